/** A game as a poster: its picture, what it is about, and the ways in. */

import { h } from "../lib/dom.js";
import { facts, posterOf } from "../lib/games.js";
import { say } from "../lib/say.js";

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
      h(
        "p",
        { class: "poster-links" },
        h(
          "a",
          {
            "class": "button strong",
            "href": address,
            "aria-label": say("lobby-play-game", { game: game.title }),
          },
          say("lobby-play"),
        ),
        game.lessons.length
          ? h(
              "a",
              {
                "href": `/learn/${game.name}`,
                "aria-label": say("lobby-learn-game", { game: game.title }),
              },
              say("learn"),
            )
          : null,
        game.tries
          ? h(
              "a",
              { "href": `/learn/${game.name}/try`, "aria-label": `${say("lobby-try")} (${game.title})` },
              say("lobby-try"),
            )
          : null,
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
