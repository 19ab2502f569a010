/** Before a match: taking a seat, and links for friends. */

import { shareable } from "../frame/share.js";
import { change } from "../lib/api.js";
import { iconButton } from "../lib/buttons.js";
import { fill, h } from "../lib/dom.js";
import { labelled, select } from "../lib/fields.js";
import { mark } from "../lib/icons.js";
import { MAX_NAME } from "../lib/limits.js";
import { noteAt, ownPart } from "../lib/noted.js";
import { invitationOrigins, onlyHere } from "../lib/origins.js";
import { say } from "../lib/say.js";
import { store, stored } from "../lib/storage.js";

/** @typedef {import("../lib/protocol.d.ts").TableInfo} TableInfo */

/**
 * A form that takes a seat: the one of a key, or any free one.
 *
 * @param {TableInfo} info
 * @param {string | null} key
 * @param {(seat: number) => void} sat
 */
export function sitForm({ table, fairness }, key, sat) {
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
    const own = ownPart(table, fairness.commitment);
    try {
      const answer = await change(`/api/tables/${table}/sit`, {
        ...(key ? { key } : {}),
        ...(name ? { name } : {}),
        ...own,
      });
      if (name) store("name", name);
      noteAt(table, { nonces: { [answer.seat]: own.nonce } });
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
 * @param {string} origin where others reach the server
 * @param {(seat: number) => void} free
 */
function linkList(seats, links, origin, free) {
  const given = seats.filter((s) => links[s.seat]);
  return h(
    "ul",
    { class: "links" },
    given.map((s) => {
      const words = s.taken ? say("lounge-free-seat") : say("lounge-new-link");
      const number = say("seat-number", { n: s.seat + 1 });
      return h(
        "li",
        {},
        mark(s.seat),
        h("span", { class: "seat-words" }, s.taken ? s.name : number),
        s.taken ? null : shareable(new URL(links[s.seat], origin).href),
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
    /** Where others reach the server; null before it has said so. @type {string[] | null} */
    this.origins = null;
    /** @type {Promise<string[]> | null} */
    this.learning = null;
    /** The form for whoever takes a seat. @type {HTMLElement | null} */
    this.form = null;
    this.origin = location.origin;
  }

  /** Asks where others reach the server, once, before links are shown. @param {() => void} then */
  learnOrigins(then) {
    if (this.origins !== null) return true;
    this.learning ??= invitationOrigins();
    this.learning.then((origins) => {
      this.origins = origins;
      this.origin = origins[0] ?? location.origin;
      then();
    });
    return false;
  }

  /** Which addresses work, where that is not plain. @param {() => void} again shows the links anew */
  addresses(again) {
    const origins = /** @type {string[]} */ (this.origins ?? []);
    if (!origins.length) return onlyHere();
    const words = say("lounge-address");
    if (origins.length === 1) return h("p", { class: "soft" }, `${words} ${origins[0]}`);
    const entries = origins.map((o) => /** @type {[string, string]} */ ([o, o]));
    const choose = (/** @type {string} */ chosen) => {
      this.origin = chosen;
      again();
    };
    return labelled(words, select(entries, this.origin, choose));
  }

  /**
   * @param {import("../lib/protocol.d.ts").Player[]} players
   * @param {TableInfo} info
   * @param {import("./holding.js").Holding} holding
   */
  show(players, info, holding) {
    const { links, any, seats: held } = holding;
    const again = () => this.show(players, info, holding);
    const seats = players.map(({ seat, name, kind, taken }) => ({ seat, name, kind, taken }));
    const some = seats.some((s) => links[s.seat]);
    if (some && !this.learnOrigins(again)) return;
    const drawn = JSON.stringify([seats, held, links, this.origin]);
    if (this.drawn === drawn) return;
    this.drawn = drawn;
    const open = !any && info.settings.listed && seats.some((s) => !s.taken);
    if (open) this.form ??= sitForm(info, null, this.sat); // somebody may be typing there
    const focused = this.form?.contains(document.activeElement) ? document.activeElement : null;
    fill(
      this.element,
      h("h2", {}, some ? say("lounge-invite") : open ? say("lounge-free") : say("lounge")),
      h("p", {}, some ? say("lounge-links") : say("lounge-wait")),
      some ? linkList(seats, links, this.origin, this.free) : null,
      some ? this.addresses(again) : null,
      open ? this.form : null,
    );
    /** @type {HTMLElement | null} */ (focused)?.focus();
  }
}
