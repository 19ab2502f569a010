/** What is offered beside the actions of a game. */

import { h } from "../lib/dom.js";
import { say } from "../lib/say.js";

/** Lets this move of another be, and all others in this round. @param {() => void} click */
export function skipRound(click) {
  return h("button", { type: "button", class: "quiet", onclick: click }, say("skip-round"));
}

/**
 * Who has left may come back.
 *
 * @param {import("../lib/protocol.d.ts").Player} player
 * @param {() => void} click
 */
export function comeBack(player, click) {
  return [
    h("p", {}, player.kind === "bot" ? say("left-bot") : say("left")),
    h("button", { type: "button", class: "strong", onclick: click }, say("come-back")),
  ];
}
