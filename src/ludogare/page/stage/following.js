/**
 * Following a match: what others do is shown thing by thing, stays marked on the board until one's
 * own turn ends, and is summed up when it is one's turn.
 */

import { PACES, pace } from "../lib/preferences.js";
import { inShort } from "../lib/say.js";
import { fly } from "./flight.js";
import { Showing } from "./showing.js";
import { sounds } from "./sounds.js";
import { sinceLastTurn } from "./told.js";

/** @typedef {import("../lib/protocol.d.ts").StoryEntry} Entry */
/** @typedef {import("../lib/protocol.d.ts").Snapshot} Snapshot */

const OWN = 300; // ms for which one's own doing stands before what follows
const MOST = 12; // things that are shown one by one; of more there is only the outcome

export class Following {
  /**
   * @param {import("./stage.js").Stage} stage
   * @param {{held: () => number[], seat: () => number | null, prepare: (seq: number | null) => Promise<unknown>,
   *   acts: (told: Entry) => void, drawn: (seq: number) => Promise<void>, now: () => Promise<void>, changed: () => void}} listener
   *   `held`: the seats that are one's own, `seat`: the one looked from; `prepare`: fetches the board after an event, or the
   *   latest one; `acts`: shows whose doing a thing is; `drawn`: shows it; `now`: shows the latest snapshot; `changed`: whether there is something to skip
   */
  constructor(stage, listener) {
    this.stage = stage;
    this.listener = listener;
    /** What was told up to now. @type {Entry[]} */
    this.story = [];
    /** The latest turn of each of the others. @type {Map<number, Entry[]>} */
    this.turns = new Map();
    /** Who acted last. @type {number | null} */
    this.actor = null;
    /** The last event of one's own. */
    this.own = 0;
    /** Whether everything is shown at once, until it is one's turn. */
    this.hurried = false;
    /** Whether the next snapshot is the first one. */
    this.arrives = true;
    this.showing = new Showing({
      ready: (told, last) => this.ready(told, last),
      one: (told, last) => this.one(told, last),
      rest: (told) => this.atOnce(told),
      time: (told) => (this.isOwn(told) ? Math.min(OWN, this.pace) : this.pace),
      changed: () => listener.changed(),
    });
    this.keyed = (/** @type {KeyboardEvent} */ event) => {
      if (event.key === "Escape" && this.showing.waits) this.skip();
    };
    document.addEventListener("keydown", this.keyed);
  }

  close() {
    document.removeEventListener("keydown", this.keyed);
    this.showing.clear();
  }

  /** Milliseconds for which a thing is to be shown. */
  get wanted() {
    return this.hurried ? 0 : PACES[pace()];
  }

  /** Milliseconds for which a thing is shown; none while nobody looks. */
  get pace() {
    return document.hidden ? 0 : this.wanted;
  }

  /** Whether somebody here did it. @param {Entry} told */
  isOwn({ seat = null, chance = false }) {
    return seat !== null && !chance && this.listener.held().includes(seat);
  }

  /** Forgets everything: another seat, or another moment, is looked at. */
  clear() {
    this.showing.clear();
    this.story = [];
    this.turns.clear();
    this.actor = null;
    this.own = 0;
    this.arrives = true;
    this.stage.mark([]);
    this.stage.told.clear();
  }

  /**
   * Takes in what a snapshot tells, and shows the snapshot when all of it was shown.
   *
   * @param {Snapshot} s
   * @param {boolean} flows whether the match goes on before one's eyes
   */
  hear(s, flows) {
    const known = Math.max(this.story.at(-1)?.seq ?? 0, this.showing.queue.at(-1)?.seq ?? 0);
    const more = s.story.filter((t) => t.seq > known && t.lines.length);
    const waiting = this.showing.queue.length;
    const film = flows && !this.arrives && this.pace > 0 && waiting + more.length <= MOST;
    const arrived = this.arrives;
    this.arrives = false;
    if (film) {
      if (more.some((told) => this.isOwn(told))) this.showing.skip(); // whoever acts need not wait
      this.showing.add(more);
      if (!more.length && !this.showing.waits) this.listener.now();
    } else {
      this.showing.skip();
      this.atOnce(more);
      if (flows && !arrived) this.sound(more.at(-1));
    }
  }

  /** @param {Entry | undefined} told */
  sound(told) {
    const sound = told?.points ? "points" : (told?.manner ?? "piece");
    if (told && sound !== "none") sounds(sound);
  }

  /**
   * What is told and what is seen come together: the board of a thing is fetched before it is shown.
   *
   * @param {Entry} told
   * @param {boolean} last
   */
  ready(told, last) {
    if (last || told.ply) return this.listener.prepare(last ? null : told.seq);
  }

  /**
   * Shows one thing; with the last one comes the present.
   *
   * @param {Entry} told
   * @param {boolean} last
   */
  async one(told, last) {
    const { stage, listener } = this;
    const won = stage.players.wins(told.points ?? []);
    this.take(told);
    stage.told.show([told]);
    stage.log.add([told]);
    stage.happening = told;
    this.sound(told);
    stage.players.showPoints(told.points ?? []);
    if (!last) listener.acts(told);
    if (last) await listener.now();
    else if (told.ply) await listener.drawn(told.seq);
    else stage.choosing.hold(false);
    this.flyPoints(told, won);
  }

  /** Shows the present, with all that led to it. @param {Entry[]} told */
  atOnce(told) {
    for (const one of told) this.take(one);
    this.stage.log.add(told);
    if (told.length) this.stage.told.show(told);
    this.listener.now();
  }

  /** Remembers a thing, and marks it. @param {Entry} told */
  take(told) {
    this.story.push(told);
    const { seat = null, chance = false, touched = [] } = told;
    if (seat === null || chance || !touched.length) return;
    if (seat === this.listener.seat()) this.own = told.seq;
    else if (seat === this.actor) this.turns.get(seat)?.push(told);
    else this.turns.set(seat, [told]);
    this.actor = seat;
    this.mark();
  }

  mark() {
    this.stage.mark(
      [...this.turns].map(([seat, turn]) => ({
        seat,
        parts: [...new Set(turn.flatMap(({ touched = [] }) => touched))],
      })),
    );
  }

  /**
   * The present is shown: what there is to remember when it is one's turn, and to forget when it is
   * not any more.
   *
   * @param {Snapshot} s
   * @param {boolean} mine whether the seat looked from is awaited
   */
  settle(s, mine) {
    if (mine && s.seat !== null) {
      this.hurried = false;
      if (this.actor === s.seat) return; // in the middle of a turn
      const since = sinceLastTurn(this.story, s.seat);
      this.stage.told.sum(since);
    }
    for (const [seat, turn] of this.turns)
      if (s.status === "over" || (turn.at(-1)?.seq ?? 0) < this.own) this.turns.delete(seat);
    this.mark();
  }

  /** Shows the rest at once, and whatever others do until it is one's turn. */
  skip() {
    this.hurried = true;
    this.showing.skip();
    this.listener.changed();
  }

  /**
   * Lets points fly to whom they belong, from where they were made.
   *
   * @param {Entry} told
   * @param {number[]} won by seat
   */
  flyPoints({ touched = [] }, won) {
    const { players, board } = this.stage;
    const from = touched.map((id) => board.svg?.getElementById(id)).find(Boolean) ?? board.host;
    for (const [seat, more] of won.entries()) {
      const at = players.pointsOf(seat);
      if (at && more > 0) fly(from.getBoundingClientRect(), at, `+${inShort(more)}`);
    }
  }
}
