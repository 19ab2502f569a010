/** A new table: who sits where, which options, and how the table is kept. */

import { note } from "../frame/notes.js";
import { go } from "../lib/address.js";
import { change, nonce } from "../lib/api.js";
import { fill, h } from "../lib/dom.js";
import { gameCalled, titleCard } from "../lib/games.js";
import { noteAt } from "../lib/noted.js";
import { language, say } from "../lib/say.js";
import { holdAt } from "../lib/seats.js";
import { store } from "../lib/storage.js";
import { withClauses } from "../rules/clauses.js";
import { RulesDialog } from "../rules/dialog.js";
import { optionField } from "./options.js";
import { Seating } from "./seating.js";
import { DEFAULTS, settingFields } from "./settings.js";

/** @typedef {import("../lib/protocol.d.ts").GameInfo} Game */

/**
 * @param {string} name
 * @returns {Promise<import("../frame/frame.js").Page>}
 */
export async function newTable(name) {
  const game = await gameCalled(name);
  const form = new Form(game);
  return {
    element: form.element,
    title: `${game.title} – Ludogare`,
    close: () => form.rules.close(),
  };
}

class Form {
  /** @param {Game} game */
  constructor(game) {
    this.game = game;
    this.seating = new Seating(game);
    /** @type {Record<string, boolean | string | number>} */
    this.options = {};
    this.settings = { ...DEFAULTS };
    this.rules = new RulesDialog(game);
    /** What was asked for last, in words, and our own part in it. */
    this.asked = { words: "", id: "", nonce: "" };
    this.problem = h("div", { role: "alert" });
    this.start = h("button", { type: "submit", class: "strong big" }, say("new-open"));
    this.element = this.build();
  }

  build() {
    return h(
      "form",
      {
        class: "new-table about",
        onsubmit: (/** @type {Event} */ e) => (e.preventDefault(), this.send()),
      },
      titleCard(this.game, "new"),
      h(
        "div",
        { class: "setup" },
        this.seating.element,
        this.optionFields(),
        h(
          "fieldset",
          {},
          h("legend", {}, say("new-settings")),
          settingFields(this.settings, this.game.answers),
        ),
        this.problem,
        h(
          "div",
          { class: "buttons" },
          this.start,
          h("a", { class: "button quiet", href: "/" }, say("to-lobby")),
        ),
      ),
    );
  }

  optionFields() {
    if (!this.game.options.length) return null;
    const field = (/** @type {import("../lib/protocol.d.ts").OptionInfo} */ option) =>
      optionField(
        option,
        (value) => (this.options[option.name] = value),
        (clause) => this.rules.open(clause),
      );
    const fine = this.game.options.filter((option) => option.feel === null);
    return h(
      "fieldset",
      {},
      h("legend", {}, say("new-options")),
      this.game.options.filter((option) => option.feel !== null).map(field),
      fine.length
        ? h("details", {}, h("summary", {}, say("new-fine", { n: fine.length })), fine.map(field))
        : null,
    );
  }

  async send() {
    this.start.disabled = true;
    fill(this.problem);
    try {
      const made = await change("/api/tables", this.wish());
      noteAt(made.table, { nonces: { [this.seating.held()[0]]: this.asked.nonce } });
      holdAt(made.table, { held: this.seating.held(), links: made.links });
      if (this.seating.ownName) store("name", this.seating.ownName);
      go(`/t/${made.table}`);
    } catch (problem) {
      this.refused(/** @type {import("../lib/api.js").Refused} */ (problem));
    }
  }

  /** What is asked for; the same wish, sent again, has the same id. */
  wish() {
    const wish = {
      game: this.game.name,
      options: this.options,
      seats: this.seating.wanted(),
      settings: this.settings,
      language: language(),
    };
    const words = JSON.stringify(wish);
    if (words !== this.asked.words) this.asked = { words, id: nonce(), nonce: nonce() };
    return { ...wish, id: this.asked.id, nonce: this.asked.nonce };
  }

  /** @param {import("../lib/api.js").Refused} problem */
  refused({ message, clause }) {
    const words = withClauses(message, (c) => this.rules.open(c), clause);
    fill(this.problem, h("p", { class: "bad" }, words));
    note([message], "bad");
    this.start.disabled = false;
  }
}
