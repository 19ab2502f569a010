/** The players: mark, name, points, clock, who is there, and who is awaited. */

import { fill, h } from "../lib/dom.js";
import { ticking } from "../lib/durations.js";
import { icon, mark } from "../lib/icons.js";
import { ratingWords } from "../lib/rated.js";
import { formatNumber, say } from "../lib/say.js";

/** @typedef {import("../lib/protocol.d.ts").Player} Player */
/** @typedef {import("../lib/protocol.d.ts").RatingInfo} RatingInfo */

const SHORT = 30_000; // ms of a clock that hurries

export class Players {
  /** @param {(seat: number) => void} look a held seat was chosen to look from */
  constructor(look) {
    this.look = look;
    /** What those who play under a rated name have shown, by seat. @type {(RatingInfo | null)[]} */
    this.ratings = [];
    /** The points that are shown, by seat. @type {(number | string | null | undefined)[]} */
    this.points = [];
    this.element = h("ul", { "class": "players", "aria-label": say("players") });
    /** @type {{element: HTMLElement, ends: number | null, left: number}[]} */
    this.clocks = [];
    this.timer = setInterval(() => this.tick(), 500);
  }

  /**
   * @param {Player[]} players
   * @param {{seat: number | null, held: number[], running: boolean, you?: boolean, heard?: number}} here
   *   `you`: whether the seat looked from is the reader's own; `heard`: when we heard how the clocks stand
   */
  show(players, { seat, held, running, you = true, heard = performance.now() }) {
    this.clocks = [];
    this.points = players.map(({ points }) => points);
    const several = held.length > 1;
    fill(
      this.element,
      players.map((player) => {
        const mine = player.seat === seat;
        const awaited = running && player.awaited;
        return h(
          "li",
          { class: classes(player, mine, awaited) },
          mark(player.seat),
          h(
            "span",
            { class: "who" },
            this.name(player, several && !mine && held.includes(player.seat)),
            h(
              "span",
              { class: "states" },
              awaited ? h("span", { class: "turn" }, say("player-awaited")) : null,
              running ? this.clock(player, awaited, heard) : null,
              h("span", { class: "kinds" }, this.states(player, mine && you).join(" · ")),
            ),
          ),
          points(player),
          player.winner ? icon("trophy") : null,
        );
      }),
    );
    this.element.className = `players of-${players.length}`;
    this.tick();
  }

  /** Where the points of a seat stand. @param {number} seat */
  pointsOf(seat) {
    return this.element.children[seat]?.querySelector(".points") ?? null;
  }

  /** Lights the one whose doing is shown. @param {number} seat */
  turnTo(seat) {
    for (const [i, player] of [...this.element.children].entries()) {
      player.classList.toggle("awaited", i === seat);
      const turn = player.querySelector(".turn");
      if (turn instanceof HTMLElement) turn.hidden = i !== seat;
    }
  }

  /** By how much points are more than those that are shown. @param {(number | string)[]} all */
  wins(all) {
    return all.map((each, seat) => count(each) - count(this.points[seat]));
  }

  /** Changes the points alone. @param {(number | string)[]} all */
  showPoints(all) {
    if (all.length) this.points = all;
    for (const [seat, each] of all.entries())
      this.pointsOf(seat)?.replaceChildren(...pointsIn(each));
  }

  /**
   * @param {Player} player
   * @param {boolean} open whether one can look from this seat
   */
  name({ name, seat }, open) {
    if (!open) return h("span", { class: "name", title: name }, name);
    return h(
      "button",
      {
        type: "button",
        class: "name",
        title: say("player-look", { name }),
        onclick: () => this.look(seat),
      },
      name,
    );
  }

  /**
   * @param {Player} player
   * @param {boolean} awaited
   * @param {number} heard
   */
  clock({ clock }, awaited, heard) {
    if (typeof clock !== "number") return null;
    const element = h("span", { class: "clock", role: "timer" });
    const ends = awaited ? heard + clock : null;
    this.clocks.push({ element, ends, left: clock });
    return element;
  }

  /**
   * What is said of a player, beside being awaited.
   *
   * @param {Player} player
   * @param {boolean} you
   */
  states(player, you) {
    const rating = this.ratings[player.seat];
    return [
      you && say("player-you"),
      rating && ratingWords(rating),
      player.kind === "bot" && say("player-bot"),
      player.resigned && say("player-out"),
      player.winner && say("player-winner"),
      isAway(player) && say(player.taken ? "player-away" : "player-missing"),
    ].filter(Boolean);
  }

  tick() {
    for (const { element, ends, left } of this.clocks) {
      const ms = Math.max(0, ends === null ? left : ends - performance.now());
      element.textContent = ticking(ms);
      element.classList.toggle("short", ms < SHORT);
    }
  }

  close() {
    clearInterval(this.timer);
  }
}

/** @param {Player} player */
function isAway(player) {
  return player.kind === "person" && !player.online;
}

/**
 * @param {Player} player
 * @param {boolean} mine
 * @param {boolean} awaited
 */
function classes(player, mine, awaited) {
  const all = { awaited, away: isAway(player), mine, winner: player.winner };
  return ["player", ...Object.entries(all).flatMap(([name, is]) => (is ? [name] : []))].join(" ");
}

/** @param {Player} player */
function points({ points }) {
  if (points === null || points === undefined) return null;
  return h("span", { class: "points", title: say("player-points") }, pointsIn(points));
}

/** Points, with their share, if there is one, written small: `18 2/3`. @param {number | string} points */
function pointsIn(points) {
  const [whole, part] = formatNumber(points).split(" ");
  const spoken = h("span", { class: "spoken" }, say("player-points"));
  return part ? [spoken, whole, " ", h("small", {}, part)] : [spoken, whole];
}

/** Points as a number: `18 2/3` is 18 and a share. @param {number | string | null | undefined} points */
function count(points) {
  return String(points ?? 0).split(" ").reduce((sum, part) => {
    const [of, by = 1] = part.split("/").map(Number);
    return sum + of / by;
  }, 0);
}
