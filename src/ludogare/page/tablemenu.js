/** What the menu offers at a table. */

import { h } from "./dom.js";
import { copy, sure } from "./frame.js";
import { sign } from "./marks.js";
import { say } from "./say.js";

/**
 * @param {import("./types.js").TableInfo} info
 * @param {import("./types.js").Snapshot | null} s
 * @param {{replay: ((ply: number) => void) | null, resign: () => void, leave: () => void}} can
 */
export function tableMenu(info, s, can) {
  const { replay } = can;
  const watch = new URL(`/t/${info.table}`, location.href).href;
  /** @type {[import("./marks.js").Sign, string, () => void][]} */
  const entries = [["link", say("menu-watch"), () => copy(watch, say("copied"))]];
  if (s && s.ply > 0 && replay) entries.push(["play", say("replay"), () => replay(s.ply)]);
  if (plays(s)) {
    const words = info.settings.takeover ? say("leave-sure-bot") : say("leave-sure");
    entries.push(
      [
        "flag",
        say("resign"),
        async () => (await sure(say("resign-sure"), say("resign"))) && can.resign(),
      ],
      ["leave", say("leave"), async () => (await sure(words, say("leave"))) && can.leave()],
    );
  }
  return entries.map(([name, words, click]) =>
    h(
      "button",
      { "type": "button", "class": "entry", "data-closes": "yes", "onclick": click },
      sign(name),
      words,
    ),
  );
}

/** Whether a match goes on in which we have a say. @param {import("./types.js").Snapshot | null} s */
function plays(s) {
  if (s === null || s.seat === null || s.status !== "running") return false;
  return !s.players[s.seat].resigned && !s.players[s.seat].left;
}
