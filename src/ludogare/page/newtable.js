/** A new table: who sits where, which options, and how the table is kept. */

import { games, nonce, post, posterOf } from "./api.js";
import { botName } from "./bots.js";
import { fill, fresh, h } from "./dom.js";
import { closing, note, toggle } from "./frame.js";
import { go } from "./go.js";
import { holdAt, keep, kept } from "./kept.js";
import { range } from "./lobby.js";
import { LONGEST_NAME } from "./lounge.js";
import { mark, sign } from "./marks.js";
import { Rules, clauseButton, withClauses } from "./rules.js";
import { language, say } from "./say.js";
import { answerWords, clockWords } from "./times.js";

/** @typedef {import("./types.js").Game} Game */
/** @typedef {import("./types.js").Option} Option */
/** @typedef {"me" | "device" | "link" | "bot"} Kind */
/** @typedef {{kind: Kind, name: string, bot: string}} Wish */

const CLOCKS = [null, 30, 60, 120, 300, 86400, 259200];
const ANSWERS = [null, 5, 10, 20, 60];

/**
 * @param {string} name
 * @returns {Promise<import("./main.js").Page>}
 */
export async function newTable(name) {
  const game = (await games()).find((g) => g.name === name);
  if (!game) throw new Error(say("no-game"));
  const form = new Form(game);
  return {
    element: form.element,
    title: `${game.title} – Ludogare`,
    close: () => form.dialog.remove(),
  };
}

class Form {
  /** @param {Game} game */
  constructor(game) {
    this.game = game;
    this.bots = game.bots.length ? game.bots : ["random"];
    /** A bot for the first time: neither the weakest nor the strongest. */
    this.bot = this.bots[Math.floor((this.bots.length - 1) / 2)];
    /** @type {Wish[]} */
    this.seats = [{ kind: "me", name: kept("name", ""), bot: this.bot }];
    /** @type {Record<string, boolean | string | number>} */
    this.options = {};
    this.settings = {
      listed: false,
      undo: true,
      hints: true,
      clock: /** @type {number | null} */ (null),
      answer: /** @type {number | null} */ (null),
      takeover: true,
    };
    this.rules = new Rules(game.name);
    this.dialog = this.rulesDialog();
    this.list = h("ol", { class: "seats" });
    this.count = h("div", {
      "class": "segments count",
      "role": "radiogroup",
      "aria-label": say("new-players"),
    });
    this.problem = h("div", { role: "alert" });
    this.start = h("button", { type: "submit", class: "strong big" }, say("new-open"));
    this.resize(Math.max(game.seats[0], 2), "bot");
    this.element = this.build();
    this.draw();
  }

  build() {
    const { game } = this;
    return h(
      "form",
      {
        class: "new-table",
        onsubmit: (/** @type {Event} */ e) => (e.preventDefault(), this.send()),
      },
      h(
        "div",
        { class: "title-card" },
        h("div", { class: "picture" }, h("img", { src: posterOf(game), alt: "" })),
        h(
          "div",
          { class: "caption" },
          h("h1", {}, game.title),
          h(
            "p",
            { class: "facts" },
            h("span", { class: "fact" }, sign("players"), range(game.seats)),
            game.minutes
              ? h("span", { class: "fact" }, sign("clock"), say("minutes", { n: game.minutes }))
              : null,
          ),
          h("p", {}, game.blurb),
          h("p", {}, h("a", { href: `/rules/${game.name}` }, say("lobby-rules"))),
        ),
      ),
      h(
        "div",
        { class: "wishes" },
        h(
          "fieldset",
          {},
          h("legend", {}, say("new-who")),
          this.presets(),
          h(
            "div",
            { class: "row" },
            h("span", { "class": "label", "aria-hidden": "true" }, say("new-players")),
            this.count,
          ),
          this.list,
        ),
        game.options.length
          ? h(
              "fieldset",
              {},
              h("legend", {}, say("new-options")),
              game.options.map((o) => this.option(o)),
            )
          : null,
        h("fieldset", {}, h("legend", {}, say("new-settings")), this.keeping()),
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

  /** Three common ways to sit, each one click. */
  presets() {
    /** @type {[Kind, import("./marks.js").Sign, string, string][]} */
    const ways = [
      ["bot", "bot", say("preset-bot"), say("preset-bot-words")],
      ["link", "link", say("preset-link"), say("preset-link-words")],
      ["device", "device", say("preset-device"), say("preset-device-words")],
    ];
    this.ways = ways.map(([kind, name, title, words]) =>
      h(
        "button",
        {
          "type": "button",
          "class": "preset",
          "data-kind": kind,
          "onclick": () => {
            for (const seat of this.seats.slice(1)) seat.kind = kind;
            this.seats[0].kind = "me";
            this.draw();
          },
        },
        sign(name),
        h("span", {}, h("b", {}, title), h("span", {}, words)),
      ),
    );
    return h("div", { class: "presets" }, this.ways);
  }

  /**
   * @param {number} seats
   * @param {Kind} kind of the seats to be added
   */
  resize(seats, kind) {
    while (this.seats.length < seats) this.seats.push({ kind, name: "", bot: this.bot });
    this.seats.length = seats;
  }

  draw() {
    const [least, most] = this.game.seats;
    const name = fresh();
    fill(
      this.count,
      Array.from({ length: most - least + 1 }, (_, i) => least + i).map((n) =>
        h(
          "label",
          {},
          h("input", {
            type: "radio",
            name,
            value: String(n),
            checked: n === this.seats.length,
            onchange: () => {
              const last = this.seats[this.seats.length - 1].kind;
              this.resize(n, last === "me" ? "bot" : last);
              this.drawSeats();
            },
          }),
          h("span", {}, n),
        ),
      ),
    );
    this.drawSeats();
  }

  drawSeats() {
    const others = new Set(this.seats.slice(1).map((s) => s.kind));
    for (const way of this.ways ?? []) {
      way.setAttribute(
        "aria-pressed",
        String(
          this.seats[0].kind === "me" &&
            others.size === 1 &&
            others.has(/** @type {Kind} */ (way.dataset.kind)),
        ),
      );
    }
    fill(
      this.list,
      this.seats.map((wish, i) => this.seat(wish, i)),
    );
  }

  /**
   * @param {Wish} wish
   * @param {number} i
   */
  seat(wish, i) {
    /** @type {[Kind, string][]} */
    const kinds = [
      ["me", say("seat-me")],
      ["link", say("seat-link")],
      ["bot", say("seat-bot")],
      ["device", say("seat-device")],
    ];
    const number = say("seat-number", { n: i + 1 });
    const kind = h(
      "select",
      {
        "aria-label": say("seat-kind", { seat: number }),
        "onchange": () => {
          wish.kind = /** @type {Kind} */ (kind.value);
          for (const other of this.seats)
            if (wish.kind === "me" && other !== wish && other.kind === "me") other.kind = "device";
          this.drawSeats();
          /** @type {HTMLElement | null} */ (
            this.list.children[i].querySelector("select")
          )?.focus();
        },
      },
      kinds.map(([value, words]) => h("option", { value, selected: value === wish.kind }, words)),
    );
    return h("li", {}, mark(i), kind, this.detail(wish, number));
  }

  /**
   * @param {Wish} wish
   * @param {string} number
   */
  detail(wish, number) {
    if (wish.kind === "bot") {
      if (this.bots.length === 1) return h("span", { class: "soft" }, botName(this.bots[0]));
      return h(
        "select",
        {
          "aria-label": say("seat-level", { seat: number }),
          "onchange": (/** @type {Event} */ e) =>
            (wish.bot = /** @type {HTMLSelectElement} */ (e.target).value),
        },
        [...this.bots, ...this.game.programs].map((b) =>
          h("option", { value: b, selected: b === wish.bot }, botName(b)),
        ),
      );
    }
    if (wish.kind === "link") return h("span", { class: "soft" }, say("seat-link-words"));
    return h("input", {
      "type": "text",
      "value": wish.name,
      "maxLength": LONGEST_NAME,
      "autocomplete": "off",
      "placeholder": say("name"),
      "aria-label": say("seat-name", { seat: number }),
      "oninput": (/** @type {Event} */ e) =>
        (wish.name = /** @type {HTMLInputElement} */ (e.target).value),
    });
  }

  /** @param {Option} option */
  option(option) {
    const set = (/** @type {boolean | string | number} */ value) =>
      (this.options[option.name] = value);
    const clause = clauseButton(option.clause, (number) => this.openRules(number));
    if (option.type === "bool") {
      return h(
        "div",
        { class: "option" },
        toggle(option.sentence, option.default === true, set),
        clause,
      );
    }
    const id = fresh();
    const select = h(
      "select",
      {
        id,
        onchange: () => set(/** @type {string | number} */ (option.values[select.selectedIndex])),
      },
      option.values.map((v) =>
        h(
          "option",
          { selected: v === option.default },
          option.labels?.[String(v)] ?? String(v).replaceAll("_", " "),
        ),
      ),
    );
    return h(
      "div",
      { class: "option choice" },
      h("label", { htmlFor: id }, option.sentence),
      clause,
      select,
    );
  }

  keeping() {
    const { settings } = this;
    return [
      toggle(say("set-listed"), settings.listed, (on) => (settings.listed = on)),
      toggle(say("set-undo"), settings.undo, (on) => (settings.undo = on)),
      toggle(say("set-hints"), settings.hints, (on) => (settings.hints = on)),
      toggle(say("set-takeover"), settings.takeover, (on) => (settings.takeover = on)),
      this.time(say("set-clock"), CLOCKS, clockWords, (chosen) => (settings.clock = chosen)),
      this.game.answers
        ? this.time(say("set-answer"), ANSWERS, answerWords, (on) => (settings.answer = on))
        : null,
    ];
  }

  /**
   * A time to choose.
   *
   * @param {string} label
   * @param {(number | null)[]} times in seconds
   * @param {(seconds: number | null) => string} words
   * @param {(seconds: number | null) => void} set
   */
  time(label, times, words, set) {
    const id = fresh();
    const select = h(
      "select",
      { id, onchange: () => set(times[select.selectedIndex]) },
      times.map((seconds) => h("option", {}, words(seconds))),
    );
    return h("div", { class: "option choice" }, h("label", { htmlFor: id }, label), select);
  }

  rulesDialog() {
    return h(
      "dialog",
      { "class": "rules-dialog", "aria-label": say("tab-rules") },
      h("div", { class: "dialog-head" }, h("b", {}, this.game.title), closing()),
      this.rules.box,
    );
  }

  /** @param {string} clause */
  openRules(clause) {
    if (!this.dialog.isConnected) document.body.append(this.dialog);
    this.dialog.showModal();
    this.rules.open(clause);
  }

  async send() {
    this.start.disabled = true;
    fill(this.problem);
    const seats = this.seats.map(({ kind, name, bot }) => ({
      kind,
      ...(kind === "bot" ? { bot } : {}),
      ...(kind !== "bot" && kind !== "link" && name.trim() ? { name: name.trim() } : {}),
    }));
    try {
      const made = await post("/api/tables", {
        game: this.game.name,
        options: this.options,
        seats,
        settings: this.settings,
        language: language(),
        nonce: nonce(),
      });
      const held = seats.flatMap((s, i) => (s.kind === "me" || s.kind === "device" ? [i] : []));
      holdAt(made.table, { held, links: made.links });
      const mine = this.seats.find((s) => s.kind === "me")?.name.trim();
      if (mine) keep("name", mine);
      go(`/t/${made.table}`);
    } catch (problem) {
      const { message, clause } = /** @type {import("./api.js").Refused} */ (problem);
      fill(
        this.problem,
        h(
          "p",
          { class: "bad" },
          withClauses(message, (c) => this.openRules(c), clause),
        ),
      );
      note([message], "bad");
      this.start.disabled = false;
    }
  }
}
