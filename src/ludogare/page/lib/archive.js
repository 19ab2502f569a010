/** The finished matches of this browser, which stay when their tables are gone. */

import { faces } from "./faces.js";
import { forget, heldAt, heldTables } from "./seats.js";
import { store, stored } from "./storage.js";

/** @typedef {import("./protocol.d.ts").TableFace} TableFace */

/**
 * A finished match: who played on which seat (a bot by its name), and what came out.
 *
 * @typedef {{table: string, game: string, at: number, held: number[], names: string[],
 *   bots: (string | null)[], winners: number[], points: (number | string)[]}} Finished
 */

const MOST = 400; // matches remembered

/** The finished matches, the latest first. @returns {Finished[]} */
export function archive() {
  return stored("archive", /** @type {Finished[]} */ ([]));
}

/**
 * How the tables stand at which seats are held here; finished ones go to the archive, and those
 * that the server no longer has are forgotten.
 */
export async function ownTables() {
  const held = heldTables();
  const found = await faces(held);
  const here = new Set(found.map((face) => face.table));
  for (const table of held) if (!here.has(table)) forget(table);
  for (const face of found) if (face.status === "over") lay(face);
  return found.filter((face) => face.status !== "over");
}

/** Keeps what came out of a match. @param {TableFace} face */
function lay(face) {
  const { held } = heldAt(face.table);
  forget(face.table);
  if (!face.outcome || !held.length) return;
  const { winners, points, at } = face.outcome;
  const match = {
    table: face.table,
    game: face.game,
    at,
    held,
    names: face.seats.map((s) => s.name),
    bots: face.seats.map((s) => (s.kind === "bot" ? (s.bot ?? "") : null)),
    winners,
    points,
  };
  receive([match]);
}

/** Forgets a match. @param {string} table */
export function remove(table) {
  store("archive", archive().filter((match) => match.table !== table));
}

/** Adds finished matches to those that are known. @param {Finished[]} matches */
export function receive(matches) {
  const all = new Map([...archive(), ...matches].map((m) => [m.table, m]));
  store("archive", [...all.values()].sort((a, b) => b.at - a.at).slice(0, MOST));
}
