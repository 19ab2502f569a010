"""Hands that play: with the mouse on the board and its controls, or with the keyboard alone."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import Page

STANDS = """() => {
  const shown = (e) => e && e.checkVisibility();
  const actions = document.querySelector(".actions");
  return {
    over: shown(document.querySelector("dialog.sheet")),
    curtain: shown(document.querySelector(".curtain")),
    asked: !document.querySelector(".stage.busy, .curtain, .actions[aria-busy=true]") &&
      !!actions?.dataset.offered &&
      !!(actions.querySelector(".act, form, .every:not([hidden])") ??
        document.querySelector(".board .can")) &&
      !document.querySelector(".connection:not([hidden])"),
    turn: [...document.querySelectorAll(".player")].map((p) => p.textContent).join("|") +
      actions?.textContent + document.querySelector(".prompt")?.textContent,
  };
}"""

LIT = """() => [...document.querySelectorAll(".board .can, .board .chosen")].flatMap((element) => {
  const box = element.getBoundingClientRect();
  for (const [dx, dy] of [[.5, .5], [.3, .3], [.7, .7], [.5, .2], [.5, .8], [.2, .5], [.8, .5]]) {
    const [x, y] = [box.x + dx * box.width, box.y + dy * box.height];
    const hit = document.elementFromPoint(x, y);
    if (hit?.closest(".can, .chosen") === element) {
      return [{ x, y, id: element.id, chosen: element.classList.contains("chosen") }];
    }
  }
  return [];
})"""


MIDDLE = """(element) => {
  element?.scrollIntoView({ block: "nearest", inline: "nearest" });
  const box = element?.getBoundingClientRect();
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
}"""

ACTS = ".act, form, .every:not([hidden])"
"""The controls: buttons, numbers, and the list of everything."""


def stands(page: Page) -> dict[str, Any]:
    """How things stand on a page."""
    found: dict[str, Any] = page.evaluate(STANDS)
    return found


def open_table(page: Page, game: str, *, preset: str = "bot", players: int = 2) -> None:
    """Opens a table from the lobby by clicking."""
    page.click(f'.poster h2 a[href="/new/{game}"]')
    page.click(f'.preset[data-kind="{preset}"]')
    page.click(f'.count label:has(input[value="{players}"])')
    begin(page)


RANDOM = """() => {
  for (const option of document.querySelectorAll('.seats option[value="random"]')) {
    option.selected = true;
    option.closest("select").dispatchEvent(new Event("change", { bubbles: true }));
  }
}"""


def begin(page: Page) -> None:
    """Opens the table of the form, with bots that answer at once."""
    page.wait_for_selector(".seats li")
    page.evaluate(RANDOM)
    page.click('.setup button[type="submit"]')


ENOUGH = 6
"""Acts on the board, after which one by a control is due if there was none."""


class Mouse:
    """Plays by clicking: on lit elements of the board where there are any, else on controls."""

    def __init__(self, page: Page, seed: int = 1, board: float = 0.7) -> None:
        self.page, self.random, self.board = page, random.Random(seed), board
        self.on_board = self.by_control = 0

    def act(self) -> None:
        """Does one thing of what can be done."""
        lit = self.page.evaluate(LIT)
        board = self.random.random() < self.board and (self.by_control or self.on_board < ENOUGH)
        if lit and board:
            self.on_board += 1
            spot = self.random.choice(lit)
            self.page.mouse.click(spot["x"], spot["y"])
            return
        self.by_control += 1
        control(self.page, self.random)


CONTROL = f"""([which, how]) => {{
  const controls = [...document.querySelectorAll(
    ".actions > :is({ACTS}), .actions > .turn .act.strong")].filter((e) => e.checkVisibility());
  const chosen = controls[Math.floor(which * controls.length)];
  const field = chosen?.querySelector('input[type="number"]');
  if (field) {{
    field.value = Math.floor(how * (Math.min(field.max, 15) + 1));
    field.dispatchEvent(new Event("input", {{ bubbles: true }}));
  }}
  const spot = ({MIDDLE})(chosen?.querySelector('button[type="submit"]') ?? chosen);
  return spot && {{ ...spot, opens: chosen.matches(".every") }};
}}"""

LISTED = f"""(which) => {{
  const buttons = [...document.querySelectorAll(".every-list button")];
  const listed = buttons.filter((e) => e.checkVisibility());
  return ({MIDDLE})(listed[Math.floor(which * listed.length)]);
}}"""


def control(page: Page, dice: random.Random) -> None:
    """Uses one of the controls with the mouse."""
    spot = page.evaluate(CONTROL, [dice.random(), dice.random()])
    if spot is None:  # the board alone offers something, unless what is asked has just changed
        lit = page.evaluate(LIT)
        spot = dice.choice(lit) if lit else None
    if spot is not None:
        page.mouse.click(spot["x"], spot["y"])
        # A list that was open before may be closing, with a line of the log below it.
        listed = page.evaluate(LISTED, dice.random()) if spot.get("opens") else None
        if listed is not None:
            page.mouse.click(listed["x"], listed["y"])


CONTROLS = f"""() => ({{
  lit: document.querySelectorAll('.board .can[role="button"]').length,
  turn: document.querySelectorAll(".actions > .turn").length,
  controls: document.querySelectorAll(".actions > :is({ACTS})").length,
}})"""

FOCUSED = """(selector) => {
  const { activeElement: here } = document;
  const list = here.matches(".every") && here.ariaExpanded;
  return here.matches(selector) ? { tag: here.tagName, max: here.max, list } : null;
}"""


class Gone(Exception):
    """What a hand was looking for is not there any more."""


class Keyboard:
    """Plays with the keyboard alone."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page, self.random = page, random.Random(seed)
        self.on_board = 0

    def to(self, selector: str, most: int = 120, key: str = "Tab") -> dict[str, str]:
        """Goes to an element, and says what it is."""
        for _ in range(most):
            found: dict[str, str] | None = self.page.evaluate(FOCUSED, selector)
            if found:
                return found
            self.page.keyboard.press(key)
        if not self.page.locator(selector).count():
            raise Gone
        raise AssertionError(f"{selector} cannot be reached by {key}")

    def act(self) -> None:
        """Does one thing of what can be done, unless something else is asked on the way there."""
        with suppress(Gone):
            self.act_now()

    def act_now(self) -> None:
        """Does one thing of what can be done."""
        press = self.page.keyboard.press
        there = self.page.evaluate(CONTROLS)
        if there["lit"] and (self.on_board < 2 or self.random.random() < 0.1):
            self.on_board += 1
            self.to('.board [role="button"]', key="Shift+Tab")
            press(self.random.choice(("ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp")))
            press("Enter")
        elif there["turn"]:
            for _ in range(self.random.randrange(4)):
                press("r")
            self.to(".turn .strong")
            press("Enter")
        elif there["controls"]:
            # It is a long way to the last one, and a way back may stand before the first.
            at = self.random.randrange(min(there["controls"], 3)) + 1
            nth = f".actions > :nth-child({at} of {ACTS})"
            found = self.to(f"{nth}, {nth} input")
            if found["list"]:
                if found["list"] == "false":
                    press("Enter")
                else:
                    self.to(".every-list button")
                for _ in range(self.random.randrange(6)):
                    press("ArrowDown")
            elif found["tag"] == "INPUT":
                self.page.keyboard.type(str(self.random.randrange(min(int(found["max"]), 9) + 1)))
            press("Enter")


LONG = 12
"""Acts after which a match is played on within the page, which is faster."""

HURRY = """(luck) => {
  const next = () => (luck = (luck * 16807) % 2147483647) / 2147483647;
  const stands = STANDS;
  const act = () => {
    const controls = [...document.querySelectorAll(
      ".actions > :is(.act, form, .every:not([hidden])), .actions > .turn .act.strong")];
    const chosen = controls[Math.floor(next() * controls.length)];
    (chosen?.querySelector('button[type="submit"]') ?? chosen)?.click();
    const listed = document.querySelectorAll(".every-panel:not([hidden]) .every-list button");
    listed[Math.floor(next() * listed.length)]?.click();
  };
  const timer = setInterval(() => {
    const now = stands();
    if (now.over) clearInterval(timer);
    else if (now.curtain) document.querySelector(".curtain button").click();
    else if (now.asked) act();
  }, 30);
}""".replace("STANDS", STANDS)


def some(page: Page, acts: int) -> Callable[[], bool]:
    """Says when to stop: after so many acts, when something is asked again."""
    left = iter(range(acts))
    return lambda: stands(page)["over"] or (stands(page)["asked"] and next(left, None) is None)


def play(*hands: Mouse | Keyboard, stop: Callable[[], bool] | None = None, most: int = 600) -> None:
    """Lets hands play until the end, or until told to stop."""
    end = time.monotonic() + most
    acts = dict.fromkeys(hands, 0)
    while time.monotonic() < end:
        waiting = True
        for hand in hands:
            if stop is not None and stop():
                return
            if acts[hand] > LONG and stop is None:
                continue
            now = stands(hand.page)
            if now["over"]:
                acts[hand] = LONG + 1
            elif acts[hand] == LONG and stop is None:
                hand.page.evaluate(HURRY, hand.random.randrange(1, 1 << 31))
                acts[hand] += 1
            elif now["curtain"]:
                if isinstance(hand, Keyboard):
                    hand.page.keyboard.press("Enter")
                else:
                    hand.page.click(".curtain button")
                waiting = False
            elif now["asked"]:
                hand.act()
                acts[hand] += 1
                waiting = False
        if min(acts.values()) > LONG and all(stands(hand.page)["over"] for hand in hands):
            return
        if waiting:
            time.sleep(0.05)
    raise AssertionError(f"no end after {most} s: {[stands(hand.page) for hand in hands]}")
