"""Whether anybody is at a table: where nobody has been for a while, bots and clocks rest."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING
from weakref import ref

from ludogare.server.table.clock import now

if TYPE_CHECKING:
    from ludogare.server.table.table import Table

TURNS_ALONE = 3
"""For how many turns of a clock bots and clocks go on where nobody is."""
TURNS_WAITED = 10
"""After how many a match ends to which nobody comes back."""


class Attendance:
    """When people were at a table, and what follows from it."""

    def __init__(self, table: Table) -> None:
        self._table = ref(table)
        self._here = 0
        """When somebody who holds a seat last came or went."""

    @property
    def table(self) -> Table:
        """The table, which leaves memory at once when nobody needs it: nothing goes in circles."""
        table = self._table()
        assert table is not None
        return table

    def note(self, seats: Collection[int]) -> None:
        """People of some seats come, are there, or go."""
        if seats:
            self._here = now()

    @property
    def latest(self) -> int:
        """When a person was last here, did something, or could not, since no server ran."""
        return max(self._here, self.table.state.attended, self.table.registry.started)

    @property
    def resting(self) -> bool:
        """Whether bots and clocks wait until somebody comes who holds a seat.

        Where no seat is a person's, they wait until anybody looks on.
        """
        table = self.table
        if table.state.setup.bots_alone:
            return not table.guests
        alone = max(table.registry.settings.rest, TURNS_ALONE * self._turn)
        return now() > self.latest + 1000 * alone and not table.online()

    @property
    def abandoned_at(self) -> int | None:
        """When the match ends if nobody has come back by then: only where a clock runs."""
        if not self._turn or self.table.state.due() is None:
            return None
        waited = max(self.table.registry.settings.abandoned, TURNS_WAITED * self._turn)
        return self.latest + int(1000 * waited)

    @property
    def abandoned(self) -> bool:
        """Whether the match is to end now."""
        ends = self.abandoned_at
        return ends is not None and ends <= now()

    @property
    def _turn(self) -> int:
        """The seconds of the longest turn, if there is a clock."""
        return max(self.table.state.setup.settings.times, default=0)
