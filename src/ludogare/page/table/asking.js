/** What people ask of a table: the server is asked, and whatever it refuses is said. */

import { note } from "../frame/notes.js";
import { go } from "../lib/address.js";
import { change, nonce, post } from "../lib/api.js";
import { remove } from "../lib/archive.js";
import { say } from "../lib/say.js";
import { forget } from "../lib/seats.js";

/** @typedef {import("../lib/protocol.d.ts").Snapshot} Snapshot */
/** @typedef {import("../lib/live.js").Reply} Reply */

export class Asking {
  /**
   * @param {string} table
   * @param {import("./holding.js").Holding} holding
   * @param {import("./view.js").TableView} view
   * @param {import("../lib/live.js").Live} live
   * @param {{last: () => Snapshot | null, changed: () => void}} listener `last`: what the server said
   *   last, `changed`: a link was replaced
   */
  constructor(table, holding, view, live, listener) {
    this.table = table;
    this.holding = holding;
    this.view = view;
    this.live = live;
    this.listener = listener;
  }

  /**
   * Asks the server; says so if it refuses.
   *
   * @param {Record<string, unknown>} request
   * @returns {Promise<Reply>}
   */
  async ask(request) {
    const { stage } = this.view;
    const choosing = "action" in request || "undo" in request || "skip" in request;
    if (choosing) stage.wait(true);
    const answer = await this.live.request(request);
    if (choosing) stage.wait(false);
    if (answer.error) {
      if (answer.lost === undefined)
        this.view.refused({ message: answer.error, clause: answer.clause });
      if (choosing && stage.choosing.offered) stage.choosing.again();
    }
    return answer;
  }

  /**
   * Says why something cannot be chosen: it is another's, it is not one's turn, or what the rules say.
   *
   * @param {Record<string, string> | null} meaning
   * @param {number | null} owner
   */
  async whyNot(meaning, owner) {
    const { view } = this;
    const last = this.listener.last();
    if (!last || view.stage.choosing.busy) return;
    if (meaning && last.seat !== null && view.stage.choosing.offered) {
      const { error = "", clause } = await this.live.request({ why: meaning });
      view.refused({ message: error, clause }, "why");
    } else view.refused({ message: this.whyNothing(last, owner), clause: last.clause }, "why");
  }

  /**
   * Why there is nothing to choose, whatever was clicked.
   *
   * @param {Snapshot} s
   * @param {number | null} owner
   */
  whyNothing(s, owner) {
    if (this.view.stage.element.classList.contains("replaying")) return say("why-past");
    if (s.status === "over") return say("why-over");
    if (s.seat === null) return say("watching");
    if (!s.actions.length) return s.prompt;
    const { question } = this.view.stage;
    if (owner === null || owner === s.seat) return say("why-nothing", { question });
    return say("why-anothers", { name: s.players[owner]?.name ?? "", question });
  }

  async askHint() {
    const { hintPanel } = this.view;
    if (hintPanel.thinking) return; // one answer is enough
    hintPanel.thinks();
    const { hint, error, stale } = await this.live.request({ hint: true });
    if (hint) hintPanel.show(hint, this.listener.last()?.actions ?? []);
    else hintPanel.close();
    if (error && !stale) this.view.refused({ message: error }); // who has acted wants it no more
  }

  skipRound() {
    if (!this.view.stage.choosing.rests) this.ask({ skip: true });
  }

  async comeBack() {
    try {
      await change(`/api/tables/${this.table}/sit`, { id: nonce() });
      this.live.hello(this.holding.open);
    } catch (problem) {
      this.view.refused(/** @type {import("../lib/api.js").Refused} */ (problem));
    }
  }

  /** Makes a new link to a seat; who came by the old one has to leave it. @param {number} seat */
  async free(seat) {
    const path = `/api/tables/${this.table}/free`;
    try {
      const { link } = await change(path, { seat, id: nonce() });
      this.holding.relink(seat, link);
      this.listener.changed();
    } catch (problem) {
      this.view.refused(/** @type {import("../lib/api.js").Refused} */ (problem));
    }
  }

  /** Deletes what was said from here; the whole table, where nobody else sits. */
  async erase() {
    const { table } = this;
    try {
      const { table: gone, lines } = await post(`/api/tables/${table}/erase`, {});
      if (!gone) return note([lines ? say("own-erased", { n: lines }) : say("own-erased-none")]);
      this.live.close();
      forget(table);
      remove(table);
      note([say("own-erased-table")]);
      go("/");
    } catch (problem) {
      this.view.refused(/** @type {import("../lib/api.js").Refused} */ (problem));
    }
  }

  async leave() {
    const answer = await this.ask({ leave: true });
    if (!answer.error) go("/");
  }
}
