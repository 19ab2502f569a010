/** One's visit at a table: what the server says is shown, in view of a seat, now or then. */

import { note } from "../frame/notes.js";
import { NARROW } from "../frame/widths.js";
import { reopen } from "../lib/address.js";
import { callWhileAway, notifyOn } from "../lib/notifications.js";
import { Live } from "../lib/live.js";
import { noteAt, notedAt } from "../lib/noted.js";
import { PACES, pace } from "../lib/preferences.js";
import { playRated, ratingsAt } from "../lib/rated.js";
import { say } from "../lib/say.js";
import { Following } from "../stage/following.js";
import { outcome } from "../stage/outcome.js";
import { Asking } from "./asking.js";
import { Attention } from "./attention.js";
import { Boards } from "./boards.js";
import { Company } from "./company.js";
import { drawCurtain } from "./curtain.js";
import { End } from "./end.js";
import { Holding } from "./holding.js";
import { tableInfo } from "./info.js";
import { tableMenu } from "./menu.js";
import { comeBack, skipRound } from "./offers.js";
import { Replay } from "./replay.js";
import { TableView } from "./view.js";

/** @typedef {import("../lib/protocol.d.ts").Snapshot} Snapshot */

const FINALE = 3500; // ms

export class Session {
  /**
   * @param {import("../lib/protocol.d.ts").TableInfo} info
   * @param {import("../lib/protocol.d.ts").GameInfo} game
   */
  constructor(info, game) {
    this.info = info;
    this.holding = new Holding(info);
    if (this.holding.any) noteAt(info.table, { commitment: info.fairness.commitment });
    this.checked = false;
    /** @type {Snapshot | null} */
    this.last = null;
    /** When it was heard; others' doings may be shown before it is. */
    this.heardAt = 0;
    /** @type {HTMLElement | null} */
    this.curtain = null;
    /** Whether the match was seen running. */
    this.played = false;
    /** Whether the whole log can be read while we look back. */
    this.whole = false;
    this.view = new TableView(info, game, {
      play: (action) => this.asking.ask({ action: action.text }),
      look: (seat) => !this.curtain && this.handOver(seat),
      reshape: () => this.last && !this.curtain && this.boards.draw(this.last.board),
      undo: () => {
        this.view.hintPanel.close(); // it was about what is taken back
        this.asking.ask({ undo: true });
      },
      skip: () => this.skip(),
      go: (ply) => {
        this.view.drawer.shut(); // where it covers the board
        this.lookBack(ply, true);
      },
      hint: () => this.asking.askHint(),
      chat: async (text) => !(await this.asking.ask({ chat: text })).error,
      sat: (seat) => this.sat(seat),
      free: (seat) => this.asking.free(seat),
      erase: () => this.asking.erase(),
      why: (meaning, owner) => this.asking.whyNot(meaning, owner),
      clause: () => this.last?.clause,
    });
    this.view.chat.allow(this.holding.any);
    this.boards = new Boards(this.view.stage, info.table, () => this.holding.open);
    this.following = new Following(this.view.stage, {
      held: () => this.holding.seats,
      seat: () => this.holding.open,
      prepare: (seq) => this.boards.prepare(seq ?? this.last?.board ?? null),
      acts: ({ seat }) => this.view.showActing(this.last?.players[seat ?? -1], this.holding.seats),
      drawn: (seq) => this.boards.draw(seq),
      now: () => this.present(),
      changed: () => this.offerSkip(),
    });
    /** The pace that the server knows of. */
    this.pace = 0;
    this.paced = () => this.tellPace();
    addEventListener("pace", this.paced);
    this.attention = new Attention(game.title);
    this.company = new Company(info.table, game.name);
    this.view.stage.above.append(this.company.element);
    this.end = new End(info.table, game, {
      holds: () => this.holding.any,
      replay: () => this.lookBack(0),
      scene: () => (this.played && this.following.pace ? FINALE : 0),
      ask: (request) => this.asking.ask(request),
    });
    this.view.stage.middle.append(this.end.finale.element);
    this.replay = new Replay(info.table, {
      seat: () => this.holding.open,
      fetching: (is) => this.view.stage.fetches(is),
      shown: (s) => this.showPast(s),
      ended: () => this.backToNow(),
      refused: (problem) => this.view.refused(problem),
    });
    this.live = new Live(info.table, {
      snapshot: (s) => this.heard(s),
      state: (state, waiting) => this.connected(state, waiting),
      refused: (sentence) => note([sentence], "bad"),
      lost: (seat) => this.lost(seat),
      changed: () => this.forget(),
      narrow: () => NARROW.matches,
      pace: () => (this.pace = this.following.wanted),
    });
    /** @type {Asking} */
    this.asking = new Asking(info.table, this.holding, this.view, this.live, {
      last: () => this.last,
      changed: () => this.last && this.show(this.last),
    });
  }

  /** @param {number | null} ply a ply to replay at once */
  start(ply) {
    if (this.holding.any) playRated(this.info);
    if (this.holding.any && notifyOn()) callWhileAway([this.info.table]);
    this.live.knows(this.info.seq);
    this.live.hello(this.holding.first);
    if (ply !== null && Number.isInteger(ply) && ply >= 0) this.lookBack(ply);
  }

  close() {
    this.live.close();
    this.following.close();
    removeEventListener("pace", this.paced);
    this.view.close();
    this.replay.stop();
    this.end.close();
  }

  // What the server says

  /** @param {Snapshot} s */
  heard(s) {
    const changed = this.last !== null && this.last.status !== s.status;
    const flows = this.last?.status === "running" && !this.replay.slider;
    const claimed = s.players.some((p, seat) => p.rated !== this.last?.players[seat].rated);
    this.last = s;
    this.heardAt = performance.now();
    this.played ||= s.status === "running";
    if (changed) this.refresh();
    else if (claimed) this.showRatings();
    if (this.curtain) return;
    const { holding } = this;
    if (s.secret && holding.several && s.seat !== null && s.seat !== holding.open)
      return this.cover(s.seat);
    holding.open = s.seat;
    this.following.hear(s, flows);
    const { choosing } = this.view.stage;
    if (!this.following.showing.waits || choosing.choice.isFor(s.actions)) return;
    if (!choosing.choice.isFor([])) choosing.hold(true); // what could be done goes with its board
    choosing.offer([]);
  }

  /** Shows how it stands now, when all that led to it has been shown. */
  async present() {
    if (this.last === null || this.curtain) return;
    const drawn = this.show(this.last);
    const next = this.next(this.last);
    if (next !== null) this.handOver(next);
    await drawn;
  }

  /** The table has begun or ended: what anybody may know of it has changed. */
  async refresh() {
    this.info = await tableInfo(this.info.table).catch(() => this.info);
    this.live.knows(this.info.seq);
    this.view.info.show(this.info);
    this.showRatings();
    if (this.info.status !== "waiting") this.holding.forgetLinks();
  }

  /** Shows what those who play under a rated name have shown. */
  async showRatings() {
    const { players } = this.view.stage;
    players.ratings = await ratingsAt(this.info.table, this.last?.players ?? this.info.seats);
    if (players.ratings.length && this.last && !this.replay.slider) this.showPlayers(this.last);
  }

  /**
   * @param {import("../lib/live.js").State} state
   * @param {boolean} waiting
   */
  connected(state, waiting) {
    const cut = state === "retrying" || state === "offline";
    this.view.stage.element.classList.toggle("cut-off", cut);
    this.view.connection.tell(state, waiting, this.last === null);
  }

  // Whose view it is

  /**
   * On one device: the held seat that is awaited, if the one looked from is not.
   *
   * @param {Snapshot} s
   */
  next(s) {
    if (this.replay.slider || s.seat === null) return null;
    const awaited = this.holding.awaited(s);
    return awaited.length && !awaited.includes(s.seat) ? awaited[0] : null;
  }

  /** Looks from another held seat, behind a curtain if anything here is secret. @param {number} seat */
  handOver(seat) {
    if (this.last?.secret) this.cover(seat);
    else this.turnTo(seat);
  }

  /** @param {number | null} seat */
  turnTo(seat) {
    this.forget();
    this.live.hello(seat, true);
  }

  /** Everything is told once more. */
  forget() {
    this.view.clear();
    this.following.clear();
  }

  /** Hides everything until the player of a seat is there. @param {number} seat */
  cover(seat) {
    this.view.cover();
    this.following.clear();
    const name = this.last?.players[seat]?.name ?? "";
    this.curtain = drawCurtain(this.view.body, { seat, name }, () => {
      this.curtain = null;
      this.holding.open = seat;
      this.turnTo(seat);
    });
  }

  /** @param {number} seat */
  sat(seat) {
    this.holding.add(seat);
    this.view.chat.allow(true);
    this.live.close();
    reopen();
  }

  /** A seat is another's now: we go on at one that is ours, or look on. @param {number} seat */
  lost(seat) {
    this.holding.remove(seat);
    this.view.chat.allow(this.holding.any);
    if (this.curtain || seat !== this.live.seat) return; // nothing of it is in view
    note([say("seat-lost")], "bad");
    if (this.holding.any) return this.handOver(this.holding.seats[0]);
    this.holding.open = null;
    this.turnTo(null);
  }

  // Showing

  /** @param {Snapshot} s @returns {Promise<void>} when its board is there */
  async show(s) {
    const { view, holding } = this;
    if (!view.stage.choosing.choice.isFor(s.actions)) view.hintPanel.close(); // it was about something else
    this.attention.turn(holding.awaited(s).length > 0, s.prompt);
    const others = view.chat.add(s.chat).some((line) => !holding.seats.includes(line.seat));
    if (others) view.drawer.news("chat");
    if (this.replay.slider) return this.replay.grow(s.ply);
    const mine = s.seat !== null && s.status === "running" && s.players[s.seat]?.awaited;
    const drawn = this.showPosition(s, mine);
    this.following.settle(s, mine);
    this.tellPace();
    this.offerSkip();
    view.watching.hidden = s.seat !== null || s.status === "waiting";
    view.showTools(s, mine, this.info.settings);
    view.lounge.element.hidden = s.status !== "waiting";
    if (s.status === "waiting") view.lounge.show(s.players, this.info, holding);
    this.showControls(s);
    this.company.tell(mine ? s.actions : [], s.seq);
    await drawn;
  }

  /** Checks the deals, once, when the match is over. */
  async check() {
    if (this.checked) return;
    this.checked = true;
    const { checkDeals } = await import("./fair.js");
    const { table } = this.info;
    const verdict = await checkDeals(table, notedAt(table)).catch(() => null);
    if (!verdict) return; // as for a match by other rules
    this.view.info.found(verdict);
    this.end.found(verdict);
  }

  /** @param {Snapshot} s */
  showControls(s) {
    const { choosing } = this.view.stage;
    const me = s.seat === null ? null : s.players[s.seat];
    if (s.status === "over") {
      choosing.instead(...this.end.below(s));
      this.end.show(s);
      this.check();
    } else if (me?.left) choosing.instead(...comeBack(me, () => this.asking.comeBack()));
    else choosing.offer(s.actions, s.answer ? [skipRound(() => this.asking.skipRound())] : []);
  }

  /**
   * Players, prompt and board of a position, now or then.
   *
   * @param {Snapshot} s
   * @param {boolean} mine
   * @returns {Promise<void>} when the board is there
   */
  showPosition(s, mine) {
    this.showPlayers(s);
    const calm = s.status !== "over" && !this.replay.slider && !mine;
    this.view.showPrompt(this.prompt(s), mine, calm);
    return this.boards.draw(s.board);
  }

  /** @param {Snapshot} s */
  showPlayers(s) {
    this.view.stage.players.show(s.players, {
      seat: s.seat,
      held: this.holding.seats,
      running: s.status === "running",
      heard: s === this.last ? this.heardAt : performance.now(),
    });
  }

  /** What is asked; at the end who won, and looking back what happened. @param {Snapshot} s */
  prompt(s) {
    const { slider } = this.replay;
    if (s.status === "over" && s.over) return `${outcome(s)} ${s.over.ending}`;
    if (!slider) return this.holding.several ? this.named(s) : s.prompt;
    const told = s.story.flatMap((t) => t.lines).join(" ");
    return told || s.prompt || say("replay-at", { ply: s.ply, plies: slider.plies });
  }

  /** The question, and whom of those at this device it is for. @param {Snapshot} s */
  named(s) {
    const me = s.seat === null ? null : s.players[s.seat];
    return me?.awaited ? say("prompt-to", { name: me.name, prompt: s.prompt }) : s.prompt;
  }

  // The pace

  skip() {
    this.following.skip();
    this.tellPace();
  }

  /** Tells the server how fast things are shown here, since bots wait for it. */
  tellPace() {
    if (this.live.state === "live" && this.pace !== this.following.wanted)
      this.live.hello(this.live.seat);
  }

  /** There is something to skip while things are shown, or bots wait for it. */
  offerSkip() {
    const s = this.last;
    const others = s?.players.filter((p) => p.awaited) ?? [];
    const bots = s?.status === "running" && others.length > 0 && others.every((p) => p.kind === "bot");
    const shows = this.following.showing.waits || bots;
    const { skip } = this.view;
    skip.hidden = this.replay.slider !== null || s?.status !== "running" || PACES[pace()] === 0;
    skip.classList.toggle("unseen", !shows || this.following.wanted === 0); // it keeps its place
  }

  // Looking back

  /**
   * @param {number} ply
   * @param {boolean} [whole] whether the rest of the log can still be read
   */
  lookBack(ply, whole = false) {
    this.following.showing.skip();
    this.whole = whole;
    const { status } = this.last ?? this.info;
    this.view.stage.element.classList.add("replaying");
    this.view.hideTools();
    this.view.hintPanel.close();
    this.end.seen = true;
    const plies = this.last?.ply ?? 0;
    this.view.stage.choosing.instead(...this.replay.begin(ply, plies, status === "over"));
  }

  /** @param {import("../lib/protocol.d.ts").Replay} s */
  showPast(s) {
    this.view.stage.log.upTo(s.seq, this.whole);
    this.view.stage.mark(
      s.story.map(({ touched = [], seat = null }) => ({ parts: touched, seat })),
    );
    this.view.stage.told.clear();
    this.view.lounge.element.hidden = true;
    this.showPosition(s, false);
  }

  backToNow() {
    this.view.stage.element.classList.remove("replaying");
    this.view.stage.log.upTo(Infinity);
    this.turnTo(this.holding.first);
  }

  /** What the menu offers at a table. */
  menu() {
    return tableMenu(this.info, this.last, {
      replay: this.replay.slider || this.curtain ? null : (ply) => this.lookBack(ply),
      resign: () => this.asking.ask({ resign: true }),
      leave: () => this.asking.leave(),
    });
  }
}
