/** The rules of a game on a page of their own. */

import { games } from "./api.js";
import { h } from "./dom.js";
import { Rules } from "./rules.js";
import { say } from "./say.js";

/**
 * @param {string} name
 * @param {string} clause
 * @returns {Promise<import("./main.js").Page>}
 */
export async function rulebook(name, clause) {
  const game = (await games()).find((g) => g.name === name);
  if (!game) throw new Error(say("no-game"));
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
