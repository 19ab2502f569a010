"""Every level has a face and says what kind of player it is."""

from __future__ import annotations

from playwright.sync_api import expect

from ludogare.bots import BOTS

from .conftest import Guest


def test_a_level_has_a_face_and_a_character(guest: Guest) -> None:
    page = guest("/new/cape_to_cairo")
    faces, said = set(), set()
    for bot in BOTS:
        page.select_option('[aria-label="Seat 2: which bot"]', bot)
        faces.add(page.locator(".portrait path").get_attribute("d"))
        said.add(page.locator(".bot-level .soft").inner_text())
    assert len(faces) == len(said) == len(BOTS)
    page.select_option('[aria-label="Seat 2: which bot"]', "engineer")
    expect(page.locator(".bot-level")).to_contain_text("Has worked out the whole line")
