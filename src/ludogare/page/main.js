/** The ways through the station: which address shows which page. */

import { h } from "./dom.js";
import { arrive, show } from "./frame.js";
import { go } from "./go.js";
import { learn, say } from "./say.js";

/**
 * @typedef {{element: Node, title: string, heading?: string, fixed?: boolean, menu?: () => Node[],
 *   close?: () => void, shown?: () => void}} Page
 */

/** @type {[RegExp, (part: string, url: URL) => Promise<Page>][]} */
const WAYS = [
  [
    /^\/rules\/([\w-]+)/,
    async (game, url) => (await import("./rulebook.js")).rulebook(game, url.hash.slice(1)),
  ],
  [/^\/(?:\?.*)?$/, async () => (await import("./lobby.js")).lobby()],
  [/^\/new\/([\w-]+)/, async (game) => (await import("./newtable.js")).newTable(game)],
  [/^\/t\/([\w-]+)/, async (table, url) => (await import("./table.js")).table(table, url)],
  [/^\/analysis/, async (_, url) => (await import("./analysis.js")).analysis(url)],
];

/** @type {Page | null} */
let here = null;
let asked = 0;

/** Shows the page of the address. @param {boolean} [moved] whether the reader came from another page */
async function open(moved = true) {
  asked += 1;
  const mine = asked;
  const url = new URL(location.href);
  let page;
  try {
    page = await find(url);
  } catch (problem) {
    page = lost(problem instanceof Error ? problem.message : String(problem));
  }
  if (mine !== asked) {
    page.close?.();
    return;
  }
  here?.close?.();
  here = page;
  show(page, () => open(false));
  if (moved) arrive();
  page.shown?.();
}

/**
 * @param {URL} url
 * @returns {Promise<Page>}
 */
async function find(url) {
  for (const [pattern, page] of WAYS) {
    const found = pattern.exec(url.pathname + url.search);
    if (found) return page(found[1] ?? "", url);
  }
  return lost(say("no-page"));
}

/**
 * @param {string} sentence
 * @returns {Page}
 */
function lost(sentence) {
  const element = h(
    "div",
    { class: "lost" },
    h("h1", {}, say("lost")),
    h("p", {}, sentence),
    h(
      "div",
      { class: "buttons" },
      h("a", { class: "button strong", href: "/" }, say("to-lobby")),
      h("button", { type: "button", onclick: () => open() }, say("try-again")),
    ),
  );
  return { element, title: `${say("lost")} – Ludogare` };
}

document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (
    !link ||
    event.defaultPrevented ||
    event.button ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return;
  if (
    link.origin !== location.origin ||
    link.target ||
    link.hasAttribute("download") ||
    link.pathname.startsWith("/api")
  )
    return;
  event.preventDefault();
  go(link.href);
});
addEventListener("popstate", () => open());
addEventListener("hashchange", () => /^\/(t|rules)\//.test(location.pathname) && open(false));

await learn();
await open(false);
