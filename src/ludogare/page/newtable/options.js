/** The options of a game, each with the clause it is about. */

import { h } from "../lib/dom.js";
import { labelled, select, toggle } from "../lib/fields.js";
import { optionValue } from "../lib/options.js";
import { clauseButton } from "../rules/clauses.js";

/**
 * @param {import("../lib/protocol.d.ts").OptionInfo} option
 * @param {(value: boolean | string | number) => void} set
 * @param {(clause: string) => void} openRules
 */
export function optionField(option, set, openRules) {
  const clause = clauseButton(option.clause, openRules);
  const feel = option.feel ? h("p", { class: "feel soft" }, option.feel) : null;
  if (option.type === "bool") {
    const field = toggle(option.sentence, option.default === true, set);
    return h("div", { class: "option" }, field, clause, feel);
  }
  const entries = option.values.map(
    (value) =>
      /** @type {[boolean | string | number, string]} */ ([value, optionValue(value, option)]),
  );
  const choice = labelled(option.sentence, select(entries, option.default, set), clause);
  return feel ? h("div", {}, choice, feel) : choice;
}
