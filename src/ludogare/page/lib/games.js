/** The games that the server knows, and what is said of a game wherever it is shown. */

import { get, Refused, withQuery } from "./api.js";
import { h } from "./dom.js";
import { icon } from "./icons.js";
import { language, say } from "./say.js";

/** @typedef {import("./protocol.d.ts").GameInfo} Game */

/** @type {Map<string, Promise<Game[]>>} */
const known = new Map();

/** The games, in the language of the page. @returns {Promise<Game[]>} */
export function games() {
  const asked = language();
  const found = known.get(asked) ?? get("/api/games", { language: asked });
  found.catch(() => known.delete(asked));
  known.set(asked, found);
  return found;
}

/**
 * A game by its name; throws a sentence where the server knows none.
 *
 * @param {string} name
 * @returns {Promise<Game>}
 */
export async function gameCalled(name) {
  const found = (await games()).find((g) => g.name === name);
  if (!found) throw new Refused(say("no-game"), 404);
  return found;
}

/** Where a game's poster lies. @param {Game} game */
export function posterOf(game) {
  return withQuery(`/api/games/${game.name}/poster.svg`, { language: language() });
}

/** For how many players a game is, and how long it takes. @param {Game} game */
export function facts(game) {
  const [least, most] = game.seats;
  const players =
    least === most
      ? say("players-exactly", { n: least })
      : say("players-range", { least, most });
  return h(
    "p",
    { class: "facts" },
    h("span", { class: "fact" }, icon("players"), players),
    game.minutes
      ? h("span", { class: "fact" }, icon("clock"), say("minutes", { n: game.minutes }))
      : null,
  );
}

/**
 * The ways from a game's poster to the pages about it.
 *
 * @param {Game} game
 * @param {{here?: string, named?: boolean}} [how] the page on which they are; whether the game is
 *   named with each, where there are several
 */
export function waysFrom(game, { here = "", named = false } = {}) {
  const called = { game: game.title };
  const ways = [
    { page: "new", words: say("lobby-play"), said: say("lobby-play-game", called), is: true },
    { page: "learn", words: say("learn"), said: say("lobby-learn-game", called), is: game.lessons.length },
    { page: "try", words: say("lobby-try"), said: `${say("lobby-try")} (${game.title})`, is: game.tries },
    { page: "rules", words: say("lobby-rules"), said: say("lobby-rules-game", called), is: true },
  ];
  return h(
    "p",
    { class: "poster-links" },
    ways
      .filter(({ page, is }) => is && page !== here)
      .map(({ page, words, said }) =>
        h(
          "a",
          {
            "class": page === "new" && "button strong",
            "href": page === "try" ? `/learn/${game.name}/try` : `/${page}/${game.name}`,
            "aria-label": named && said,
          },
          words,
        ),
      ),
  );
}

/**
 * A game as the card beside a page about it: its poster, its title, and the ways from here.
 *
 * @param {Game} game
 * @param {string} here
 */
export function titleCard(game, here) {
  return h(
    "div",
    { class: "title-card" },
    h("div", { class: "picture" }, h("img", { src: posterOf(game), alt: "" })),
    h(
      "div",
      { class: "caption" },
      h("h1", {}, game.title),
      facts(game),
      h("p", {}, game.blurb),
      waysFrom(game, { here }),
    ),
  );
}
