/** How times are said. */

import { say } from "./say.js";

const DAY = 86_400;
const HOUR = 3_600;
const MINUTE = 60;

/** A time in the longest unit that says it well. @param {number} seconds */
export function duration(seconds) {
  const suits = (/** @type {number} */ unit) =>
    seconds >= 2 * unit || (seconds >= unit && seconds % unit === 0);
  const n = (/** @type {number} */ unit) => ({ n: Math.round(seconds / unit) });
  if (suits(DAY)) return say("time-days", n(DAY));
  if (suits(HOUR)) return say("time-hours", n(HOUR));
  if (suits(MINUTE)) return say("time-minutes", n(MINUTE));
  return say("time-seconds", n(1));
}

/** What is left of a time. @param {number} ms */
export function timeLeft(ms) {
  return say("time-left", { time: duration(Math.ceil(ms / 1000)) });
}

/** The time for a turn. @param {number | null} seconds */
export function turnDuration(seconds) {
  return seconds === null ? say("clock-none") : say("clock-turn", { time: duration(seconds) });
}

/** The time to answer another's move. @param {number | null} seconds */
export function answerDuration(seconds) {
  return seconds === null ? say("clock-none") : duration(seconds);
}
