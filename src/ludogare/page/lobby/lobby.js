/** The lobby: the games as posters, one's own tables, and the tables that are open. */

import { h } from "../lib/dom.js";
import { games } from "../lib/games.js";
import { say } from "../lib/say.js";
import { poster } from "./poster.js";
import { showOpenTables, showOwnTables } from "./tables.js";

const REFRESH = 8000; // ms
const MOST_IN_A_ROW = 5;

/** @returns {Promise<import("../frame/frame.js").Page>} */
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
      {
        "class": `posters of-${Math.min(known.length, MOST_IN_A_ROW)}`,
        "role": "group",
        "aria-label": say("lobby-games"),
      },
      known.map(poster),
      open,
    ),
    own,
  );
  const refresh = () => Promise.all([showOpenTables(open, known), showOwnTables(own, known)]);
  const timer = setInterval(() => document.hidden || refresh(), REFRESH);
  refresh();
  return { element, title: "Ludogare", close: () => clearInterval(timer) };
}
