/** SHA-256 and HMAC, also where a page without TLS has no `crypto.subtle`. */

const BLOCK = 64;

/** The first bits of the roots of the first primes. @param {number} root @param {number} count */
function fractions(root, count) {
  const found = [];
  for (let n = 2; found.length < count; n += 1) {
    let prime = true;
    for (let d = 2; d * d <= n; d += 1) if (n % d === 0) prime = false;
    if (prime) found.push(((n ** (1 / root)) % 1) * 2 ** 32);
  }
  return Uint32Array.from(found);
}

const FIRST = fractions(2, 8);
const ROUNDS = fractions(3, 64);

/** @param {number} word @param {number} by */
const turned = (word, by) => (word >>> by) | (word << (32 - by));

/** A message with the bit and the length that end it. @param {Uint8Array} bytes */
function padded(bytes) {
  const whole = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  new DataView(whole.buffer).setUint32(whole.length - 4, bytes.length * 8);
  return new DataView(whole.buffer);
}

/**
 * @param {Uint8Array} bytes
 * @returns {Uint8Array}
 */
export function sha256(bytes) {
  const message = padded(bytes);
  const sums = Uint32Array.from(FIRST);
  const words = new Uint32Array(64);
  for (let at = 0; at < message.byteLength; at += BLOCK) {
    for (let i = 0; i < 16; i += 1) words[i] = message.getUint32(at + 4 * i);
    for (let i = 16; i < 64; i += 1) {
      const [a, b] = [words[i - 15], words[i - 2]];
      const low = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3);
      const high = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10);
      words[i] = words[i - 16] + low + words[i - 7] + high;
    }
    mix(sums, words);
  }
  const digest = new DataView(new ArrayBuffer(32));
  sums.forEach((word, i) => digest.setUint32(4 * i, word));
  return new Uint8Array(digest.buffer);
}

/** Takes one block in. @param {Uint32Array} sums @param {Uint32Array} words */
function mix(sums, words) {
  let [a, b, c, d, e, f, g, h] = sums;
  for (let i = 0; i < 64; i += 1) {
    const high = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = (h + high + ((e & f) ^ (~e & g)) + ROUNDS[i] + words[i]) | 0;
    const low = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const two = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (sums[i] += word));
}

/**
 * The HMAC of a message under a key of at most one block.
 *
 * @param {Uint8Array} key
 * @param {Uint8Array} message
 */
export function hmac(key, message) {
  const pad = (/** @type {number} */ by) =>
    Uint8Array.from({ length: BLOCK }, (_, i) => (key[i] ?? 0) ^ by);
  return sha256(joined(pad(0x5c), sha256(joined(pad(0x36), message))));
}

/** @param {Uint8Array} one @param {Uint8Array} two */
function joined(one, two) {
  const both = new Uint8Array(one.length + two.length);
  both.set(one);
  both.set(two, one.length);
  return both;
}

/** @param {Uint8Array} bytes */
export function hex(bytes) {
  return [...bytes].map((b) => b.toString(16).padStart(2, "0")).join("");
}

/** @param {string} text */
export function utf8(text) {
  return new TextEncoder().encode(text);
}
