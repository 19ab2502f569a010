/** What somebody prefers, beside sound, notifications and theme. */

import { store, stored } from "./storage.js";

/** Whether a final choice on the board is asked again. */
export function confirmsClicks() {
  return stored("confirm", true);
}

/** @param {boolean} on */
export function setConfirmsClicks(on) {
  store("confirm", on);
}
