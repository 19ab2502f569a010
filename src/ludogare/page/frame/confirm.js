/** A question with two answers, before something that cannot be undone. */

import { freshId, h } from "../lib/dom.js";
import { say } from "../lib/say.js";

/**
 * Resolves with whether the first answer was given.
 *
 * @param {string} question
 * @param {string} yes
 * @param {string} [no]
 * @returns {Promise<boolean>}
 */
export function askToConfirm(question, yes, no = say("no-thanks")) {
  return new Promise((answer) => {
    const id = freshId();
    const dialog = h(
      "dialog",
      {
        "class": "ask",
        "aria-labelledby": id,
        "onclose": () => (dialog.remove(), answer(dialog.returnValue === "yes")),
      },
      h("p", { id }, question),
      h(
        "div",
        { class: "buttons" },
        h("button", { type: "button", class: "strong", onclick: () => dialog.close("yes") }, yes),
        h(
          "button",
          { type: "button", class: "quiet", autofocus: true, onclick: () => dialog.close("no") },
          no,
        ),
      ),
    );
    document.body.append(dialog);
    dialog.showModal();
    addEventListener("popstate", () => dialog.close("no"), { once: true }); // it was about the page that goes
  });
}
