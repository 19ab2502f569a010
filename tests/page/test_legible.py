"""Every word can be read: at three sizes of a screen, in both languages, in every game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import pytest

from thorough import only

from .conftest import Position
from .played import AGENDA, FULL, INNS, LONG_NAMES, NAMES, ORDERS, Option, match_of
from .positions import PositionTable, ply_at, questions

LEGIBLE = Path(__file__).with_name("legible.js").read_text("utf-8")
LAPTOP, DESK, PHONE = (1366, 768), (1440, 900), (390, 844)
LONGER = "fr-FR"
"""The language in which most takes more room."""
LANGUAGES = ["en-GB", LONGER]
DRAWN = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


class At(NamedTuple):
    """A position: how far a match has gone, what is asked, with which names and options."""

    seats: int
    share: float | None  # None: it is over
    question: str = ""
    options: tuple[Option, ...] = ()
    names: tuple[str, ...] = NAMES

    def said_in(self, language: str) -> bool:
        """Whether it is looked at in a language: long names and the sheet at the end, once."""
        return language == LONGER or (self.names is NAMES and self.share is not None)

    def show(self, game: str, table: PositionTable) -> int:
        """Opens the table there, at the ply that is told."""
        match = match_of(game, self.seats, *self.options).copy()
        if self.share is not None:
            match.rewind(ply_at(game, self.seats, self.share, self.question, *self.options))
        match.names = list(self.names[: self.seats])
        table.put(match)
        return len(match.plies)


POSITIONS = {
    "cape_to_cairo": [
        At(4, 0.0), At(2, 0.5, "ask-build"), At(4, 0.9, "ask-pick"),
        At(4, 0.6, "ask-build", names=LONG_NAMES), At(2, 0.9), At(3, None),
    ],
    "steam_tunnel": [
        At(5, 0.0, options=FULL), At(2, 0.5, "ask-place"),
        At(5, 0.5, names=LONG_NAMES), At(5, 1.0, options=FULL), At(4, None),
    ],
    "carcassonne": [
        At(2, 0.0), At(4, 0.5, "ask-place", names=LONG_NAMES),
        At(6, 0.4, "ask-meeple", INNS), At(6, 1.0, "ask-place", INNS), At(2, None),
    ],
    "steamrollers": [
        At(5, 0.0), At(1, 0.5), At(5, 0.6, options=ORDERS, names=LONG_NAMES),
        At(5, 1.0, "ask-act", ORDERS), At(3, None),
    ],
    "channel_tunnel": [
        At(2, 0.0), At(2, 0.5, "ask-moving", names=LONG_NAMES),
        At(2, 1.0, "ask-turn", AGENDA), At(2, None),
    ],
}  # fmt: skip
"""A few positions of each game: few and many players, short and long names, what options add."""


@pytest.mark.parametrize("sizes", [(LAPTOP, DESK), (PHONE,)], ids=["wide", "phone"])
@pytest.mark.parametrize("language", only([LONGER], LANGUAGES))
def test_every_word_can_be_read(
    position: Position, game, language: str, sizes: Sequence[tuple[int, int]]
) -> None:
    table = position(language, sizes[0])
    page, problems = table.page, []
    for at in (at for at in POSITIONS[game.name] if at.said_in(language)):
        ply = at.show(game.name, table)
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(DRAWN)
            found = page.evaluate(LEGIBLE, [name for name in at.names if name not in NAMES])
            problems += [f"{width}, {at.seats} players, ply {ply}: {problem}" for problem in found]
    assert not problems, "\n".join(problems)


SHORTEST = (360, 740)
HEIGHT = """(question) => {
  document.querySelector(".prompt").textContent = question;
  return document.querySelector(".asked").getBoundingClientRect().height;
}"""


@pytest.mark.parametrize("size", [SHORTEST, PHONE, LAPTOP], ids=["small", "phone", "laptop"])
@pytest.mark.parametrize("language", only([LONGER], LANGUAGES))
def test_every_question_has_room(
    position: Position, game, language: str, size: tuple[int, int]
) -> None:
    """No question is longer than its place, so the board stays where it is."""
    table = position(language, size)
    page = table.page
    table.show(game.name, 2, ply_at(game.name, 2, 0.5))
    room = page.evaluate(HEIGHT, "?")
    asked = {
        question
        for seats in (2, game.seats[-1])
        for question in questions(game.name, seats, language)
    }
    too_long = [question for question in asked if page.evaluate(HEIGHT, question) > room]
    assert len(asked) > 1
    assert not too_long
