/** Turning what is in hand: by the wheel or by two fingers; a click on it (`data-turns`) turns it too. */

const TURNABLE = ".can, .would, .chosen, [data-turns]";
const NOTCH = 40; // px of a wheel that are a turn
const TWIST = 35; // degrees between two fingers that are a turn

/**
 * @param {HTMLElement} host where the drawing lies
 * @param {(by: number, target: EventTarget | null) => boolean} turn says whether something turned
 */
export function turning(host, turn) {
  let rolled = 0;
  /** @type {number | null} */
  let angle = null;

  /** @param {WheelEvent} event */
  function wheeled(event) {
    const over = /** @type {Element} */ (event.target).closest(TURNABLE);
    if (event.ctrlKey || !over) return;
    rolled += event.deltaY;
    if (Math.abs(rolled) < NOTCH || turn(Math.sign(rolled), over)) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    if (Math.abs(rolled) >= NOTCH) rolled = 0;
  }

  /** @param {TouchEvent} event */
  function twisted(event) {
    const now = event.touches.length === 2 ? slope(event.touches) : null;
    if (event.type !== "touchmove" || now === null || angle === null) {
      angle = now;
      return;
    }
    const by = ((now - angle + 540) % 360) - 180;
    if (Math.abs(by) < TWIST) return;
    angle = now;
    turn(Math.sign(by), event.target);
  }

  host.addEventListener("wheel", wheeled, { passive: false });
  for (const name of ["touchstart", "touchmove", "touchend", "touchcancel"])
    host.addEventListener(name, (event) => twisted(/** @type {TouchEvent} */ (event)), { passive: true });
}

/** How two fingers lie, in degrees. @param {TouchList} touches */
function slope([one, two]) {
  return (Math.atan2(two.clientY - one.clientY, two.clientX - one.clientX) * 180) / Math.PI;
}
