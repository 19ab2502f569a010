/**
 * Layers: what a drawing holds but shows on demand, such as whose the fields of a land are.
 *
 * An element with `data-layers="fields"` and `data-layers-name` offers a layer; while it is switched
 * on, every element with `data-layer="fields"` wears the class `shown`.
 */

import { fill, h } from "./dom.js";
import { keep, kept } from "./kept.js";
import { sign } from "./marks.js";

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
    const button = h(
      "button",
      {
        "type": "button",
        "class": "icon",
        "aria-label": words,
        "title": words,
        "aria-pressed": String(this.on(layer)),
        "onclick": () => {
          keep(`layer-${layer}`, !this.on(layer));
          button.setAttribute("aria-pressed", String(this.on(layer)));
          this.draw();
        },
      },
      sign("layers"),
    );
    return button;
  }

  /** @param {string} layer */
  on(layer) {
    return kept(`layer-${layer}`, false);
  }

  draw() {
    for (const element of this.svg?.querySelectorAll("[data-layer]") ?? [])
      element.classList.toggle("shown", this.on(element.getAttribute("data-layer") ?? ""));
  }
}
