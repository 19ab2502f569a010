/** A table: a match with people, followed live, or replayed. */

import { About } from "./about.js";
import { games, get, nonce, post, posterOf } from "./api.js";
import { Attention } from "./attention.js";
import { Chat } from "./chat.js";
import { drawCurtain } from "./curtain.js";
import { fill, h } from "./dom.js";
import { Drawer } from "./drawer.js";
import { copy, note, sure } from "./frame.js";
import { again, go } from "./go.js";
import { HintPanel } from "./hint.js";
import { heldAt, holdAt } from "./kept.js";
import { Live } from "./live.js";
import { showLounge, sitForm } from "./lounge.js";
import { mark, sign } from "./marks.js";
import { Slider } from "./replay.js";
import { Rules, withClauses } from "./rules.js";
import { language, say } from "./say.js";
import { sheetDialog, whoWon } from "./sheet.js";
import { Stage, narrow } from "./stage.js";

/** @typedef {import("./types.js").Snapshot} Snapshot */
/** @typedef {import("./types.js").TableInfo} TableInfo */
/** @typedef {import("./types.js").Game} Game */
/** @typedef {import("./types.js").Answer} Answer */

const KEY = /^[\w-]{16,64}$/;

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
  const key = url.hash.slice(1);
  if (KEY.test(key)) return arrival(info, game, key);
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

/**
 * Somebody comes with the link to a seat.
 *
 * @param {TableInfo} info
 * @param {Game} game
 * @param {string} key
 * @returns {import("./main.js").Page}
 */
function arrival(info, game, key) {
  const sat = (/** @type {number} */ seat) => {
    const hold = heldAt(info.table);
    holdAt(info.table, { ...hold, held: [...new Set([...hold.held, seat])] });
    history.replaceState(null, "", `/t/${info.table}`); // the key stays out of sight and history
    again();
  };
  const form = sitForm(info.table, key, sat);
  const there = info.seats.filter((s) => s.taken);
  const element = h(
    "div",
    { class: "arrival" },
    h("div", { class: "picture" }, h("img", { src: posterOf(game), alt: "" })),
    h("h1", {}, game.title),
    h("p", {}, game.blurb),
    h(
      "ul",
      { class: "sitters" },
      there.map((s) => h("li", {}, mark(s.seat), s.name)),
    ),
    h("p", {}, say("arrival")),
    form,
  );
  const back = async () => {
    // who holds a seat already just comes back
    if (info.held?.length) sat((await post(`/api/tables/${info.table}/sit`, { key })).seat);
    else form.querySelector("input")?.focus();
  };
  return { element, title: `${game.title} – Ludogare`, shown: () => back().catch(() => {}) };
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
    /** @type {Slider | null} */
    this.slider = null;
    this.endSeen = false;
    /** Whether another match was asked for here, and whether we are on the way there. */
    this.again = this.gone = false;

    this.stage = new Stage(game, {
      play: (action) => this.ask({ action: action.text }),
      look: (seat) => this.handOver(seat),
      reshape: () => this.last && !this.curtain && this.drawBoard(this.last),
    });
    this.attention = new Attention(game.title);
    this.connection = h("p", { class: "connection", role: "status", hidden: true });
    this.lounge = h("div", { class: "lounge", hidden: true });
    this.stage.middle.append(this.lounge);
    this.stage.above.append(this.connection);
    this.chat = new Chat((text) => this.ask({ chat: text }).then((a) => !a.error));
    this.chat.allow(this.held.length > 0);
    this.rules = new Rules(game.name);
    this.about = new About(info, game);
    this.drawer = new Drawer(
      [
        { name: "log", sign: "log", words: say("tab-log"), content: this.stage.story.box },
        {
          name: "rules",
          sign: "rules",
          words: say("tab-rules"),
          content: this.rules.box,
          opened: () => this.rules.open(this.last?.clause ?? undefined),
        },
        { name: "chat", sign: "chat", words: say("tab-chat"), content: this.chat.box },
        {
          name: "about",
          sign: "table",
          words: say("tab-table"),
          content: this.about.box,
          opened: () => this.about.refresh(),
        },
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

    this.undo = this.tool("undo", say("undo"), () => this.ask({ undo: true }));
    this.hint = this.tool("hint", say("hint"), () => this.hinted());
    fill(this.stage.tools, this.undo, this.hint);
    this.advice = new HintPanel((action) => this.stage.suggest(action));
    this.stage.dock.append(this.advice.element);

    this.live = new Live(info.table, {
      snapshot: (s) => this.heard(s),
      state: (state, waiting) => this.connected(state, waiting),
      refused: (sentence) => note([sentence], "bad"),
      narrow,
    });
  }

  /** @param {number | null} ply a ply to replay at once */
  start(ply) {
    this.live.hello(this.open ?? this.held[0] ?? null);
    if (ply !== null && Number.isInteger(ply) && ply >= 0) this.replay(ply);
  }

  close() {
    this.live.close();
    this.stage.close();
    this.drawer.close();
    this.slider?.stop();
    this.sheet?.remove();
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
    if (s.status !== "running" || this.slider || s.seat === null) return null;
    const awaited = this.held.filter((seat) => s.players[seat]?.awaited);
    return awaited.length && !awaited.includes(s.seat) ? awaited[0] : null;
  }

  /** Looks from another held seat, behind a curtain if anything here is secret. @param {number} seat */
  handOver(seat) {
    if (this.last?.secret) this.cover(seat);
    else this.turnTo(seat);
  }

  /** @param {number} seat */
  turnTo(seat) {
    this.stage.story.clear();
    this.chat.clear();
    this.live.hello(seat);
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
    if (this.slider) {
      this.slider.set(this.slider.ply, Math.max(this.slider.plies, s.ply));
      return;
    }
    this.showPosition(s, mine);
    this.showTools(s, mine);
    this.lounge.hidden = s.status !== "waiting";
    if (s.status === "waiting") this.showLounge(s);
    if (s.status === "over") this.showEnd(s);
    else if (s.seat !== null && s.players[s.seat]?.left) this.showLeft();
    else this.stage.offer(s.actions);
  }

  /** Who has left may come back. */
  showLeft() {
    const back = async () => {
      try {
        await post(`/api/tables/${this.info.table}/sit`, {});
        this.live.hello(this.open);
      } catch (problem) {
        this.refused(/** @type {import("./api.js").Refused} */ (problem));
      }
    };
    this.stage.instead(
      h("p", {}, say("left")),
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
    const told = this.slider ? s.story.flatMap((t) => t.lines).join(" ") : "";
    const words =
      s.status === "over" && s.over ? `${whoWon(s)} ${s.over.ending}` : told || s.prompt;
    this.stage.prompt.classList.toggle("calm", s.status !== "over" && !this.slider && !mine);
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

  /** @param {Snapshot} s */
  showLounge(s) {
    const seats = s.players.map((p) => ({
      seat: p.seat,
      name: p.name,
      kind: p.kind,
      taken: p.taken,
    }));
    const drawn = JSON.stringify(seats);
    if (this.lounge.dataset.drawn === drawn) return; // somebody may be typing here
    this.lounge.dataset.drawn = drawn;
    showLounge(this.lounge, {
      info: this.info,
      seats,
      links: this.links,
      holds: this.held.length > 0,
      sat: (seat) => this.sat(seat),
    });
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

  // The end

  /** @param {Snapshot} s */
  showEnd(s) {
    if (this.again && s.over?.rematch.table) this.follow(s.over.rematch.table);
    this.stage.instead(...this.ways(s, true));
    if (this.endSeen) {
      if (this.sheet?.open) this.redrawSheet(s);
      return;
    }
    this.endSeen = true;
    this.openSheet(s);
  }

  /** @param {Snapshot} s */
  openSheet(s) {
    this.sheet?.remove();
    this.sheet = sheetDialog(s, this.ways(s, false));
    document.body.append(this.sheet);
    this.sheet.showModal();
  }

  /** @param {Snapshot} s */
  redrawSheet(s) {
    const again = sheetDialog(s, this.ways(s, false));
    this.sheet?.replaceChildren(...again.childNodes);
  }

  /**
   * Where to go from the end.
   *
   * @param {Snapshot} s
   * @param {boolean} dock below the board, not in the sheet
   */
  ways(s, dock) {
    const leave = (/** @type {() => void} */ then) => () => {
      this.sheet?.close();
      then();
    };
    const { table } = this.info;
    const address = new URL(`/t/${table}?ply=${s.ply}`, location.href).href;
    const next = s.over?.rematch.table;
    const asked = s.over?.rematch.asked ?? [];
    const wants = s.seat !== null && asked.includes(s.seat);
    const rematch = next
      ? h(
          "button",
          { type: "button", class: "strong", onclick: leave(() => this.follow(next)) },
          say("end-follow"),
        )
      : h(
          "button",
          { type: "button", class: "strong", disabled: wants, onclick: () => this.rematch() },
          wants
            ? say("end-rematch-asked")
            : asked.length
              ? say("end-rematch-too")
              : say("end-rematch"),
        );
    return [
      ...(dock
        ? [
            h(
              "button",
              { type: "button", onclick: () => this.openSheet(this.last ?? s) },
              sign("trophy"),
              say("end-sheet"),
            ),
          ]
        : []),
      ...(this.held.length || next ? [rematch] : []),
      h(
        "button",
        { type: "button", onclick: leave(() => this.replay(0)) },
        sign("play"),
        say("replay"),
      ),
      ...(dock
        ? []
        : [
            h(
              "button",
              { type: "button", onclick: () => copy(address, say("copied")) },
              sign("link"),
              say("end-share"),
            ),
            h(
              "a",
              {
                class: "button",
                href: s.over?.record ?? `/api/tables/${table}/record`,
                download: `${this.game.name}.txt`,
              },
              sign("save"),
              say("end-record"),
            ),
            h(
              "a",
              { class: "button", href: `/analysis?table=${table}`, onclick: leave(() => {}) },
              sign("look"),
              say("nav-analysis"),
            ),
            h("a", { class: "button quiet", href: "/", onclick: leave(() => {}) }, say("to-lobby")),
          ]),
    ];
  }

  async rematch() {
    this.again = true; // whoever asked goes along as soon as all have
    const answer = await this.ask({ rematch: true, nonce: nonce() });
    if (answer.table) await this.follow(answer.table);
  }

  /** Goes to the table of the rematch, with one's seats. @param {string} next */
  async follow(next) {
    if (this.gone) return;
    this.gone = true;
    if (this.held.length) {
      const answer = await post(`/api/tables/${this.info.table}/rematch`, {}).catch(() => null);
      if (answer) holdAt(answer.table, { held: answer.seats, links: {} });
    }
    this.sheet?.close();
    go(`/t/${next}`);
  }

  // Replay

  /** @param {number} ply */
  replay(ply) {
    if (!this.slider) {
      this.slider = new Slider((to) => this.showPly(to));
      this.stage.element.classList.add("replaying");
    }
    const { slider } = this;
    const over = (this.last ?? this.info).status === "over";
    const share = () =>
      copy(new URL(`/t/${this.info.table}?ply=${slider.ply}`, location.href).href, say("copied"));
    const back = h(
      "button",
      { type: "button", class: "strong", onclick: () => this.endReplay() },
      over ? say("replay-close") : say("replay-live"),
    );
    const tryOut = h(
      "button",
      { type: "button", onclick: () => go(`/analysis?table=${this.info.table}&ply=${slider.ply}`) },
      sign("look"),
      say("replay-try"),
    );
    this.stage.instead(
      slider.element,
      h(
        "div",
        { class: "buttons" },
        back,
        h("button", { type: "button", onclick: share }, sign("link"), say("replay-share")),
        ...(over ? [tryOut] : []),
      ),
    );
    this.undo.hidden = this.hint.hidden = true;
    this.endSeen = true;
    slider.set(ply, Math.max(ply, this.last?.ply ?? 0));
    this.showPly(ply);
  }

  /** @param {number} ply */
  async showPly(ply) {
    history.replaceState(null, "", `/t/${this.info.table}?ply=${ply}`);
    const asked = { seat: this.open, ply, language: language() };
    try {
      /** @type {import("./types.js").Replayed} */
      const s = await get(`/api/tables/${this.info.table}/replay`, asked);
      if (!this.slider || this.slider.ply !== ply) return;
      this.slider.set(s.ply, s.plies);
      this.stage.story.upTo(s.seq);
      this.lounge.hidden = true;
      this.showPosition(s, false);
    } catch (problem) {
      this.slider?.stop();
      this.refused(/** @type {import("./api.js").Refused} */ (problem));
    }
  }

  endReplay() {
    this.slider?.stop();
    this.slider = null;
    this.stage.element.classList.remove("replaying");
    this.stage.story.upTo(Infinity);
    history.replaceState(null, "", `/t/${this.info.table}`);
    this.turnTo(/** @type {number} */ (this.open));
  }

  // What people do

  /**
   * Asks the server; says so if it refuses.
   *
   * @param {Record<string, unknown>} request
   * @returns {Promise<Answer>}
   */
  async ask(request) {
    const choosing = "action" in request || "undo" in request;
    if (choosing) this.stage.wait(true);
    const answer = await this.live.request(request);
    if (choosing) this.stage.wait(false);
    if (answer.error) {
      this.refused({ message: answer.error, clause: answer.clause });
      if (choosing && !this.slider && this.last?.status === "running") this.stage.again();
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
    const words = {
      connecting: this.last ? say("state-retrying") : say("state-connecting"),
      live: say("state-waiting"),
      retrying: say("state-retrying"),
      offline: say("state-offline"),
    }[state];
    this.stage.element.classList.toggle("cut-off", state === "retrying" || state === "offline");
    clearTimeout(this.telling);
    const shown = state !== "live" || waiting;
    const tell = () => {
      this.connection.hidden = !shown;
      this.connection.className = `connection ${state}`;
      this.connection.textContent = shown ? words : "";
    };
    // What passes in a blink needs no words.
    if (shown && (state === "live" || state === "connecting")) this.telling = setTimeout(tell, 500);
    else tell();
  }

  /**
   * @param {import("./marks.js").Sign} name
   * @param {string} words
   * @param {() => void} click
   */
  tool(name, words, click) {
    const button = h(
      "button",
      {
        type: "button",
        class: "tool",
        hidden: true,
        onclick: () => button.ariaDisabled !== "true" && click(),
      },
      sign(name),
      h("span", {}, words),
    );
    return button;
  }

  /** What the menu offers at a table. */
  menu() {
    const watch = new URL(`/t/${this.info.table}`, location.href).href;
    const s = this.last;
    const plays =
      s !== null &&
      s.seat !== null &&
      s.status === "running" &&
      !s.players[s.seat].resigned &&
      !s.players[s.seat].left;
    /** @type {[import("./marks.js").Sign, string, () => void][]} */
    const entries = [["link", say("menu-watch"), () => copy(watch, say("copied"))]];
    if (s && s.ply > 0 && !this.slider)
      entries.push(["play", say("replay"), () => this.replay(s.ply)]);
    if (plays) {
      entries.push([
        "flag",
        say("resign"),
        async () => (await sure(say("resign-sure"), say("resign"))) && this.ask({ resign: true }),
      ]);
      entries.push([
        "leave",
        say("leave"),
        async () =>
          (await sure(
            this.info.settings.takeover ? say("leave-sure-bot") : say("leave-sure"),
            say("leave"),
          )) && this.leave(),
      ]);
    }
    return entries.map(([name, words, click]) =>
      h(
        "button",
        { "type": "button", "class": "entry", "data-closes": "yes", "onclick": click },
        sign(name),
        words,
      ),
    );
  }

  async leave() {
    const answer = await this.ask({ leave: true });
    if (!answer.error) go("/");
  }
}
