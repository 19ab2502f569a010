"""A table in French: nothing of it is in another language, or falls apart at the end of a line."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from .conftest import Guest, Position
from .hands import begin
from .positions import ply_at

FRENCH = "fr-FR"

STARTS = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    if (!node.parentElement.checkVisibility()) continue;
    const range = document.createRange();
    for (const { index, 0: both } of node.data.matchAll(/\\S\\s*[;:!?»£%]/g)) {
      const [before, here] = [index, index + both.length - 1].map((at) => {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        return range.getBoundingClientRect();
      });
      if (here.top > before.bottom - 2) found.push(node.data);
    }
  }
  return found;
}"""
"""What has a line that begins with a mark that belongs to the line before."""


def fresh(guest: Guest, game: str, preset: str) -> Page:
    page = guest(f"/new/{game}", language=FRENCH)
    page.click(f'.preset[data-kind="{preset}"]')
    return page


def test_names_are_french(guest: Guest) -> None:
    page = fresh(guest, "steam_tunnel", "bot")
    page.click('.setup button[type="submit"]')
    page.wait_for_selector(".player")
    names = page.locator(".player .name").all_inner_texts()
    assert names == ["Joueur 1", "Chauffeur"]


def test_the_question_on_one_device_names_its_player(guest: Guest) -> None:
    page = fresh(guest, "steam_tunnel", "device")
    for name, field in zip(("Ada", "Ben"), page.locator(".seats input").all(), strict=True):
        field.fill(name)
    page.click('.setup button[type="submit"]')
    page.wait_for_selector(".prompt.mine:visible")
    turn = page.locator(".player.awaited .name").inner_text()
    expect(page.locator(".prompt:visible")).to_contain_text(f"{turn}\u00a0: Retournez une carte")


def test_a_spectator_is_told_so(guest: Guest) -> None:
    page = fresh(guest, "steam_tunnel", "bot")
    begin(page)
    page.wait_for_selector(".board svg")
    onlooker = guest("/t/" + page.url.rpartition("/t/")[2], language=FRENCH)
    expect(onlooker.locator(".watching")).to_have_text("Vous regardez la partie")


def test_a_clock_of_hours_is_said_in_hours(guest: Guest) -> None:
    page = fresh(guest, "cape_to_cairo", "bot")
    page.get_by_label("Limite de temps").select_option(label="8 heures par tour")
    begin(page)
    expect(page.locator(".player.mine .clock")).to_have_text(re.compile(r"8:00:00|7:59:\d\d"))
    page.click('.tabs [data-leaf="info"]')
    expect(page.locator(".leaf.info")).to_contain_text("8 heures par tour")
    at_zero = "Quand le temps est écoulé\u00a0: Un robot joue ce tour"
    assert at_zero in str(page.locator(".leaf.info").text_content())


def test_no_line_begins_with_a_mark_of_the_one_before(position: Position, game) -> None:
    table = position(FRENCH, (360, 640))
    for share in (0, 0.5, 1):
        table.show(game.name, 2, ply_at(game.name, 2, share))
        assert table.page.evaluate(STARTS) == []
