/** Portraits of the bots: one line each, as on a poster of the railway. */

import { pathDrawing } from "./dom.js";

const HEAD = "M14 23v7a10 10 0 0 0 20 0v-7M8 46a16 11 0 0 1 32 0";
const EYES = "M20 27v1.5M28 27v1.5";
const SMILE = "M20.5 34a5 4 0 0 0 7 0";

/** @type {Record<string, string>} */
const PORTRAITS = {
  // a bowler hat, and eyes wide open
  passenger: `${HEAD}M9 22h30M15 22v-5a9 9 0 0 1 18 0v5M19 27.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0M26 27.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0M22 34.5h4`,
  // a round cap with its strap, and a trolley's worth of good will
  porter: `${HEAD}${EYES}${SMILE}M15 22v-9h18v9ZM15 17h18M14 23c1 9 4 16 10 17c6-1 9-8 10-17`,
  // a neckerchief, a flat cap, soot on the cheek
  stoker: `${HEAD}${EYES}M21 34.5h6M11 21c4-10 22-10 26 0ZM37 21l4 2M17 31h3M17.5 32.5h2M18 40l6 4l6-4`,
  // a peaked cap with goggles, and a moustache
  driver: `${HEAD}M13 21l2-9h18l2 9ZM12 21h24l3 3H9ZM17 16.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M26 16.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M22 16.5h4${EYES}M18 34c2-2 4-2 6-.5c2-1.5 4-1.5 6 .5`,
  // a top hat, spectacles, a pointed beard
  engineer: `${HEAD}M11 21h26M16 21V6h16v15M16 16h16M17 27.5a3 3 0 1 0 6 0a3 3 0 1 0-6 0M25 27.5a3 3 0 1 0 6 0a3 3 0 1 0-6 0M23 27.5h2M19 35l5 8l5-8`,
  // nobody in particular: a die for a head
  random: `M12 14h24v24H12ZM18 20v.1M30 20v.1M24 26v.1M18 32v.1M30 32v.1`,
};
/** A program of the host: a plate with its lamp. */
const PROGRAM = "M12 18h24v20H12ZM24 18v-6M18 25v3M30 25v3M19 33h10";

/** The portrait of a bot. @param {string} name */
export function portrait(name) {
  return pathDrawing(PORTRAITS[name] ?? PROGRAM, "0 0 48 48", {
    "class": "portrait",
    "stroke-linejoin": "round",
    "stroke-linecap": "round",
  });
}
