/** On one device: a curtain between two players, so that secrets stay where they belong. */

import { h } from "../lib/dom.js";
import { mark } from "../lib/icons.js";
import { say } from "../lib/say.js";

/**
 * Draws the curtain; it opens when the next player says so.
 *
 * @param {HTMLElement} over what is covered
 * @param {{seat: number, name: string}} next
 * @param {() => void} open
 */
export function drawCurtain(over, next, open) {
  const button = h(
    "button",
    { type: "button", class: "strong big" },
    say("curtain-open", { name: next.name }),
  );
  const curtain = h(
    "div",
    {
      "class": "curtain",
      "role": "dialog",
      "aria-modal": "true",
      "aria-label": say("curtain", { name: next.name }),
    },
    h(
      "div",
      { class: "sign-plate" },
      mark(next.seat),
      h("p", { class: "hand-over" }, say("curtain", { name: next.name })),
      h("p", {}, say("curtain-words")),
      button,
    ),
  );
  button.addEventListener("click", () => {
    over.inert = false;
    curtain.remove();
    open();
  });
  over.inert = true;
  over.after(curtain);
  button.focus();
  return curtain;
}
