/** The record of a table, to be downloaded. */

import { h } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { say } from "../lib/say.js";

/**
 * @param {string} table
 * @param {import("../lib/protocol.d.ts").GameInfo} game
 */
export function recordLink(table, game) {
  return h(
    "a",
    { class: "button", href: `/api/tables/${table}/record`, download: `${game.name}.txt` },
    icon("save"),
    say("end-record"),
  );
}
