/** What is said of the connection while it is not as it should be. */

import { h } from "../lib/dom.js";
import { say } from "../lib/say.js";

const BLINK = 500; // ms: what passes within needs no words

export class Connection {
  constructor() {
    this.element = h("p", { class: "connection", role: "status", hidden: true });
    this.telling = 0;
  }

  /**
   * @param {import("../lib/live.js").State} state
   * @param {boolean} waiting whether an answer is awaited
   * @param {boolean} first whether nothing has come yet
   */
  tell(state, waiting, first) {
    const words = {
      connecting: first ? say("state-connecting") : say("state-retrying"),
      live: say("state-waiting"),
      retrying: say("state-retrying"),
      offline: say("state-offline"),
    }[state];
    clearTimeout(this.telling);
    const shown = state !== "live" || waiting;
    const tell = () => {
      this.element.hidden = !shown;
      this.element.className = `connection ${state}`;
      this.element.textContent = shown ? words : "";
    };
    if (shown && (state === "live" || state === "connecting"))
      this.telling = setTimeout(tell, BLINK);
    else tell();
  }
}
