/**
 * What has been picked up on a board travels with the mouse until it is put down: within an element
 * that is chosen, the part with `data-carried`, as it is drawn.
 */

import { drawn } from "../lib/dom.js";

const BESIDE = 10; // px from the pointer

/** @param {HTMLElement} host where the drawing lies */
export function carrying(host) {
  const hand = drawn("svg", { "class": "ludogare carried", "aria-hidden": "true" });
  /** What is in hand. @type {SVGGElement | null} */
  let held = null;

  /** @param {SVGGElement | null} part */
  function take(part) {
    if (part === held) return;
    held = part;
    hand.remove();
    if (!part) return;
    const { x, y, width, height } = part.getBBox();
    const { width: across, height: down } = part.getBoundingClientRect();
    hand.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
    hand.setAttribute("width", String(across));
    hand.setAttribute("height", String(down));
    hand.replaceChildren(part.cloneNode(true));
    host.after(hand);
  }

  host.addEventListener("pointermove", ({ pointerType, clientX, clientY }) => {
    take(pointerType === "mouse" ? host.querySelector(".chosen [data-carried]") : null);
    hand.style.translate = `${clientX + BESIDE}px ${clientY + BESIDE}px`;
  });
  for (const gone of ["pointerleave", "drawn"]) host.addEventListener(gone, () => take(null));
}
