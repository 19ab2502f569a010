/** A choice in progress: on the board and by controls, whichever somebody prefers. */

import { Choice, fits, meaningOf, within } from "../board/choose.js";
import { showControls } from "../board/controls.js";
import { middle } from "../board/geometry.js";
import { ring } from "../board/spotlight.js";
import { fill, h } from "../lib/dom.js";
import { confirmsClicks } from "../lib/preferences.js";
import { say } from "../lib/say.js";
import { ActionList } from "./list.js";

/** @typedef {import("../lib/protocol.d.ts").ActionInfo} Action */

const MOST_SPOKEN = 3; // actions that an element names
const LOOK = 1800; // ms that a place is seen before another that does not fit beside it

export class Choosing {
  /**
   * @param {import("../board/board.js").Board} board
   * @param {import("../lib/protocol.d.ts").VerbInfo[]} verbs the action table
   * @param {{play: (action: Action) => void, asks: (question: string) => void}} listener `asks`: what
   *   is to be chosen next, once something has been
   */
  constructor(board, verbs, listener) {
    this.board = board;
    this.verbs = verbs;
    this.listener = listener;
    this.choice = new Choice([]);
    /** What stands beside the actions. @type {Node[]} */
    this.more = [];
    this.busy = false;
    /** Whether the drawing that belongs to what is offered is still on its way. */
    this.held = false;
    /** What is offered as soon as it is there. @type {(() => void) | null} */
    this.later = null;
    /** @type {Action | null} */
    this.previewed = null;
    /** What is lit while nobody points at anything else. @type {Action | null} */
    this.suggested = null;
    /** The action whose control is lit. */
    this.led = "";
    this.element = h("div", {
      "class": "actions",
      "tabIndex": -1,
      "role": "group",
      "aria-label": say("actions"),
    });
    /** What controls do. */
    this.controls = {
      play: (/** @type {Action} */ action) => this.play(action),
      preview: (/** @type {Action | null} */ action) => this.preview(action),
      changed: () => this.redraw(),
    };
    this.list = new ActionList(this.controls);
    /** What the controls were drawn for. */
    this.drawn = "";
    this.keyed = (/** @type {KeyboardEvent} */ event) => this.key(event);
    document.addEventListener("keydown", this.keyed);
    /** When places that do not fit are visited; a hand on the board ends that. */
    this.visiting = 0;
    for (const touch of ["pointerdown", "wheel"])
      board.host.addEventListener(touch, () => clearTimeout(this.visiting), { passive: true });
  }

  close() {
    clearTimeout(this.visiting);
    document.removeEventListener("keydown", this.keyed);
  }

  /**
   * What may be done now. Does nothing if that has not changed, so that a choice in progress stays.
   *
   * @param {Action[]} actions
   * @param {Node[]} [more] what else can be done
   */
  offer(actions, more = []) {
    const same = this.choice.isFor(actions) && this.offered;
    this.postpone(this.held && !same ? () => this.offer(actions, more) : null);
    if (this.later) return;
    if (same) return this.light();
    this.element.dataset.offered = "yes";
    this.choice = this.among(actions);
    this.more = more;
    this.previewed = this.suggested = null;
    this.redraw();
  }

  /** A choice that begins. @param {Action[]} actions */
  among(actions) {
    return new Choice(actions, this.verbs, (action) => this.fitting(action));
  }

  /** Whether actions are offered, rather than something else instead. */
  get offered() {
    return this.element.dataset.offered !== undefined;
  }

  /**
   * Replaces the controls by something else: links to share, a replay's slider, the end.
   *
   * @param {...Node} content
   */
  instead(...content) {
    this.postpone(null);
    delete this.element.dataset.offered;
    this.choice = new Choice([]);
    this.listener.asks("");
    this.replace(() => {
      this.list.show([]);
      fill(this.element, ...content);
    });
  }

  /** Board and controls change together: while a drawing is on its way, both stay. @param {boolean} held */
  hold(held) {
    if (this.held === held) return;
    this.held = held;
    this.later?.();
  }

  /** What is offered goes with a drawing that is on its way. @param {(() => void) | null} later offers it */
  postpone(later) {
    this.later = later;
    this.tellBusy();
  }

  /** Whether nothing can be chosen now: what is asked is another thing by now, or was answered. */
  get rests() {
    return this.busy || this.later !== null;
  }

  tellBusy() {
    this.element.setAttribute("aria-busy", String(this.rests));
  }

  /** Begins the choice anew, after something was refused. */
  again() {
    this.choice = this.among(this.choice.offered);
    this.redraw();
  }

  redraw() {
    const { choice } = this;
    const offers = choice.offers(this.shownOnBoard());
    this.drawn = JSON.stringify(offers);
    const { left } = choice;
    const listed = offers.length < left.length && !choice.turning && !choice.isAmount;
    this.replace(() => {
      this.list.show(listed ? left : []);
      showControls(this.element, choice, offers, this.controls);
      this.element.append(...this.more, this.list.button);
    });
    this.shineAt(this.led);
    this.listener.asks(choice.question);
    if (!this.led) this.board.bring();
  }

  /** Another drawing is there: it may show other things. */
  redrawn() {
    const { later } = this;
    this.hold(false);
    if (later) return;
    if (this.offered && JSON.stringify(this.choice.offers(this.shownOnBoard())) !== this.drawn)
      return this.redraw();
    this.light();
    if (!this.led) this.board.bring();
  }

  /** Tells of an action whether an element of the board stands for it; of all, while there is no board. */
  shownOnBoard() {
    const { board, choice } = this;
    if (!board.svg) return () => true;
    const meanings = board.standing(choice.names).map((e) => meaningOf(e, choice.names) ?? {});
    return (/** @type {Action} */ action) => meanings.some((meaning) => fits(action, meaning));
  }

  /** Draws other controls; whoever was at them stays there. @param {() => void} draw */
  replace(draw) {
    const focused = [this.element, this.list.panel].find((e) => e.contains(document.activeElement));
    draw();
    if (focused && !focused.contains(document.activeElement))
      (this.list.first(focused) ?? this.element).focus({ preventScroll: true });
    this.light();
  }

  /** How well an action fits where it would be turned, as far as the board says so. @param {Action} action */
  fitting(action) {
    const there = [...(this.board.svg?.querySelectorAll("[data-joins]") ?? [])];
    const fit = there.filter((element) => fits(action, meaningOf(element, this.choice.names) ?? {}));
    return Math.max(0, ...fit.map((element) => Number(element.getAttribute("data-joins"))));
  }

  light() {
    const { choice } = this;
    this.board.face(choice.facing(this.previewed ?? choice.decided ?? choice.turning?.action ?? null));
    this.board.light(this.choice.names, (element) => this.judge(element));
  }

  /** What an element of the board is to the choice. @param {Element} element */
  judge(element) {
    const { choice, previewed } = this;
    const meaning = meaningOf(element, choice.names);
    if (!meaning || this.busy) return null;
    const can = choice.can(meaning);
    const labels = choice.left.filter((a) => fits(a, meaning)).map((a) => a.label);
    return {
      words: labels.slice(0, MOST_SPOKEN).join(", "),
      can,
      chosen: choice.has(meaning),
      would:
        previewed !== null && fits(previewed, meaning) && (can || choice.left.length === 1),
    };
  }

  /**
   * An element of the board was chosen. Says whether it meant anything.
   *
   * @param {Element} element
   */
  pick(element) {
    const meaning = meaningOf(element, this.choice.names);
    if (!meaning || !this.choice.knows(meaning)) return false;
    if (this.rests) return true;
    this.choice.pick(meaning);
    const decided = this.choice.decided;
    if (decided && (this.choice.sure || !decided.final || !confirmsClicks())) this.play(decided);
    else this.redraw();
    return true;
  }

  /** Shows what a click would do, where it would decide. @param {EventTarget | null} target */
  foresee(target) {
    const meaning = this.pointedAt(target);
    this.preview(meaning ? this.choice.foreseen(meaning) : null);
  }

  /** What an element that can be chosen stands for. @param {EventTarget | null} target */
  pointedAt(target) {
    const at = target instanceof Element ? target.closest(".can, .would") : null;
    return at && this.board.svg?.contains(at) ? meaningOf(at, this.choice.names) : null;
  }

  /**
   * Turns what lies there, what would lie where somebody points, or what is in hand.
   *
   * @param {number} by quarters or the like, forwards or backwards
   * @param {EventTarget | null} [target] what is pointed at
   */
  turn(by, target = null) {
    const there = this.choice.turning ? null : this.pointedAt(target);
    if (this.rests || !this.choice.turn(by, there ?? undefined)) return false;
    if (there) this.foresee(target);
    else this.redraw();
    return true;
  }

  /** Shows what an action would do. @param {Action | null} action */
  preview(action) {
    if (action === this.previewed) return;
    if (!action && this.suggested) return this.shine(this.suggested);
    this.previewed = action;
    ring(this.board.svg, []);
    this.light();
  }

  /** Goes back a step. Says whether there was one. */
  back() {
    const goes = !this.rests && this.choice.back();
    if (goes) this.redraw();
    return goes;
  }

  /** @param {Action} action */
  play(action) {
    if (!this.rests) this.listener.play(action);
  }

  /** Points at an action, until it is told otherwise; says where on the board. @param {Action | null} hinted */
  suggest(hinted) {
    const action = this.choice.actions.find((a) => a.text === hinted?.twin) ?? hinted;
    this.suggested = action;
    clearTimeout(this.visiting);
    if (!action) {
      this.preview(null);
      this.shineAt("");
      return [];
    }
    const places = this.shine(action);
    const [place] = places;
    if (place) this.board.camera.reveal(place);
    this.visit(places);
    for (const form of this.element.querySelectorAll("form"))
      form.dispatchEvent(new CustomEvent("suggest", { detail: action.text }));
    return places;
  }

  /** Brings places into sight: together if they fit, else one after the other. @param {Element[]} places */
  visit(places) {
    clearTimeout(this.visiting);
    for (const each of places.toReversed()) each.scrollIntoView({ block: "nearest", inline: "nearest" });
    const beyond = places.slice(1).filter((place) => !inSight(place, this.board.host));
    if (beyond.length) this.visiting = setTimeout(() => this.visit(beyond), LOOK);
  }

  /** Lights an action: on the board, or its control if it has no place there. @param {Action} action */
  shine(action) {
    this.previewed = action;
    this.light();
    const places = this.placesOf(action);
    ring(this.board.svg, places);
    this.shineAt(places.length ? "" : action.text);
    return places;
  }

  /** Lights the control of an action whenever there is one. @param {string} text none, where it is empty */
  lead(text) {
    this.led = text;
    this.shineAt(text);
  }

  /** Lights the control of an action, and no other. @param {string} text */
  shineAt(text) {
    for (const control of this.element.querySelectorAll("[data-action]"))
      control.classList.toggle("would", control.getAttribute("data-action") === text);
  }

  /** The elements of the board that name most of an action. @param {Action} action */
  placesOf(action) {
    const { board, choice } = this;
    const named = board
      .standing(choice.names)
      .map((element) => ({ element, meaning: meaningOf(element, choice.names) ?? {} }))
      .filter(({ meaning }) => fits(action, meaning));
    const whole = named.filter(
      ({ meaning }) =>
        !named.some((other) => within(meaning, other.meaning) && !within(other.meaning, meaning)),
    );
    return whole.map(({ element }) => element);
  }

  /** While something is on its way, nothing else can be chosen. @param {boolean} busy */
  wait(busy) {
    if (this.busy === busy) return;
    this.busy = busy;
    this.tellBusy();
    this.light();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.defaultPrevented || document.querySelector("dialog[open], [popover]:popover-open"))
      return;
    if (event.key === "Escape") this.back();
    else if (isTurnKey(event)) this.turn(event.shiftKey ? -1 : 1, this.board.pointed);
  }
}

/**
 * Whether the middle of something is seen in what scrolls it, beside what lies over its ends.
 *
 * @param {Element} element
 * @param {HTMLElement} host
 */
function inSight(element, host) {
  const { top, bottom } = host.getBoundingClientRect();
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(host);
  const { y } = middle(element.getBoundingClientRect());
  return y > top + (parseFloat(scrollPaddingTop) || 0) && y < bottom - (parseFloat(scrollPaddingBottom) || 0);
}

/** Whether R was pressed, and not as a letter. @param {KeyboardEvent} event */
function isTurnKey({ key, ctrlKey, metaKey, target }) {
  const typing = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
  return key.toLowerCase() === "r" && !typing && !ctrlKey && !metaKey;
}
