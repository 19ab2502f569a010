/** The rules of a game on a page of their own. */

import { h } from "../lib/dom.js";
import { gameCalled, titleCard } from "../lib/games.js";
import { Rules } from "./rules.js";

/**
 * @param {string} name
 * @param {string} clause
 * @returns {Promise<import("../frame/frame.js").Page>}
 */
export async function rulebook(name, clause) {
  const game = await gameCalled(name);
  const rules = new Rules(name, true);
  await rules.load();
  const element = h(
    "div",
    { class: "rulebook about" },
    titleCard(game, "rules"),
    rules.box,
  );
  return { element, title: `${game.title} – Ludogare`, shown: () => clause && rules.open(clause) };
}
