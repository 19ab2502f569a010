/** Calling somebody whose turn it is: the title, a soft tone, and a notification where allowed. */

import { notify, notifyOn } from "../lib/notifications.js";
import { say } from "../lib/say.js";
import { soundOn, tone } from "../lib/sound.js";

const PATIENCE = 1500; // ms of others' play after which a tone is welcome

export class Attention {
  /** @param {string} title */
  constructor(title) {
    this.title = title;
    this.mine = /** @type {boolean | null} */ (null);
    this.since = 0;
  }

  /**
   * @param {boolean} mine whether somebody here is awaited
   * @param {string} prompt
   */
  turn(mine, prompt) {
    const called =
      mine && this.mine === false && (document.hidden || Date.now() - this.since > PATIENCE);
    if (this.mine !== mine) this.since = Date.now();
    this.mine = mine;
    this.show(mine);
    if (!called) return;
    if (soundOn()) tone();
    if (document.hidden && notifyOn()) notify(this.title, prompt);
  }

  /** @param {boolean} mine */
  show(mine) {
    document.title = mine ? `● ${say("title-turn")} – ${this.title}` : `${this.title} – Ludogare`;
  }
}
