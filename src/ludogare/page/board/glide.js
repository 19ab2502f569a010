/**
 * What moved glides from where it was; what is new fades in, or comes from where its `data-from` was:
 * a pawn from its player, a die from the tray.
 */

import { middle } from "./geometry.js";

const GLIDE = 260; // ms

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
export function positions(svg) {
  return new Map(movable(svg).map((e) => [e.id, e.getBoundingClientRect()]));
}

/**
 * Lets everything come from where it was; what is new fades in.
 *
 * @param {SVGSVGElement} svg
 * @param {Map<string, DOMRect>} places
 */
export function glide(svg, places) {
  const moves = movable(svg).map((element) => ({
    element: /** @type {SVGGraphicsElement} */ (element),
    to: element.getBoundingClientRect(),
  }));
  for (const { element, to } of moves) {
    const from = places.get(element.id) ?? source(element, to, places);
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
 * Where something new comes from, as large as it is.
 *
 * @param {Element} element
 * @param {DOMRect} to
 * @param {Map<string, DOMRect>} places
 */
function source(element, { width, height }, places) {
  const from = places.get(element.getAttribute("data-from") ?? "");
  if (!from) return undefined;
  const { x, y } = middle(from);
  return new DOMRect(x - width / 2, y - height / 2, width, height);
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
