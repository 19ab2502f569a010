/** What happened, in words, the newest last. */

import { fill, h } from "../lib/dom.js";
import { say } from "../lib/say.js";

/** @typedef {import("../lib/protocol.d.ts").StoryEntry} Told */

export class Log {
  constructor() {
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
    /** The last thing told, for where there is no room for the whole story. */
    this.newest = h("p", { class: "newest" });
    this.seq = 0;
    this.end = Infinity;
  }

  /** @returns {import("../frame/drawer.js").Leaf} */
  leaf() {
    const opened = () => this.reveal();
    return { name: "log", icon: "log", words: say("tab-log"), content: this.box, opened };
  }

  /** Forgets everything: another seat knows another story. */
  clear() {
    this.seq = 0;
    this.end = Infinity;
    fill(this.list);
    this.newest.textContent = "";
  }

  /** @param {Told[]} told */
  add(told) {
    const more = told.filter((t) => t.seq > this.seq && t.lines.length);
    if (!more.length) return;
    const first = this.seq === 0;
    const following =
      first || this.box.scrollHeight - this.box.scrollTop - this.box.clientHeight < 40;
    for (const { seq, lines } of more)
      this.list.append(...lines.map((line) => h("li", { "data-seq": seq }, line)));
    // To whoever comes, only the last thing is new.
    this.since = first ? more[more.length - 1].seq - 1 : this.seq;
    this.seq = more[more.length - 1].seq;
    this.draw();
    if (following) this.reveal();
  }

  /** Brings the newest into sight. */
  reveal() {
    this.box.scrollTop = this.box.scrollHeight;
  }

  /** Tells it only up to an event, for a replay. @param {number} seq */
  upTo(seq) {
    this.end = seq;
    this.draw();
    this.reveal();
  }

  /** Shows exactly this, the last step of it as new. @param {Told[]} told */
  set(told) {
    this.clear();
    this.add(told);
  }

  draw() {
    let last = 0;
    for (const line of /** @type {Iterable<HTMLElement>} */ (this.list.children)) {
      const seq = Number(line.dataset.seq);
      line.hidden = seq > this.end;
      if (!line.hidden) last = seq;
    }
    // Live, all that came together is new; in a replay, one step is.
    const since = this.end === Infinity ? (this.since ?? 0) : last - 1;
    const fresh = [...this.list.children].filter((line) => {
      const seq = Number(/** @type {HTMLElement} */ (line).dataset.seq);
      const is = seq > since && seq <= last;
      line.classList.toggle("new", is);
      return is;
    });
    this.newest.textContent = fresh
      .slice(-3)
      .map((line) => line.textContent)
      .join(" ");
  }
}
