/** Where a record is chosen: a file, or text. */

import { h } from "../lib/dom.js";
import { MAX_RECORD } from "../lib/limits.js";
import { say } from "../lib/say.js";

/** @param {(record: string) => Promise<void>} open */
export function chooser(open) {
  const problem = h("p", { class: "bad", role: "alert", hidden: true });
  const attempt = async (/** @type {string} */ record) => {
    problem.hidden = true;
    try {
      await open(record);
    } catch (refused) {
      problem.hidden = false;
      problem.textContent = /** @type {Error} */ (refused).message;
    }
  };
  const file = h("input", {
    "type": "file",
    "accept": ".txt,text/plain",
    "aria-label": say("analysis-file"),
    "onchange": async () => {
      const chosen = file.files?.[0];
      if (chosen) await attempt(chosen.size > MAX_RECORD ? "" : await chosen.text());
    },
  });
  const area = h("textarea", {
    "rows": 10,
    "spellcheck": false,
    "aria-label": say("analysis-text"),
    "placeholder": "ludogare record 1\ngame cape_to_cairo\n…",
  });
  return h(
    "form",
    {
      class: "chooser",
      onsubmit: (/** @type {Event} */ e) => (e.preventDefault(), attempt(area.value)),
    },
    h("h1", {}, say("nav-analysis")),
    h("p", {}, say("analysis-words")),
    h("label", { class: "file" }, h("span", {}, say("analysis-file")), file),
    h("label", { class: "paste" }, h("span", {}, say("analysis-text")), area),
    problem,
    h(
      "div",
      { class: "buttons" },
      h("button", { type: "submit", class: "strong" }, say("analysis-open")),
    ),
  );
}
