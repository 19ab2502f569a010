"""After the end: sheet, replay with its link, the record, and analysis."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from .conftest import Guest, Server, until
from .hands import Mouse, control, open_table, play, stands


@pytest.fixture(scope="module")
def address(browser: Browser, server: Server) -> str:
    """A table whose match is over."""
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    page = context.new_page()
    page.goto(server.address)
    open_table(page, "cape_to_cairo")
    play(Mouse(page))
    found = page.url[page.url.index("/t/") :]
    context.close()
    return found


@pytest.fixture
def ended(guest: Guest, address: str) -> Page:
    page = guest(address)
    page.wait_for_selector("dialog.sheet")
    return page


def test_replay_has_an_address(ended: Page, guest: Guest) -> None:
    page = ended
    late: list[Route] = []
    page.route(re.compile(r"/replay\?.*ply=3"), lambda route: late.append(route))
    page.click("dialog.sheet button:has-text('Replay')")
    expect(page.locator(".ply")).to_contain_text("0 /")
    for ply in range(1, 4):
        page.click('[aria-label="Step forward"]')
        expect(page.locator(".ply")).to_contain_text(f"{ply} /")
    assert page.url.endswith("?ply=3")
    stage = page.locator(".stage")
    expect(stage).to_have_attribute("aria-busy", "true")  # the slider is there before the position
    for request in late:
        request.continue_()
    expect(stage).to_have_attribute("aria-busy", "false")
    assert page.locator(".log-lines li:visible").count() <= 5
    words = page.inner_text(".prompt")
    other = guest(page.url[page.url.index("/t/") :])
    expect(other.locator(".ply")).to_contain_text("3 /")
    expect(other.locator(".prompt")).to_have_text(words)
    page.focus('.slider input[type="range"]')
    page.keyboard.press("End")
    expect(page.locator(".prompt")).to_contain_text(re.compile("win", re.I))
    page.click("button:has-text('Close the replay')")
    assert "ply" not in page.url
    until(lambda: page.locator(".log-lines li:visible").count() > 5)  # the whole story once more
    page.click("button:has-text('Score sheet')")
    expect(page.locator("dialog.sheet")).to_be_visible()


def test_record_can_be_analysed(ended: Page, tmp_path: Path) -> None:
    page = ended
    with page.expect_download() as download:
        page.click("dialog.sheet a[download]")
    saved = tmp_path / "match.txt"
    download.value.save_as(saved)
    assert saved.read_text(encoding="utf-8").startswith("ludogare record 1")

    page.goto(page.url.partition("/t/")[0] + "/analysis")
    page.fill("textarea", "not a record")
    page.click("button:has-text('Open')")
    expect(page.locator(".chooser .bad")).to_be_visible()
    page.set_input_files('input[type="file"]', saved)
    page.wait_for_selector(".analysis .board svg")
    page.click('.tabs [data-leaf="record"]')
    plies = page.locator(".moves li").count()
    expect(page.locator(".ply")).to_have_text(f"{plies} / {plies}")
    page.click('[aria-label="First step"]')
    expect(page.locator(".ply")).to_contain_text("0 /")
    page.locator(".moves button").nth(1).click()
    expect(page.locator(".ply")).to_contain_text("2 /")
    page.fill('.amount input[type="number"]', "7")
    page.keyboard.press("Enter")
    expect(page.locator(".tried")).to_contain_text("1 move of your own")
    expect(page.locator(".moves [aria-current]")).to_contain_text("bid 7")
    page.click(".tool:has-text('Take back')")
    expect(page.locator(".tried")).to_be_hidden()


def test_chance_can_be_chosen_in_analysis(ended: Page) -> None:
    page = ended
    page.click("dialog.sheet a:has-text('Analysis')")
    page.wait_for_selector(".analysis .board svg")
    page.click('[aria-label="First step"]')
    page.wait_for_selector(".actions .every:not([hidden])")
    control(page, random.Random(3))
    expect(page.locator(".tried")).to_contain_text("1 move of your own")


def test_the_log_and_the_seats_of_an_analysis(ended: Page) -> None:
    """Among sealed bids anybody may bid first; the log tells the line of play so far."""
    page = ended
    page.click("dialog.sheet a:has-text('Analysis')")
    page.wait_for_selector(".analysis .board svg")
    page.click('.tabs [data-leaf="record"]')
    page.locator(".moves button").nth(1).click()
    expect(page.locator(".ply")).to_contain_text("2 /")
    page.click('.tabs [data-leaf="log"]')
    expect(page.locator(".log-lines li")).to_have_count(2)
    page.locator(".player button.name").first.click()
    expect(page.locator(".player.mine .name")).to_have_text("Random")
    page.fill('.amount input[type="number"]', "7")
    page.keyboard.press("Enter")
    expect(page.locator(".player.awaited")).to_have_count(1)
    expect(page.locator(".player.awaited.mine")).not_to_contain_text("Random")
    expect(page.locator(".log-lines li")).to_have_count(3)
    expect(page.locator(".log-lines li.new")).to_have_text("Random has made a bid.")
    page.click('.tabs [data-leaf="record"]')
    expect(page.locator(".moves [aria-current]")).to_contain_text("bid 7")


def test_giving_up(guest: Guest) -> None:
    page = guest()
    open_table(page, "cape_to_cairo")
    page.wait_for_selector(".board svg")
    page.click(".menu-box > button")
    page.click(".menu .entry:has-text('Resign')")
    page.click("dialog.ask button:has-text('No')")
    assert not stands(page)["over"]
    page.click(".menu-box > button")
    page.click(".menu .entry:has-text('Resign')")
    page.click("dialog.ask button:has-text('Resign')")
    expect(page.locator("dialog.sheet")).to_be_visible()
