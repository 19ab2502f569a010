/** Where things are on the screen. */

/** @typedef {{x: number, y: number, width: number, height: number}} Box */

/** The middle of a box. @param {Box} box */
export function middle({ x, y, width, height }) {
  return { x: x + width / 2, y: y + height / 2 };
}

/** What two boxes have in common. @param {Box} one @param {Box} other @returns {Box} */
export function common(one, other) {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  const right = Math.min(one.x + one.width, other.x + other.width);
  const bottom = Math.min(one.y + one.height, other.y + other.height);
  return { x, y, width: Math.max(0, right - x), height: Math.max(0, bottom - y) };
}

const INSIDE = 4; // px

/** Just inside the upper left corner of a box. @param {DOMRect} r */
export function corner(r) {
  return { x: r.x + INSIDE, y: r.y + INSIDE };
}

/**
 * The nearest element in a direction, counting detours double.
 *
 * @param {Element} from
 * @param {Element[]} among
 * @param {number[]} way
 * @param {(element: Element) => {x: number, y: number}} [spot] where an element is
 */
export function nearest(from, among, [dx, dy], spot = (e) => middle(e.getBoundingClientRect())) {
  const start = spot(from);
  let best = null;
  let least = Infinity;
  for (const element of among) {
    const at = spot(element);
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

/**
 * Where a part lies, in the units of its drawing, and some pixels around it.
 *
 * @param {SVGSVGElement} svg
 * @param {Element} part
 * @param {number} around
 * @returns {Box}
 */
export function boxIn(svg, part, around) {
  const seen = part.getBoundingClientRect();
  const matrix = svg.getScreenCTM()?.inverse();
  const from = new DOMPoint(seen.left - around, seen.top - around).matrixTransform(matrix);
  const to = new DOMPoint(seen.right + around, seen.bottom + around).matrixTransform(matrix);
  return { x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y };
}
