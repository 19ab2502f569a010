"""What is picked up on a board travels with the mouse, and is gone when it is put back."""

from __future__ import annotations

from .conftest import Position, until
from .positions import ply_at

HELD = "document.querySelectorAll('.carried use').length"


def test_picked_hats_travel_with_the_pointer(position: Position) -> None:
    table = position(size=(1366, 768))
    page = table.page
    table.show("channel_tunnel", 2, ply_at("channel_tunnel", 2, 0.5, "ask-turn"))
    stack = page.locator(f"#{page.locator('[id^=hand-0-].can').first.get_attribute('id')}")
    box = stack.bounding_box()
    assert box
    page.mouse.move(600, 200)
    assert page.evaluate(HELD) == 0
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.move(500, 300)
    hats = stack.locator("use").count()
    until(lambda: page.evaluate(HELD) == hats > 0)
    held = page.locator(".carried").bounding_box()
    assert held
    assert 500 < held["x"] < 540
    assert 300 < held["y"] < 340
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.move(510, 310)
    until(lambda: page.evaluate(HELD) == 0)
