"""The way that a match came, kept in part, so that going back is cheap."""

from __future__ import annotations

from ludogare.core.law.state import Fields
from ludogare.core.match.match import Match

EVERY = 4
"""Plies between two positions that are kept."""
KEPT = 2
"""How many of them stay in memory."""


class Checkpoints:
    """Some positions that a match has come through."""

    def __init__(self, at: dict[int, Fields] | None = None) -> None:
        self._at = at or {}

    def copy(self) -> Checkpoints:
        """An independent checkpoints of the same positions."""
        return Checkpoints(self._at.copy())

    def note(self, match: Match) -> None:
        """Keeps the position before the last ply, now and then."""
        before = len(match.plies) - 1
        if before % EVERY == 0:
            self._at[before] = match.before

    def rewind(self, match: Match, plies: int) -> None:
        """Takes the match back to the position after that many plies."""
        kept = match.plies[:plies]
        self._at = {number: state for number, state in self._at.items() if number < plies}
        start = max(self._at, default=0)
        match.plies = kept[:start]
        match.state = self._at[start].copy() if self._at else match.first()
        match.before = match.state.copy()
        for ply in kept[start:]:
            match._do(ply.seat, ply.action)
            self.note(match)

    def trim(self) -> None:
        """Forgets all but the last positions."""
        for number in sorted(self._at)[:-KEPT]:
            del self._at[number]
