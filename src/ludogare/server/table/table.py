"""A table: a match with people round it, whose every change is committed before it is told."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from ludogare.bots.outside.process import LostTurn
from ludogare.core.saying.errors import LudogareError
from ludogare.server.show.snapshots import Snapshots
from ludogare.server.store.store import Conflict, Job, Row, Standing
from ludogare.server.table import commands as wishes
from ludogare.server.table.clock import Alarm, now
from ludogare.server.table.commands import Draft
from ludogare.server.table.state import Course
from ludogare.server.texts import Refusal
from ludogare.server.thinking.workers import Advice

if TYPE_CHECKING:
    from ludogare.server.table.registry import House

LOG = logging.getLogger("ludogare.server")
Wish = Callable[[Course], list[Draft]]
ATTEMPTS = 4
"""How often a wish is looked at again when another process was faster."""
GRACE = 10_000
"""Milliseconds that another process has to act before this one does."""
ELSEWHERE = 3 * GRACE
"""Milliseconds that other processes have to act for a program that this one does not have."""
SETTLING = 0.2
"""Seconds in which people coming and going are told together."""


class Guest(Protocol):
    """An open connection to a table."""

    client: str

    @property
    def held(self) -> frozenset[int]:
        """The seats that it holds now."""
        ...

    def wake(self) -> None:
        """Something has changed."""
        ...


class Table:
    """A table in memory, with its guests."""

    def __init__(self, course: Course, house: House) -> None:
        self.course, self.house = course, house
        self.guests: set[Guest] = set()
        self.waiting: set[Guest] = set()
        """Every connection, also those that have not said hello yet."""
        self.elsewhere: dict[str, tuple[frozenset[int], int]] = {}
        """Seats that are online at other processes, and when we heard of it."""
        self.version = 0
        """Counts whatever a snapshot may show."""
        self.snapshots = Snapshots(course)
        self._lock = asyncio.Lock()
        self._thinking: dict[int, tuple[int, asyncio.Task[None]]] = {}
        self._alarm = Alarm(self._flags)
        self._settling: asyncio.TimerHandle | None = None
        self._closed = False

    @property
    def busy(self) -> bool:
        """Whether the table has to stay in memory."""
        return bool(self.waiting or self._thinking or self._lock.locked())

    @property
    def resting(self) -> bool:
        """Whether the bots wait until somebody looks on: none of the seats is a person's."""
        return self.course.table.bots_alone and not self.guests

    def close(self) -> None:
        """Leaves memory; what a bot was thinking about is thought about again another time."""
        self._closed = True
        self._alarm.set(None)
        if self._settling is not None:
            self._settling.cancel()
        for _, task in self._thinking.values():
            task.cancel()

    # Being seen

    def online(self) -> set[int]:
        """The seats whose people are connected."""
        here = self.here()
        fresh = now() - 3 * self.house.beat
        return here.union(*(seats for seats, at in self.elsewhere.values() if at > fresh))

    def here(self) -> set[int]:
        """The seats whose people are connected to this process."""
        return set().union(*(guest.held for guest in self.guests))

    def seen(self, process: str, seats: frozenset[int]) -> None:
        """These seats are online at another process."""
        known = self.elsewhere.get(process, (frozenset(), 0))[0]
        self.elsewhere[process] = (seats, now())
        if seats != known:
            self.changed()

    def text(self, viewer: int, language: str, after: int) -> str:
        """The snapshot for a viewer, as it is sent."""
        return self.snapshots.text(viewer, language, after, self.online(), now())

    def join(self, guest: Guest) -> None:
        """A connection has opened."""
        rested = self.resting
        self.guests.add(guest)
        if rested:
            self.arrange(self.house.pace)
        self.people_changed()

    def part(self, guest: Guest) -> None:
        """A connection has closed."""
        self.guests.discard(guest)
        self.people_changed()

    def people_changed(self) -> None:
        """Tells who is there, a moment later, so that many comings make one telling."""
        if self._settling is None and not self._closed:
            loop = asyncio.get_running_loop()
            self._settling = loop.call_later(SETTLING, self._settled)

    def _settled(self) -> None:
        self._settling = None
        self.house.present(self)
        self.changed()

    def changed(self) -> None:
        """Wakes every guest."""
        self.version += 1
        self.snapshots.turn_to(self.course)
        for guest in self.guests:
            guest.wake()

    # Being changed

    async def do(
        self,
        wish: Wish,
        seat: int | None = None,
        request: str | None = None,
        opens: Job | None = None,
    ) -> int:
        """Grants a wish: its events are committed, then told. Returns the first one's number.

        With them comes the table that they open, if any.
        A request that was granted before gets the same number, and nothing is done twice.
        """
        async with self._lock:
            for _ in range(ATTEMPTS):
                if request is not None and (seat, request) in self.course.requests:
                    return self.course.requests[seat, request]
                drafts = wish(self.course)
                if not drafts:
                    return self.course.seq
                try:
                    return await self._commit(drafts, request, opens)
                except Conflict:
                    await self._catch_up()
            raise Refusal("refuse-stale", 409)

    async def _commit(self, drafts: list[Draft], request: str | None, opens: Job | None) -> int:
        first, at = self.course.seq + 1, now()
        rows = [
            Row(first + i, at, kind, seat, body, None if i else request)
            for i, (kind, seat, body) in enumerate(drafts)
        ]
        course = self.course.fork()
        course.apply_all(rows)
        try:
            await self.house.store.append(course.table.id, rows, standing(course), opens)
        except Conflict:
            raise
        except Exception:
            LOG.exception("table %s: events could not be written", course.table.id)
            raise Refusal("refuse-store", 503) from None
        self._turn_to(course, self.house.pace)
        return first

    async def refresh(self) -> None:
        """Takes in what other processes have written, where there are others."""
        if self.house.store.shared:
            await self.catch_up()

    async def catch_up(self) -> None:
        """Takes in what was written elsewhere."""
        async with self._lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        rows = await self.house.store.rows(self.course.table.id, self.course.seq)
        if rows:
            course = self.course.fork()
            course.apply_all(rows)
            self._turn_to(course, GRACE)

    async def stand(self) -> None:
        """Writes down where the table stands, if nothing is due at it."""
        async with self._lock:
            await self._catch_up()
            if self.course.due() is None:
                await self.house.store.append(self.course.table.id, [], standing(self.course))

    def _turn_to(self, course: Course, delay: int) -> None:
        self.course = course
        self.changed()
        self.arrange(delay)

    # Acting for seats

    def arrange(self, delay: int) -> None:
        """Has bots think whose turn it is, after some milliseconds, and sets the clock."""
        course = self.course
        if course.game is None or self.resting or self._closed:
            return
        for seat in course.awaited:
            if course.seats[seat].kind == "bot":
                self._ask_bot(seat, delay)
        deadlines = [course.deadline(seat) for seat in course.awaited]
        self._alarm.set(min((d for d in deadlines if d is not None), default=None))

    def _ask_bot(self, seat: int, delay: int) -> None:
        asked = self.course.asked[seat]
        assert asked is not None
        known = self._thinking.get(seat)
        if known is not None:
            if known[0] == asked:
                return
            known[1].cancel()
        if self.house.store.shared and not self.house.knows(self.course.seats[seat].bot):
            delay += ELSEWHERE
        task = asyncio.get_running_loop().create_task(self._think(seat, asked, delay))
        self._thinking[seat] = (asked, task)

    async def _think(self, seat: int, asked: int, delay: int) -> None:
        try:
            await asyncio.sleep(delay / 1000)
            advice = await self._choose(seat, asked)
        finally:
            if self._thinking.get(seat, (0, None))[1] is asyncio.current_task():
                del self._thinking[seat]
        if advice is None:
            return

        def wish(course: Course) -> list[Draft]:
            asked_still = course.asked[seat] == asked and course.seats[seat].kind == "bot"
            if not asked_still:
                return []
            if advice.lost is not None:
                return wishes.lose(course, seat, advice.lost, advice.action)
            return wishes.act(course, seat, advice.action)

        try:
            await self.do(wish)
        except Exception:  # the sweep will ask it again
            LOG.exception("table %s: the bot on seat %d", self.course.table.id, seat)

    async def _choose(self, seat: int, asked: int) -> Advice | None:
        """What a bot does; where it comes to no answer, any legal action."""
        course = self.course
        bot, match = course.seats[seat].bot, course.match
        if course.asked[seat] != asked or bot is None or match is None or self.resting:
            return None
        try:
            return await self.house.advice(match, bot, seat, asker=course.table.id)
        except LostTurn as lost:
            where = (course.table.id, bot, match.game.name)
            LOG.error(
                "table %s: bot %s at %s: %s; any legal action is played instead", *where, lost
            )
            return Advice(random.choice(match.legal_for(seat)).number, lost=lost.why)

    def _flags(self) -> None:
        self.house.spawn(self._fall())

    async def _fall(self) -> None:
        """Plays for every seat whose time is up."""
        for seat in self.course.awaited:
            deadline, asked = self.course.deadline(seat), self.course.asked[seat]
            if deadline is None or deadline > now():
                continue

            def wish(course: Course, seat: int = seat, asked: int | None = asked) -> list[Draft]:
                return wishes.flag(course, seat) if course.asked[seat] == asked else []

            try:
                await self.do(wish)
            except (Refusal, LudogareError) as problem:
                LOG.warning("table %s: the flag of %d: %r", self.course.table.id, seat, problem)
                await asyncio.sleep(1)
        self.arrange(self.house.pace)


def standing(course: Course) -> Standing:
    """Where a course stands."""
    return Standing(course.status, course.due(), course.faces())
