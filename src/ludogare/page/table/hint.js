/** A hint: what a bot would do, and why; each action can be pointed at on the board. */

import { botName } from "../lib/bots.js";
import { closeButton } from "../lib/buttons.js";
import { fill, h } from "../lib/dom.js";
import { language, say } from "../lib/say.js";

/** @typedef {import("../lib/protocol.d.ts").ActionInfo} Action */
/** @typedef {import("../lib/protocol.d.ts").Hint} Hint */
/** @typedef {import("../lib/protocol.d.ts").WeighedInfo} Weighed */

export class HintPanel {
  /** @param {(action: Action) => void} point shows an action on the board and its control */
  constructor(point) {
    this.point = point;
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
          if (event.key === "Escape") this.close();
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

  /** The bot has been asked. */
  thinks() {
    this.element.hidden = false;
    this.element.classList.add("thinking");
    this.words.textContent = say("hint-thinks");
    fill(this.list);
    this.why.textContent = "";
  }

  close() {
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
    this.element.classList.remove("thinking");
    this.words.textContent = say("hint-words");
    fill(
      this.list,
      (weighed.length ? weighed : [hint]).map((way) => {
        const action = /** @type {Action} */ (by.get(way.text));
        return h("li", {}, this.entry(way, action));
      }),
    );
    const bot = botName(hint.bot).split(/\s*:/)[0];
    this.why.textContent = weighed.length ? say("hint-why", { bot }) : "";
    this.mark(best);
  }

  /**
   * @param {{text: string, label: string, visits?: number, share?: number}} way
   * @param {Action} action
   */
  entry(way, action) {
    const reasons =
      way.visits === undefined || way.share === undefined
        ? null
        : h(
            "span",
            { class: "hint-entry-why" },
            `${say("hint-visits", { n: way.visits })}, ${say("hint-result", { share: percent(way.share) })}`,
          );
    const button = h(
      "button",
      {
        "type": "button",
        "class": "hint-entry",
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
    this.point(action);
  }
}

/** @param {number} share */
function percent(share) {
  return new Intl.NumberFormat(language(), { style: "percent" }).format(share);
}
