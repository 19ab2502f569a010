/** The switch between the languages. */

import { h } from "../lib/dom.js";
import { LANGUAGES, chooseLanguage, language, say } from "../lib/say.js";

/** @param {() => void} again shows the page anew */
export function languageSwitch(again) {
  return h(
    "div",
    { "class": "languages", "role": "group", "aria-label": say("language") },
    LANGUAGES.map((l) =>
      h(
        "button",
        {
          "type": "button",
          "lang": l,
          "aria-pressed": String(l === language()),
          "aria-label": l === "fr" ? "FR, français" : "EN, English",
          "onclick": async () => {
            await chooseLanguage(l);
            again();
          },
        },
        l.toUpperCase(),
      ),
    ),
  );
}
