/** Checks the deals of a match here in the browser: whoever trusts the page need not trust its server. */

import { ask, get } from "../lib/api.js";
import { say } from "../lib/say.js";
import { hex, hmac, sha256, utf8 } from "../lib/sha256.js";

/** @typedef {import("../lib/protocol.d.ts").FairnessInfo} Fairness */
/** @typedef {import("../lib/protocol.d.ts").DealInfo} Deal */
/** @typedef {import("../lib/noted.js").Noted} Noted */
/** @typedef {{good: boolean, words: string}} Verdict */

const SIZE = 2n ** 256n;

/**
 * What becomes of the deals of a table that is over, with what was noted before.
 *
 * @param {string} table
 * @param {Noted} noted
 * @returns {Promise<Verdict>}
 */
export async function checkDeals(table, noted) {
  const at = `/api/tables/${table}`;
  const [info, deals, record] = await Promise.all([
    get(at),
    get(`${at}/deals`),
    ask(`${at}/record`).then((answer) => answer.text()),
  ]);
  const brought = Object.entries(noted.nonces ?? {}).filter(([s]) => info.held.includes(+s));
  const words = fault(info.fairness, deals, record.split("\n"), noted.commitment, brought);
  if (words) return { good: false, words };
  const count = { n: deals.length };
  const good = brought.length ? say("fair-mine", count) : say("fair-good", count);
  return { good: true, words: good };
}

/**
 * What is wrong, if anything is.
 *
 * @param {Fairness} fairness
 * @param {Deal[]} deals
 * @param {string[]} record
 * @param {string | undefined} seen the commitment as it was first shown here
 * @param {[string, string][]} brought seats and the nonces that they brought from here
 */
function fault({ commitment, nonces, secret }, deals, record, seen, brought) {
  if (seen && seen !== commitment) return say("fair-commitment");
  if (secret === null || hex(sha256(utf8(secret))) !== commitment) return say("fair-secret");
  if (brought.some(([seat, nonce]) => nonces[+seat] !== nonce)) return say("fair-nonce");
  const plies = record.slice(record.indexOf("play") + 1, record.findLastIndex(isChain));
  const published = [`commitment ${commitment}`, ...nonces.map((n, seat) => `nonce ${seat} ${n}`)];
  const sealed = `chain ${chained(plies)}`;
  if (![...published, sealed].every((line) => record.includes(line))) return say("fair-record");
  const chances = plies.filter((line) => line.startsWith("* ")).length;
  const key = sha256(utf8([secret, ...nonces].join("\n")));
  const wrong = deals.find((deal) => plies[deal.ply] !== `* ${deal.dealt}` || !follows(key, deal));
  if (wrong) return say("fair-deal", { ply: wrong.ply + 1 });
  return chances === deals.length ? null : say("fair-record");
}

/** @param {string} line */
const isChain = (line) => line.startsWith("chain ");

/** The seal of some lines: a hash of the last, and of the seal of those before it. @param {string[]} lines */
function chained(lines) {
  return lines.reduce((link, line) => hex(sha256(utf8(`${link}\n${line}`))), "");
}

/** Whether a deal is the one that had to come. @param {Uint8Array} key @param {Deal} deal */
function follows(key, { ply, dealt, outcomes, weights }) {
  const total = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
  if (total === 0n) return false;
  let left = SIZE;
  for (let again = 0; left >= SIZE - (SIZE % total); again += 1)
    left = BigInt(`0x${hex(hmac(key, utf8(`${ply}:${again}`)))}`);
  left %= total;
  const at = weights.findIndex((weight) => (left -= BigInt(weight)) < 0n);
  return outcomes[at] === dealt;
}
