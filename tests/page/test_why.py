"""“Why can’t I?” by clicking: what cannot be chosen says why, every part says what it is."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from ludogare.core.match import lesson as lessons
from ludogare.games import GAMES, find

from .conftest import Guest, Server

CLAUSE = r"\b[A-Z]{2}-Q?\d+(\.\d+)?\b"
WIDE, NARROW = ("en-GB", (1366, 768)), ("fr-FR", (390, 844))
BOTH = pytest.mark.parametrize(("language", "size"), [WIDE, NARROW], ids=["wide", "narrow"])
NOT_NOW = {"en-GB": "Not now", "fr-FR": "Pas maintenant"}
FEW = 2
"""Of each kind of element, so many are clicked."""

STANDING = """([names, few]) => {
  const found = {};
  for (const element of document.querySelectorAll(".board svg *")) {
    if (element.closest(".can, .chosen, defs")) continue;
    const said = names.filter((name) => element.hasAttribute(`data-${name}`)).join(" ");
    const seen = element.checkVisibility({ visibilityProperty: true });
    if (said && seen) (found[said] ??= []).push(element);
  }
  window.standing = Object.values(found).flatMap((each) => each.slice(0, few));
  return window.standing.length;
}"""
CLICKED = "dispatchEvent(new MouseEvent('click', { bubbles: true }))"
CLICK_NTH = f"i => window.standing[i].{CLICKED}"
CLICK_CARD = f"document.querySelector('.cell:not(.can)').{CLICKED}"

SILENT = """() => {
  const tip = document.querySelector(".tip");
  const click = (hit, x, y) => {
    hit.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX: x, clientY: y }));
    return tip.hidden ? "" : tip.textContent;
  };
  const asked = document.querySelector(".prompt").textContent;
  const missing = new Set();
  for (const element of document.querySelectorAll(".board svg [id]")) {
    if (element.closest("defs") || !element.checkVisibility({ visibilityProperty: true })) continue;
    const box = element.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const hit = document.elementFromPoint(x, y);
    if (!hit || !element.contains(hit) || hit.closest(".can, .chosen")) continue;
    const said = click(hit, x, y);
    if (!said || said === asked) missing.add(`${element.id}: ${said}`);
  }
  return [...missing];
}"""


def at_step(guest: Guest, game: str, language: str, size: tuple[int, int]) -> Page:
    """The first lesson of a game, at a step in its middle at which something is to be done."""
    steps = lessons.lesson(find(game), "first").steps
    doing = [number for number, step in enumerate(steps) if step.action is not None]
    page = guest("/api/languages", language=language, size=size)
    page.evaluate(f"localStorage['ludogare-lesson-{game}-first'] = '{doing[len(doing) // 2]}'")
    page.goto(page.url.replace("/api/languages", f"/learn/{game}/first"))
    page.wait_for_selector(".actions[data-offered]")
    return page


@BOTH
@pytest.mark.parametrize("game", GAMES)
def test_what_cannot_be_chosen_says_why_with_its_clause(
    guest: Guest, game: str, language: str, size: tuple[int, int]
) -> None:
    page = at_step(guest, game, language, size)
    verbs = [v for v in find(game).actions.verbs.values() if not v.chance]
    names = {name.replace("_", "-") for verb in verbs for name in verb.arguments}
    count = page.evaluate(STANDING, [sorted(names), FEW])
    assert count
    for i in range(count):
        page.evaluate("() => document.querySelector('.coach-aside').replaceChildren()")
        page.evaluate(CLICK_NTH, i)
        expect(page.locator(".coach-aside")).to_contain_text(NOT_NOW[language])
        expect(page.locator(".coach-aside .clause-link")).to_have_text(re.compile(CLAUSE))


@BOTH
@pytest.mark.parametrize("game", GAMES)
def test_every_part_of_the_board_says_what_it_is(
    guest: Guest, game: str, language: str, size: tuple[int, int]
) -> None:
    page = at_step(guest, game, language, size)
    assert page.evaluate(SILENT) == []


@pytest.mark.parametrize("language", NOT_NOW)
def test_at_a_table_the_reason_opens_its_clause(guest: Guest, language: str) -> None:
    page = guest("/new/steam_tunnel", language=language)
    page.click('.preset[data-kind="device"]')
    page.click('.setup button[type="submit"]')
    page.wait_for_selector(".board .can")
    page.evaluate(CLICK_CARD)
    expect(page.locator(".note.why")).to_contain_text(NOT_NOW[language])
    clause = page.locator(".note.why .clause-link")
    number = clause.inner_text()
    clause.click()
    expect(page.locator(f'.clause.here[data-clause="{number}"]')).to_be_visible()


def test_whoever_only_watches_is_told_so(guest: Guest, server: Server) -> None:
    page = guest("/new/steam_tunnel")
    page.click('.preset[data-kind="device"]')
    page.click('.setup button[type="submit"]')
    page.wait_for_selector(".board .can")
    watcher = guest(page.url.removeprefix(server.address))
    watcher.wait_for_selector(".board .cell")
    watcher.evaluate(CLICK_CARD)
    expect(watcher.locator(".note.why")).to_contain_text("You are watching")
