/** Soft sounds of what happens, made here: no file. */

import { audio, soundOn } from "../lib/sound.js";

/**
 * Of which noises a sound consists: from when, how long and how loud; a pitch in Hz, or the
 * middle of a band of noise.
 *
 * @typedef {{at?: number, lasts: number, loud: number, pitch?: number, band?: number}} Noise
 */

/** @type {Record<"card" | "die" | "piece" | "points" | "end", Noise[]>} */
const SOUNDS = {
  card: [{ lasts: 0.12, loud: 0.05, band: 2600 }],
  die: [0, 0.06, 0.11, 0.19].map((at, i) => ({ at, lasts: 0.05, loud: 0.06 - 0.01 * i, band: 1500 })),
  piece: [
    { lasts: 0.07, loud: 0.09, pitch: 190 },
    { lasts: 0.04, loud: 0.04, band: 900 },
  ],
  points: [
    { lasts: 0.25, loud: 0.04, pitch: 987.77 },
    { at: 0.07, lasts: 0.3, loud: 0.04, pitch: 1318.51 },
  ],
  end: [392, 493.88, 587.33, 783.99].map((pitch, i) => ({ at: 0.15 * i, lasts: 0.9, loud: 0.06, pitch })),
};

/** @typedef {keyof typeof SOUNDS} Sound */

/** @param {Sound} sound */
export function sounds(sound) {
  if (!soundOn() || document.hidden) return;
  const context = audio();
  for (const noise of context ? SOUNDS[sound] : [])
    if (noise.pitch) ring(/** @type {AudioContext} */ (context), noise);
    else rustle(/** @type {AudioContext} */ (context), noise);
}

/**
 * @param {AudioContext} context
 * @param {Noise} noise
 */
function ring(context, noise) {
  const note = context.createOscillator();
  note.type = "sine";
  note.frequency.value = noise.pitch ?? 0;
  const at = fade(context, note, noise);
  note.start(at);
  note.stop(at + noise.lasts);
}

/**
 * @param {AudioContext} context
 * @param {Noise} noise
 */
function rustle(context, noise) {
  const length = Math.ceil(noise.lasts * context.sampleRate);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i += 1) samples[i] = 2 * Math.random() - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = noise.band ?? 0;
  source.connect(filter);
  source.start(fade(context, filter, noise));
}

/**
 * Lets a noise swell and fade; returns when it begins.
 *
 * @param {AudioContext} context
 * @param {AudioNode} node
 * @param {Noise} noise
 */
function fade(context, node, { at = 0, lasts, loud }) {
  const begins = context.currentTime + at;
  const loudness = context.createGain();
  loudness.gain.setValueAtTime(0, begins);
  loudness.gain.linearRampToValueAtTime(loud, begins + 0.008);
  loudness.gain.exponentialRampToValueAtTime(0.0005, begins + lasts);
  node.connect(loudness).connect(context.destination);
  return begins;
}
