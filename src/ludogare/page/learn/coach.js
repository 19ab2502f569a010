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
    this.aside = h("p", { class: "coach-aside", role: "status" });
    this.at = h("progress", {});
    this.clauses = h("span", { class: "coach-clauses" });
    this.buttons = h("span", { class: "buttons" });
    this.element = h(
      "section",
      { "class": "coach", "aria-label": say("learn") },
      this.at,
      this.words,
      h("div", { class: "coach-foot" }, this.clauses, this.buttons),
      this.aside,
    );
  }

  /**
   * @param {Step} s
   * @param {Node[]} last what can be done after the last step
   * @param {boolean} gives whether the answer can be seen without finding it
   */
  show(s, last, gives) {
    this.words.textContent = s.words;
    this.answer("");
    this.at.max = s.steps;
    this.at.value = s.step + 1;
    this.at.setAttribute("aria-label", say("learn-step", { n: s.step + 1, of: s.steps }));
    fill(this.clauses, s.clauses.map((clause) => this.clause(clause)));
    const back = s.step > 0 ? this.button(say("choose-back"), s.step - 1, "") : null;
    const on =
      s.wanted === null && s.step + 1 < s.steps
        ? this.button(say("learn-next"), s.step + 1, "strong")
        : null;
    const answer = gives && s.wanted ? this.button(say("learn-answer"), s.step + 1, "") : null;
    fill(this.buttons, back, answer, on, ...(s.step + 1 === s.steps ? last : []));
  }

  /** Answers a try that was not the one. @param {string | (string | Node)[]} words */
  answer(words) {
    fill(this.aside, words ? icon("rules") : null, ...(Array.isArray(words) ? words : [words]));
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
