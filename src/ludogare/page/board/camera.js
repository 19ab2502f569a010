/**
 * A part of a drawing that is larger than its window: it is moved and made larger by itself, while
 * what lies beside it stays.
 *
 * The part is an `svg` within the drawing with `data-camera`, the least px of a hundred of its units,
 * `data-play`, the places that the moment is about, the foremost first, and `data-taken`, those where something lies.
 * Its view box, as drawn, is the whole of it.
 */

import { still } from "../lib/motion.js";
import { HALF, around, boxRound, inside, near, placesOf, swell } from "./framing.js";
import { middle } from "./geometry.js";
import { Overview } from "./overview.js";

const MOST = 2.2; // px of a unit, by hand
const LARGEST = { narrow: 1, wide: 1.32 }; // px of a unit, by itself
const STEPS = [1.32, 1.16, 1, 0.88]; // by itself, so that not every new tile makes all others smaller
const NARROW = 640; // px of a window on a phone
const STEP = 1.25; // by a button
const MOVE = 320; // ms
const OVER = 110; // px beyond the whole, so that its corner comes out from under the overview
const FAR = 500; // units that are as good as seeing one place of the moment more
const TAKEN = 0.12; // of a place of the moment: what seeing a taken one is worth
const MOVED = 1.5; // how much better another view has to be

/** @typedef {import("./geometry.js").Box} Box */
/** @typedef {import("./framing.js").Place} Place */
/** @typedef {{x: number, y: number, scale: number}} View the middle, and px of a unit */

export class Camera {
  /** @param {HTMLElement} host where the drawing lies */
  constructor(host) {
    this.host = host;
    /** @type {SVGSVGElement | null} */
    this.svg = null;
    /** The part that moves. @type {SVGSVGElement | null} */
    this.land = null;
    /** @type {View | null} */
    this.view = null;
    /** Whether somebody has chosen the view by hand. */
    this.held = false;
    this.overview = new Overview((x, y) => this.look({ x, y }));
    this.moving = 0;
    new ResizeObserver(() => this.resized()).observe(host);
    host.addEventListener("focusin", (event) => {
      const at = /** @type {Element} */ (event.target);
      if (at !== host && this.land?.contains(at)) this.reveal(at);
    });
  }

  /** Takes in a drawing: what was seen is seen again. @param {SVGSVGElement} svg */
  show(svg) {
    cancelAnimationFrame(this.moving);
    this.svg = svg;
    this.land = svg.querySelector("[data-camera]");
    this.overview.show(this.land);
    this.host.classList.toggle("filled", this.land !== null);
    if (!this.land) return this.host.classList.remove("pans");
    const { x, y, width, height } = this.land.viewBox.baseVal;
    this.whole = { x, y, width, height };
    this.least = Number(this.land.dataset.camera) / 100;
    this.play = placesOf(this.land.dataset.play);
    this.taken = placesOf(this.land.dataset.taken);
    this.drawn = { height: svg.viewBox.baseVal.height, land: this.land.height.baseVal.value };
    this.fill();
    if (this.view) this.apply(this.view);
    else this.apply(this.wanted());
  }

  /** Goes to where the play is, after a drawing was swapped in. */
  follow() {
    if (this.land) this.go(this.wanted());
  }

  resized() {
    if (!this.land) return;
    this.fill();
    this.apply(this.wanted());
  }

  /** Gives the drawing the shape of the host: what lies beside the land stays, the land gets the rest. */
  fill() {
    const { svg, land, host, drawn } = this;
    if (!svg || !land || !drawn || !host.clientWidth) return;
    const { width } = svg.viewBox.baseVal;
    const fixed = getComputedStyle(host).position === "absolute";
    const height = fixed ? (width * host.clientHeight) / host.clientWidth : drawn.height;
    svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
    host.style.setProperty("--ratio", String(width / height));
    land.setAttribute("height", String(Math.max(100, drawn.land + height - drawn.height)));
    this.unit = host.clientWidth / width;
  }

  /** The window, in px. */
  get room() {
    const { land, unit = 1 } = this;
    return {
      width: (land?.width.baseVal.value ?? 0) * unit,
      height: (land?.height.baseVal.value ?? 0) * unit,
    };
  }

  /** The scale at which the whole can be seen. */
  get fits() {
    const { width, height } = this.room;
    return Math.min(width / this.box.width, height / this.box.height);
  }

  get box() {
    return this.whole ?? { x: 0, y: 0, width: 1, height: 1 };
  }

  /** The view that the moment asks for. @returns {View} */
  wanted() {
    const { box, least = 1 } = this;
    const largest = this.room.width < NARROW ? LARGEST.narrow : LARGEST.wide;
    const fits = Math.min(largest, this.fits);
    const own = Math.max(least, STEPS.find((step) => step <= fits) ?? fits);
    const scale = this.held && this.view ? this.view.scale : own;
    if (scale <= this.fits + 0.001)
      return { x: box.x + box.width / 2, y: box.y + box.height / 2, scale };
    this.overview.frame(box, box, true);
    return this.best({ ...(this.view ?? middle(box)), scale });
  }

  /**
   * A view that shows most of what the moment is about, and of what lies there; the one there is, unless another is better.
   *
   * @param {View} from
   */
  best(from) {
    const { play = [], taken = [], room } = this;
    const { width, height } = this.overview.covers;
    const half = { x: room.width / from.scale / 2 - HALF, y: room.height / from.scale / 2 - HALF };
    const corner = { x: half.x - width / from.scale, y: half.y - height / from.scale };
    const sees = (/** @type {Place} */ at, /** @type {Place} */ { x, y }) =>
      Math.abs(x - at.x) <= half.x &&
      Math.abs(y - at.y) <= half.y &&
      (x - at.x < corner.x || y - at.y < corner.y);
    const amid = (/** @type {Place} */ at, /** @type {Place} */ { x, y }) =>
      Math.abs(x - at.x) <= half.x - HALF && Math.abs(y - at.y) <= half.y - HALF;
    const worth = (/** @type {Place} */ at) =>
      play.filter((place) => sees(at, place)).length +
      (play.length && amid(at, play[0]) ? play.length : 0) +
      TAKEN * taken.filter((place) => sees(at, place)).length -
      Math.hypot(at.x - from.x, at.y - from.y) / FAR;
    const stay = this.within(from);
    const middles = [...play, ...taken].flatMap(around);
    const views = middles.map((at) => this.within({ ...at, scale: from.scale }));
    const best = views.reduce((a, b) => (worth(b) > worth(a) ? b : a), stay);
    return this.view && worth(best) < worth(stay) + MOVED ? stay : best;
  }

  /**
   * A view that shows a box, as near to another as can be; where the box is too large, its middle.
   *
   * @param {View} view
   * @param {Box} box
   */
  shifted({ x, y, scale }, box) {
    const { width, height } = this.room;
    return {
      x: near(x, width / scale, box.x, box.width),
      y: near(y, height / scale, box.y, box.height),
    };
  }

  /** A view that shows little beyond the whole. @param {View} view @returns {View} */
  within({ x, y, scale }) {
    const { box, room } = this;
    const over = OVER / scale;
    return {
      x: inside(x, room.width / scale, box.x - over, box.width + 2 * over),
      y: inside(y, room.height / scale, box.y - over, box.height + 2 * over),
      scale,
    };
  }

  /** Glides to a view. @param {View} to */
  go(to) {
    const from = this.view;
    cancelAnimationFrame(this.moving);
    if (!from || still()) return this.apply(to);
    const far = Math.hypot(to.x - from.x, to.y - from.y) * to.scale + 100 * Math.abs(to.scale - from.scale);
    if (far < 1) return this.apply(to);
    const began = performance.now();
    const step = (/** @type {number} */ now) => {
      const t = Math.min(1, Math.max(0, (now - began) / MOVE));
      const k = t * t * (3 - 2 * t);
      this.apply({
        x: from.x + (to.x - from.x) * k,
        y: from.y + (to.y - from.y) * k,
        scale: from.scale * (to.scale / from.scale) ** k,
      });
      if (t < 1) this.moving = requestAnimationFrame(step);
    };
    this.moving = requestAnimationFrame(step);
  }

  /** Shows a view. @param {View} view */
  apply(view) {
    const { land, room } = this;
    if (!land || !room.width) return;
    this.view = view;
    const [width, height] = [room.width / view.scale, room.height / view.scale];
    const seen = { x: view.x - width / 2, y: view.y - height / 2, width, height };
    land.setAttribute("viewBox", `${seen.x} ${seen.y} ${width} ${height}`);
    land.style.setProperty("--swell", String(swell(view.scale)));
    this.host.classList.toggle("pans", this.pans);
    this.overview.frame(this.box, seen, this.pans);
    this.host.dispatchEvent(new CustomEvent("camera"));
  }

  /** Looks elsewhere, by hand. @param {{x: number, y: number}} at */
  look({ x, y }) {
    if (!this.view) return;
    cancelAnimationFrame(this.moving);
    this.apply(this.within({ x, y, scale: this.view.scale }));
  }

  /** Moves by px. @param {number} dx @param {number} dy */
  pan(dx, dy) {
    if (this.view) this.look({ x: this.view.x - dx / this.view.scale, y: this.view.y - dy / this.view.scale });
  }

  /**
   * Makes the land larger or smaller, by hand.
   *
   * @param {number} by
   * @param {{x: number, y: number}} [at] what stays in place, on the screen
   */
  zoom(by, at) {
    const { view, land } = this;
    if (!view || !land) return;
    const scale = Math.min(MOST, Math.max(this.smallest, view.scale * by));
    const matrix = at && land.getScreenCTM()?.inverse();
    const fixed = matrix ? new DOMPoint(at.x, at.y).matrixTransform(matrix) : view;
    const k = view.scale / scale;
    this.held = true;
    cancelAnimationFrame(this.moving);
    this.apply(
      this.within({ x: fixed.x + (view.x - fixed.x) * k, y: fixed.y + (view.y - fixed.y) * k, scale }),
    );
  }

  /** @param {number} by */
  step(by) {
    this.zoom(by > 0 ? STEP : 1 / STEP);
  }

  get smallest() {
    return Math.min(this.fits, this.least ?? 1);
  }

  get isSmallest() {
    return !this.view || this.view.scale <= this.smallest + 0.001;
  }

  get isLargest() {
    return !this.view || this.view.scale >= MOST - 0.001;
  }

  /** Whether it can be moved about. */
  get pans() {
    return this.view !== null && this.view.scale > this.fits + 0.001;
  }

  /** All of the land; and again, as large as it is by itself. */
  all() {
    const { view, box } = this;
    if (!view) return;
    const whole = Math.min(this.fits, STEPS[0]);
    this.held = view.scale > whole + 0.001;
    if (this.held) this.go({ x: box.x + box.width / 2, y: box.y + box.height / 2, scale: whole });
    else this.go(this.wanted());
  }

  /** Moves so that an element can be seen. @param {Element} element */
  reveal(element) {
    const matrix = this.land?.getScreenCTM()?.inverse();
    if (!this.view || !matrix || !this.land?.contains(element)) return;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const at = middle({ x: left, y: top, width: right - left, height: bottom - top });
    const place = new DOMPoint(at.x, at.y).matrixTransform(matrix);
    this.look(this.shifted(this.view, boxRound(place, place)));
  }
}
