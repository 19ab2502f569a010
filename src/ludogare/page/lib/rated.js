/** Names with ratings, where the server has them: one's own is kept here with its secret. */

import { get, nonce, post } from "./api.js";
import { say } from "./say.js";
import { store, stored } from "./storage.js";

/** @typedef {import("./protocol.d.ts").RatingInfo} RatingInfo */
/** @typedef {{name: string, secret: string}} Own */

/** The claimed name of this browser, if there is one. @returns {Own | null} */
export function ownRated() {
  return stored("rated", /** @type {Own | null} */ (null));
}

/** Claims a name; throws a sentence where it belongs to somebody else. @param {string} name */
export async function claimName(name) {
  const secret = nonce();
  keepRated({ name: (await post("/api/names", { name, secret })).name, secret });
}

/** @param {Own} own */
export function keepRated(own) {
  store("rated", own);
}

/**
 * Plays under one's claimed name, where that can count: against other people.
 *
 * @param {import("./protocol.d.ts").TableInfo} info
 */
export async function playRated(info) {
  const own = ownRated();
  const people = info.seats.length > 1 && info.seats.every((s) => s.kind === "person");
  if (!own || !people || info.held.length !== 1 || info.status === "over") return;
  await post(`/api/tables/${info.table}/name`, own).catch(() => {}); // then it does not count
}

/**
 * The best names by game; null where names have no ratings.
 *
 * @returns {Promise<Record<string, RatingInfo[]> | null>}
 */
export async function ratingLists() {
  return (await get("/api/ratings")).games;
}

/**
 * The ratings of those who play at a table under their names, by seat.
 *
 * @param {string} table
 * @param {{rated?: string | null}[]} seats
 * @returns {Promise<(RatingInfo | null)[]>}
 */
export async function ratingsAt(table, seats) {
  if (!seats.some((seat) => seat.rated)) return [];
  return await get(`/api/tables/${table}/ratings`).catch(() => []);
}

/** A rating in a few letters; a guess is marked as one. @param {RatingInfo} info */
export function ratingWords({ rating, sure }) {
  return sure ? String(rating) : say("rating-guess", { rating });
}
