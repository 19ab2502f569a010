/** The moves of a record, one a line: where one is, and a way to anywhere else. */

import { fill, h } from "../lib/dom.js";
import { icon, mark } from "../lib/icons.js";

export class Moves {
  /** @param {(ply: number) => void} go */
  constructor(go) {
    this.go = go;
    this.list = h("ol", { class: "moves" });
    this.text = "";
  }

  /**
   * @param {string} record
   * @param {number} ply
   */
  show(record, ply) {
    if (record !== this.text) {
      this.text = record;
      fill(
        this.list,
        plies(record).map((line, i) => h("li", {}, this.move(line, i + 1))),
      );
    }
    for (const old of this.list.querySelectorAll("[aria-current]"))
      old.removeAttribute("aria-current");
    const here = this.list.children[ply - 1]?.firstElementChild;
    here?.setAttribute("aria-current", "step");
    this.reveal();
  }

  /** Brings the present move into sight. */
  reveal() {
    this.list.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }

  /**
   * @param {string} line
   * @param {number} ply
   */
  move(line, ply) {
    const [who, ...action] = line.split(" ");
    return h(
      "button",
      { type: "button", onclick: () => this.go(ply) },
      h("span", { class: "at" }, ply),
      who === "*"
        ? icon("chance")
        : mark(Number(who)),
      h("span", {}, action.join(" ")),
    );
  }
}

/** The lines of a record that are plies. @param {string} record */
export function plies(record) {
  return record.split("\n").filter((line) => /^(\*|\d+) \S/.test(line));
}
