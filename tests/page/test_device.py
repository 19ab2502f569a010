"""Round one device: the curtain, and no secret seen through it."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Guest
from .hands import Mouse, begin, open_table, play, some


def test_passed_round(guest: Guest, game) -> None:
    page = guest()
    open_table(page, game.name, preset="device", players=game.seats[-1])
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
    expect(page.locator(".log-lines")).to_contain_text("Ada has made a bid.")
    assert "37" not in page.inner_text(".table")
    page.fill('.amount input[type="number"]', "5")
    page.keyboard.press("Enter")
    expect(page.locator(".log-lines")).to_contain_text("Ada bid £37")


def test_taking_back(guest: Guest) -> None:
    page = guest("/new/steam_tunnel")
    begin(page)
    page.wait_for_selector(".board svg .can")
    before = page.locator(".prompt").inner_text()
    Mouse(page, board=1).act()
    expect(page.locator(".prompt")).not_to_have_text(before)
    page.click(".tool:has-text('Take back')")
    expect(page.locator(".prompt")).to_have_text(before)


def test_a_bid_that_was_opened_stays(guest: Guest) -> None:
    page = guest("/new/cape_to_cairo")
    begin(page)
    page.wait_for_selector(".board svg")
    page.fill('.amount input[type="number"]', "3")
    page.keyboard.press("Enter")
    expect(page.locator(".log-lines")).to_contain_text("bid £3")
    undo = page.locator(".tool:has-text('Take back')")
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.click(force=True)
    expect(page.locator(".note")).to_contain_text("have been opened")
    assert page.locator(".amount").count() == 0, "nobody bids a second time"
