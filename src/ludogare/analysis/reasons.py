"""Why an action is better, in the words of the game's own score sheet.

Both turns are played as the search expects them to go on, and the sheets that come of them are
compared. Where no line of it tells the difference, nothing is said.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ludogare.core.declaration.game import Game
from ludogare.core.law.state import Fields
from ludogare.core.match.hiding import hidden
from ludogare.core.saying.numbers import counted
from ludogare.core.saying.texts import Sentence

TOTALS = ("sheet-total", "sheet-crossed")
"""Lines that sum up others: said only where no other line tells the difference."""
DICE = (1, 2, 3, 4)
"""Hidden things are dealt alike for both."""
Line = Sequence[tuple[int, int]]
"""Seats and actions that follow each other."""


class Reason(msgspec.Struct, frozen=True):
    """A line of the score sheet that one turn brings more of than another."""

    what: tuple[str, dict[str, Any]]
    """What the line counts, as the name of a message with its arguments."""
    better: int | str
    taken: int | str

    @property
    def sentence(self) -> Sentence:
        """The reason, to be said."""
        return "why-sheet", {"what": self.what, "better": self.better, "taken": self.taken}


def reason(game: Game, seen: Fields, seat: int, better: Line, taken: Line) -> Reason | None:
    """What the better turn brings that the other does not; None where no sheet tells it."""
    best, other = (lines_of(game, after(game, seen, seat, line), seat) for line in (better, taken))
    gains = {key: best[key][1] - other[key][1] for key in best if key in other}
    key = max(
        gains, key=lambda key: (gains[key] > 0, key[0] not in TOTALS, gains[key]), default=None
    )
    if key is None or gains[key] <= 0:
        return None
    more, less = (counted(sheet[key][1], game.unit) for sheet in (best, other))
    return Reason(best[key][0], more, less)


def after(game: Game, seen: Fields, seat: int, line: Line) -> Fields:
    """A position after the actions of a line that are the seat's own."""
    s = seen.copy()
    game.plain.deal(s, seat, list(DICE))
    for by, action in line:
        if by != seat or game.plain.awaited(s) != 1 << seat:
            break
        game.plain.play(s, seat, action)
    return hidden(game, s, seat)


def lines_of(game: Game, s: Fields, seat: int) -> dict[tuple[str, str], tuple[Sentence, int]]:
    """The lines of a seat's score sheet, by what they count."""
    found: dict[tuple[str, str], tuple[Sentence, int]] = {}
    rows: Any = game.show.sheet(s)
    for (message, args), values in rows:
        found[message, repr(sorted(args.items()))] = (message, args), values[seat] or 0
    return found
