/** A light on parts of a drawing: each has a rim, and the rest may be dimmed. */

import { drawn } from "../lib/dom.js";
import { boxIn, common } from "./geometry.js";

/** @typedef {import("./geometry.js").Box} Box */

let masks = 0; // each has a name of its own on the page
const AROUND = 6; // px between a part and its rim
const ARROW = 20; // px, its length
const FAR = 2400; // how far a drawing goes on beyond its picture
const LARGE = 0.6; // of a drawing's width: what is as wide needs no arrow
const ACROSS = [0.5, 0.25, 0.75, 0.1, 0.9]; // where an arrow may point, of a part's width

/**
 * Lights parts of a drawing, by id; none takes the light away.
 *
 * @param {SVGSVGElement | null} svg
 * @param {string[]} ids
 * @param {boolean} [points] whether an arrow points at the first of them
 */
export function spotlight(svg, ids, points = false) {
  svg?.querySelector(".spotlight")?.remove();
  const parts = ids.map((id) => svg?.getElementById(id)).filter((part) => part !== null);
  if (!svg || !parts.length) return;
  const holes = parts.map((part) => cut(boxIn(svg, /** @type {Element} */ (part), AROUND), svg.viewBox.baseVal));
  const { width } = svg.viewBox.baseVal;
  const all = beyond(svg.viewBox.baseVal);
  const group = drawn("g", { "class": "spotlight", "aria-hidden": "true" });
  // Not one path with holes: where two of them overlap, it would be dark again.
  const id = `spotlight-mask-${(masks += 1)}`;
  const mask = drawn("mask", { id, maskUnits: "userSpaceOnUse", ...all });
  mask.append(drawn("rect", { ...all, fill: "white" }), ...holes.map((hole) => drawn("rect", hole)));
  const shade = drawn("rect", { class: "spotlight-shade", ...all, mask: `url(#${id})` });
  group.append(mask, shade, ...holes.map(rim));
  if (points && holes[0].width < LARGE * width)
    group.append(arrow(svg, holes[0], across(/** @type {Element} */ (parts[0]))));
  svg.append(group);
}

/**
 * What of a box lies in a picture; a box beside it stays as it is.
 *
 * @param {Box} box
 * @param {Box} picture
 * @returns {Box}
 */
function cut(box, picture) {
  const part = common(box, picture);
  return part.width && part.height ? part : box;
}

/** A picture with all that is drawn round it. @param {Box} box @returns {Box} */
function beyond({ x, y, width, height }) {
  return { x: x - FAR, y: y - FAR, width: width + 2 * FAR, height: height + 2 * FAR };
}

/** How far across a part nothing else lies over it, as a share of its width. @param {Element} part */
function across(part) {
  const { x, y, width, height } = part.getBoundingClientRect();
  const over = (/** @type {number} */ share) =>
    document.elementsFromPoint(x + share * width, y + height / 2).find((e) => e.closest(".board svg [id]"));
  return ACROSS.find((share) => part.contains(over(share) ?? null)) ?? ACROSS[0];
}

/**
 * An arrow that points at a box, from above where there is room, else from below.
 *
 * @param {SVGSVGElement} svg
 * @param {Box} box
 * @param {number} share how far across
 */
function arrow(svg, { x, y, width, height }, share) {
  const px = 1 / (svg.getScreenCTM()?.a || 1);
  const down = y - svg.viewBox.baseVal.y > (ARROW + 4) * px;
  const tip = down ? y - 2 * px : y + height + 2 * px;
  const transform = `translate(${x + share * width} ${tip}) scale(${px} ${down ? px : -px})`;
  return drawn("path", { class: "spotlight-arrow", d: "M0 0l9 -10h-5v-10h-8v10h-5z", transform });
}

/**
 * Shows only some parts of a drawing, with a little of what is round them.
 *
 * @param {SVGSVGElement} svg
 * @param {string[]} ids
 */
export function crop(svg, ids) {
  const boxes = ids
    .map((id) => svg.getElementById(id))
    .filter((part) => part !== null)
    .map((part) => boxIn(svg, /** @type {Element} */ (part), AROUND));
  if (!boxes.length) return;
  const left = Math.min(...boxes.map((b) => b.x));
  const top = Math.min(...boxes.map((b) => b.y));
  const right = Math.max(...boxes.map((b) => b.x + b.width));
  const bottom = Math.max(...boxes.map((b) => b.y + b.height));
  svg.setAttribute("viewBox", `${left} ${top} ${right - left} ${bottom - top}`);
}

/**
 * Puts a rim round parts of a drawing; none takes it away.
 *
 * @param {SVGSVGElement | null} svg
 * @param {Element[]} parts
 */
export function ring(svg, parts) {
  for (const old of svg?.querySelectorAll(".ring") ?? []) old.remove();
  for (const part of parts) {
    const around = /** @type {SVGElement} */ (part).ownerSVGElement; // it moves with what it is on
    if (!around) continue;
    const group = drawn("g", { "class": "ring", "aria-hidden": "true" });
    group.append(rim(boxIn(around, part, AROUND)));
    around.append(group);
  }
}

/** @param {Box} box */
function rim(box) {
  return drawn("rect", { class: "spotlight-rim", ...box, rx: 6 });
}
