/** The seats that are held here, and whose view is open. */

import { heldAt, holdAt } from "../lib/seats.js";

export class Holding {
  /** @param {import("../lib/protocol.d.ts").TableInfo} info */
  constructor(info) {
    this.table = info.table;
    this.seats = info.held;
    /** The links for friends, until they are taken. */
    this.links = heldAt(info.table).links;
    /** The seat whose view may be shown without a curtain. @type {number | null} */
    this.open = this.several ? null : (this.seats[0] ?? null);
  }

  /** Whether several people share this device. */
  get several() {
    return this.seats.length > 1;
  }

  get any() {
    return this.seats.length > 0;
  }

  /** The seat to look from at first: the one whose view is open, or any. */
  get first() {
    return this.open ?? this.seats[0] ?? null;
  }

  /** @param {number} seat */
  add(seat) {
    this.seats = [...new Set([...this.seats, seat])];
    this.open = seat;
    this.save();
  }

  /** @param {number} seat */
  remove(seat) {
    this.seats = this.seats.filter((s) => s !== seat);
    this.save();
  }

  /**
   * The link to a seat is another one now.
   *
   * @param {number} seat
   * @param {string} link
   */
  relink(seat, link) {
    this.links = { ...this.links, [seat]: link };
    this.save();
  }

  /** Every link is taken. */
  forgetLinks() {
    if (!Object.keys(this.links).length) return;
    this.links = {};
    this.save();
  }

  save() {
    holdAt(this.table, { held: this.seats, links: this.links });
  }

  /** The held seats that are awaited. @param {import("../lib/protocol.d.ts").Snapshot} s */
  awaited(s) {
    return s.status === "running" ? this.seats.filter((seat) => s.players[seat]?.awaited) : [];
  }
}
