/** The lobby: one's own tables, the games as posters, and the tables that are open. */

import { h } from "../lib/dom.js";
import { games } from "../lib/games.js";
import { say } from "../lib/say.js";
import { heldTables } from "../lib/seats.js";
import { showOwnTables } from "./own.js";
import { poster } from "./poster.js";
import { showOpenTables } from "./tables.js";

const REFRESH = 8000; // ms
const MOST_IN_A_ROW = 5;

/** @returns {Promise<import("../frame/frame.js").Page>} */
export async function lobby() {
  const own = h("section", { class: "own", hidden: true });
  const open = h("section", { class: "departures" });
  const [known] = await Promise.all([games(), showOwnTables(own)]);
  const element = h(
    "div",
    { class: "lobby" },
    own,
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
  );
  const refresh = () => {
    if (document.hidden) return;
    showOpenTables(open);
    if (heldTables().length) showOwnTables(own);
  };
  const timer = setInterval(refresh, REFRESH);
  document.addEventListener("visibilitychange", refresh);
  const close = () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", refresh);
  };
  showOpenTables(open);
  return { element, title: "Ludogare", close };
}
