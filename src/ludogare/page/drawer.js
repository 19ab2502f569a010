/** Log, chat, rules and more: beside the board where there is room, else over it on demand. */

import { fill, fresh, h } from "./dom.js";
import { sign } from "./marks.js";
import { say } from "./say.js";

/** @typedef {{name: string, sign: import("./marks.js").Sign, words: string, content: Node, opened?: () => void}} Leaf */

export const WIDE = matchMedia("(min-width: 1000px)");

export class Drawer {
  /**
   * @param {Leaf[]} leaves
   * @param {(open: boolean) => void} covers tells whether the drawer covers the rest
   */
  constructor(leaves, covers) {
    this.leaves = leaves;
    this.covers = covers;
    /** @type {string | null} */
    this.at = null;
    const id = fresh();
    this.tabs = leaves.map((leaf) =>
      h(
        "button",
        {
          "type": "button",
          "aria-controls": id,
          "aria-expanded": "false",
          "data-leaf": leaf.name,
          "onclick": () => this.toggle(leaf.name),
        },
        sign(leaf.sign),
        h("span", {}, leaf.words),
        h(
          "span",
          { class: "dot", hidden: true },
          h("span", { class: "spoken" }, say("something-new")),
        ),
      ),
    );
    this.title = h("h2", {});
    const close = h(
      "button",
      {
        "type": "button",
        "class": "icon",
        "aria-label": say("close"),
        "onclick": () => this.shut(),
      },
      sign("close"),
    );
    this.panels = leaves.map((leaf) =>
      h("div", { class: `leaf ${leaf.name}`, hidden: true }, leaf.content),
    );
    this.panel = h(
      "section",
      { id, "class": "panel", "aria-label": say("drawer") },
      h("div", { class: "panel-head" }, this.title, close),
      this.panels,
    );
    this.element = h(
      "aside",
      { "class": "drawer", "aria-label": say("drawer") },
      h("nav", { "class": "tabs", "aria-label": say("drawer") }, this.tabs),
      this.panel,
    );
    this.panel.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && !WIDE.matches) {
        event.stopPropagation();
        this.shut();
      }
    });
    this.resized = () => (WIDE.matches ? this.open(this.at ?? leaves[0].name) : this.shut());
    WIDE.addEventListener("change", this.resized);
    this.resized();
  }

  /** @param {string} name */
  toggle(name) {
    if (this.at === name && !WIDE.matches) this.shut();
    else this.open(name, true);
  }

  /**
   * @param {string} name
   * @param {boolean} [focus]
   */
  open(name, focus = false) {
    this.at = name;
    this.draw();
    const leaf = this.leaves.find((l) => l.name === name);
    fill(this.title, leaf?.words);
    leaf?.opened?.();
    if (focus && !WIDE.matches) this.panel.querySelector("button")?.focus();
    this.covers(!WIDE.matches);
  }

  shut() {
    if (WIDE.matches) return;
    const was = this.at;
    this.at = null;
    this.draw();
    this.covers(false);
    if (was && this.element.isConnected)
      this.tabs[this.leaves.findIndex((l) => l.name === was)].focus();
  }

  /** Marks a leaf that has something new while another is open. @param {string} name */
  news(name) {
    if (this.at === name) return;
    const dot = this.tabs[this.leaves.findIndex((l) => l.name === name)].querySelector(".dot");
    /** @type {HTMLElement} */ (dot).hidden = false;
  }

  draw() {
    this.panel.hidden = this.at === null;
    this.leaves.forEach((leaf, i) => {
      const here = leaf.name === this.at;
      this.panels[i].hidden = !here;
      this.tabs[i].setAttribute("aria-expanded", String(here));
      if (here) /** @type {HTMLElement} */ (this.tabs[i].querySelector(".dot")).hidden = true;
    });
  }

  close() {
    WIDE.removeEventListener("change", this.resized);
  }
}
