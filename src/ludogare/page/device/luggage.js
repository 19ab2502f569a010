/** What goes along to another device beside the seats: one's name and the finished matches. */

import { archive, receive } from "../lib/archive.js";
import { holdAt } from "../lib/seats.js";
import { store, stored } from "../lib/storage.js";

const MOST = 120; // finished matches that go along

export function packed() {
  return JSON.stringify({ name: stored("name", ""), archive: archive().slice(0, MOST) });
}

/** Takes in what came. @param {import("../lib/protocol.d.ts").HandedOver} came */
export function unpack({ tables, luggage }) {
  for (const { table, seats } of tables) holdAt(table, { held: seats, links: {} });
  const { name, archive: finished } = JSON.parse(luggage || "{}");
  if (name && !stored("name", "")) store("name", name);
  if (Array.isArray(finished)) receive(finished);
}
