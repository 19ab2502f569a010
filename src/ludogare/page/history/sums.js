/** What one's finished matches add up to: by game, number of seats and level. */

/** @typedef {import("../lib/archive.js").Finished} Finished */
/** @typedef {{seats: number, level: string, played: number, won: number, points: number}} Sum */

/** Against other people, or alone: what stands where a bot's name would. */
export const PEOPLE = "people";
export const ALONE = "alone";

/**
 * By game, a line for each number of seats and level. Where several people share the device nobody
 * knows whose match it was, so it does not count.
 *
 * @param {Finished[]} matches
 * @param {string[]} bots from the weakest to the strongest
 * @returns {Map<string, Sum[]>}
 */
export function sums(matches, bots) {
  /** @type {Map<string, Map<string, Sum>>} */
  const found = new Map();
  for (const match of matches.filter((m) => m.held.length === 1)) {
    const lines = found.get(match.game) ?? new Map();
    found.set(match.game, lines);
    const [seat] = match.held;
    const [seats, level] = [match.names.length, levelOf(match, bots)];
    const line = lines.get(`${seats} ${level}`) ?? { seats, level, played: 0, won: 0, points: 0 };
    line.played += 1;
    line.won += match.winners.includes(seat) ? 1 : 0;
    line.points += value(match.points[seat] ?? 0);
    lines.set(`${seats} ${level}`, line);
  }
  const order = (/** @type {Sum} */ a, /** @type {Sum} */ b) =>
    a.seats - b.seats || bots.indexOf(a.level) - bots.indexOf(b.level);
  return new Map([...found].map(([game, lines]) => [game, [...lines.values()].sort(order)]));
}

/**
 * Whom it was played against: people, if there was one, or else the strongest bot.
 *
 * @param {Finished} match
 * @param {string[]} bots
 */
function levelOf({ bots: seated, held }, bots) {
  const others = seated.filter((_, seat) => !held.includes(seat));
  if (others.includes(null)) return PEOPLE;
  const rank = (/** @type {string | null} */ bot) => bots.indexOf(bot ?? "");
  return others.sort((a, b) => rank(b) - rank(a))[0] ?? ALONE;
}

/** Several lines as one. @param {Sum[]} lines @returns {Sum} */
export function total(lines) {
  const add = (/** @type {"played" | "won" | "points"} */ what) =>
    lines.reduce((sum, line) => sum + line[what], 0);
  return { seats: 0, level: "", played: add("played"), won: add("won"), points: add("points") };
}

/** Points as a number, where a share of one is written out: `18 2/3`. @param {number | string} points */
export function value(points) {
  if (typeof points === "number") return points;
  const sign = points.startsWith("-") ? -1 : 1;
  const parts = points.replace("-", "").split(" ");
  return (
    sign *
    parts.reduce((sum, part) => {
      const [over, under = "1"] = part.split("/");
      return sum + Number(over) / Number(under);
    }, 0)
  );
}
