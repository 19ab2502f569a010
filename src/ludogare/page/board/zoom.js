/**
 * Closer and further: by buttons, keys, wheel or two fingers. A board that is larger than its window
 * is dragged; one that has a camera is moved and made larger by it, another one as a whole.
 */

import { iconButton } from "../lib/buttons.js";
import { h } from "../lib/dom.js";
import { say } from "../lib/say.js";
import { Scroller } from "./scroller.js";

const DRAG = 6; // px beyond which a click is a drag
const KEY = 90; // px by which an arrow key moves
const WAYS = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

/** Makes the board in `host` zoom. */
export class Zoom {
  /**
   * @param {HTMLElement} host
   * @param {import("./camera.js").Camera} camera
   */
  constructor(host, camera) {
    this.host = host;
    this.camera = camera;
    this.scroller = new Scroller(host);
    this.spread = 0;
    this.further = iconButton("less", say("zoom-out"), () => this.do(() => this.lens.step(-1)));
    this.closer = iconButton("more", say("zoom-in"), () => this.do(() => this.lens.step(1)));
    this.all = iconButton("fit", say("zoom-fit"), () => this.do(() => this.lens.all()));
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
    host.addEventListener("camera", () => this.tell());
    this.tell();
  }

  /** What makes the board larger: its camera, if it has one. */
  get lens() {
    return this.camera.land ? this.camera : this.scroller;
  }

  /** @param {() => void} what */
  do(what) {
    what();
    this.tell();
  }

  /** Says what can still be done: a disabled button would lose the focus of whoever pressed it. */
  tell() {
    const { lens } = this;
    this.further.ariaDisabled = String(lens.isSmallest);
    this.all.ariaDisabled = String(lens.isSmallest && lens === this.scroller);
    this.closer.ariaDisabled = String(lens.isLargest);
  }

  /** The wheel scrolls, and with Ctrl zooms; over a land it zooms, as on every map. @param {WheelEvent} event */
  wheeled(event) {
    const over = this.camera.land?.contains(/** @type {Node} */ (event.target));
    if (!event.ctrlKey && !over) return;
    event.preventDefault();
    const at = { x: event.clientX, y: event.clientY };
    this.do(() => this.lens.zoom(Math.exp(-event.deltaY / (event.ctrlKey ? 200 : 500)), at));
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
    const at = { x: (one.clientX + two.clientX) / 2, y: (one.clientY + two.clientY) / 2 };
    this.do(() => this.lens.zoom(now / this.spread, at));
    this.spread = now;
  }

  /** @param {KeyboardEvent} event */
  keyed(event) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const way = event.target === this.host && this.camera.land ? wayOf(event.key) : null;
    if (event.key === "+" || event.key === "=") this.do(() => this.lens.step(1));
    else if (event.key === "-") this.do(() => this.lens.step(-1));
    else if (event.key === "0") this.do(() => this.lens.all());
    else if (way) this.camera.pan(way[0] * KEY, way[1] * KEY);
    else return;
    event.preventDefault();
  }

  /** Drags what is larger than its window; a drag is no click. @param {PointerEvent} event */
  dragged(event) {
    const { host, lens } = this;
    const scrolls = event.pointerType !== "mouse" && lens === this.scroller; // by itself
    if (!event.isPrimary || event.button || !lens.pans || scrolls) return;
    let [x, y] = [event.clientX, event.clientY];
    let far = false;
    const move = (/** @type {PointerEvent} */ to) => {
      if (!to.isPrimary) return stop();
      far ||= Math.hypot(to.clientX - x, to.clientY - y) > DRAG;
      if (!far) return;
      lens.pan(to.clientX - x, to.clientY - y);
      [x, y] = [to.clientX, to.clientY];
    };
    const stop = () => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", stop);
      removeEventListener("pointercancel", stop);
      if (!far) return;
      host.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => host.removeEventListener("click", swallow, { capture: true }));
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", stop);
    addEventListener("pointercancel", stop);
  }
}

/** @param {string} key */
function wayOf(key) {
  return WAYS[/** @type {keyof typeof WAYS} */ (key)] ?? null;
}

/** @param {Event} event */
function swallow(event) {
  event.stopImmediatePropagation();
}

/** @param {TouchList} touches */
function apart([one, two]) {
  return Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);
}
