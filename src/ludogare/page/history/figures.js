/** One's own figures: how many matches were played and won, and how many points they brought. */

import { archive, ownTables } from "../lib/archive.js";
import { shortBotName } from "../lib/bots.js";
import { h } from "../lib/dom.js";
import { games } from "../lib/games.js";
import { formatPercent, inShort, say } from "../lib/say.js";
import { ratingSection } from "./ratings.js";
import { ALONE, PEOPLE, sums, total } from "./sums.js";
import { tabs } from "./tabs.js";

/** @typedef {import("./sums.js").Sum} Sum */

/** @returns {Promise<import("../frame/frame.js").Page>} */
export async function figures() {
  await ownTables().catch(() => []);
  const known = await games();
  const bots = known.flatMap((game) => game.bots);
  const found = sums(archive(), bots);
  const tables = known
    .filter((game) => found.has(game.name))
    .map((game) => table(game.title, found.get(game.name) ?? []));
  const element = h(
    "div",
    { class: "past-page" },
    h("h1", {}, say("figures")),
    tabs("figures"),
    tables.length ? h("div", { class: "sheets" }, tables) : h("p", {}, say("history-none")),
    h("p", { class: "soft" }, say("figures-words")),
    await ratingSection(known),
  );
  return { element, title: `${say("figures")} – Ludogare` };
}

/**
 * @param {string} title
 * @param {Sum[]} lines
 */
function table(title, lines) {
  const heads = [
    say("new-players"),
    say("figures-level"),
    say("figures-played"),
    say("figures-won"),
    say("figures-mean"),
  ];
  return h(
    "table",
    { class: "figures" },
    h("caption", {}, title),
    h(
      "thead",
      {},
      h("tr", {}, heads.map((words) => h("th", { scope: "col" }, words))),
    ),
    h(
      "tbody",
      {},
      lines.map((line) => h("tr", {}, h("td", {}, String(line.seats)), rest(line))),
    ),
    lines.length > 1
      ? h("tfoot", {}, h("tr", {}, h("td", {}, say("figures-all")), rest(total(lines))))
      : null,
  );
}

/** @param {Sum} line */
function rest({ level, played, won, points }) {
  return [
    h("td", {}, levelName(level)),
    h("td", {}, String(played)),
    h("td", {}, `${won} (${formatPercent(won / played)})`),
    h("td", {}, inShort(points / played)),
  ];
}

/** @param {string} level */
function levelName(level) {
  if (level === PEOPLE) return say("figures-people");
  if (level === ALONE) return say("figures-alone");
  return level && shortBotName(level);
}
