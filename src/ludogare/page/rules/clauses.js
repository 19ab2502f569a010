/** The numbers of clauses in a sentence, as buttons that open the rules. */

import { h } from "../lib/dom.js";
import { say } from "../lib/say.js";

const CLAUSE = /\b[A-Z]{2}-Q?\d+(?:\.\d+)?\b/g;

/**
 * A sentence in which the numbers of clauses open the rules.
 *
 * @param {string} sentence
 * @param {(clause: string) => void} open
 * @param {string | null} [clauseToo] a clause to name if the sentence does not
 * @returns {(string | Node)[]}
 */
export function withClauses(sentence, open, clauseToo) {
  const text = clauseToo && !sentence.includes(clauseToo) ? `${sentence} (${clauseToo})` : sentence;
  /** @type {(string | Node)[]} */
  const parts = [];
  let at = 0;
  for (const found of text.matchAll(CLAUSE)) {
    parts.push(text.slice(at, found.index), clauseButton(found[0], open));
    at = found.index + found[0].length;
  }
  return [...parts, text.slice(at)];
}

/**
 * @param {string} number
 * @param {(clause: string) => void} open
 */
export function clauseButton(number, open) {
  return h(
    "button",
    {
      "type": "button",
      "class": "clause-link",
      "onclick": () => open(number),
      "aria-label": say("rules-open", { clause: number }),
    },
    number,
  );
}
