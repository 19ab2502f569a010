/** A lesson on the real stage: the coach says something, the learner does it, and sees what happens. */

import { note } from "../frame/notes.js";
import { Drawer } from "../frame/drawer.js";
import { NARROW } from "../frame/widths.js";
import { go } from "../lib/address.js";
import { get, nonce, post, Refused } from "../lib/api.js";
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
    /** The step that was asked for last. */
    this.heading = 0;
    this.stage = new Stage(game, {
      play: (action) => this.attempt(action),
      look: () => {},
      reshape: () => this.go(this.heading),
      why: (meaning) => this.whyNot(meaning),
    });
    this.rules = new Rules(game.name);
    this.coach = new Coach({ go: (step) => this.go(step), clause: (c) => this.openRules(c) });
    this.drawer = new Drawer(
      [this.stage.log.leaf(), this.rules.leaf(() => this.step?.clauses[0])],
      (covers) => (this.stage.element.inert = covers),
    );
    this.stage.above.append(this.coach.element);
    /** With more or less room, what is lit may lie elsewhere. */
    this.resized = new ResizeObserver(() => this.point());
    this.resized.observe(this.stage.board.host);
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
    this.resized.disconnect();
    this.stage.close();
    this.drawer.close();
  }

  /** Goes to a step, and says so where it does not come. @param {number} number */
  async go(number) {
    const going = this.to(number);
    const mine = this.asked;
    try {
      await going;
    } catch (problem) {
      if (mine !== this.asked) return;
      this.stage.wait(false);
      note([/** @type {Error} */ (problem).message], "bad");
    }
  }

  /**
   * Goes to a step; forward, what happens on the way is shown. Throws a sentence if it does not come.
   *
   * @param {number} number
   */
  async to(number) {
    this.asked += 1;
    this.heading = number;
    const mine = this.asked;
    this.stage.wait(true);
    this.coach.answer("");
    this.stage.choosing.list.close(); // the board is what the next step is about
    const found = await this.fetch(number, 0).catch((problem) => this.instead(problem));
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
    this.show(found);
    this.stage.wait(false);
    this.coach.show(found, this.playing(), this.name === TRY);
    if (found.step + 1 === found.steps) this.stage.choosing.instead(...this.ways());
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

  /** The first step, where a lesson has become shorter than it was. @param {unknown} problem */
  instead(problem) {
    if (problem instanceof Refused && problem.status === 404) return this.fetch(0, 0);
    throw problem;
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
    this.stage.choosing.hold(true); // what can be done is lit once, on the new board
    this.stage.choosing.offer(s.actions);
    this.stage.showBoard(s.svg);
  }

  /** It can be seen now: so can what stands on the board for what can be done. */
  shown() {
    this.stage.choosing.redrawn();
    this.stage.log.reveal();
    this.point();
  }

  /** Lights what the words speak of. */
  point() {
    const points = this.step?.points ?? [];
    this.stage.spotlight(points);
    if (this.name !== TRY) this.stage.choosing.lead(this.step?.wanted ?? "");
    this.coach.point(this.stage.board.names(points));
  }

  /** @param {import("../lib/protocol.d.ts").ActionInfo} action */
  attempt(action) {
    const s = this.step;
    if (!s) return;
    if (action.text === s.wanted) return void this.go(s.step + 1);
    this.coach.answer(s.otherwise ?? "");
    this.stage.choosing.list.close();
    this.stage.choosing.again();
  }

  /** Says why something cannot be chosen. @param {Record<string, string> | null} why */
  async whyNot(why) {
    const { step, steps, wanted, clause, clauses } = /** @type {Step} */ (this.step);
    const path = `/api/games/${this.game.name}/lessons/${this.name}/why`;
    const found =
      why && wanted
        ? await post(path, { why, step, language: language() }).catch(({ message }) => ({ sentence: message }))
        : wanted
          ? { sentence: say("why-nothing", { question: this.stage.question }), clause }
          : { sentence: say(step + 1 === steps ? "why-finished" : "why-reading"), clause: clauses[0] };
    this.coach.answer(withClauses(found.sentence, (c) => this.openRules(c), found.clause));
  }

  /** The way on after the last step: a match. */
  playing() {
    return h("button", { type: "button", class: "strong", onclick: () => this.play() }, say("learn-play"));
  }

  /** What else can be done then, below the board, which stays where it is. */
  ways() {
    const { game, after } = this;
    const to = (/** @type {string} */ name, /** @type {string} */ words) =>
      h("a", { class: "button", href: `/learn/${game.name}/${name}` }, words);
    const next = after ? to(after.name, after.title) : null;
    const tries = !after && game.tries && this.name !== TRY ? to(TRY, say("learn-try")) : null;
    const again = h("button", { type: "button", onclick: () => this.go(0) }, say("learn-again"));
    return [next ?? tries, again].filter((way) => way !== null);
  }

  /** Opens a table like that of the lesson, with the bot for beginners where there was somebody else. */
  async play() {
    const { players = [], options } = this.step ?? {};
    try {
      const made = await post("/api/tables", {
        game: this.game.name,
        seats: players.map((_, i) => (i ? { kind: "bot", bot: EASIEST } : { kind: "me" })),
        options,
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
