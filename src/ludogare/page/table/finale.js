/** The end of a match as a scene: the board as it came to lie, who won, and light behind them. */

import { fill, h } from "../lib/dom.js";
import { mark } from "../lib/icons.js";
import { outcome } from "../stage/outcome.js";

/** @typedef {import("../lib/protocol.d.ts").Snapshot} Snapshot */

export class Finale {
  /** @param {() => void} done the scene is over, or somebody goes on */
  constructor(done) {
    this.done = done;
    this.timer = 0;
    this.element = h("div", { class: "finale", role: "status", hidden: true });
    this.element.addEventListener("click", () => this.end());
    this.keyed = (/** @type {KeyboardEvent} */ event) => {
      if (event.key === "Escape") this.end();
    };
  }

  /**
   * @param {Snapshot} s
   * @param {number} ms how long it lasts
   */
  show(s, ms) {
    fill(
      this.element,
      h("div", { "class": "rays", "aria-hidden": "true" }),
      h(
        "div",
        { class: "sign-plate" },
        h("div", { class: "laurels" }, (s.over?.winners ?? []).map(mark)),
        h("p", { class: "hand-over" }, outcome(s)),
        h("p", {}, s.over?.ending),
      ),
    );
    this.element.hidden = false;
    this.timer = setTimeout(() => this.end(), ms);
    document.addEventListener("keydown", this.keyed);
  }

  /** Goes on to what comes after. */
  end() {
    if (this.element.hidden) return;
    this.close();
    this.done();
  }

  close() {
    this.element.hidden = true;
    clearTimeout(this.timer);
    document.removeEventListener("keydown", this.keyed);
  }
}
