/** How far somebody has come in a lesson; this browser remembers it. */

import { store, stored } from "../lib/storage.js";

/**
 * @param {string} game
 * @param {string} lesson
 * @returns {number}
 */
export function reached(game, lesson) {
  const step = stored(`lesson-${game}-${lesson}`, 0);
  return Number.isInteger(step) && step > 0 ? step : 0;
}

/**
 * @param {string} game
 * @param {string} lesson
 * @param {number} step
 */
export function reach(game, lesson, step) {
  store(`lesson-${game}-${lesson}`, step || null);
}
