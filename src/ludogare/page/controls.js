/** What can be done, as labelled controls: the way to play by keyboard and screen reader. */

import { fill, fresh, h } from "./dom.js";
import { sign } from "./marks.js";
import { say } from "./say.js";

/** @typedef {import("./types.js").Action} Action */
/** @typedef {import("./choose.js").Choice} Choice */
/** @typedef {import("./choose.js").Offer} Offer */

/**
 * @typedef {{play: (action: Action) => void, preview: (action: Action | null) => void,
 *   changed: () => void}} Listener `changed`: a step was taken back, or something was turned
 */

/**
 * Shows the controls of a choice.
 *
 * @param {HTMLElement} host
 * @param {Choice} choice
 * @param {number} room letters that fit on buttons
 * @param {Listener} listener
 */
export function showControls(host, choice, room, listener) {
  const offers = choice.offers(room);
  const decided = choice.decided;
  const made = offers.map((offer) => control(offer, choice, listener, decided !== null));
  fill(host, choice.steps.length ? back(choice, listener) : null, ...made);
}

/**
 * @param {Choice} choice
 * @param {Listener} listener
 */
function back(choice, listener) {
  const click = () => {
    choice.back();
    listener.changed();
  };
  return h(
    "button",
    { type: "button", class: "quiet back", onclick: click },
    sign("undo"),
    h("span", {}, say("choose-back")),
  );
}

/**
 * @param {Offer} offer
 * @param {Choice} choice
 * @param {Listener} listener
 * @param {boolean} confirming
 * @returns {HTMLElement}
 */
function control(offer, choice, listener, confirming) {
  switch (offer.kind) {
    case "button":
      return button(offer.action, listener, confirming);
    case "amount":
      return amount(offer.argument, offer.actions, listener);
    case "list":
      return list(offer.actions, listener);
    case "turn":
      return turn(offer, choice, listener);
  }
}

/**
 * @param {Action} action
 * @param {Listener} listener
 * @param {boolean} [strong]
 */
function button(action, listener, strong = false) {
  return h(
    "button",
    {
      "type": "button",
      "class": strong ? "act strong" : "act",
      "data-action": action.text,
      "onclick": () => listener.play(action),
      "onpointerenter": () => listener.preview(action),
      "onpointerleave": () => listener.preview(null),
      "onfocus": () => listener.preview(action),
      "onblur": () => listener.preview(null),
    },
    action.label,
  );
}

/**
 * A number, with a slider, and a button that says what it comes to.
 *
 * @param {string} argument
 * @param {Action[]} actions
 * @param {Listener} listener
 */
function amount(argument, actions, listener) {
  const by = new Map(actions.map((a) => [Number(a.args[argument]), a]));
  const values = [...by.keys()].sort((a, b) => a - b);
  const [least, most] = [values[0], values[values.length - 1]];
  const label = say("choose-amount", { least, most });
  const id = fresh();
  const field = h("input", {
    type: "number",
    id,
    min: least,
    max: most,
    step: 1,
    value: least,
    inputMode: "numeric",
    class: "number",
  });
  const slider = h("input", {
    "type": "range",
    "min": least,
    "max": most,
    "step": 1,
    "value": least,
    "aria-label": label,
  });
  const go = h("button", { type: "submit", class: "act strong" });

  /** @param {number} value */
  const set = (value) => {
    const action = by.get(value);
    slider.value = String(value);
    slider.style.setProperty("--done", `${(100 * (value - least)) / (most - least || 1)}%`);
    go.disabled = !action;
    go.dataset.action = action?.text ?? "";
    go.textContent = action ? action.label : label;
  };
  /** @param {number} by_ */
  const step = (by_) => {
    const now = Number(field.value);
    const next = by_ > 0 ? values.find((v) => v > now) : values.findLast((v) => v < now);
    field.value = String(next ?? now);
    set(Number(field.value));
  };
  field.addEventListener("input", () => set(field.value === "" ? NaN : Number(field.value)));
  field.addEventListener("focus", () => field.select());
  slider.addEventListener("input", () => {
    const wanted = Number(slider.value);
    const nearest = values.reduce((a, b) => (Math.abs(b - wanted) < Math.abs(a - wanted) ? b : a));
    field.value = String(nearest);
    set(nearest);
  });
  set(least);
  const less = h(
    "button",
    {
      "type": "button",
      "class": "icon",
      "aria-label": say("choose-less"),
      "onclick": () => step(-1),
    },
    sign("less"),
  );
  const more = h(
    "button",
    {
      "type": "button",
      "class": "icon",
      "aria-label": say("choose-more"),
      "onclick": () => step(1),
    },
    sign("more"),
  );
  const suggested = (/** @type {Event} */ event) => {
    const found = actions.find((a) => a.text === /** @type {CustomEvent} */ (event).detail);
    if (!found) return;
    field.value = String(found.args[argument]);
    set(Number(field.value));
  };
  return h(
    "form",
    {
      class: "amount",
      noValidate: true,
      onsuggest: suggested,
      onsubmit: (/** @type {Event} */ event) => {
        event.preventDefault();
        const action = by.get(Number(field.value));
        if (action && field.value !== "") listener.play(action);
      },
    },
    h("label", { htmlFor: id, class: "spoken" }, label),
    h("span", { class: "stepper" }, less, field, more),
    slider,
    go,
  );
}

/**
 * Many actions: a list, and a button that does the one chosen in it.
 *
 * @param {Action[]} actions
 * @param {Listener} listener
 */
function list(actions, listener) {
  const words = say("choose-list", { n: actions.length });
  const select = h(
    "select",
    { "aria-label": words },
    h("option", { value: "" }, words),
    actions.map((a, i) => h("option", { "value": String(i), "data-action": a.text }, a.label)),
  );
  const go = h("button", { type: "submit", class: "act", disabled: true }, say("choose-do"));
  const chosen = () => (select.value === "" ? null : actions[Number(select.value)]);
  const show = () => {
    go.disabled = chosen() === null;
    listener.preview(chosen());
  };
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    const action = chosen();
    if (action) listener.play(action);
  };
  return h(
    "form",
    {
      class: "list",
      onsubmit: submit,
      onchange: show,
      onfocusin: show,
      onfocusout: () => listener.preview(null),
      onsuggest: show,
    },
    select,
    go,
  );
}

/**
 * @param {Offer & {kind: "turn"}} offer
 * @param {Choice} choice
 * @param {Listener} listener
 */
function turn(offer, choice, listener) {
  const click = () => {
    choice.turn();
    listener.changed();
  };
  return h(
    "div",
    { class: "turn" },
    h(
      "button",
      { "type": "button", "class": "act", "onclick": click, "aria-keyshortcuts": "R" },
      sign("turn"),
      say("choose-turn", { at: offer.at + 1, of: offer.of }),
    ),
    button(offer.action, listener, true),
  );
}
