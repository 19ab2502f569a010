/** How a table is kept: who may see it, what may be taken back, and the clocks. */

import { answerDuration, clockWords, flagWords } from "../lib/durations.js";
import { labelled, select, toggle } from "../lib/fields.js";
import { say } from "../lib/say.js";

/** @typedef {import("../lib/protocol.d.ts").TableSettings} Settings */

/** @type {Settings} */
export const DEFAULTS = {
  listed: false,
  undo: true,
  hints: true,
  clock: null,
  total: null,
  increment: 0,
  flag: "bot",
  answer: null,
  takeover: true,
};
const [MINUTE, HOUR, DAY] = [60, 3600, 86_400]; // seconds
const TURNS = [30, MINUTE, 2 * MINUTE, 5 * MINUTE, 8 * HOUR, DAY, 3 * DAY, 7 * DAY];
/** The time for a whole match, and what each turn adds to it. @type {[number, number][]} */
const TOTALS = [
  [5 * MINUTE, 5],
  [10 * MINUTE, 10],
  [20 * MINUTE, 20],
  [HOUR, MINUTE],
  [3 * DAY, 12 * HOUR],
];
/** @type {Settings["flag"][]} */
const FLAGS = ["bot", "takeover", "lose", "random"];
const ANSWERS = [null, 5, 10, 20, 60]; // seconds

/**
 * @param {Settings} settings which are changed
 * @param {boolean} answers whether others' moves are answered in this game
 */
export function settingFields(settings, answers) {
  return [
    toggle(say("set-listed"), settings.listed, (on) => (settings.listed = on)),
    toggle(say("set-undo"), settings.undo, (on) => (settings.undo = on)),
    toggle(say("set-hints"), settings.hints, (on) => (settings.hints = on)),
    toggle(say("set-takeover"), settings.takeover, (on) => (settings.takeover = on)),
    ...clockFields(settings),
    answers ? answerField(settings) : null,
  ];
}

/** The clock, and what happens when it has run out. @param {Settings} settings */
function clockFields(settings) {
  const none = { clock: null, total: null, increment: 0 };
  const clocks = [
    none,
    ...TURNS.map((clock) => ({ ...none, clock })),
    ...TOTALS.map(([total, increment]) => ({ ...none, total, increment })),
  ];
  const entries = clocks.map((c) => /** @type {[typeof c, string]} */ ([c, clockWords(c)]));
  const flags = FLAGS.map(
    (flag) => /** @type {[Settings["flag"], string]} */ ([flag, flagWords(flag)]),
  );
  const flag = labelled(
    say("set-flag"),
    select(flags, settings.flag, (chosen) => (settings.flag = chosen)),
  );
  flag.hidden = true;
  const clock = select(entries, clocks[0], (chosen) => {
    Object.assign(settings, chosen);
    flag.hidden = chosen === clocks[0];
  });
  return [labelled(say("set-clock"), clock), flag];
}

/** The time to answer another's move. @param {Settings} settings */
function answerField(settings) {
  return duration(say("set-answer"), ANSWERS, answerDuration, (time) => (settings.answer = time));
}

/**
 * @param {string} label
 * @param {(number | null)[]} times in seconds
 * @param {(seconds: number | null) => string} words
 * @param {(seconds: number | null) => void} set
 */
function duration(label, times, words, set) {
  const entries = times.map(
    (time) => /** @type {[number | null, string]} */ ([time, words(time)]),
  );
  return labelled(label, select(entries, null, set));
}
