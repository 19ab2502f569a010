/** Closer and further: by buttons, keys, wheel or two fingers; the rest is ordinary scrolling. */

import { iconButton } from "../lib/buttons.js";
import { h } from "../lib/dom.js";
import { say } from "../lib/say.js";

const STEPS = [1, 1.5, 2, 3, 4];
const [LEAST] = STEPS;
const MOST = STEPS[STEPS.length - 1];
const DRAG = 6; // px beyond which a click is a drag

/** Makes the board in `host` zoom. */
export class Zoom {
  /** @param {HTMLElement} host */
  constructor(host) {
    this.host = host;
    this.zoom = 1;
    this.spread = 0;
    this.further = iconButton("less", say("zoom-out"), () => this.step(-1));
    this.closer = iconButton("more", say("zoom-in"), () => this.step(1));
    this.all = iconButton("fit", say("zoom-fit"), () => this.set(LEAST));
    this.buttons = h(
      "div",
      { "class": "zoom", "role": "group", "aria-label": say("zoom") },
      this.all,
      this.further,
      this.closer, // last: it stays under the pointer when the others appear
    );
    const moving = { passive: false }; // the page itself does not zoom
    host.addEventListener("wheel", (event) => this.wheeled(event), moving);
    host.addEventListener("touchstart", (event) => this.touched(event), { passive: true });
    host.addEventListener("touchmove", (event) => this.pinched(event), moving);
    host.addEventListener("keydown", (event) => this.keyed(event));
    host.addEventListener("pointerdown", (event) => this.dragged(event));
    this.set(LEAST);
  }

  /**
   * @param {number} wanted
   * @param {{x: number, y: number}} [at] what stays in place, within the host
   */
  set(wanted, at = { x: this.host.clientWidth / 2, y: this.host.clientHeight / 2 }) {
    const next = Math.min(MOST, Math.max(LEAST, wanted));
    const ratio = next / this.zoom;
    const { scrollLeft, scrollTop } = this.host;
    this.zoom = next;
    this.host.style.setProperty("--zoom", String(next));
    this.host.classList.toggle("zoomed", next > LEAST);
    this.host.scrollLeft = (scrollLeft + at.x) * ratio - at.x;
    this.host.scrollTop = (scrollTop + at.y) * ratio - at.y;
    // Said, not disabled: a disabled button would lose the focus of whoever pressed it.
    this.further.ariaDisabled = this.all.ariaDisabled = String(next <= LEAST);
    this.closer.ariaDisabled = String(next >= MOST);
  }

  /** @param {number} by */
  step(by) {
    const { zoom } = this;
    const next =
      by > 0 ? STEPS.find((s) => s > zoom + 0.01) : STEPS.findLast((s) => s < zoom - 0.01);
    this.set(next ?? zoom);
  }

  /** @param {WheelEvent} event */
  wheeled(event) {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const closer = Math.exp(-event.deltaY / 200);
    this.set(this.zoom * closer, this.within(event.clientX, event.clientY));
  }

  /** @param {TouchEvent} event */
  touched(event) {
    if (event.touches.length === 2) this.spread = apart(event.touches);
  }

  /** @param {TouchEvent} event */
  pinched(event) {
    if (event.touches.length !== 2 || !this.spread) return;
    event.preventDefault();
    const now = apart(event.touches);
    const [one, two] = event.touches;
    const between = this.within(
      (one.clientX + two.clientX) / 2,
      (one.clientY + two.clientY) / 2,
    );
    this.set((this.zoom * now) / this.spread, between);
    this.spread = now;
  }

  /** @param {KeyboardEvent} event */
  keyed(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "+" || event.key === "=") this.step(1);
    else if (event.key === "-") this.step(-1);
    else if (event.key === "0") this.set(LEAST);
    else return;
    event.preventDefault();
  }

  /** Somebody with a mouse may also drag; a drag is no click. @param {PointerEvent} event */
  dragged(event) {
    const { host } = this;
    if (event.pointerType !== "mouse" || event.button || this.zoom <= LEAST) return;
    const from = { x: event.clientX, y: event.clientY, left: host.scrollLeft, top: host.scrollTop };
    let far = false;
    const move = (/** @type {PointerEvent} */ to) => {
      far ||= Math.hypot(to.clientX - from.x, to.clientY - from.y) > DRAG;
      if (far) host.scrollTo(from.left - to.clientX + from.x, from.top - to.clientY + from.y);
    };
    const end = () => {
      removeEventListener("pointermove", move);
      if (far) host.addEventListener("click", swallow, { capture: true, once: true });
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end, { once: true });
  }

  /**
   * A place on the screen, within the host.
   *
   * @param {number} x
   * @param {number} y
   */
  within(x, y) {
    const box = this.host.getBoundingClientRect();
    return { x: x - box.left, y: y - box.top };
  }
}

/** @param {Event} event */
function swallow(event) {
  event.stopImmediatePropagation();
}

/** @param {TouchList} touches */
function apart([one, two]) {
  return Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);
}
