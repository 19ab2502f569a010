"""Names with ratings on the page: claimed once, then played under, and shown where they matter."""

from __future__ import annotations

import json

from playwright.sync_api import Route, WebSocketRoute, expect

from .conftest import Guest, heard
from .hands import Mouse, begin, play, some
from .test_access import check

LISTS = {
    "games": {
        "cape_to_cairo": [
            {"name": "Ada", "rating": 1612, "sure": True, "played": 31},
            {"name": "Ben", "rating": 1470, "sure": False, "played": 2},
        ]
    }
}


def test_a_name_is_claimed_and_played_under(guest: Guest) -> None:
    page = guest(size=(390, 844))
    asked: list[dict] = []

    def claim(route: Route) -> None:
        asked.append({"url": route.request.url, **json.loads(route.request.post_data or "")})
        route.fulfill(json={"name": asked[-1]["name"]})

    page.route("**/api/ratings", lambda route: route.fulfill(json=LISTS))
    page.route("**/api/names", claim)
    page.route("**/api/tables/*/name", claim)
    page.goto(page.url + "figures")
    page.get_by_label("Name for your rating").fill("Ada")
    check(page)
    page.click("button:has-text('Claim this name')")
    expect(page.locator(".ratings")).to_contain_text("Your name on this server is Ada.")
    expect(page.locator(".own-line")).to_contain_text("1612")
    expect(page.locator(".ratings tbody tr").last).to_contain_text("1470?")
    check(page)
    page.goto(page.url.replace("figures", "new/cape_to_cairo"))
    page.click('.preset[data-kind="link"]')
    begin(page)
    page.wait_for_selector(".lounge")
    heard(page, lambda: len(asked) == 2)
    assert asked[0]["secret"] == asked[1]["secret"]
    assert len(asked[0]["secret"]) == 32


def test_ratings_stand_by_the_names_in_the_lobby(guest: Guest) -> None:
    page = guest("/analysis")
    seats = [{"seat": 0, "name": "Ada", "kind": "person", "taken": True, "rated": "Ada"}]
    table = {"table": "x" * 22, "game": "cape_to_cairo", "title": "From Cape to Cairo"}
    face = {**table, "status": "waiting", "seats": seats, "clock": None, "made": 0}
    page.route("**/api/ratings", lambda route: route.fulfill(json=LISTS))
    page.route("**/api/tables?*", lambda route: route.fulfill(json=[face]))
    page.goto(page.url.replace("analysis", ""))
    expect(page.locator(".departures .sitter")).to_have_text("Ada1612")


def test_ratings_appear_in_the_strip_as_soon_as_names_are_claimed(guest: Guest) -> None:
    page = guest("/new/cape_to_cairo")
    lines, claimed = LISTS["games"]["cape_to_cairo"], []

    def told(message: str | bytes) -> str:
        said = json.loads(message)
        for player, line in zip(said.get("players", []), claimed, strict=False):
            player["rated"] = line["name"]
        return json.dumps(said)

    def live(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda message: socket.send(told(message)))

    page.route_web_socket("**/api/tables/*/live", live)
    page.route("**/api/tables/*/ratings", lambda route: route.fulfill(json=lines))
    begin(page)
    page.wait_for_selector(".board .can, .actions form")
    expect(page.locator(".player").first).not_to_contain_text("1612")
    claimed.extend(lines)
    play(Mouse(page), stop=some(page, 1))
    expect(page.locator(".player .states").first).to_contain_text("1612")
    expect(page.locator(".player .states").last).to_contain_text("1470?")


def test_a_server_without_ratings_says_nothing_of_them(guest: Guest) -> None:
    page = guest("/figures")
    expect(page.locator("h1")).to_be_visible()
    expect(page.locator(".ratings")).to_have_count(0)
