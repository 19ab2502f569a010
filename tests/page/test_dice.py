"""SteamRollers: two dice are chosen on the board, after the tile that allows it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.steamrollers.sheets import table

from .conftest import Position, heard
from .positions import PositionTable

CAN = "[id^=die-]:is(.can, .can *)"


@pytest.fixture
def shown(position: Position) -> PositionTable:
    """Four dice, and the tile with which two of them may be taken."""
    shown = position()
    shown.put(table(dice="3 3 5 4", hold="2a"))
    expect(shown.page.locator("[data-verb=choose_two].can #tile-2a")).to_be_visible()
    return shown


def asks(page: Page, question: str) -> None:
    expect(page.locator(".next-prompt:visible")).to_have_text(question)


@pytest.mark.parametrize(
    ("second", "action"), [("#die-3-2", "choose_two 3 3"), ("#die-5-1", "choose_two 3 5")]
)
def test_two_dice_are_picked_one_after_the_other(
    shown: PositionTable, second: str, action: str
) -> None:
    page = shown.page
    page.click("#tile-2a")
    asks(page, "Which two dice do you take?")
    expect(page.locator(CAN)).to_have_count(4)
    page.click("#die-3-1")
    asks(page, "Which die do you take second?")
    page.click(second)
    heard(page, lambda: shown.sent == [action])


def test_a_pick_narrows_and_is_taken_back_by_another_click(shown: PositionTable) -> None:
    page = shown.page
    page.click("#tile-2a")
    page.click("#die-5-1")
    expect(page.locator("[data-first='5'].chosen")).to_have_count(1)
    expect(page.locator(CAN)).to_have_count(3)  # there is no other 5
    page.click("#die-5-1")
    asks(page, "Which two dice do you take?")
    assert shown.sent == []


def test_without_the_tile_a_click_takes_one_die(shown: PositionTable) -> None:
    shown.page.click("#die-5-1")
    heard(shown.page, lambda: shown.sent == ["choose 5"])


def test_two_dice_are_picked_by_the_keyboard(shown: PositionTable) -> None:
    page = shown.page
    page.locator("[data-verb=choose_two]").press("Enter")
    page.locator("[data-first='3']").first.press("Enter")
    page.locator("[data-second='3'][role=button]").first.press("Enter")
    heard(page, lambda: shown.sent == ["choose_two 3 3"])
