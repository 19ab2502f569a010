/** Buttons that show an icon instead of words. */

import { h } from "./dom.js";
import { icon } from "./icons.js";
import { say } from "./say.js";

/**
 * @param {import("./icons.js").IconName} name
 * @param {string} label
 * @param {() => void} click
 * @param {Record<string, unknown>} [more] other attributes
 */
export function iconButton(name, label, click, more = {}) {
  return h(
    "button",
    {
      "type": "button",
      "class": "icon-button",
      "aria-label": label,
      "title": label,
      "onclick": click,
      ...more,
    },
    icon(name),
  );
}

/** @param {() => void} click */
export function closeButton(click) {
  return iconButton("close", say("close"), click);
}

/** The button that closes the dialog it is in. */
export function dialogCloseButton() {
  const button = closeButton(() => button.closest("dialog")?.close());
  return button;
}
