"""“Why can’t I?” by clicking: what cannot be chosen says why, every part says what it is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from ludogare.core.match import lesson as lessons
from ludogare.core.match.record import read
from ludogare.games import GAMES, find
from thorough import only, thorough

from .conftest import Guest, Look, Position, Server
from .positions import ply_at

CLAUSE = r"\b[A-Z]{2}-Q?\d+(\.\d+)?\b"
WIDE, NARROW = ("en-GB", (1366, 768)), ("fr-FR", (390, 844))
BOTH = pytest.mark.parametrize(
    ("language", "size"), [WIDE, thorough(*NARROW)], ids=["wide", "narrow"]
)
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


def at_step(look: Look, game: str, language: str, size: tuple[int, int]) -> Page:
    """The first lesson of a game, at a step in its middle at which something is to be done."""
    steps = lessons.lesson(find(game), "first").steps
    doing = [number for number, step in enumerate(steps) if step.action is not None]
    reader = look(language, size)
    step = doing[len(doing) // 2]
    reader.page.evaluate(f"localStorage['ludogare-lesson-{game}-first'] = '{step}'")
    reader.go(f"/learn/{game}/first")
    reader.page.wait_for_selector(".actions[data-offered]")
    return reader.page


ANSWERS = """async (few) => {
  const says = (e) => e.dataset.tip ?? e.querySelector(":scope > title")?.textContent ??
    e.dataset.spoken ?? "";
  const kind = (e) => [e.id, e.dataset.slot, e.getAttribute("class"), says(e)].join("|");
  const seen = {}, silent = [];
  let asked = 0;
  for (const element of document.querySelectorAll(".board svg *")) {
    if (!element.id && !says(element)) continue;
    if (element.closest(".can, .chosen, defs, [data-turns], [tabindex='0']:not([role])")) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const like = kind(element).replaceAll(/\\d+/g, "");
    seen[like] = (seen[like] ?? 0) + 1;
    if (seen[like] > few) continue;
    asked += 1;
    document.querySelector(".notes").replaceChildren();
    element.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    const end = performance.now() + 30_000;
    const answer = () => document.querySelector(".note.why .clause-link");
    while (!answer() && performance.now() < end) await new Promise((go) => setTimeout(go));
    if (!answer()) silent.push(`${kind(element)}: ${document.querySelector(".notes").textContent}`);
  }
  return { asked, silent };
}"""


@BOTH
@pytest.mark.parametrize("game", GAMES)
def test_nothing_on_a_board_is_silent(
    position: Position, game: str, language: str, size: tuple[int, int]
) -> None:
    table = position(language, size)
    page = table.page
    for share in (0.0, 0.5, 0.9):
        table.show(game, 2, ply_at(game, 2, share))
        page.wait_for_selector(".actions[data-offered]")
        found = page.evaluate(ANSWERS, FEW)
        assert found["asked"] > 5
        assert found["silent"] == []


@BOTH
@pytest.mark.parametrize("game", GAMES)
def test_every_part_of_the_board_says_what_it_is(
    look: Look, game: str, language: str, size: tuple[int, int]
) -> None:
    page = at_step(look, game, language, size)
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


def test_what_is_never_chosen_tells_what_is_asked(position: Position) -> None:
    table = position()
    page = table.page
    table.show("cape_to_cairo", 2, ply_at("cape_to_cairo", 2, 0.5, "ask-pick"))
    page.wait_for_selector(".actions[data-offered]")
    asked, told = page.inner_text(".prompt"), page.locator(".note.why")
    page.click("#pile")
    expect(told).to_contain_text("nothing to choose here")
    expect(told).to_contain_text(asked)
    page.evaluate("document.querySelector('.notes').replaceChildren()")
    page.locator("#player-1").click(position={"x": 10, "y": 10})
    expect(told).to_contain_text(table.match.names[1])
    expect(told).to_contain_text(asked)


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
def test_what_the_keyboard_reaches_explains_itself(position: Position, game: str) -> None:
    table = position()
    page = table.page
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


TELLING = """() => {
  const says = (e) => e.dataset.tip ?? e.querySelector(":scope > title")?.textContent ??
    e.dataset.spoken;
  return [...document.querySelectorAll(".board svg *")]
    .filter((e) => says(e) && !e.closest("defs") && e.checkVisibility({ visibilityProperty: true }))
    .map((e) => says(e));
}"""
WHERE = "[...document.querySelectorAll('.board svg *')].indexOf(document.activeElement)"
STOPS = """() => [...document.querySelectorAll('.board svg [tabindex="0"]')]
  .filter((e) => e.getAttribute("role")).length"""


@BOTH
@pytest.mark.parametrize("game", only(["cape_to_cairo", "channel_tunnel"], GAMES))
def test_the_keyboard_reaches_whatever_is_on_the_board(
    position: Position, game: str, language: str, size: tuple[int, int]
) -> None:
    table = position(language, size)
    page = table.page
    table.show(game, 2, ply_at(game, 2, 0.5))
    page.wait_for_selector('.board [role="button"]')
    page.focus(".board")
    page.keyboard.press("Shift+ArrowDown")
    telling, said = page.evaluate(TELLING), []
    for _ in telling:
        found = page.evaluate(FOCUSED)
        assert found["says"] == found["name"]
        said.append(found["name"])
        page.keyboard.press("PageDown")
    assert said == telling
    assert page.evaluate(STOPS) == 1, "for Tab there is one thing on the board"


@pytest.mark.parametrize("game", GAMES)
def test_with_shift_arrow_keys_go_on_to_what_cannot_be_chosen(
    position: Position, game: str
) -> None:
    table = position()
    page = table.page
    table.show(game, 2, ply_at(game, 2, 0.5))
    page.wait_for_selector('.board [role="button"]')
    page.focus(".board")
    page.keyboard.press("Shift+ArrowDown")
    looked = set()
    for key in ("ArrowRight", "ArrowDown", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        looked.add(page.evaluate(WHERE))
        page.keyboard.press(f"Shift+{key}")
    assert len(looked) > 2
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    page.wait_for_selector('.board [role="button"]:focus')
    assert not page.query_selector('.board [role="img"][tabindex]'), "nothing is left behind"


def test_enter_asks_why(guest: Guest) -> None:
    page = guest("/new/steam_tunnel")
    page.click('.preset[data-kind="device"]')
    page.click('.setup button[type="submit"]')
    page.wait_for_selector(".board .can")
    page.keyboard.press("Tab")
    page.focus(".board")
    expect(page.locator(".tip")).to_contain_text("Shift and arrow keys")
    page.keyboard.press("Shift+ArrowDown")
    for _ in range(60):
        if page.query_selector(".board .cell:not(.can):focus"):
            break
        page.keyboard.press("PageDown")
    page.keyboard.press("Enter")
    expect(page.locator(".note.why")).to_contain_text("Not now")


def test_what_was_tapped_says_nothing_of_what_it_has_become(guest: Guest) -> None:
    page = guest("/new/steam_tunnel", size=(390, 844), has_touch=True)
    page.click('.preset[data-kind="device"]')
    page.click('.setup button[type="submit"]')
    page.locator("#cell-0-0.can").tap()
    page.wait_for_selector(".board .segment.can")
    expect(page.locator(".tip")).to_be_hidden()


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


@pytest.mark.parametrize("language", only(["en-GB"], NOT_NOW))
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
