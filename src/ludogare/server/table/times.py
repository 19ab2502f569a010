"""The time that seats have: so much for each turn, or a total to which each turn adds."""

from __future__ import annotations

from collections.abc import Collection

from ludogare.server.protocol import TableSettings

RETURNING = 10_000
"""Milliseconds that who comes back to a seat has at least."""


class Times:
    """What is left to each seat, in milliseconds.

    A turn lasts as long as a seat alone is asked, chance and the answers of others included; what
    several seats choose at once is a turn for each.
    """

    def __init__(self, settings: TableSettings, seats: int) -> None:
        self.settings = settings
        self._left = [1000 * (settings.total or 0)] * seats
        self._since: list[int | None] = [None] * seats
        self._turn: frozenset[int] = frozenset()
        """The seats whose turn it is."""
        self._several = False
        """Whether several seats were asked in this turn."""

    def copy(self) -> Times:
        """An independent copy."""
        new = object.__new__(Times)
        new.__dict__.update(self.__dict__)
        new._left, new._since = self._left[:], self._since[:]
        return new

    def left(self, seat: int, at: int) -> int:
        """What is left to a seat at a moment."""
        since = self._since[seat]
        return self._left[seat] - (0 if since is None else at - since)

    def ends(self, seat: int) -> int | None:
        """When a seat's time runs out, if it runs."""
        since = self._since[seat]
        return None if since is None else since + self._left[seat]

    def ask(self, awaited: Collection[int], at: int, by: int) -> None:
        """From now on these seats are asked, by what a seat or chance has done."""
        self._stop(at)
        if not awaited:
            return  # chance comes next, or nothing does
        stay = self._turn & set(awaited)
        if self._several:
            stay -= {by}  # a choice made with others ends the turn
        for seat in self._turn - stay:
            self._left[seat] += 1000 * self.settings.increment
        for seat in set(awaited) - stay:
            if self.settings.clock is not None:
                self._left[seat] = 1000 * self.settings.clock
        self._several = (self._several and bool(stay)) or len(awaited) > 1
        self._start(awaited, at)

    def interrupt(self, awaited: Collection[int], at: int) -> None:
        """From now on these seats are asked to answer another's move, whose turn is not over."""
        self._stop(at)
        for seat in awaited:
            if self.settings.answer is None:
                self._since[seat] = at
                if self.settings.clock is not None:
                    self._left[seat] = 1000 * self.settings.clock

    def take_back(self, awaited: Collection[int], at: int) -> None:
        """A turn goes on again; what was thought is thought."""
        self._stop(at)
        for seat in set(awaited) - self._turn:
            self._left[seat] -= 1000 * self.settings.increment
        self._several = len(awaited) > 1
        self._start(awaited, at)

    def come_back(self, seat: int, at: int) -> None:
        """Somebody plays on in person and gets a moment for it; a clock per turn begins anew."""
        whole = 1000 * (self.settings.clock or 0)
        self._left[seat] = max(self.left(seat, at), whole, RETURNING)
        if self._since[seat] is not None:
            self._since[seat] = at

    def _start(self, awaited: Collection[int], at: int) -> None:
        self._turn = frozenset(awaited)
        for seat in awaited:
            self._since[seat] = at

    def _stop(self, at: int) -> None:
        for seat, since in enumerate(self._since):
            if since is not None:
                self._left[seat] -= at - since
                self._since[seat] = None
