/**
 * The keyboard on a board. Tab stops at one of the things that can be chosen; arrow keys go from it to
 * the others, with Shift to everything that says something of itself, and Page Up and Page Down through
 * all of that one by one. Enter or the space bar is a click.
 */

import { corner, middle, nearest } from "./geometry.js";
import { nameOf } from "./naming.js";

const WAYS = new Map([
  ["ArrowLeft", [-1, 0]],
  ["ArrowRight", [1, 0]],
  ["ArrowUp", [0, -1]],
  ["ArrowDown", [0, 1]],
]);
const STEPS = new Map([
  ["PageUp", -1],
  ["PageDown", 1],
]);

export class Keys {
  /** @param {import("./board.js").Board} board */
  constructor(board) {
    this.board = board;
    board.host.addEventListener("keydown", (event) => this.keyed(event));
    board.host.addEventListener("focusout", ({ target }) => leave(/** @type {Element} */ (target)));
  }

  /** @param {KeyboardEvent} event */
  keyed(event) {
    const from = /** @type {Element} */ (event.target);
    const { lit, host } = this.board;
    const on = lit.includes(from) || isLookedAt(from);
    if (on && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      from.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      return;
    }
    if (from === host && !event.shiftKey) return; // it scrolls
    const next = this.next(from, event);
    if (!next) return;
    event.preventDefault();
    this.go(next);
  }

  /**
   * @param {Element} from
   * @param {KeyboardEvent} event
   */
  next(from, { key, shiftKey }) {
    const way = WAYS.get(key);
    const step = STEPS.get(key);
    if (way && !shiftKey && this.board.lit.length) return nearest(from, this.board.lit, way);
    if (!way && !step) return null;
    const all = parts(this.board.svg);
    if (from === this.board.host) return all[0] ?? null;
    if (way) return nearest(from, all, way, (e) => spot(e, all));
    return all[all.indexOf(from) + (step ?? 0)] ?? null;
  }

  /** Goes to a part of the drawing. @param {Element} part */
  go(part) {
    const { lit, svg } = this.board;
    if (lit.includes(part)) {
      for (const element of lit) element.setAttribute("tabindex", element === part ? "0" : "-1");
    } else if (!part.hasAttribute("tabindex")) {
      svg?.setAttribute("role", "group"); // what is an image holds nothing to look at
      part.setAttribute("tabindex", "-1");
      part.setAttribute("role", "img");
      part.setAttribute("aria-label", nameOf(part));
    }
    /** @type {SVGElement} */ (part).focus();
  }
}

/** Everything in a drawing that can be seen and says something of itself. @param {Element | null} svg */
export function parts(svg) {
  return [...(svg?.querySelectorAll("*") ?? [])].filter(
    (e) => nameOf(e) && !e.closest("defs") && e.checkVisibility({ visibilityProperty: true }),
  );
}

/**
 * Where a part is, among others: one that holds others, at its corner, so that it is not taken for
 * them.
 *
 * @param {Element} part
 * @param {Element[]} among
 */
function spot(part, among) {
  const box = part.getBoundingClientRect();
  return among.some((other) => other !== part && part.contains(other)) ? corner(box) : middle(box);
}

/** Whether the keyboard looks at a part that cannot be chosen. @param {Element} element */
function isLookedAt(element) {
  return element.getAttribute("role") === "img" && element.getAttribute("tabindex") === "-1";
}

/** What was only looked at is no stop any more. @param {Element} element */
function leave(element) {
  if (!isLookedAt(element)) return;
  for (const name of ["tabindex", "role", "aria-label"]) element.removeAttribute(name);
}
