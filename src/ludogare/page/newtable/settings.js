/** How a table is kept: who may see it, what may be taken back, and the clocks. */

import { answerDuration, turnDuration } from "../lib/durations.js";
import { labelled, select, toggle } from "../lib/fields.js";
import { say } from "../lib/say.js";

/** @typedef {import("../lib/protocol.d.ts").TableSettings} Settings */

/** @type {Settings} */
export const DEFAULTS = {
  listed: false,
  undo: true,
  hints: true,
  clock: null,
  answer: null,
  takeover: true,
};
const CLOCKS = [null, 30, 60, 120, 300, 86400, 259200]; // seconds
const ANSWERS = [null, 5, 10, 20, 60]; // seconds

/**
 * @param {Settings} settings which are changed
 * @param {boolean} answers whether others' moves are answered in this game
 */
export function settingFields(settings, answers) {
  return [
    toggle(say("set-listed"), settings.listed, (on) => (settings.listed = on)),
    toggle(say("set-undo"), settings.undo, (on) => (settings.undo = on)),
    toggle(say("set-hints"), settings.hints, (on) => (settings.hints = on)),
    toggle(say("set-takeover"), settings.takeover, (on) => (settings.takeover = on)),
    duration(say("set-clock"), CLOCKS, turnDuration, (clock) => (settings.clock = clock)),
    answers
      ? duration(say("set-answer"), ANSWERS, answerDuration, (time) => (settings.answer = time))
      : null,
  ];
}

/**
 * @param {string} label
 * @param {(number | null)[]} times in seconds
 * @param {(seconds: number | null) => string} words
 * @param {(seconds: number | null) => void} set
 */
function duration(label, times, words, set) {
  const entries = times.map(
    (time) => /** @type {[number | null, string]} */ ([time, words(time)]),
  );
  return labelled(label, select(entries, null, set));
}
