"""The results of many matches, counted as they come: plies, endings, winners, points."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ludogare.core.law.loops import HEAD
from ludogare.core.match.match import members


class Tally:
    """What many rows of results add up to."""

    def __init__(self, seats: int) -> None:
        self.matches = 0
        self.lengths: Counter[int] = Counter()
        """Matches by their number of plies."""
        self.endings: Counter[int] = Counter()
        self.winners: Counter[int] = Counter()
        """Matches by the mask of those who won."""
        self.points = [0] * seats

    def add(self, rows: Any) -> int:
        """Counts some rows, a list of them or an array; returns how many."""
        columns = list(zip(*rows, strict=True)) if isinstance(rows, list) else rows.T
        for counter, column in zip(self._counters, columns, strict=False):
            counter.update(counted(column))
        for seat in range(len(self.points)):
            self.points[seat] += sum_of(columns[HEAD + seat])
        self.matches += len(rows)
        return len(rows)

    @property
    def _counters(self) -> tuple[Counter[int], Counter[int], Counter[int]]:
        return self.lengths, self.endings, self.winners

    @property
    def wins(self) -> list[float]:
        """Matches won by each seat; a shared victory counts in equal parts."""
        won = [0.0] * len(self.points)
        for mask, times in self.winners.items():
            for seat in members(mask):
                won[seat] += times / mask.bit_count()
        return won

    @property
    def shared(self) -> int:
        """Matches that several seats won together."""
        return sum(times for mask, times in self.winners.items() if mask.bit_count() > 1)


def counted(column: Any) -> dict[int, int]:
    """How often each number stands in a column."""
    if isinstance(column, tuple):
        return Counter(column)
    import numpy

    numbers, times = numpy.unique(column, return_counts=True)
    return dict(zip(numbers.tolist(), times.tolist(), strict=True))


def sum_of(column: Any) -> int:
    """The sum of a column, as wide as it gets."""
    return sum(column) if isinstance(column, tuple) else int(column.sum(dtype="int64"))
