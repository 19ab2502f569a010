/**
 * Plays a lesson to its end, as a learner would, and tells what was wrong on the way.
 *
 * It runs within the page, so that nothing waits for anybody but the lesson. What it presses has to lie
 * on top and in sight.
 *
 * @param {[{words: string, points: string[], action: string | null}[], boolean, boolean]} steps, whether
 *   what is lit has to be what is to be done, and whether something else is tried first at each step
 * @returns {Promise<string[]>}
 */
async ([steps, lights, astray]) => {
  const find = (selector) => document.querySelector(selector);
  const seen = (selector) => [...document.querySelectorAll(selector)].find((e) => e.checkVisibility());
  const problems = [];
  const tops = [];
  let tried = 0;

  async function until(holds, what) {
    const end = performance.now() + 20_000;
    while (!holds()) {
      if (performance.now() > end) throw new Error([...problems, `${what} did not come`].join("\n"));
      await new Promise((done) => setTimeout(done, 5));
    }
  }

  function press(element, what) {
    element?.scrollIntoView({ block: "nearest" });
    const { x, y, width, height } = element?.getBoundingClientRect() ?? {};
    const hit = element && document.elementFromPoint(x + width / 2, y + height / 2);
    if (!element || !element.contains(hit)) problems.push(`${what} cannot be pressed`);
    element?.click();
  }

  function bid(amount, value, action) {
    amount.value = value;
    amount.dispatchEvent(new Event("input", { bubbles: true }));
    press(find('.actions button[type="submit"]'), action);
  }

  /** Tries something else, if there is anything: it is answered, and the board stays as it is. */
  async function err(action) {
    const amount = seen('.actions input[type="number"]');
    const others = () =>
      [...document.querySelectorAll(":is(.actions, .every-list) [data-action]")].filter(
        (e) => e.checkVisibility() && e.dataset.action !== action,
      );
    if (!amount && !others().length) seen(".actions .every")?.click();
    if (!amount && !others().length) return;
    tried += 1;
    const [coach, card, aside, board] = [".coach", ".coach-room + .coach-card", ".coach-aside", ".board"].map(find);
    const { top, bottom } = board.getBoundingClientRect();
    if (amount) bid(amount, Number(action.split(" ").at(-1)) + 1, "another amount");
    else others()[0].click();
    await until(() => !aside.hidden && find(".stage:not(.busy)"), `an answer to another action than ${action}`);
    const now = board.getBoundingClientRect();
    if (now.top !== top || now.bottom !== bottom) problems.push(`${action}: the answer moves the board`);
    if (card.offsetHeight > coach.offsetHeight) problems.push(`${action}: the answer lies over the board`);
  }

  /** By its amount, by its button, or by the list of all that can be done. */
  function act(action, points) {
    const amount = seen('.actions input[type="number"]');
    const button = seen(`.actions [data-action="${action}"]`);
    if (amount) bid(amount, action.split(" ").at(-1), action);
    else if (button) press(button, action);
    else {
      const lit = points.map((id) => document.getElementById(id));
      if (lights && !lit.some((part) => part.closest(".can") ?? part.querySelector(".can")))
        problems.push(`${action}: nothing that is lit can be chosen`);
      press(seen(".actions .every"), "the list");
      press(seen(`.every-list [data-action="${action}"]`), `${action} in the list`);
    }
  }

  /** Whether the middle of what is lit first lies within the board. */
  function inSight() {
    const [box, room] = [find(".spotlight-rim"), find(".board")].map((e) => e.getBoundingClientRect());
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return x >= room.left && x <= room.right && y >= room.top && y <= room.bottom;
  }

  // In another shape the page asks for another drawing: it is told so before the second frame.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  await until(() => find(".stage:not(.busy)"), "the lesson");
  for (const [number, { words, points, action }] of steps.entries()) {
    await until(() => find(".coach-words")?.textContent === words && find(".board svg"), words);
    await until(() => document.querySelectorAll(".spotlight-rim").length === points.length, `the light: ${words}`);
    tops.push(find(".board").getBoundingClientRect().top);
    if (points.length) await until(inSight, `${points[0]} in sight: ${words}`);
    if (action !== null && astray) await err(action);
    if (action !== null) act(action, points);
    else if (number + 1 < steps.length) press(find(".coach .buttons button.strong"), "on");
  }
  if (astray && !tried) problems.push("nothing else was tried");
  if (!find(".coach .buttons button.strong")) problems.push("there is no way on to a match");
  if (Math.max(...tops) - Math.min(...tops) >= 1) problems.push(`the board moves: ${tops}`);
  return problems;
}
