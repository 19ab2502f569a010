/** Reading what the server drew, without whatever could act by itself. */

const ACTIVE =
  /^(script|foreignobject|iframe|object|embed|image|a|animate|animatetransform|animatemotion|set|handler|listener)$/i;

/** The boards' own style sheet; made by script, so that no inline style has to be allowed. */
export const sheet = new CSSStyleSheet();
let applied = "";

/**
 * Reads a drawing and leaves out whatever could act by itself.
 *
 * @param {string} text
 * @returns {SVGSVGElement}
 */
export function readDrawing(text) {
  const read = new DOMParser().parseFromString(text, "image/svg+xml");
  const svg = read.documentElement;
  if (!(svg instanceof SVGSVGElement) || read.querySelector("parsererror"))
    throw new Error("not a drawing");
  const css = [...svg.querySelectorAll("style")].map((s) => s.textContent).join("");
  for (const element of [...svg.querySelectorAll("*"), svg]) {
    if (ACTIVE.test(element.localName) || element.localName === "style") element.remove();
    else for (const attribute of [...element.attributes]) clean(element, attribute, svg);
  }
  if (css) apply(css);
  return /** @type {SVGSVGElement} */ (document.importNode(svg, true));
}

/**
 * Takes an attribute away if it could act by itself.
 *
 * @param {Element} element
 * @param {Attr} attribute
 * @param {SVGSVGElement} svg
 */
function clean(element, { name, value }, svg) {
  const link = /(^|:)href$/i.test(name) && !value.trim().startsWith("#");
  const spoken = name === "aria-label" && element !== svg && !element.hasAttribute("role");
  if (spoken) element.setAttribute("data-spoken", value); // a name waits until there is a role
  if (/^on/i.test(name) || name === "style" || link || spoken) element.removeAttribute(name);
}

/** @param {string} css */
function apply(css) {
  if (css === applied) return;
  applied = css;
  sheet.replaceSync(css);
  if (!document.adoptedStyleSheets.includes(sheet))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
