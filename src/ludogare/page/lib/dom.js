/** Building the page. Whatever comes from data is text: nothing here reads HTML. */

const SVG = "http://www.w3.org/2000/svg";

/** @typedef {Node | string | number | null | undefined | false} Child */
/** @typedef {Record<string, unknown>} Properties */

/**
 * An element. A property that starts with `on` is a listener, one that the element knows is set
 * as a property, the rest are attributes; `null`, `undefined` and `false` are left out.
 *
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Properties} [properties]
 * @param {...(Child | Child[])} children
 * @returns {HTMLElementTagNameMap[T]}
 */
export function h(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) {
      element.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
    } else if (name === "class") {
      element.className = String(value);
    } else if (name in element && !name.includes("-") && name !== "list" && name !== "form") {
      /** @type {any} */ (element)[name] = value;
    } else {
      element.setAttribute(name, value === true ? "" : String(value));
    }
  }
  fill(element, ...children);
  return element;
}

/**
 * Gives an element new children.
 *
 * @template {Element} E
 * @param {E} element
 * @param {...(Child | Child[])} children
 * @returns {E}
 */
export function fill(element, ...children) {
  element.replaceChildren(
    ...children
      .flat()
      .filter((c) => c !== null && c !== undefined && c !== false)
      .map((c) => (c instanceof Node ? c : String(c))),
  );
  return element;
}

/**
 * An element of a drawing, with its attributes.
 *
 * @template {keyof SVGElementTagNameMap} T
 * @param {T} tag
 * @param {Record<string, string | number>} [attributes]
 * @returns {SVGElementTagNameMap[T]}
 */
export function drawn(tag, attributes = {}) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  return element;
}

/**
 * A drawing made of one path.
 *
 * @param {string} d
 * @param {string} viewBox
 * @param {Record<string, string>} attributes
 */
export function pathDrawing(d, viewBox, attributes) {
  const svg = drawn("svg", { viewBox, "aria-hidden": "true" });
  const path = drawn("path", { d });
  for (const [name, value] of Object.entries(attributes)) {
    (name === "class" ? svg : path).setAttribute(name, value);
  }
  svg.append(path);
  return svg;
}

const PLAIN = new Set([
  "P",
  "EM",
  "I",
  "STRONG",
  "B",
  "CODE",
  "UL",
  "OL",
  "LI",
  "BR",
  "TABLE",
  "TBODY",
  "THEAD",
  "TR",
  "TD",
  "TH",
]);

/**
 * The rules come with a few marks of emphasis. They are read in a document of their own, and only
 * plain marks are copied, without any attribute.
 *
 * @param {string} html
 * @returns {Node[]}
 */
export function rich(html) {
  const read = new DOMParser().parseFromString(html, "text/html");
  return [...read.body.childNodes].flatMap(copy);

  /**
   * @param {Node} node
   * @returns {Node[]}
   */
  function copy(node) {
    if (node.nodeType === Node.TEXT_NODE) return [document.createTextNode(node.textContent ?? "")];
    if (!(node instanceof Element) || /^(script|style|template)$/i.test(node.tagName)) return [];
    const inside = [...node.childNodes].flatMap(copy);
    if (!PLAIN.has(node.tagName)) return inside;
    const made = document.createElement(node.tagName);
    made.append(...inside);
    return [made];
  }
}

let counted = 0;

/** An id that nothing else on the page has. */
export function freshId() {
  counted += 1;
  return `id-${counted}`;
}
