/** The switch between the languages. */

import { h } from "../lib/dom.js";
import { chooseLanguage, language, languages, say } from "../lib/say.js";

/** @param {() => void} again shows the page anew */
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
          "onclick": async () => {
            await chooseLanguage(code);
            again();
          },
        },
        code.toUpperCase(),
      ),
    ),
  );
}
