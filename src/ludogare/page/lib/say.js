/** Every sentence of the page, in the language of the reader. The server says what belongs to a game. */

import { store, stored } from "./storage.js";

/**
 * A message; where it counts something, one for each form of the language (`one`, `few`, `many`…).
 * @typedef {string | ({other: string} & Partial<Record<Intl.LDMLPluralRule, string>>)} Message
 */

/** What each language calls itself, as the server says. @type {Record<string, string>} */
let names = {};

/** @type {Record<string, Message>} */
let messages = {};

/** The language that the address names, so that a link to a text shows that text. */
let named = new URL(location.href).searchParams.get("language") ?? "";

/** Asks the server which languages there are; each has a file in `texts/`. */
export async function loadLanguages() {
  const answer = await fetch("/api/languages").catch(() => null);
  if (answer?.ok) names = await answer.json();
}

/** Every language, with what it calls itself. */
export function languages() {
  return Object.entries(names);
}

/** The language chosen here, or else the first one that the browser asks for and we speak. */
export function language() {
  const asked = [named, stored("language", ""), ...navigator.languages];
  const known = asked.map((l) => l.split("-")[0]).find((l) => Object.hasOwn(names, l));
  return known ?? Object.keys(names)[0] ?? document.documentElement.lang;
}

/** The reader's own variety of the language, as “en-GB”: it writes dates and numbers in its way. */
export function locale() {
  return navigator.languages.find((l) => l.split("-")[0] === language()) ?? language();
}

/** Fetches the messages of a language, and speaks it. @param {string} [chosen] */
export async function loadMessages(chosen = language()) {
  messages = (await import(`../texts/${chosen}.js`)).default;
  document.documentElement.lang = chosen;
}

/** A number as it is printed: with a minus, not a hyphen. @param {string | number} n */
export function formatNumber(n) {
  return String(n).replace("-", "−");
}

/** A share as so many of a hundred. @param {number} share */
export function formatPercent(share) {
  return share.toLocaleString(language(), { style: "percent" });
}

/** A number with a digit behind its point at most. @param {number} n */
export function inShort(n) {
  return formatNumber(n.toLocaleString(locale(), { maximumFractionDigits: 1 }));
}

/** Speaks another language from now on; throws where its messages do not come. @param {string} chosen */
export async function chooseLanguage(chosen) {
  await loadMessages(chosen);
  store("language", chosen);
  named = "";
}

/**
 * A message with its arguments; `n` chooses between one and several.
 *
 * @param {string} id
 * @param {Record<string, string | number>} [args]
 * @returns {string}
 */
export function say(id, args = {}) {
  const found = messages[id] ?? id;
  let text = found;
  if (typeof text !== "string") {
    const form = new Intl.PluralRules(language()).select(Number(args.n));
    text = text[form] ?? text.other;
  }
  // Spaces first, so that what people wrote stays as they wrote it.
  return typeset(text).replace(/\{(\w+)\}/g, (_, name) => String(args[name] ?? ""));
}

/**
 * In French a space that does not break stands before : ; ! ? and inside « ».
 *
 * @param {string} text
 */
function typeset(text) {
  return text.replace(/ ([:;!?»])/g, "\u00a0$1").replace(/« /g, "«\u00a0");
}

/**
 * Several names in one breath.
 *
 * @param {string[]} names
 */
export function formatList(names) {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(names);
}
