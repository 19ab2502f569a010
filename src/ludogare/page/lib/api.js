/** Asking the server over HTTP. */

import { language, say } from "./say.js";

/** What was refused, or cannot be had, as a sentence, with the clause of the rules where there is one. */
export class Refused extends Error {
  /**
   * @param {string} sentence
   * @param {number} [status] of the server's answer; 0 where there was none
   * @param {string} [clause]
   */
  constructor(sentence, status = 0, clause = undefined) {
    super(sentence);
    this.status = status;
    this.clause = clause;
  }
}

/**
 * @param {string} path
 * @param {RequestInit} [request]
 * @returns {Promise<Response>}
 */
export async function ask(path, request = {}) {
  const headers = new Headers(request.headers);
  headers.set("Accept-Language", language());
  let response;
  try {
    response = await fetch(path, { ...request, headers, credentials: "same-origin" });
  } catch (problem) {
    if (problem instanceof DOMException && problem.name === "AbortError") throw problem;
    throw new Refused(say("no-server"), 0);
  }
  if (!response.ok) {
    const told = await response.json().catch(() => ({}));
    const sentence =
      typeof told.error === "string" ? told.error : say("no-answer", { status: response.status });
    throw new Refused(sentence, response.status, told.clause);
  }
  return response;
}

/**
 * @param {string} path
 * @param {Record<string, string | number | boolean | null | undefined>} [query]
 * @returns {Promise<any>}
 */
export async function get(path, query = {}) {
  return (await ask(withQuery(path, query))).json();
}

/**
 * @param {string} path
 * @param {unknown} body
 * @param {AbortSignal} [signal]
 * @returns {Promise<any>}
 */
export async function post(path, body, signal) {
  const headers = { "Content-Type": "application/json" };
  return (await ask(path, { method: "POST", headers, body: JSON.stringify(body), signal })).json();
}

/** How often a request that changes something is sent again by itself. */
const REPEATS = 3;

/**
 * Asks for a change. It has an id, so that after a lost answer it is sent again and done once.
 *
 * @param {string} path
 * @param {{id: string, [more: string]: unknown}} body
 * @returns {Promise<any>}
 */
export async function change(path, body) {
  for (let tries = 0; ; tries += 1) {
    try {
      return await post(path, body);
    } catch (problem) {
      const lost = problem instanceof Refused && [0, 502, 503, 504].includes(problem.status);
      if (!lost || tries === REPEATS) throw problem;
      await new Promise((done) => setTimeout(done, 250 * 2 ** tries));
    }
  }
}

/**
 * @param {string} path
 * @param {Record<string, string | number | boolean | null | undefined>} query
 */
export function withQuery(path, query) {
  const words = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === null || value === undefined || value === false) continue;
    words.set(name, value === true ? "1" : String(value));
  }
  const text = words.toString();
  return text ? `${path}?${text}` : path;
}

/** 128 random bits, for a request's id or a seat's part in the deal. */
export function nonce() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((b) => b.toString(16).padStart(2, "0")).join("");
}
