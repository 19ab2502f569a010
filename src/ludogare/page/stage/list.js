/** The list of everything that can be done: one tap away, and whole for who plays by ear. */

import { acting } from "../board/controls.js";
import { closeButton } from "../lib/buttons.js";
import { fill, h } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { say } from "../lib/say.js";

/** @typedef {import("../lib/protocol.d.ts").ActionInfo} Action */

export class ActionList {
  /** @param {import("../board/controls.js").Listener} listener */
  constructor(listener) {
    this.listener = listener;
    /** @type {Action[]} */
    this.actions = [];
    this.items = h("ol", { class: "every-list" });
    this.words = h("p", { class: "panel-words" });
    this.button = h(
      "button",
      { "type": "button", "class": "quiet every", "aria-expanded": "false", "onclick": () => this.toggle() },
      icon("log"),
      h("span", {}, say("choose-list")),
    );
    this.panel = h(
      "section",
      {
        "class": "over-panel every-panel",
        "aria-label": say("choose-list"),
        "hidden": true,
        "onkeydown": (/** @type {KeyboardEvent} */ event) => this.keyed(event),
      },
      h("div", { class: "panel-top" }, this.words, closeButton(() => this.close(true))),
      this.items,
    );
  }

  /** What is in it now. @param {Action[]} actions */
  show(actions) {
    this.actions = actions;
    this.button.hidden = actions.length === 0;
    if (!actions.length) this.close();
    if (!this.panel.hidden) this.fill();
  }

  fill() {
    this.words.textContent = say("choose-list-words", { n: this.actions.length });
    fill(
      this.items,
      this.actions.map((action, i) =>
        h(
          "li",
          {},
          h(
            "button",
            { type: "button", tabIndex: i ? -1 : 0, ...acting(action, this.listener) },
            action.label,
          ),
        ),
      ),
    );
  }

  toggle() {
    if (!this.panel.hidden) return this.close(true);
    this.panel.hidden = false;
    this.button.ariaExpanded = "true";
    this.fill();
    this.first(this.panel)?.focus();
  }

  /** The first action, for who is in the list and it is open. @param {Element} inside */
  first(inside) {
    return inside === this.panel && !this.panel.hidden ? this.items.querySelector("button") : null;
  }

  /** @param {boolean} [back] whether the keyboard goes on at the button */
  close(back = false) {
    if (this.panel.hidden) return;
    this.panel.hidden = true;
    this.button.ariaExpanded = "false";
    if (back) this.button.focus();
  }

  /**
   * Arrow keys go from one to the next, so that a long list is one stop on the way of the Tab key;
   * Escape closes.
   *
   * @param {KeyboardEvent} event
   */
  keyed(event) {
    const buttons = [...this.items.querySelectorAll("button")];
    const at = buttons.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (event.key === "Escape") this.close(true);
    else if (next === undefined || at < 0) return;
    else if (buttons[next]) {
      buttons[at].tabIndex = -1;
      buttons[next].tabIndex = 0;
      buttons[next].focus();
    }
    event.preventDefault();
  }
}
