/** Light or dark: as the system prefers, or as somebody chose. */

import { keep, kept } from "./kept.js";

/** @typedef {"auto" | "light" | "dark"} Theme */

/** @returns {Theme} */
export function theme() {
  return kept("theme", /** @type {Theme} */ ("auto"));
}

/** @param {Theme} chosen */
export function setTheme(chosen) {
  keep("theme", chosen === "auto" ? null : chosen);
  wear(chosen);
}

/** @param {Theme} chosen */
function wear(chosen) {
  if (chosen === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = chosen;
}

wear(theme());
