/** Whether the deals of a match were fair, in a line with a mark. */

import { h } from "../lib/dom.js";
import { icon } from "../lib/icons.js";

/** @param {import("./fair.js").Verdict} verdict */
export function verdictLine({ good, words }) {
  const kind = good ? "good" : "bad";
  return h("p", { class: `verdict ${kind}` }, icon(good ? "done" : "close"), words);
}
