"""Nothing that can be clicked is silent: clicks on a grid of points all over the board."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from ludogare.core.law.contract import CHANCE, SPECTATOR
from ludogare.core.match import lesson as lessons
from ludogare.core.match.match import Match
from ludogare.games import GAMES, find

from .conftest import Look, Position
from .played import match_of
from .positions import SEAT

CLICKS = (Path(__file__).parent / "clicks.js").read_text("utf-8")
APART = {"wide": 79, "narrow": 53}
"""Between two points, in pixels: not a part of what boards are divided in."""
SIZES = [("en-GB", "wide", (1366, 768)), ("fr-FR", "narrow", (390, 844))]
BOTH = pytest.mark.parametrize(("language", "shape", "size"), SIZES, ids=["wide", "narrow"])
ENOUGH = 20
"""Points that lie on something drawn."""


def own(match: Match) -> bool:
    return match.awaited == (SEAT,) and len(match.legal_for(SEAT)) > 1


def another(match: Match) -> bool:
    return bool(match.awaited) and SEAT not in match.awaited and CHANCE not in match.awaited


WHEN: dict[str, tuple[Callable[[Match], bool], int]] = {
    "own turn": (own, SEAT),
    "another's turn": (another, SEAT),
    "watching": (own, SPECTATOR),
    "over": (lambda match: match.over, SEAT),
}


def at(game: str, holds: Callable[[Match], bool]) -> Match:
    """A position at which something holds: the first one in the second half, or else of all."""
    match = match_of(game, 2).copy()
    plies, half = match.plies, len(match.plies) // 2
    for ply in [*range(half, len(plies) + 1), *range(half)]:
        match = match_of(game, 2).copy()
        match.rewind(ply)
        if holds(match):
            return match
    raise AssertionError("there is no such position")


@BOTH
@pytest.mark.parametrize("when", WHEN)
@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_clicked_at_a_table_answers(
    position: Position, game: str, when: str, language: str, shape: str, size: tuple[int, int]
) -> None:
    holds, viewer = WHEN[when]
    table = position(language, size)
    table.put(at(game, holds), viewer)
    if when == "over":
        table.page.keyboard.press("Escape")  # closes the score sheet
    found = table.page.evaluate(CLICKS, APART[shape])
    assert found["silent"] == {}
    assert found["clicked"] > ENOUGH


@BOTH
@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_clicked_in_a_lesson_answers(
    look: Look, game: str, language: str, shape: str, size: tuple[int, int]
) -> None:
    reader = look(language, size)
    steps = lessons.lesson(find(game), "first").steps
    last = len(steps) - 1
    doing = [n for n, step in enumerate(steps) if step.action is not None]
    reading = [n for n, step in enumerate(steps) if step.action is None]
    for number in (doing[len(doing) // 2], reading[len(reading) // 2], last):
        reader.leave()
        reader.page.evaluate(f"localStorage['ludogare-lesson-{game}-first'] = '{number}'")
        reader.go(f"/learn/{game}/first")
        reader.page.wait_for_selector(".stage:not(.busy) .board svg")
        reader.page.wait_for_selector(".coach-words:not(:empty)")
        found = reader.page.evaluate(CLICKS, APART[shape])
        assert found["silent"] == {}, steps[number].name
        assert found["clicked"] > ENOUGH
