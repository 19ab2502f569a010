"""Whole matches of every game, by clicking and by keyboard, together and watched."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from ludogare.games import GAMES
from thorough import only

from .conftest import Guest, until
from .hands import Keyboard, Mouse, open_table, play, stands


def test_alone_by_keyboard(guest: Guest) -> None:
    page = guest()
    keys = Keyboard(page)
    page.wait_for_selector(".poster")
    keys.to('.poster a[href="/new/cape_to_cairo"]')
    page.keyboard.press("Enter")
    page.wait_for_selector(".new-table")
    keys.to('.seats select:has(option[value="random"])')
    page.keyboard.press("End")
    keys.to('.setup button[type="submit"]')
    page.keyboard.press("Enter")
    page.wait_for_selector(".board svg")
    play(keys)
    assert keys.on_board
    keys.to("dialog.sheet .icon-button")
    page.keyboard.press("Enter")
    expect(page.locator("dialog.sheet")).to_be_hidden()


@pytest.mark.parametrize("game", only(["cape_to_cairo"], GAMES))
def test_together_and_watched(guest: Guest, game: str) -> None:
    """Ada plays by clicking, Ben with the keyboard alone, and somebody looks on."""
    size = (1000, 640)
    ada = guest(size=size)
    open_table(ada, game, preset="link")
    link = ada.input_value(".links input")
    assert "#" in link
    ben = guest(link[link.index("/t/") :], size=size)
    ben.fill(".sit input", "Ben")
    ben.click('.sit button[type="submit"]')
    ben.wait_for_selector(".board svg")
    assert "#" not in ben.url, "the key stays in the address"
    watcher = guest(link[link.index("/t/") : link.index("#")], size=size)
    watcher.wait_for_selector(".board svg")
    expect(watcher.locator(".chat-form")).to_be_hidden()

    ben.click('.tabs [data-leaf="chat"]')
    ben.fill(".chat-form input", "Bon voyage!")
    ben.keyboard.press("Enter")
    expect(ada.locator(".chat-lines .text")).to_have_text("Bon voyage!")
    assert ada.locator('.tabs [data-leaf="chat"] .dot').is_visible()

    mouse, keys = Mouse(ada, 1), Keyboard(ben, 2)
    play(mouse, keys)
    assert mouse.on_board
    assert mouse.by_control
    assert keys.on_board
    until(lambda: stands(watcher)["over"])
    assert watcher.locator(".actions .act").count() == 0
    assert ada.inner_text(".scores") == ben.inner_text(".scores") == watcher.inner_text(".scores")
    seen_by_one_of([ada, ben], watcher)

    ada.click("dialog.sheet .strong")
    expect(ben.locator("dialog.sheet .strong")).to_have_text("Play again too")
    ben.click("dialog.sheet .strong")
    before = link[link.index("/t/") : link.index("#")]
    for page in (ada, ben):
        page.wait_for_url(lambda url: "/t/" in url and before not in url)
        page.wait_for_selector(".board svg")
        expect(page.locator(".player.mine")).to_be_visible()
    assert ada.url == ben.url
    expect(watcher.locator("dialog.sheet .strong")).to_have_text("To the next match")


def seen_by_one_of(players: list[Page], watcher: Page) -> None:
    """Once the match is over nothing is hidden: a watcher sees what one of the players sees."""
    drawn = "[...document.querySelectorAll('.board text')].map((t) => t.textContent).join(' ')"
    until(lambda: watcher.evaluate(drawn) in [page.evaluate(drawn) for page in players])
