"""The browser checks the deals by itself, with what it noted, and says what it found."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from thorough import thorough

from .conftest import Guest
from .hands import begin

GOOD, BAD = ".sheet .verdict.good", ".sheet .verdict.bad"


def table_of(page: Page) -> str:
    page.wait_for_url("**/t/*")
    return page.url.rpartition("/")[2]


def against_a_bot(guest: Guest, game: str = "cape_to_cairo") -> Page:
    ada = guest(f"/new/{game}")
    ada.click('.preset[data-kind="bot"]')
    begin(ada)
    ada.wait_for_selector(".board svg")
    return ada


def give_up(page: Page) -> None:
    page.evaluate(
        """(table) => new Promise((done) => {
          const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/live`);
          socket.onopen = () => {
            socket.send('{"hello": {"seat": 0}}');
            socket.send('{"id": "up", "seat": 0, "resign": true}');
          };
          socket.onmessage = ({ data }) => JSON.parse(data).id && (socket.close(), done());
        })""",
        table_of(page),
    )


def test_a_match_that_was_given_up_is_checked_with_ones_own_number(guest: Guest) -> None:
    ada = against_a_bot(guest)
    noted = json.loads(ada.evaluate(f"localStorage['ludogare-deal-{table_of(ada)}']"))
    give_up(ada)
    expect(ada.locator(GOOD)).to_contain_text("and your number is in them")
    ada.keyboard.press("Escape")
    ada.locator(".tabs, [role=tablist]").get_by_text("Table").click()
    expect(ada.locator(".info .verdict.good")).to_be_visible()
    expect(ada.locator("div.leaf.info")).to_contain_text(noted["nonces"]["0"])
    expect(ada.locator("div.leaf.info")).to_contain_text(noted["commitment"])


@pytest.mark.parametrize("game", [thorough("carcassonne"), "steam_tunnel"])
def test_every_deal_of_a_whole_match_is_checked_for_who_looks_on(game: str, guest: Guest) -> None:
    page = guest("/")
    seats = [{"kind": "bot", "bot": "random"}] * 2
    body = {"game": game, "seats": seats, "language": "en"}
    table = page.request.post(f"{page.url}api/tables", data=body).json()["table"]
    at = page.url
    page.goto(f"{at}t/{table}")
    expect(page.locator(GOOD)).to_contain_text("follow from the commitment.", timeout=60_000)
    told = page.locator(GOOD).inner_text()
    record = page.request.get(f"{at}api/tables/{table}/record").text()
    assert re.search(rf"all {record.count(chr(10) + '* ')} deals", told)


def deals(change: Callable[[list[Any]], None]) -> tuple[str, Callable[[Any], None]]:
    return "**/deals", change


def info(change: Callable[[dict[str, Any]], None]) -> tuple[str, Callable[[Any], None]]:
    return "**/api/tables/*", change


@pytest.mark.parametrize(
    ("what", "sentence"),
    [
        (info(lambda i: i["fairness"].update(secret="0" * 64)), "The secret is not the one"),
        (info(lambda i: i["fairness"].update(commitment="0" * 64)), "The commitment is not"),
        (info(lambda i: i["fairness"]["nonces"].reverse()), "Your number was not used."),
        (deals(lambda d: d[1]["outcomes"].reverse()), "is not what the commitment gives"),
        (deals(lambda d: d[0].update(dealt=d[1]["dealt"])), "Step 1 is not what"),
        (deals(lambda d: d.pop()), "The record does not belong"),
    ],
)
def test_what_does_not_fit_gets_a_red_mark(
    what: tuple[str, Callable[[Any], None]], sentence: str, guest: Guest
) -> None:
    ada = against_a_bot(guest)
    path, change = what

    def lie(route: Route) -> None:
        answer = route.fetch()
        told = answer.json()
        if path == "**/deals" or told["status"] == "over":
            change(told)
        route.fulfill(response=answer, json=told)

    ada.route(path, lie)
    give_up(ada)
    expect(ada.locator(BAD)).to_contain_text(sentence)


def test_a_record_with_swapped_lines_gets_a_red_mark(guest: Guest) -> None:
    ada = against_a_bot(guest)

    def lie(route: Route) -> None:
        answer = route.fetch()
        lines = answer.text().split("\n")
        at = lines.index("play") + 1
        lines[at], lines[at + 1] = lines[at + 1], lines[at]
        route.fulfill(response=answer, body="\n".join(lines))

    ada.route("**/record", lie)
    give_up(ada)
    expect(ada.locator(BAD)).to_contain_text("The record does not belong to these deals.")
