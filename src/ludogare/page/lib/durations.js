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

/**
 * The clock of a table: for each turn, or for the whole match.
 *
 * @param {Pick<import("./protocol.d.ts").TableSettings, "clock" | "total" | "increment">} settings
 */
export function clockWords({ clock, total, increment }) {
  if (clock !== null) return say("clock-turn", { time: duration(clock) });
  if (total === null) return say("clock-none");
  const time = duration(total);
  return increment
    ? say("clock-total", { time, more: duration(increment) })
    : say("clock-total-only", { time });
}

/** What happens when time is up. @param {import("./protocol.d.ts").TableSettings["flag"]} flag */
export function flagWords(flag) {
  switch (flag) {
    case "bot":
      return say("flag-bot");
    case "takeover":
      return say("flag-takeover");
    case "lose":
      return say("flag-lose");
    case "random":
      return say("flag-random");
  }
}

/** A clock as it ticks: `0:59`, `1:05:00`, or days and hours. @param {number} ms */
export function ticking(ms) {
  const s = Math.ceil(ms / 1000);
  if (s >= DAY) return duration(s);
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  const [hours, minutes] = [Math.floor(s / HOUR), Math.floor((s % HOUR) / MINUTE)];
  return `${hours ? `${hours}:${two(minutes)}` : minutes}:${two(s % MINUTE)}`;
}

/** The time to answer another's move. @param {number | null} seconds */
export function answerDuration(seconds) {
  return seconds === null ? say("clock-none") : duration(seconds);
}
