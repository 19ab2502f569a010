/** What can be done, as labelled controls: the way to play by keyboard and screen reader. */

import { fill, h } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { say } from "../lib/say.js";
import { amount } from "./amount.js";

/** @typedef {import("../lib/protocol.d.ts").ActionInfo} Action */
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
    icon("undo"),
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
      icon("turn"),
      say("choose-turn", { at: offer.at + 1, of: offer.of }),
    ),
    button(offer.action, listener, true),
  );
}
