/** What this browser keeps between visits: preferences, and which seats it holds. */

/**
 * @template T
 * @param {string} name
 * @param {T} otherwise
 * @returns {T}
 */
export function kept(name, otherwise) {
  try {
    const text = localStorage.getItem(`ludogare-${name}`);
    return text === null ? otherwise : JSON.parse(text);
  } catch {
    return otherwise; // storage may be forbidden, or hold something else's text
  }
}

/**
 * @param {string} name
 * @param {unknown} value
 */
export function keep(name, value) {
  try {
    if (value === null) localStorage.removeItem(`ludogare-${name}`);
    else localStorage.setItem(`ludogare-${name}`, JSON.stringify(value));
  } catch {
    // without storage the page works on; it only forgets
  }
}

/**
 * What this browser knows of a table: the seats it holds (the cookie has their keys), and the
 * links it made for friends, until they are taken.
 *
 * @typedef {{held: number[], links: Record<string, string>}} Hold
 */

/**
 * @param {string} table
 * @returns {Hold}
 */
export function heldAt(table) {
  return kept(`table-${table}`, { held: [], links: {} });
}

/**
 * @param {string} table
 * @param {Hold} hold
 */
export function holdAt(table, hold) {
  if (!hold.held.length && !Object.keys(hold.links).length) return forget(table);
  const known = others(table);
  for (const old of known.slice(49)) keep(`table-${old}`, null);
  keep("tables", [table, ...known.slice(0, 49)]);
  keep(`table-${table}`, hold);
}

/** Nothing is held at a table any more. @param {string} table */
export function forget(table) {
  keep("tables", others(table));
  keep(`table-${table}`, null);
}

/** @param {string} table */
function others(table) {
  return kept("tables", /** @type {string[]} */ ([])).filter((t) => t !== table);
}
