"""The hint panel: what a bot would do and why, and pointing at it."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, Route, expect

from .conftest import Guest, Position, until
from .hands import open_table
from .positions import ply_at

COLD = 300_000
"""Milliseconds: a cold cache compiles the search first, in a worker that steps back for others."""


def ask(page: Page, tool: str) -> None:
    page.wait_for_selector(".board svg")
    page.click(f".tool:has-text('{tool}')")


def ask_until(page: Page, tool: str, told: str) -> None:
    """Asks as long as it takes: a bot whose rules are being compiled tells no chances yet."""

    def answered() -> bool:
        ask(page, tool)
        expect(page.locator(".hint-entry").first).to_be_visible(timeout=COLD)
        return re.search(told, page.locator(".hint-panel").inner_text()) is not None

    until(answered, COLD / 1000)


def test_a_hint_says_why_and_points(guest: Guest) -> None:
    page = guest()
    open_table(page, "cape_to_cairo")
    ask(page, "Hint")
    panel = page.locator(".hint-panel")
    expect(panel).to_contain_text("A bot is thinking…")
    ask_until(page, "Hint", r"chance of winning \d+%")
    expect(panel).to_contain_text(re.compile("Best, as far as|Equally good:"))
    ways = panel.locator(".hint-entry")
    expect(ways.first).to_contain_text(re.compile(r"Bid £\d+chance of winning \d+%"))
    for weaker in panel.locator(".weaker").all():
        expect(weaker).to_contain_text(re.compile(r"\d+ points? less"))
    field = page.locator(".amount .number")
    for way in (ways.first, ways.nth(1)):
        way.click()
        expect(way).to_have_attribute("aria-pressed", "true")
        assert panel.locator('[aria-pressed="true"]').count() == 1
        expect(field).to_have_value((way.get_attribute("data-hinted") or "").split()[1])
    page.click(".amount .act")
    expect(panel).to_be_hidden()


def test_a_hint_is_lit_on_the_board(guest: Guest) -> None:
    page = guest()
    open_table(page, "steam_tunnel")
    ask(page, "Hint")
    first = page.locator(".hint-entry").first
    expect(first).to_be_visible(timeout=COLD)
    place = page.locator(".board .would")
    expect(place).to_have_count(1)
    assert (first.get_attribute("data-hinted") or "").split()[0] == "flip"
    ring = page.locator(".board .ring rect")
    expect(ring).to_have_css("stroke", re.compile("rgb"))
    inner, outer = place.bounding_box(), ring.bounding_box()
    assert inner is not None
    assert outer is not None
    assert abs(inner["x"] + inner["width"] / 2 - outer["x"] - outer["width"] / 2) < 2
    assert abs(inner["y"] + inner["height"] / 2 - outer["y"] - outer["height"] / 2) < 2


def test_a_hint_leaves_free_what_it_lights_on_a_phone(guest: Guest) -> None:
    page = guest(size=(390, 844))
    open_table(page, "steam_tunnel")
    ask(page, "Hint")
    ways, panel = page.locator(".hint-entry"), page.locator(".hint-panel")
    expect(ways.first).to_be_visible(timeout=COLD)
    board = page.locator(".board").bounding_box()
    assert board is not None
    for way in ways.all():
        way.click()
        lit, own = page.locator(".board .would").bounding_box(), panel.bounding_box()
        assert lit is not None
        assert own is not None
        below, above = own["y"] - lit["y"] - lit["height"], lit["y"] - own["y"] - own["height"]
        assert max(below, above) >= 0, "the panel lies beside the card"
        assert board["y"] <= own["y"] <= board["y"] + board["height"] - own["height"]


FEET = """(panel) => [".log-lines li:last-child", panel].map((s) => {
  const { top, bottom } = document.querySelector(s).getBoundingClientRect();
  return { top, bottom };
})"""


@pytest.mark.parametrize("panel", [".hint-panel", ".every-panel"])
def test_what_stands_over_the_drawer_leaves_the_end_of_the_log_in_sight(
    position: Position, panel: str
) -> None:
    table = position(size=(1366, 768))
    page = table.page
    table.show("carcassonne", 6, ply_at("carcassonne", 6, 0.5, "ask-place"))
    page.wait_for_selector(".log-lines li:last-child")
    before = page.evaluate(FEET, panel)[0]["bottom"]
    assert before > 700
    page.evaluate("(panel) => (document.querySelector(panel).hidden = false)", panel)
    page.evaluate("(panel) => (document.querySelector(panel).style.height = '200px')", panel)
    until(lambda: (at := page.evaluate(FEET, panel))[0]["bottom"] <= at[1]["top"])
    page.evaluate("(panel) => (document.querySelector(panel).hidden = true)", panel)
    until(lambda: page.evaluate(FEET, panel)[0]["bottom"] == before)


APART = """async ([first, second]) => {
  const { Choosing } = await import("/page/stage/choosing.js");
  const host = document.createElement("div");
  Object.assign(host.style, { position: "fixed", inset: "0 0 400px", overflow: "auto", zIndex: 9 });
  const places = [first, second].map((top) => {
    const place = document.createElement("div");
    Object.assign(place.style, { position: "absolute", top, width: "40px", height: "40px" });
    host.append(place);
    return place;
  });
  document.body.append(host);
  const choosing = { board: { host }, visiting: 0, visit: Choosing.prototype.visit };
  const seen = () => places.map((place) => {
    const { top, bottom } = place.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight - 400;
  });
  choosing.visit(places);
  const found = [seen()];
  await new Promise((done) => setTimeout(done, 2400));
  return [...found, seen()];
}"""


@pytest.mark.parametrize(
    ("places", "seen"),
    [
        (("900px", "1200px"), [[True, True], [True, True]]),
        (("900px", "3000px"), [[True, False], [False, True]]),
    ],
)
def test_both_places_of_a_hint_are_seen_if_need_be_after_each_other(
    guest: Guest, places: tuple[str, str], seen: list[list[bool]]
) -> None:
    page = guest(size=(390, 844))
    page.wait_for_selector(".poster")
    assert page.evaluate(APART, places) == seen


LIES = """async (top) => {
  const { HintPanel } = await import("/page/table/hint.js");
  const middle = document.createElement("div");
  const place = document.createElement("div");
  Object.assign(middle.style, { position: "fixed", inset: "0" });
  Object.assign(place.style, { position: "absolute", top, width: "60px", height: "60px" });
  const panel = new HintPanel(() => [place], () => {});
  middle.append(place, panel.element);
  document.body.append(middle);
  panel.thinks();
  const action = { text: "flip 0 0", label: "Flip" };
  panel.show({ text: action.text, label: action.label, weighed: [] }, [action]);
  return panel.element.classList.contains("high");
}"""


@pytest.mark.parametrize(("top", "high"), [("20%", False), ("85%", True)])
def test_a_hint_stands_at_the_other_end_of_the_board(guest: Guest, top: str, high: bool) -> None:
    page = guest(size=(390, 844))
    page.wait_for_selector(".poster")
    assert page.evaluate(LIES, top) is high


def test_a_hint_can_be_put_away(guest: Guest) -> None:
    page = guest(size=(390, 844), language="fr-FR")
    open_table(page, "cape_to_cairo")
    panel = page.locator(".hint-panel")
    ask_until(page, "Conseil", r"chances de gagner\s: \d+\s%")
    box, dock = panel.bounding_box(), page.locator(".dock").bounding_box()
    assert box is not None
    assert dock is not None
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= dock["y"] + 1, "the controls stay in reach"
    panel.locator(".hint-entry").first.focus()
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    ask(page, "Conseil")
    expect(panel.locator(".hint-entry").first).to_be_visible(timeout=COLD)
    panel.locator('[aria-label="Fermer"]').click()
    expect(panel).to_be_hidden()


ESCAPED = """async () => {
  const { HintPanel } = await import("/page/table/hint.js");
  const told = [];
  const panel = new HintPanel(() => {}, () => told.push("goes on elsewhere"));
  document.body.append(panel.element);
  document.addEventListener("keydown", (event) => told.push(event.defaultPrevented));
  panel.thinks();
  const button = panel.element.querySelector("button");
  button.focus();
  const how = { key: "Escape", bubbles: true, cancelable: true };
  button.dispatchEvent(new KeyboardEvent("keydown", how));
  return [...told, panel.element.hidden];
}"""


def test_escape_closes_a_hint_and_nothing_else(guest: Guest) -> None:
    page = guest()
    page.wait_for_selector(".poster")
    assert page.evaluate(ESCAPED) == ["goes on elsewhere", True, True]


def test_programs_of_the_host_can_be_chosen_like_levels(guest: Guest) -> None:
    def with_program(route: Route) -> None:
        games = route.fetch().json()
        for game in games:
            game["programs"] = ["lucky"]
        route.fulfill(content_type="application/json", body=json.dumps(games))

    for language, words in (("en-GB", "Lucky: a program"), ("fr-FR", "Lucky\u00a0: un programme")):
        page = guest("/?rules=cape_to_cairo", language=language)
        page.route("**/api/games?*", with_program)
        page.goto(page.url.partition("?")[0] + "new/cape_to_cairo")
        level = page.locator(".seats select:has(option[value='random'])")
        expect(level).to_have_value("stoker")
        expect(level.locator("option[value='lucky']")).to_have_text(words)
