"""Every lesson is played to its end, as a learner would, in both languages, wide and narrow."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ludogare.core.match import lesson as lessons
from ludogare.games import GAMES, find
from thorough import thorough

from .conftest import Guest, Server, until
from .hands import Mouse, stands

EVERY = [(game, name) for game in GAMES for name in lessons.lessons(find(game))]
EVERY += [(game, lessons.TRY) for game in GAMES if lessons.has(find(game), lessons.TRY)]
ON = ".coach .buttons button.strong"
LEARN = (Path(__file__).parent / "learn.js").read_text("utf-8")
WIDE, NARROW = (1366, 768), (390, 844)
SCREENS = {
    "English and wide": ("en-GB", WIDE), "French and narrow": ("fr-FR", NARROW),
    "English and narrow": ("en-GB", NARROW), "French and wide": ("fr-FR", WIDE),
}  # fmt: skip
CASES = [
    (pytest.param if turn == number % 2 else thorough)(
        *one, *SCREENS[screen], id=" ".join((*one, screen))
    )
    for number, one in enumerate(EVERY)
    for turn, screen in enumerate(SCREENS)
]
"""Each lesson on all screens, the first two of which take turns where not everything is tried."""


@pytest.mark.parametrize(("game", "name", "language", "size"), CASES)
def test_a_lesson_leads_to_its_end(
    guest: Guest, game: str, name: str, language: str, size: tuple[int, int]
) -> None:
    page = guest(f"/learn/{game}/{name}", language=language, size=size)
    found = lessons.lesson(find(game), name)
    voice = found.voice(language[:2])
    steps = [
        {"words": voice(f"lesson-{name}-{s.name}"), "points": s.points, "action": s.action}
        for s in found.steps
    ]
    errs = size == NARROW and name != lessons.TRY
    assert page.evaluate(LEARN, [steps, name != lessons.TRY, errs]) == []
    page.click(".actions button")
    expect(page.locator(".coach-words")).to_have_text(steps[0]["words"])


@pytest.mark.parametrize(("language", "named"), [("en-GB", "Savanna"), ("fr-FR", "Savane")])
def test_what_is_lit_is_said_too(guest: Guest, language: str, named: str) -> None:
    page = guest("/learn/cape_to_cairo/first", language=language)
    lit = page.locator(".coach [aria-live]").nth(1)
    expect(lit).to_have_text(re.compile(r"\w$"))
    page.click(ON)
    expect(lit).to_contain_text(named)
    expect(page.locator(".spotlight-arrow")).to_have_count(1)


def test_the_shade_round_the_light_reaches_the_edges_of_the_board(guest: Guest) -> None:
    page = guest("/learn/cape_to_cairo/first", size=(1366, 768))
    shade, board = (page.locator(s).bounding_box() for s in (".spotlight-shade", ".board"))
    assert shade is not None
    assert board is not None
    assert shade["x"] <= board["x"]
    assert shade["x"] + shade["width"] >= board["x"] + board["width"]


def test_another_action_gets_a_kind_sentence_and_changes_nothing(guest: Guest) -> None:
    page = guest("/learn/cape_to_cairo/first")
    page.click(ON)
    expect(page.locator(".coach-words")).to_contain_text("auction")
    page.click(ON)
    page.fill('.actions input[type="number"]', "30")
    page.click('.actions button[type="submit"]')
    expect(page.locator(".coach-aside")).to_contain_text("make it £12")
    expect(page.locator(".coach-words")).to_contain_text("bid £12")


def test_after_a_lesson_a_click_says_that_it_is_over(guest: Guest) -> None:
    page = guest("/api/languages")
    steps = lessons.lesson(find("steam_tunnel"), "first").steps
    page.evaluate(f"localStorage['ludogare-lesson-steam_tunnel-first'] = '{len(steps) - 1}'")
    page.goto(page.url.replace("/api/languages", "/learn/steam_tunnel/first"))
    page.locator(".board #cell-0-2").click(force=True)
    expect(page.locator(".coach-aside")).to_contain_text("This lesson is over")


def test_a_lesson_goes_on_where_one_was(guest: Guest, server: Server) -> None:
    page = guest("/learn/steam_tunnel/first")
    page.click(ON)
    expect(page.locator(".coach-words")).to_contain_text("A turn has two parts")
    page.goto(f"{server.address}/")
    page.click("a[href='/learn/steam_tunnel']")
    expect(page.locator(".coach-words")).to_contain_text("A turn has two parts")


HANDED_OVER = [(game, "first") for game in GAMES] + [("steamrollers", "olive")]


@pytest.mark.parametrize(
    ("game", "name"), [*HANDED_OVER[:1], *(thorough(*lesson) for lesson in HANDED_OVER[1:])]
)
def test_after_a_lesson_a_match_begins(guest: Guest, game: str, name: str) -> None:
    taught = lessons.lesson(find(game), name)
    voice = taught.voice("en")
    page = guest("/api/languages")
    key = f"ludogare-lesson-{game}-{name}"
    page.evaluate(f"localStorage['{key}'] = '{len(taught.steps) - 1}'")
    page.goto(page.url.replace("/api/languages", f"/learn/{game}/{name}"))
    page.click(ON)
    page.wait_for_url("**/t/*")
    company, asked = page.locator(".company p"), page.locator(".stage:not(.busy) .prompt.mine")
    expect(page.locator(".player")).to_have_count(taught.matches[0].seats)
    expect(company).to_be_visible()
    first = company.inner_text()
    said = {voice(f"company-{v}") for v in taught.game.actions.verbs if voice.has(f"company-{v}")}
    assert first in said
    page.reload()
    expect(asked).to_be_visible()
    hand = Mouse(page)

    def accompanied() -> bool:
        if not company.is_visible() and stands(page)["asked"]:
            hand.act()
        return company.is_visible()

    until(accompanied)
    assert company.inner_text() in said - {first}  # each is said once


def test_the_match_after_a_lesson_has_what_the_lesson_was_about(guest: Guest) -> None:
    for name, tunnel in (("first", False), ("tunnel", True)):
        options = lessons.lesson(find("carcassonne"), name).matches[0].options
        assert options["tunnel"] == tunnel
    page = guest("/learn/carcassonne/first")
    with page.expect_request("**/api/tables") as asked:
        page.evaluate("localStorage['ludogare-lesson-carcassonne-first'] = '15'")
        page.reload()
        page.click(ON)
    assert asked.value.post_data_json["options"]["tunnel"] is False


def test_the_answer_of_a_position_can_be_seen_without_finding_it(guest: Guest) -> None:
    page = guest("/")
    page.click("a[href='/learn/cape_to_cairo/try']")
    voice = lessons.lesson(find("cape_to_cairo"), lessons.TRY).voice("en")
    expect(page.locator(".coach-words")).to_have_text(voice("lesson-try-leave"))
    expect(page.locator('[role="log"] li').last).to_be_in_viewport()
    page.click(".coach .buttons button:has-text('Show the answer')")
    expect(page.locator(".coach-words")).to_have_text(voice("lesson-try-leave-why"))


def at_step(guest: Guest, game: str, name: str, step: str, **how: Any) -> Page:
    """A lesson at a step."""
    number = [s.name for s in lessons.lesson(find(game), name).steps].index(step)
    page = guest("/api/languages", **how)
    page.evaluate(f"localStorage['ludogare-lesson-{game}-{name}'] = '{number}'")
    page.goto(page.url.replace("/api/languages", f"/learn/{game}/{name}"))
    page.wait_for_selector(".actions[data-offered]")
    return page


NEAR = """(ids) => ids.map((id) => {
  const middle = (e) => {
    const { x, y, width, height } = e.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const [px, py] = middle(document.getElementById(id));
  const rims = [...document.querySelectorAll(".spotlight-rim")].map(middle);
  return Math.min(...rims.map(([x, y]) => Math.hypot(px - x, py - y)));
})"""


def test_the_light_stays_on_what_is_meant_and_the_board_offers_what_it_shows(guest: Guest) -> None:
    steps = lessons.lesson(find("carcassonne"), "first").steps
    step = steps[7]
    page = at_step(guest, "carcassonne", "first", step.name, size=(390, 844))
    expect(page.locator(".spotlight-rim")).to_have_count(len(step.points))
    until(lambda: max(page.evaluate(NEAR, step.points)) < 8)
    expect(page.locator(".actions .act")).to_have_count(0)
    page.set_viewport_size({"width": 600, "height": 780})
    until(lambda: max(page.evaluate(NEAR, step.points)) < 8)


ARROW = """() => {
  const { x, width, bottom } = document.querySelector(".spotlight-arrow").getBoundingClientRect();
  return [x + width / 2, bottom];
}"""


def test_what_comes_gliding_is_lit_where_it_comes_to_rest(guest: Guest) -> None:
    page = at_step(guest, "steam_tunnel", "first", "claim", pace="fast")
    page.emulate_media(reduced_motion="no-preference")
    page.locator("#segment-1-2-1.can").dispatch_event("click")
    expect(page.locator(".coach-words")).to_contain_text("Hugo has put a pawn")
    until(lambda: max(page.evaluate(NEAR, ["pawn-1-3-0", "cell-0-3"])) < 8)


def above(page: Page, part: str) -> bool:
    """Whether the arrow points at a part, from above."""
    x, y = page.evaluate(ARROW)
    box = page.locator(part).bounding_box()
    assert box
    return bool(abs(x - box["x"] - box["width"] / 2) < 4 and 0 < box["y"] - y < 20)


def test_the_arrow_leads_on_to_what_is_next(guest: Guest) -> None:
    page = at_step(guest, "channel_tunnel", "first", "develop", size=(390, 844))
    until(lambda: above(page, "#hand-0-sky_blue"))
    page.locator("#hand-0-sky_blue").click()
    until(lambda: above(page, "#slot-3-development"))
    expect(page.locator("#slot-3-development")).to_be_in_viewport()


OVER = """() => {
  const tip = document.querySelector(".tip").getBoundingClientRect();
  const rim = document.querySelector(".spotlight-rim").getBoundingClientRect();
  return tip.height > 0 && tip.top < rim.bottom && rim.top < tip.bottom &&
    tip.left < rim.right && rim.left < tip.right;
}"""
STACKS = [
    (name, step.name, step.points)
    for name in ("first", "second")
    for step in lessons.lesson(find("channel_tunnel"), name).steps
    if step.action and step.action.startswith("place ")
]


@pytest.mark.parametrize("name", ["first", "second"])
def test_a_tip_leaves_free_what_is_next(guest: Guest, name: str) -> None:
    for of, step, (stack, slot, *_) in STACKS:
        if of != name:
            continue
        page = at_step(
            guest, "channel_tunnel", name, step, size=(390, 844), language="fr-FR", has_touch=True
        )
        until(lambda page=page, stack=stack: above(page, f"#{stack}"))
        page.locator(f"#{stack}").tap()
        expect(page.locator(".tip")).to_be_visible()
        until(lambda page=page, slot=slot: page.evaluate(NEAR, [slot])[0] < 8)
        until(lambda page=page: not page.evaluate(OVER))


UNDER = """(id) => {
  const { x, width } = document.querySelector(".spotlight-arrow").getBoundingClientRect();
  const part = document.getElementById(id), box = part.getBoundingClientRect();
  const at = document.elementFromPoint(x + width / 2, box.y + box.height / 2);
  return at !== null && part.contains(at);
}"""


def test_the_arrow_points_where_nothing_else_lies_over_it(guest: Guest) -> None:
    """At the middle of this segment, which runs from left to right, another one crosses it."""
    page = at_step(guest, "steam_tunnel", "first", "claim")
    until(lambda: page.evaluate(UNDER, "segment-1-2-1"))


def test_the_control_of_what_is_to_be_done_is_lit(guest: Guest) -> None:
    page = at_step(guest, "carcassonne", "tunnel", "none")
    lit = page.locator(".actions .act.would")
    expect(lit).to_have_text("No meeple")
    page.goto(page.url.replace("/tunnel", "/try"))
    page.wait_for_selector(".actions[data-offered]")
    expect(lit).to_have_count(0)


RAILS = [
    (name, step.name, str(step.action))
    for name in ("first", "olive")
    for step in lessons.lesson(find("steamrollers"), name).steps
    if step.action and step.action.startswith("rail ")
]
FEW_TURNS = 2


@pytest.mark.parametrize(("name", "step", "action"), RAILS)
def test_a_rail_that_joins_others_is_soon_there(
    guest: Guest, name: str, step: str, action: str
) -> None:
    page = at_step(guest, "steamrollers", name, step)
    page.locator(f'.board .can[data-hex="{action.split()[1]}"]').first.dispatch_event("click")
    wanted = page.locator(f'.turn [data-action="{action}"]')
    for _ in range(FEW_TURNS):
        if not wanted.count():
            page.locator(".turn .act").first.click()
    expect(wanted).to_be_visible()


def test_a_reason_stands_as_a_sentence(guest: Guest) -> None:
    page = at_step(guest, "cape_to_cairo", "first", "pick")
    page.click("#pile")
    said = page.locator(".coach-aside")
    expect(said).to_contain_text("Which landscape do you take?")
    said_at, clause = said.locator("span").first, said.locator(".clause-link")
    expect(clause).to_have_text("CC-3.5")
    assert said_at.locator(".clause-link").count() == 1, "it goes on in the line"
