/** Messages that pass: what was refused, what was copied. */

import { closeButton } from "../lib/buttons.js";
import { h } from "../lib/dom.js";

const MOST = 3; // notes at once
const STAYS = { calm: 4000, bad: 9000, why: 9000 }; // ms

export const notes = h("div", { "class": "notes", "role": "status", "aria-live": "polite" });

/**
 * @param {(Node | string)[]} words
 * @param {"calm" | "bad" | "why"} [mood] `why`: the answer to a question, which the next one replaces
 */
export function note(words, mood = "calm") {
  const shown = h(
    "div",
    { class: `note ${mood}` },
    h("p", {}, ...words),
    closeButton(() => shown.remove()),
  );
  for (const old of [...notes.children])
    if (old.textContent === shown.textContent || (mood === "why" && old.classList.contains(mood)))
      old.remove();
  while (notes.children.length >= MOST) notes.firstElementChild?.remove();
  notes.append(shown);
  setTimeout(() => shown.remove(), STAYS[mood]);
}
