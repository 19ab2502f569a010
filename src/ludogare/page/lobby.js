/** The lobby: the games as posters, one's own tables, and the tables that are open. */

import { games, get, posterOf } from "./api.js";
import { fill, h } from "./dom.js";
import { forget, kept } from "./kept.js";
import { mark, sign } from "./marks.js";
import { say } from "./say.js";

/** @typedef {import("./types.js").Game} Game */
/** @typedef {import("./types.js").TableFace} TableFace */

const REFRESH = 8000; // ms

/** @returns {Promise<import("./main.js").Page>} */
export async function lobby() {
  const known = await games();
  const own = h("section", { class: "own", hidden: true });
  const open = h("section", { class: "departures" });
  const element = h(
    "div",
    { class: "lobby" },
    h("div", { class: "welcome" }, h("h1", {}, say("lobby-title")), h("p", {}, say("lobby-words"))),
    h(
      "div",
      { class: `posters of-${Math.min(known.length, 5)}`, role: "group", "aria-label": say("lobby-games") },
      known.map(poster),
      open,
    ),
    own,
  );
  const refresh = () => Promise.all([showOpen(open, known), showOwn(own, known)]);
  const timer = setInterval(() => document.hidden || refresh(), REFRESH);
  refresh();
  return { element, title: "Ludogare", close: () => clearInterval(timer) };
}

/** @param {Game} game */
function poster(game) {
  const address = `/new/${game.name}`;
  return h(
    "article",
    { class: "poster" },
    h(
      "a",
      { "href": address, "class": "picture", "tabIndex": -1, "aria-hidden": "true" },
      h("img", { src: posterOf(game), alt: "", loading: "lazy", decoding: "async" }),
    ),
    h(
      "div",
      { class: "caption" },
      h("h2", {}, h("a", { href: address }, game.title)),
      h(
        "p",
        { class: "facts" },
        fact("players", range(game.seats)),
        game.minutes ? fact("clock", say("minutes", { n: game.minutes })) : null,
      ),
      h("p", {}, game.blurb),
      h(
        "p",
        { class: "ways" },
        h(
          "a",
          {
            "class": "button strong",
            "href": address,
            "aria-label": say("lobby-play-game", { game: game.title }),
          },
          say("lobby-play"),
        ),
        h(
          "a",
          {
            "href": `/rules/${game.name}`,
            "aria-label": say("lobby-rules-game", { game: game.title }),
          },
          say("lobby-rules"),
        ),
      ),
    ),
  );
}

/**
 * @param {import("./marks.js").Sign} name
 * @param {string} words
 */
function fact(name, words) {
  return h("span", { class: "fact" }, sign(name), words);
}

/** @param {[number, number]} seats */
export function range([least, most]) {
  return least === most
    ? say("players-exactly", { n: least })
    : say("players-range", { least, most });
}

/**
 * @param {HTMLElement} host
 * @param {Game[]} known
 */
async function showOpen(host, known) {
  /** @type {TableFace[]} */
  let tables;
  try {
    const answer = await get("/api/tables");
    tables = Array.isArray(answer) ? answer : answer.tables;
  } catch (problem) {
    fill(
      host,
      h("h2", {}, say("open-tables")),
      h("p", { class: "soft" }, /** @type {Error} */ (problem).message),
    );
    return;
  }
  board(host, say("open-tables"), tables, known, say("open-none"));
}

/**
 * The tables at which this browser holds a seat, so that one finds back.
 *
 * @param {HTMLElement} host
 * @param {Game[]} known
 */
async function showOwn(host, known) {
  const ids = kept("tables", /** @type {string[]} */ ([])).slice(0, 6);
  const found = await Promise.all(
    ids.map((id) =>
      get(`/api/tables/${id}`).catch((problem) => {
        if (problem.status === 404) forget(id);
        return null;
      }),
    ),
  );
  const tables = found.filter((t) => t !== null && t.status !== "over");
  host.hidden = !tables.length;
  if (tables.length) board(host, say("own-tables"), tables, known, "");
}

/**
 * A departure board of tables.
 *
 * @param {HTMLElement} host
 * @param {string} title
 * @param {TableFace[]} tables
 * @param {Game[]} known
 * @param {string} none
 */
function board(host, title, tables, known, none) {
  const focused = host.contains(document.activeElement)
    ? document.activeElement?.getAttribute("href")
    : null;
  fill(
    host,
    h("h2", {}, title),
    tables.length
      ? h(
          "ul",
          { class: "board-of-tables" },
          tables.map((t) => line(t, known)),
        )
      : h("p", { class: "none" }, none),
  );
  if (focused)
    /** @type {HTMLElement | null} */ (
      host.querySelector(`a[href="${CSS.escape(focused)}"]`)
    )?.focus();
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
