/** Where a window looks at a land: places, boxes, and middles from which they can be seen. */

const CELL = 100; // units
export const HALF = 58; // units from the middle of a cell to what is round it

/** @typedef {{x: number, y: number}} Place */
/** @typedef {import("./geometry.js").Box} Box */

/** How much larger words are drawn where the land is small. @param {number} scale */
export function swell(scale) {
  return Math.min(2.6, Math.max(1, 0.74 / scale));
}

/** @param {string} [words] two numbers for each place */
export function placesOf(words = "") {
  const numbers = words.split(" ").filter(Boolean).map(Number);
  return numbers.flatMap((x, i) => (i % 2 ? [] : [{ x, y: numbers[i + 1] }]));
}

/** A place, and between it and those before it, across and down. @param {Place} place */
export function around({ x, y }) {
  const half = CELL / 2;
  return [{ x, y }, { x: x - half, y }, { x, y: y - half }, { x: x - half, y: y - half }];
}

/** The box of the cells between two. @param {Place} from @param {Place} to @returns {Box} */
export function boxRound(from, to) {
  const [x, y] = [from.x - HALF, from.y - HALF];
  return { x, y, width: to.x - from.x + 2 * HALF, height: to.y - from.y + 2 * HALF };
}

/**
 * A middle near to one, from which a stretch can be seen, or its middle.
 *
 * @param {number} at
 * @param {number} seen
 * @param {number} from
 * @param {number} length
 */
export function near(at, seen, from, length) {
  if (length >= seen) return from + length / 2;
  return Math.min(from + seen / 2, Math.max(from + length - seen / 2, at));
}

/**
 * A middle from which nothing beyond a stretch is seen, or the middle of it.
 *
 * @param {number} at
 * @param {number} seen
 * @param {number} from
 * @param {number} length
 */
export function inside(at, seen, from, length) {
  if (length <= seen) return from + length / 2;
  return Math.min(from + length - seen / 2, Math.max(from + seen / 2, at));
}
