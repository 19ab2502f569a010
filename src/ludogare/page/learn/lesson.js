/** A lesson on the real stage: the coach says something, the learner does it, and sees what happens. */

import { note } from "../frame/notes.js";
import { Drawer } from "../frame/drawer.js";
import { NARROW } from "../frame/widths.js";
import { go } from "../lib/address.js";
import { get, nonce, post } from "../lib/api.js";
import { accompany } from "../lib/company.js";
import { h } from "../lib/dom.js";
import { PACES, pace } from "../lib/preferences.js";
import { language, say } from "../lib/say.js";
import { holdAt } from "../lib/seats.js";
import { withClauses } from "../rules/clauses.js";
import { Rules } from "../rules/rules.js";
import { Stage } from "../stage/stage.js";
import { Coach } from "./coach.js";
import { reach } from "./progress.js";

/** @typedef {import("../lib/protocol.d.ts").LessonStep} Step */
/** @typedef {import("../lib/protocol.d.ts").GameInfo} Game */

/** The lesson that asks what one would do. */
export const TRY = "try";
const EASIEST = "passenger";
const MOST_SHOWN = 12; // plies; what is further away is told by the words alone

export class Lesson {
  /**
   * @param {Game} game
   * @param {string} name
   * @param {import("../lib/protocol.d.ts").LessonInfo | null} after the lesson that follows
   */
  constructor(game, name, after) {
    this.game = game;
    this.name = name;
    this.after = after;
    /** @type {Step | null} */
    this.step = null;
    this.asked = 0;
    this.stage = new Stage(game, {
      play: (action) => this.attempt(action),
      look: () => {},
      reshape: () => this.to(this.step?.step ?? 0),
      why: (meaning) => this.whyNot(meaning),
    });
    this.rules = new Rules(game.name);
    this.coach = new Coach({ go: (step) => this.to(step), clause: (c) => this.openRules(c) });
    this.drawer = new Drawer(
      [this.stage.log.leaf(), this.rules.leaf(() => this.step?.clauses[0])],
      (covers) => (this.stage.element.inert = covers),
    );
    this.stage.above.append(this.coach.element);
    this.element = h(
      "div",
      { class: "table lesson" },
      h("h1", { class: "spoken" }, say("learn-game", { game: game.title })),
      this.stage.element,
      this.drawer.element,
    );
  }

  get title() {
    return this.step?.title ?? this.game.title;
  }

  close() {
    this.asked += 1;
    this.stage.close();
    this.drawer.close();
  }

  /**
   * Goes to a step; forward, what happens on the way is shown.
   *
   * @param {number} number
   */
  async to(number) {
    this.asked += 1;
    const mine = this.asked;
    this.stage.wait(true);
    this.stage.choosing.list.close(); // the board is what the next step is about
    const found = await this.fetch(number, 0).catch(() => this.fetch(0, 0));
    const follows = this.step && number === this.step.step + 1 && found.since <= MOST_SHOWN;
    if (follows && PACES[pace()])
      for (let before = found.since - 1; before > 0; before -= 1) {
        const passing = await this.fetch(number, before);
        if (mine !== this.asked) return;
        this.show(passing);
        await new Promise((done) => setTimeout(done, PACES[pace()]));
      }
    if (mine !== this.asked) return;
    this.step = found;
    reach(this.game.name, this.name, found.step);
    this.stage.wait(false);
    this.show(found);
    this.coach.show(found, this.ways(), this.name === TRY);
    this.point();
  }

  /**
   * @param {number} step
   * @param {number} before
   * @returns {Promise<Step>}
   */
  fetch(step, before) {
    const address = `/api/games/${this.game.name}/lessons/${this.name}`;
    return get(address, { step, before, narrow: NARROW.matches, language: language() });
  }

  /** @param {Step} s */
  show(s) {
    this.stage.players.show(s.players, {
      seat: s.seat,
      held: s.seat === null ? [] : [s.seat],
      running: s.status === "running",
      you: true,
    });
    this.stage.prompt.textContent = s.prompt;
    this.stage.prompt.classList.toggle("mine", s.actions.length > 0);
    this.stage.log.set(s.story);
    this.stage.lit = [];
    this.stage.showBoard(s.svg);
    this.stage.choosing.offer(s.actions);
  }

  /** It can be seen now: so can what stands on the board for what can be done. */
  shown() {
    this.stage.choosing.redrawn();
    this.point();
  }

  /** Lights what the words speak of. */
  point() {
    this.stage.spotlight(this.step?.points ?? []);
  }

  /** @param {import("../lib/protocol.d.ts").ActionInfo} action */
  attempt(action) {
    const s = this.step;
    if (!s) return;
    if (action.text === s.wanted) return void this.to(s.step + 1);
    this.coach.answer(s.otherwise ?? "");
    this.stage.choosing.again();
  }

  /** Says why something cannot be chosen. @param {Record<string, string> | null} why */
  async whyNot(why) {
    if (!why || !this.step?.wanted) return this.stage.choosing.back();
    const path = `/api/games/${this.game.name}/lessons/${this.name}/why`;
    const asked = { why, step: this.step.step, language: language() };
    const { sentence, clause } = await post(path, asked);
    this.coach.answer(withClauses(sentence, (c) => this.openRules(c), clause));
  }

  /** What can be done after the last step. */
  ways() {
    const next = this.after;
    return [
      next
        ? h("a", { class: "button", href: `/learn/${this.game.name}/${next.name}` }, next.title)
        : null,
      !next && this.game.tries && this.name !== TRY
        ? h("a", { class: "button", href: `/learn/${this.game.name}/${TRY}` }, say("learn-try"))
        : null,
      h("button", { type: "button", onclick: () => this.to(0) }, say("learn-again")),
      h("button", { type: "button", class: "strong", onclick: () => this.play() }, say("learn-play")),
    ].filter((way) => way !== null);
  }

  /** Opens a table against the bot for beginners. */
  async play() {
    try {
      const made = await post("/api/tables", {
        game: this.game.name,
        seats: [{ kind: "me" }, { kind: "bot", bot: EASIEST }],
        language: language(),
        nonce: nonce(),
      });
      holdAt(made.table, { held: [0], links: made.links });
      accompany(made.table);
      go(`/t/${made.table}`);
    } catch (problem) {
      note([/** @type {Error} */ (problem).message], "bad");
    }
  }

  /** @param {string} clause */
  openRules(clause) {
    this.drawer.open("rules", true);
    this.rules.open(clause);
  }
}
