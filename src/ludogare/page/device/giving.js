/** The device that gives: it makes a link and a code, which work once and can be revoked. */

import { note } from "../frame/notes.js";
import { shareable } from "../frame/share.js";
import { post } from "../lib/api.js";
import { fill, h } from "../lib/dom.js";
import { duration } from "../lib/durations.js";
import { invitationOrigins, onlyHere } from "../lib/origins.js";
import { say } from "../lib/say.js";
import { heldTables } from "../lib/seats.js";
import { packed } from "./luggage.js";

/** @typedef {import("../lib/protocol.d.ts").Handover} Handover */

const MOST = 40; // tables that go along
const REFRESH = 5000; // ms

export class Giving {
  constructor() {
    this.element = h("div", { class: "giving" });
    /** @type {Handover | null} */
    this.made = null;
    /** When it works no more, by our own clock. */
    this.ends = 0;
    this.origin = location.origin;
    /** Whether only this machine reaches the server. */
    this.only = false;
    this.timer = setInterval(() => this.tick(), REFRESH);
    this.left = h("p", { class: "soft", role: "timer" });
    this.offer();
  }

  close() {
    clearInterval(this.timer);
  }

  /** @param {string} [problem] what went wrong before, as a sentence */
  offer(problem = "") {
    this.made = null;
    const make = h(
      "button",
      { type: "button", class: "strong", onclick: () => this.make() },
      say("device-make"),
    );
    fill(
      this.element,
      h("p", {}, say("device-give-words", { n: heldTables().length })),
      make,
      problem ? h("p", { class: "bad", role: "alert" }, problem) : null,
    );
  }

  async make() {
    try {
      const made = await post("/api/handovers", { luggage: packed() });
      this.ends = Date.now() + made.left;
      for (const table of heldTables().slice(0, MOST))
        await post(`/api/tables/${table}/handover`, { code: made.code }).catch(() => {});
      const [origin] = await invitationOrigins();
      this.only = !origin;
      this.origin = origin ?? location.origin;
      this.show(made);
    } catch (problem) {
      this.offer(/** @type {Error} */ (problem).message);
    }
  }

  /** @param {Handover} made */
  show(made) {
    this.made = made;
    fill(
      this.element,
      h("p", {}, say("device-link-words")),
      shareable(new URL(`/device#${made.code}`, this.origin).href),
      h("p", {}, say("device-code-words")),
      h("p", { class: "code" }, made.code),
      this.left,
      this.only ? onlyHere() : null,
      h(
        "button",
        { type: "button", onclick: () => this.revoke(made.code) },
        say("device-revoke"),
      ),
    );
    this.tick();
  }

  /** @param {string} code */
  async revoke(code) {
    try {
      await post("/api/handovers/revoke", { code });
      this.offer();
    } catch (problem) {
      note([/** @type {Error} */ (problem).message], "bad"); // it still works
    }
  }

  tick() {
    if (!this.made) return;
    const ms = this.ends - Date.now();
    if (ms <= 0) return this.offer();
    const minutes = Math.ceil(ms / 60_000) * 60;
    fill(this.left, say("device-left", { time: duration(minutes) }));
  }
}
