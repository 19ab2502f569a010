/** The rules in numbered clauses: beside a match, or on a page of their own. */

import { get } from "../lib/api.js";
import { fill, h, rich } from "../lib/dom.js";
import { language, say } from "../lib/say.js";
import { walk } from "./walk.js";

/** @typedef {import("../lib/protocol.d.ts").Clause} Clause */

export class Rules {
  /**
   * @param {string} game
   * @param {boolean} [anchored] whether each clause has an address
   */
  constructor(game, anchored = false) {
    this.game = game;
    this.anchored = anchored;
    this.body = h("div", { class: "rules-text" }, h("p", { class: "soft" }, say("waiting")));
    this.field = h("input", {
      "type": "search",
      "aria-label": say("rules-find"),
      "placeholder": say("rules-find"),
      "autocomplete": "off",
    });
    this.field.addEventListener("input", () => {
      this.find(this.field.value);
      this.scrolled.scrollTop = 0; // what was found begins there
    });
    this.none = h("p", { class: "soft", hidden: true, role: "status" }, say("rules-none"));
    this.scrolled = h(
      "div",
      { "class": "scrolled", "tabIndex": 0, "role": "region", "aria-label": say("tab-rules") },
      this.none,
      this.body,
    );
    this.box = h("div", { class: "rules" }, this.field, this.scrolled);
    /** @type {Promise<void> | null} */
    this.loading = null;
  }

  /**
   * @param {() => string | null | undefined} clause where they open
   * @returns {import("../frame/drawer.js").Leaf}
   */
  leaf(clause) {
    const opened = () => this.open(clause() ?? undefined);
    return { name: "rules", icon: "rules", words: say("tab-rules"), content: this.box, opened };
  }

  /** Fetches the rules once. */
  load() {
    this.loading ??= get(`/api/games/${encodeURIComponent(this.game)}/rules`, {
      language: language(),
    }).then(
      (answer) => this.show(answer),
      (problem) => {
        this.loading = null;
        fill(this.body, h("p", { class: "soft" }, problem.message));
      },
    );
    return this.loading;
  }

  /** @param {import("../lib/protocol.d.ts").Rules} answer */
  show({ intro, minute, pictures, sections, clauses }) {
    const among = (/** @type {string[]} */ numbers) =>
      clauses.filter((c) => numbers.includes(c.number)).map((c) => this.clause(c));
    const sorted = sections.flatMap((section) => section.clauses);
    const loose = clauses.filter((c) => !sorted.includes(c.number)).map((c) => this.clause(c));
    fill(
      this.body,
      inAMinute(minute),
      pictures ? walk(this.game, pictures, (clause) => this.open(clause)) : null,
      ...rich(intro),
      ...loose,
      ...sections.flatMap((s) => [h("h3", {}, s.title), ...among(s.clauses)]),
    );
  }

  /** @param {Clause} found */
  clause({ number, html }) {
    const box = h(
      "div",
      { "class": "clause", "data-clause": number, "tabIndex": -1 },
      h("b", {}, this.anchored ? this.anchor(number) : number),
      h("div", {}, rich(html)),
    );
    if (this.anchored) box.id = number;
    return box;
  }

  /** The address of a clause, in the language it is read in. @param {string} number */
  anchor(number) {
    const href = `/rules/${this.game}?language=${language()}#${number}`;
    const click = (/** @type {Event} */ event) => {
      event.preventDefault();
      history.replaceState(null, "", href);
      this.open(number);
    };
    return h("a", { href, onclick: click }, number);
  }

  /** Opens the rules at a clause. @param {string} [number] */
  async open(number) {
    await this.load();
    if (!number) return;
    this.field.value = "";
    this.find("");
    const found = this.body.querySelector(`[data-clause="${CSS.escape(number)}"]`);
    if (!(found instanceof HTMLElement)) return;
    for (const old of this.body.querySelectorAll(".here")) old.classList.remove("here");
    found.classList.add("here");
    found.scrollIntoView({ block: "center" });
    found.focus({ preventScroll: true });
  }

  /** Shows only the clauses that hold some words. @param {string} words */
  find(words) {
    const wanted = plain(words);
    let shown = 0;
    for (const element of this.body.children) {
      const fits =
        !wanted ||
        (element.classList.contains("clause") && plain(element.textContent ?? "").includes(wanted));
      /** @type {HTMLElement} */ (element).hidden = !fits;
      if (fits) shown += 1;
    }
    this.none.hidden = shown > 0;
  }
}

/** A game in a minute: its goal, a turn, what pays, the end. @param {Record<string, string>} parts */
function inAMinute(parts) {
  /** @type {[string, string][]} */
  const heads = [
    ["goal", say("minute-goal")],
    ["turn", say("minute-turn")],
    ["pays", say("minute-pays")],
    ["end", say("minute-end")],
  ];
  const rows = heads
    .filter(([part]) => parts[part])
    .flatMap(([part, head]) => [h("dt", {}, head), h("dd", {}, parts[part])]);
  return rows.length
    ? h("section", { class: "minute" }, h("h2", {}, say("minute")), h("dl", {}, rows))
    : null;
}

/** As people type: without capitals, accents, curly quotes and spaces that hold. @param {string} text */
function plain(text) {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").replace(/’/g, "'").toLowerCase().trim();
}
