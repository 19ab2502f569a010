/** A walk through the rules in pictures, drawn by the game's own board. */

import { readDrawing, sheet } from "../board/drawing.js";
import { crop, spotlight } from "../board/spotlight.js";
import { get } from "../lib/api.js";
import { fill, h } from "../lib/dom.js";
import { language, say } from "../lib/say.js";
import { clauseButton } from "./clauses.js";

/** @typedef {import("../lib/protocol.d.ts").LessonStep} Step */

/**
 * @param {string} game
 * @param {number} pictures
 * @param {(clause: string) => void} open
 */
export function walk(game, pictures, open) {
  const frames = Array.from({ length: pictures }, (_, number) => figure(pictures, number));
  const near = new IntersectionObserver(
    (seen) => {
      for (const { target, isIntersecting } of seen)
        if (isIntersecting) {
          near.unobserve(target);
          load(game, frames, frames.indexOf(/** @type {HTMLElement} */ (target)), open);
        }
    },
    { rootMargin: "600px" },
  );
  for (const frame of frames) near.observe(frame);
  return h("section", { class: "walk" }, h("h2", {}, say("walk")), frames);
}

/**
 * @param {number} pictures
 * @param {number} number
 * @returns {HTMLElement}
 */
function figure(pictures, number) {
  const words = say("walk-picture", { n: number + 1, of: pictures });
  return h("figure", { "aria-label": words }, h("p", { class: "soft" }, say("waiting")));
}

/**
 * @param {string} game
 * @param {HTMLElement[]} frames
 * @param {number} step
 * @param {(clause: string) => void} open
 */
async function load(game, frames, step, open) {
  const address = `/api/games/${encodeURIComponent(game)}/lessons/walk`;
  /** @type {Step | {message: string}} */
  const s = await get(address, { step, language: language() }).catch((problem) => problem);
  if ("message" in s) {
    fill(frames[step], h("p", { class: "soft" }, s.message));
    return;
  }
  const picture = h("div", { "class": "picture", "role": "img", "aria-label": s.words });
  const clauses = s.clauses.flatMap((clause) => [" ", clauseButton(clause, open)]);
  fill(frames[step], picture, h("figcaption", {}, s.words, clauses));
  draw(picture, s);
}

/**
 * Draws into a shadow: several drawings on one page use the same ids.
 *
 * @param {HTMLElement} picture
 * @param {Step} s
 */
function draw(picture, { svg, points, crop: part }) {
  const drawing = readDrawing(svg);
  const shadow = picture.attachShadow({ mode: "open" });
  shadow.adoptedStyleSheets = [sheet, FRAME];
  shadow.append(drawing);
  spotlight(drawing, points);
  crop(drawing, part);
}

const FRAME = new CSSStyleSheet();
FRAME.replaceSync(`
  svg { display: block; width: 100%; height: auto; max-height: 420px; }
  @media print { svg { max-height: 40mm; } }
  .spotlight { pointer-events: none; }
  .spotlight-shade { fill: #16324f; opacity: 0.25; }
  .spotlight-rim { fill: none; stroke: var(--brass); stroke-width: 3; }
`);
