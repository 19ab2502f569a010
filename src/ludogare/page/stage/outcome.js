/** How a match ended. */

import { formatList, say } from "../lib/say.js";

/** Who won, in a few words. @param {import("../lib/protocol.d.ts").Snapshot} snapshot */
export function outcome(snapshot) {
  const winners = snapshot.over?.winners ?? [];
  if (!winners.length) return say("end-nobody");
  if (winners.length === 1 && winners[0] === snapshot.seat) return say("end-you");
  const names = winners.map((seat) => snapshot.players[seat]?.name ?? "");
  return say("end-won", { names: formatList(names), n: names.length });
}
