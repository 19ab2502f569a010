/** A record under study: any position of it, step by step, and other moves tried from there. */

import { Drawer } from "../frame/drawer.js";
import { note } from "../frame/notes.js";
import { NARROW } from "../frame/widths.js";
import { post } from "../lib/api.js";
import { fill, h } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { language, say } from "../lib/say.js";
import { heldAt } from "../lib/seats.js";
import { withClauses } from "../rules/clauses.js";
import { Rules } from "../rules/rules.js";
import { outcome } from "../stage/outcome.js";
import { Slider } from "../stage/slider.js";
import { Stage } from "../stage/stage.js";
import { toolButton } from "../stage/toolbar.js";
import { Again } from "./again.js";
import { Engine } from "./engine.js";
import { Hindsight } from "./hindsight.js";
import { Moves } from "./moves.js";

/** @typedef {import("../lib/protocol.d.ts").Analysed} Analysed */
/** @typedef {import("../lib/protocol.d.ts").GameInfo} Game */

export class Study {
  /**
   * @param {Game} game
   * @param {string} record
   * @param {() => void} leave
   * @param {string | null} [table] whose record it is, if it is that of a table of this server
   */
  constructor(game, record, leave, table = null) {
    this.record = record;
    this.ply = 0;
    /** What was tried from the ply on, as records write it. @type {string[]} */
    this.tried = [];
    /** The seat looked from, unless it is the one that is asked. @type {number | null} */
    this.eyes = null;
    /** @type {Analysed | null} */
    this.last = null;
    /** @type {AbortController | null} */
    this.asking = null;
    this.stage = new Stage(game, {
      play: (action) => this.attempt(action.text),
      look: (seat) => this.lookFrom(seat),
      go: (ply) => this.follow(ply),
      reshape: () => this.go(this.ply, this.tried),
      why: (meaning) => this.whyNot(meaning),
    });
    this.slider = new Slider((ply) => this.step(ply));
    this.rules = new Rules(game.name);
    this.moves = new Moves((ply) => this.follow(ply));
    this.hindsight = table
      ? new Hindsight(table, heldAt(table).held, {
          go: (ply) => this.follow(ply),
          again: (decision) => this.again(decision),
        })
      : null;
    this.retry = new Again({
      asked: (decision) => ({ ...this.asked(decision.ply - 1, []), seat: decision.seat }),
      back: (decision) => this.before(decision),
      play: (decision) => this.before(decision, [`${decision.seat} ${decision.best}`]),
      next: (decision) => this.hindsight?.mistakeAfter(decision),
      begin: (decision) => this.again(decision),
    });
    this.engine = new Engine({
      asked: () => this.asked(this.ply, this.tried),
      point: (action) => this.point(action),
    });
    this.drawer = new Drawer(
      [...(this.hindsight ? [this.hindsight.leaf()] : []), this.stage.log.leaf(), this.recordLeaf(), this.rules.leaf(() => this.last?.clause)],
      (covers) => (this.stage.element.inert = this.engine.element.inert = covers),
    );
    this.back = toolButton("undo", say("undo"), () => this.takeBack());
    fill(this.stage.tools, this.back, toolButton("close", say("analysis-other"), leave));
    this.note = h("p", { class: "tried", hidden: true });
    this.stage.dock.prepend(h("div", { class: "steps" }, this.slider.element, this.engine.button, this.note, this.retry.element));
    this.element = h(
      "div",
      { class: "table analysis" },
      h("h1", { class: "spoken" }, say("nav-analysis")),
      this.stage.element,
      this.drawer.element,
      this.engine.element,
    );
  }

  /** Lights what the engine would do, unless somebody is choosing. @param {import("../lib/protocol.d.ts").ActionInfo | null} action */
  point(action) {
    const { choosing } = this.stage;
    if (!action || !choosing.element.contains(document.activeElement)) choosing.suggest(action);
  }

  /** @returns {import("../frame/drawer.js").Leaf} */
  recordLeaf() {
    const words = say("analysis-record");
    const save = h(
      "button",
      { type: "button", onclick: () => this.save() },
      icon("save"),
      say("end-record"),
    );
    const content = h(
      "div",
      { "class": "scrolled", "tabIndex": 0, "role": "region", "aria-label": words },
      this.moves.list,
      h("div", { class: "buttons" }, save),
    );
    return { name: "record", icon: "save", words, content, opened: () => this.moves.reveal() };
  }

  /** Brings the newest of log and record into sight, once they can be seen. */
  reveal() {
    this.stage.log.reveal();
    this.moves.reveal();
  }

  close() {
    this.hindsight?.close();
    this.engine.stop();
    this.slider.stop();
    this.stage.close();
    this.drawer.close();
  }

  /**
   * Shows a position; throws if there is none.
   *
   * @param {number} ply
   * @param {string[]} tried
   */
  async to(ply, tried) {
    this.asking?.abort();
    const mine = new AbortController();
    this.asking = mine;
    /** @type {Analysed} */
    const s = await post("/api/analysis", this.asked(ply, tried), mine.signal);
    if (mine.signal.aborted) return;
    this.tried = tried;
    this.ply = tried.length ? ply : s.ply;
    this.show(s);
  }

  /**
   * A position, as the server is asked about it.
   *
   * @param {number} ply
   * @param {string[]} tried
   */
  asked(ply, tried) {
    return {
      record: this.record,
      ...(Number.isFinite(ply) ? { ply } : {}),
      actions: tried,
      seat: this.eyes,
      language: language(),
      narrow: NARROW.matches,
    };
  }

  /** Says why something cannot be chosen. @param {Record<string, string> | null} why */
  async whyNot(why) {
    const { sentence, clause } = why
      ? await post("/api/analysis/why", { ...this.asked(this.ply, this.tried), why }).catch(refusal)
      : { sentence: say("why-nothing", { question: this.stage.question }), clause: this.last?.clause };
    note(withClauses(sentence, (c) => this.openRules(c), clause), "why");
  }

  /**
   * @param {number} ply
   * @param {string[]} tried
   */
  async go(ply, tried) {
    try {
      await this.to(ply, tried);
    } catch (problem) {
      if (problem instanceof DOMException) return;
      this.slider.stop();
      const { message, clause } = /** @type {import("../lib/api.js").Refused} */ (problem);
      note(withClauses(message, (c) => this.openRules(c), clause), "bad");
      this.stage.choosing.again();
    }
  }

  /** Takes the last action back. */
  takeBack() {
    const { decision } = this.retry;
    if (decision && this.tried.length === 1) return this.before(decision);
    return this.go(this.ply, this.tried.slice(0, -1));
  }

  /** @param {string} clause */
  openRules(clause) {
    this.drawer.open("rules", true);
    this.rules.open(clause);
  }

  /** Goes to a step that something beside the board named. @param {number} ply */
  follow(ply) {
    this.drawer.shut();
    return this.step(Math.min(ply, this.slider.plies));
  }

  /** Goes to where a decision was made, to make another. @param {import("../lib/protocol.d.ts").DecisionInfo} decision */
  async again(decision) {
    this.drawer.shut();
    this.engine.turn(false); // it would tell
    this.hindsight?.keepQuiet(decision);
    await this.before(decision);
    this.retry.begin(decision);
  }

  /**
   * Goes to where a decision was made, and maybe on from there.
   *
   * @param {import("../lib/protocol.d.ts").DecisionInfo} decision
   * @param {string[]} [tried]
   */
  before(decision, tried = []) {
    this.eyes = decision.seat; // among sealed choices too
    return this.go(decision.ply - 1, tried);
  }

  /** Goes to a step of the record, to look from whoever is asked there. @param {number} ply */
  step(ply) {
    this.eyes = null;
    this.retry.end();
    this.hindsight?.keepQuiet(null);
    return this.go(ply, []);
  }

  /** @param {string} action */
  async attempt(action) {
    const chance = !this.last?.players.some((p) => p.awaited);
    const who = chance ? "*" : this.last?.seat;
    if (this.retry.open) this.retry.judge(action);
    this.eyes = null; // whoever is asked next comes into view
    this.stage.wait(true);
    await this.go(this.ply, [...this.tried, `${who} ${action}`]);
    this.stage.wait(false);
  }

  /** @param {number} seat */
  async lookFrom(seat) {
    this.eyes = seat;
    await this.go(this.ply, this.tried);
  }

  /** @param {Analysed} s */
  show(s) {
    this.last = s;
    this.stage.players.show(s.players, {
      seat: s.seat,
      held: s.players.map((p) => p.seat),
      running: s.status === "running",
      you: false,
    });
    this.stage.prompt.textContent = s.over ? `${outcome(s)} ${s.over.ending}` : s.prompt;
    this.stage.prompt.classList.toggle("mine", s.actions.length > 0);
    this.stage.log.set(s.story);
    const last = s.story.slice(-1);
    this.stage.told.show(last);
    this.stage.mark(last.map(({ touched = [], seat = null }) => ({ parts: touched, seat })));
    this.stage.showBoard(s.svg);
    this.stage.choosing.offer(s.actions);
    this.slider.set(this.ply, s.plies);
    this.hindsight?.at(this.ply);
    if (!this.tried.length) this.retry.resume();
    this.engine.look(s);
    this.back.hidden = this.note.hidden = !this.tried.length;
    this.note.textContent = this.tried.length
      ? say("analysis-tried", { ply: this.ply, n: this.tried.length })
      : "";
    this.moves.show(this.tried.length ? s.record : this.record, s.ply);
  }

  save() {
    const address = URL.createObjectURL(
      new Blob([this.last?.record ?? ""], { type: "text/plain" }),
    );
    h("a", { href: address, download: "record.txt" }).click();
    setTimeout(() => URL.revokeObjectURL(address), 1000);
  }
}

/** A refusal as an answer. @param {import("../lib/api.js").Refused} problem */
function refusal({ message, clause }) {
  return { sentence: message, clause };
}
