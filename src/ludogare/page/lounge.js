/** Before a match: taking a seat, and links for friends. */

import { nonce, post } from "./api.js";
import { fill, h } from "./dom.js";
import { copy } from "./frame.js";
import { keep, kept } from "./kept.js";
import { mark, sign } from "./marks.js";
import { say } from "./say.js";

/** @typedef {import("./types.js").TableInfo} TableInfo */

export const LONGEST_NAME = 30;

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
    "value": kept("name", ""),
    "maxLength": LONGEST_NAME,
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
      if (name) keep("name", name);
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

/**
 * A link in a field, with a button that copies it, and one that shares it where that exists.
 *
 * @param {string} address
 */
export function shareable(address) {
  const field = h("input", {
    "type": "text",
    "readOnly": true,
    "value": address,
    "aria-label": say("link"),
    "onfocus": () => field.select(),
  });
  const button = h(
    "button",
    { type: "button", onclick: () => copy(address, say("copied")) },
    sign("copy"),
    say("copy"),
  );
  const share =
    "share" in navigator
      ? h(
          "button",
          {
            "type": "button",
            "class": "icon",
            "aria-label": say("share"),
            "title": say("share"),
            "onclick": () => navigator.share({ url: address }).catch(() => {}),
          },
          sign("share"),
        )
      : null;
  return h("span", { class: "shareable" }, field, button, share);
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
   * @param {import("./types.js").Player[]} players
   * @param {{info: TableInfo, links: Record<string, string>, held: number[]}} table
   */
  show(players, { info, links, held }) {
    const seats = players.map(({ seat, name, kind, taken }) => ({ seat, name, kind, taken }));
    const drawn = JSON.stringify([seats, held]);
    if (this.drawn === drawn) return; // somebody may be typing here
    this.drawn = drawn;
    const some = seats.some((s) => !s.taken && links[s.seat]);
    const open = !held.length && info.settings.listed && seats.some((s) => !s.taken);
    fill(
      this.element,
      h("h2", {}, some ? say("lounge-invite") : open ? say("lounge-free") : say("lounge")),
      h("p", {}, some ? say("lounge-links") : say("lounge-wait")),
      some ? linkList(seats, links) : null,
      open ? sitForm(info.table, null, this.sat) : null,
    );
  }
}
