"""The engine of the analysis board: switched on, refined, lit, stopped."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from .conftest import Guest, heard, until

COLD = 110_000
"""Milliseconds: a cold cache compiles the search first."""
RECORD = Path(__file__).parents[1] / "records" / "steam_tunnel" / "flip.txt"
CHANCE, CLAIM, CHOICE = 2, 3, 4
"""Plies of the record after which chance, a segment to claim and a card to flip are awaited."""


def study(page: Page, ply: int) -> None:
    """Opens the record at a ply."""
    page.fill("textarea", RECORD.read_text("utf-8"))
    page.click(".chooser .strong")
    page.wait_for_selector(".analysis .board svg")
    go(page, ply)


def go(page: Page, ply: int) -> None:
    page.locator(".slider input").fill(str(ply))
    expect(page.locator(".stage .prompt")).not_to_be_empty()
    until(lambda: page.locator(".ply").inner_text().startswith(f"{ply} /"))


def told(simulations: int, more: bool = True, swap: bool = False) -> dict[str, Any]:
    """What the server says about two cards that can be flipped."""
    cards = [{"text": "flip 0 0", "label": "One", "share": 0.61},
             {"text": "flip 5 5", "label": "Two", "share": 0.4}]  # fmt: skip
    best = cards[::-1] if swap else cards
    line = ["Ben: Two"] if simulations > 100 else []
    return {"seat": 0, "simulations": simulations, "more": more, "best": best, "line": line}


class Answers:
    """Answers of the server, and how often it was asked."""

    def __init__(self, page: Page, *answers: dict[str, Any]) -> None:
        self.page, self.left, self.asked = page, list(answers), 0
        self.held: list[Route] = []
        page.route("**/api/analysis/engine", self.answer)

    def answer(self, route: Route) -> None:
        self.asked += 1
        if not self.left:
            self.held.append(route)  # it thinks
            return
        route.fulfill(content_type="application/json", body=json.dumps(self.left.pop(0)))

    def heard(self, times: int) -> None:
        """Waits until it was asked so often."""
        heard(self.page, lambda: self.asked == times)


def switch(page: Page) -> None:
    page.get_by_role("switch").click()


def test_it_refines_and_lights_what_is_best(guest: Guest) -> None:
    page = guest("/analysis")
    study(page, CHOICE)
    answers = Answers(page, told(1250), told(2500, swap=True), told(9000, False))
    panel = page.locator(".engine")
    expect(panel).to_be_hidden()
    switch(page)
    expect(page.get_by_role("switch")).to_have_attribute("aria-checked", "true")
    expect(panel).to_contain_text("9,000 simulations")
    assert answers.asked == 3, "then there is nothing more to find"
    expect(panel.locator(".engine-entry").first).to_have_text("One61%")
    expect(panel.locator(".engine-entry").nth(1)).to_have_text("Two40%")
    expect(panel.locator(".engine-line")).to_have_text("Then: Ben: Two")
    expect(panel.locator('[aria-pressed="true"]')).to_have_text("One61%")
    ring = page.locator(".board .ring")
    expect(ring).to_have_count(1)
    first = ring.bounding_box()
    panel.locator(".engine-entry").nth(1).click()
    expect(panel.locator('[aria-pressed="true"]')).to_have_text("Two40%")
    until(lambda: ring.bounding_box() != first)
    page.locator(".board .can").first.hover()
    expect(ring).to_have_count(0)
    page.mouse.move(600, 10)  # away from the board
    expect(ring).to_have_count(1)
    switch(page)
    expect(panel).to_be_hidden()
    expect(ring).to_have_count(0)


def test_what_one_points_at_stays_while_it_refines(guest: Guest) -> None:
    page = guest("/analysis")
    study(page, CHOICE)
    answers = Answers(page, told(1250))
    switch(page)
    entry = page.locator(".engine-entry").nth(1)
    entry.click()
    answers.heard(2)
    body = json.dumps(told(5000, more=False))
    answers.held.pop().fulfill(content_type="application/json", body=body)
    expect(page.locator(".engine")).to_contain_text("5,000 simulations")
    expect(page.locator('.engine-entry[aria-pressed="true"]')).to_have_text("Two40%")
    expect(entry).to_be_focused()


def test_it_stops_with_the_position_and_goes_on_with_the_next(guest: Guest) -> None:
    page = guest("/analysis")
    study(page, CHOICE)
    answers = Answers(page)
    switch(page)
    expect(page.locator(".engine")).to_contain_text("Thinking…")
    answers.heard(1)
    go(page, CHANCE)
    expect(page.locator(".engine")).to_contain_text("Chance decides here.")
    go(page, CLAIM)
    answers.heard(2)
    asked = json.loads(answers.held[-1].request.post_data or "")
    assert asked["ply"] == CLAIM
    switch(page)
    switch(page)
    answers.heard(3)
    page.click(".tool:has-text('Another record')")
    page.wait_for_selector(".chooser")
    page.wait_for_timeout(300)
    assert answers.asked == 3


def test_a_refusal_is_told_and_tried_again(guest: Guest) -> None:
    page = guest("/analysis", calm=True)  # browsers write a refusal to the console
    study(page, CHOICE)
    Answers(page, told(9000, more=False))
    first = []

    def refuse(route: Route) -> None:
        if first:
            return route.fallback()
        first.append(route)
        body = json.dumps({"error": "It goes on in a moment."})
        route.fulfill(status=429, content_type="application/json", body=body)
        return None

    page.route("**/api/analysis/engine", refuse)
    switch(page)
    expect(page.locator(".engine")).to_contain_text("It goes on in a moment.")
    expect(page.locator(".engine")).to_contain_text("9,000 simulations")


@pytest.mark.parametrize("size", [(1366, 768), (390, 844)])
def test_it_thinks_and_hides_nothing(guest: Guest, size: tuple[int, int]) -> None:
    """With the server's own search, in French; board, dock and panel lie beside each other."""
    page = guest("/analysis", size=size, language="fr-FR")
    study(page, CHOICE)
    switch(page)
    panel = page.locator(".engine")
    expect(panel).to_contain_text(re.compile(r"\d simulations"), timeout=COLD)
    expect(panel.locator(".engine-entry").first).to_contain_text(re.compile(r"\d+\s%"))
    expect(page.locator(".board .ring")).to_have_count(1)
    boxes = [page.locator(part).bounding_box() for part in (".middle", ".dock", ".engine")]
    for i, one in enumerate(boxes):
        assert one is not None
        assert one["y"] + one["height"] <= size[1] + 1
        for other in boxes[i + 1 :]:
            assert other is not None
            beside = one["x"] + one["width"] <= other["x"] + 1
            above = one["y"] + one["height"] <= other["y"] + 1
            assert beside or above
