/** What holds at a table: options, settings, fair deals, links, the record. */

import { get } from "./api.js";
import { fill, h } from "./dom.js";
import { shareable } from "./lounge.js";
import { sign } from "./marks.js";
import { language, say } from "./say.js";
import { answerWords, clockWords } from "./times.js";

/** @typedef {import("./types.js").TableInfo} TableInfo */
/** @typedef {import("./types.js").Game} Game */

export class About {
  /**
   * @param {TableInfo} info
   * @param {Game} game
   */
  constructor(info, game) {
    this.table = info.table;
    this.game = game;
    this.words = h("div", { class: "about" });
    this.box = h(
      "div",
      { "class": "scrolled", "tabIndex": 0, "role": "region", "aria-label": say("tab-table") },
      this.words,
    );
    this.show(info);
  }

  /** @param {TableInfo} info */
  show({ table, settings, options, fairness }) {
    const { game } = this;
    const kept = [
      settings.undo ? say("about-undo") : say("about-no-undo"),
      settings.hints ? say("about-hints") : say("about-no-hints"),
      clockWords(settings.clock),
      ...(settings.answer ? [`${say("set-answer")}: ${answerWords(settings.answer)}`] : []),
      settings.listed ? say("about-listed") : say("about-unlisted"),
    ];
    /** @type {[string, string][]} */
    const deals = [[say("about-commitment"), fairness.commitment]];
    if (fairness.secret) deals.push([say("about-secret"), fairness.secret]);
    fill(
      this.words,
      game.options.length ? h("h3", {}, say("new-options")) : null,
      h(
        "dl",
        {},
        game.options.flatMap((o) => [
          h("dt", {}, o.sentence),
          h("dd", {}, optionWords(options[o.name] ?? o.default, o)),
        ]),
      ),
      h("h3", {}, say("new-settings")),
      h(
        "ul",
        {},
        kept.map((words) => h("li", {}, words)),
      ),
      h("h3", {}, say("about-watch")),
      shareable(new URL(`/t/${table}`, location.href).href),
      h("h3", {}, say("about-fair")),
      h("p", {}, say("about-fair-words")),
      h(
        "dl",
        { class: "fairness" },
        deals.flatMap(([what, hash]) => [h("dt", {}, what), h("dd", {}, h("code", {}, hash))]),
      ),
      h(
        "p",
        {},
        h(
          "a",
          { class: "button", href: `/api/tables/${table}/record`, download: `${game.name}.txt` },
          sign("save"),
          say("end-record"),
        ),
      ),
    );
  }

  /** @returns {import("./drawer.js").Leaf} */
  leaf() {
    const opened = () => this.refresh();
    return { name: "about", sign: "table", words: say("tab-table"), content: this.box, opened };
  }

  async refresh() {
    const info = await get(`/api/tables/${this.table}`, { language: language() }).catch(() => null);
    if (info) this.show(info);
  }
}

/**
 * @param {boolean | string | number} value
 * @param {import("./types.js").Option} option
 */
function optionWords(value, option) {
  if (typeof value === "boolean") return value ? say("yes") : say("no");
  return option.labels?.[String(value)] ?? String(value).replaceAll("_", " ");
}
