/**
 * What happened, in words, the newest last: whose doing it was, a line between turns, and a way to
 * the moment that a line tells of.
 */

import { fill, h } from "../lib/dom.js";
import { icon, mark } from "../lib/icons.js";
import { say } from "../lib/say.js";

/** @typedef {import("../lib/protocol.d.ts").StoryEntry} Told */

export class Log {
  /**
   * @param {{go?: (ply: number) => void, point?: (told: Told | null) => void}} [listener]
   *   `go`: a line was chosen, `point`: one is pointed at or focused, or none any more
   */
  constructor({ go, point } = {}) {
    this.go = go;
    this.list = h("ol", { class: "log-lines" });
    this.box = h(
      "div",
      {
        "class": "scrolled",
        "tabIndex": 0,
        "role": "log",
        "aria-live": "polite",
        "aria-label": say("tab-log"),
      },
      this.list,
    );
    /** What is told, with its element. @type {{told: Told, element: HTMLElement}[]} */
    this.entries = [];
    this.end = Infinity;
    this.whole = false;
    /** Up to which event it is not new. */
    this.since = 0;
    /** Whose turn the last line belongs to. @type {number | null} */
    this.turn = null;
    if (point) this.points(point);
  }

  /** @returns {import("../frame/drawer.js").Leaf} */
  leaf() {
    const opened = () => this.reveal();
    return { name: "log", icon: "log", words: say("tab-log"), content: this.box, opened };
  }

  /** Tells which line is pointed at or focused. @param {(told: Told | null) => void} point */
  points(point) {
    /** @param {Event} event */
    const at = (event) => {
      const line = event.target instanceof Element ? event.target.closest("li") : null;
      point(this.entries.find(({ element }) => element === line)?.told ?? null);
    };
    this.list.addEventListener("pointerover", at);
    this.list.addEventListener("focusin", at);
    this.list.addEventListener("pointerleave", () => point(null));
    this.list.addEventListener("focusout", () => point(null));
  }

  /** Forgets everything: another seat knows another story. */
  clear() {
    this.entries = [];
    this.end = Infinity;
    this.since = 0;
    this.turn = null;
    fill(this.list);
  }

  /** The event told last. */
  get seq() {
    return this.entries.at(-1)?.told.seq ?? 0;
  }

  /** Whether its end is in sight. */
  get follows() {
    return this.box.scrollHeight - this.box.scrollTop - this.box.clientHeight < 40;
  }

  /** @param {Told[]} told */
  add(told) {
    const more = told.filter((t) => t.seq > this.seq && t.lines.length);
    if (!more.length) return;
    const first = !this.entries.length;
    const following = first || this.follows;
    // To whoever comes, only the last thing is new.
    this.since = first ? more[more.length - 1].seq - 1 : this.seq;
    for (const one of more) {
      this.takeBack(one);
      const element = this.line(one);
      this.entries.push({ told: one, element });
      this.list.append(element);
    }
    this.draw();
    if (following) this.reveal();
  }

  /** What was taken back is no moment of the match any more. @param {Told} told */
  takeBack({ ply }) {
    if (ply === undefined || ply === null) return;
    for (const { told, element } of this.entries)
      if ((told.ply ?? 0) > ply) {
        element.classList.add("gone");
        element.querySelector("button")?.replaceWith(...words(told));
      }
  }

  /** @param {Told} told */
  line(told) {
    const { seq, ply = null, seat = null } = told;
    const begins = seat !== null && seat !== this.turn;
    if (begins) this.turn = seat;
    const whose = seat === null ? "" : ` of-seat-${seat}`;
    const go = this.go;
    return h(
      "li",
      { "data-seq": seq, "class": `${begins ? "turn" : ""}${whose}` },
      go && ply !== null
        ? h("button", { type: "button", title: say("log-go"), onclick: () => go(ply) }, words(told))
        : words(told),
    );
  }

  /** Brings the newest into sight. */
  reveal() {
    const last = this.list.querySelector("[aria-current]");
    if (last) last.scrollIntoView({ block: "nearest" });
    else this.box.scrollTop = this.box.scrollHeight;
  }

  /**
   * Tells it only up to an event, for a replay.
   *
   * @param {number} seq
   * @param {boolean} [whole] whether the rest can still be read
   */
  upTo(seq, whole = false) {
    this.end = seq;
    this.whole = whole;
    this.draw();
    this.reveal();
  }

  /** Shows exactly this, the last step of it as new. @param {Told[]} told */
  set(told) {
    this.clear();
    this.add(told);
  }

  draw() {
    const last = this.entries.filter(({ told }) => told.seq <= this.end).at(-1)?.told.seq ?? 0;
    const live = this.end === Infinity;
    // Live, all that came together is new; in a replay, one step is.
    const since = live ? this.since : last - 1;
    for (const { told, element } of this.entries) {
      element.hidden = told.seq > this.end && !this.whole;
      element.classList.toggle("later", told.seq > this.end);
      element.classList.toggle("new", told.seq > since && told.seq <= last);
      if (!live && told.seq === last) element.setAttribute("aria-current", "step");
      else element.removeAttribute("aria-current");
    }
  }
}

/** Whose doing it was, and what is told of it, line by line. @param {Told} told */
function words(told) {
  const signs = signsOf(told, Boolean(told.whose?.length));
  return told.lines.flatMap((line, i) => [signs[i] ?? h("span", { class: "nobody" }), h("span", {}, line, " ")]);
}

/**
 * The signs before the lines of a thing: whose each is, where the line before is another's.
 *
 * @param {Told} told
 * @param {boolean} [each] whether every line has its own
 */
export function signsOf({ seat = null, chance = false, lines, whose = [] }, each = false) {
  const owners = lines.map((_, i) => (whose.length ? whose[i] : seat));
  return owners.map((owner, i) => {
    if (i > 0 && owner === owners[i - 1] && !each) return null;
    return owner !== null ? mark(owner) : chance ? icon("chance") : null;
  });
}
