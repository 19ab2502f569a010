/**
 * What a table and an analysis look like: a card with the question on its upper edge, the board
 * from edge to edge, and what can be done on its lower edge; the same for every game. The players
 * stand in the strip of the head.
 */

import { Board } from "../board/board.js";
import { highlighting, pointed } from "../board/highlights.js";
import { perform } from "../board/manner.js";
import { drawMarks, ownerOf } from "../board/marks.js";
import { Layers } from "../board/layers.js";
import { spotlight } from "../board/spotlight.js";
import { turning } from "../board/turning.js";
import { Zoom } from "../board/zoom.js";
import { notes } from "../frame/notes.js";
import { NARROW } from "../frame/widths.js";
import { ask, withQuery } from "../lib/api.js";
import { h } from "../lib/dom.js";
import { resting } from "../lib/motion.js";
import { language, say } from "../lib/say.js";
import { Log } from "../log/log.js";
import { Choosing } from "./choosing.js";
import { clickedOn, opened, turns } from "./clicked.js";
import { Players } from "./players.js";
import { Told } from "./told.js";

/** @typedef {import("../lib/protocol.d.ts").StoryEntry} Entry */
/** @typedef {import("../board/marks.js").Marked} Marked */

const SLOWEST = 8000; // ms between tries to fetch a board

export class Stage {
  /**
   * @param {import("../lib/protocol.d.ts").GameInfo} game
   * @param {{play: (action: import("../lib/protocol.d.ts").ActionInfo) => void,
   *   look: (seat: number) => void, reshape: () => void, go?: (ply: number) => void,
   *   why: (meaning: import("../board/choose.js").Meaning | null, owner: number | null) => void}} listener
   *   `look`: a seat was chosen to look from, `reshape`: the board is wanted in another shape, `go`:
   *   a line of the log was chosen, to look at what it tells of, `why`: something was clicked that
   *   cannot be chosen, whatever it stands for and whosever it is
   */
  constructor(game, listener) {
    this.listener = listener;
    this.verbs = game.actions;
    this.log = new Log({ go: listener.go, point: (told) => this.point(told) });
    this.told = new Told(game.goal);
    /** What is marked on the board. @type {Marked[]} */
    this.marked = [];
    /** What is pointed at in the log. @type {Entry | null} */
    this.pointed = null;
    /** What happens with the next drawing. @type {Entry | null} */
    this.happening = null;
    this.players = new Players(listener.look);
    this.prompt = h("p", { "class": "prompt", "role": "status", "aria-live": "polite" });
    /** What is asked in the middle of a choice, instead of the prompt. */
    this.next = h("p", { "class": "next-prompt", "role": "status", "aria-live": "polite", "hidden": true });
    this.tools = h("div", { class: "tools" });
    this.waiting = h("p", { class: "board-wait" }, say("waiting"));
    const host = h(
      "div",
      { "class": "board", "tabIndex": 0, "role": "region", "aria-label": say("board"), "aria-description": say("board-keys") },
      this.waiting,
    );
    this.board = new Board(host, {
      pick: (element) => this.choosing.pick(element),
      beside: (target) => this.beside(target),
    });
    /** @type {Choosing} */
    this.choosing = new Choosing(this.board, game.actions, {
      play: listener.play,
      asks: (question) => this.askNext(question),
    });
    pointed(host, (target) => this.choosing.foresee(target));
    turning(host, (by, target) => this.choosing.turn(by, target));
    this.board.placed = () => this.drawMarks();
    /** What is lit, by id. @type {string[]} */
    this.lit = [];
    host.addEventListener("camera", () => this.lit.length && spotlight(this.board.svg, this.lit, true));
    this.layers = new Layers();
    this.above = h("div", { class: "above" }, this.asked(host));
    this.middle = h("div", { class: "middle" }, host, this.board.camera.overview.element, highlighting(host, () => this.question));
    this.dock = h("div", { class: "dock" }, this.choosing.element, this.choosing.list.panel);
    this.element = h("div", { class: "stage" }, this.above, this.middle, this.dock);
    this.resized = new ResizeObserver(() => this.tellFoot());
    this.resized.observe(this.dock);
    /** @type {AbortController | null} */
    this.fetching = null;
    this.wanted = "";
    /** The drawing that is wanted next, fetched before its time. @type {{address: string, text: Promise<string>} | null} */
    this.prepared = null;
    this.reshaped = () => {
      listener.reshape();
      if (this.choosing.offered) this.choosing.redraw();
    };
    NARROW.addEventListener("change", this.reshaped);
  }

  /** What is asked now. */
  get question() {
    return (this.next.hidden ? this.prompt : this.next).textContent ?? "";
  }

  /**
   * Something was clicked that cannot be chosen: it turns, or what it may mean elsewhere is answered;
   * else it opens, a choice in progress goes back a step, or there is nothing to choose.
   *
   * @param {EventTarget | null} target
   */
  beside(target) {
    const { choosing } = this;
    if (turns(target) && choosing.turn(1)) return;
    const meaning = clickedOn(target, this.verbs, choosing.choice.chosen);
    if (!meaning && (opened(target) || choosing.back())) return;
    this.listener.why(meaning, ownerOf(target));
  }

  /** What is asked, what was just told, and the tools. @param {HTMLElement} host */
  asked(host) {
    const words = h("div", { class: "words" }, this.prompt, this.next, this.told.element);
    return h("div", { class: "asked" }, words, this.corner(host), this.tools);
  }

  /** @param {string} question what a choice in progress asks; nothing where it does not */
  askNext(question) {
    this.next.textContent = question;
    this.next.hidden = !question;
    this.prompt.hidden = question !== "";
    if (this.lit.length) this.spotlight(this.lit); // something else may be next
  }

  /** What shows more of the board. @param {HTMLElement} host */
  corner(host) {
    return h("div", { class: "corner" }, this.layers.box, new Zoom(host, this.board.camera).buttons);
  }

  /** Lets what passes over the page stand above the dock, however high that is. */
  tellFoot() {
    const high = this.dock.offsetHeight ? innerHeight - this.dock.getBoundingClientRect().top : 0;
    if (high > 0) notes.style.setProperty("--foot", `${high}px`);
    else notes.style.removeProperty("--foot");
  }

  close() {
    this.resized.disconnect();
    notes.style.removeProperty("--foot");
    NARROW.removeEventListener("change", this.reshaped);
    this.choosing.close();
    this.players.close();
    this.fetching?.abort();
  }

  /** Whether another position is on its way, and this one goes. @param {boolean} is */
  fetches(is) {
    this.element.setAttribute("aria-busy", String(is));
  }

  /** While something is on its way, nothing else can be chosen. @param {boolean} busy */
  wait(busy) {
    this.element.classList.toggle("busy", busy);
    this.choosing.wait(busy);
  }

  /**
   * Fetches a drawing that is wanted next, so that it is there when its time comes.
   *
   * @param {string} path
   * @param {Record<string, string | number | null>} query
   * @returns {Promise<unknown>} when it is there, or cannot be had now
   */
  prepareBoard(path, query) {
    const address = drawingAt(path, query);
    if (address === this.wanted) return Promise.resolve();
    if (this.prepared?.address !== address)
      this.prepared = { address, text: ask(address).then((answer) => answer.text()) };
    return this.prepared.text.catch(() => {});
  }

  /**
   * Fetches a drawing and swaps it in when it has arrived; a newer wish replaces an older one.
   *
   * @param {string} path
   * @param {Record<string, string | number | null>} query
   */
  async fetchBoard(path, query) {
    const address = drawingAt(path, query);
    if (address === this.wanted) {
      if (!this.fetching) this.choosing.hold(false); // it is there already
      return;
    }
    this.wanted = address;
    this.fetching?.abort();
    const mine = new AbortController();
    this.fetching = mine;
    this.choosing.hold(true);
    for (let tries = 0; !mine.signal.aborted; tries += 1) {
      try {
        const prepared = tries === 0 && this.prepared?.address === address ? this.prepared.text : null;
        const text = await (prepared ?? ask(address, { signal: mine.signal }).then((answer) => answer.text()));
        if (mine.signal.aborted) return;
        this.fetching = null;
        this.showBoard(text);
        return;
      } catch (problem) {
        if (mine.signal.aborted) return;
        this.choosing.hold(false); // one can play without seeing it
        this.waiting.textContent = /** @type {Error} */ (problem).message;
        await new Promise((done) => setTimeout(done, Math.min(SLOWEST, 400 * 2 ** tries)));
      }
    }
  }

  /** @param {string} text */
  showBoard(text) {
    this.board.show(text);
    this.layers.show(this.board.svg);
    this.choosing.redrawn();
    if (this.happening) perform(this.board.svg, this.happening.touched ?? [], this.happening.manner);
    this.happening = null;
  }

  /** Marks what was done, on this drawing and the next ones. @param {Marked[]} marked */
  mark(marked) {
    this.marked = marked;
    this.drawMarks();
  }

  /** Lights what a line of the log tells of. @param {Entry | null} told */
  point(told) {
    if (told === this.pointed) return;
    this.pointed = told;
    this.drawMarks();
  }

  drawMarks() {
    const { touched = [], seat = null } = this.pointed ?? {};
    const lit = this.pointed ? [{ parts: touched, seat, lit: true }] : [];
    drawMarks(this.board.svg, [...this.marked, ...lit]);
  }

  /**
   * Lights parts of the board, by id, as soon as they lie where they belong; first of all what can be
   * chosen now.
   *
   * @param {string[]} ids
   */
  async spotlight(ids) {
    this.lit = ids;
    const { board } = this;
    const found = () => ids.map((id) => board.svg?.getElementById(id)).filter((e) => e instanceof SVGElement);
    await resting(found());
    if (this.lit !== ids) return;
    const parts = found().sort((a, b) => Number(canBeChosen(b)) - Number(canBeChosen(a)));
    if (parts[0]) board.camera.reveal(parts[0]);
    this.lit = parts.map(({ id }) => id);
    spotlight(board.svg, this.lit, true);
    // As many of them as there is room for, the first one surely, with its arrow; one alone with what is round it.
    const room = board.host.clientHeight;
    for (const part of parts.toReversed()) {
      const high = part.getBoundingClientRect().height;
      part.scrollIntoView({ block: high > room ? "start" : parts.length > 1 ? "nearest" : "center" });
    }
    board.svg?.querySelector(".spotlight-arrow")?.scrollIntoView({ block: "nearest" });
    board.host.dispatchEvent(new CustomEvent("lit"));
  }

  /** Puts the board away: nothing of it may be seen. */
  hideBoard() {
    this.fetching?.abort();
    this.wanted = "";
    this.prepared = null;
    this.choosing.hold(false);
    this.board.hide();
    this.layers.show(null);
  }
}

/** Whether a part can be chosen, holds what can, or lies on it. @param {Element} part */
function canBeChosen(part) {
  return (part.closest(".can") ?? part.querySelector(".can")) !== null;
}

/**
 * The address of a drawing, for this screen and in this language.
 *
 * @param {string} path
 * @param {Record<string, string | number | null>} query
 */
function drawingAt(path, query) {
  return withQuery(path, { ...query, narrow: NARROW.matches, language: language() });
}
