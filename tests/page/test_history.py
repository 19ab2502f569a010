"""Coming back: one's own tables, the history of finished matches, and what they add up to."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .conftest import Guest, heard
from .hands import Mouse, open_table, play
from .test_access import check


def finished(guest: Guest, **more: object) -> Page:
    """A browser in which a match against a bot has been played to its end."""
    page = guest(**more)
    open_table(page, "steam_tunnel")
    play(Mouse(page))
    page.click("dialog.sheet .icon-button")
    return page


def test_own_tables_stand_first_and_those_that_wait_for_me_before_others(guest: Guest) -> None:
    page = guest()
    assert page.locator(".own").is_hidden()
    open_table(page, "cape_to_cairo")
    page.wait_for_selector(".board svg")
    page.click(".station")
    open_table(page, "carcassonne", preset="link")
    page.wait_for_selector(".links")
    page.click(".station")
    lines = page.locator(".own .board-of-tables li")
    expect(lines).to_have_count(2)
    expect(lines.first).to_contain_text("Your turn")
    expect(lines.first).to_contain_text("Cape")
    expect(lines.last).to_contain_text("1 seat free")
    assert page.evaluate("document.querySelector('.lobby').firstElementChild.className") == "own"
    check(page)


def test_whoever_looks_again_sees_the_tables_as_they_are(guest: Guest) -> None:
    """More often than they are asked for by themselves; and no more on another page."""
    page = guest()
    page.wait_for_selector(".none, .board-of-tables")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    looks = "for (const _ of [1, 2, 3, 4, 5]) document.dispatchEvent(new Event('visibilitychange'))"
    page.evaluate(looks)
    heard(page, lambda: sum("/api/tables?" in url for url in asked) >= 5)
    page.click('.poster h2 a[href="/new/cape_to_cairo"]')
    page.wait_for_selector(".new-table")
    asked.clear()
    page.evaluate(looks)
    page.wait_for_timeout(300)
    assert not [url for url in asked if "/api/tables?" in url]


def test_a_finished_match_stays_in_the_history(guest: Guest) -> None:
    page = finished(guest)
    page.click(".station")
    page.click(".past a[href='/history']")
    line = page.locator(".finished > li")
    expect(line).to_have_count(1)
    expect(line).to_contain_text("Steam Tunnel")
    expect(line).to_contain_text("win")
    check(page)
    line.locator("a", has_text="Replay").click()
    expect(page.locator(".slider")).to_be_visible()
    page.goto(page.url.partition("/t/")[0] + "/history")
    page.click(".finished a:has-text('Play again')")
    expect(page.locator(".player").first).to_be_visible()
    page.wait_for_selector(".actions[data-offered]:not(:empty)")
    assert "again" not in page.url


def test_figures_by_game_seats_and_level(guest: Guest) -> None:
    page = finished(guest, language="fr-FR", size=(390, 844), color_scheme="dark")
    page.goto(page.url.partition("/t/")[0] + "/figures")
    table = page.locator(".figures")
    expect(table.locator("caption")).to_have_text("Steam Tunnel")
    cells = table.locator("tbody td").all_inner_texts()
    assert cells[:3] == ["2", "Au hasard", "1"]
    assert cells[3].startswith(("0 (0", "1 (100"))
    check(page)


SUMS = """(matches) => import("/page/history/sums.js").then(({ sums, total }) => {
  const found = sums(matches, ["porter", "driver"]).get("g");
  return [...found, total(found)];
})"""


def test_what_matches_add_up_to(guest: Guest) -> None:
    def match(held: list[int], bots: list[str | None], winners: list[int], points: list) -> dict:
        names = ["" for _ in bots]
        seats = {"held": held, "bots": bots, "names": names}
        return {"game": "g", **seats, "winners": winners, "points": points}

    found = guest().evaluate(SUMS, [
        match([0], [None, "porter"], [0], ["18 2/3", 3]),
        match([1], ["porter", None], [0], [9, "-1/3"]),
        match([0], [None, "driver", "porter"], [], [5, 5, 5]),
        match([0], [None, None], [1], [4, 6]),
        match([0], [None], [0], [10]),
        match([0, 1], [None, None], [1], [100, 100]),
    ])  # fmt: skip
    lines = [(f["seats"], f["level"], f["played"], f["won"], round(f["points"], 3)) for f in found]
    assert lines == [
        (1, "alone", 1, 1, 10),
        (2, "people", 1, 0, 4),
        (2, "porter", 2, 1, 18.333),
        (3, "driver", 1, 0, 5),
        (0, "", 5, 2, 37.333),
    ]


def test_times_are_said_in_a_unit_that_fits(guest: Guest) -> None:
    said = """(times) => {
      const main = document.querySelector('script[src$="main.js"]').src; // it has the sentences
      return import(new URL("lib/durations.js", main).href)
        .then(({ duration }) => times.map(duration));
    }"""
    times = {
        5: "5 seconds", 60: "1 minute", 90: "90 seconds", 600: "10 minutes", 3600: "1 hour",
        5400: "90 minutes", 6 * 3600: "6 hours", 86400: "1 day", 36 * 3600: "36 hours",
        3 * 86400: "3 days", 0: "0 seconds",
    }  # fmt: skip
    page = guest()
    page.wait_for_selector(".poster")
    assert page.evaluate(said, list(times)) == list(times.values())
