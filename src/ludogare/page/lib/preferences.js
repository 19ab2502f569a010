/** What somebody prefers, beside sound, notifications and theme. */

import { store, stored } from "./storage.js";

/** Milliseconds for which one thing that others did is shown, before the next. */
export const PACES = { slow: 2400, normal: 1200, fast: 600, once: 0 };

/** @typedef {keyof typeof PACES} Pace */

/** Whether a final choice on the board is asked again. */
export function confirmsClicks() {
  return stored("confirm", true);
}

/** @param {boolean} on */
export function setConfirmsClicks(on) {
  store("confirm", on);
}

/** At which pace the play of others is shown. @returns {Pace} */
export function pace() {
  const chosen = stored("pace", "normal");
  return Object.hasOwn(PACES, chosen) ? /** @type {Pace} */ (chosen) : "normal";
}

/** @param {Pace} chosen */
export function setPace(chosen) {
  store("pace", chosen);
  dispatchEvent(new Event("pace"));
}
