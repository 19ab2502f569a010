/** The whole of a land, small, in a corner, with a frame round what can be seen; a click goes there. */

import { drawn } from "../lib/dom.js";
import { common } from "./geometry.js";

const CORNER = 8; // px from the corner

/** @typedef {import("./geometry.js").Box} Box */

export class Overview {
  /** @param {(x: number, y: number) => void} look */
  constructor(look) {
    this.element = drawn("svg", { "class": "ludogare overview", "aria-hidden": "true" });
    this.land = drawn("use");
    this.seen = drawn("rect");
    this.element.append(this.land, this.seen);
    const go = (/** @type {PointerEvent} */ event) => {
      const matrix = this.element.getScreenCTM()?.inverse();
      const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
      look(x, y);
    };
    this.element.addEventListener("pointerdown", (event) => {
      this.element.setPointerCapture(event.pointerId);
      go(event);
    });
    this.element.addEventListener("pointermove", (event) => {
      if (event.buttons) go(event);
    });
  }

  /** What it covers of the window, with its distance from the corner, in px. */
  get covers() {
    const { width, height } = this.element.getBoundingClientRect();
    return { width: width + CORNER, height: height + CORNER };
  }

  /** Takes in another drawing. @param {SVGSVGElement | null} land */
  show(land) {
    const ground = land?.querySelector(":scope > g[id]");
    if (ground) this.land.setAttribute("href", `#${ground.id}`);
    if (!land) this.element.classList.remove("shown");
  }

  /**
   * @param {Box} whole
   * @param {Box} seen
   * @param {boolean} needed
   */
  frame(whole, seen, needed) {
    this.element.classList.toggle("shown", needed);
    if (!needed) return;
    this.element.setAttribute("viewBox", `${whole.x} ${whole.y} ${whole.width} ${whole.height}`);
    this.element.style.setProperty("aspect-ratio", String(whole.width / whole.height));
    const part = common(whole, seen);
    for (const name of /** @type {const} */ (["x", "y", "width", "height"]))
      this.seen.setAttribute(name, String(part[name]));
  }
}
