/** How a thing is seen to happen: a card turns, a die rolls, a piece comes down. */

import { still } from "../lib/motion.js";

const LASTS = 420; // ms
const MOST = 12; // parts that move at once

/** @typedef {import("../lib/protocol.d.ts").StoryEntry["manner"] & string} Manner */

/** @type {Record<Exclude<Manner, "none">, string[]>} */
const WAYS = {
  card: ["scale(0, 1)", "scale(1.06, 1.06)", "scale(1, 1)"],
  die: ["rotate(-270deg) scale(.7)", "rotate(20deg) scale(1.12)", "rotate(0deg) scale(1)"],
  piece: ["translateY(-6px) scale(1.12)", "translateY(0px) scale(.98)", "translateY(0px) scale(1)"],
};

/**
 * Lets parts of a drawing happen, by id.
 *
 * @param {SVGSVGElement | null} svg
 * @param {string[]} parts
 * @param {Manner} [manner]
 */
export function perform(svg, parts, manner = "piece") {
  if (!svg || manner === "none" || still()) return;
  for (const id of parts.slice(0, MOST)) {
    const part = svg.getElementById(id);
    if (!(part instanceof SVGGraphicsElement)) continue;
    const small = part.querySelectorAll("[id]").length < 3;
    if (!small) continue; // a whole board does not jump
    part.classList.add("happens");
    part
      .animate({ transform: WAYS[manner], composite: "add" }, { duration: LASTS, easing: "ease-out" })
      .finished.finally(() => part.classList.remove("happens"));
  }
}
