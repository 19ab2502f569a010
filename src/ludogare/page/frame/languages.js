/** The switch between the languages. */

import { h } from "../lib/dom.js";
import { chooseLanguage, language, languages, say } from "../lib/say.js";
import { note } from "./notes.js";

/** @param {() => Promise<void>} again shows the page anew */
export function languageSwitch(again) {
  return h(
    "div",
    { "class": "languages", "role": "group", "aria-label": say("language") },
    languages().map(([code, name]) =>
      h(
        "button",
        {
          "type": "button",
          "lang": code,
          "aria-pressed": String(code === language()),
          "aria-label": `${code.toUpperCase()}, ${name}`,
          "onclick": () => choose(code, again),
        },
        code.toUpperCase(),
      ),
    ),
  );
}

/**
 * @param {string} code
 * @param {() => Promise<void>} again
 */
async function choose(code, again) {
  try {
    await chooseLanguage(code);
  } catch {
    return note([say("no-server")], "bad");
  }
  await again();
  const here = document.querySelector(`.languages [lang="${code}"]`); // the head is another one now
  /** @type {HTMLElement | null} */ (here)?.focus({ preventScroll: true });
}
