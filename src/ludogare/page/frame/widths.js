/** Where the stage changes its shape; style/sizes.css has the same numbers. */

/** The drawer stands beside the board. */
export const WIDE = matchMedia("(min-width: 1000px)");

/** Boards are asked for in their narrow shape. */
export const NARROW = matchMedia("(max-width: 639px)");
