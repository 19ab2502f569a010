/** The end of a match at a table: its sheet, and where to go from there. */

import { note } from "../frame/notes.js";
import { copy } from "../frame/share.js";
import { addressOf, go } from "../lib/address.js";
import { nonce, post } from "../lib/api.js";
import { h } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { noteAt } from "../lib/noted.js";
import { say } from "../lib/say.js";
import { holdAt } from "../lib/seats.js";
import { sounds } from "../stage/sounds.js";
import { Finale } from "./finale.js";
import { recordLink } from "./record.js";
import { sheetDialog } from "./sheet.js";
import { verdictLine } from "./verdict.js";

/** @typedef {import("../lib/protocol.d.ts").Snapshot} Snapshot */

export class End {
  /**
   * @param {string} table
   * @param {import("../lib/protocol.d.ts").GameInfo} game
   * @param {{holds: () => boolean, replay: () => void, scene: () => number,
   *   ask: (request: Record<string, unknown>) => Promise<import("../lib/live.js").Reply>}} listener
   *   `holds`: whether a seat is held here, `scene`: how many milliseconds the scene lasts
   */
  constructor(table, game, listener) {
    this.table = table;
    this.game = game;
    this.listener = listener;
    /** @type {HTMLDialogElement | null} */
    this.sheet = null;
    /** What comes before the sheet. */
    this.finale = new Finale(() => this.last && this.open(this.last));
    /** @type {Snapshot | null} */
    this.last = null;
    /** Whether the sheet opens no more by itself. */
    this.seen = false;
    /** Whether another match was asked for here, and whether we are on the way there. */
    this.again = this.gone = false;
    /** Our part in its deals, by seat. @type {Record<string, string>} */
    this.own = {};
    /** What a check of the deals has found. @type {import("./fair.js").Verdict | null} */
    this.checked = null;
    /** Whether another match is asked for as soon as this one is seen to be over. */
    this.wanted = false;
  }

  /** Opens the sheet the first time, and keeps it up to date. @param {Snapshot} s */
  show(s) {
    if (this.again && s.over?.rematch.table) this.follow(s.over.rematch.table);
    this.last = s;
    if (!this.seen) this.begin(s);
    else if (this.sheet?.open) this.renew(this.sheet, s);
    this.seen = true;
    if (this.wanted && this.listener.holds()) this.rematch(s);
    this.wanted = false;
  }

  /** The scene, if somebody saw it end, then the sheet. @param {Snapshot} s */
  begin(s) {
    const lasts = this.listener.scene();
    if (!lasts) return this.open(s);
    sounds("end");
    this.finale.show(s, lasts);
  }

  /** @param {Snapshot} s */
  open(s) {
    this.close();
    this.sheet = sheetDialog(s, this.onward(s), this.verdict());
    document.body.append(this.sheet);
    this.sheet.showModal();
  }

  /** Draws the sheet anew; the keyboard stays where it was. @param {HTMLDialogElement} sheet @param {Snapshot} s */
  renew(sheet, s) {
    const stops = () => [.../** @type {NodeListOf<HTMLElement>} */ (sheet.querySelectorAll("button, a, [tabindex]"))];
    const at = stops().findIndex((stop) => stop === document.activeElement);
    sheet.replaceChildren(...sheetDialog(s, this.onward(s), this.verdict()).childNodes);
    stops()[at]?.focus();
  }

  close() {
    this.finale.close();
    this.sheet?.remove();
  }

  /** The deals were checked. @param {import("./fair.js").Verdict} verdict */
  found(verdict) {
    this.checked = verdict;
    if (this.sheet?.open && this.last) this.renew(this.sheet, this.last);
  }

  verdict() {
    return this.checked && verdictLine(this.checked);
  }

  /** What stands below the board. @param {Snapshot} s */
  below(s) {
    return [
      h(
        "button",
        { type: "button", onclick: () => this.open(s) },
        icon("trophy"),
        say("end-sheet"),
      ),
      ...this.rematches(s),
      this.replay(),
    ];
  }

  /** What stands in the sheet. @param {Snapshot} s */
  onward(s) {
    const address = `${addressOf(this.table)}?ply=${s.ply}`;
    const leave = this.leaving(() => {});
    return [
      ...this.rematches(s),
      this.replay(),
      h(
        "button",
        { type: "button", onclick: () => copy(address) },
        icon("link"),
        say("end-share"),
      ),
      recordLink(this.table, this.game),
      h(
        "a",
        { class: "button", href: `/analysis?table=${this.table}`, onclick: leave },
        icon("look"),
        say("nav-analysis"),
      ),
      h("a", { class: "button quiet", href: "/", onclick: leave }, say("to-lobby")),
    ];
  }

  /** @param {() => void} then */
  leaving(then) {
    return () => {
      this.sheet?.close();
      then();
    };
  }

  replay() {
    return h(
      "button",
      { type: "button", onclick: this.leaving(this.listener.replay) },
      icon("play"),
      say("replay"),
    );
  }

  // Another match

  /** The button for it, or to where it is played. @param {Snapshot} s */
  rematches(s) {
    const next = s.over?.rematch.table;
    if (next)
      return [
        h(
          "button",
          { type: "button", class: "strong", onclick: this.leaving(() => this.follow(next)) },
          say("end-follow"),
        ),
      ];
    if (!this.listener.holds()) return [];
    const asked = s.over?.rematch.asked ?? [];
    const wants = s.seat !== null && asked.includes(s.seat);
    const words = wants
      ? say("end-rematch-asked")
      : asked.length
        ? say("end-rematch-too")
        : say("end-rematch");
    return [
      h(
        "button",
        { type: "button", class: "strong", disabled: wants, onclick: () => this.rematch(s) },
        words,
      ),
    ];
  }

  /** @param {Snapshot} s */
  async rematch(s) {
    this.again = true; // whoever asked goes along as soon as all have
    const own = nonce();
    this.own = { [String(s.seat)]: own };
    const answer = await this.listener.ask({ rematch: true, nonce: own });
    if (answer.table) await this.follow(answer.table);
  }

  /** Goes to the table of the rematch, with one's seats. @param {string} next */
  async follow(next) {
    if (this.gone) return;
    this.gone = true;
    if (this.listener.holds()) {
      try {
        const answer = await post(`/api/tables/${this.table}/rematch`, {});
        noteAt(answer.table, { nonces: this.own });
        holdAt(answer.table, { held: answer.seats, links: {} });
      } catch (problem) {
        this.gone = false; // without one's seats there is no going along
        return note([/** @type {Error} */ (problem).message], "bad");
      }
    }
    this.sheet?.close();
    go(`/t/${next}`);
  }
}
