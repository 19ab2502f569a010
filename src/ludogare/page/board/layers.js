/**
 * Layers: what a drawing holds but shows on demand, such as whose the fields of a land are.
 *
 * An element with `data-layers="fields"` and `data-layers-name` offers a layer; while it is switched
 * on, every element with `data-layer="fields"` wears the class `shown`.
 */

import { iconButton } from "../lib/buttons.js";
import { fill, h } from "../lib/dom.js";
import { store, stored } from "../lib/storage.js";

export class Layers {
  constructor() {
    this.box = h("div", { class: "layers" });
    /** @type {SVGSVGElement | null} */
    this.svg = null;
  }

  /** Takes in another drawing. @param {SVGSVGElement | null} svg */
  show(svg) {
    this.svg = svg;
    const offers = [...(svg?.querySelectorAll("[data-layers]") ?? [])];
    const focused = this.box.contains(document.activeElement);
    fill(
      this.box,
      offers.map((offer) => this.button(offer)),
    );
    if (focused) this.box.querySelector("button")?.focus();
    this.draw();
  }

  /** @param {Element} offer */
  button(offer) {
    const layer = offer.getAttribute("data-layers") ?? "";
    const words = offer.getAttribute("data-layers-name") ?? layer;
    const click = () => {
      store(`layer-${layer}`, !this.on(layer));
      button.setAttribute("aria-pressed", String(this.on(layer)));
      this.draw();
    };
    const button = iconButton("layers", words, click, { "aria-pressed": String(this.on(layer)) });
    return button;
  }

  /** @param {string} layer */
  on(layer) {
    return stored(`layer-${layer}`, false);
  }

  draw() {
    for (const element of this.svg?.querySelectorAll("[data-layer]") ?? [])
      element.classList.toggle("shown", this.on(element.getAttribute("data-layer") ?? ""));
  }
}
