/** A soft tone, made here: no file. */

import { store, stored } from "./storage.js";

const NOTES = [587.33, 880]; // Hz
const APART = 0.14; // s from one note to the next
const LENGTH = 0.5; // s of a note
const LOUDNESS = 0.08;

export function soundOn() {
  return stored("sound", true);
}

/** @param {boolean} on */
export function setSound(on) {
  store("sound", on);
  if (on) tone();
}

export function tone() {
  try {
    const context = new AudioContext();
    for (const [i, pitch] of NOTES.entries())
      ring(context, pitch, context.currentTime + i * APART);
    setTimeout(() => context.close(), 1200);
  } catch {
    // a browser without sound, or one that wants a click first
  }
}

/**
 * @param {AudioContext} context
 * @param {number} pitch
 * @param {number} at
 */
function ring(context, pitch, at) {
  const note = context.createOscillator();
  const loudness = context.createGain();
  note.frequency.value = pitch;
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(LOUDNESS, at + 0.02);
  loudness.gain.exponentialRampToValueAtTime(0.0005, at + LENGTH);
  note.connect(loudness).connect(context.destination);
  note.start(at);
  note.stop(at + LENGTH);
}
