"""The stage: one card with the question above, the board from edge to edge, the verbs below."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

from thorough import only, thorough

from .conftest import Guest, Position, heard, until
from .hands import Mouse, begin, open_table, play, some
from .positions import asked, ply_at

SIZES = [(1366, 768), (1440, 900), (360, 740)]

BOXES = """() => Object.fromEntries(
  [".head", ".asked", ".board", ".dock", ".tabs", ".stage"].map((s) => {
    const { left, right, top, bottom } = document.querySelector(s).getBoundingClientRect();
    return [s.slice(1), { left, right, top, bottom }];
  }))"""


def stacked(page: Page) -> None:
    """Nothing of the card lies over its board, and nothing is left between them."""
    box = page.evaluate(BOXES)
    wide, high = page.evaluate("[innerWidth, innerHeight]")
    for upper, lower in (("head", "asked"), ("asked", "board"), ("board", "dock")):
        assert box[upper]["bottom"] == pytest.approx(box[lower]["top"], abs=1.5), (upper, lower)
    for part in ("asked", "board", "dock"):
        assert box[part]["left"] == pytest.approx(box["stage"]["left"], abs=0.5)
        assert box[part]["right"] == pytest.approx(box["stage"]["right"], abs=0.5)
    foot = high if wide >= 1000 else box["tabs"]["top"]
    assert box["dock"]["bottom"] == pytest.approx(foot, abs=1.5)


PLACES = """() => [".board", ":is(.prompt, .next-prompt):not([hidden])", ".drawer"].map((s) => {
  const box = document.querySelector(s).getBoundingClientRect();
  return [box.x, box.y + scrollY].map(Math.round);
}).join()"""


@pytest.mark.parametrize("size", only([SIZES[0], SIZES[-1]], SIZES))
def test_nothing_lies_over_the_board_and_nothing_jumps(
    guest: Guest, size: tuple[int, int], game
) -> None:
    """While a match goes on, board, question and drawer stay where they are."""
    page = guest(f"/new/{game.name}", size=size, language="fr-FR")
    begin(page)
    page.wait_for_selector(".board svg")
    enough, seen = some(page, 6), set()

    def look() -> bool:
        stacked(page)
        seen.add(page.evaluate(PLACES))
        return enough()

    play(Mouse(page), stop=look)
    assert len(seen) == 1, seen


CHOICES = """() => {
  const board = document.querySelector(".board").getBoundingClientRect();
  const middles = [...document.querySelectorAll(".board .can")].map((e) => {
    const { top, bottom } = e.getBoundingClientRect();
    return (top + bottom) / 2;
  });
  return [middles.length, middles.filter((y) => y > board.top && y < board.bottom).length];
}"""


def test_a_phone_scrolls_to_what_can_be_chosen(position: Position) -> None:
    table, offered = position(size=(390, 844)), 0
    for ply in {question: ply for ply, question in asked("channel_tunnel", 2).items()}.values():
        table.show("channel_tunnel", 2, ply)
        table.page.wait_for_selector(".actions[data-offered]")
        there, seen = table.page.evaluate(CHOICES)
        assert bool(seen) == bool(there), ply
        offered += bool(there)
    assert offered > 3


def test_the_board_has_three_quarters_of_a_laptop(guest: Guest) -> None:
    page = guest("/new/cape_to_cairo", size=(1366, 768))
    begin(page)
    page.wait_for_selector(".board svg")
    box = page.locator(".board").bounding_box()
    assert box is not None
    assert box["height"] >= 768 * 0.75
    assert box["width"] >= 1366 * 0.75


def test_players_stand_in_the_head_once(guest: Guest) -> None:
    page = guest("/new/cape_to_cairo", size=(1366, 768))
    begin(page)
    expect(page.locator(".player")).to_have_count(2)
    expect(page.locator(".head .player")).to_have_count(2)
    page.click(".station")
    page.wait_for_selector(".posters")
    expect(page.locator(".player")).to_have_count(0)


WHOLE = """() => {
  const words = document.querySelector(".newest p");
  const box = words.getBoundingClientRect();
  return words.scrollHeight <= words.clientHeight + 1 && box.left >= 0 && box.right <= innerWidth;
}"""


@pytest.mark.parametrize(("language", "dark"), [thorough("en-GB", False), ("fr-FR", True)])
def test_what_happened_can_be_read_on_a_phone_and_moves_nothing(
    position: Position, game, language: str, dark: bool
) -> None:
    table = position(language, (390, 844), dark)
    page = table.page
    for share in (0, 0.5, 1):
        table.show(game.name, 2, ply_at(game.name, 2, share))
        words = page.locator(".newest p")
        expect(words).not_to_be_empty()
        before = page.evaluate(BOXES)
        if page.locator(".newest.cut").count():
            assert not page.evaluate(WHOLE)
            expect(words).to_have_attribute("aria-expanded", "false")
            words.press("Enter")
            expect(words).to_have_attribute("aria-expanded", "true")
        until(lambda: page.evaluate(WHOLE))
        assert page.evaluate(BOXES) == before
        page.mouse.click(195, 500)
        expect(page.locator(".newest.open")).to_have_count(0)


def test_a_note_leaves_free_what_can_be_done(guest: Guest) -> None:
    page = guest("/new/cape_to_cairo", size=(390, 844))
    begin(page)
    page.wait_for_selector(".amount")
    page.locator(".board [data-card]").first.click()
    note = page.locator(".note.why")
    expect(note).to_be_visible()
    lower = note.bounding_box()
    assert lower is not None
    assert lower["y"] + lower["height"] <= page.evaluate(BOXES)["dock"]["top"]


def test_an_answer_counts_while_what_others_did_is_being_drawn(guest: Guest) -> None:
    """What is asked is the same as before: only the drawing changes."""
    ada = guest()
    open_table(ada, "cape_to_cairo", preset="link")
    link = ada.input_value(".links input")
    ben = guest(link[link.index("/t/") :])
    ben.fill(".sit input", "Ben")
    ben.keyboard.press("Enter")
    for page in (ada, ben):
        page.wait_for_selector(".amount")
    drawings: list[Route] = []
    ada.route("**/board.svg*", lambda route: drawings.append(route))
    ben.fill(".amount .number", "5")
    ben.keyboard.press("Enter")
    heard(ada, lambda: drawings)
    ada.fill(".amount .number", "37")
    ada.keyboard.press("Enter")
    expect(ben.locator(".log-lines")).to_contain_text("reveals £37")
    ada.unroute("**/board.svg*")
