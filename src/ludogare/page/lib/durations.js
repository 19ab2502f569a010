/** How the times of a table are said. */

import { say } from "./say.js";

/** The time for a turn. @param {number | null} seconds */
export function turnDuration(seconds) {
  if (seconds === null) return say("clock-none");
  if (seconds < 60) return say("clock-seconds", { n: seconds });
  if (seconds < 3600) return say("clock-minutes", { n: seconds / 60 });
  return say("clock-days", { n: Math.round(seconds / 86400) });
}

/** The time to answer another's move. @param {number | null} seconds */
export function answerDuration(seconds) {
  return seconds === null ? say("clock-none") : say("answer-seconds", { n: seconds });
}
