/** The way between the two pages about what was. */

import { h } from "../lib/dom.js";
import { say } from "../lib/say.js";

/** @param {"history" | "figures"} here */
export function tabs(here) {
  /** @type {["history" | "figures", string][]} */
  const pages = [
    ["history", say("history")],
    ["figures", say("figures")],
  ];
  return h(
    "nav",
    { "class": "past-tabs", "aria-label": say("past-nav") },
    pages.map(([page, words]) =>
      h("a", { "href": `/${page}`, "aria-current": page === here && "page" }, words),
    ),
  );
}
