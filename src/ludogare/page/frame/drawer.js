/** Log, chat, rules and more: beside the board where there is room, else over it on demand. */

import { closeButton } from "../lib/buttons.js";
import { fill, freshId, h } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { say } from "../lib/say.js";
import { WIDE } from "./widths.js";

/** @typedef {{name: string, icon: import("../lib/icons.js").IconName, words: string, content: Node, opened?: () => void}} Leaf */

export class Drawer {
  /**
   * @param {Leaf[]} leaves
   * @param {(open: boolean) => void} covers tells whether the drawer covers the rest
   */
  constructor(leaves, covers) {
    this.leaves = leaves;
    this.covers = covers;
    this.id = freshId();
    /** @type {string | null} */
    this.at = null;
    this.tabs = leaves.map((leaf) => this.tab(leaf));
    this.title = h("h2", {});
    this.panels = leaves.map((leaf) =>
      h("div", { class: `leaf ${leaf.name}`, hidden: true }, leaf.content),
    );
    this.panel = h(
      "section",
      { "id": this.id, "class": "panel", "aria-label": say("drawer") },
      h(
        "div",
        { class: "panel-head" },
        this.title,
        closeButton(() => this.shut()),
      ),
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

  /** @param {Leaf} leaf */
  tab(leaf) {
    const dot = { class: "dot", hidden: true };
    return h(
      "button",
      {
        "type": "button",
        "aria-controls": this.id,
        "aria-expanded": "false",
        "data-leaf": leaf.name,
        "onclick": () => this.toggle(leaf.name),
      },
      icon(leaf.icon),
      h("span", {}, leaf.words),
      h("span", dot, h("span", { class: "spoken" }, say("something-new"))),
    );
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
    const inside = this.panel.contains(document.activeElement);
    this.at = null;
    this.draw();
    this.covers(false);
    if (was && inside) this.tabOf(was).focus();
  }

  /** Marks a leaf that has something new while another is open. @param {string} name */
  news(name) {
    if (this.at === name) return;
    this.dot(this.tabOf(name)).hidden = false;
  }

  /** @param {string} name */
  tabOf(name) {
    return this.tabs[this.leaves.findIndex((l) => l.name === name)];
  }

  /** What says that there is something new. @param {HTMLElement} tab */
  dot(tab) {
    return /** @type {HTMLElement} */ (tab.querySelector(".dot"));
  }

  draw() {
    this.panel.hidden = this.at === null;
    this.leaves.forEach((leaf, i) => {
      const here = leaf.name === this.at;
      this.panels[i].hidden = !here;
      this.tabs[i].setAttribute("aria-expanded", String(here));
      if (here) this.dot(this.tabs[i]).hidden = true;
    });
  }

  close() {
    WIDE.removeEventListener("change", this.resized);
  }
}
