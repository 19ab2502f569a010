/** The players: mark, name, points, clock, who is there, and who is awaited. */

import { fill, h } from "./dom.js";
import { mark, sign } from "./marks.js";
import { figures, say } from "./say.js";

/** @typedef {import("./types.js").Player} Player */

export class Players {
  /**
   * @param {HTMLElement} host
   * @param {(seat: number) => void} look a held seat was chosen to look from
   */
  constructor(host, look) {
    this.host = host;
    this.look = look;
    /** @type {{element: HTMLElement, ends: number | null, left: number}[]} */
    this.clocks = [];
    this.you = true;
    this.timer = setInterval(() => this.tick(), 500);
  }

  /**
   * @param {Player[]} players
   * @param {{seat: number | null, held: number[], running: boolean, you?: boolean}} here `you`:
   *   whether the seat looked from is the reader's own
   */
  show(players, { seat, held, running, you = true }) {
    this.clocks = [];
    this.you = you;
    const several = held.length > 1;
    fill(
      this.host,
      players.map((p) =>
        this.player(p, p.seat === seat, several && held.includes(p.seat), running),
      ),
    );
    this.host.className = `players of-${players.length}`;
    this.tick();
  }

  /**
   * @param {Player} player
   * @param {boolean} mine
   * @param {boolean} open whether one can look from this seat
   * @param {boolean} running
   */
  player(player, mine, open, running) {
    const awaited = running && player.awaited;
    const away = player.kind === "person" && !player.online;
    const states = [
      mine && this.you && say("player-you"),
      player.kind === "bot" && say("player-bot"),
      player.resigned && say("player-resigned"),
      player.winner && say("player-winner"),
      away && say(player.taken === false ? "player-missing" : "player-away"),
    ].filter(Boolean);
    const classes = [
      "player",
      awaited && "awaited",
      away && "away",
      mine && "mine",
      player.winner && "winner",
    ];
    const name =
      open && !mine
        ? h(
            "button",
            {
              type: "button",
              class: "name",
              title: say("player-look", { name: player.name }),
              onclick: () => this.look(player.seat),
            },
            player.name,
          )
        : h("span", { class: "name", title: player.name }, player.name);
    const clock =
      typeof player.clock === "number" ? h("span", { class: "clock", role: "timer" }) : null;
    if (clock) {
      const left = Number(player.clock);
      this.clocks.push({ element: clock, ends: awaited ? performance.now() + left : null, left });
    }
    return h(
      "li",
      { class: classes.filter(Boolean).join(" ") },
      mark(player.seat),
      h(
        "span",
        { class: "who" },
        name,
        h(
          "span",
          { class: "states" },
          awaited ? h("span", { class: "turn" }, say("player-awaited")) : null,
          clock,
          h("span", { class: "kinds" }, states.join(" · ")),
        ),
      ),
      player.points === null || player.points === undefined
        ? null
        : h(
            "span",
            { class: "points", title: say("player-points") },
            h("span", { class: "spoken" }, say("player-points")),
            share(player.points),
          ),
      player.winner ? sign("trophy") : null,
    );
  }

  tick() {
    for (const { element, ends, left } of this.clocks) {
      const ms = Math.max(0, ends === null ? left : ends - performance.now());
      const s = Math.ceil(ms / 1000);
      element.textContent = `${Math.floor(s / 60)}:${String(s % 60).padStart(2, "0")}`;
      element.classList.toggle("short", ms < 30000);
    }
  }

  close() {
    clearInterval(this.timer);
  }
}

/** Points with their share, if there is one, written small: `18 2/3`. @param {string | number} points */
function share(points) {
  const [whole, part] = figures(points).split(" ");
  return part ? [whole, " ", h("small", {}, part)] : [whole];
}
