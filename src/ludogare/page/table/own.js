/** What is one's own at a table: to be taken along, or deleted. */

import { askToConfirm } from "../frame/confirm.js";
import { h } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { say } from "../lib/say.js";

/**
 * @param {import("../lib/protocol.d.ts").TableInfo} info
 * @param {() => void} erase deletes what is one's own
 * @returns {Node[]} nothing for who holds no seat
 */
export function own({ table, game, held, alone = false }, erase) {
  if (!held.length) return [];
  const [does, sure] = alone
    ? [say("own-erase-table"), say("own-erase-table-sure")]
    : [say("own-erase-chat"), say("own-erase-chat-sure")];
  const ask = async () => {
    if (await askToConfirm(sure, does, say("own-keep"))) erase();
  };
  const name = `ludogare-${game}.json`;
  return [
    h("h3", {}, say("own-here")),
    h("p", {}, say("own-words")),
    h(
      "div",
      { class: "buttons" },
      h(
        "a",
        { class: "button", href: `/api/tables/${table}/export`, download: name },
        icon("save"),
        say("own-export"),
      ),
      h("button", { type: "button", onclick: ask }, icon("bin"), does),
    ),
  ];
}
