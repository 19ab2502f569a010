/** Going on at another device: one shows a link and a code, the other takes them. */

import { note } from "../frame/notes.js";
import { go } from "../lib/address.js";
import { change, nonce } from "../lib/api.js";
import { fill, h } from "../lib/dom.js";
import { say } from "../lib/say.js";
import { heldTables } from "../lib/seats.js";
import { Giving } from "./giving.js";
import { unpack } from "./luggage.js";

/**
 * @param {URL} url with the code after its #, where somebody comes by the link
 * @returns {import("../frame/frame.js").Page}
 */
export function device(url) {
  const code = url.hash.slice(1);
  const giving = new Giving();
  const element = h(
    "div",
    { class: "device-page" },
    h("h1", {}, say("device")),
    taking(code),
    code ? null : h("section", {}, h("h2", {}, say("device-give")), giving.element),
  );
  return { element, title: `${say("device")} – Ludogare`, close: () => giving.close() };
}

/** Takes what another device has given. @param {string} code as the link has it, or nothing */
function taking(code) {
  const problem = h("p", { class: "bad", role: "alert" });
  const field = h("input", {
    "type": "text",
    "value": code,
    "autocomplete": "off",
    "autocapitalize": "characters",
    "spellcheck": false,
    "placeholder": "ABCD-EFGH-JKMN",
    "aria-label": say("device-code"),
    "required": true,
  });
  const button = h("button", { type: "submit", class: "strong" }, say("device-take-do"));
  const id = nonce();
  const take = async (/** @type {Event} */ event) => {
    event.preventDefault();
    button.disabled = true;
    fill(problem);
    try {
      unpack(await change("/api/handovers/claim", { code: field.value, id }));
      note([say("device-taken", { n: heldTables().length })]);
      go("/");
    } catch (refused) {
      fill(problem, /** @type {Error} */ (refused).message);
      button.disabled = false;
    }
  };
  return h(
    "section",
    {},
    h("h2", {}, say("device-take")),
    h("p", {}, code ? say("device-take-link") : say("device-take-words")),
    h("form", { class: "sit", onsubmit: take }, h("div", { class: "row" }, field, button)),
    problem,
  );
}
