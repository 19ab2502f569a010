/**
 * What was just told, beside the question: one thing while it is shown, and what happened since
 * one's last turn when it is one's turn again. Before one's first turn, what the match is about.
 */

import { fill, h } from "../lib/dom.js";
import { icon, mark } from "../lib/icons.js";
import { say } from "../lib/say.js";

/** @typedef {import("../lib/protocol.d.ts").StoryEntry} Entry */

const MOST = 3; // lines of a summary

export class Told {
  /** @param {string} goal what the match is about, told while there is nothing newer */
  constructor(goal) {
    this.goal = goal;
    this.element = h("p", { class: "newest" });
    this.clear();
  }

  clear() {
    this.element.className = this.goal ? "newest goal" : "newest";
    fill(this.element, this.goal ? [h("b", {}, say("goal"), " "), this.goal] : null);
    this.element.title = this.goal;
  }

  /** Tells some things, the newest last. @param {Entry[]} told */
  show(told) {
    this.fill(null, told.slice(-MOST), 0);
  }

  /**
   * Tells in a few lines what happened since one's last turn.
   *
   * @param {Entry[]} told
   */
  sum(told) {
    const few = weightiest(told);
    if (!few.length) return this.clear();
    this.fill(say("since"), few, told.length - few.length);
  }

  /**
   * @param {string | null} label
   * @param {Entry[]} told
   * @param {number} more how many things are left out
   */
  fill(label, told, more) {
    const rest = more ? say("since-more", { n: more }) : "";
    this.element.className = label ? "newest since" : "newest";
    fill(
      this.element,
      label ? h("b", {}, label, " ") : null,
      told.map((one) => h("span", { class: "thing" }, sign(one), one.lines.join(" "), " ")),
      rest ? h("span", { class: "rest" }, rest) : null,
    );
    const lines = told.flatMap((one) => one.lines);
    this.element.title = [label, ...lines, rest].filter(Boolean).join("\n");
  }
}

/** Whose doing it was. @param {Entry} told */
function sign({ seat = null, chance = false }) {
  return seat !== null ? mark(seat) : chance ? icon("chance") : null;
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
 * The few things that matter most, in their order: what changed points, then what people did, the
 * newest first.
 *
 * @param {Entry[]} told
 */
function weightiest(told) {
  const weight = (/** @type {Entry} */ one) => (one.points ? 2 : 0) + (one.chance ? 0 : 1);
  const chosen = told
    .map((one, i) => ({ one, i }))
    .sort((a, b) => weight(b.one) - weight(a.one) || b.i - a.i)
    .slice(0, MOST);
  return chosen.sort((a, b) => a.i - b.i).map(({ one }) => one);
}
