/** Learning a game: its lessons, and one of them step by step. */

import { get } from "../lib/api.js";
import { h } from "../lib/dom.js";
import { gameCalled, titleCard } from "../lib/games.js";
import { language, say } from "../lib/say.js";
import { Lesson, TRY } from "./lesson.js";
import { reached } from "./progress.js";

/** @typedef {import("../lib/protocol.d.ts").LessonInfo} LessonInfo */
/** @typedef {import("../lib/protocol.d.ts").GameInfo} Game */

/**
 * @param {string} path the game, and after a slash the lesson
 * @returns {Promise<import("../frame/frame.js").Page>}
 */
export async function learn(path) {
  const [name, wanted] = path.split("/");
  const game = await gameCalled(name);
  /** @type {LessonInfo[]} */
  const lessons = await get(`/api/games/${name}/lessons`, { language: language() });
  if (wanted || lessons.length === 1) return taught(game, lessons, wanted ?? lessons[0].name);
  return { element: shelf(game, lessons), title: `${say("learn")} – ${game.title} – Ludogare` };
}

/**
 * @param {Game} game
 * @param {LessonInfo[]} lessons
 * @param {string} name
 * @returns {Promise<import("../frame/frame.js").Page>}
 */
async function taught(game, lessons, name) {
  const at = lessons.findIndex((lesson) => lesson.name === name);
  const after = at < 0 ? null : (lessons[at + 1] ?? null);
  const lesson = new Lesson(game, name, after);
  try {
    await lesson.to(reached(game.name, name));
  } catch (problem) {
    lesson.close();
    throw problem;
  }
  return {
    element: lesson.element,
    title: `${lesson.title} – Ludogare`,
    heading: game.title,
    strip: lesson.stage.players.element,
    fixed: true,
    shown: () => lesson.shown(),
    close: () => lesson.close(),
  };
}

/**
 * The lessons of a game.
 *
 * @param {Game} game
 * @param {LessonInfo[]} lessons
 */
function shelf(game, lessons) {
  const way = (/** @type {string} */ name, /** @type {string} */ title, /** @type {string} */ words) =>
    h(
      "li",
      {},
      h("a", { href: `/learn/${game.name}/${name}` }, h("b", {}, title), h("span", {}, words)),
    );
  return h(
    "div",
    { class: "about" },
    titleCard(game, "learn"),
    h(
      "section",
      { class: "lessons" },
      h("h2", {}, say("learn")),
      h(
        "ol",
        {},
        lessons.map(({ name, title, steps }) =>
          way(name, title, progressWords(reached(game.name, name), steps)),
        ),
        game.tries ? way(TRY, say("learn-try"), say("learn-try-words")) : null,
      ),
    ),
  );
}

/**
 * @param {number} step
 * @param {number} steps
 */
function progressWords(step, steps) {
  if (step === steps - 1) return say("learn-finished");
  return step ? say("learn-step", { n: step + 1, of: steps }) : say("learn-steps", { n: steps });
}
