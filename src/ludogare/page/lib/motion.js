/** What moves: whether it may, and when it has come to rest. */

/** Whether things should not move: somebody prefers it so, or nobody looks. */
export function still() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden;
}

/**
 * Waits until some elements have come to rest; what moves for ever does not count.
 *
 * @param {Element[]} elements
 */
export async function resting(elements) {
  const moves = elements
    .flatMap((element) => element.getAnimations({ subtree: true }))
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.allSettled(moves.map(({ finished }) => finished));
}
