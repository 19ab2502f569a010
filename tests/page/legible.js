/* What cannot be read on a page: too small, cut, beyond its box, over other words, or under a rim.
   A name of those that are too long for any place may be cut. */
(long) => {
  const LEAST = 12; // px of a letter, and on a board:
  const LEAST_ON_BOARD = 11;
  const SLACK = 1.5; // px by which boxes may be off
  const INK = { above: 0.22, below: 0.2 }; // of a line's height, where there is hardly any ink

  const matrix = (element) =>
    element instanceof SVGElement ? element.getScreenCTM() : new DOMMatrix();
  /* What a drawing does not display still has a box, and counts as visible in some browsers. */
  const displayed = (element) =>
    !(element instanceof SVGElement) ||
    (getComputedStyle(element).display !== "none" && displayed(element.parentElement));
  const shown = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    displayed(element) &&
    getComputedStyle(element).clipPath !== "inset(50%)" &&
    !element.closest("title, desc, defs, symbol, .spoken, option, [inert], .connection");
  /* What happened lately, in so many lines as there is room for: the log beside it has the rest. */
  const summary = (element) => element.closest(".newest") !== null;

  /** A box, perhaps turned: its corners. */
  function corners({ x, y, width, height }, m) {
    return [[x, y], [x + width, y], [x + width, y + height], [x, y + height]].map(([px, py]) => {
      const at = new DOMPoint(px, py).matrixTransform(m);
      return [at.x, at.y];
    });
  }

  const ofInk = ({ x, y, width, height }) => ({
    x, width, y: y + INK.above * height, height: (1 - INK.above - INK.below) * height,
  });

  /** Of a line that ends in an ellipsis, what is left of it. */
  function seenOf(line, element) {
    if (getComputedStyle(element).textOverflow !== "ellipsis") return line;
    const { left, right } = element.getBoundingClientRect();
    const x = Math.max(line.x, left);
    return { x, y: line.y, width: Math.min(line.right, right) - x, height: line.height };
  }

  const name = ({ said }) => {
    const begun = said.split("…")[0].trim();
    return begun.length > 2 && long.some((whole) => whole.startsWith(begun));
  };

  /** Every line of words that can be seen, with its box. */
  function lines() {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!node.textContent.trim() || !element || !shown(element)) continue;
      const said = node.textContent.trim().slice(0, 40);
      if (element instanceof SVGElement) {
        const box = ofInk(element.getBBox());
        if (box.width) found.push({ said, element, box: corners(box, matrix(element)) });
        continue;
      }
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects())
        if (rect.width > 1)
          found.push({
            said, element, box: corners(ofInk(seenOf(rect, element)), matrix(element)),
          });
    }
    return found;
  }

  const edges = (box) => ({
    left: Math.min(...box.map((p) => p[0])), right: Math.max(...box.map((p) => p[0])),
    top: Math.min(...box.map((p) => p[1])), bottom: Math.max(...box.map((p) => p[1])),
  });

  function size(element) {
    const { a, b } = matrix(element);
    return parseFloat(getComputedStyle(element).fontSize) * Math.hypot(a, b);
  }

  const beyond = (inner, outer) =>
    Math.max(outer.left - inner.left, inner.right - outer.right, outer.top - inner.top,
      inner.bottom - outer.bottom);

  /** Whether something round the words cuts them; what can be scrolled cuts nothing. */
  function cut({ element, box }) {
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      if (at instanceof SVGElement && at.localName !== "svg") continue;
      if (at.matches("[data-camera]")) return false; // it is moved about in its window
      const { overflowX, overflowY, textOverflow } = getComputedStyle(at);
      const scrolls = [overflowX, overflowY].some((o) => o === "auto" || o === "scroll");
      if (at.matches("[data-camera]") || (scrolls && !at.matches(".board"))) return false;
      if (scrolls && at.scrollHeight > at.clientHeight) {
        const { left, right } = at.getBoundingClientRect();
        return Math.max(left - edges(box).left, edges(box).right - right) > SLACK;
      }
      if (overflowX === "visible" && !(at.localName === "svg")) continue;
      if (textOverflow === "ellipsis" && at.scrollWidth > at.clientWidth) return true;
      if (beyond(edges(box), at.getBoundingClientRect()) > SLACK) return true;
    }
    return false;
  }

  /** Whether words have been scrolled out of sight, or under a line that stays at the foot. */
  function scrolledAway({ element, box }) {
    const scroller = element.closest(".drawer .scrolled, .scores, [data-camera]");
    if (!scroller) return false;
    const { left, right, top, bottom } = scroller.getBoundingClientRect();
    const foot = scroller.querySelector(".total td");
    const below = foot && !element.closest(".total") ? foot.getBoundingClientRect().top : bottom;
    return beyond(edges(box), { left, right, top, bottom: below }) > 0;
  }

  /** The smallest plate that a drawing puts under some words: they should stay on it. */
  function overflows({ element, box }) {
    if (!(element instanceof SVGElement)) return false;
    const { left, right, top, bottom } = edges(box);
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    let group = element.parentElement;
    for (let up = 0; up < 2 && group?.localName === "g"; up += 1, group = group.parentElement) {
      const plates = [...group.children].filter((c) => c.localName === "rect" && shown(c))
        .map((c) => c.getBoundingClientRect())
        .filter((r) => r.left < x && x < r.right && r.top < y && y < r.bottom &&
          r.height > 0.8 * (bottom - top));
      if (!plates.length) continue;
      const plate = plates.reduce((a, b) => (b.width * b.height < a.width * a.height ? b : a));
      return Math.max(plate.left - left, right - plate.right) > SLACK;
    }
    return false;
  }

  /** How far two boxes lie over each other, at least; turned ones, too. */
  function overlap(one, two) {
    let least = Infinity;
    for (const box of [one, two]) {
      for (const [p, q] of [[box[0], box[1]], [box[1], box[2]]]) {
        const length = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
        const way = [(q[0] - p[0]) / length, (q[1] - p[1]) / length];
        const on = (b) => b.map((c) => c[0] * way[0] + c[1] * way[1]);
        const [a, b] = [on(one), on(two)];
        least = Math.min(least, Math.max(...a) - Math.min(...b), Math.max(...b) - Math.min(...a));
      }
    }
    return least;
  }

  /** The sides of the rims round what others did last, as thin boxes. */
  function rims() {
    const LINE = 2; // px on either side of a rim's middle
    return [...document.querySelectorAll(".board .marked rect:not(.rim-back)")].flatMap((rim) => {
      const box = corners(rim.getBBox(), matrix(rim));
      return box.map(([x, y], i) => {
        const [u, v] = box[(i + 1) % 4];
        const length = Math.hypot(u - x, v - y) || 1;
        const [dx, dy] = [((v - y) / length) * LINE, ((x - u) / length) * LINE];
        return [[x + dx, y + dy], [u + dx, v + dy], [u - dx, v - dy], [x - dx, y - dy]];
      });
    });
  }

  const found = [];
  const told = (what, ...at) => found.push(`${what}: ${at.map((l) => `“${l.said}”`).join(" and ")}`);
  const every = lines();
  for (const line of every) {
    const px = size(line.element);
    const least = line.element.closest(".board svg") ? LEAST_ON_BOARD : LEAST;
    if (px < least - 0.05) told(`${px.toFixed(1)} px`, line);
    const shortened = line.element instanceof SVGElement && line.said.endsWith("…");
    const cutting = shortened || (!summary(line.element) && cut(line));
    if (cutting && !name(line)) told("cut", line);
    if (overflows(line)) told("beyond its box", line);
  }
  const seen = every.filter((line) => !scrolledAway(line));
  const apart = (line) => line.element.closest("dialog, .drawer, .dock, .board") ?? document.body;
  for (let i = 0; i < seen.length; i += 1) {
    for (let j = i + 1; j < seen.length; j += 1) {
      const [one, two] = [seen[i], seen[j]];
      if (one.element === two.element || apart(one) !== apart(two)) continue;
      if (one.element.contains(two.element) || two.element.contains(one.element)) continue;
      if (one.said === two.said && overlap(one.box, two.box) > 8) continue; // an outline
      if (overlap(one.box, two.box) > SLACK) told("overlap", one, two);
    }
  }
  const sides = rims();
  for (const line of seen.filter(({ element }) => element.closest(".board svg")))
    if (sides.some((side) => overlap(line.box, side) > SLACK)) told("a rim through", line);
  const [board, dock] = [".board", ".dock"].map((s) => document.querySelector(s));
  if (board && dock && shown(dock)) {
    document.scrollingElement.scrollTo(0, 1e6);
    const [above, below] = [board, dock].map((e) => e.getBoundingClientRect());
    if (above.bottom > below.top + SLACK) found.push("the dock covers the board");
    document.scrollingElement.scrollTo(0, 0);
  }
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) found.push(`${scrollWidth} px wide on a screen of ${innerWidth}`);
  return [...new Set(found)];
}
