/** Tables as the lines of a departure board. */

import { fill, h } from "../lib/dom.js";
import { mark } from "../lib/icons.js";
import { ratingWords } from "../lib/rated.js";
import { say } from "../lib/say.js";

/** @typedef {import("../lib/protocol.d.ts").TableFace} TableFace */
/** @typedef {Awaited<ReturnType<typeof import("../lib/rated.js").ratingLists>>} Lists */

/**
 * @param {TableFace[]} tables
 * @param {(table: TableFace) => Node} state what is said of a table
 * @param {Lists} [lists] the ratings of names, by game
 */
export function board(tables, state, lists = null) {
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
          h("span", { class: "who" }, table.seats.map((s) => sitter(s, lists?.[table.game]))),
          state(table),
        ),
      ),
    ),
  );
}

/**
 * @param {TableFace["seats"][number]} seat
 * @param {import("../lib/protocol.d.ts").RatingInfo[]} [ratings]
 */
function sitter(seat, ratings = []) {
  const rating = ratings.find((r) => seat.rated && r.name === seat.rated);
  return h(
    "span",
    { class: "sitter" },
    mark(seat.seat),
    seat.taken ? seat.name : say("seat-free"),
    rating ? h("small", { title: say("rating") }, ratingWords(rating)) : null,
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
