"""“Why can’t I?” by clicking: what cannot be chosen says why, every part says what it is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from ludogare.core.match import lesson as lessons
from ludogare.core.match.record import read
from ludogare.games import GAMES, find

from .conftest import Guest, Server
from .positions import PositionTable, ply_at

CLAUSE = r"\b[A-Z]{2}-Q?\d+(\.\d+)?\b"
WIDE, NARROW = ("en-GB", (1366, 768)), ("fr-FR", (390, 844))
BOTH = pytest.mark.parametrize(("language", "size"), [WIDE, NARROW], ids=["wide", "narrow"])
NOT_NOW = {"en-GB": "Not now", "fr-FR": "Pas maintenant"}
RECORDS = Path(__file__).parents[1] / "records"
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


FOCUSED = """() => {
  const [here, tip] = [document.activeElement, document.querySelector(".tip")];
  const named = [...here.children].find((child) => child.localName === "title")?.textContent;
  const name = here.dataset?.tip ?? named ?? here.dataset?.spoken;
  return { name, says: tip.hidden ? "" : tip.textContent };
}"""


@pytest.mark.parametrize("game", GAMES)
def test_what_the_keyboard_reaches_explains_itself(guest: Guest, server: Server, game: str) -> None:
    page = guest("/api/languages")
    table = PositionTable(page, "en", server.address)
    table.show(game, 2, ply_at(game, 2, 0.5))
    page.wait_for_selector('.board [role="button"]')
    page.focus(".board")
    page.keyboard.press("Tab")
    said = set()
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft"):
        found = page.evaluate(FOCUSED)
        assert found["name"], "it has a name"
        assert found["says"] == found["name"]
        said.add(found["says"])
        page.keyboard.press(key)
    assert len(said) > 1, "another thing says something else"


SLIDE = """(slider, ply) => {
  slider.value = ply;
  slider.dispatchEvent(new Event("input", { bubbles: true }));
}"""


def asked_in(record: Path) -> int:
    """A ply about the middle of a match at which somebody has to choose."""
    match = read(record.read_text("utf-8"), find)
    for ply in range(len(match.plies) // 2, len(match.plies)):
        early = match.copy()
        early.rewind(ply)
        if any(len(early.legal_for(seat)) > 2 for seat in early.awaited if seat >= 0):
            return ply
    raise AssertionError("nobody has to choose")


@pytest.mark.parametrize("language", NOT_NOW)
@pytest.mark.parametrize("game", GAMES)
def test_an_analysis_says_why(guest: Guest, game: str, language: str) -> None:
    record = next((RECORDS / game).glob("*.txt"))
    page = guest("/analysis", language=language, size=(1366, 768))
    page.set_input_files('input[type="file"]', record)
    page.wait_for_selector(".analysis .board svg")
    page.locator(".slider input").evaluate(SLIDE, asked_in(record))
    page.wait_for_selector(".actions[data-offered] .act, .actions[data-offered] form, .board .can")
    verbs = [v for v in find(game).actions.verbs.values() if not v.chance]
    names = {name.replace("_", "-") for verb in verbs for name in verb.arguments}
    count = page.evaluate(STANDING, [sorted(names), FEW])
    assert count
    for i in range(count):
        page.evaluate("document.querySelector('.notes').replaceChildren()")
        page.evaluate(CLICK_NTH, i)
        expect(page.locator(".note.why")).to_contain_text(NOT_NOW[language])
        expect(page.locator(".note.why .clause-link")).to_have_text(re.compile(CLAUSE))
    number = page.locator(".note.why .clause-link").inner_text()
    page.click(".note.why .clause-link")
    expect(page.locator(f'.clause.here[data-clause="{number}"]')).to_be_visible()
