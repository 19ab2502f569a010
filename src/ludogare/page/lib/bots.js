/** What the bots are called. */

import { say } from "./say.js";

/** @param {string} name */
export function botName(name) {
  switch (name) {
    case "passenger":
      return say("bot-passenger");
    case "porter":
      return say("bot-porter");
    case "stoker":
      return say("bot-stoker");
    case "driver":
      return say("bot-driver");
    case "engineer":
      return say("bot-engineer");
    case "random":
      return say("bot-random");
    default:
      return say("bot-program", {
        name: name.charAt(0).toUpperCase() + name.slice(1).replaceAll("_", " "),
      });
  }
}

/** What kind of player a bot is; nothing is known of a program. @param {string} name */
export function botCharacter(name) {
  switch (name) {
    case "passenger":
      return say("character-passenger");
    case "porter":
      return say("character-porter");
    case "stoker":
      return say("character-stoker");
    case "driver":
      return say("character-driver");
    case "engineer":
      return say("character-engineer");
    case "random":
      return say("character-random");
    default:
      return say("character-program");
  }
}

/** A bot's name without what is said of it. @param {string} name */
export function shortBotName(name) {
  return botName(name).split(/\s*:/)[0];
}
