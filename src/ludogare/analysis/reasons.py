"""Why an action is better, in the words of the game: points first, then what pays later.

Both turns are played as the search expects them to go on, and the score sheets that come of them
are compared, then the prospects. Where no line tells the difference, nothing is said.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ludogare.analysis.judging import answer
from ludogare.bots.sealed import reopened
from ludogare.core.declaration.game import Game
from ludogare.core.declaration.shown import Row
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
    """A line of the score sheet, or a prospect, that one turn brings more of than another."""

    what: tuple[str, dict[str, Any]]
    """What the line counts, as the name of a message with its arguments."""
    better: int | str
    taken: int | str

    @property
    def sentence(self) -> Sentence:
        """The reason, to be said."""
        return "why-sheet", {"what": self.what, "better": self.better, "taken": self.taken}


def reason(game: Game, seen: Fields, seat: int, better: Line, taken: Line) -> Reason | None:
    """What the better turn brings that the other does not; None where nothing tells it."""
    ended = [after(game, seen, seat, line) for line in (better, taken)]
    return paid(game, seat, *ended) or promised(game, seat, *ended)


def paid(game: Game, seat: int, better: Fields, taken: Fields) -> Reason | None:
    """The line of the score sheet that gains most."""
    best, other = (lines_of(game.show.sheet(s), seat) for s in (better, taken))
    gains = {key: best[key][1] - other[key][1] for key in best if key in other}
    key = max(
        gains, key=lambda key: (gains[key] > 0, key[0] not in TOTALS, gains[key]), default=None
    )
    if key is None or gains[key] <= 0:
        return None
    more, less = (counted(sheet[key][1], game.unit) for sheet in (best, other))
    return Reason(best[key][0], more, less)


def promised(game: Game, seat: int, better: Fields, taken: Fields) -> Reason | None:
    """The first prospect that is brighter; of what is lacking, how much that is."""
    best, other = (lines_of(game.show.prospects(s), seat) for s in (better, taken))
    for key, (what, promises) in best.items():
        if promises > other[key][1]:
            more, less = (counted(abs(lines[key][1]), game.unit) for lines in (best, other))
            return Reason(what, more, less)
    return None


def after(game: Game, seen: Fields, seat: int, line: Line) -> Fields:
    """A position after the actions of a line that are the seat's own.

    Sealed choices of others are made anew, alike for all lines, whether they lie there or not.
    """
    s, plain, dice = reopened(game, seen, seat), game.plain, list(DICE)
    plain.deal(s, seat, dice)
    others = plain.awaited(s) & ~(1 << seat)
    for by, action in line:
        if by != seat or not plain.awaited(s) >> seat & 1:
            break
        plain.play(s, seat, action)
        plain.loop(answer)(s, others, dice, plain.workspace(0).out)
        others = 0
    return hidden(game, s, seat)


def lines_of(rows: Sequence[Row], seat: int) -> dict[tuple[str, str], tuple[Sentence, int]]:
    """Lines with the number of a seat, by what they count."""
    return {
        (message, repr(sorted(args.items()))): ((message, args), values[seat] or 0)
        for (message, args), values in rows
    }
