/** Shares of the victory as people read them. */

import { language } from "../lib/say.js";

/** Points of a hundred, with one digit. @param {number} share */
export function points(share) {
  return written(share, {});
}

/** The same with its sign. @param {number} share */
export function signed(share) {
  return written(share, { signDisplay: "exceptZero" }).replace("-", "−");
}

/**
 * @param {number} share
 * @param {Intl.NumberFormatOptions} how
 */
function written(share, how) {
  const one = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(language(), { ...one, ...how }).format(100 * share);
}
