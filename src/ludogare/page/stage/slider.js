/** The slider through a match: first, before, after, last, and playing by itself. */

import { iconButton } from "../lib/buttons.js";
import { h } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { say } from "../lib/say.js";

const PACE = 900; // ms a ply

export class Slider {
  /** @param {(ply: number) => Promise<void>} move */
  constructor(move) {
    this.move = move;
    /** A ply that is on its way: playing by itself waits for it. @type {Promise<void> | null} */
    this.moving = null;
    this.ply = 0;
    this.plies = 0;
    this.timer = 0;
    this.range = h("input", {
      "type": "range",
      "min": 0,
      "max": 0,
      "value": 0,
      "aria-label": say("replay-ply"),
      "oninput": () => this.go(Number(this.range.value)),
    });
    this.words = h("output", { class: "ply" });
    this.auto = iconButton("play", say("replay-play"), () => this.toggle());
    this.first = iconButton("first", say("replay-first"), () => this.go(0));
    this.before = iconButton("before", say("replay-before"), () => this.go(this.ply - 1));
    this.after = iconButton("after", say("replay-after"), () => this.go(this.ply + 1));
    this.last = iconButton("last", say("replay-last"), () => this.go(this.plies));
    for (const far of [this.first, this.auto, this.last]) far.classList.add("far");
    this.element = h(
      "div",
      { "class": "slider", "role": "group", "aria-label": say("replay") },
      this.first,
      this.before,
      this.auto,
      this.after,
      this.last,
      this.range,
      this.words,
    );
  }

  /**
   * Shows where we are.
   *
   * @param {number} ply
   * @param {number} plies
   */
  set(ply, plies) {
    this.ply = ply;
    this.plies = plies;
    this.range.max = String(plies);
    this.range.value = String(ply);
    this.range.style.setProperty("--done", `${(100 * ply) / (plies || 1)}%`);
    this.range.setAttribute("aria-valuetext", say("replay-at", { ply, plies }));
    this.words.textContent = `${ply} / ${plies}`;
    this.first.ariaDisabled = this.before.ariaDisabled = String(ply <= 0);
    this.after.ariaDisabled = this.last.ariaDisabled = String(ply >= plies);
    if (ply >= plies) this.stop();
  }

  /** @param {number} wanted */
  go(wanted) {
    const ply = Math.max(0, Math.min(this.plies, wanted));
    if (ply === this.ply) return;
    this.set(ply, this.plies);
    const moving = this.move(ply);
    this.moving = moving;
    moving.finally(() => this.moving === moving && (this.moving = null));
  }

  toggle() {
    if (this.timer) return this.stop();
    if (this.ply >= this.plies) this.go(0);
    this.timer = setInterval(() => this.moving || this.go(this.ply + 1), PACE);
    this.auto.replaceChildren(icon("pause"));
    this.auto.ariaLabel = say("replay-pause");
  }

  stop() {
    if (!this.timer) return;
    clearInterval(this.timer);
    this.timer = 0;
    this.auto.replaceChildren(icon("play"));
    this.auto.ariaLabel = say("replay-play");
  }
}
