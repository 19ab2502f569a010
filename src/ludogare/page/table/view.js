/** What stands at a table: the stage, the drawer beside it, and the tools. */

import { Drawer } from "../frame/drawer.js";
import { note } from "../frame/notes.js";
import { fill, h } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { say } from "../lib/say.js";
import { Chat } from "../log/chat.js";
import { withClauses } from "../rules/clauses.js";
import { Rules } from "../rules/rules.js";
import { Stage } from "../stage/stage.js";
import { toolButton } from "../stage/toolbar.js";
import { Connection } from "./connection.js";
import { HintPanel } from "./hint.js";
import { Info } from "./info.js";
import { Lounge } from "./lounge.js";

/** @typedef {import("../lib/protocol.d.ts").Snapshot} Snapshot */
/** @typedef {import("../lib/protocol.d.ts").ActionInfo} Action */

/**
 * What people do: play an action, look from another held seat, take back, ask for a hint, say
 * something, sit down, free a seat, delete what is theirs; `reshape`: the board is wanted in another shape; `clause`: where
 * the rules open.
 *
 * @typedef {{play: (action: Action) => void, look: (seat: number) => void, reshape: () => void,
 *   undo: () => void, skip: () => void, go: (ply: number) => void, hint: () => void, chat: (text: string) => Promise<boolean>,
 *   sat: (seat: number) => void, free: (seat: number) => void, erase: () => void,
 *   why: (meaning: Record<string, string> | null, owner: number | null) => void, clause: () => string | null | undefined}} Listener
 */

export class TableView {
  /**
   * @param {import("../lib/protocol.d.ts").TableInfo} info
   * @param {import("../lib/protocol.d.ts").GameInfo} game
   * @param {Listener} listener
   */
  constructor(info, game, listener) {
    this.stage = new Stage(game, listener);
    this.connection = new Connection();
    this.lounge = new Lounge(listener.sat, listener.free);
    this.chat = new Chat(listener.chat);
    this.rules = new Rules(game.name);
    this.info = new Info(info, game, listener.erase);
    this.drawer = new Drawer(
      [
        this.stage.log.leaf(),
        this.rules.leaf(listener.clause),
        this.chat.leaf(),
        this.info.leaf(),
      ],
      (covers) => (this.stage.element.inert = covers),
    );
    this.undo = toolButton("undo", say("undo"), listener.undo, listener.undo);
    this.skip = toolButton("last", say("skip-showing"), listener.skip);
    this.skip.title = say("skip-showing-words");
    this.skip.classList.add("to-skip");
    this.watching = h("p", { class: "watching", hidden: true }, icon("look"), say("watching"));
    this.hint = toolButton("hint", say("hint"), listener.hint, listener.hint);
    this.hintPanel = new HintPanel(
      (action) => this.stage.choosing.suggest(action),
      () => this.hint.focus(),
    );
    this.body = h(
      "div",
      { class: "table" },
      h("h1", { class: "spoken" }, game.title),
      this.stage.element,
      this.drawer.element,
    );
    this.element = h("div", { class: "table-page" }, this.body);
    this.furnish();
  }

  /** Puts the table's own things on the stage. */
  furnish() {
    this.hideTools();
    // Nobody wants a hint while others are shown: to skip that stands in its place.
    fill(this.stage.tools, this.undo, h("div", { class: "of-turn" }, this.hint, this.skip));
    this.stage.prompt.before(this.watching);
    this.stage.middle.append(this.lounge.element, this.hintPanel.element);
    for (const moved of ["camera", "scroll"])
      this.stage.board.host.addEventListener(moved, () => this.hintPanel.giveWay());
    this.stage.above.append(this.connection.element);
    this.resized = new ResizeObserver(() => this.makeRoom());
    for (const panel of this.panels) this.resized.observe(panel);
  }

  /** What stands over the foot of the drawer, where that is beside the board. */
  get panels() {
    return [this.hintPanel.element, this.stage.choosing.list.panel];
  }

  /** The drawer ends above what stands over its foot: all of it can be read, and the log's end is seen. */
  makeRoom() {
    const { log } = this.stage;
    const { follows } = log;
    const high = Math.max(...this.panels.map((panel) => panel.offsetHeight));
    this.drawer.element.style.setProperty("--over", `${high}px`);
    this.drawer.element.classList.toggle("shorter", high > 0);
    if (follows) log.reveal();
  }

  close() {
    this.resized?.disconnect();
    this.stage.close();
    this.drawer.close();
  }

  hideTools() {
    this.skip.hidden = this.undo.hidden = this.hint.hidden = true;
  }

  /**
   * @param {Snapshot} s
   * @param {boolean} mine whether the seat looked from is awaited
   * @param {import("../lib/protocol.d.ts").TableSettings} settings
   */
  showTools(s, mine, settings) {
    const running = s.status === "running" && s.seat !== null;
    this.undo.hidden = !running || !settings.undo;
    this.undo.ariaDisabled = String(!s.undo);
    this.hint.hidden = !running || !settings.hints;
    this.hint.ariaDisabled = String(!mine);
  }

  /**
   * @param {string} words
   * @param {boolean} mine
   * @param {boolean} calm whether nobody here has to do anything
   */
  showPrompt(words, mine, calm) {
    const { prompt } = this.stage;
    prompt.classList.toggle("calm", calm);
    prompt.classList.toggle("mine", mine);
    if (prompt.textContent !== words) prompt.textContent = words; // it is read out
  }

  /**
   * Shows who did what is being shown, before the present comes: nothing is asked meanwhile.
   *
   * @param {import("../lib/protocol.d.ts").Player | undefined} player
   * @param {number[]} held the seats that are one's own
   */
  showActing(player, held) {
    if (!player) return;
    this.stage.players.turnTo(player.seat);
    const own = held.includes(player.seat);
    this.showPrompt(own ? this.stage.question : say("prompt-acts", { name: player.name }), false, true);
  }

  /** Forgets what was told: another seat knows another story. */
  clear() {
    this.stage.log.clear();
    this.chat.clear();
  }

  /** Hides everything that may be secret. */
  cover() {
    this.hintPanel.close();
    this.stage.hideBoard();
    this.stage.log.clear();
    this.stage.told.clear();
    this.stage.choosing.instead();
    this.stage.prompt.textContent = "";
  }

  /**
   * Says what was refused, or why something cannot be chosen; its clause opens the rules.
   *
   * @param {{message: string, clause?: string | null}} problem
   * @param {"bad" | "why"} [mood]
   */
  refused({ message, clause }, mood = "bad") {
    const open = (/** @type {string} */ number) => {
      this.drawer.open("rules", true);
      this.rules.open(number);
    };
    note(withClauses(message, open, clause), mood);
  }
}
