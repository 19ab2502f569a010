"""A table: a match with people round it, whose every change is committed before it is told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Protocol

from msgspec import structs

from ludogare.server.errors import Refusal, Stale
from ludogare.server.store.store import Conflict, Job, Row, Standing
from ludogare.server.table.acting import Acting
from ludogare.server.table.attendance import Attendance
from ludogare.server.table.clock import GRACE, now
from ludogare.server.table.commands import Draft
from ludogare.server.table.events import Steps
from ludogare.server.table.state import TableState

if TYPE_CHECKING:
    from ludogare.server.table.registry import Registry

LOG = logging.getLogger("ludogare.server")
Command = Callable[[TableState], list[Draft]]
ATTEMPTS = 4
"""How often a command is tried again when another process was faster."""
FORGETTING = 60.0
"""Seconds after which it is forgotten what was told to people who have all gone."""
SETTLING = 0.2
"""Seconds in which people coming and going are told together."""


class Guest(Protocol):
    """An open connection to a table."""

    client: str
    pace: int
    """Milliseconds that it takes to show one thing that happened."""

    @property
    def held(self) -> frozenset[int]:
        """The seats that it holds now."""
        ...

    def wake(self) -> None:
        """Something has changed."""
        ...

    def dismiss(self) -> None:
        """The table is gone, or another: who still wants it comes again."""
        ...


class Screen(Protocol):
    """What shows a table to its viewers."""

    bots_wait: bool
    """Whether bots wait here, since they are at work at many tables of its owner."""

    def turn_to(self, state: TableState, steps: Steps) -> list[int | None]:
        """Goes on to another state; returns who did what is told of it, None for chance."""
        ...

    def renew(self) -> None:
        """Something round the table has changed, as who is there."""
        ...

    def forget(self) -> None:
        """Nobody is there any more: what was made for them is made again when somebody comes."""
        ...

    def data(self, viewer: int) -> Mapping[str, Any]:
        """The position as a viewer sees it, as data to draw."""
        ...

    def text(
        self, viewer: int, language: str, after: int, online: Collection[int], now: int
    ) -> bytes:
        """What a viewer is sent, with what is told since an event."""
        ...


class Table:
    """A table in memory, with its guests."""

    def __init__(self, state: TableState, registry: Registry) -> None:
        self.state, self.registry = state, registry
        self.guests: set[Guest] = set()
        self.waiting: set[Guest] = set()
        """Every connection, also those that have not said hello yet."""
        self.elsewhere: dict[str, tuple[frozenset[int], int]] = {}
        """Seats that are online at other processes, and when we heard of it."""
        self.version = 0
        """Counts whatever a snapshot may show."""
        self._shown_online: set[int] | None = None
        """The seats that are shown as online, found once for all who are told."""
        self.screen = registry.screen(state)
        self._lock = asyncio.Lock()
        self._settling: asyncio.TimerHandle | None = None
        self._forgetting: asyncio.TimerHandle | None = None
        self._closed = False
        self._told: list[int | None] = []
        """Who did what was told last."""
        self._told_at = 0
        self._paced = asyncio.Event()
        self.attendance = Attendance(self)
        self.acting = Acting(self)

    @property
    def busy(self) -> bool:
        """Whether the table has to stay in memory."""
        return bool(self.waiting or self.acting.thinking or self._lock.locked())

    @property
    def bots_at_work(self) -> bool:
        """Whether bots play here now."""
        bots = any(seat.kind == "bot" for seat in self.state.seats)
        return bots and self.state.status == "running" and not self.attendance.resting

    def close(self) -> None:
        """Leaves memory; what a bot was thinking about is thought about again another time."""
        self._closed = True
        if self._settling is not None:
            self._settling.cancel()
        self._keep_in_mind()
        self.acting.close()

    # Being seen

    def online(self) -> set[int]:
        """The seats whose people are connected."""
        here = self.here()
        fresh = now() - 3 * self.registry.beat
        return here.union(*(seats for seats, at in self.elsewhere.values() if at > fresh))

    def here(self) -> set[int]:
        """The seats whose people are connected to this process."""
        return set().union(*(guest.held for guest in self.guests))

    def seen(self, process: str, seats: frozenset[int]) -> None:
        """These seats are online at another process."""
        known = self.elsewhere.get(process, (frozenset(), 0))[0]
        rested = self.attendance.resting
        self.elsewhere[process] = (seats, now())
        self.attendance.note(seats)
        if rested and not self.attendance.resting:
            self.acting.arrange(GRACE)
        if seats != known:
            self.changed()

    def text(self, viewer: int, language: str, after: int) -> bytes:
        """The snapshot for a viewer, as it is sent."""
        return self.screen.text(viewer, language, after, self.shown_online(), now())

    def shown_online(self) -> set[int]:
        """The seats that are shown as online, since somebody came or went or anything changed."""
        if self._shown_online is None:
            self._shown_online = self.online()
        return self._shown_online

    def join(self, guest: Guest) -> None:
        """A connection has opened."""
        rested = self.attendance.resting
        self.guests.add(guest)
        self._shown_online = None
        self._keep_in_mind()
        self.attendance.note(guest.held)
        if rested and not self.attendance.resting:
            self.acting.arrange(self.registry.settings.pace)
        self.people_changed()

    def part(self, guest: Guest) -> None:
        """A connection has closed."""
        self.guests.discard(guest)
        self._shown_online = None
        self._keep_in_mind()
        if not self.guests and not self._closed:
            loop = asyncio.get_running_loop()
            self._forgetting = loop.call_later(FORGETTING, self.screen.forget)
        self.pace_changed()
        self.attendance.note(guest.held)
        self.people_changed()

    def _keep_in_mind(self) -> None:
        if self._forgetting is not None:
            self._forgetting.cancel()
            self._forgetting = None

    def people_changed(self) -> None:
        """Tells who is there, a moment later, so that many comings make one telling."""
        if self._settling is None and not self._closed:
            loop = asyncio.get_running_loop()
            self._settling = loop.call_later(SETTLING, self._settled)

    def _settled(self) -> None:
        self._settling = None
        self.registry.present(self)
        self.changed()

    def changed(self) -> None:
        """Wakes every guest."""
        self.version += 1
        self._shown_online = None
        self.screen.renew()
        for guest in self.guests:
            guest.wake()

    def let_bots_wait(self, wait: bool) -> None:
        """Tells whether bots wait here for room."""
        if wait != self.screen.bots_wait:
            self.screen.bots_wait = wait
            self.changed()

    # Being changed

    async def do(
        self,
        command: Command,
        seat: int | None = None,
        request: str | None = None,
        opens: Job | None = None,
    ) -> int:
        """Commits the events of a command, then tells them; returns the number of the first.

        With them comes the table that they open, if any.
        A request that was carried out before gets the same number, and nothing is done twice.
        """
        async with self._lock:
            for _ in range(ATTEMPTS):
                if request is not None and (seat, request) in self.state.requests:
                    return self.state.requests[seat, request]
                drafts = command(self.state)
                if not drafts:
                    return self.state.seq
                try:
                    return await self._commit(drafts, request, opens)
                except Conflict:
                    await self._catch_up()
            raise Stale

    async def _commit(self, drafts: list[Draft], request: str | None, opens: Job | None) -> int:
        first, at = self.state.seq + 1, now()
        rows = [
            Row(first + i, at, draft.kind, draft.seat, draft.body, None if i else request)
            for i, draft in enumerate(drafts)
        ]
        state = self.state.fork()
        steps = state.apply_all(rows, [draft.step for draft in drafts])
        try:
            await self.registry.store.append(state.setup.id, rows, standing(state), opens)
        except Conflict:
            raise
        except Exception:
            LOG.exception("table %s: events could not be written", state.setup.id)
            raise Refusal("refuse-store", 503) from None
        self._turn_to(state, steps, self.registry.settings.pace)
        return first

    async def refresh(self) -> None:
        """Takes in what other processes have written, where there are others."""
        if self.registry.store.shared:
            await self.catch_up()

    async def catch_up(self) -> None:
        """Takes in what was written elsewhere."""
        async with self._lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        rows = await self.registry.store.rows(self.state.setup.id, self.state.seq)
        if rows:
            state = self.state.fork()
            steps = state.apply_all(rows)
            self._turn_to(state, steps, GRACE)

    async def stand(self) -> None:
        """Writes down where the table stands, if nothing is due at it, or not before a while."""
        async with self._lock:
            await self._catch_up()
            stands = standing(self.state)
            if self.attendance.resting:
                stands = structs.replace(stands, due=self.attendance.abandoned_at)
            elif stands.due is not None:
                return
            await self.registry.store.append(self.state.setup.id, [], stands)

    def _turn_to(self, state: TableState, steps: Steps, delay: int) -> None:
        self.state = state
        self._told, self._told_at = self.screen.turn_to(state, steps), now()
        self.changed()
        self.acting.arrange(delay)
        self.tell_turn()

    def tell_turn(self) -> None:
        """Lets those know who follow what happens at tables."""
        for tell in self.registry.turned:
            tell(self)

    # Showing takes time

    def shown_at(self) -> int:
        """When whoever plays here, or else whoever watches, has been shown what was told last.

        One's own doing needs no showing.
        """
        following = [guest for guest in self.guests if guest.held] or list(self.guests)
        takes = [guest.pace * sum(s not in guest.held for s in self._told) for guest in following]
        return self._told_at + max(takes, default=0)

    def pace_changed(self) -> None:
        """Somebody follows faster or slower from now on."""
        self._paced.set()
        self._paced.clear()

    async def shown(self) -> None:
        """Lets pass what is still being shown."""
        while (left := self.shown_at() - now()) > 0:
            with suppress(TimeoutError):
                async with asyncio.timeout(left / 1000):
                    await self._paced.wait()


def standing(state: TableState) -> Standing:
    """Where a state stands."""
    return Standing(state.status, state.due(), state.seat_infos())
