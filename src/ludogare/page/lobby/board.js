/** Tables as the lines of a departure board. */

import { fill, h } from "../lib/dom.js";
import { mark } from "../lib/icons.js";
import { say } from "../lib/say.js";

/** @typedef {import("../lib/protocol.d.ts").TableFace} TableFace */

/**
 * @param {TableFace[]} tables
 * @param {(table: TableFace) => Node} state what is said of a table
 */
export function board(tables, state) {
  return h(
    "ul",
    { class: "board-of-tables" },
    tables.map((table) =>
      h(
        "li",
        {},
        h(
          "a",
          { href: `/t/${table.table}` },
          h("span", { class: "what" }, table.title),
          h("span", { class: "who" }, table.seats.map(sitter)),
          state(table),
        ),
      ),
    ),
  );
}

/** @param {TableFace["seats"][number]} seat */
function sitter(seat) {
  return h(
    "span",
    { class: "sitter" },
    mark(seat.seat),
    seat.taken ? seat.name : say("seat-free"),
  );
}

/** How many seats are free, or that a match goes on. @param {TableFace} table */
export function openState(table) {
  const free = table.seats.filter((s) => !s.taken).length;
  const words = table.status === "waiting" ? say("table-waits", { n: free }) : say("table-runs");
  return h("span", { class: "state" }, words);
}

/**
 * Shows something else; whoever was on a link stays on it.
 *
 * @param {HTMLElement} host
 * @param {...(Node | null)} content
 */
export function replace(host, ...content) {
  const focused = host.contains(document.activeElement)
    ? document.activeElement?.getAttribute("href")
    : null;
  fill(host, ...content);
  if (!focused) return;
  const again = host.querySelector(`a[href="${CSS.escape(focused)}"]`);
  /** @type {HTMLElement | null} */ (again)?.focus();
}
