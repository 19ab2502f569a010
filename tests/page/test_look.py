"""Phones, the dark, zoom and French: shapes that hold."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from ludogare.games import GAMES

from .conftest import Guest, Look, until
from .hands import Mouse, begin, control, open_table, play, some, stands

PHONE = (360, 740)


def fits(page: Page) -> None:
    wide = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide[0] <= wide[1], f"{page.url} is {wide[0]} wide on a screen of {wide[1]}"


def small(page: Page) -> list[str]:
    """Controls too small for a thumb."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll("button, select, input")]
          .filter((e) => !["checkbox", "radio"].includes(e.type))
          .filter((e) => e.checkVisibility() && !e.matches(".clause-link"))
          .filter((e) => Math.min(e.offsetHeight, e.offsetWidth) < 24)
          .map((e) => e.outerHTML.slice(0, 120))"""
    )
    return found


def test_phone(guest: Guest, game) -> None:
    page = guest(size=PHONE, language="fr-FR", has_touch=True, color_scheme="dark")
    fits(page)
    page.click(f'.poster h2 a[href="/new/{game.name}"]')
    page.wait_for_selector(".new-table")
    fits(page)
    page.locator(".count label").last.click()
    begin(page)
    page.wait_for_selector(".board svg")
    enough = some(page, 6)

    def looked() -> bool:
        fits(page)
        assert not small(page)
        return enough()

    play(Mouse(page), stop=looked)
    if stands(page)["over"]:
        page.click("dialog.sheet .icon-button")
    for leaf in ("log", "rules", "chat", "info"):
        page.click(f'.tabs [data-leaf="{leaf}"]')
        expect(page.locator(f".leaf.{leaf}")).to_be_visible()
        fits(page)
        page.keyboard.press("Escape")
        expect(page.locator(f".leaf.{leaf}")).to_be_hidden()


@pytest.mark.parametrize("path", ["/analysis", "/rules/cape_to_cairo#CC-4.3", "/nowhere"])
def test_phone_elsewhere(guest: Guest, path: str) -> None:
    page = guest(path, size=PHONE, language="fr-FR", calm=True)
    page.wait_for_load_state("networkidle")
    fits(page)


@pytest.mark.parametrize("size", [(1280, 800), PHONE])
def test_nothing_lies_over_the_words_of_a_poster(guest: Guest, size: tuple[int, int]) -> None:
    page = guest(size=size, language="fr-FR")
    page.wait_for_selector(".poster")
    covered = page.evaluate(
        """() => [...document.querySelectorAll(".poster p, .poster a")].filter((words) => {
          words.scrollIntoView({ block: "center" });
          const { x, y, width, height } = words.getBoundingClientRect();
          return [[0.1, 0.5], [0.5, 0.9], [0.9, 0.9]].some(([dx, dy]) => {
            const hit = document.elementFromPoint(x + dx * width, y + dy * height);
            return !words.contains(hit) && !hit?.contains(words);
          });
        }).map((words) => words.textContent)"""
    )
    assert covered == []


@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
def test_a_laptop_shows_all_posters_with_their_ways_in(look: Look, language: str) -> None:
    reader = look(language, (1366, 768))
    reader.go("/")
    reader.page.wait_for_selector(".none, .board-of-tables")
    ways = [way.bounding_box() for way in reader.page.locator(".poster .strong").all()]
    assert len(ways) == len(GAMES)
    assert all(way and way["y"] + way["height"] <= 768 for way in ways), ways


def test_dark_by_system_and_by_choice(guest: Guest) -> None:
    ground = "getComputedStyle(document.body).backgroundColor"
    light, dark = "rgb(246, 241, 231)", "rgb(15, 23, 32)"
    page = guest(color_scheme="dark")
    page.wait_for_selector(".posters")
    assert page.evaluate(ground) == dark
    page.click(".menu-box > button")
    page.locator(".menu label").nth(1).click()
    assert page.evaluate(ground) == light
    page.reload()
    page.wait_for_selector(".posters")
    assert page.evaluate(ground) == light
    page.goto(page.url + "new/cape_to_cairo")
    begin(page)
    page.wait_for_selector(".board svg")
    paper = "getComputedStyle(document.querySelector('.board .fill-paper')).fill"
    assert page.evaluate(paper) == light
    page.click(".menu-box > button")
    page.locator(".menu .segments label").nth(2).click()
    assert page.evaluate(paper) == dark


def test_language_is_the_browsers_and_can_be_switched(guest: Guest) -> None:
    page = guest(language="fr-CA")
    expect(page.locator("h1")).to_have_text("La gare aux jeux")
    assert page.evaluate("document.documentElement.lang") == "fr"
    page.click('.languages [lang="en"]')
    expect(page.locator("h1")).to_have_text("The game station")
    page.reload()
    expect(page.locator("h1")).to_have_text("The game station")
    open_table(page, "cape_to_cairo")
    expect(page.locator(".prompt")).to_contain_text("How much do you bid?")
    page.click('.languages [lang="fr"]')
    expect(page.locator(".prompt")).to_contain_text("Combien misez-vous")


def test_zoom_without_dragging(guest: Guest) -> None:
    page = guest("/new/cape_to_cairo")
    begin(page)
    page.wait_for_selector(".board svg")
    width = "document.querySelector('.board svg').getBoundingClientRect().width"
    before = page.evaluate(width)
    page.click('[aria-label="Zoom in"]')
    assert page.evaluate(width) > 1.4 * before
    page.focus(".board")
    page.keyboard.press("+")
    assert page.evaluate(width) > 1.9 * before
    top = page.evaluate("document.querySelector('.board').scrollTop")
    page.keyboard.press("ArrowDown")
    until(lambda: page.evaluate("document.querySelector('.board').scrollTop") > top)
    page.keyboard.press("0")
    assert page.evaluate(width) == before


def test_tools_are_in_reach_of_a_thumb(guest: Guest) -> None:
    page = guest("/new/carcassonne", size=PHONE, has_touch=True)
    begin(page)
    until(lambda: stands(page)["asked"])
    control(page, random.Random(1))
    undo = page.locator(".tool", has_text="Take back")
    expect(undo).to_have_attribute("aria-disabled", "false")
    undo.tap()
    expect(page.locator(".log-lines")).to_contain_text("takes a move back.")
    tools, tabs = page.locator(".tools").bounding_box(), page.locator(".tabs").bounding_box()
    assert tools is not None
    assert tabs is not None
    assert tabs["x"] + tabs["width"] <= tools["x"] + 1, "beside the tabs, not over them"


PINCH = """([from, to]) => {
  const board = document.querySelector(".board");
  const { x, y, width, height } = board.getBoundingClientRect();
  const finger = (identifier, dx) => new Touch({ identifier, target: board,
    clientX: x + width / 2 + dx, clientY: y + height / 2 });
  const send = (name, apart) => {
    const touches = apart === null ? [] : [finger(1, -apart / 2), finger(2, apart / 2)];
    const event = new TouchEvent(name, { touches, bubbles: true, cancelable: true });
    board.dispatchEvent(event);
    return event.defaultPrevented;
  };
  send("touchstart", from);
  const taken = [1, 2, 3, 4].map((i) => send("touchmove", from + ((to - from) * i) / 4));
  send("touchend", null);
  return taken.every(Boolean);
}"""


def test_pinch(guest: Guest) -> None:
    page = guest("/new/cape_to_cairo", size=PHONE, has_touch=True)
    begin(page)
    page.wait_for_selector(".board svg")
    width = "document.querySelector('.board svg').getBoundingClientRect().width"
    before = page.evaluate(width)
    assert page.evaluate(PINCH, [100, 250]), "the page itself does not zoom"
    assert page.evaluate(width) == pytest.approx(2.5 * before, rel=0.02)
    fits(page)
    left = page.evaluate("document.querySelector('.board').scrollLeft")
    assert left == pytest.approx(0.75 * before, rel=0.1), "what was between the fingers stays there"
    assert page.evaluate(PINCH, [250, 100])
    assert page.evaluate(width) == pytest.approx(before, rel=0.02)
    page.evaluate(PINCH, [200, 20])
    assert page.evaluate(width) == pytest.approx(before, rel=0.02), "never smaller than the screen"
