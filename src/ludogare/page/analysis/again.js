/** A mistake tried again: what is asked, how good the new try is, and what would have been best. */

import { post } from "../lib/api.js";
import { fill, h } from "../lib/dom.js";
import { say } from "../lib/say.js";

/** @typedef {import("../lib/protocol.d.ts").DecisionInfo} Decision */
/** @typedef {import("../lib/protocol.d.ts").PonderedInfo} Pondered */

const EVEN = 0.01; // of the victory: a difference that nobody plays by
const SURE = 2000; // simulations that are enough to tell
const SLICES = 6; // of thinking at most

export class Again {
  /**
   * @param {{asked: (decision: Decision) => object, back: (decision: Decision) => void,
   *   play: (decision: Decision) => void, next: (decision: Decision) => Decision | undefined,
   *   begin: (decision: Decision) => void}} listener
   *   `asked`: the position, as the server is asked about it; `back`: goes there once more; `play`:
   *   shows the best action; `next`: the mistake after one; `begin`: tries another
   */
  constructor(listener) {
    this.listener = listener;
    /** The decision that is tried again. @type {Decision | null} */
    this.decision = null;
    /** Whether a try is awaited. */
    this.open = false;
    this.words = h("p", { role: "status" });
    this.buttons = h("div", { class: "buttons" });
    this.element = h("section", { "class": "retry", "aria-label": say("hindsight-again"), "hidden": true }, this.words, this.buttons);
  }

  /** @param {Decision} decision */
  begin(decision) {
    this.decision = decision;
    this.open = true;
    this.tell(say("hindsight-find", { label: decision.label }), this.answer());
  }

  /** Nothing is tried on the board any more. */
  resume() {
    if (this.decision && !this.open) this.begin(this.decision);
  }

  end() {
    this.decision = null;
    this.open = false;
    this.element.hidden = true;
  }

  /** How good a try was. @param {string} action */
  async judge(action) {
    const { decision } = this;
    if (!decision) return;
    this.open = false;
    if (action === decision.best) return this.tell(say("hindsight-found"), this.following());
    this.tell(say("hindsight-weighs"));
    const behind = await this.behind(decision, action);
    if (this.decision !== decision) return;
    if (behind === null) return this.tell(this.rather(), this.following());
    if (behind < EVEN)
      return this.tell(say("hindsight-even", { label: decision.best_label }), this.following());
    const nearer = behind < decision.cost - EVEN;
    this.tell(say(nearer ? "hindsight-nearer" : "hindsight-missed"), this.once(), this.answer());
  }

  /**
   * How much worse than the best an action is, as the engine sees it; null where it cannot tell.
   *
   * @param {Decision} decision
   * @param {string} action
   */
  async behind(decision, action) {
    try {
      for (let slice = 0; slice < SLICES; slice += 1) {
        /** @type {Pondered} */
        const found = await post("/api/analysis/engine", this.listener.asked(decision));
        if (this.decision !== decision) return null;
        if (found.more && (found.simulations < SURE || !found.best.length)) continue;
        if (!found.best.length) return null;
        const share = (/** @type {string} */ text) => found.best.find((tried) => tried.text === text)?.share ?? 0;
        return Math.max(...found.best.map((tried) => tried.share)) - share(action);
      }
    } catch {
      // It is busy, or not there: then only the best action is known.
    }
    return null;
  }

  /** What would have been best. */
  rather() {
    return say("hindsight-rather", { label: this.decision?.best_label ?? "" });
  }

  /** Tells the answer. */
  answer() {
    return this.button(say("hindsight-show"), (decision) => {
      this.open = false;
      this.listener.play(decision);
      this.tell(this.rather(), this.following());
    });
  }

  /** Another try at the same. */
  once() {
    return this.button(say("hindsight-again"), (decision) => this.listener.back(decision));
  }

  /** The next mistake, if there is one. */
  following() {
    const next = this.decision && this.listener.next(this.decision);
    return next ? this.button(say("hindsight-next"), () => this.listener.begin(next)) : null;
  }

  /**
   * @param {string} words
   * @param {(decision: Decision) => void} act
   */
  button(words, act) {
    return h("button", { type: "button", onclick: () => this.decision && act(this.decision) }, words);
  }

  /**
   * @param {string} words
   * @param {(Node | null)[]} buttons
   */
  tell(words, ...buttons) {
    this.element.hidden = false;
    this.words.textContent = words;
    fill(this.buttons, ...buttons);
  }
}
