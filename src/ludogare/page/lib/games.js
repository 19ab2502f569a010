/** The games that the server knows, and what is said of a game wherever it is shown. */

import { get, withQuery } from "./api.js";
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
  if (!found) throw new Error(say("no-game"));
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
