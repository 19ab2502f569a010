/** Calling somebody whose turn it is: the title, a soft tone, and a notification where allowed. */

import { keep, kept } from "./kept.js";
import { say } from "./say.js";

const PATIENCE = 1500; // ms of others' play after which a tone is welcome

export function soundOn() {
  return kept("sound", true);
}

/** @param {boolean} on */
export function setSound(on) {
  keep("sound", on);
  if (on) tone();
}

/** Two soft notes, made here: no file. */
export function tone() {
  try {
    const context = new AudioContext();
    const start = context.currentTime;
    for (const [i, pitch] of [587.33, 880].entries()) {
      const note = context.createOscillator();
      const loudness = context.createGain();
      const at = start + i * 0.14;
      note.frequency.value = pitch;
      loudness.gain.setValueAtTime(0, at);
      loudness.gain.linearRampToValueAtTime(0.08, at + 0.02);
      loudness.gain.exponentialRampToValueAtTime(0.0005, at + 0.5);
      note.connect(loudness).connect(context.destination);
      note.start(at);
      note.stop(at + 0.5);
    }
    setTimeout(() => context.close(), 1200);
  } catch {
    // a browser without sound, or one that wants a click first
  }
}

export function canNotify() {
  return "Notification" in window && isSecureContext;
}

export function notifyOn() {
  return canNotify() && Notification.permission === "granted" && kept("notify", false);
}

/** Asks the browser, which asks the person. @param {boolean} on */
export async function setNotify(on) {
  if (on && Notification.permission !== "granted") await Notification.requestPermission();
  keep("notify", on && Notification.permission === "granted");
  return notifyOn();
}

export class Attention {
  /** @param {string} title */
  constructor(title) {
    this.title = title;
    this.mine = /** @type {boolean | null} */ (null);
    this.since = 0;
    this.show(false);
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
    if (document.hidden && notifyOn()) {
      const note = new Notification(this.title, { body: prompt, tag: "ludogare" });
      note.onclick = () => {
        window.focus();
        note.close();
      };
    }
  }

  /** @param {boolean} mine */
  show(mine) {
    document.title = mine ? `● ${say("title-turn")} – ${this.title}` : `${this.title} – Ludogare`;
  }
}
