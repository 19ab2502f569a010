/** Before a match: taking a seat, and links for friends. */

import { shareable } from "../frame/share.js";
import { nonce, post } from "../lib/api.js";
import { fill, h } from "../lib/dom.js";
import { mark } from "../lib/icons.js";
import { MAX_NAME } from "../lib/limits.js";
import { say } from "../lib/say.js";
import { store, stored } from "../lib/storage.js";

/** @typedef {import("../lib/protocol.d.ts").TableInfo} TableInfo */

/**
 * A form that takes a seat: the one of a key, or any free one.
 *
 * @param {string} table
 * @param {string | null} key
 * @param {(seat: number) => void} sat
 */
export function sitForm(table, key, sat) {
  const field = h("input", {
    "type": "text",
    "value": stored("name", ""),
    "maxLength": MAX_NAME,
    "autocomplete": "nickname",
    "placeholder": say("name"),
    "aria-label": say("name"),
  });
  const button = h("button", { type: "submit", class: "strong" }, say("sit"));
  const problem = h("p", { class: "bad", role: "alert", hidden: true });
  const send = async (/** @type {Event} */ event) => {
    event.preventDefault();
    button.disabled = true;
    const name = field.value.trim();
    try {
      const answer = await post(`/api/tables/${table}/sit`, {
        ...(key ? { key } : {}),
        ...(name ? { name } : {}),
        nonce: nonce(),
      });
      if (name) store("name", name);
      sat(answer.seat);
    } catch (refused) {
      problem.hidden = false;
      problem.textContent = /** @type {Error} */ (refused).message;
      button.disabled = false;
    }
  };
  return h(
    "form",
    { class: "sit", onsubmit: send },
    h("div", { class: "row" }, field, button),
    problem,
  );
}

/**
 * The links to seats that are still free.
 *
 * @param {TableInfo["seats"]} seats
 * @param {Record<string, string>} links
 */
function linkList(seats, links) {
  const free = seats.filter((s) => !s.taken && links[s.seat]);
  return h(
    "ul",
    { class: "links" },
    free.map((s) =>
      h(
        "li",
        {},
        mark(s.seat),
        h("span", { class: "seat-words" }, say("seat-number", { n: s.seat + 1 })),
        shareable(new URL(links[s.seat], location.href).href),
      ),
    ),
  );
}

/** What a table that waits for players has to say. */
export class Lounge {
  /** @param {(seat: number) => void} sat */
  constructor(sat) {
    this.sat = sat;
    this.element = h("div", { class: "lounge", hidden: true });
    this.drawn = "";
  }

  /**
   * @param {import("../lib/protocol.d.ts").Player[]} players
   * @param {TableInfo} info
   * @param {import("./holding.js").Holding} holding
   */
  show(players, info, { links, any, seats: held }) {
    const seats = players.map(({ seat, name, kind, taken }) => ({ seat, name, kind, taken }));
    const drawn = JSON.stringify([seats, held]);
    if (this.drawn === drawn) return; // somebody may be typing here
    this.drawn = drawn;
    const some = seats.some((s) => !s.taken && links[s.seat]);
    const open = !any && info.settings.listed && seats.some((s) => !s.taken);
    fill(
      this.element,
      h("h2", {}, some ? say("lounge-invite") : open ? say("lounge-free") : say("lounge")),
      h("p", {}, some ? say("lounge-links") : say("lounge-wait")),
      some ? linkList(seats, links) : null,
      open ? sitForm(info.table, null, this.sat) : null,
    );
  }
}
