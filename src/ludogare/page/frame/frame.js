/** What stands round every page: the head with the way home, language and menu. */

import { fill, h } from "../lib/dom.js";
import { say } from "../lib/say.js";
import { languageSwitch } from "./languages.js";
import { menu } from "./menu.js";
import { notes } from "./notes.js";

/**
 * A page: `heading` stands in the head and `strip` beside it, `fixed` fills the window, `menu` adds
 * to the menu; `shown` is called when it stands there, `close` when it goes.
 *
 * @typedef {{element: Node, title: string, heading?: string, strip?: Node, fixed?: boolean,
 *   menu?: () => Node[], close?: () => void, shown?: () => void}} Page
 */

const head = h("header", { class: "head" });
const strip = h("div", { class: "strip" });
const main = h("main", { id: "main", tabIndex: -1 });

/**
 * Shows a page.
 *
 * @param {Page} page
 * @param {() => Promise<void>} again shows the same page anew, in another language
 */
export function show(page, again) {
  document.title = page.title;
  fillWindow(page.fixed ?? false, page.strip);
  fill(
    head,
    h("a", { class: "skip", href: "#main", onclick: skip }, say("skip")),
    h(
      "a",
      { "class": "station", "href": "/", "aria-label": "Ludogare" },
      h("img", { src: "/page/favicon.svg", alt: "", width: 32, height: 32 }),
      h("span", {}, "Ludogare"),
    ),
    page.heading ? h("span", { class: "heading" }, page.heading) : null,
    strip,
    h(
      "nav",
      { "aria-label": say("nav") },
      page.heading ? null : h("a", { href: "/analysis", class: "nav-link" }, say("nav-analysis")),
    ),
    languageSwitch(again),
    menu(page.menu),
  );
  fill(main, page.element);
  if (!head.isConnected) document.body.replaceChildren(head, main, notes);
}

/**
 * Whether the page fills the window instead of growing; one that does may have a strip in the head.
 *
 * @param {boolean} is
 * @param {Node} [beside] the strip
 */
export function fillWindow(is, beside) {
  document.body.classList.toggle("fixed", is);
  fill(strip, beside);
}

/** Puts the reader at the start of a new page. */
export function arrive() {
  const heading = main.querySelector("h1");
  const target = heading instanceof HTMLElement ? heading : main;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  scrollTo(0, 0);
}

/** @param {Event} event */
function skip(event) {
  event.preventDefault();
  main.focus();
}
