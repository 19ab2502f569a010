/**
 * Rims on a drawing: what each of the others did last, in their colour and with their mark, and
 * what a line of the log tells of. What is a player’s own, as a bid, has a rim in that player’s.
 */

import { drawn } from "../lib/dom.js";
import { MARKS } from "../lib/marks.js";
import { boxIn } from "./geometry.js";

/**
 * Parts of a drawing, by id, and whose doing it was; `lit`: pointed at in the log.
 *
 * @typedef {{parts: string[], seat: number | null, lit?: boolean}} Marked
 */

const AROUND = 1.5; // px between a part and its rim
const SIZE = 7; // px from the middle of a mark to its edge

/**
 * Marks these parts of a drawing and no others.
 *
 * @param {SVGSVGElement | null} svg
 * @param {Marked[]} marked
 */
export function drawMarks(svg, marked) {
  for (const old of svg?.querySelectorAll(".marks") ?? []) old.remove();
  if (!svg || !marked.length) return;
  for (const one of marked) rims(svg, one);
}

/** The layer for marks within a drawing, or a part of it that moves by itself. @param {SVGSVGElement} home */
function layerIn(home) {
  const layer = home.querySelector(":scope > .marks") ?? drawn("g", { "class": "marks", "aria-hidden": "true" });
  if (!layer.isConnected) home.append(layer);
  return layer;
}

/**
 * @param {SVGSVGElement} svg
 * @param {Marked} marked
 */
function rims(svg, { parts, seat, lit = false }) {
  const found = parts
    .map((id) => /** @type {SVGElement} */ (svg.getElementById(id)))
    .filter((part) => part !== null && (lit || !part.dataset.marked)); // not what is framed already
  const signed = new Set();
  for (const part of found) {
    const home = part.ownerSVGElement ?? svg;
    const rim = rimOf(home, part);
    const owner = seat === null ? null : (ownerOf(part) ?? seat);
    const whose = owner === null ? "of-chance" : `of-seat-${owner % MARKS.length}`;
    const group = drawn("g", { class: `marked ${whose}${lit ? " lit-line" : ""}` });
    group.append(drawn("rect", { ...rim, rx: 6, class: "rim-back" }), drawn("rect", { ...rim, rx: 6 }));
    if (owner !== null && !signed.has(owner)) group.append(badge(home, corner(rim), owner));
    signed.add(owner);
    layerIn(home).append(group);
  }
}

/** Whose thing it is, where it is a player's. @param {EventTarget | null} target */
export function ownerOf(target) {
  const owner = target instanceof Element ? target.closest("[data-owner]") : null;
  return owner ? Number(owner.getAttribute("data-owner")) : null;
}

/** @typedef {import("./geometry.js").Box & {transform?: string}} Rim */

/**
 * The rim of a part: round what its drawing says with `data-rim`, turned as that is, or round all of it.
 *
 * @param {SVGSVGElement} home
 * @param {SVGElement} part
 * @returns {Rim}
 */
function rimOf(home, part) {
  const shape = /** @type {SVGGraphicsElement | null} */ (home.querySelector(`[data-rim="${part.id}"]`));
  const matrix = shape && home.getScreenCTM()?.inverse().multiply(shape.getScreenCTM() ?? new DOMMatrix());
  if (!shape || !matrix) return boxIn(home, part, AROUND);
  const { x, y, width, height } = shape.getBBox();
  const { a, b, c, d, e, f } = matrix;
  const around = AROUND / Math.hypot(a, b) / (home.getScreenCTM()?.a || 1);
  return {
    x: x - around, y: y - around, width: width + 2 * around, height: height + 2 * around,
    transform: `matrix(${[a, b, c, d, e, f].join()})`,
  };
}

/** The upper left corner of a rim. @param {Rim} rim */
function corner({ x, y, transform }) {
  return new DOMPoint(x, y).matrixTransform(new DOMMatrix(transform));
}

/**
 * The mark of a seat on the corner of a rim.
 *
 * @param {SVGSVGElement} svg
 * @param {{x: number, y: number}} at
 * @param {number} seat
 */
function badge(svg, { x, y }, seat) {
  const scale = (SIZE / 12) / (svg.getScreenCTM()?.a || 1);
  const transform = `translate(${x} ${y}) scale(${scale})`;
  return drawn("path", { d: MARKS[seat % MARKS.length], class: "badge", transform });
}
