/** Somebody comes to a table with the link to a seat. */

import { reopen } from "../lib/address.js";
import { post } from "../lib/api.js";
import { h } from "../lib/dom.js";
import { posterOf } from "../lib/games.js";
import { mark } from "../lib/icons.js";
import { say } from "../lib/say.js";
import { heldAt, holdAt } from "../lib/seats.js";
import { sitForm } from "./lounge.js";

const KEY = /^[\w-]{16,64}$/;

/** The key of a seat in an address, if there is one. @param {URL} url */
export function keyIn(url) {
  const key = url.hash.slice(1);
  return KEY.test(key) ? key : null;
}

/**
 * @param {import("../lib/protocol.d.ts").TableInfo} info
 * @param {import("../lib/protocol.d.ts").GameInfo} game
 * @param {string} key
 * @returns {import("../frame/frame.js").Page}
 */
export function arrival(info, game, key) {
  const sat = (/** @type {number} */ seat) => {
    const hold = heldAt(info.table);
    holdAt(info.table, { ...hold, held: [...new Set([...hold.held, seat])] });
    history.replaceState(null, "", `/t/${info.table}`); // the key stays out of sight and history
    reopen();
  };
  const form = sitForm(info.table, key, sat);
  const there = info.seats.filter((s) => s.taken);
  const element = h(
    "div",
    { class: "arrival" },
    h("div", { class: "picture" }, h("img", { src: posterOf(game), alt: "" })),
    h("h1", {}, game.title),
    h("p", {}, game.blurb),
    h(
      "ul",
      { class: "sitters" },
      there.map((s) => h("li", {}, mark(s.seat), s.name)),
    ),
    h("p", {}, say("arrival")),
    form,
  );
  const back = async () => {
    // who holds a seat already just comes back
    if (info.held.length) sat((await post(`/api/tables/${info.table}/sit`, { key })).seat);
    else form.querySelector("input")?.focus();
  };
  return { element, title: `${game.title} – Ludogare`, shown: () => back().catch(() => {}) };
}
