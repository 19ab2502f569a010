/** Somebody comes to a table with the link to a seat: it is looked at before a name is asked. */

import { reopen } from "../lib/address.js";
import { post } from "../lib/api.js";
import { h } from "../lib/dom.js";
import { posterOf } from "../lib/games.js";
import { mark } from "../lib/icons.js";
import { say } from "../lib/say.js";
import { heldAt, holdAt } from "../lib/seats.js";
import { sitForm } from "./lounge.js";

/** @typedef {import("../lib/protocol.d.ts").TableInfo} TableInfo */
/** @typedef {import("../lib/protocol.d.ts").SeatInfo} SeatInfo */

/** The key of a seat in an address, if there is one, whole or not. @param {URL} url */
export function keyIn(url) {
  return url.hash.slice(1) || null;
}

/**
 * @param {TableInfo} info
 * @param {import("../lib/protocol.d.ts").GameInfo} game
 * @param {string} key
 * @returns {Promise<import("../frame/frame.js").Page>}
 */
export async function arrival(info, game, key) {
  const come = async () => sat(info.table, (await sit(info.table, key)).seat);
  let content;
  try {
    const seat = await post(`/api/tables/${info.table}/seat`, { key });
    if (info.held.includes(seat.seat)) return { ...page(game, []), shown: come };
    content = seat.taken ? taken(seat, come) : free(info, key);
  } catch (problem) {
    content = useless(info.table, /** @type {Error} */ (problem).message);
  }
  const { element, title } = page(game, content);
  return { element, title, shown: () => element.querySelector("input")?.focus() };
}

/**
 * @param {import("../lib/protocol.d.ts").GameInfo} game
 * @param {Node[]} content
 */
function page(game, content) {
  const element = h(
    "div",
    { class: "arrival" },
    h("div", { class: "picture" }, h("img", { src: posterOf(game), alt: "" })),
    h("h1", {}, game.title),
    content,
  );
  return { element, title: `${game.title} – Ludogare` };
}

/** The seat waits for somebody. @param {TableInfo} info @param {string} key */
function free(info, key) {
  const there = info.seats.filter((s) => s.taken);
  return [
    h(
      "ul",
      { class: "sitters" },
      there.map((s) => h("li", {}, mark(s.seat), s.name)),
    ),
    h("p", {}, say("arrival")),
    sitForm(info, key, (seat) => sat(info.table, seat)),
  ];
}

/** Somebody has used the link: it may have been the same person, elsewhere. @param {SeatInfo} seat @param {() => void} come */
function taken({ name }, come) {
  return [
    h("p", {}, say("arrival-taken", { name })),
    h("p", { class: "soft" }, say("arrival-taken-words")),
    h(
      "div",
      { class: "buttons" },
      h("button", { type: "button", class: "strong", onclick: come }, say("arrival-am", { name })),
      h("a", { class: "button quiet", href: location.pathname }, say("arrival-watch")),
    ),
  ];
}

/** The link opens nothing. @param {string} table @param {string} why */
function useless(table, why) {
  return [
    h("p", { class: "bad", role: "alert" }, why),
    h("p", {}, say("arrival-useless")),
    h(
      "div",
      { class: "buttons" },
      h("a", { class: "button strong", href: `/t/${table}` }, say("arrival-watch")),
      h("a", { class: "button quiet", href: "/" }, say("to-lobby")),
    ),
  ];
}

/** @param {string} table @param {string} key */
function sit(table, key) {
  return post(`/api/tables/${table}/sit`, { key });
}

/** @param {string} table @param {number} seat */
function sat(table, seat) {
  const hold = heldAt(table);
  holdAt(table, { ...hold, held: [...new Set([...hold.held, seat])] });
  history.replaceState(null, "", `/t/${table}`); // the key stays out of sight and history
  reopen();
}
