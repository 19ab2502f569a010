/** What a thing of a drawing says of itself. */

/**
 * Its tip, its title, or what is spoken in its place; nothing where it has none of its own.
 *
 * @param {Element} element
 */
export function nameOf(element) {
  const title = [...element.children].find((child) => child.localName === "title");
  return (
    element.getAttribute("data-tip") ??
    title?.textContent ??
    element.getAttribute("data-spoken") ??
    ""
  );
}
