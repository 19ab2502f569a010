/** What goes along to another device beside the seats: one's name and the finished matches. */

import { archive, receive } from "../lib/archive.js";
import { keepRated, ownRated } from "../lib/rated.js";
import { holdAt } from "../lib/seats.js";
import { store, stored } from "../lib/storage.js";

const MOST = 120; // finished matches that go along

export function packed() {
  const finished = archive().slice(0, MOST);
  return JSON.stringify({ name: stored("name", ""), rated: ownRated(), archive: finished });
}

/** Takes in what came. @param {import("../lib/protocol.d.ts").HandedOver} came */
export function unpack({ tables, luggage }) {
  for (const { table, seats } of tables) holdAt(table, { held: seats, links: {} });
  const { name, rated, archive: finished } = JSON.parse(luggage || "{}");
  if (name && !stored("name", "")) store("name", name);
  if (rated && !ownRated()) keepRated(rated);
  if (Array.isArray(finished)) receive(finished);
}
