/** A number to choose, with a slider, and a button that says what it comes to. */

import { iconButton } from "../lib/buttons.js";
import { freshId, h } from "../lib/dom.js";
import { say } from "../lib/say.js";

/** @typedef {import("../lib/protocol.d.ts").ActionInfo} Action */

/**
 * @param {string} argument the argument that is a number
 * @param {Action[]} actions
 * @param {{play: (action: Action) => void}} listener
 */
export function amount(argument, actions, listener) {
  return new Amount(argument, actions, listener.play).element;
}

class Amount {
  /**
   * @param {string} argument
   * @param {Action[]} actions
   * @param {(action: Action) => void} play
   */
  constructor(argument, actions, play) {
    this.play = play;
    /** What each number comes to. */
    this.by = new Map(actions.map((a) => [Number(a.args[argument]), a]));
    this.values = [...this.by.keys()].sort((a, b) => a - b);
    this.least = this.values[0];
    this.most = this.values[this.values.length - 1];
    this.label = say("choose-amount", { least: this.least, most: this.most });
    const range = { min: this.least, max: this.most, step: 1, value: this.least };
    this.field = h("input", {
      type: "number",
      ...range,
      id: freshId(),
      inputMode: "numeric",
      class: "number",
      oninput: () => this.set(this.typed),
      onfocus: () => this.field.select(),
    });
    this.slider = h("input", {
      "type": "range",
      ...range,
      "aria-label": this.label,
      "oninput": () => this.choose(this.nearest(Number(this.slider.value))),
    });
    this.button = h("button", { type: "submit", class: "act strong" });
    this.element = this.build(argument, actions);
    this.set(this.least);
  }

  /**
   * @param {string} argument
   * @param {Action[]} actions
   */
  build(argument, actions) {
    const suggested = (/** @type {Event} */ event) => {
      const found = actions.find((a) => a.text === /** @type {CustomEvent} */ (event).detail);
      if (found) this.choose(Number(found.args[argument]));
    };
    const submit = (/** @type {Event} */ event) => {
      event.preventDefault();
      const action = this.by.get(this.typed);
      if (action) this.play(action);
    };
    return h(
      "form",
      { class: "amount", noValidate: true, onsuggest: suggested, onsubmit: submit },
      h("label", { htmlFor: this.field.id, class: "spoken" }, this.label),
      h(
        "span",
        { class: "stepper" },
        iconButton("less", say("choose-less"), () => this.choose(this.below)),
        this.field,
        iconButton("more", say("choose-more"), () => this.choose(this.above)),
      ),
      this.slider,
      this.button,
    );
  }

  /** The number in the field; NaN where there is none. */
  get typed() {
    return this.field.value === "" ? NaN : Number(this.field.value);
  }

  /** The next number that can be chosen, downwards. */
  get below() {
    const now = Number(this.field.value);
    return this.values.findLast((v) => v < now) ?? now;
  }

  /** The next number that can be chosen, upwards. */
  get above() {
    const now = Number(this.field.value);
    return this.values.find((v) => v > now) ?? now;
  }

  /** @param {number} wanted */
  nearest(wanted) {
    return this.values.reduce((a, b) => (Math.abs(b - wanted) < Math.abs(a - wanted) ? b : a));
  }

  /** @param {number} value */
  choose(value) {
    this.field.value = String(value);
    this.set(value);
  }

  /** Shows what a number comes to. @param {number} value */
  set(value) {
    const action = this.by.get(value);
    const done = (value - this.least) / (this.most - this.least || 1);
    this.slider.value = String(value);
    this.slider.style.setProperty("--done", `${100 * done}%`);
    this.button.disabled = !action;
    this.button.dataset.action = action?.text ?? "";
    this.button.textContent = action ? action.label : this.label;
  }
}
