"""Sitting down: which seat a visitor gets, and the same one when the request is repeated."""

from __future__ import annotations

from collections.abc import Sequence

from ludogare.server.errors import Refusal
from ludogare.server.protocol import Sit
from ludogare.server.table import commands
from ludogare.server.table.clock import now
from ludogare.server.table.commands import Draft
from ludogare.server.table.keys import checked_request, hashed, new_key, seats_opened
from ludogare.server.table.state import TableState


class Sitting:
    """One request to sit down, as often as it is sent."""

    def __init__(self, wanted: Sit, shown: Sequence[str], program: bool) -> None:
        self.wanted, self.shown, self.program = wanted, shown, program
        request = checked_request(wanted.id)
        self.request = hashed(request) if request else None
        """What is kept of its id, which opens a seat."""
        self.drawn = new_key(request, "sitting")
        """The key of a seat that is taken without one."""
        self.seat = -1

    def command(self, state: TableState) -> list[Draft]:
        """Takes the seat; what others did at the same moment is known by then."""
        keys = [*self.shown, self.drawn] if self.wanted.key is None else [self.wanted.key]
        own = seats_opened(keys, state.locks)
        self.seat = self._own(state, own) if own else self._free(state)
        if (self.seat, self.request) in state.requests:
            return []
        lock = None if own else hashed(self.drawn)
        if lock is None:
            commands.check_link(state, self.seat, now())
        return commands.sit(state, self.seat, self.wanted.name, self.wanted.nonce, lock)

    def held(self, state: TableState) -> list[str]:
        """The keys that the visitor holds from now on."""
        keys = dict.fromkeys([*self.shown, self.wanted.key or self.drawn])
        return [key for key in keys if seats_opened([key], state.locks)]

    def _own(self, state: TableState, own: list[int]) -> int:
        """The seat to come back to: of several at one device, one that is empty."""
        before = [s for s in own if (s, self.request) in state.requests]
        empty = [s for s in own if state.seats[s].left or not state.seats[s].sat]
        return (before or empty or own)[0]

    def _free(self, state: TableState) -> int:
        """A seat for a visitor without a key."""
        if self.wanted.key is not None or self.program:
            raise Refusal("refuse-key", 403)
        if not state.setup.settings.listed:
            raise Refusal("refuse-unlisted", 403)
        free = [i for i, seat in enumerate(state.seats) if seat.link and not seat.sat]
        if not free or state.status != "waiting":
            raise Refusal("refuse-taken", 409)
        return free[0]
