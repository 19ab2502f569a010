/** The board: drawn by the server, shown here, with what can be chosen lit. */

import { still } from "../lib/motion.js";
import { Camera } from "./camera.js";
import { carrying } from "./carry.js";
import { attributeOf } from "./choose.js";
import { readDrawing } from "./drawing.js";
import { middle } from "./geometry.js";
import { glide, positions } from "./glide.js";
import { Keys } from "./keys.js";
import { nameOf } from "./naming.js";

/**
 * What an element is to a choice: whether it can be chosen, whether it is, whether an action would
 * touch it, and what choosing it means, for one that has no title.
 *
 * @typedef {{can?: boolean, chosen?: boolean, would?: boolean, words?: string}} Judgement
 */

export class Board {
  /**
   * @param {HTMLElement} host where the drawing lies
   * @param {{pick: (element: Element) => boolean, beside: (target: EventTarget | null) => void}} listener
   *   `pick` says whether the element meant anything
   */
  constructor(host, listener) {
    this.host = host;
    this.camera = new Camera(host);
    /** @type {SVGSVGElement | null} */
    this.svg = null;
    /** What the keyboard reaches. @type {Element[]} */
    this.lit = [];
    /** Called when a drawing lies where it belongs, before anything in it moves. */
    this.placed = (/** @type {SVGSVGElement} */ _svg) => {};
    /** What wears a mark. @type {Set<Element>} */
    this.marked = new Set();
    /** What is pointed at. @type {EventTarget | null} */
    this.pointed = null;
    host.addEventListener("pointerover", (event) => (this.pointed = event.target));
    host.addEventListener("pointerleave", () => (this.pointed = null));
    host.addEventListener("click", ({ target }) => {
      if (!inTurn(target, host).some((element) => listener.pick(element))) listener.beside(target);
    });
    this.keys = new Keys(this);
    carrying(host);
  }

  /** Swaps in a drawing. @param {string} text */
  show(text) {
    const svg = readDrawing(text);
    const old = this.svg;
    const places = old && !still() ? positions(old) : null;
    const focused = old?.contains(document.activeElement) ? document.activeElement?.id : null;
    const centre = old && this.scrolls ? this.inMiddle(old) : null;
    const { width, height } = svg.viewBox.baseVal;
    this.host.style.setProperty("--ratio", String(width / height || 1));
    this.svg = svg;
    this.lit = [];
    this.marked = new Set();
    if (old) old.replaceWith(svg);
    else this.host.replaceChildren(svg);
    this.camera.show(svg);
    if (centre) this.toMiddle(svg, centre);
    this.refocus = focused;
    this.host.dispatchEvent(new CustomEvent("drawn"));
    this.placed(svg);
    if (places) glide(svg, places);
    this.camera.follow();
  }

  /** Puts the drawing away. */
  hide() {
    this.svg?.remove();
    this.svg = null;
  }

  /** Whether there is more board than room. */
  get scrolls() {
    return (
      this.host.scrollWidth > this.host.clientWidth ||
      this.host.scrollHeight > this.host.clientHeight
    );
  }

  /** What lies in the middle of the view, in the drawing's own units. @param {SVGSVGElement} svg */
  inMiddle(svg) {
    const { x, y } = middle(this.host.getBoundingClientRect());
    return new DOMPoint(x, y).matrixTransform(svg.getScreenCTM()?.inverse());
  }

  /**
   * Scrolls so that a place stays in the middle, even if the drawing has grown.
   *
   * @param {SVGSVGElement} svg
   * @param {DOMPoint} place
   */
  toMiddle(svg, place) {
    const { x, y } = middle(this.host.getBoundingClientRect());
    const is = place.matrixTransform(svg.getScreenCTM() ?? undefined);
    this.host.scrollBy(is.x - x, is.y - y);
  }

  /** Scrolls to what can be chosen, where nothing of it can be seen. */
  bring() {
    const { left, right, top, bottom } = this.host.getBoundingClientRect();
    const middles = this.lit.map((element) => middle(element.getBoundingClientRect()));
    const seen = middles.some(({ x, y }) => x > left && x < right && y > top && y < bottom);
    if (this.scrolls && !seen) this.lit[0]?.scrollIntoView({ block: "center", inline: "center" });
  }

  /** The elements that can be seen and stand for values of these arguments. @param {Iterable<string>} names */
  standing(names) {
    const attributes = [...names].map((name) => `[${attributeOf(name)}]`).join();
    const found = [...(this.svg?.querySelectorAll(attributes) ?? [])];
    return found.filter((e) => e.checkVisibility({ visibilityProperty: true }));
  }

  /**
   * Marks the elements that can be chosen, those that are, and those that an action would touch.
   *
   * @param {Iterable<string>} names of the arguments for which elements may stand
   * @param {(element: Element) => Judgement | null} judge
   */
  light(names, judge) {
    if (!this.svg) return;
    const attributes = [...names].map((name) => `[${attributeOf(name)}]`).join();
    const asked = new Set([...this.marked, ...this.svg.querySelectorAll(attributes)]);
    this.marked = new Set();
    /** What choosing an element means, by element. @type {Map<Element, string>} */
    const meanings = new Map();
    for (const element of asked) {
      const { can = false, chosen = false, would = false, words = "" } = judge(element) ?? {};
      for (const [name, is] of Object.entries({ can, chosen, would }))
        if (element.classList.contains(name) !== is) element.classList.toggle(name, is);
      if (can || chosen || would) this.marked.add(element);
      if (can || chosen) meanings.set(element, words);
    }
    const focused = document.activeElement;
    const lost = focused !== null && this.lit.includes(focused);
    this.lit = reachable([...meanings.keys()]);
    // What stays a button keeps its focus: nothing is taken from it, even for a moment.
    for (const element of asked) if (!this.lit.includes(element)) noButton(element);
    for (const element of this.lit) makeButton(element, meanings.get(element) ?? "");
    nameDrawing(this.svg, this.lit.length > 0);
    this.focusAgain(focused, lost);
  }

  /** What parts of the drawing say of themselves, by id; once for what says the same. @param {string[]} ids */
  names(ids) {
    const said = ids.map((id) => this.svg?.getElementById(id)).map((e) => (e ? nameOf(e) : ""));
    return [...new Set(said.filter(Boolean))];
  }

  /** Shows what is in hand as it is turned; null leaves it as it was drawn. @param {unknown} way */
  face(way) {
    if (way === null) return;
    for (const face of this.svg?.querySelectorAll("[data-face]") ?? [])
      face.classList.toggle("faced", face.getAttribute("data-face") === String(way));
  }

  /**
   * The keyboard goes on where it was, as far as that is still there.
   *
   * @param {Element | null} focused
   * @param {boolean} lost whether it was on something that was lit
   */
  focusAgain(focused, lost) {
    const again = this.refocus
      ? this.lit.find((e) => e.id === this.refocus)
      : this.lit.find((e) => e === focused);
    (again ?? this.lit[0])?.setAttribute("tabindex", "0");
    if (this.refocus) {
      const looked = this.svg?.getElementById(this.refocus);
      if (!again && looked && nameOf(looked)) this.keys.go(looked);
      else /** @type {SVGElement} */ (again ?? this.host).focus({ preventScroll: true });
      this.refocus = null;
    } else if (lost && !again) {
      this.host.focus({ preventScroll: true });
    }
  }
}

/**
 * What a click may be meant for: what can be chosen, else what is, else anything that it was on; the
 * innermost first.
 *
 * @param {EventTarget | null} target
 * @param {Element} host
 */
function inTurn(target, host) {
  /** @type {Element[]} */
  const on = [];
  for (let at = /** @type {Element | null} */ (target); at && at !== host; at = at.parentElement) on.push(at);
  const wears = (/** @type {string} */ name) => on.filter((e) => e.classList.contains(name));
  return [...wears("can"), ...wears("chosen"), ...on];
}

/**
 * What the keyboard can reach: what can be seen; and of nested elements one, since a button holds no
 * other buttons: the innermost, but rather one that can be chosen than one that is.
 *
 * @param {Element[]} elements
 */
function reachable(elements) {
  const seen = elements.filter((e) => e.checkVisibility({ visibilityProperty: true }));
  const can = (/** @type {Element} */ e) => e.classList.contains("can");
  return seen.filter(
    (e) =>
      !seen.some(
        (other) =>
          other !== e &&
          ((e.contains(other) && (can(other) || !can(e))) || (other.contains(e) && can(other) && !can(e))),
      ),
  );
}

/**
 * @param {Element} element
 * @param {string} words
 */
function makeButton(element, words) {
  const title = [...element.children].find((c) => c.localName === "title")?.textContent;
  element.setAttribute("role", "button");
  element.setAttribute("aria-pressed", String(element.classList.contains("chosen")));
  element.setAttribute("tabindex", "-1");
  const name = title || element.getAttribute("data-spoken") || words || element.id;
  element.setAttribute("aria-label", name);
}

/** @param {Element} element */
function noButton(element) {
  if (element.getAttribute("role") !== "button") return;
  for (const name of ["role", "tabindex", "aria-pressed", "aria-label"])
    element.removeAttribute(name);
}

/**
 * @param {SVGSVGElement} svg
 * @param {boolean} group whether it holds buttons
 */
function nameDrawing(svg, group) {
  const [title, words] = ["title", "desc"].map(
    (tag) => svg.querySelector(`:scope > ${tag}`)?.textContent,
  );
  svg.setAttribute("role", group ? "group" : "img");
  svg.setAttribute("aria-label", [title, words].filter(Boolean).join(". "));
}
