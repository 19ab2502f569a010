/**
 * What a table and an analysis look like: players, prompt, board, and what can be done; the same
 * for every game.
 */

import { ask, withQuery } from "./api.js";
import { Board } from "./board.js";
import { Choice, ROOM, fits, meaningOf } from "./choose.js";
import { showControls } from "./controls.js";
import { fill, h } from "./dom.js";
import { WIDE } from "./drawer.js";
import { confirming } from "./frame.js";
import { Layers } from "./layers.js";
import { lighting, pointed } from "./lights.js";
import { Players } from "./players.js";
import { language, say } from "./say.js";
import { Story } from "./story.js";
import { zoomable } from "./zoom.js";

/** @typedef {import("./types.js").Action} Action */
/** @typedef {import("./types.js").Game} Game */

const LETTER = 8.6; // px of a letter on a button
const TALL = 880; // px of a window in which two rows of buttons leave the board enough

const NARROW = matchMedia("(max-width: 639px)");

/** Whether boards are asked for in their narrow shape. */
export function narrow() {
  return NARROW.matches;
}

export class Stage {
  /**
   * @param {Game} game
   * @param {{play: (action: Action) => void, look: (seat: number) => void, reshape: () => void}} listener
   *   `reshape`: the board is wanted in another shape
   */
  constructor(game, listener) {
    this.game = game;
    this.listener = listener;
    this.choice = new Choice([]);
    /** What stands beside the actions. @type {Node[]} */
    this.more = [];
    this.busy = false;
    /** @type {Action | null} */
    this.previewed = null;
    this.story = new Story();
    const strip = h("ul", { "class": "players", "aria-label": say("players") });
    this.players = new Players(strip, listener.look);
    this.prompt = h("p", { "class": "prompt", "role": "status", "aria-live": "polite" });
    const host = h("div", {
      "class": "board",
      "tabIndex": 0,
      "role": "region",
      "aria-label": say("board"),
    });
    this.board = new Board(host, { pick: (e) => this.pick(e), beside: () => this.back() });
    pointed(host, (target) => this.foresee(target));
    this.waiting = h("p", { class: "board-wait" }, say("waiting"));
    host.append(this.waiting);
    this.actions = h("div", {
      "class": "actions",
      "tabIndex": -1,
      "role": "group",
      "aria-label": say("actions"),
    });
    this.tools = h("div", { class: "tools" });
    this.above = h(
      "div",
      { class: "above" },
      strip,
      h(
        "div",
        { class: "asked" },
        h("div", { class: "words" }, this.prompt, this.story.newest),
        this.tools,
      ),
    );
    this.layers = new Layers();
    const corner = h("div", { class: "corner" }, this.layers.box, zoomable(host));
    this.middle = h("div", { class: "middle" }, host, corner, lighting(host));
    this.dock = h("div", { class: "dock" }, this.actions);
    this.element = h("div", { class: "stage" }, this.above, this.middle, this.dock);
    /** @type {AbortController | null} */
    this.fetching = null;
    this.wanted = "";
    this.keyed = (/** @type {KeyboardEvent} */ event) => this.key(event);
    document.addEventListener("keydown", this.keyed);
    this.reshaped = () => {
      listener.reshape();
      if (this.actions.dataset.offered) this.redraw();
    };
    NARROW.addEventListener("change", this.reshaped);
  }

  close() {
    document.removeEventListener("keydown", this.keyed);
    NARROW.removeEventListener("change", this.reshaped);
    this.players.close();
    this.fetching?.abort();
  }

  // The board

  /**
   * Fetches a drawing and swaps it in when it has arrived; a newer wish replaces an older one.
   *
   * @param {string} path
   * @param {Record<string, string | number | null>} query
   */
  async fetchBoard(path, query) {
    const address = withQuery(path, { ...query, narrow: narrow(), language: language() });
    if (address === this.wanted) return;
    this.wanted = address;
    this.fetching?.abort();
    const mine = new AbortController();
    this.fetching = mine;
    for (let tries = 0; !mine.signal.aborted; tries += 1) {
      try {
        const text = await (await ask(address, { signal: mine.signal })).text();
        if (!mine.signal.aborted) this.showBoard(text);
        return;
      } catch (problem) {
        if (mine.signal.aborted) return;
        this.waiting.textContent = /** @type {Error} */ (problem).message;
        await new Promise((done) => setTimeout(done, Math.min(8000, 400 * 2 ** tries)));
      }
    }
  }

  /** @param {string} text */
  showBoard(text) {
    this.board.show(text);
    this.layers.show(this.board.svg);
    this.light();
  }

  /** Puts the board away: nothing of it may be seen. */
  hideBoard() {
    this.fetching?.abort();
    this.wanted = "";
    this.board.svg?.remove();
    this.board.svg = null;
    this.layers.show(null);
  }

  light() {
    const { choice, previewed } = this;
    this.board.light(choice.names, (element) => {
      const meaning = meaningOf(element, choice.names);
      if (!meaning || this.busy) return null;
      return {
        words: choice.left
          .filter((a) => fits(a, meaning))
          .slice(0, 3)
          .map((a) => a.label)
          .join("; "),
        can: choice.can(meaning),
        chosen: choice.has(meaning),
        would:
          previewed !== null &&
          fits(previewed, meaning) &&
          (choice.can(meaning) || choice.left.length === 1),
      };
    });
  }

  // Choosing

  /**
   * What may be done now. Does nothing if that has not changed, so that a choice in progress stays.
   *
   * @param {Action[]} actions
   * @param {Node[]} [more] what else can be done
   */
  offer(actions, more = []) {
    if (this.choice.isFor(actions) && this.actions.dataset.offered) return this.light();
    this.actions.dataset.offered = "yes";
    this.choice = new Choice(actions, this.game.actions);
    this.more = more;
    this.previewed = null;
    this.redraw();
  }

  redraw() {
    const focused = this.actions.contains(document.activeElement);
    showControls(this.actions, this.choice, this.room, {
      play: (action) => this.play(action),
      preview: (action) => this.preview(action),
      changed: () => this.redraw(),
    });
    this.actions.append(...this.more);
    if (focused) this.actions.focus({ preventScroll: true });
    this.light();
  }

  /** How many letters fit on buttons: beside a drawer one row of them, on a tall screen two. */
  get room() {
    if (!WIDE.matches) return ROOM;
    const row = Math.max(ROOM, Math.floor(this.actions.clientWidth / LETTER)); // 0 while unseen
    return innerHeight < TALL ? row : 2 * row;
  }

  /**
   * An element of the board was chosen. Says whether it meant anything.
   *
   * @param {Element} element
   */
  pick(element) {
    const meaning = meaningOf(element, this.choice.names);
    if (!meaning || !this.choice.knows(meaning)) return false;
    if (this.busy) return true;
    this.choice.pick(meaning);
    const decided = this.choice.decided;
    if (decided && (this.choice.sure || !decided.final || !confirming())) this.play(decided);
    else this.redraw();
    return true;
  }

  /** Shows what a click would do, where it would decide. @param {EventTarget | null} target */
  foresee(target) {
    let at = target instanceof Element ? target.closest(".can") : null;
    if (at && !this.board.svg?.contains(at)) at = null;
    const meaning = at && meaningOf(at, this.choice.names);
    const found = meaning ? this.choice.left.filter((a) => fits(a, meaning)) : [];
    this.preview(found.length === 1 ? found[0] : null);
  }

  /** Shows what an action would do. @param {Action | null} action */
  preview(action) {
    if (action === this.previewed) return;
    this.previewed = action;
    this.light();
  }

  /** Goes back a step. */
  back() {
    if (!this.busy && this.choice.back()) this.redraw();
  }

  /** @param {Action} action */
  play(action) {
    if (!this.busy) this.listener.play(action);
  }

  /** Points at an action: on the board, and by its button if there is one. @param {Action} action */
  suggest(action) {
    this.previewed = action;
    this.light();
    for (const control of this.actions.querySelectorAll("[data-action]")) {
      const is = control.getAttribute("data-action") === action.text;
      control.classList.toggle("would", is);
      if (is && control instanceof HTMLOptionElement) control.selected = true;
    }
    for (const form of this.actions.querySelectorAll("form"))
      form.dispatchEvent(new CustomEvent("suggest", { detail: action.text }));
  }

  /** Begins the choice anew, after something was refused. */
  again() {
    this.choice = new Choice(this.choice.actions, this.game.actions);
    this.redraw();
  }

  /** While something is on its way, nothing else can be chosen. @param {boolean} busy */
  wait(busy) {
    if (this.busy === busy) return;
    this.busy = busy;
    this.element.classList.toggle("busy", busy);
    this.actions.setAttribute("aria-busy", String(busy));
    this.light();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.defaultPrevented || document.querySelector("dialog[open], [popover]:popover-open"))
      return;
    if (event.key === "Escape") this.back();
    const typing =
      event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
    if (
      event.key.toLowerCase() === "r" &&
      !typing &&
      !event.ctrlKey &&
      !event.metaKey &&
      this.choice.turning
    ) {
      this.choice.turn();
      this.redraw();
    }
  }

  /**
   * Replaces the controls by something else: links to share, a replay's slider, the end.
   *
   * @param {...Node} content
   */
  instead(...content) {
    const focused = this.actions.contains(document.activeElement);
    delete this.actions.dataset.offered;
    this.choice = new Choice([]);
    fill(this.actions, ...content);
    if (focused) this.actions.focus({ preventScroll: true });
    this.light();
  }
}
