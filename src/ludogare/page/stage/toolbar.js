/** The buttons beside what is asked: taking back, a hint. */

import { h } from "../lib/dom.js";
import { icon } from "../lib/icons.js";

/**
 * While it cannot be used it is `ariaDisabled`, so that it is still found and read out; whoever tries
 * is told why not.
 *
 * @param {import("../lib/icons.js").IconName} name
 * @param {string} words
 * @param {() => void} click
 * @param {() => void} [why] says why it cannot be used
 */
export function toolButton(name, words, click, why = () => {}) {
  const button = h(
    "button",
    {
      type: "button",
      class: "tool",
      onclick: () => (button.ariaDisabled === "true" ? why : click)(),
    },
    icon(name),
    h("span", {}, words),
  );
  return button;
}
