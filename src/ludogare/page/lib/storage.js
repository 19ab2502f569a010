/** What this browser keeps between visits. */

/**
 * @template T
 * @param {string} name
 * @param {T} otherwise
 * @returns {T}
 */
export function stored(name, otherwise) {
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
export function store(name, value) {
  try {
    if (value === null) localStorage.removeItem(`ludogare-${name}`);
    else localStorage.setItem(`ludogare-${name}`, JSON.stringify(value));
  } catch {
    // without storage the page works on; it only forgets
  }
}
