/** What holds at a table: options, settings, fair deals, links, the record. */

import { shareable } from "../frame/share.js";
import { addressOf } from "../lib/address.js";
import { get } from "../lib/api.js";
import { fill, h } from "../lib/dom.js";
import { answerDuration, clockWords, flagWords } from "../lib/durations.js";
import { notedAt } from "../lib/noted.js";
import { optionValue } from "../lib/options.js";
import { ratingWords, ratingsAt } from "../lib/rated.js";
import { language, say } from "../lib/say.js";
import { own } from "./own.js";
import { recordLink } from "./record.js";
import { verdictLine } from "./verdict.js";

/** @typedef {import("../lib/protocol.d.ts").TableInfo} TableInfo */
/** @typedef {import("../lib/protocol.d.ts").GameInfo} Game */

/**
 * @param {string} table
 * @returns {Promise<TableInfo>}
 */
export function tableInfo(table) {
  return get(`/api/tables/${table}`, { language: language() });
}

export class Info {
  /**
   * @param {TableInfo} info
   * @param {Game} game
   * @param {() => void} erase deletes what is one's own
   */
  constructor(info, game, erase) {
    this.table = info.table;
    this.erase = erase;
    this.game = game;
    this.words = h("div", { class: "info" });
    this.ratings = h("div", { hidden: true });
    /** What a check of the deals has found. */
    this.checked = h("div", { role: "status" });
    this.box = h(
      "div",
      { "class": "scrolled", "tabIndex": 0, "role": "region", "aria-label": say("tab-table") },
      this.words,
    );
    this.show(info);
  }

  /** @param {TableInfo} info */
  show(info) {
    const { table, settings, options, fairness } = info;
    const { game } = this;
    fill(
      this.words,
      game.options.length ? h("h3", {}, say("new-options")) : null,
      pairs(
        game.options.map((o) => [o.sentence, optionValue(options[o.name] ?? o.default, o)]),
      ),
      h("h3", {}, say("new-settings")),
      h(
        "ul",
        {},
        settingLines(settings).map((words) => h("li", {}, words)),
      ),
      this.ratings,
      h("h3", {}, say("info-watch")),
      shareable(addressOf(table).href),
      h("h3", {}, say("info-fair")),
      h("p", {}, say("info-fair-words")),
      fairnessPairs(fairness, notedAt(table)),
      this.checked,
      h("p", {}, recordLink(table, game)),
      ...own(info, this.erase),
    );
  }

  /** @param {import("./fair.js").Verdict} verdict */
  found(verdict) {
    fill(this.checked, verdictLine(verdict));
  }

  /** @returns {import("../frame/drawer.js").Leaf} */
  leaf() {
    const opened = () => this.refresh();
    return { name: "info", icon: "table", words: say("tab-table"), content: this.box, opened };
  }

  async refresh() {
    const info = await tableInfo(this.table).catch(() => null);
    if (!info) return;
    this.show(info);
    this.showRatings(await ratingsAt(info.table, info.seats));
  }

  /**
   * What the claimed names at the table have shown in its game.
   *
   * @param {(import("../lib/protocol.d.ts").RatingInfo | null)[]} found
   */
  showRatings(found) {
    /** @type {[string, string][]} */
    const lines = found.flatMap((r) => (r ? [[r.name, ratingWords(r)]] : []));
    this.ratings.hidden = !lines.length;
    fill(this.ratings, h("h3", {}, say("ratings")), pairs(lines));
  }
}

/** @param {import("../lib/protocol.d.ts").TableSettings} settings */
function settingLines(settings) {
  const { undo, hints, clock, total, flag, answer, listed } = settings;
  const timed = clock !== null || total !== null;
  return [
    undo ? say("info-undo") : say("info-no-undo"),
    hints ? say("info-hints") : say("info-no-hints"),
    clockWords(settings),
    ...(timed ? [say("setting-is", { what: say("set-flag"), is: flagWords(flag) })] : []),
    ...(answer ? [say("setting-is", { what: say("set-answer"), is: answerDuration(answer) })] : []),
    listed ? say("info-listed") : say("info-unlisted"),
  ];
}

/**
 * What was noted here, and what is published.
 *
 * @param {import("../lib/protocol.d.ts").FairnessInfo} fairness
 * @param {import("../lib/noted.js").Noted} noted
 */
function fairnessPairs({ commitment, secret }, noted) {
  /** @type {[string, Node][]} */
  const published = [[say("info-commitment"), h("code", {}, noted.commitment ?? commitment)]];
  for (const nonce of Object.values(noted.nonces ?? {}))
    published.push([say("info-nonce"), h("code", {}, nonce)]);
  if (secret) published.push([say("info-secret"), h("code", {}, secret)]);
  return pairs(published);
}

/** What is said of what. @param {[string, string | Node][]} lines */
function pairs(lines) {
  return h(
    "dl",
    {},
    lines.flatMap(([what, is]) => [h("dt", {}, what), h("dd", {}, is)]),
  );
}
