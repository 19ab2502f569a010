/** Company in the first turns of a match after a lesson: a short sentence about what is asked. */

import { get } from "../lib/api.js";
import { closeButton } from "../lib/buttons.js";
import { saidAt, sayAt } from "../lib/company.js";
import { fill, h } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { language } from "../lib/say.js";

/** @typedef {import("../lib/protocol.d.ts").ActionInfo} Action */

export class Company {
  /**
   * @param {string} table
   * @param {string} game
   */
  constructor(table, game) {
    this.table = table;
    this.game = game;
    /** What there is to say, by verb. @type {Promise<Record<string, string>> | null} */
    this.sentences = null;
    /** What the last sentence was about. */
    this.about = "";
    this.element = h("div", { class: "company", role: "status", hidden: true });
  }

  /**
   * Says the next thing about what can be done, once for each question.
   *
   * @param {Action[]} actions
   * @param {number} asked which question it is
   */
  async tell(actions, asked) {
    if (saidAt(this.table) === null) return;
    const about = actions.length ? String(asked) : "";
    if (about === this.about) return;
    this.about = about;
    this.element.hidden = true;
    if (!about) return;
    this.sentences ??= get(`/api/games/${this.game}/company`, { language: language() });
    const sentences = await this.sentences.catch(() => ({}));
    const said = saidAt(this.table) ?? [];
    const verb = Object.keys(sentences).find(
      (name) => !said.includes(name) && actions.some((action) => action.verb === name),
    );
    if (!verb || about !== this.about) return;
    sayAt(this.table, verb);
    const close = closeButton(() => (this.element.hidden = true));
    fill(this.element, icon("rules"), h("p", {}, /** @type {any} */ (sentences)[verb]), close);
    this.element.hidden = false;
  }
}
