/** How tables stand, asked of the server by their ids. */

import { ask } from "./api.js";
import { MAX_NAMED } from "./limits.js";

/** @typedef {import("./protocol.d.ts").TableFace} TableFace */

/**
 * Those of these tables that the server still has, in the same order.
 *
 * @param {string[]} tables
 * @returns {Promise<TableFace[]>}
 */
export async function faces(tables) {
  const found = [];
  for (let at = 0; at < tables.length; at += MAX_NAMED) {
    const words = new URLSearchParams(tables.slice(at, at + MAX_NAMED).map((t) => ["table", t]));
    found.push(...(await (await ask(`/api/faces?${words}`)).json()));
  }
  return found;
}
