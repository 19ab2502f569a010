/** What this browser keeps between visits. */

/** What cannot be kept, where storage is forbidden or full: it stays until the page is left. @type {Map<string, string>} */
const passing = new Map();

/**
 * @template T
 * @param {string} name
 * @param {T} otherwise
 * @returns {T}
 */
export function stored(name, otherwise) {
  try {
    const text = passing.get(name) ?? localStorage.getItem(`ludogare-${name}`);
    return text === null ? otherwise : JSON.parse(text);
  } catch {
    return otherwise; // storage may be forbidden, or hold something else's text
  }
}

/**
 * @param {string} name
 * @param {unknown} value
 */
export function store(name, value) {
  const text = JSON.stringify(value);
  passing.delete(name);
  try {
    if (value === null) localStorage.removeItem(`ludogare-${name}`);
    else localStorage.setItem(`ludogare-${name}`, text);
  } catch {
    if (value !== null) passing.set(name, text);
  }
}
