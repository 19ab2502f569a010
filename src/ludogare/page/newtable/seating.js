/** Who sits where: three common ways in one click, or seat by seat. */

import { botCharacter, botName } from "../lib/bots.js";
import { fill, h } from "../lib/dom.js";
import { segments, select } from "../lib/fields.js";
import { icon, mark } from "../lib/icons.js";
import { MAX_NAME } from "../lib/limits.js";
import { portrait } from "../lib/portraits.js";
import { say } from "../lib/say.js";
import { stored } from "../lib/storage.js";

/** @typedef {"me" | "device" | "link" | "bot"} Kind */
/** @typedef {{kind: Kind, name: string, bot: string}} Seat */

export class Seating {
  /** @param {import("../lib/protocol.d.ts").GameInfo} game */
  constructor(game) {
    this.game = game;
    this.bots = [...game.bots, ...game.programs];
    /** A bot for the first time: neither the weakest nor the strongest. */
    this.bot = game.bots[Math.floor((game.bots.length - 1) / 2)];
    /** @type {Seat[]} */
    this.seats = [{ kind: "me", name: stored("name", ""), bot: this.bot }];
    this.resize(Math.max(game.seats[0], 2), "bot");
    this.list = h("ol", { class: "seats" });
    this.presets = this.makePresets();
    this.element = h(
      "fieldset",
      {},
      h("legend", {}, say("new-who")),
      h("div", { class: "presets" }, this.presets),
      this.count(),
      this.list,
    );
    this.draw();
  }

  /** The seats as the server is asked for them. */
  wanted() {
    return this.seats.map(({ kind, name, bot }) => ({
      kind,
      ...(kind === "bot" ? { bot } : {}),
      ...(isHere(kind) && name.trim() ? { name: name.trim() } : {}),
    }));
  }

  /** The seats of people who are here. */
  held() {
    return this.seats.flatMap(({ kind }, i) => (isHere(kind) ? [i] : []));
  }

  get ownName() {
    return this.seats.find((s) => s.kind === "me")?.name.trim();
  }

  makePresets() {
    /** @type {[Kind, import("../lib/icons.js").IconName, string, string][]} */
    const ways = [
      ["bot", "bot", say("preset-bot"), say("preset-bot-words")],
      ["link", "link", say("preset-link"), say("preset-link-words")],
      ["device", "device", say("preset-device"), say("preset-device-words")],
    ];
    return ways.map(([kind, name, title, words]) =>
      h(
        "button",
        {
          "type": "button",
          "class": "preset",
          "data-kind": kind,
          "onclick": () => this.seatAll(kind),
        },
        icon(name),
        h("span", {}, h("b", {}, title), h("span", {}, words)),
      ),
    );
  }

  /** Me, and everybody else in one way. @param {Kind} kind */
  seatAll(kind) {
    this.seats[0].kind = "me";
    for (const seat of this.seats.slice(1)) seat.kind = kind;
    this.draw();
  }

  /** How many play. */
  count() {
    const [least, most] = this.game.seats;
    const numbers = Array.from({ length: most - least + 1 }, (_, i) => least + i);
    const entries = numbers.map((n) => /** @type {[number, string]} */ ([n, String(n)]));
    const change = (/** @type {number} */ n) => {
      const last = this.seats[this.seats.length - 1].kind;
      this.resize(n, last === "me" ? "bot" : last);
      this.draw();
    };
    return h(
      "div",
      { class: "row" },
      h("span", { "class": "label", "aria-hidden": "true" }, say("new-players")),
      h(
        "div",
        { "class": "segments count", "role": "radiogroup", "aria-label": say("new-players") },
        segments(entries, this.seats.length, change),
      ),
    );
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
    const others = new Set(this.seats.slice(1).map((s) => s.kind));
    const alike = this.seats[0].kind === "me" && others.size === 1;
    for (const preset of this.presets) {
      const is = alike && others.has(/** @type {Kind} */ (preset.dataset.kind));
      preset.setAttribute("aria-pressed", String(is));
    }
    fill(
      this.list,
      this.seats.map((seat, i) => this.line(seat, i)),
    );
  }

  /**
   * @param {Seat} seat
   * @param {number} i
   */
  line(seat, i) {
    /** @type {[Kind, string][]} */
    const kinds = [
      ["me", say("seat-me")],
      ["link", say("seat-link")],
      ["bot", say("seat-bot")],
      ["device", say("seat-device")],
    ];
    const number = say("seat-number", { n: i + 1 });
    const kind = select(kinds, seat.kind, (chosen) => this.choose(i, chosen), {
      "aria-label": say("seat-kind", { seat: number }),
    });
    return h("li", {}, mark(i), kind, this.detail(seat, number));
  }

  /**
   * Only one seat is mine.
   *
   * @param {number} i
   * @param {Kind} kind
   */
  choose(i, kind) {
    if (kind === "me")
      for (const other of this.seats) if (other.kind === "me") other.kind = "device";
    this.seats[i].kind = kind;
    this.draw();
    this.list.children[i].querySelector("select")?.focus();
  }

  /**
   * @param {Seat} seat
   * @param {string} number
   */
  detail(seat, number) {
    if (seat.kind === "link") return h("span", { class: "soft" }, say("seat-link-words"));
    if (seat.kind === "bot") return this.level(seat, number);
    const field = h("input", {
      "type": "text",
      "value": seat.name,
      "maxLength": MAX_NAME,
      "autocomplete": "off",
      "placeholder": say("name"),
      "aria-label": say("seat-name", { seat: number }),
      "oninput": () => (seat.name = field.value),
    });
    return field;
  }

  /**
   * Which bot: its name to choose, its face, and what kind of player it is.
   *
   * @param {Seat} seat
   * @param {string} number
   */
  level(seat, number) {
    const levels = this.bots.map((b) => /** @type {[string, string]} */ ([b, botName(b)]));
    const picture = h("span", { class: "who" }, portrait(seat.bot));
    const words = h("span", { class: "soft" }, botCharacter(seat.bot));
    const choose = (/** @type {string} */ chosen) => {
      seat.bot = chosen;
      fill(picture, portrait(chosen));
      fill(words, botCharacter(chosen));
    };
    const chooser = select(levels, seat.bot, choose, {
      "aria-label": say("seat-level", { seat: number }),
    });
    return h("div", { class: "bot-level" }, picture, chooser, words);
  }
}

/** Whether somebody sits at this device. @param {Kind} kind */
function isHere(kind) {
  return kind === "me" || kind === "device";
}
