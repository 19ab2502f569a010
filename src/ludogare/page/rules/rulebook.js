/** The rules of a game on a page of their own. */

import { h } from "../lib/dom.js";
import { gameCalled } from "../lib/games.js";
import { say } from "../lib/say.js";
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
    { class: "rulebook" },
    h(
      "div",
      { class: "top" },
      h("h1", {}, game.title),
      h("a", { class: "button strong", href: `/new/${name}` }, say("lobby-play")),
    ),
    rules.box,
  );
  return { element, title: `${game.title} – Ludogare`, shown: () => clause && rules.open(clause) };
}
