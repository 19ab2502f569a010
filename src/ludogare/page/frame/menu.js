/** The menu: what the page adds to it, then what everybody may prefer. */

import { fill, freshId, h } from "../lib/dom.js";
import { segments, toggle } from "../lib/fields.js";
import { icon } from "../lib/icons.js";
import { canNotify, notifyOn, setNotify } from "../lib/notifications.js";
import { confirmsClicks, pace, setConfirmsClicks, setPace } from "../lib/preferences.js";
import { say } from "../lib/say.js";
import { setSound, soundOn } from "../lib/sound.js";
import { setTheme, theme } from "../lib/theme.js";

/** @param {(() => Node[]) | undefined} more */
export function menu(more) {
  const id = freshId();
  const box = h("div", { id, class: "menu", popover: "auto" });
  const button = h(
    "button",
    {
      "type": "button",
      "class": "icon-button",
      "aria-label": say("menu"),
      "title": say("menu"),
      "aria-expanded": "false",
      "aria-controls": id,
    },
    icon("menu"),
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

/**
 * An entry that a page adds; it closes the menu.
 *
 * @param {import("../lib/icons.js").IconName} name
 * @param {string} words
 * @param {() => void} click
 */
export function menuEntry(name, words, click) {
  return h(
    "button",
    { "type": "button", "class": "entry", "data-closes": "yes", "onclick": click },
    icon(name),
    words,
  );
}

function preferences() {
  const notifies = toggle(say("notify"), notifyOn(), async (on, box) => {
    box.checked = await setNotify(on);
  });
  return [
    appearance(),
    paces(),
    toggle(say("sound"), soundOn(), setSound),
    toggle(say("confirm-clicks"), confirmsClicks(), setConfirmsClicks),
    ...(canNotify() ? [notifies] : []),
    h(
      "a",
      { "class": "button entry", "href": "/device", "data-closes": "yes" },
      icon("device"),
      say("device"),
    ),
  ];
}

function paces() {
  /** @type {[import("../lib/preferences.js").Pace, string][]} */
  const known = [
    ["slow", say("pace-slow")],
    ["normal", say("pace-normal")],
    ["fast", say("pace-fast")],
    ["once", say("pace-once")],
  ];
  return h(
    "fieldset",
    { class: "segments" },
    h("legend", {}, say("pace")),
    segments(known, pace(), setPace),
  );
}

function appearance() {
  /** @type {[import("../lib/theme.js").Theme, string][]} */
  const themes = [
    ["auto", say("theme-auto")],
    ["light", say("theme-light")],
    ["dark", say("theme-dark")],
  ];
  return h(
    "fieldset",
    { class: "segments" },
    h("legend", {}, say("theme")),
    segments(themes, theme(), setTheme),
  );
}
