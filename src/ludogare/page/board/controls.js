/** What can be done, as labelled controls: the way to play by keyboard and screen reader. */

import { fill, h } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { say } from "../lib/say.js";
import { amount } from "./amount.js";
import { toldApart } from "./choose.js";

/** @typedef {import("../lib/protocol.d.ts").ActionInfo} Action */
/** @typedef {import("./choose.js").Choice} Choice */
/** @typedef {import("./choose.js").Offer} Offer */

/**
 * @typedef {{play: (action: Action) => void, preview: (action: Action | null) => void,
 *   changed: () => void}} Listener `changed`: a step was taken back, or something was turned
 * @typedef {{begun: boolean, strong: boolean}} Looks how a button stands for an action: whether part
 *   of it is marked on the board, and need not be named; whether it is the one
 */

/**
 * Shows the controls of a choice.
 *
 * @param {HTMLElement} host
 * @param {Choice} choice
 * @param {Offer[]} offers
 * @param {Listener} listener
 */
export function showControls(host, choice, offers, listener) {
  const decided = choice.decided;
  const begun = choice.steps.length > 0 && toldApart(offers.flatMap((offer) => ("action" in offer ? [offer.action] : [])));
  const made = offers.map((offer) => control(offer, choice, listener, { begun, strong: decided !== null }));
  const none = made.length || !choice.actions.length;
  const elsewhere = none ? null : h("p", { class: "elsewhere" }, say("choose-board"));
  fill(host, choice.steps.length ? back(choice, listener) : null, ...made, elsewhere);
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
    icon("back"),
    h("span", {}, say("choose-back")),
  );
}

/**
 * @param {Offer} offer
 * @param {Choice} choice
 * @param {Listener} listener
 * @param {Looks} looks
 * @returns {HTMLElement}
 */
function control(offer, choice, listener, looks) {
  switch (offer.kind) {
    case "button":
      return button(offer.action, listener, looks);
    case "amount":
      return amount(offer.argument, offer.actions, listener);
    case "turn":
      return turn(offer, choice, listener);
  }
}

/**
 * @param {Action} action
 * @param {Listener} listener
 * @param {Looks} looks
 */
function button(action, listener, { begun, strong }) {
  const short = begun && action.short;
  return h(
    "button",
    {
      "type": "button",
      "class": strong ? "act strong" : "act",
      "title": short ? action.label : "",
      ...acting(action, listener),
    },
    short || action.label,
  );
}

/**
 * What makes a control stand for an action: it plays it, and shows on the board what that would do.
 *
 * @param {Action} action
 * @param {Listener} listener
 */
export function acting(action, listener) {
  return {
    "data-action": action.text,
    "onclick": () => listener.play(action),
    "onpointerenter": () => listener.preview(action),
    "onpointerleave": () => listener.preview(null),
    "onfocus": () => listener.preview(action),
    "onblur": () => listener.preview(null),
  };
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
    button(offer.action, listener, { begun: true, strong: true }),
  );
}
