/** Which seats this browser holds, and at which tables. */

import { store, stored } from "./storage.js";

const MOST_TABLES = 100; // remembered

/**
 * What this browser knows of a table: the seats it holds (the cookie has their keys), and the
 * links it made for friends, until they are taken.
 *
 * @typedef {{held: number[], links: Record<string, string>}} Hold
 */

/**
 * @param {string} table
 * @returns {Hold}
 */
export function heldAt(table) {
  return stored(`table-${table}`, { held: [], links: {} });
}

/**
 * @param {string} table
 * @param {Hold} hold
 */
export function holdAt(table, hold) {
  if (!hold.held.length && !Object.keys(hold.links).length) return forget(table);
  const known = others(table);
  for (const old of known.slice(MOST_TABLES - 1)) drop(old);
  store("tables", [table, ...known.slice(0, MOST_TABLES - 1)]);
  store(`table-${table}`, hold);
}

/** Nothing is held at a table any more. @param {string} table */
export function forget(table) {
  store("tables", others(table));
  drop(table);
}

/** @param {string} table */
function drop(table) {
  store(`table-${table}`, null);
  store(`deal-${table}`, null);
}

/** The tables at which something is held, the newest first. @returns {string[]} */
export function heldTables() {
  return stored("tables", /** @type {string[]} */ ([]));
}

/** @param {string} table */
function others(table) {
  return heldTables().filter((t) => t !== table);
}
