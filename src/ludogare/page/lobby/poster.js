/** A game as a poster: its picture, what it is about, and the ways in. */

import { h } from "../lib/dom.js";
import { facts, posterOf, waysFrom } from "../lib/games.js";

/** @param {import("../lib/protocol.d.ts").GameInfo} game */
export function poster(game) {
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
      facts(game),
      h("p", {}, game.blurb),
      waysFrom(game, { named: true }),
    ),
  );
}
