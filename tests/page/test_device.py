"""Round one device: the curtain, and no secret seen through it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ludogare.games import GAMES, find
from thorough import only

from .conftest import Guest
from .hands import Mouse, begin, open_table, play, some


@pytest.mark.parametrize("game", only(["carcassonne", "channel_tunnel"], GAMES))
def test_passed_round(guest: Guest, game: str) -> None:
    page = guest()
    open_table(page, game, preset="device", players=find(game).seats[-1])
    play(Mouse(page, board=0.3), stop=some(page, 8))


def test_curtain_hides_a_sealed_bid(guest: Guest) -> None:
    page = guest("/new/cape_to_cairo")
    page.click('.preset[data-kind="device"]')
    page.fill('[aria-label="Seat 1: name"]', "Ada")
    page.fill('[aria-label="Seat 2: name"]', "Ben")
    begin(page)
    expect(page.locator(".curtain")).to_contain_text("Hand over to Ada")
    assert page.locator(".board svg").count() == 0
    page.click(".curtain button")
    page.wait_for_selector(".board svg")
    page.fill('.amount input[type="number"]', "37")
    page.keyboard.press("Enter")

    expect(page.locator(".curtain")).to_contain_text("Hand over to Ben")
    assert "37" not in page.inner_text("body")
    for place in (".stage", ".log-lines"):
        assert "37" not in page.evaluate(f"document.querySelector('{place}').textContent")
    assert page.evaluate("document.activeElement.closest('.curtain') !== null")
    page.keyboard.press("Tab")
    assert not page.evaluate("document.activeElement.closest('.table')"), "focus passes the curtain"

    page.click(".curtain button")
    page.wait_for_selector(".board svg")
    expect(page.locator(".log-lines")).to_contain_text("Ada makes a bid.")
    assert "37" not in page.inner_text(".table")
    page.fill('.amount input[type="number"]', "5")
    page.keyboard.press("Enter")
    expect(page.locator(".log-lines")).to_contain_text("Ada reveals £37")


def test_taking_back(guest: Guest) -> None:
    page = guest("/new/steam_tunnel")
    begin(page)
    page.wait_for_selector(".board svg .can")
    before = page.locator(".prompt").inner_text()
    Mouse(page, board=1).act()
    expect(page.locator(".prompt")).not_to_have_text(before)
    page.click(".tool:has-text('Take back')")
    expect(page.locator(".prompt")).to_have_text(before)


ALL = "100"
"""What a player has at first: whoever bids it chooses first, and nobody acts meanwhile."""


@pytest.mark.parametrize(
    ("language", "undo", "opened"),
    [
        ("en-GB", "Take back", "have been opened"),
        ("fr-FR", "Reprendre", "ont été dévoilés"),
    ],
)
@pytest.mark.parametrize("preset", ["bot", "device"])
def test_a_bid_that_was_opened_stays(
    guest: Guest, preset: str, language: str, undo: str, opened: str
) -> None:
    page = guest("/new/cape_to_cairo", language=language)
    page.click(f'.preset[data-kind="{preset}"]')
    page.click('.setup button[type="submit"]')
    for bid in (ALL, "5") if preset == "device" else (ALL,):
        if preset == "device":
            page.click(".curtain button")
        page.fill('.amount input[type="number"]', bid)
        page.keyboard.press("Enter")
    page.wait_for_selector(".board .can")
    tool = page.locator(f".tool:has-text('{undo}')")
    expect(tool).to_have_attribute("aria-disabled", "true")
    tool.click(force=True)
    expect(page.locator(".note")).to_contain_text(opened)
    assert page.locator(".note p").inner_text()[0].isupper(), "it is a sentence"
    assert page.locator(".amount").count() == 0, "nobody bids a second time"


def test_a_replay_shows_no_secret_of_whoever_sat_here_before(guest: Guest) -> None:
    page = guest("/new/cape_to_cairo")
    page.click('.preset[data-kind="device"]')
    begin(page)
    page.click(".curtain button")
    page.fill('.amount input[type="number"]', "37")
    page.keyboard.press("Enter")
    page.wait_for_selector(".curtain")
    page.locator(".menu-box > button").press("Enter")
    page.wait_for_selector(".menu .entry:has-text('Resign')")
    assert not page.locator(".menu .entry:has-text('Replay')").count()
