"""Words on a board stand out from what is behind them, by day and by night, in every game."""

from __future__ import annotations

from base64 import b64encode
from pathlib import Path

import pytest

from thorough import thorough

from .conftest import Position
from .test_legible import DRAWN, LAPTOP, PHONE, POSITIONS

UNLIT = """() => {
  for (const lit of document.querySelectorAll(".board svg :is(.can, .chosen, .new)"))
    lit.style.cssText = "filter: none; animation: none";
}"""
"""What glows is measured as it is while it does not."""
CONTRAST = Path(__file__).with_name("contrast.js").read_text("utf-8")


@pytest.mark.parametrize(
    ("dark", "size"),
    [(False, LAPTOP), (True, PHONE), thorough(True, LAPTOP), thorough(False, PHONE)],
    ids=["wide by day", "phone by night", "wide by night", "phone by day"],
)
def test_words_on_a_board_stand_out(
    position: Position, game, dark: bool, size: tuple[int, int]
) -> None:
    table = position(size=size, dark=dark)
    page, problems = table.page, []
    for at in POSITIONS[game.name]:
        ply = at.show(game.name, table)
        if at.share is None:
            page.keyboard.press("Escape")
        page.evaluate(DRAWN)
        page.evaluate(UNLIT)
        picture = b64encode(page.screenshot()).decode()
        found = page.evaluate(CONTRAST, picture)
        problems += [f"{at.seats} players, ply {ply}: {problem}" for problem in found]
    assert not problems, "\n".join(problems)
