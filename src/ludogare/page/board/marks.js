/**
 * Rims on a drawing: what each of the others did last, in their colour and with their mark, and
 * what a line of the log tells of.
 */

import { drawn } from "../lib/dom.js";
import { MARKS } from "../lib/marks.js";
import { boxIn } from "./geometry.js";

/**
 * Parts of a drawing, by id, and whose doing it was; `lit`: pointed at in the log.
 *
 * @typedef {{parts: string[], seat: number | null, lit?: boolean}} Marked
 */

const AROUND = 3; // px between a part and its rim
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
  const whose = seat === null ? "of-chance" : `of-seat-${seat % MARKS.length}`;
  found.forEach((part, i) => {
    const home = part.ownerSVGElement ?? svg;
    const box = boxIn(home, part, AROUND);
    const group = drawn("g", { class: `marked ${whose}${lit ? " lit-line" : ""}` });
    group.append(drawn("rect", { ...box, rx: 6, class: "rim-back" }), drawn("rect", { ...box, rx: 6 }));
    if (seat !== null && i === 0) group.append(badge(home, box, seat));
    layerIn(home).append(group);
  });
}

/**
 * The mark of a seat on the corner of a rim.
 *
 * @param {SVGSVGElement} svg
 * @param {import("./geometry.js").Box} box
 * @param {number} seat
 */
function badge(svg, { x, y }, seat) {
  const scale = (SIZE / 12) / (svg.getScreenCTM()?.a || 1);
  const transform = `translate(${x} ${y}) scale(${scale})`;
  return drawn("path", { d: MARKS[seat % MARKS.length], class: "badge", transform });
}
