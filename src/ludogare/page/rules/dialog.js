/** The rules over the page, opened at a clause. */

import { dialogCloseButton } from "../lib/buttons.js";
import { h } from "../lib/dom.js";
import { say } from "../lib/say.js";
import { Rules } from "./rules.js";

export class RulesDialog {
  /** @param {import("../lib/protocol.d.ts").GameInfo} game */
  constructor(game) {
    this.rules = new Rules(game.name);
    this.element = h(
      "dialog",
      { "class": "rules-dialog", "aria-label": say("tab-rules") },
      h("div", { class: "dialog-head" }, h("b", {}, game.title), dialogCloseButton()),
      this.rules.box,
    );
  }

  /** @param {string} clause */
  open(clause) {
    if (!this.element.isConnected) document.body.append(this.element);
    this.element.showModal();
    this.rules.open(clause);
  }

  close() {
    this.element.remove();
  }
}
