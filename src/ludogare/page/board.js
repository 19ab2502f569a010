/** The board: drawn by the server, shown here; what moved glides from where it was. */

import { attributeOf } from "./choose.js";

const BEFORE =
  /^(script|foreignobject|iframe|object|embed|image|a|animate|animatetransform|animatemotion|set|handler|listener)$/i;
const GLIDE = 260; // ms

/** The boards' own style sheet; made by script, so that no inline style has to be allowed. */
const sheet = new CSSStyleSheet();
let worn = "";

/**
 * Reads a drawing and leaves out whatever could act by itself.
 *
 * @param {string} text
 * @returns {SVGSVGElement}
 */
export function readDrawing(text) {
  const read = new DOMParser().parseFromString(text, "image/svg+xml");
  const svg = read.documentElement;
  if (!(svg instanceof SVGSVGElement) || read.querySelector("parsererror"))
    throw new Error("not a drawing");
  let css = "";
  for (const element of [...svg.querySelectorAll("*"), svg]) {
    if (BEFORE.test(element.localName)) {
      element.remove();
    } else if (element.localName === "style") {
      css += element.textContent;
      element.remove();
    } else {
      for (const { name, value } of [...element.attributes]) {
        const link = /(^|:)href$/i.test(name) && !value.trim().startsWith("#");
        if (/^on/i.test(name) || name === "style" || link) element.removeAttribute(name);
        else if (name === "aria-label" && element !== svg && !element.hasAttribute("role")) {
          // A name belongs to something with a role; it waits until the element has one.
          element.setAttribute("data-spoken", value);
          element.removeAttribute(name);
        }
      }
    }
  }
  if (css && css !== worn) {
    worn = css;
    sheet.replaceSync(css);
    if (!document.adoptedStyleSheets.includes(sheet)) {
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    }
  }
  return /** @type {SVGSVGElement} */ (document.importNode(svg, true));
}

/** Whether things should not move. */
export function still() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden;
}

export class Board {
  /**
   * @param {HTMLElement} host where the drawing lies
   * @param {{pick: (element: Element) => boolean, beside: () => void}} listener `pick` says whether
   *   the element meant anything
   */
  constructor(host, listener) {
    this.host = host;
    /** @type {SVGSVGElement | null} */
    this.svg = null;
    /** What the keyboard reaches. @type {Element[]} */
    this.lit = [];
    /** What wears a mark. @type {Set<Element>} */
    this.marked = new Set();
    host.addEventListener("click", (event) => {
      for (
        let at = /** @type {Element | null} */ (event.target);
        at && at !== host;
        at = at.parentElement
      ) {
        if (listener.pick(at)) return;
      }
      listener.beside();
    });
    host.addEventListener("keydown", (event) => this.keyed(event, listener.pick));
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
    if (centre) this.toMiddle(svg, centre);
    this.refocus = focused;
    if (places) glide(svg, places);
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

  /**
   * Marks the elements that can be chosen, those that are, and those that an action would touch.
   *
   * @param {Iterable<string>} names of the arguments for which elements may stand
   * @param {(element: Element) => {can?: boolean, chosen?: boolean, would?: boolean, words?: string} | null} judge
   *   `words`: what choosing the element means, for one that has no title
   */
  light(names, judge) {
    if (!this.svg) return;
    const attributes = [...names].map((name) => `[${attributeOf(name)}]`).join();
    const asked = new Set([...this.marked, ...this.svg.querySelectorAll(attributes)]);
    this.marked = new Set();
    const focused = document.activeElement;
    const was = this.lit;
    /** @type {Element[]} */
    let lit = [];
    const named = new Map();
    for (const element of asked) {
      const { can = false, chosen = false, would = false, words = "" } = judge(element) ?? {};
      if (element.classList.contains("can") !== can) element.classList.toggle("can", can);
      if (element.classList.contains("chosen") !== chosen)
        element.classList.toggle("chosen", chosen);
      if (element.classList.contains("would") !== would) element.classList.toggle("would", would);
      if (can || chosen || would) this.marked.add(element);
      if (can || chosen) {
        lit.push(element);
        named.set(element, words);
      }
    }
    // For the keyboard: what can be seen; and of nested elements the innermost, since a button
    // holds no other buttons.
    lit = lit.filter((element) => element.checkVisibility({ visibilityProperty: true }));
    lit = lit.filter(
      (element) => !lit.some((other) => other !== element && element.contains(other)),
    );
    // What stays a button keeps its focus: nothing is taken from it, even for a moment.
    for (const element of asked) {
      if (lit.includes(element) || element.getAttribute("role") !== "button") continue;
      for (const name of ["role", "tabindex", "aria-pressed", "aria-label"])
        element.removeAttribute(name);
    }
    for (const element of lit) {
      element.setAttribute("role", "button");
      element.setAttribute("aria-pressed", String(element.classList.contains("chosen")));
      element.setAttribute("tabindex", "-1");
      const title = [...element.children].find((c) => c.localName === "title");
      element.setAttribute(
        "aria-label",
        title?.textContent ||
          element.getAttribute("data-spoken") ||
          named.get(element) ||
          element.id,
      );
    }
    this.lit = lit;
    this.svg.setAttribute("role", lit.length ? "group" : "img");
    const title = this.svg.querySelector(":scope > title")?.textContent;
    const words = this.svg.querySelector(":scope > desc")?.textContent;
    this.svg.setAttribute("aria-label", [title, words].filter(Boolean).join(". "));
    const again = this.refocus
      ? lit.find((e) => e.id === this.refocus)
      : lit.find((e) => e === focused);
    (again ?? lit[0])?.setAttribute("tabindex", "0");
    if (this.refocus) {
      /** @type {SVGElement} */ (again ?? this.host).focus({ preventScroll: true });
      this.refocus = null;
    } else if (focused && was.includes(focused) && !lit.includes(focused)) {
      this.host.focus({ preventScroll: true });
    }
  }

  /**
   * Arrow keys go to the nearest lit element that way; Enter or the space bar chooses it.
   *
   * @param {KeyboardEvent} event
   * @param {(element: Element) => boolean} pick
   */
  keyed(event, pick) {
    const from = /** @type {SVGElement} */ (event.target);
    if (!this.lit.includes(from)) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      pick(from);
      return;
    }
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[
      event.key
    ];
    if (!way) return;
    event.preventDefault();
    const next = nearest(from, this.lit, way);
    if (!next) return;
    from.setAttribute("tabindex", "-1");
    next.setAttribute("tabindex", "0");
    /** @type {SVGElement} */ (next).focus();
  }
}

/**
 * The nearest element in a direction, counting detours double.
 *
 * @param {Element} from
 * @param {Element[]} among
 * @param {number[]} way
 */
function nearest(from, among, [dx, dy]) {
  const start = middle(from.getBoundingClientRect());
  let best = null;
  let least = Infinity;
  for (const element of among) {
    const at = middle(element.getBoundingClientRect());
    const along = (at.x - start.x) * dx + (at.y - start.y) * dy;
    const aside = Math.abs((at.x - start.x) * dy + (at.y - start.y) * dx);
    if (element === from || along < 1) continue;
    if (along + 2 * aside < least) {
      least = along + 2 * aside;
      best = element;
    }
  }
  return best;
}

/** @param {DOMRect} r */
function middle(r) {
  return { x: r.x + r.width / 2, y: r.y + r.height / 2 };
}

/** What can move: elements with an id that hold no others. @param {SVGSVGElement} svg */
function movable(svg) {
  return [...svg.querySelectorAll("[id]")].filter(
    (e) =>
      e instanceof SVGGraphicsElement &&
      !e.closest("defs, symbol, clipPath, mask") &&
      !e.querySelector("[id]"),
  );
}

/**
 * Where everything is.
 *
 * @param {SVGSVGElement} svg
 * @returns {Map<string, DOMRect>}
 */
function positions(svg) {
  return new Map(movable(svg).map((e) => [e.id, e.getBoundingClientRect()]));
}

/**
 * Lets everything come from where it was; what is new fades in.
 *
 * @param {SVGSVGElement} svg
 * @param {Map<string, DOMRect>} places
 */
function glide(svg, places) {
  const moves = movable(svg).map((element) => ({
    element: /** @type {SVGGraphicsElement} */ (element),
    to: element.getBoundingClientRect(),
  }));
  for (const { element, to } of moves) {
    const from = places.get(element.id);
    if (!from) {
      element.animate({ opacity: [0, 1] }, { duration: GLIDE, easing: "ease-out" });
      continue;
    }
    const start = transformFrom(element, from, to);
    if (!start) continue;
    element.animate(
      { transform: [start, "translate(0px, 0px) scale(1)"], composite: "add" },
      { duration: GLIDE, easing: "cubic-bezier(.3,.1,.2,1)" },
    );
  }
}

/**
 * The transform that puts an element back to where it was, in its own units; null if it was here.
 *
 * @param {SVGGraphicsElement} element
 * @param {DOMRect} from
 * @param {DOMRect} to
 */
function transformFrom(element, from, to) {
  const [a, b] = [middle(from), middle(to)];
  const scale = to.height > 0 && to.width > 0 ? from.height / to.height : 1;
  const alike = Math.abs(from.width / (to.width || 1) - scale) < 0.2 * scale;
  const s = alike && scale > 0.2 && scale < 5 ? scale : 1;
  if (Math.hypot(a.x - b.x, a.y - b.y) < 1 && Math.abs(s - 1) < 0.02) return null;
  const matrix = element.getScreenCTM()?.inverse();
  if (!matrix || !from.width) return null;
  const was = new DOMPoint(a.x, a.y).matrixTransform(matrix);
  const is = new DOMPoint(b.x, b.y).matrixTransform(matrix);
  return `translate(${was.x - s * is.x}px, ${was.y - s * is.y}px) scale(${s})`;
}
