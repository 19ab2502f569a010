/** A drawing that is made larger as a whole; the rest is ordinary scrolling. */

const STEPS = [1, 1.5, 2, 3, 4];
const [LEAST] = STEPS;
const MOST = STEPS[STEPS.length - 1];

export class Scroller {
  /** @param {HTMLElement} host */
  constructor(host) {
    this.host = host;
    this.scale = LEAST;
    this.set(LEAST);
  }

  get isSmallest() {
    return this.scale <= LEAST;
  }

  get isLargest() {
    return this.scale >= MOST;
  }

  /** Whether it can be moved about. */
  get pans() {
    return !this.isSmallest;
  }

  /**
   * @param {number} wanted
   * @param {{x: number, y: number}} [at] what stays in place, on the screen
   */
  set(wanted, at) {
    const { host } = this;
    const box = host.getBoundingClientRect();
    const [x, y] = at
      ? [at.x - box.left, at.y - box.top]
      : [host.clientWidth / 2, host.clientHeight / 2];
    const next = Math.min(MOST, Math.max(LEAST, wanted));
    const ratio = next / this.scale;
    const { scrollLeft, scrollTop } = host;
    this.scale = next;
    host.style.setProperty("--zoom", String(next));
    host.classList.toggle("zoomed", next > LEAST);
    host.scrollLeft = (scrollLeft + x) * ratio - x;
    host.scrollTop = (scrollTop + y) * ratio - y;
  }

  /**
   * @param {number} by
   * @param {{x: number, y: number}} at
   */
  zoom(by, at) {
    this.set(this.scale * by, at);
  }

  /** @param {number} by */
  step(by) {
    const { scale } = this;
    const next =
      by > 0 ? STEPS.find((s) => s > scale + 0.01) : STEPS.findLast((s) => s < scale - 0.01);
    this.set(next ?? scale);
  }

  all() {
    this.set(LEAST);
  }

  /** @param {number} dx @param {number} dy */
  pan(dx, dy) {
    this.host.scrollBy(-dx, -dy);
  }
}
