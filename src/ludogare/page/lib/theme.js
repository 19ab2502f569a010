/** Light or dark: as the system prefers, or as somebody chose. */

import { store, stored } from "./storage.js";

/** @typedef {"auto" | "light" | "dark"} Theme */

/** @returns {Theme} */
export function theme() {
  return stored("theme", /** @type {Theme} */ ("auto"));
}

/** @param {Theme} chosen */
export function setTheme(chosen) {
  store("theme", chosen === "auto" ? null : chosen);
  apply(chosen);
}

/** @param {Theme} chosen */
function apply(chosen) {
  if (chosen === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = chosen;
}

apply(theme());
