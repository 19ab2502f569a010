/** The match that follows a lesson: it is accompanied; this browser remembers what was said. */

import { store, stored } from "./storage.js";

/** Accompanies a table from now on, and no other. @param {string} table */
export function accompany(table) {
  store("company", { table, said: [] });
}

/**
 * What was said at a table, by verb; null where nobody accompanies it.
 *
 * @param {string} table
 * @returns {string[] | null}
 */
export function saidAt(table) {
  const { table: at, said } = stored("company", { table: "", said: /** @type {string[]} */ ([]) });
  return at === table && Array.isArray(said) ? said : null;
}

/**
 * @param {string} table
 * @param {string} verb
 */
export function sayAt(table, verb) {
  store("company", { table, said: [...(saidAt(table) ?? []), verb] });
}
