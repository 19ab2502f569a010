/** The score sheet: who won and why, line by line as the rulebook counts it. */

import { dialogCloseButton } from "../lib/buttons.js";
import { h } from "../lib/dom.js";
import { mark } from "../lib/icons.js";
import { formatNumber, say } from "../lib/say.js";
import { outcome } from "../stage/outcome.js";

/** @typedef {import("../lib/protocol.d.ts").Snapshot} Snapshot */
/** @typedef {import("../lib/protocol.d.ts").Player} Player */

/**
 * The sheet as a dialog.
 *
 * @param {Snapshot} snapshot
 * @param {Node[]} ways what can be done next
 * @param {Node | null} verdict on the deals
 */
export function sheetDialog(snapshot, ways, verdict) {
  return h(
    "dialog",
    { "class": "sheet", "aria-labelledby": "sheet-title" },
    h(
      "div",
      { class: "banner" },
      dialogCloseButton(),
      h(
        "div",
        { class: "laurels" },
        (snapshot.over?.winners ?? []).map((s) => mark(s)),
      ),
      h("h2", { id: "sheet-title" }, outcome(snapshot)),
      h("p", {}, snapshot.over?.ending),
    ),
    scores(snapshot),
    verdict,
    h("div", { class: "buttons" }, ways),
  );
}

/** @param {Snapshot} snapshot */
function scores({ players, over }) {
  const rows = [...(over?.sheet.rows ?? [])];
  const points = players.map((p) => p.points);
  if (rows.length > 1 && String(rows[rows.length - 1].values) !== String(points))
    rows.push({ label: say("end-total"), values: points });
  const columns = [...players].sort(
    (a, b) =>
      Number(b.winner ?? false) - Number(a.winner ?? false) ||
      amount(b) - amount(a) ||
      a.seat - b.seat,
  );
  const last = rows.length - 1;
  return h(
    "div",
    { "class": "scores", "tabIndex": 0, "role": "region", "aria-label": say("end-sheet") },
    h(
      "table",
      {},
      h("thead", {}, h("tr", {}, h("td", {}), columns.map(head))),
      h(
        "tbody",
        {},
        rows.map((row, i) =>
          h(
            "tr",
            { class: i === last && rows.length > 1 ? "total" : "" },
            h("th", { scope: "row" }, row.label),
            columns.map((p) => h("td", {}, formatNumber(row.values[p.seat] ?? "–"))),
          ),
        ),
      ),
    ),
  );
}

/** About how many points, where text may hold a share: `18 2/3`. @param {Player} player */
function amount(player) {
  return Number.parseFloat(String(player.points)) || 0;
}

/** @param {Player} player */
function head(player) {
  return h(
    "th",
    { scope: "col", class: player.winner ? "won" : "" },
    mark(player.seat),
    h("span", {}, player.name),
    player.winner ? h("span", { class: "spoken" }, say("player-winner")) : null,
  );
}
