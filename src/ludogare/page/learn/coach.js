/** The coach: what a lesson says at a step, and the ways on and back. */

import { fill, h } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { say } from "../lib/say.js";

/** @typedef {import("../lib/protocol.d.ts").LessonStep} Step */

export class Coach {
  /** @param {{go: (step: number) => void, clause: (clause: string) => void}} listener */
  constructor(listener) {
    this.listener = listener;
    this.words = h("p", { "class": "coach-words", "aria-live": "polite", "tabIndex": -1 });
    /** What the words point at, for those who do not see it. */
    this.lit = h("p", { "class": "spoken", "aria-live": "polite" });
    /**
     * Keeps as much room as the longest words need, with their answer: the board stays where it is. An
     * answer that is longer still lies over the edge of the board.
     */
    this.room = h("div", { class: "coach-said" });
    this.aside = h("p", { class: "coach-aside", role: "status" });
    this.at = h("progress", {});
    this.clauses = h("span", { class: "coach-clauses" });
    this.buttons = h("span", { class: "buttons" });
    this.element = h(
      "section",
      { "class": "coach", "aria-label": say("learn") },
      h("div", { "class": "coach-card coach-room", "aria-hidden": "true" }, this.room, h("div", { class: "coach-foot" })),
      h(
        "div",
        { class: "coach-card" },
        this.at,
        h("div", {}, this.words, this.lit, this.aside),
        h("div", { class: "coach-foot" }, this.clauses, this.buttons),
      ),
    );
  }

  /**
   * @param {Step} s
   * @param {Node} last the way on after the last step
   * @param {boolean} gives whether the answer can be seen without finding it
   */
  show(s, last, gives) {
    const ends = s.step + 1 === s.steps;
    this.words.textContent = s.words;
    fill(this.room, s.longest.map(together));
    this.answer("");
    this.at.max = s.steps;
    this.at.value = s.step + 1;
    this.at.setAttribute("aria-label", say("learn-step", { n: s.step + 1, of: s.steps }));
    fill(this.clauses, s.clauses.map((clause) => this.clause(clause)));
    const back = s.step > 0 ? this.button(say("choose-back"), s.step - 1, "") : null;
    const on =
      s.wanted === null && !ends
        ? this.button(say("learn-next"), s.step + 1, "strong")
        : null;
    const answer = gives && s.wanted ? this.button(say("learn-answer"), s.step + 1, "") : null;
    fill(this.buttons, back, answer, on, ends ? last : null);
  }

  /** Names what is lit. @param {string[]} names */
  point(names) {
    const said = names.map((name) => name.replace(/\.$/, "")).join("; ");
    this.lit.textContent = said && say("learn-lit", { names: said });
  }

  /** Answers a try that was not the one. @param {string | (string | Node)[]} words */
  answer(words) {
    fill(this.aside, ...answered(words));
    this.aside.hidden = !words;
  }

  /**
   * @param {string} words
   * @param {number} step
   * @param {string} look
   */
  button(words, step, look) {
    const go = () => this.listener.go(step);
    return h("button", { type: "button", class: look, onclick: go }, words);
  }

  /** @param {string} clause */
  clause(clause) {
    return h(
      "button",
      {
        "type": "button",
        "class": "clause-link",
        "onclick": () => this.listener.clause(clause),
        "aria-label": say("rules-open", { clause }),
      },
      clause,
    );
  }
}

/** @param {string | (string | Node)[]} words */
function answered(words) {
  return [icon("rules"), h("span", {}, words)];
}

/** What stands together, as it will stand. @param {string[]} said the words and, where there is one, the answer */
function together([words, otherwise]) {
  return h("div", {}, h("p", {}, words), otherwise ? h("p", {}, answered(otherwise)) : null);
}
