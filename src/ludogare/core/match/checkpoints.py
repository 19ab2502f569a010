"""Positions that a match came through, kept so that going back plays little again."""

from __future__ import annotations

from ludogare.core.law.state import Fields

EVERY = 4
"""Plies between two positions that are kept, near the end of a match."""


class Checkpoints:
    """Some positions of a match by their plies: close together near its end, far apart before.

    Going back by some plies plays at most about twice as many again, and of a match of
    three hundred plies some eight positions are kept. Copies share the positions.
    """

    def __init__(self, at: dict[int, Fields] | None = None) -> None:
        self._at = at or {}

    def copy(self) -> Checkpoints:
        """The same positions, to go on otherwise."""
        return Checkpoints(self._at.copy())

    def keep(self, plies: int, position: Fields) -> None:
        """Keeps a position now and then, and forgets what lies too close together by now."""
        if plies == 0 or plies % EVERY:
            return
        self._at[plies] = position
        self._at = {at: kept for at, kept in self._at.items() if plies - at < reach(at)}

    def last(self, before: int) -> tuple[int, Fields] | None:
        """The last position that is kept from before a ply."""
        at = max((at for at in self._at if at < before), default=None)
        return None if at is None else (at, self._at[at])

    def forget(self, since: int) -> None:
        """Forgets the positions from a ply on."""
        self._at = {at: kept for at, kept in self._at.items() if at < since}


def reach(at: int) -> int:
    """For how many plies a position is kept: the rounder its number, the longer.

    >>> [reach(at) for at in (4, 8, 12, 16, 64)]
    [8, 16, 8, 32, 128]
    """
    return 2 * (at & -at)
