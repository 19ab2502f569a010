/** Whether things may move. */

/** Whether things should not move: somebody prefers it so, or nobody looks. */
export function still() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden;
}
