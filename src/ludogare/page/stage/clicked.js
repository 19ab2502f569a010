/** A click that chose nothing: what it was on, so that somebody can say why not. */

import { meaningOf } from "../board/choose.js";

/** @typedef {import("../board/choose.js").Meaning} Meaning */
/** @typedef {import("../lib/protocol.d.ts").VerbInfo} Verb */

/**
 * What was clicked, as far as the action table knows it; with what was chosen before, where both
 * belong to one action.
 *
 * @param {EventTarget | null} target
 * @param {Verb[]} verbs
 * @param {Meaning} chosen
 * @returns {Meaning | null}
 */
export function clickedOn(target, verbs, chosen) {
  const own = verbs.filter((v) => !v.chance);
  const names = new Set(["verb", ...own.flatMap((v) => v.arguments.map((a) => a.name))]);
  for (let at = target; at instanceof SVGElement; at = at.parentElement) {
    const meaning = meaningOf(at, names);
    if (!meaning) continue;
    const both = { ...chosen, ...meaning };
    if (own.some((v) => couldMean(v, both))) return both;
    if (own.some((v) => couldMean(v, meaning))) return meaning;
  }
  return null;
}

/**
 * Whether some action of a verb has these values.
 *
 * @param {Verb} verb
 * @param {Meaning} meaning
 */
function couldMean(verb, meaning) {
  return Object.entries(meaning).every(([name, value]) =>
    name === "verb"
      ? verb.verb === value
      : verb.arguments.some((a) => a.name === name && a.values.map(String).includes(value)),
  );
}

/** Whether a click turns what it was on. @param {EventTarget | null} target */
export function turns(target) {
  return target instanceof Element && target.closest("[data-turns]") !== null;
}

/** Whether a click opened what it was on. @param {EventTarget | null} target */
export function opened(target) {
  return target instanceof Element && target.closest("svg [tabindex='0']:not([role])") !== null;
}
