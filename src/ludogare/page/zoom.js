/** Closer and further: by buttons, keys, wheel or two fingers; the rest is ordinary scrolling. */

import { h } from "./dom.js";
import { sign } from "./marks.js";
import { say } from "./say.js";

const STEPS = [1, 1.5, 2, 3, 4];

/**
 * Makes the board in `host` zoom, and gives the buttons for it.
 *
 * @param {HTMLElement} host
 */
export function zoomable(host) {
  let zoom = 1;

  const further = button("less", say("zoom-out"), () => step(-1));
  const closer = button("more", say("zoom-in"), () => step(1));
  const all = button("fit", say("zoom-fit"), () => set(1));

  /**
   * @param {number} wanted
   * @param {{x: number, y: number}} [at] what stays in place, within the host
   */
  function set(wanted, at = { x: host.clientWidth / 2, y: host.clientHeight / 2 }) {
    const next = Math.min(STEPS[STEPS.length - 1], Math.max(1, wanted));
    const ratio = next / zoom;
    const { scrollLeft, scrollTop } = host;
    zoom = next;
    host.style.setProperty("--zoom", String(zoom));
    host.classList.toggle("zoomed", zoom > 1);
    host.scrollLeft = (scrollLeft + at.x) * ratio - at.x;
    host.scrollTop = (scrollTop + at.y) * ratio - at.y;
    // Said, not disabled: a disabled button would lose the focus of whoever pressed it.
    further.ariaDisabled = all.ariaDisabled = String(zoom <= 1);
    closer.ariaDisabled = String(zoom >= STEPS[STEPS.length - 1]);
  }

  /** @param {number} by */
  function step(by) {
    const next =
      by > 0 ? STEPS.find((s) => s > zoom + 0.01) : STEPS.findLast((s) => s < zoom - 0.01);
    set(next ?? zoom);
  }

  host.addEventListener(
    "wheel",
    (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      set(zoom * Math.exp(-event.deltaY / 200), within(event.clientX, event.clientY));
    },
    { passive: false },
  );

  let spread = 0;
  host.addEventListener(
    "touchstart",
    (event) => {
      if (event.touches.length === 2) spread = apart(event.touches);
    },
    { passive: true },
  );
  host.addEventListener(
    "touchmove",
    (event) => {
      if (event.touches.length !== 2 || !spread) return;
      event.preventDefault();
      const now = apart(event.touches);
      const [one, two] = event.touches;
      set(
        (zoom * now) / spread,
        within((one.clientX + two.clientX) / 2, (one.clientY + two.clientY) / 2),
      );
      spread = now;
    },
    { passive: false },
  );

  host.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "+" || event.key === "=") step(1);
    else if (event.key === "-") step(-1);
    else if (event.key === "0") set(1);
    else return;
    event.preventDefault();
  });

  // Somebody with a mouse may also drag; a drag is no click.
  host.addEventListener("pointerdown", (event) => {
    if (event.pointerType !== "mouse" || event.button || zoom <= 1) return;
    const from = { x: event.clientX, y: event.clientY, left: host.scrollLeft, top: host.scrollTop };
    let far = false;
    const move = (/** @type {PointerEvent} */ to) => {
      far ||= Math.hypot(to.clientX - from.x, to.clientY - from.y) > 6;
      if (far) host.scrollTo(from.left - to.clientX + from.x, from.top - to.clientY + from.y);
    };
    const end = () => {
      removeEventListener("pointermove", move);
      if (far)
        host.addEventListener("click", (click) => click.stopImmediatePropagation(), {
          capture: true,
          once: true,
        });
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end, { once: true });
  });

  /**
   * @param {number} x
   * @param {number} y
   */
  function within(x, y) {
    const box = host.getBoundingClientRect();
    return { x: x - box.left, y: y - box.top };
  }

  set(1);
  return h(
    "div",
    { "class": "zoom", "role": "group", "aria-label": say("zoom") },
    further,
    closer,
    all,
  );
}

/** @param {TouchList} touches */
function apart([one, two]) {
  return Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);
}

/**
 * @param {import("./marks.js").Sign} name
 * @param {string} label
 * @param {() => void} click
 */
function button(name, label, click) {
  return h(
    "button",
    { "type": "button", "class": "icon", "aria-label": label, "title": label, "onclick": click },
    sign(name),
  );
}
