/**
 * What belongs together lights together: a whole tunnel or road, with a sentence about it.
 *
 * An element with a `data-tip` lights every element of its `data-group`, or of the group that it names
 * in `data-lights`, while it is pointed at, focused or tapped; the tip is shown and spoken, at the end
 * of the board where it hides least of what is pointed at, of what is lit and of what can be chosen.
 * Whatever has a name in the drawing says it when it is tapped, or reached by the keyboard; the board
 * itself says which keys do that.
 */

import { h } from "../lib/dom.js";
import { say } from "../lib/say.js";
import { common, middle } from "./geometry.js";
import { nameOf } from "./naming.js";

const WATCHED = 40; // of what can be chosen, so many are kept free of a tip

/**
 * @param {HTMLElement} host where the drawing lies
 * @param {() => string} otherwise what is said to a tap on something that says nothing itself
 * @returns {HTMLElement} the tip, to be put beside it
 */
export function highlighting(host, otherwise = () => "") {
  const tip = h("p", { class: "tip", role: "status", hidden: true });
  let group = "";
  /** What the tip is about. @type {EventTarget | null} */
  let about = null;

  /**
   * @param {EventTarget | null} target
   * @param {string} [words]
   */
  function show(target, words) {
    const element = target instanceof Element ? target.closest("[data-lights], [data-tip]") : null;
    const inside = element && host.contains(element) ? element : null;
    const wanted = lights(inside);
    const said = words ?? inside?.getAttribute("data-tip") ?? "";
    for (const lit of host.querySelectorAll(".lit")) {
      if (lit.getAttribute("data-group") !== wanted) lit.classList.remove("lit");
    }
    if (wanted) {
      for (const part of host.querySelectorAll(`[data-group="${CSS.escape(wanted)}"]`))
        part.classList.add("lit");
    }
    group = wanted;
    about = target;
    if (said !== tip.textContent) tip.textContent = said;
    tip.hidden = !said;
    place();
  }

  /** Puts the tip where it hides least. */
  function place() {
    if (!(about instanceof Element) || tip.hidden) return;
    const ends = [isLow(about, host), !isLow(about, host)];
    const hides = ends.map((high) => {
      tip.classList.toggle("high", high);
      return hidden(tip, about === host ? null : about, host);
    });
    tip.classList.toggle("high", ends[hides[1] < hides[0] ? 1 : 0]);
  }

  pointed(host, (target) => show(target));
  host.addEventListener("focusin", ({ target }) => {
    if (target instanceof Element && target.matches(":focus-visible"))
      show(target, target === host ? say("board-keys") : spokenOf(target) || undefined);
  });
  host.addEventListener("click", ({ target }) => show(target, spokenOf(target) || otherwise()));
  host.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && group) show(null);
  });
  host.addEventListener("lit", place);
  // In another drawing what was said holds no more, unless it is still there and says the same.
  host.addEventListener("drawn", () => {
    const id = about instanceof SVGElement ? about.closest("[id]")?.id : "";
    const still = id ? host.querySelector(`[id="${CSS.escape(id)}"]`) : null;
    if (about !== host && (!still || spokenOf(still) !== tip.textContent)) show(null);
  });
  return tip;
}

/**
 * How much of what matters a tip hides: what it is about and what is lit above all.
 *
 * @param {Element} tip
 * @param {EventTarget | null} about
 * @param {Element} host
 */
function hidden(tip, about, host) {
  const box = tip.getBoundingClientRect();
  const over = (/** @type {Element[]} */ parts) =>
    parts.filter((part) => {
      const { width, height } = common(box, part.getBoundingClientRect());
      return width > 0 && height > 0;
    }).length;
  const first = [...host.querySelectorAll(".spotlight-rim"), ...(about instanceof Element ? [about] : [])];
  return over(first) * WATCHED + over([...host.querySelectorAll(".can")].slice(0, WATCHED - 1));
}

/** The group that an element lights. @param {Element | null} element */
function lights(element) {
  return element?.getAttribute("data-lights") ?? element?.getAttribute("data-group") ?? "";
}

/** Whether something lies in the lower half of a host: its tip stands at the other end. */
function isLow(/** @type {Element} */ element, /** @type {Element} */ host) {
  const [low, whole] = [element, host].map((e) => middle(e.getBoundingClientRect()).y);
  return low > whole;
}

/** What a thing of a drawing says of itself. @param {EventTarget | null} target */
function spokenOf(target) {
  for (let at = target; at instanceof SVGElement && !(at instanceof SVGSVGElement && !at.ownerSVGElement); at = at.parentElement) {
    const words = nameOf(at);
    if (words) return words;
  }
  return "";
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
