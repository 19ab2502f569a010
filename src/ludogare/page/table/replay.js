/** A look back at a table: any ply of its match, with a slider where the controls were. */

import { copy } from "../frame/share.js";
import { addressOf, go } from "../lib/address.js";
import { get } from "../lib/api.js";
import { h } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { language, say } from "../lib/say.js";
import { Slider } from "../stage/slider.js";

/** @typedef {import("../lib/protocol.d.ts").Replay} Replayed */

export class Replay {
  /**
   * @param {string} table
   * @param {{seat: () => number | null, fetching: (is: boolean) => void,
   *   shown: (s: Replayed) => void, ended: () => void,
   *   refused: (problem: import("../lib/api.js").Refused) => void}} listener
   *   `seat`: whose eyes it is seen through; `fetching`: another ply is shown until this one comes
   */
  constructor(table, listener) {
    this.table = table;
    this.listener = listener;
    /** There while we look back. @type {Slider | null} */
    this.slider = null;
  }

  /**
   * Begins at a ply. What stands instead of the controls meanwhile.
   *
   * @param {number} ply
   * @param {number} plies
   * @param {boolean} over whether the match is over
   */
  begin(ply, plies, over) {
    const slider = this.slider ?? new Slider((to) => this.to(to));
    this.slider = slider;
    slider.set(ply, Math.max(ply, plies));
    this.to(ply);
    const share = () => copy(this.address(slider.ply));
    const back = h(
      "button",
      { type: "button", class: "strong", onclick: () => this.end() },
      over ? say("replay-close") : say("replay-live"),
    );
    const tryOut = h(
      "button",
      { type: "button", onclick: () => go(`/analysis?table=${this.table}&ply=${slider.ply}`) },
      icon("look"),
      say("replay-try"),
    );
    return [
      slider.element,
      h(
        "div",
        { class: "buttons" },
        back,
        h("button", { type: "button", onclick: share }, icon("link"), say("replay-share")),
        ...(over ? [tryOut] : []),
      ),
    ];
  }

  /** @param {number} ply */
  address(ply) {
    return `${addressOf(this.table)}?ply=${ply}`;
  }

  /** @param {number} ply */
  async to(ply) {
    history.replaceState(null, "", this.address(ply));
    this.listener.fetching(true);
    const asked = { seat: this.listener.seat(), ply, language: language() };
    try {
      /** @type {Replayed} */
      const s = await get(`/api/tables/${this.table}/replay`, asked);
      if (this.slider?.ply !== ply) return;
      this.slider.set(s.ply, s.plies);
      this.listener.fetching(false);
      this.listener.shown(s);
    } catch (problem) {
      this.stop();
      this.listener.fetching(false);
      this.listener.refused(/** @type {import("../lib/api.js").Refused} */ (problem));
    }
  }

  /** The match goes on meanwhile. @param {number} plies */
  grow(plies) {
    this.slider?.set(this.slider.ply, Math.max(this.slider.plies, plies));
  }

  stop() {
    this.slider?.stop();
  }

  end() {
    this.stop();
    this.slider = null;
    this.listener.fetching(false);
    history.replaceState(null, "", `/t/${this.table}`);
    this.listener.ended();
  }
}
