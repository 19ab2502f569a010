/** The history: one's finished matches, with their results, replays and rematches. */

import { archive, ownTables } from "../lib/archive.js";
import { fill, h } from "../lib/dom.js";
import { faces } from "../lib/faces.js";
import { games, posterOf } from "../lib/games.js";
import { icon, mark } from "../lib/icons.js";
import { formatList, formatNumber, locale, say } from "../lib/say.js";
import { tabs } from "./tabs.js";

/** @typedef {import("../lib/archive.js").Finished} Finished */

const AT_ONCE = 20; // matches shown, and as many again when asked for

/** @returns {Promise<import("../frame/frame.js").Page>} */
export async function history() {
  await ownTables().catch(() => []); // what was finished meanwhile belongs here
  const known = await games();
  const past = archive();
  const list = h("ol", { class: "finished" });
  let asked = 0;
  const more = h("button", { type: "button", onclick: () => show() }, say("history-more"));
  const show = async () => {
    const next = past.slice(asked, asked + AT_ONCE);
    asked += next.length;
    more.hidden = asked >= past.length;
    const here = await faces(next.map((m) => m.table)).catch(() => []);
    const there = new Set(here.map((face) => face.table));
    for (const m of next)
      list.append(line(m, known.find(({ name }) => name === m.game), there.has(m.table)));
  };
  await show();
  const element = h(
    "div",
    { class: "past-page" },
    h("h1", {}, say("history")),
    tabs("history"),
    past.length ? fill(h("div", { class: "sheets" }), list, more) : h("p", {}, say("history-none")),
    h("p", { class: "soft" }, say("history-where")),
  );
  return { element, title: `${say("history")} – Ludogare` };
}

/**
 * @param {Finished} match
 * @param {import("../lib/protocol.d.ts").GameInfo | undefined} game where the server still has it
 * @param {boolean} here whether the server still has its table
 */
function line(match, game, here) {
  const date = new Intl.DateTimeFormat(locale(), { dateStyle: "medium", timeStyle: "short" });
  return h(
    "li",
    {},
    game ? h("img", { src: posterOf(game), alt: "", loading: "lazy" }) : null,
    h(
      "div",
      { class: "when" },
      h("h2", {}, game?.title ?? match.game),
      h("time", { dateTime: new Date(match.at).toISOString() }, date.format(match.at)),
    ),
    h("p", { class: "result" }, result(match)),
    h("ul", { class: "sitters" }, match.names.map((name, seat) => player(match, name, seat))),
    here ? ways(match) : h("p", { class: "soft" }, say("history-gone")),
  );
}

/** Who won, as those who look see it. @param {Finished} match */
function result({ winners, held, names }) {
  if (!winners.length) return say("end-nobody");
  const won = winners.some((seat) => held.includes(seat));
  if (won && winners.length === 1 && held.length === 1) return say("end-you");
  const called = winners.map((seat) => names[seat]);
  return say("end-won", { names: formatList(called), n: called.length });
}

/**
 * @param {Finished} match
 * @param {string} name
 * @param {number} seat
 */
function player(match, name, seat) {
  const points = match.points[seat];
  return h(
    "li",
    { class: match.winners.includes(seat) ? "winner" : "" },
    mark(seat),
    h("span", {}, name),
    points === undefined ? null : h("b", {}, formatNumber(points)),
    match.winners.includes(seat)
      ? [icon("trophy"), h("span", { class: "spoken" }, say("player-winner"))]
      : null,
  );
}

/** @param {Finished} match */
function ways({ table }) {
  return h(
    "p",
    { class: "buttons" },
    h("a", { class: "button", href: `/t/${table}?ply=0` }, icon("play"), say("replay")),
    h("a", { class: "button", href: `/t/${table}` }, icon("trophy"), say("end-sheet")),
    h("a", { class: "button", href: `/t/${table}?again=1` }, icon("turn"), say("end-rematch")),
  );
}
