/** What the menu offers at a table. */

import { askToConfirm } from "../frame/confirm.js";
import { menuEntry } from "../frame/menu.js";
import { copy } from "../frame/share.js";
import { addressOf } from "../lib/address.js";
import { say } from "../lib/say.js";

/**
 * @param {import("../lib/protocol.d.ts").TableInfo} info
 * @param {import("../lib/protocol.d.ts").Snapshot | null} s
 * @param {{replay: ((ply: number) => void) | null, resign: () => void, leave: () => void}} can
 */
export function tableMenu(info, s, can) {
  const { replay } = can;
  const watch = menuEntry("link", say("menu-watch"), () => copy(addressOf(info.table).href));
  const entries = [watch];
  if (s && s.ply > 0 && replay)
    entries.push(menuEntry("play", say("replay"), () => replay(s.ply)));
  if (plays(s)) {
    const leaving = info.settings.takeover ? say("leave-sure-bot") : say("leave-sure");
    entries.push(
      menuEntry("flag", say("resign"), async () => {
        if (await askToConfirm(say("resign-sure"), say("resign"))) can.resign();
      }),
      menuEntry("leave", say("leave"), async () => {
        if (await askToConfirm(leaving, say("leave"))) can.leave();
      }),
    );
  }
  return entries;
}

/** Whether a match goes on in which we have a say. @param {import("../lib/protocol.d.ts").Snapshot | null} s */
function plays(s) {
  if (s === null || s.seat === null || s.status !== "running") return false;
  return !s.players[s.seat].resigned && !s.players[s.seat].left;
}
