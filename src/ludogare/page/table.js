/** A table: a match with people, followed live, or replayed. */

import { About } from "./about.js";
import { games, get, post } from "./api.js";
import { arrival, keyIn } from "./arrival.js";
import { Attention } from "./attention.js";
import { Chat } from "./chat.js";
import { Connection } from "./connection.js";
import { drawCurtain } from "./curtain.js";
import { fill, h } from "./dom.js";
import { Drawer } from "./drawer.js";
import { End } from "./end.js";
import { note } from "./frame.js";
import { again, go } from "./go.js";
import { HintPanel } from "./hint.js";
import { heldAt, holdAt } from "./kept.js";
import { Live } from "./live.js";
import { Lounge } from "./lounge.js";
import { Replay } from "./replay.js";
import { Rules, withClauses } from "./rules.js";
import { language, say } from "./say.js";
import { whoWon } from "./sheet.js";
import { Stage, narrow } from "./stage.js";
import { tableMenu } from "./tablemenu.js";
import { tool } from "./tool.js";

/** @typedef {import("./types.js").Snapshot} Snapshot */
/** @typedef {import("./types.js").TableInfo} TableInfo */
/** @typedef {import("./types.js").Game} Game */
/** @typedef {import("./types.js").Answer} Answer */

/**
 * @param {string} id
 * @param {URL} url
 * @returns {Promise<import("./main.js").Page>}
 */
export async function table(id, url) {
  const [info, known] = await Promise.all([
    get(`/api/tables/${id}`, { language: language() }),
    games(),
  ]);
  const game = known.find((g) => g.name === info.game);
  if (!game) throw new Error(say("no-game"));
  const key = keyIn(url);
  if (key) return arrival(info, game, key);
  const shown = new Table(info, game);
  const ply = url.searchParams.get("ply");
  shown.start(ply === null ? null : Number(ply));
  return {
    element: shown.element,
    title: `${game.title} – Ludogare`,
    heading: game.title,
    fixed: true,
    menu: () => shown.menu(),
    close: () => shown.close(),
  };
}

class Table {
  /**
   * @param {TableInfo} info
   * @param {Game} game
   */
  constructor(info, game) {
    this.info = info;
    this.game = game;
    /** @type {number[]} */
    this.held = info.held ?? heldAt(info.table).held;
    this.links = heldAt(info.table).links;
    /** @type {Snapshot | null} */
    this.last = null;
    /** @type {HTMLElement | null} */
    this.curtain = null;
    /** The seat whose view may be shown without a curtain. @type {number | null} */
    this.open = this.held.length > 1 ? null : (this.held[0] ?? null);

    this.stage = new Stage(game, {
      play: (action) => this.ask({ action: action.text }),
      look: (seat) => this.handOver(seat),
      reshape: () => this.last && !this.curtain && this.drawBoard(this.last),
    });
    this.attention = new Attention(game.title);
    this.connection = new Connection();
    this.lounge = new Lounge((seat) => this.sat(seat));
    this.stage.middle.append(this.lounge.element);
    this.stage.above.append(this.connection.element);
    this.chat = new Chat((text) => this.ask({ chat: text }).then((a) => !a.error));
    this.chat.allow(this.held.length > 0);
    this.rules = new Rules(game.name);
    this.about = new About(info, game);
    this.drawer = new Drawer(
      [
        this.stage.story.leaf(),
        this.rules.leaf(() => this.last?.clause),
        this.chat.leaf(),
        this.about.leaf(),
      ],
      (covers) => (this.stage.element.inert = covers),
    );
    this.body = h(
      "div",
      { class: "table" },
      h("h1", { class: "spoken" }, game.title),
      this.stage.element,
      this.drawer.element,
    );
    this.element = h("div", { class: "table-page" }, this.body);

    this.undo = tool("undo", say("undo"), () => this.ask({ undo: true }));
    this.hint = tool("hint", say("hint"), () => this.hinted());
    this.undo.hidden = this.hint.hidden = true;
    fill(this.stage.tools, this.undo, this.hint);
    this.advice = new HintPanel((action) => this.stage.suggest(action));
    this.stage.dock.append(this.advice.element);

    this.end = new End(info.table, game, {
      holds: () => this.held.length > 0,
      replay: () => this.lookBack(0),
      ask: (request) => this.ask(request),
    });
    this.replay = new Replay(info.table, {
      seat: () => this.open,
      shown: (s) => this.showPast(s),
      ended: () => this.backToNow(),
      refused: (problem) => this.refused(problem),
    });
    this.live = new Live(info.table, {
      snapshot: (s) => this.heard(s),
      state: (state, waiting) => this.connected(state, waiting),
      refused: (sentence) => note([sentence], "bad"),
      lost: (seat) => this.lost(seat),
      narrow,
    });
  }

  /** @param {number | null} ply a ply to replay at once */
  start(ply) {
    this.live.hello(this.open ?? this.held[0] ?? null);
    if (ply !== null && Number.isInteger(ply) && ply >= 0) this.lookBack(ply);
  }

  close() {
    this.live.close();
    this.stage.close();
    this.drawer.close();
    this.replay.stop();
    this.end.close();
  }

  // What the server says

  /** @param {Snapshot} s */
  heard(s) {
    const first = this.last === null;
    const changed = this.last?.status !== s.status;
    this.last = s;
    if (changed && !first) this.refresh();
    if (this.curtain) return;
    const secret = s.secret && this.held.length > 1 && s.seat !== this.open && s.seat !== null;
    if (secret) return this.cover(Number(s.seat));
    this.open = s.seat;
    this.show(s);
    const next = this.next(s);
    if (next !== null) this.handOver(next);
  }

  /**
   * On one device: the held seat that is awaited, if the one looked from is not.
   *
   * @param {Snapshot} s
   */
  next(s) {
    if (s.status !== "running" || this.replay.slider || s.seat === null) return null;
    const awaited = this.held.filter((seat) => s.players[seat]?.awaited);
    return awaited.length && !awaited.includes(s.seat) ? awaited[0] : null;
  }

  /** Looks from another held seat, behind a curtain if anything here is secret. @param {number} seat */
  handOver(seat) {
    if (this.last?.secret) this.cover(seat);
    else this.turnTo(seat);
  }

  /** @param {number | null} seat */
  turnTo(seat) {
    this.stage.story.clear();
    this.chat.clear();
    this.live.hello(seat, true);
  }

  /** Hides everything until the player of a seat is there. @param {number} seat */
  cover(seat) {
    this.advice.close();
    this.stage.hideBoard();
    this.stage.story.clear();
    this.stage.instead();
    this.stage.prompt.textContent = "";
    const name = this.last?.players[seat]?.name ?? "";
    this.curtain = drawCurtain(this.body, { seat, name }, () => {
      this.curtain = null;
      this.open = seat;
      this.turnTo(seat);
    });
  }

  /** @param {Snapshot} s */
  show(s) {
    if (!this.stage.choice.isFor(s.actions)) this.advice.close(); // it was about something else
    const mine = s.seat !== null && s.status === "running" && s.players[s.seat]?.awaited;
    const here = this.held.some((seat) => s.players[seat]?.awaited) && s.status === "running";
    this.attention.turn(here, s.prompt);
    if (this.chat.add(s.chat).some((line) => !this.held.includes(line.seat)))
      this.drawer.news("chat");
    this.stage.story.add(s.story);
    if (this.replay.slider) return this.replay.grow(s.ply);
    this.showPosition(s, mine);
    this.showTools(s, mine);
    this.lounge.element.hidden = s.status !== "waiting";
    if (s.status === "waiting") this.lounge.show(s.players, this);
    if (s.status === "over") {
      this.stage.instead(...this.end.below(s));
      this.end.show(s);
    } else if (s.seat !== null && s.players[s.seat]?.left) this.showLeft(s.players[s.seat]);
    else this.stage.offer(s.actions, s.answer ? [this.skipRound()] : []);
  }

  /** Lets this move of another be, and all others in this round. */
  skipRound() {
    const click = () => !this.stage.busy && this.ask({ skip: true });
    return h("button", { type: "button", class: "quiet", onclick: click }, say("skip-round"));
  }

  /** Who has left may come back. @param {import("./types.js").Player} player */
  showLeft(player) {
    const back = async () => {
      try {
        await post(`/api/tables/${this.info.table}/sit`, {});
        this.live.hello(this.open);
      } catch (problem) {
        this.refused(/** @type {import("./api.js").Refused} */ (problem));
      }
    };
    this.stage.instead(
      h("p", {}, player.kind === "bot" ? say("left-bot") : say("left")),
      h("button", { type: "button", class: "strong", onclick: back }, say("come-back")),
    );
  }

  /**
   * Players, prompt and board of a position, now or then.
   *
   * @param {Snapshot} s
   * @param {boolean} mine
   */
  showPosition(s, mine) {
    this.stage.players.show(s.players, {
      seat: s.seat,
      held: this.held,
      running: s.status === "running",
    });
    const { slider } = this.replay;
    const told = slider ? s.story.flatMap((t) => t.lines).join(" ") : "";
    const step = slider ? say("replay-at", { ply: s.ply, plies: slider.plies }) : "";
    const words =
      s.status === "over" && s.over ? `${whoWon(s)} ${s.over.ending}` : told || s.prompt || step;
    this.stage.prompt.classList.toggle("calm", s.status !== "over" && !slider && !mine);
    if (this.stage.prompt.textContent !== words) this.stage.prompt.textContent = words;
    this.stage.prompt.classList.toggle("mine", mine);
    this.drawBoard(s);
  }

  /** @param {Snapshot} s */
  drawBoard(s) {
    if (s.board === null) return;
    this.stage.fetchBoard(`/api/tables/${this.info.table}/board.svg`, {
      seat: s.seat,
      seq: s.board,
    });
  }

  /**
   * @param {Snapshot} s
   * @param {boolean} mine
   */
  showTools(s, mine) {
    const running = s.status === "running" && s.seat !== null;
    this.undo.hidden = !running || !this.info.settings.undo;
    this.undo.ariaDisabled = String(!s.undo);
    this.hint.hidden = !running || !this.info.settings.hints;
    this.hint.ariaDisabled = String(!mine);
  }

  /** @param {number} seat */
  sat(seat) {
    this.held = [...new Set([...this.held, seat])];
    holdAt(this.info.table, { held: this.held, links: this.links });
    this.open = seat;
    this.chat.allow(true);
    this.live.close();
    again();
  }

  /** A seat is another's now: we go on at one that is ours, or look on. @param {number} seat */
  lost(seat) {
    this.held = this.held.filter((s) => s !== seat);
    holdAt(this.info.table, { held: this.held, links: this.links });
    this.chat.allow(this.held.length > 0);
    if (this.curtain || seat !== this.live.seat) return; // nothing of it is in view
    note([say("seat-lost")], "bad");
    if (this.held.length) return this.handOver(this.held[0]);
    this.open = null;
    this.turnTo(null);
  }

  /** The table has begun or ended: what anybody may know of it has changed. */
  async refresh() {
    this.info = await get(`/api/tables/${this.info.table}`, { language: language() }).catch(
      () => this.info,
    );
    this.about.show(this.info);
    if (this.info.status !== "waiting" && Object.keys(this.links).length) {
      this.links = {}; // every link is taken
      holdAt(this.info.table, { held: this.held, links: {} });
    }
  }

  // Looking back

  /** @param {number} ply */
  lookBack(ply) {
    const { status } = this.last ?? this.info;
    this.stage.element.classList.add("replaying");
    this.undo.hidden = this.hint.hidden = true;
    this.end.seen = true;
    this.stage.instead(...this.replay.begin(ply, this.last?.ply ?? 0, status === "over"));
  }

  /** @param {import("./types.js").Replayed} s */
  showPast(s) {
    this.stage.story.upTo(s.seq);
    this.lounge.element.hidden = true;
    this.showPosition(s, false);
  }

  backToNow() {
    this.stage.element.classList.remove("replaying");
    this.stage.story.upTo(Infinity);
    this.turnTo(this.open);
  }

  // What people do

  /**
   * Asks the server; says so if it refuses.
   *
   * @param {Record<string, unknown>} request
   * @returns {Promise<Answer>}
   */
  async ask(request) {
    const choosing = "action" in request || "undo" in request || "skip" in request;
    if (choosing) this.stage.wait(true);
    const answer = await this.live.request(request);
    if (choosing) this.stage.wait(false);
    if (answer.error) {
      if (answer.lost === undefined)
        this.refused({ message: answer.error, clause: answer.clause });
      if (choosing && !this.replay.slider && this.last?.status === "running") this.stage.again();
    }
    return answer;
  }

  /** @param {{message: string, clause?: string}} problem */
  refused({ message, clause }) {
    note(
      withClauses(message, (number) => this.openRules(number), clause),
      "bad",
    );
  }

  /** @param {string} clause */
  openRules(clause) {
    this.drawer.open("rules", true);
    this.rules.open(clause);
  }

  async hinted() {
    this.advice.thinks();
    const { hint, error, stale } = await this.live.request({ hint: true });
    if (hint) this.advice.show(hint, this.last?.actions ?? []);
    else this.advice.close();
    if (error && !stale) this.refused({ message: error }); // who has acted wants it no more
  }

  /**
   * @param {import("./live.js").State} state
   * @param {boolean} waiting
   */
  connected(state, waiting) {
    this.stage.element.classList.toggle("cut-off", state === "retrying" || state === "offline");
    this.connection.tell(state, waiting, this.last === null);
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
