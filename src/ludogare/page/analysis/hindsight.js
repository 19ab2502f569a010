/** Luck and skill: the analysis of a finished match, asked for, awaited and shown. */

import { readDrawing } from "../board/drawing.js";
import { get, post } from "../lib/api.js";
import { drawn, fill, h } from "../lib/dom.js";
import { icon, mark } from "../lib/icons.js";
import { formatPercent, say } from "../lib/say.js";
import { points, signed } from "./shares.js";

/** @typedef {import("../lib/api.js").Refused} Refused */
/** @typedef {import("../lib/protocol.d.ts").LookedBack} LookedBack */
/** @typedef {import("../lib/protocol.d.ts").HindsightInfo} Found */
/** @typedef {import("../lib/protocol.d.ts").DecisionInfo} Decision */

const EVERY = 1000; // ms between two questions how far it is
const LATER = 5000; // ms, where the server did not answer
const WRONG = ["inaccuracy", "mistake", "blunder"];
const AGAIN = ["mistake", "blunder"];

export class Hindsight {
  /**
   * @param {string} table
   * @param {number[]} held the seats that are one's own; all of them if there are none
   * @param {{go: (ply: number) => void, again: (decision: Decision) => void}} listener
   */
  constructor(table, held, listener) {
    this.path = `/api/tables/${encodeURIComponent(table)}/hindsight`;
    this.held = held;
    this.listener = listener;
    this.ply = 0;
    this.timer = 0;
    this.every = false;
    /** A mistake that is tried again: what would be better is not told. @type {Decision | null} */
    this.quiet = null;
    /** @type {Found | null} */
    this.found = null;
    /** @type {SVGLineElement | null} */
    this.cursor = null;
    this.list = h("ol", { class: "decisions" });
    this.content = h("div", {
      "class": "lookback scrolled",
      "tabIndex": 0,
      "role": "region",
      "aria-label": say("hindsight"),
    });
  }

  /** @returns {import("../frame/drawer.js").Leaf} */
  leaf() {
    const words = say("hindsight");
    return { name: "hindsight", icon: "curve", words, content: this.content };
  }

  /** Shows what is known already. */
  begin() {
    return this.hear(get(this.path));
  }

  close() {
    clearTimeout(this.timer);
    this.timer = -1;
  }

  /** @param {Promise<LookedBack>} answer */
  async hear(answer) {
    try {
      const told = await answer;
      if (this.timer < 0) return;
      if (told.found) this.show(told.found);
      else if (told.state === "running") this.wait(told);
      else this.offer();
    } catch (problem) {
      if (this.timer < 0) return;
      const { message, status } = /** @type {Refused} */ (problem);
      fill(this.content, h("p", { class: "bad" }, message));
      if (status === 0) this.ask(LATER); // it goes on without us
    }
  }

  offer() {
    fill(
      this.content,
      h("p", {}, say("hindsight-words")),
      h(
        "button",
        { type: "button", class: "strong", onclick: () => this.hear(post(this.path, {})) },
        icon("curve"),
        say("hindsight-begin"),
      ),
    );
  }

  /** @param {LookedBack} told */
  wait({ done, plies }) {
    fill(
      this.content,
      h("p", { role: "status" }, say("hindsight-runs", { done, n: plies })),
      h("progress", { "max": plies, "value": done, "aria-label": say("hindsight") }),
      h("p", { class: "quiet-words" }, say("hindsight-leave")),
    );
    this.ask(EVERY);
  }

  /** Asks again how far it is. @param {number} later in milliseconds */
  ask(later) {
    this.timer = window.setTimeout(() => this.hear(get(this.path)), later);
  }

  /** @param {Found} found */
  show(found) {
    this.found = found;
    const curve = readDrawing(found.svg);
    curve.classList.add("curve");
    this.cursor = drawn("line", { class: "cursor" });
    curve.append(this.cursor);
    curve.addEventListener("click", ({ target }) => {
      const ply = target instanceof Element ? target.getAttribute("data-ply") : null;
      if (ply !== null) this.listener.go(Number(ply));
    });
    const all = h("input", {
      type: "checkbox",
      checked: this.every,
      onchange: () => {
        this.every = all.checked;
        this.decisions();
      },
    });
    fill(
      this.content,
      curve,
      h("p", { class: "deserved" }, found.deserved),
      this.seats(found),
      found.turning_points.length ? h("h3", {}, say("hindsight-turns")) : null,
      h("ol", { class: "turns" }, ...found.turning_points.map((turn) => this.turn(turn))),
      h("h3", {}, say("hindsight-decisions")),
      h("label", { class: "all" }, all, say("hindsight-all")),
      this.list,
    );
    this.decisions();
    this.at(this.ply);
  }

  /** What each seat owed to luck and to itself. @param {Found} found */
  seats({ seats }) {
    const head = [say("hindsight-luck"), say("hindsight-error"), say("hindsight-each")];
    return h(
      "table",
      { class: "balance" },
      h("caption", {}, say("hindsight-unit")),
      h(
        "thead",
        {},
        h("tr", {}, h("th", {}), ...head.map((words) => h("th", { scope: "col" }, words))),
      ),
      h(
        "tbody",
        {},
        ...seats.map((s) =>
          h(
            "tr",
            {},
            h("th", { scope: "row" }, mark(s.seat), h("span", {}, s.name)),
            h("td", {}, signed(s.luck)),
            h("td", {}, points(s.error)),
            h("td", {}, points(s.per_decision)),
          ),
        ),
      ),
    );
  }

  /** @param {import("../lib/protocol.d.ts").TurningPoint} turn */
  turn({ ply, by, label, seat, before, after }) {
    const name = this.found?.seats[seat]?.name ?? "";
    const change = { name, before: formatPercent(before), after: formatPercent(after) };
    return h(
      "li",
      {},
      h(
        "button",
        { "type": "button", "data-ply": ply, "onclick": () => this.listener.go(ply) },
        h("span", { class: "at" }, ply),
        by === null ? icon("chance") : mark(by),
        h("span", { class: "did" }, label, h("small", {}, say("hindsight-change", change))),
      ),
    );
  }

  /** The decisions: all of them, or those that cost something. */
  decisions() {
    const made = this.found?.decisions ?? [];
    const shown = made.filter((d) => this.every || WRONG.includes(d.rating));
    fill(
      this.list,
      ...(shown.length
        ? shown.map((d) => this.decision(d))
        : [h("li", { class: "none" }, say("hindsight-none"))]),
    );
    this.at(this.ply);
  }

  /** Does not tell what would be better while somebody tries to find it. @param {Decision | null} d */
  keepQuiet(d) {
    if (this.quiet === d) return;
    this.quiet = d;
    if (this.found) this.decisions();
  }

  /** The next of one's own mistakes. @param {Decision} after */
  mistakeAfter(after) {
    return this.found?.decisions.find((d) => d.ply > after.ply && this.mayTry(d));
  }

  /** Whether a decision is a mistake of one's own. @param {Decision} d */
  mayTry(d) {
    return AGAIN.includes(d.rating) && (!this.held.length || this.held.includes(d.seat));
  }

  /** @param {Decision} d */
  decision(d) {
    const wrong = WRONG.includes(d.rating);
    return h(
      "li",
      { class: `decision ${d.rating}` },
      h(
        "button",
        { "type": "button", "data-ply": d.ply, "onclick": () => this.listener.go(d.ply) },
        h("span", { class: "at" }, d.ply),
        mark(d.seat),
        h("span", { class: "did" }, d.label),
        h("b", { class: "rating" }, called(d.rating), wrong ? ` −${points(d.cost)}` : ""),
      ),
      wrong && d !== this.quiet
        ? h(
            "p",
            { class: "better" },
            say("hindsight-better", { label: d.best_label }),
            d.reason ? h("span", {}, ` ${d.reason}`) : null,
            d.line.length
              ? h("small", {}, say("hindsight-line", { line: d.line.join(" · ") }))
              : null,
          )
        : null,
      this.mayTry(d)
        ? h(
            "button",
            { type: "button", class: "again", onclick: () => this.listener.again(d) },
            icon("turn"),
            say("hindsight-again"),
          )
        : null,
    );
  }

  /** Where the board stands now. @param {number} ply */
  at(ply) {
    this.ply = ply;
    for (const entry of this.content.querySelectorAll("button[data-ply]")) {
      const here = entry.getAttribute("data-ply") === String(ply);
      if (here) entry.setAttribute("aria-current", "step");
      else entry.removeAttribute("aria-current");
    }
    const strip = this.content.querySelector(`.strip[data-ply="${ply}"]`);
    if (!strip || !this.cursor) return;
    const [x, y, wide, high] = ["x", "y", "width", "height"].map((n) =>
      Number(strip.getAttribute(n)),
    );
    for (const name of ["x1", "x2"]) this.cursor.setAttribute(name, String(x + wide / 2));
    this.cursor.setAttribute("y1", String(y));
    this.cursor.setAttribute("y2", String(y + high));
  }
}

/** What a rating is called. @param {Decision["rating"]} rating */
function called(rating) {
  return {
    best: say("rating-best"),
    good: say("rating-good"),
    inaccuracy: say("rating-inaccuracy"),
    mistake: say("rating-mistake"),
    blunder: say("rating-blunder"),
  }[rating];
}
