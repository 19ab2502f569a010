/** What people say to each other. */

import { h } from "../lib/dom.js";
import { mark } from "../lib/icons.js";
import { MAX_CHAT } from "../lib/limits.js";
import { locale, say } from "../lib/say.js";

/** @typedef {import("../lib/protocol.d.ts").ChatEntry} Said */

export class Chat {
  /** @param {(text: string) => Promise<boolean>} send says whether it arrived */
  constructor(send) {
    this.send = send;
    this.seq = 0;
    /** Up to which line it was told before, also if it comes again. */
    this.told = 0;
    this.list = h("ol", { class: "chat-lines" });
    this.scrolled = h(
      "div",
      {
        "class": "scrolled",
        "tabIndex": 0,
        "aria-label": say("tab-chat"),
        "role": "log",
        "aria-live": "polite",
      },
      this.list,
    );
    this.empty = h("p", { class: "soft" }, say("chat-empty"));
    this.field = h("input", {
      "type": "text",
      "maxLength": MAX_CHAT,
      "autocomplete": "off",
      "aria-label": say("chat-field"),
      "placeholder": say("chat-field"),
    });
    this.form = h(
      "form",
      { class: "chat-form", onsubmit: (/** @type {Event} */ e) => this.submit(e) },
      this.field,
      h("button", { type: "submit" }, say("chat-send")),
    );
    this.box = h("div", { class: "chat" }, this.empty, this.scrolled, this.form);
    this.scrolled.hidden = true;
  }

  /** @param {Event} event */
  async submit(event) {
    event.preventDefault();
    const text = this.field.value.trim();
    if (!text) return;
    this.field.readOnly = true;
    if (await this.send(text)) this.field.value = "";
    this.field.readOnly = false;
  }

  /** @returns {import("../frame/drawer.js").Leaf} */
  leaf() {
    const opened = () => this.reveal();
    return { name: "chat", icon: "chat", words: say("tab-chat"), content: this.box, opened };
  }

  /**
   * @param {Said[]} said
   * @returns {Said[]} what was never told before
   */
  add(said) {
    const more = said.filter((s) => s.seq > this.seq);
    if (!more.length) return [];
    this.seq = more[more.length - 1].seq;
    this.empty.hidden = true;
    this.scrolled.hidden = false;
    this.list.append(...more.map(line));
    this.reveal();
    const fresh = more.filter((s) => s.seq > this.told);
    this.told = Math.max(this.told, this.seq);
    return fresh;
  }

  /** Brings the newest into sight. */
  reveal() {
    this.scrolled.scrollTop = this.scrolled.scrollHeight;
  }

  /** Forgets everything, before it comes again. */
  clear() {
    this.seq = 0;
    this.list.replaceChildren();
    this.empty.hidden = false;
    this.scrolled.hidden = true;
  }

  /** Whether one may speak. @param {boolean} may */
  allow(may) {
    this.form.hidden = !may;
  }
}

/** @param {Said} said */
function line(said) {
  const time = new Date(said.at).toLocaleTimeString(locale(), {
    hour: "2-digit",
    minute: "2-digit",
  });
  return h(
    "li",
    {},
    h("span", { class: "by" }, mark(said.seat), h("b", {}, said.name), h("time", {}, time)),
    h("span", { class: "text" }, said.text),
  );
}
