/** The tables that anybody may join or watch. */

import { get } from "../lib/api.js";
import { fill, h } from "../lib/dom.js";
import { ratingLists } from "../lib/rated.js";
import { language, say } from "../lib/say.js";
import { board, openState, replace } from "./board.js";

/** @typedef {import("../lib/protocol.d.ts").TableFace} TableFace */

/** @param {HTMLElement} host */
export async function showOpenTables(host) {
  const title = h("h2", {}, say("open-tables"));
  try {
    const tables = await get("/api/tables", { language: language() });
    const none = h("p", { class: "none" }, say("open-none"));
    const rated = tables.some((/** @type {TableFace} */ t) => t.seats.some((s) => s.rated));
    const lists = rated ? await ratingLists().catch(() => null) : null;
    replace(host, title, tables.length ? board(tables, openState, lists) : none);
  } catch (problem) {
    fill(host, title, h("p", { class: "soft" }, /** @type {Error} */ (problem).message));
  }
}
