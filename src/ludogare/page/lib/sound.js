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

/** @type {AudioContext | null} */
let context = null;

/** Where sounds are made; null in a browser without any, or one that wants a click first. */
export function audio() {
  try {
    context ??= new AudioContext();
    if (context.state !== "suspended") return context;
    context.resume().catch(() => {});
    return null;
  } catch {
    return null;
  }
}

export function tone() {
  const made = audio();
  if (!made) return;
  for (const [i, pitch] of NOTES.entries()) ring(made, pitch, made.currentTime + i * APART);
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
