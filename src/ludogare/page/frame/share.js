/** Handing a link on. */

import { iconButton } from "../lib/buttons.js";
import { h } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { say } from "../lib/say.js";
import { note } from "./notes.js";

/** Copies a text, and says so; where that fails, shows it. @param {string} text */
export async function copy(text) {
  const copied = await navigator.clipboard?.writeText(text).then(() => true, () => false);
  if (copied || copyByField(text)) note([say("copied")]);
  else note([text]);
}

/** The only way where a page is not served over TLS. Says whether it worked. @param {string} text */
function copyByField(text) {
  const focused = document.activeElement;
  const field = h("textarea", { value: text, class: "spoken", readOnly: true });
  (document.querySelector("dialog[open]") ?? document.body).append(field); // beside a dialog nothing can be selected
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}

/**
 * A link in a field, with a button that copies it, and one that shares it where that exists.
 *
 * @param {string} address
 */
export function shareable(address) {
  const field = h("input", {
    "type": "text",
    "readOnly": true,
    "value": address,
    "aria-label": say("link"),
    "onfocus": () => field.select(),
  });
  const button = h(
    "button",
    { type: "button", onclick: () => copy(address) },
    icon("copy"),
    say("copy"),
  );
  const send = () => navigator.share({ url: address }).catch(() => {});
  return h(
    "span",
    { class: "shareable" },
    field,
    button,
    "share" in navigator ? iconButton("share", say("share"), send) : null,
  );
}
