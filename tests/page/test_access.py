"""axe-core finds nothing serious, on every page, by day and by night, wide and narrow."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

from thorough import thorough

from .conftest import Guest
from .hands import Mouse, begin, open_table, play, some
from .test_engine import CHOICE, Answers, study, told
from .test_look import fits

AXE = Path(__file__).parents[2] / "node_modules/axe-core/axe.min.js"

pytestmark = pytest.mark.skipif(not AXE.exists(), reason="npm install brings axe-core")


# What is drawn on a card is numbers; its spoken name says the same in words.
RUN = """async () => (await axe.run(document, { resultTypes: ["violations"] })).violations
  .filter((v) => ["serious", "critical"].includes(v.impact))
  .flatMap((v) => v.nodes
    .filter((n) => v.id !== "label-content-name-mismatch" || !n.html.startsWith("<g"))
    .map((n) => v.id + ": " + n.target + " " + n.failureSummary))"""


def check(page: Page) -> None:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(RUN)
    assert not found, "\n".join(found[:8])
    fits(page)


@pytest.mark.parametrize(
    ("size", "night"),
    [thorough((1280, 800), False), ((360, 740), True)],
    ids=["wide", "phone by night"],
)
def test_every_page(guest: Guest, size: tuple[int, int], night: bool) -> None:
    page = guest(size=size, color_scheme="dark" if night else "light")
    page.wait_for_selector(".none, .board-of-tables")
    check(page)
    page.click(".menu-box > button")
    check(page)
    page.keyboard.press("Escape")
    page.click('.poster h2 a[href="/new/cape_to_cairo"]')
    page.wait_for_selector(".new-table")
    check(page)
    page.goto(page.url.replace("/new/", "/rules/"))
    page.wait_for_selector(".clause")
    check(page)
    page.go_back()
    begin(page)
    page.wait_for_selector(".board svg")
    hand = Mouse(page)
    play(hand, stop=some(page, 9))
    check(page)
    for leaf in ("rules", "chat", "info"):
        page.click(f'.tabs [data-leaf="{leaf}"]')
        page.wait_for_timeout(200)
        check(page)
        if size[0] < 1000:
            page.keyboard.press("Escape")
    play(hand)
    check(page)
    page.click("dialog.sheet button:has-text('Replay')")
    page.wait_for_selector(".slider")
    check(page)
    page.click("button:has-text('Try other moves')")
    page.wait_for_selector(".analysis .board svg")
    check(page)
    page.goto(page.url.partition("?")[0])
    page.wait_for_selector(".chooser")
    check(page)


@pytest.mark.parametrize(("size", "night"), [thorough((1280, 800), False), ((360, 740), True)])
def test_the_engine(guest: Guest, size: tuple[int, int], night: bool) -> None:
    page = guest("/analysis", size=size, color_scheme="dark" if night else "light")
    study(page, CHOICE)
    Answers(page, told(9000, more=False))
    page.get_by_role("switch").click()
    page.wait_for_selector(".engine-entry")
    check(page)


def test_waiting_and_arriving(guest: Guest) -> None:
    page = guest()
    open_table(page, "cape_to_cairo", preset="link", players=3)
    page.wait_for_selector(".links")
    check(page)
    link = page.input_value(".links input")
    friend = guest(link[link.index("/t/") :])
    friend.wait_for_selector(".sit")
    check(friend)


def test_every_game_at_its_table(guest: Guest, game) -> None:
    page = guest()
    open_table(page, game.name)
    page.wait_for_selector(".board svg")
    play(Mouse(page), stop=some(page, 3))
    check(page)


def test_curtain(guest: Guest) -> None:
    page = guest()
    open_table(page, "cape_to_cairo", preset="device")
    page.wait_for_selector(".curtain")
    check(page)


def test_prompt_and_log_are_spoken(guest: Guest) -> None:
    page = guest()
    open_table(page, "cape_to_cairo")
    assert page.get_attribute(".prompt", "aria-live") == "polite"
    assert page.get_attribute('[role="log"]', "aria-live") == "polite"
    unnamed = page.evaluate(
        """() => [...document.querySelectorAll("button, a, input, select")]
          .filter((e) => e.checkVisibility() && !e.ariaLabel && !e.labels?.length)
          .filter((e) => !e.textContent.trim())
          .map((e) => e.outerHTML)"""
    )
    assert not unnamed
