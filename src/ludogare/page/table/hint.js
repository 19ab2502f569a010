/** A hint: the best action and why, what is as good, what is weaker; each can be pointed at. */

import { closeButton } from "../lib/buttons.js";
import { fill, h } from "../lib/dom.js";
import { formatPercent, say } from "../lib/say.js";

/** @typedef {import("../lib/protocol.d.ts").ActionInfo} Action */
/** @typedef {import("../lib/protocol.d.ts").Hint} Hint */

export class HintPanel {
  /**
   * @param {(action: Action | null) => Element[] | void} point shows an action on the board and its
   *   control, and says where on the board
   * @param {() => void} left whoever was in it goes on elsewhere
   */
  constructor(point, left) {
    this.point = point;
    this.left = left;
    /** What is pointed at. @type {Element[]} */
    this.lit = [];
    this.words = h("p", { "class": "panel-words", "role": "status", "aria-live": "polite" });
    this.list = h("ol", { class: "hint-list" });
    this.why = h("p", { class: "hint-why" });
    this.element = h(
      "section",
      {
        "class": "over-panel hint-panel",
        "aria-label": say("hint"),
        "hidden": true,
        "onkeydown": (/** @type {KeyboardEvent} */ event) => {
          if (event.key !== "Escape") return;
          event.preventDefault(); // nothing else goes back a step
          this.close();
        },
      },
      h(
        "div",
        { class: "panel-top" },
        this.words,
        closeButton(() => this.close()),
      ),
      this.list,
      this.why,
    );
  }

  /** Whether an answer is awaited. */
  get thinking() {
    return this.element.classList.contains("thinking");
  }

  /** The bot has been asked. */
  thinks() {
    this.element.hidden = false;
    this.element.classList.add("thinking");
    this.words.textContent = say("hint-thinks");
    fill(this.list);
    this.why.textContent = "";
  }

  close() {
    if (!this.element.hidden) this.point(null);
    if (this.element.contains(document.activeElement)) this.left();
    this.element.hidden = true;
    this.element.classList.remove("thinking");
  }

  /**
   * Shows what the bot said, unless something else is asked by now.
   *
   * @param {Hint} hint
   * @param {Action[]} actions what may be done now
   */
  show(hint, actions) {
    const by = new Map(actions.map((a) => [a.text, a]));
    const best = by.get(hint.text);
    if (!best || this.element.hidden) return this.close();
    const weighed = hint.weighed.filter((w) => by.has(w.text));
    const most = weighed[0]?.share ?? 0;
    const equal = weighed.filter((w) => w.share === most).length > 1;
    this.element.classList.remove("thinking");
    this.words.textContent = equal ? say("hint-equal") : say("hint-words");
    fill(
      this.list,
      (weighed.length ? weighed : [hint]).map((way) => {
        const action = /** @type {Action} */ (by.get(way.text));
        return h("li", {}, this.entry(way, action, most));
      }),
    );
    this.why.textContent = hint.reason ?? "";
    this.mark(best);
  }

  /**
   * @param {{text: string, label: string, share?: number}} way
   * @param {Action} action
   * @param {number} most what the best may hope for
   */
  entry(way, action, most) {
    const { share } = way;
    const behind = share === undefined ? 0 : Math.round(100 * (most - share));
    const reasons =
      share === undefined
        ? null
        : h(
            "span",
            { class: "hint-entry-why" },
            share < most
              ? say("hint-behind", { n: Math.max(1, behind) })
              : say("hint-result", { share: formatPercent(share) }),
          );
    const button = h(
      "button",
      {
        "type": "button",
        "class": way.share !== undefined && way.share < most ? "hint-entry weaker" : "hint-entry",
        "data-hinted": way.text,
        "onclick": () => this.mark(action),
      },
      h("b", {}, way.label),
      reasons,
    );
    button.style.setProperty("--share", `${100 * (way.share ?? 0)}%`);
    return button;
  }

  /** Points at one of the actions. @param {Action} action */
  mark(action) {
    for (const entry of this.list.querySelectorAll(".hint-entry"))
      entry.setAttribute("aria-pressed", String(entry.getAttribute("data-hinted") === action.text));
    this.lit = this.point(action) ?? [];
    this.giveWay();
  }

  /** Stands at the end of the board where it leaves free what it points at. */
  giveWay() {
    const { classList } = this.element;
    classList.remove("high");
    const low = this.covered();
    if (!low) return;
    classList.add("high");
    if (this.covered() >= low) classList.remove("high");
  }

  /** How much it covers of what it points at. */
  covered() {
    const own = this.element.getBoundingClientRect();
    const shared = this.lit.map((part) => {
      const box = part.getBoundingClientRect();
      const width = Math.min(own.right, box.right) - Math.max(own.left, box.left);
      const height = Math.min(own.bottom, box.bottom) - Math.max(own.top, box.top);
      return Math.max(0, width) * Math.max(0, height);
    });
    return shared.reduce((sum, area) => sum + area, 0);
  }
}
