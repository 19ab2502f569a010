/** Fields of forms: a switch, a row of which one is chosen, a list with its label. */

import { freshId, h } from "./dom.js";

/**
 * @param {string} words
 * @param {boolean} on
 * @param {(on: boolean, box: HTMLInputElement) => void} change
 */
export function toggle(words, on, change) {
  const box = h("input", {
    type: "checkbox",
    checked: on,
    onchange: () => change(box.checked, box),
  });
  return h("label", { class: "toggle" }, box, h("span", {}, words));
}

/**
 * A row of which one is chosen.
 *
 * @template {string | number} T
 * @param {[T, string][]} entries values with their words
 * @param {T} chosen
 * @param {(value: T) => void} change
 */
export function segments(entries, chosen, change) {
  const name = freshId();
  return entries.map(([value, words]) => {
    const input = h("input", {
      type: "radio",
      name,
      value: String(value),
      checked: value === chosen,
      onchange: () => change(value),
    });
    return h("label", {}, input, h("span", {}, words));
  });
}

/**
 * A list to choose from.
 *
 * @template T
 * @param {[T, string][]} entries values with their words
 * @param {T} chosen
 * @param {(value: T) => void} change
 * @param {Record<string, unknown>} [more] other attributes
 */
export function select(entries, chosen, change, more = {}) {
  const list = h(
    "select",
    { onchange: () => change(entries[list.selectedIndex][0]), ...more },
    entries.map(([value, words]) =>
      h("option", { value: String(value), selected: value === chosen }, words),
    ),
  );
  return list;
}

/**
 * A list with its label, and perhaps something between them.
 *
 * @param {string} label
 * @param {HTMLSelectElement} list
 * @param {Node | null} [between]
 */
export function labelled(label, list, between = null) {
  list.id = freshId();
  return h(
    "div",
    { class: "option choice" },
    h("label", { htmlFor: list.id }, label),
    between,
    list,
  );
}
