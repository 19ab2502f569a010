/** Which address shows which page. */

import { arrive, show } from "./frame/frame.js";
import { go } from "./lib/address.js";
import { Refused } from "./lib/api.js";
import { h } from "./lib/dom.js";
import { loadLanguages, loadMessages, say } from "./lib/say.js";

/** @typedef {import("./frame/frame.js").Page} Page */

/** @type {[RegExp, (part: string, url: URL) => Promise<Page>][]} */
const ROUTES = [
  [
    /^\/rules\/([\w-]+)/,
    async (game, url) => (await import("./rules/rulebook.js")).rulebook(game, url.hash.slice(1)),
  ],
  [/^\/learn\/([\w/-]+)/, async (path) => (await import("./learn/learn.js")).learn(path)],
  [/^\/(?:\?.*)?$/, async () => (await import("./lobby/lobby.js")).lobby()],
  [/^\/new\/([\w-]+)/, async (game) => (await import("./newtable/newtable.js")).newTable(game)],
  [/^\/t\/([\w-]+)/, async (table, url) => (await import("./table/table.js")).table(table, url)],
  [/^\/history/, async () => (await import("./history/history.js")).history()],
  [/^\/device/, async (_, url) => (await import("./device/device.js")).device(url)],
  [/^\/figures/, async () => (await import("./history/figures.js")).figures()],
  [/^\/analysis/, async (_, url) => (await import("./analysis/analysis.js")).analysis(url)],
];

/** @type {Page | null} */
let shown = null;
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
    if (!(problem instanceof Refused)) console.error(problem); // a file that did not come, or a fault
    page = lost(problem instanceof Refused ? problem.message : say("no-loading"));
  }
  if (mine !== asked) {
    page.close?.();
    return;
  }
  shown?.close?.();
  shown = page;
  show(page, () => open(false));
  if (moved) arrive();
  page.shown?.();
}

/**
 * @param {URL} url
 * @returns {Promise<Page>}
 */
async function find(url) {
  for (const [pattern, page] of ROUTES) {
    const found = pattern.exec(url.pathname + url.search);
    if (found) return page(found[1] ?? "", url);
  }
  return lost(say("no-page"), false);
}

/**
 * @param {string} sentence
 * @param {boolean} [again] whether it may help to try again
 * @returns {Page}
 */
function lost(sentence, again = true) {
  const element = h(
    "div",
    { class: "lost" },
    h("h1", {}, say("lost")),
    h("p", {}, sentence),
    h(
      "div",
      { class: "buttons" },
      h("a", { class: "button strong", href: "/" }, say("to-lobby")),
      again ? h("button", { type: "button", onclick: () => open() }, say("try-again")) : null,
    ),
  );
  return { element, title: `${say("lost")} – Ludogare` };
}

/** Whether a click on a link is ours to follow. @param {MouseEvent} event @param {HTMLAnchorElement} link */
function isOurs(event, link) {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey) return false;
  if (link.target || link.hasAttribute("download")) return false;
  return link.origin === location.origin && !link.pathname.startsWith("/api");
}

document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || !isOurs(event, link)) return;
  event.preventDefault();
  go(link.href);
});
addEventListener("popstate", () => open());
addEventListener("hashchange", () => /^\/(t|rules)\//.test(location.pathname) && open(false));

await loadLanguages();
await loadMessages();
await open(false);
