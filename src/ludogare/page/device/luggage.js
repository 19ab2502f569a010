/** What goes along to another device beside the seats: one's name, links for friends, finished matches. */

import { archive, receive } from "../lib/archive.js";
import { keepRated, ownRated } from "../lib/rated.js";
import { heldAt, heldTables, holdAt } from "../lib/seats.js";
import { store, stored } from "../lib/storage.js";

const MOST = 120; // finished matches that go along

export function packed() {
  const finished = archive().slice(0, MOST);
  const inviting = heldTables().filter((table) => Object.keys(heldAt(table).links).length);
  const links = Object.fromEntries(inviting.map((table) => [table, heldAt(table).links]));
  return JSON.stringify({ name: stored("name", ""), rated: ownRated(), links, archive: finished });
}

/** Takes in what came. @param {import("../lib/protocol.d.ts").HandedOver} came */
export function unpack({ tables, luggage }) {
  const { name, rated, links, archive: finished } = JSON.parse(luggage || "{}");
  for (const { table, seats } of tables) {
    const here = heldAt(table);
    const held = [...new Set([...here.held, ...seats])];
    holdAt(table, { held, links: { ...here.links, ...links?.[table] } });
  }
  if (name && !stored("name", "")) store("name", name);
  if (rated && !ownRated()) keepRated(rated);
  if (Array.isArray(finished)) receive(finished);
}
