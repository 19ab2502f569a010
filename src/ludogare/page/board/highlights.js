/**
 * What belongs together lights together: a whole tunnel or road, with a sentence about it.
 *
 * An element with `data-lights="t7"` lights every element with `data-group="t7"` while it is
 * pointed at, focused or tapped; its `data-tip` is shown and spoken, at the end of the board where it
 * does not lie over what is pointed at.
 */

import { h } from "../lib/dom.js";
import { middle } from "./geometry.js";

/**
 * @param {HTMLElement} host where the drawing lies
 * @returns {HTMLElement} the tip, to be put beside it
 */
export function highlighting(host) {
  const tip = h("p", { class: "tip", role: "status", hidden: true });
  let group = "";

  /** @param {EventTarget | null} target */
  function show(target) {
    const element = target instanceof Element ? target.closest("[data-lights], [data-tip]") : null;
    const inside = element && host.contains(element) ? element : null;
    const wanted = inside?.getAttribute("data-lights") ?? "";
    const words = inside?.getAttribute("data-tip") ?? "";
    for (const lit of host.querySelectorAll(".lit")) {
      if (lit.getAttribute("data-group") !== wanted) lit.classList.remove("lit");
    }
    if (wanted) {
      for (const part of host.querySelectorAll(`[data-group="${CSS.escape(wanted)}"]`))
        part.classList.add("lit");
    }
    group = wanted;
    if (words !== tip.textContent) tip.textContent = words;
    tip.hidden = !words;
    if (inside && words) tip.classList.toggle("high", isLow(inside, host));
  }

  pointed(host, show);
  host.addEventListener("click", (event) => show(event.target));
  host.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && group) show(null);
  });
  return tip;
}

/** Whether something lies in the lower half of a host: its tip stands at the other end. */
function isLow(/** @type {Element} */ element, /** @type {Element} */ host) {
  const [low, whole] = [element, host].map((e) => middle(e.getBoundingClientRect()).y);
  return low > whole;
}

/**
 * Tells what is pointed at or focused in a host, and null when nothing is.
 *
 * @param {HTMLElement} host
 * @param {(target: EventTarget | null) => void} show
 */
export function pointed(host, show) {
  // Where the pointer rests: what a new drawing puts under it was not pointed at.
  let rest = "";
  host.addEventListener("pointerover", (event) => {
    const at = `${event.clientX} ${event.clientY}`;
    show(at === rest ? null : event.target);
    rest = at;
  });
  host.addEventListener("pointermove", (event) => (rest = `${event.clientX} ${event.clientY}`));
  host.addEventListener("focusin", (event) => show(event.target));
  host.addEventListener("pointerleave", () =>
    show(host.contains(document.activeElement) ? document.activeElement : null),
  );
  host.addEventListener("focusout", (event) => show(event.relatedTarget));
}
