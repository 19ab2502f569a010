"""Every lesson is played to its end, as a learner would, in both languages, wide and narrow."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from ludogare.core.match import lesson as lessons
from ludogare.games import GAMES, find

from .conftest import Guest, Server, until

EVERY = [(game, name) for game in GAMES for name in lessons.lessons(find(game))]
EVERY += [(game, lessons.TRY) for game in GAMES if lessons.has(find(game), lessons.TRY)]
ON = ".coach .buttons button.strong"


def do(page: Page, action: str) -> None:
    """Plays an action: by its amount, by its button, or by the list of all that can be done."""
    amount = page.locator('.actions input[type="number"]:visible')
    button = page.locator(f'.actions [data-action="{action}"]:visible')
    every = page.locator(".actions .every:visible")
    expect(amount.or_(button).or_(every).first).to_be_visible()
    if amount.count():
        amount.fill(action.split()[-1])
        page.click('.actions button[type="submit"]')
    elif button.count():
        button.click()
    else:
        if every.get_attribute("aria-expanded") == "false":
            every.click()
        page.locator(f'.every-list [data-action="{action}"]').click()


@pytest.mark.parametrize(
    ("language", "narrow"), [("en-GB", False), ("fr-FR", True)], ids=["wide", "narrow"]
)
@pytest.mark.parametrize(("game", "name"), EVERY)
def test_a_lesson_leads_to_its_end(
    guest: Guest, game: str, name: str, language: str, narrow: bool
) -> None:
    size = (390, 844) if narrow else (1366, 768)
    page = guest(f"/learn/{game}/{name}", language=language, size=size)
    found = lessons.lesson(find(game), name)
    voice = found.voice(language[:2])
    for step in found.steps:
        said = f"lesson-{name}-{step.name}"
        expect(page.locator(".coach-words")).to_have_text(voice(said), timeout=20_000)
        lit = page.locator(".spotlight-rim")
        expect(lit).to_have_count(len(step.points))
        if step.action is not None:
            do(page, step.action)
        elif step is not found.steps[-1]:
            page.click(ON)
    expect(page.locator(ON)).to_be_visible()


def test_another_action_gets_a_kind_sentence_and_changes_nothing(guest: Guest) -> None:
    page = guest("/learn/cape_to_cairo/first")
    page.click(ON)
    expect(page.locator(".coach-words")).to_contain_text("auction")
    page.click(ON)
    page.fill('.actions input[type="number"]', "30")
    page.click('.actions button[type="submit"]')
    expect(page.locator(".coach-aside")).to_contain_text("make it £12")
    expect(page.locator(".coach-words")).to_contain_text("bid £12")


def test_a_lesson_goes_on_where_one_was(guest: Guest, server: Server) -> None:
    page = guest("/learn/steam_tunnel/first")
    page.click(ON)
    expect(page.locator(".coach-words")).to_contain_text("A turn has two parts")
    page.goto(f"{server.address}/")
    page.click("a[href='/learn/steam_tunnel']")
    expect(page.locator(".coach-words")).to_contain_text("A turn has two parts")


def test_after_a_lesson_a_match_begins(guest: Guest) -> None:
    page = guest("/learn/cape_to_cairo/first")
    first = lessons.lesson(find("cape_to_cairo"), "first")
    last, voice = len(first.steps) - 1, first.voice("en")
    page.evaluate(f"localStorage['ludogare-lesson-cape_to_cairo-first'] = '{last}'")
    page.reload()
    page.click(ON)
    page.wait_for_url("**/t/*")
    expect(page.locator(".table:not(.lesson) .prompt:visible")).to_contain_text(
        "How much do you bid?"
    )
    expect(page.locator(".company p")).to_have_text(voice("company-bid"))
    page.reload()
    expect(page.locator(".table:not(.lesson) .prompt:visible")).to_be_visible()
    expect(page.locator(".company")).to_be_hidden()  # it is said once
    page.fill('.actions input[type="number"]', "9")
    page.click('.actions button[type="submit"]')
    expect(page.locator(".company p")).to_be_visible()
    expect(page.locator(".company p")).not_to_have_text(voice("company-bid"))


def test_the_answer_of_a_position_can_be_seen_without_finding_it(guest: Guest) -> None:
    page = guest("/")
    page.click("a[href='/learn/cape_to_cairo/try']")
    voice = lessons.lesson(find("cape_to_cairo"), lessons.TRY).voice("en")
    expect(page.locator(".coach-words")).to_have_text(voice("lesson-try-leave"))
    page.click(".coach .buttons button:has-text('Show the answer')")
    expect(page.locator(".coach-words")).to_have_text(voice("lesson-try-leave-why"))


APART = """(ids) => ids.map((id, i) => {
  const middle = (e) => {
    const { x, y, width, height } = e.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const [a, b] = [document.getElementById(id), document.querySelectorAll(".spotlight-rim")[i]];
  const [p, q] = [middle(a), middle(b)];
  return Math.hypot(p[0] - q[0], p[1] - q[1]);
})"""


def test_the_light_stays_on_what_is_meant_and_the_board_offers_what_it_shows(guest: Guest) -> None:
    steps = lessons.lesson(find("carcassonne"), "first").steps
    number, step = 7, steps[7]
    page = guest("/api/languages", size=(390, 844))
    page.evaluate(f"localStorage['ludogare-lesson-carcassonne-first'] = '{number}'")
    page.goto(page.url.replace("/api/languages", "/learn/carcassonne/first"))
    expect(page.locator(".spotlight-rim")).to_have_count(len(step.points))
    until(lambda: max(page.evaluate(APART, step.points)) < 8)
    expect(page.locator(".actions .act")).to_have_count(0)
    page.set_viewport_size({"width": 600, "height": 700})
    until(lambda: max(page.evaluate(APART, step.points)) < 8)
