/**
 * Clicks on a grid of points all over the board: whatever is drawn there answers, unless the click
 * chooses, turns or opens it.
 *
 * @param {number} apart px between two points
 * @returns {Promise<{clicked: number, silent: Record<string, number[]>}>} where nothing was said, by what
 *   lies there
 */
async (apart) => {
  const host = document.querySelector(".board");
  const { left, right, top, bottom } = host.getBoundingClientRect();
  const aside = document.querySelector(".coach-aside");
  const tip = document.querySelector(".tip");
  const silent = {};
  const MOST = 3; // kinds of things that are silent: enough to tell
  let clicked = 0;

  const reason = () => document.querySelector(".note.why")?.textContent || (aside && !aside.hidden && aside.textContent);
  const marks = () => [...document.querySelectorAll(".board :is(.chosen, .faced)")].map((e) => e.dataset.face ?? e.id).join();

  /** What lies at a point, from the inside out. */
  function named(hit) {
    const on = [];
    for (let at = hit; at.ownerSVGElement; at = at.parentElement)
      on.push(at.localName + (at.id && `#${at.id}`) + (at.getAttribute("class") ?? "").replace(/^(?=.)/, "."));
    return on.slice(0, 5).join(" < ").replaceAll(/\d+/g, "0");
  }

  for (let y = top + 5; y < bottom; y += apart)
    for (let x = left + 5; x < right && Object.keys(silent).length < MOST; x += apart) {
      const hit = document.elementFromPoint(x, y);
      if (!hit || !host.contains(hit) || hit === host || hit.closest(".can, .chosen")) continue;
      document.querySelector(".notes").replaceChildren();
      if (aside) aside.hidden = true;
      const before = marks();
      clicked += 1;
      hit.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX: x, clientY: y }));
      const opens = hit.closest("svg [tabindex='0']:not([role])") !== null || marks() !== before;
      const end = performance.now() + 4000;
      while (!opens && !reason() && performance.now() < end) await new Promise((go) => setTimeout(go));
      const told = !tip.hidden && tip.textContent;
      if (!opens && (!reason() || !told)) (silent[named(hit)] ??= []).push(Math.round(x - left), Math.round(y - top));
    }
  return { clicked, silent };
}
