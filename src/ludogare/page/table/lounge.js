/** Before a match: taking a seat, and links for friends. */

import { shareable } from "../frame/share.js";
import { change, nonce } from "../lib/api.js";
import { iconButton } from "../lib/buttons.js";
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
  const own = { id: nonce(), nonce: nonce() };
  const send = async (/** @type {Event} */ event) => {
    event.preventDefault();
    button.disabled = true;
    const name = field.value.trim();
    try {
      const answer = await change(`/api/tables/${table}/sit`, {
        ...(key ? { key } : {}),
        ...(name ? { name } : {}),
        ...own,
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
 * The seats that are taken by links: those that are free with the link, and for each a way to
 * void the link that was given.
 *
 * @param {TableInfo["seats"]} seats
 * @param {Record<string, string>} links
 * @param {(seat: number) => void} free
 */
function linkList(seats, links, free) {
  const given = seats.filter((s) => links[s.seat]);
  return h(
    "ul",
    { class: "links" },
    given.map((s) => {
      const words = say(s.taken ? "lounge-free-seat" : "lounge-new-link");
      const number = say("seat-number", { n: s.seat + 1 });
      return h(
        "li",
        {},
        mark(s.seat),
        h("span", { class: "seat-words" }, s.taken ? s.name : number),
        s.taken ? null : shareable(new URL(links[s.seat], location.href).href),
        iconButton(s.taken ? "close" : "turn", `${words} (${s.taken ? s.name : number})`, () =>
          free(s.seat),
        ),
      );
    }),
  );
}

/** What a table that waits for players has to say. */
export class Lounge {
  /**
   * @param {(seat: number) => void} sat
   * @param {(seat: number) => void} free the maker wants a seat free again, or a new link to it
   */
  constructor(sat, free) {
    this.sat = sat;
    this.free = free;
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
    const drawn = JSON.stringify([seats, held, links]);
    if (this.drawn === drawn) return; // somebody may be typing here
    this.drawn = drawn;
    const some = seats.some((s) => links[s.seat]);
    const open = !any && info.settings.listed && seats.some((s) => !s.taken);
    fill(
      this.element,
      h("h2", {}, some ? say("lounge-invite") : open ? say("lounge-free") : say("lounge")),
      h("p", {}, some ? say("lounge-links") : say("lounge-wait")),
      some ? linkList(seats, links, this.free) : null,
      open ? sitForm(info.table, null, this.sat) : null,
    );
  }
}
