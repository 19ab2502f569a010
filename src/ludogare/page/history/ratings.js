/** The ratings of a server: claiming a name, and the best of each game. */

import { fill, h } from "../lib/dom.js";
import { MAX_NAME } from "../lib/limits.js";
import { claimName, ownRated, ratingLists, ratingWords } from "../lib/rated.js";
import { say } from "../lib/say.js";
import { stored } from "../lib/storage.js";

/** @typedef {import("../lib/protocol.d.ts").GameInfo} Game */
/** @typedef {import("../lib/protocol.d.ts").RatingInfo} RatingInfo */

/** What stands on the page about ratings; nothing where the server has none. @param {Game[]} known */
export async function ratingSection(known) {
  const lists = await ratingLists().catch(() => null);
  if (!lists) return null;
  const section = h("section", { class: "ratings sheets" });
  const show = () => {
    const own = ownRated();
    fill(
      section,
      h("h2", {}, say("ratings")),
      own ? h("p", {}, say("ratings-own", { name: own.name })) : claimForm(show),
      known
        .filter((game) => lists[game.name]?.length)
        .map((game) => list(game, lists[game.name], own?.name)),
      h("p", { class: "soft" }, say("ratings-words")),
    );
  };
  show();
  return section;
}

/** @param {() => void} claimed */
function claimForm(claimed) {
  const field = h("input", {
    "type": "text",
    "value": stored("name", ""),
    "maxLength": MAX_NAME,
    "required": true,
    "autocomplete": "nickname",
    "aria-label": say("ratings-name"),
  });
  const problem = h("p", { class: "bad", role: "alert" });
  const claim = async (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      await claimName(field.value);
      claimed();
    } catch (refused) {
      fill(problem, /** @type {Error} */ (refused).message);
    }
  };
  return h(
    "form",
    { class: "sit", onsubmit: claim },
    h("p", {}, say("ratings-claim-words")),
    h(
      "div",
      { class: "row" },
      field,
      h("button", { type: "submit", class: "strong" }, say("ratings-claim")),
    ),
    problem,
  );
}

/**
 * @param {Game} game
 * @param {RatingInfo[]} lines
 * @param {string} [own]
 */
function list(game, lines, own) {
  const heads = [say("name"), say("rating"), say("figures-played")];
  return h(
    "table",
    { class: "figures" },
    h("caption", {}, game.title),
    h("thead", {}, h("tr", {}, heads.map((words) => h("th", { scope: "col" }, words)))),
    h(
      "tbody",
      {},
      lines.map((line) =>
        h(
          "tr",
          { class: line.name === own ? "own-line" : "" },
          [line.name, ratingWords(line), String(line.played)].map((text) => h("td", {}, text)),
        ),
      ),
    ),
  );
}
