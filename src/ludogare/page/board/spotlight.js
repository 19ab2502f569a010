/** A light on parts of a drawing: each has a rim, and the rest may be dimmed. */

import { boxIn } from "./geometry.js";

/** @typedef {import("./geometry.js").Box} Box */

const NS = "http://www.w3.org/2000/svg";
const AROUND = 6; // px between a part and its rim

/**
 * Lights parts of a drawing, by id; none takes the light away.
 *
 * @param {SVGSVGElement | null} svg
 * @param {string[]} ids
 */
export function spotlight(svg, ids) {
  svg?.querySelector(".spotlight")?.remove();
  const parts = ids.map((id) => svg?.getElementById(id)).filter((part) => part !== null);
  if (!svg || !parts.length) return;
  const holes = parts.map((part) => boxIn(svg, /** @type {Element} */ (part), AROUND));
  const { x, y, width, height } = svg.viewBox.baseVal;
  const group = document.createElementNS(NS, "g");
  group.setAttribute("class", "spotlight");
  group.setAttribute("aria-hidden", "true");
  const shade = document.createElementNS(NS, "path");
  shade.setAttribute("class", "spotlight-shade");
  shade.setAttribute("fill-rule", "evenodd");
  shade.setAttribute("d", outline({ x, y, width, height }) + holes.map(outline).join(""));
  group.append(shade, ...holes.map(rim));
  svg.append(group);
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
    const group = document.createElementNS(NS, "g");
    group.setAttribute("class", "ring");
    group.setAttribute("aria-hidden", "true");
    group.append(rim(boxIn(around, part, AROUND)));
    around.append(group);
  }
}

/** @param {Box} box */
function outline({ x, y, width, height }) {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

/** @param {Box} box */
function rim({ x, y, width, height }) {
  const rect = document.createElementNS(NS, "rect");
  rect.setAttribute("class", "spotlight-rim");
  for (const [name, value] of Object.entries({ x, y, width, height, rx: 6 }))
    rect.setAttribute(name, String(value));
  return rect;
}
