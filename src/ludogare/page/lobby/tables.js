/** Tables as a departure board: the open ones, and those at which this browser holds a seat. */

import { get } from "../lib/api.js";
import { fill, h } from "../lib/dom.js";
import { mark } from "../lib/icons.js";
import { say } from "../lib/say.js";
import { forget, heldTables } from "../lib/seats.js";

/** @typedef {import("../lib/protocol.d.ts").GameInfo} Game */
/** @typedef {import("../lib/protocol.d.ts").TableFace} TableFace */

const MOST_OWN = 6;

/**
 * @param {HTMLElement} host
 * @param {Game[]} known
 */
export async function showOpenTables(host, known) {
  const title = h("h2", {}, say("open-tables"));
  try {
    const tables = await get("/api/tables");
    const none = h("p", { class: "none" }, say("open-none"));
    replace(host, title, tables.length ? board(tables, known) : none);
  } catch (problem) {
    fill(host, title, h("p", { class: "soft" }, /** @type {Error} */ (problem).message));
  }
}

/**
 * The tables at which this browser holds a seat, so that one finds back.
 *
 * @param {HTMLElement} host
 * @param {Game[]} known
 */
export async function showOwnTables(host, known) {
  const found = await Promise.all(heldTables().slice(0, MOST_OWN).map(look));
  const tables = found.filter((t) => t !== null && t.status !== "over");
  host.hidden = !tables.length;
  if (tables.length) replace(host, h("h2", {}, say("own-tables")), board(tables, known));
}

/** @param {string} id */
async function look(id) {
  try {
    return await get(`/api/tables/${id}`);
  } catch (problem) {
    if (/** @type {import("../lib/api.js").Refused} */ (problem).status === 404) forget(id);
    return null;
  }
}

/**
 * Shows something else; whoever was on a link stays on it.
 *
 * @param {HTMLElement} host
 * @param {...Node} content
 */
function replace(host, ...content) {
  const focused = host.contains(document.activeElement)
    ? document.activeElement?.getAttribute("href")
    : null;
  fill(host, ...content);
  if (!focused) return;
  const again = host.querySelector(`a[href="${CSS.escape(focused)}"]`);
  /** @type {HTMLElement | null} */ (again)?.focus();
}

/**
 * @param {TableFace[]} tables
 * @param {Game[]} known
 */
function board(tables, known) {
  return h(
    "ul",
    { class: "board-of-tables" },
    tables.map((t) => line(t, known)),
  );
}

/**
 * @param {TableFace} table
 * @param {Game[]} known
 */
function line(table, known) {
  const title = known.find((g) => g.name === table.game)?.title ?? table.game;
  const free = table.seats.filter((s) => !s.taken).length;
  const state = table.status === "waiting" ? say("table-waits", { n: free }) : say("table-runs");
  return h(
    "li",
    {},
    h(
      "a",
      { href: `/t/${table.table}` },
      h("span", { class: "what" }, title),
      h(
        "span",
        { class: "who" },
        table.seats.map((s) =>
          h("span", { class: "sitter" }, mark(s.seat), s.taken ? s.name : say("seat-free")),
        ),
      ),
      h("span", { class: "state" }, state),
    ),
  );
}
