/** The tables that anybody may join or watch. */

import { get } from "../lib/api.js";
import { fill, h } from "../lib/dom.js";
import { language, say } from "../lib/say.js";
import { board, openState, replace } from "./board.js";

/** @param {HTMLElement} host */
export async function showOpenTables(host) {
  const title = h("h2", {}, say("open-tables"));
  try {
    const tables = await get("/api/tables", { language: language() });
    const none = h("p", { class: "none" }, say("open-none"));
    replace(host, title, tables.length ? board(tables, openState) : none);
  } catch (problem) {
    fill(host, title, h("p", { class: "soft" }, /** @type {Error} */ (problem).message));
  }
}
