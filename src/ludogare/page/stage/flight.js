/** Points that fly from where they were made to their player. */

import { h } from "../lib/dom.js";
import { still } from "../lib/motion.js";

const FLIGHT = 900; // ms

/**
 * @param {DOMRect} from
 * @param {Element} to
 * @param {string} words
 */
export function fly(from, to, words) {
  if (still()) return;
  const flying = h("span", { "class": "flying", "aria-hidden": "true" }, words);
  document.body.append(flying);
  const end = to.getBoundingClientRect();
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  const away = `translate(${end.x + end.width / 2 - x}px, ${end.y + end.height / 2 - y}px) scale(.6)`;
  flying.style.left = `${x}px`;
  flying.style.top = `${y}px`;
  flying
    .animate(
      {
        transform: ["scale(.4)", "translateY(-12px) scale(1.25)", "translateY(-14px) scale(1.2)", away],
        opacity: [0, 1, 1, 0.2],
      },
      { duration: FLIGHT, easing: "cubic-bezier(.4,0,.3,1)" },
    )
    .finished.finally(() => flying.remove());
}
