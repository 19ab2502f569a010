/** One's visit at a table: what the server says is shown, and what people do is asked for. */

import { note } from "../frame/notes.js";
import { NARROW } from "../frame/widths.js";
import { go, reopen } from "../lib/address.js";
import { change, nonce } from "../lib/api.js";
import { Live } from "../lib/live.js";
import { noteAt, notedAt } from "../lib/noted.js";
import { say } from "../lib/say.js";
import { outcome } from "../stage/outcome.js";
import { Attention } from "./attention.js";
import { drawCurtain } from "./curtain.js";
import { End } from "./end.js";
import { Holding } from "./holding.js";
import { tableInfo } from "./info.js";
import { tableMenu } from "./menu.js";
import { comeBack, skipRound } from "./offers.js";
import { Replay } from "./replay.js";
import { TableView } from "./view.js";

/** @typedef {import("../lib/protocol.d.ts").Snapshot} Snapshot */
/** @typedef {import("../lib/live.js").Reply} Reply */

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
    /** @type {HTMLElement | null} */
    this.curtain = null;
    this.view = new TableView(info, game, {
      play: (action) => this.ask({ action: action.text }),
      look: (seat) => !this.curtain && this.handOver(seat),
      reshape: () => this.last && !this.curtain && this.drawBoard(this.last),
      undo: () => this.ask({ undo: true }),
      hint: () => this.askHint(),
      chat: async (text) => !(await this.ask({ chat: text })).error,
      sat: (seat) => this.sat(seat),
      free: (seat) => this.free(seat),
      clause: () => this.last?.clause,
    });
    this.view.chat.allow(this.holding.any);
    this.attention = new Attention(game.title);
    this.end = new End(info.table, game, {
      holds: () => this.holding.any,
      replay: () => this.lookBack(0),
      ask: (request) => this.ask(request),
    });
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
      narrow: () => NARROW.matches,
    });
  }

  /** @param {number | null} ply a ply to replay at once */
  start(ply) {
    this.live.hello(this.holding.open ?? this.holding.seats[0] ?? null);
    if (ply !== null && Number.isInteger(ply) && ply >= 0) this.lookBack(ply);
  }

  close() {
    this.live.close();
    this.view.close();
    this.replay.stop();
    this.end.close();
  }

  // What the server says

  /** @param {Snapshot} s */
  heard(s) {
    const changed = this.last !== null && this.last.status !== s.status;
    this.last = s;
    if (changed) this.refresh();
    if (this.curtain) return;
    const { holding } = this;
    if (s.secret && holding.several && s.seat !== null && s.seat !== holding.open)
      return this.cover(s.seat);
    holding.open = s.seat;
    this.show(s);
    const next = this.next(s);
    if (next !== null) this.handOver(next);
  }

  /** The table has begun or ended: what anybody may know of it has changed. */
  async refresh() {
    this.info = await tableInfo(this.info.table).catch(() => this.info);
    this.view.info.show(this.info);
    if (this.info.status !== "waiting") this.holding.forgetLinks();
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
    this.view.clear();
    this.live.hello(seat, true);
  }

  /** Hides everything until the player of a seat is there. @param {number} seat */
  cover(seat) {
    this.view.cover();
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

  /** @param {Snapshot} s */
  show(s) {
    const { view, holding } = this;
    if (!view.stage.choosing.choice.isFor(s.actions)) view.hintPanel.close(); // it was about something else
    this.attention.turn(holding.awaited(s).length > 0, s.prompt);
    const others = view.chat.add(s.chat).some((line) => !holding.seats.includes(line.seat));
    if (others) view.drawer.news("chat");
    view.stage.log.add(s.story);
    if (this.replay.slider) return this.replay.grow(s.ply);
    const mine = s.seat !== null && s.status === "running" && s.players[s.seat]?.awaited;
    this.showPosition(s, mine);
    view.showTools(s, mine, this.info.settings);
    view.lounge.element.hidden = s.status !== "waiting";
    if (s.status === "waiting") view.lounge.show(s.players, this.info, holding);
    this.showControls(s);
  }

  /** Checks the deals, once, when the match is over. @param {Snapshot} s */
  async check(s) {
    if (this.checked) return;
    this.checked = true;
    const { checkDeals } = await import("./fair.js");
    const { table } = this.info;
    const verdict = await checkDeals(table, notedAt(table)).catch(() => null);
    if (!verdict) return; // as for a match by other rules
    this.view.info.found(verdict);
    this.end.found(verdict, s);
  }

  /** @param {Snapshot} s */
  showControls(s) {
    const { choosing } = this.view.stage;
    const me = s.seat === null ? null : s.players[s.seat];
    if (s.status === "over") {
      choosing.instead(...this.end.below(s));
      this.end.show(s);
      this.check(s);
    } else if (me?.left) choosing.instead(...comeBack(me, () => this.comeBack()));
    else choosing.offer(s.actions, s.answer ? [skipRound(() => this.skipRound())] : []);
  }

  /**
   * Players, prompt and board of a position, now or then.
   *
   * @param {Snapshot} s
   * @param {boolean} mine
   */
  showPosition(s, mine) {
    this.view.stage.players.show(s.players, {
      seat: s.seat,
      held: this.holding.seats,
      running: s.status === "running",
    });
    const calm = s.status !== "over" && !this.replay.slider && !mine;
    this.view.showPrompt(this.prompt(s), mine, calm);
    this.drawBoard(s);
  }

  /** What is asked; at the end who won, and looking back what happened. @param {Snapshot} s */
  prompt(s) {
    const { slider } = this.replay;
    if (s.status === "over" && s.over) return `${outcome(s)} ${s.over.ending}`;
    if (!slider) return s.prompt;
    const told = s.story.flatMap((t) => t.lines).join(" ");
    return told || s.prompt || say("replay-at", { ply: s.ply, plies: slider.plies });
  }

  /** @param {Snapshot} s */
  drawBoard(s) {
    if (s.board === null) return;
    const query = { seat: s.seat, seq: s.board };
    this.view.stage.fetchBoard(`/api/tables/${this.info.table}/board.svg`, query);
  }

  // Looking back

  /** @param {number} ply */
  lookBack(ply) {
    const { status } = this.last ?? this.info;
    this.view.stage.element.classList.add("replaying");
    this.view.hideTools();
    this.end.seen = true;
    const plies = this.last?.ply ?? 0;
    this.view.stage.choosing.instead(...this.replay.begin(ply, plies, status === "over"));
  }

  /** @param {import("../lib/protocol.d.ts").Replay} s */
  showPast(s) {
    this.view.stage.log.upTo(s.seq);
    this.view.lounge.element.hidden = true;
    this.showPosition(s, false);
  }

  backToNow() {
    this.view.stage.element.classList.remove("replaying");
    this.view.stage.log.upTo(Infinity);
    this.turnTo(this.holding.open);
  }

  // What people do

  /**
   * Asks the server; says so if it refuses.
   *
   * @param {Record<string, unknown>} request
   * @returns {Promise<Reply>}
   */
  async ask(request) {
    const { stage } = this.view;
    const choosing = "action" in request || "undo" in request || "skip" in request;
    if (choosing) stage.wait(true);
    const answer = await this.live.request(request);
    if (choosing) stage.wait(false);
    if (answer.error) {
      if (answer.lost === undefined)
        this.view.refused({ message: answer.error, clause: answer.clause });
      if (choosing && stage.choosing.offered) stage.choosing.again();
    }
    return answer;
  }

  async askHint() {
    const { hintPanel } = this.view;
    hintPanel.thinks();
    const { hint, error, stale } = await this.live.request({ hint: true });
    if (hint) hintPanel.show(hint, this.last?.actions ?? []);
    else hintPanel.close();
    if (error && !stale) this.view.refused({ message: error }); // who has acted wants it no more
  }

  skipRound() {
    if (!this.view.stage.choosing.busy) this.ask({ skip: true });
  }

  async comeBack() {
    try {
      await change(`/api/tables/${this.info.table}/sit`, { id: nonce() });
      this.live.hello(this.holding.open);
    } catch (problem) {
      this.view.refused(/** @type {import("../lib/api.js").Refused} */ (problem));
    }
  }

  /** Makes a new link to a seat; who came by the old one has to leave it. @param {number} seat */
  async free(seat) {
    const path = `/api/tables/${this.info.table}/free`;
    try {
      const { link } = await change(path, { seat, id: nonce() });
      this.holding.relink(seat, link);
      if (this.last) this.show(this.last);
    } catch (problem) {
      this.view.refused(/** @type {import("../lib/api.js").Refused} */ (problem));
    }
  }

  /** What the menu offers at a table. */
  menu() {
    return tableMenu(this.info, this.last, {
      replay: this.replay.slider ? null : (ply) => this.lookBack(ply),
      resign: () => this.ask({ resign: true }),
      leave: () => this.leave(),
    });
  }

  async leave() {
    const answer = await this.ask({ leave: true });
    if (!answer.error) go("/");
  }
}
