/**
 * What was just told, beside the question: one thing while it is shown, and what happened since
 * one's last turn when it is one's turn again. Before one's first turn, what the match is about.
 * Whatever does not fit beside the question opens over the board.
 */

import { fill, h } from "../lib/dom.js";
import { say } from "../lib/say.js";
import { signsOf } from "../log/log.js";

/** @typedef {import("../lib/protocol.d.ts").StoryEntry} Entry */

const MOST = 3; // lines of a summary

export class Told {
  /** @param {string} goal what the match is about, told while there is nothing newer */
  constructor(goal) {
    this.goal = goal;
    this.words = h("p", { onclick: () => this.toggle() });
    this.words.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && this.isOpen) event.stopPropagation();
      if (event.key === "Escape") this.open(false);
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      this.toggle();
    });
    this.words.addEventListener("blur", () => this.open(false));
    this.element = h("div", { class: "newest" }, this.words);
    new ResizeObserver(() => this.measure()).observe(this.element);
    this.clear();
  }

  clear() {
    const { goal } = this;
    this.put("goal", goal ? [h("b", {}, say("goal"), " "), goal] : []);
  }

  /** Tells some things, the newest last. @param {Entry[]} told */
  show(told) {
    this.put("", things(told.slice(-MOST)));
  }

  /**
   * Tells in a few lines what happened since one's last turn.
   *
   * @param {Entry[]} told
   */
  sum(told) {
    const few = weightiest(told);
    if (!few.length) return this.clear();
    const more = told.length - few.length;
    const rest = more ? h("span", { class: "rest" }, say("since-more", { n: more })) : null;
    this.put("since", [h("b", {}, say("since"), " "), ...things(few), rest]);
  }

  /**
   * @param {string} kind
   * @param {import("../lib/dom.js").Child[]} words
   */
  put(kind, words) {
    this.open(false);
    this.element.className = `newest ${kind}`;
    fill(this.words, words);
    this.measure();
  }

  /** What does not fit opens when it is chosen, over the board: nothing else moves. */
  measure() {
    if (this.isOpen) return;
    const { words } = this;
    const isCut = words.scrollHeight > words.clientHeight + 1;
    this.element.classList.toggle("cut", isCut);
    for (const [name, value] of Object.entries({ "role": "button", "tabindex": "0", "aria-expanded": "false" }))
      if (isCut) words.setAttribute(name, value);
      else words.removeAttribute(name);
  }

  get isOpen() {
    return this.element.classList.contains("open");
  }

  toggle() {
    if (this.element.classList.contains("cut")) this.open(!this.isOpen);
  }

  /** @param {boolean} is whether all of it is shown */
  open(is) {
    this.element.classList.toggle("open", is);
    if (this.words.hasAttribute("aria-expanded")) this.words.setAttribute("aria-expanded", String(is));
  }
}

/** @param {Entry[]} told */
function things(told) {
  return told.map((one) => {
    const signs = signsOf(one);
    return h("span", { class: "thing" }, one.lines.flatMap((line, i) => [signs[i], line, " "]));
  });
}

/**
 * What happened after the last thing that a seat did.
 *
 * @param {Entry[]} told
 * @param {number} seat
 */
export function sinceLastTurn(told, seat) {
  const mine = told.findLastIndex((one) => one.seat === seat && one.ply && !one.chance);
  return mine < 0 ? [] : told.slice(mine + 1).filter((one) => one.seat !== seat || one.points);
}

/**
 * The few things that matter most, in their order: what changed points, then what each player came
 * to last, then what they did on the way, the newest first. Chance is told where nothing else is,
 * a bid not once it was opened, and that somebody did without something only where there is room.
 *
 * @param {Entry[]} told
 */
export function weightiest(told) {
  const done = told.filter((one) => !one.chance);
  const whose = done.length ? told.filter((one) => one.points || !one.chance) : told;
  const some = whose.filter((one, i) => !overtaken(one, whose.slice(i + 1)));
  const turns = Map.groupBy(done, ({ seat }) => seat);
  const last = new Set([...turns.values()].map((of) => of.findLast(moves) ?? of.at(-1)));
  const weight = (/** @type {Entry} */ one) =>
    (one.points ? 4 : 0) + (last.has(one) ? 2 : 0) + (moves(one) ? 1 : 0);
  const chosen = some
    .map((one, i) => ({ one, i }))
    .sort((a, b) => weight(b.one) - weight(a.one) || b.i - a.i)
    .slice(0, MOST);
  return chosen.sort((a, b) => a.i - b.i).map(({ one }) => one);
}

/** Whether anything moved. @param {Entry} told */
function moves({ manner }) {
  return manner !== "none";
}

/**
 * Whether another player touched all that a thing touched again later.
 *
 * @param {Entry} one
 * @param {Entry[]} later
 */
function overtaken({ seat, points, touched = [] }, later) {
  if (points || !touched.length) return false;
  return later.some(
    (other) => other.seat !== seat && touched.every((part) => other.touched?.includes(part)),
  );
}
