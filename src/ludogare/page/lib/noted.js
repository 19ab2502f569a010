/** What this browser notes about the deals at a table, to check them at the end. */

import { nonce } from "./api.js";
import { store, stored } from "./storage.js";

/**
 * The commitment as it was first seen, our part in a request to sit down (the same when it is
 * sent again), and the nonces that were brought, by seat.
 *
 * @typedef {{commitment?: string, own?: {id: string, nonce: string},
 *   nonces?: Record<string, string>}} Noted
 */

/**
 * @param {string} table
 * @returns {Noted}
 */
export function notedAt(table) {
  return stored(`deal-${table}`, {});
}

/** What is noted first stays. @param {string} table @param {Noted} more */
export function noteAt(table, more) {
  const known = notedAt(table);
  store(`deal-${table}`, {
    ...more,
    ...known,
    nonces: { ...more.nonces, ...known.nonces },
  });
}

/** Our part in sitting down at a table, whose commitment we have seen. @param {string} table @param {string} commitment */
export function ownPart(table, commitment) {
  const { own = { id: nonce(), nonce: nonce() } } = notedAt(table);
  noteAt(table, { commitment, own });
  return own;
}
