/**
 * The engine: what is best in the position on the board, with chances of winning that become surer
 * the longer one looks at it. It thinks only while it is switched on and the page can be seen.
 */

import { post } from "../lib/api.js";
import { fill, h, pathDrawing } from "../lib/dom.js";
import { icon, mark } from "../lib/icons.js";
import { MARKS } from "../lib/marks.js";
import { formatPercent, language, say } from "../lib/say.js";

/** @typedef {import("../lib/protocol.d.ts").PonderedInfo} Pondered */
/** @typedef {import("../lib/protocol.d.ts").Analysed} Analysed */
/** @typedef {import("../lib/protocol.d.ts").ActionInfo} Action */

const TURN = 1000; // ms between two tries while others use the engine
const REST = 5000; // ms after a refusal

export class Engine {
  /**
   * @param {{asked: () => object, point: (action: Action | null) => void}} listener
   *   `asked`: the position, as the server is asked about it; `point`: lights an action
   */
  constructor(listener) {
    this.listener = listener;
    /** There while it thinks. @type {AbortController | null} */
    this.thinking = null;
    /** The position on the board. @type {Analysed | null} */
    this.last = null;
    /** The action that is lit, and whether somebody chose it. */
    this.lit = "";
    this.chosen = false;
    this.button = h(
      "button",
      {
        "type": "button",
        "class": "engine-switch",
        "role": "switch",
        "aria-checked": "false",
        "onclick": () => this.turn(!this.on),
      },
      icon("engine"),
      h("span", {}, say("engine")),
    );
    this.words = h("p", { "class": "engine-words", "role": "status" });
    /** Not read out: it changes twice a second. */
    this.count = h("p", { class: "engine-words", hidden: true });
    this.list = h("ol", { class: "engine-list" });
    this.line = h("p", { class: "engine-line" });
    this.element = h(
      "section",
      { "class": "engine", "aria-label": say("engine"), "hidden": true },
      this.words,
      this.count,
      this.list,
      this.line,
    );
  }

  get on() {
    return !this.element.hidden;
  }

  /** @param {boolean} on */
  turn(on) {
    this.element.hidden = !on;
    this.button.setAttribute("aria-checked", String(on));
    if (on && this.last) this.look(this.last);
    else this.stop();
    if (!on) this.listener.point(null);
  }

  /** Another position is on the board. @param {Analysed} s */
  look(s) {
    this.last = s;
    this.stop();
    if (!this.on) return;
    this.lit = "";
    this.chosen = false;
    fill(this.list);
    fill(this.line);
    const choices = s.players.some((p) => p.awaited) ? s.actions.length : 0;
    this.element.style.setProperty("--actions", String(choices));
    if (!choices) return this.rest(s);
    this.tell(say("engine-thinks"));
    const mine = new AbortController();
    this.thinking = mine;
    this.element.classList.add("thinking");
    this.think(mine.signal);
  }

  /** Says why there is nothing to think about. @param {Analysed} s */
  rest(s) {
    const chance = !s.players.some((p) => p.awaited);
    if (s.over) this.tell(say("engine-over"));
    else this.tell(chance ? say("engine-chance") : say("engine-other"));
  }

  /** Thinks no more. */
  stop() {
    this.thinking?.abort();
    this.thinking = null;
    this.element.classList.remove("thinking");
  }

  /** Asks again and again, until nothing more is to be found. @param {AbortSignal} signal */
  async think(signal) {
    const asked = this.listener.asked();
    let more = true;
    while (more && !signal.aborted) {
      await seen(signal);
      more = await this.step(asked, signal);
    }
    if (!signal.aborted) this.stop();
  }

  /**
   * A while more; whether to ask again.
   *
   * @param {object} asked
   * @param {AbortSignal} signal
   */
  async step(asked, signal) {
    try {
      /** @type {Pondered} */
      const found = await post("/api/analysis/engine", asked, signal);
      if (signal.aborted) return false;
      if (found.best.length) this.show(found);
      else if (found.more && !found.simulations) {
        this.tell(say("engine-waits"));
        await pause(TURN, signal);
      }
      return found.more;
    } catch (problem) {
      if (signal.aborted) return false;
      this.tell(/** @type {Error} */ (problem).message);
      await pause(REST, signal);
      return true;
    }
  }

  /** @param {Pondered} found */
  show({ seat, simulations, best, line }) {
    const actions = this.last?.actions ?? [];
    const n = new Intl.NumberFormat(language()).format(simulations);
    this.tell("");
    fill(this.count, mark(seat ?? 0), h("span", {}, say("engine-simulations", { n })));
    const focused = this.list.contains(document.activeElement) ? document.activeElement : null;
    const again = focused?.getAttribute("data-tried");
    fill(
      this.list,
      ...best.map((tried) => {
        const action = actions.find((a) => a.text === tried.text);
        return h("li", {}, this.entry(tried, seat ?? 0, action));
      }),
    );
    fill(this.line, line.length ? say("hindsight-line", { line: line.join(" · ") }) : "");
    if (again) this.find(again)?.focus();
    if (!this.chosen || !this.find(this.lit)) this.light(best[0].text);
    else this.press();
  }

  /**
   * @param {import("../lib/protocol.d.ts").TriedInfo} tried
   * @param {number} seat
   * @param {Action | undefined} action
   */
  entry({ text, label, share }, seat, action) {
    return h(
      "button",
      {
        "type": "button",
        "class": "engine-entry",
        "data-tried": text,
        "disabled": !action,
        "onclick": () => {
          this.chosen = true;
          this.light(text, true);
        },
      },
      h("span", { class: "did" }, label),
      h("b", {}, formatPercent(share)),
      bar(seat, share),
    );
  }

  /**
   * Lights an action on the board, unless it is already.
   *
   * @param {string} text
   * @param {boolean} [again]
   */
  light(text, again = false) {
    const action = this.last?.actions.find((a) => a.text === text);
    if (action && (again || text !== this.lit)) this.listener.point(action);
    this.lit = text;
    this.press();
  }

  /** Shows which of the actions is lit. */
  press() {
    for (const entry of this.list.querySelectorAll(".engine-entry"))
      entry.setAttribute("aria-pressed", String(entry.getAttribute("data-tried") === this.lit));
  }

  /** @param {string} text @returns {HTMLElement | undefined} */
  find(text) {
    return [.../** @type {NodeListOf<HTMLElement>} */ (this.list.querySelectorAll(".engine-entry"))].find(
      (entry) => entry.getAttribute("data-tried") === text,
    );
  }

  /** A sentence, or the number of simulations if there is none. @param {string} sentence */
  tell(sentence) {
    this.words.textContent = sentence;
    this.words.hidden = !sentence;
    this.count.hidden = sentence !== "";
  }
}

/**
 * A chance of winning in the colour of a seat.
 *
 * @param {number} seat
 * @param {number} share
 */
function bar(seat, share) {
  const drawn = pathDrawing(`M0 0H${100 * share}V6H0Z`, "0 0 100 6", {
    class: `bar seat-${seat % MARKS.length}`,
  });
  drawn.setAttribute("preserveAspectRatio", "none");
  return drawn;
}

/**
 * Waits some time, or until it is no longer wanted.
 *
 * @param {number} ms
 * @param {AbortSignal} signal
 */
function pause(ms, signal) {
  return new Promise((done) => {
    setTimeout(done, ms);
    signal.addEventListener("abort", done, { once: true });
  });
}

/** Waits until the page can be seen. @param {AbortSignal} signal */
function seen(signal) {
  return new Promise((/** @type {(_?: unknown) => void} */ done) => {
    if (!document.hidden) return done();
    const controller = new AbortController();
    const end = () => {
      controller.abort();
      done();
    };
    document.addEventListener("visibilitychange", end, { signal: controller.signal });
    signal.addEventListener("abort", end, { once: true, signal: controller.signal });
  });
}
