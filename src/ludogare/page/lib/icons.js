/** Small drawings: the seats' marks, and the signs on buttons. */

import { pathDrawing } from "./dom.js";
import { MARKS } from "./marks.js";

/** The mark of a seat: a shape in its colour. @param {number} seat */
export function mark(seat) {
  return pathDrawing(MARKS[seat % MARKS.length], "-12 -12 24 24", {
    "class": `mark seat-${seat % MARKS.length}`,
    "stroke-linejoin": "round",
  });
}

const ICONS = {
  undo: "M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
  back: "M20 12H5M11 6l-6 6 6 6",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.5c.9.9 1.2 1.6 1.2 2.5h5.6c0-.9.3-1.6 1.2-2.5A6 6 0 0 0 12 3Z",
  bin: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.500 11v5M13.500 11v5",
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6L6 18",
  copy: "M9 9h11v11H9ZM5 15H4V4h11v1",
  done: "M5 12.5l4.5 4.5L19 7",
  first: "M6 5v14M18 6l-8 6 8 6Z",
  before: "M15 6l-8 6 8 6Z",
  after: "M9 6l8 6-8 6Z",
  last: "M18 5v14M6 6l8 6-8 6Z",
  play: "M7 5l12 7-12 7Z",
  pause: "M8 5v14M16 5v14",
  more: "M12 5v14M5 12h14",
  less: "M5 12h14",
  fit: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  turn: "M20 5v5h-5M19.5 10A8 8 0 1 0 20 14",
  person: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4 21a8 8 0 0 1 16 0",
  bot: "M6 9h12v10H6ZM12 9V5M9.5 13v1.5M14.5 13v1.5M3 13v3M21 13v3",
  link: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
  device: "M7 3h10v18H7ZM11 18h2",
  players:
    "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20a6.5 6.5 0 0 1 13 0M15.5 4.5a3.5 3.5 0 0 1 0 6.3M18 14.5a6.5 6.5 0 0 1 3.5 5.5",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.5 2",
  trophy:
    "M8 4h8v6a4 4 0 0 1-8 0ZM8 6H4.5c0 3 1.5 4.5 3.5 4.5M16 6h3.500c0 3-1.500 4.500-3.500 4.500M12 14v4M8.500 20h7",
  engine: "M6 16V9a6 6 0 0 1 12 0v7ZM8.500 16L6 20.500M15.500 16l2.500 4.500M9 9.500h6M12 13v.01",
  curve: "M4 4v16h16M7 15l4-5 3 3 5-7",
  chance: "M12 4v16M5 8l14 8M19 8L5 16",
  log: "M5 6h14M5 12h14M5 18h9",
  chat: "M4 5h16v11H10l-4 4v-4H4Z",
  rules: "M5 4h10a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3ZM5 17a3 3 0 0 1 3-3h10",
  table: "M3 9h18M5 9v10M19 9v10M7 5h10l2 4H5Z",
  sound: "M4 10v4h3l5 4V6L7 10ZM16 9a4 4 0 0 1 0 6M18.500 6.500a8 8 0 0 1 0 11",
  save: "M12 4v11M7 11l5 5 5-5M5 20h14",
  share: "M12 15V4M8 7.500L12 4l4 3.500M6 11H5v9h14v-9h-1",
  layers: "M12 4l9 5-9 5-9-5ZM3 14l9 5 9-5",
  flag: "M6 21V4h11l-2 4 2 4H6",
  leave: "M14 4H5v16h9M10 12h11M17 8l4 4-4 4",
  look: "M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12ZM12 14.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Z",
};

/** @typedef {keyof typeof ICONS} IconName */

/** @param {IconName} name */
export function icon(name) {
  return pathDrawing(ICONS[name], "0 0 24 24", {
    "class": "icon",
    "stroke-linejoin": "round",
    "stroke-linecap": "round",
  });
}
