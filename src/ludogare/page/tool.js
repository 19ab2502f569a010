/** The buttons beside what is asked: taking back, a hint. */

import { h } from "./dom.js";
import { sign } from "./marks.js";

/**
 * While it cannot be used it is `ariaDisabled`, so that it is still found and read out.
 *
 * @param {import("./marks.js").Sign} name
 * @param {string} words
 * @param {() => void} click
 */
export function tool(name, words, click) {
  const button = h(
    "button",
    {
      type: "button",
      class: "tool",
      onclick: () => button.ariaDisabled !== "true" && click(),
    },
    sign(name),
    h("span", {}, words),
  );
  return button;
}
