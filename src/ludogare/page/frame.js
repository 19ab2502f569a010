/** What stands round every page: the head with language, theme and menu, and passing messages. */

import { canNotify, notifyOn, setNotify, setSound, soundOn } from "./attention.js";
import { fill, fresh, h } from "./dom.js";
import { keep, kept } from "./kept.js";
import { sign } from "./marks.js";
import { LANGUAGES, language, say, speak } from "./say.js";
import { setTheme, theme } from "./theme.js";

const head = h("header", { class: "head" });
const main = h("main", { id: "main", tabIndex: -1 });
const notes = h("div", { "class": "notes", "role": "status", "aria-live": "polite" });

/** Whether a final choice on the board is asked again. */
export function confirming() {
  return kept("confirm", true);
}

/**
 * Shows a page.
 *
 * @param {{element: Node, title: string, heading?: string, fixed?: boolean, menu?: () => Node[]}} page
 *   `heading` stands in the head, `fixed` fills the window, `menu` adds to the menu
 * @param {() => void} again shows the same page anew, in another language
 */
export function show(page, again) {
  document.title = page.title;
  document.body.classList.toggle("fixed", page.fixed ?? false);
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
    h(
      "nav",
      { "aria-label": say("nav") },
      page.heading ? null : h("a", { href: "/analysis", class: "way" }, say("nav-analysis")),
    ),
    tongue(again),
    menu(page.menu),
  );
  fill(main, page.element);
  if (!head.isConnected) document.body.replaceChildren(head, main, notes);
}

/** @param {Event} event */
function skip(event) {
  event.preventDefault();
  main.focus();
}

/** Puts the reader at the start of a new page. */
export function arrive() {
  const heading = main.querySelector("h1");
  const target = heading instanceof HTMLElement ? heading : main;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  scrollTo(0, 0);
}

/** French or English. @param {() => void} again */
function tongue(again) {
  return h(
    "div",
    { "class": "tongue", "role": "group", "aria-label": say("language") },
    LANGUAGES.map((l) =>
      h(
        "button",
        {
          "type": "button",
          "lang": l,
          "aria-pressed": String(l === language()),
          "aria-label": l === "fr" ? "FR, français" : "EN, English",
          "onclick": async () => {
            await speak(l);
            again();
          },
        },
        l.toUpperCase(),
      ),
    ),
  );
}

/** @param {(() => Node[]) | undefined} more */
function menu(more) {
  const id = fresh();
  const box = h("div", { id, class: "menu", popover: "auto" });
  const button = h(
    "button",
    {
      "type": "button",
      "class": "icon",
      "aria-label": say("menu"),
      "title": say("menu"),
      "aria-expanded": "false",
      "aria-controls": id,
    },
    sign("menu"),
  );
  button.popoverTargetElement = box;
  box.addEventListener("beforetoggle", (event) => {
    const opens = /** @type {ToggleEvent} */ (event).newState === "open";
    button.setAttribute("aria-expanded", String(opens));
    if (opens) fill(box, ...(more?.() ?? []), ...preferences());
  });
  box.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("[data-closes]")) box.hidePopover();
  });
  return h("div", { class: "menu-box" }, button, box);
}

function preferences() {
  const name = fresh();
  /** @type {[import("./theme.js").Theme, string][]} */
  const themes = [
    ["auto", say("theme-auto")],
    ["light", say("theme-light")],
    ["dark", say("theme-dark")],
  ];
  const chosen = theme();
  const day = h(
    "fieldset",
    { class: "segments" },
    h("legend", {}, say("theme")),
    themes.map(([value, words]) =>
      h(
        "label",
        {},
        h("input", {
          type: "radio",
          name,
          value,
          checked: value === chosen,
          onchange: () => setTheme(value),
        }),
        h("span", {}, words),
      ),
    ),
  );
  return [
    day,
    toggle(say("sound"), soundOn(), setSound),
    toggle(say("confirm-clicks"), confirming(), (on) => keep("confirm", on)),
    ...(canNotify()
      ? [
          toggle(say("notify"), notifyOn(), (on, box) =>
            setNotify(on).then((is) => (box.checked = is)),
          ),
        ]
      : []),
  ];
}

/**
 * @param {string} words
 * @param {boolean} on
 * @param {(on: boolean, box: HTMLInputElement) => void} change
 */
export function toggle(words, on, change) {
  const box = h("input", {
    type: "checkbox",
    checked: on,
    onchange: () => change(box.checked, box),
  });
  return h("label", { class: "toggle" }, box, h("span", {}, words));
}

/**
 * A message that passes: what was refused, what was copied.
 *
 * @param {(Node | string)[]} words
 * @param {"calm" | "bad"} [mood]
 */
export function note(words, mood = "calm") {
  const close = h(
    "button",
    {
      "type": "button",
      "class": "icon",
      "aria-label": say("close"),
      "onclick": () => shown.remove(),
    },
    sign("close"),
  );
  const shown = h("div", { class: `note ${mood}` }, h("p", {}, ...words), close);
  for (const old of [...notes.children]) if (old.textContent === shown.textContent) old.remove();
  while (notes.children.length > 2) notes.firstElementChild?.remove();
  notes.append(shown);
  setTimeout(() => shown.remove(), mood === "bad" ? 9000 : 4000);
}

/**
 * A question with two answers. Resolves with whether the first was given.
 *
 * @param {string} question
 * @param {string} yes
 * @returns {Promise<boolean>}
 */
export function sure(question, yes) {
  return new Promise((answer) => {
    const id = fresh();
    const dialog = h(
      "dialog",
      {
        "class": "ask",
        "aria-labelledby": id,
        "onclose": () => (dialog.remove(), answer(dialog.returnValue === "yes")),
      },
      h("p", { id }, question),
      h(
        "div",
        { class: "buttons" },
        h("button", { type: "button", class: "strong", onclick: () => dialog.close("yes") }, yes),
        h(
          "button",
          { type: "button", class: "quiet", autofocus: true, onclick: () => dialog.close("no") },
          say("no-thanks"),
        ),
      ),
    );
    document.body.append(dialog);
    dialog.showModal();
  });
}

/** The button that closes the dialog it is in. */
export function closing() {
  const button = h(
    "button",
    {
      "type": "button",
      "class": "icon",
      "aria-label": say("close"),
      "onclick": () => button.closest("dialog")?.close(),
    },
    sign("close"),
  );
  return button;
}

/**
 * Copies a text, and says so.
 *
 * @param {string} text
 * @param {string} done
 */
export async function copy(text, done) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = h("textarea", { value: text, class: "spoken", readOnly: true });
    document.body.append(field);
    field.select();
    document.execCommand("copy"); // the only way where a page is not served over TLS
    field.remove();
  }
  note([done]);
}
