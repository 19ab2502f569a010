/** One's own tables, those first at which one is awaited, and the way to the finished ones. */

import { archive, ownTables } from "../lib/archive.js";
import { h } from "../lib/dom.js";
import { timeLeft } from "../lib/durations.js";
import { formatList, say } from "../lib/say.js";
import { heldAt } from "../lib/seats.js";
import { board, openState, replace } from "./board.js";

/** @typedef {import("../lib/protocol.d.ts").TableFace} TableFace */

/** @param {HTMLElement} host */
export async function showOwnTables(host) {
  const found = await ownTables().catch(() => null);
  if (found === null) return; // what is there stays until the server answers
  const tables = found.sort((a, b) => urgency(b) - urgency(a));
  const past = archive().length > 0;
  host.hidden = !tables.length && !past;
  if (host.hidden) return;
  replace(
    host,
    h("h2", {}, say("own-tables")),
    tables.length ? board(tables, ownState) : null,
    past
      ? h(
          "p",
          { class: "past" },
          h("a", { href: "/history" }, say("history")),
          h("a", { href: "/figures" }, say("figures")),
        )
      : null,
  );
}

/** Whether somebody here is awaited at a table. @param {TableFace} table */
function isAwaited(table) {
  const { held } = heldAt(table.table);
  return table.seats.some((s) => s.awaited && held.includes(s.seat));
}

/** How much a table wants to be seen; of two where one is awaited, that with less time. @param {TableFace} table */
function urgency(table) {
  if (isAwaited(table)) return 1 + 1 / (1 + (table.left ?? Infinity));
  return table.status === "running" ? 0.5 : 0;
}

/** @param {TableFace} table */
function ownState(table) {
  if (table.status !== "running") return openState(table);
  if (isAwaited(table)) {
    const left = typeof table.left !== "number" ? "" : ` · ${timeLeft(table.left)}`;
    return h("span", { class: "state yours" }, say("title-turn"), left);
  }
  const names = table.seats.filter((s) => s.awaited).map((s) => s.name);
  const words = names.length
    ? say("table-awaits", { names: formatList(names) })
    : say("table-runs");
  return h("span", { class: "state" }, words);
}
