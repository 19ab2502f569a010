"""A table: a match with people round it, whose every change is committed before it is told."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Protocol

from ludogare.bots.outside.process import Forfeit
from ludogare.core.saying.errors import LudogareError
from ludogare.server.errors import Refusal, Stale
from ludogare.server.store.store import Conflict, Job, Row, Standing
from ludogare.server.table import commands
from ludogare.server.table.clock import Alarm, now
from ludogare.server.table.commands import Draft
from ludogare.server.table.events import Steps
from ludogare.server.table.state import TableState
from ludogare.server.thinking.questions import Advice

if TYPE_CHECKING:
    from ludogare.server.table.registry import Registry

LOG = logging.getLogger("ludogare.server")
Command = Callable[[TableState], list[Draft]]
ATTEMPTS = 4
"""How often a command is tried again when another process was faster."""
GRACE = 10_000
"""Milliseconds that another process has to act before this one does."""
ELSEWHERE = 3 * GRACE
"""Milliseconds that other processes have to act for a program that this one does not have."""
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


class Screen(Protocol):
    """What shows a table to its viewers."""

    def turn_to(self, state: TableState, steps: Steps) -> list[int | None]:
        """Goes on to another state; returns who did what is told of it, None for chance."""
        ...

    def renew(self) -> None:
        """Something round the table has changed, as who is there."""
        ...

    def data(self, viewer: int) -> Mapping[str, Any]:
        """The position as a viewer sees it, as data to draw."""
        ...

    def text(
        self, viewer: int, language: str, after: int, online: Collection[int], now: int
    ) -> str:
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
        self.screen = registry.screen(state)
        self._lock = asyncio.Lock()
        self._thinking: dict[int, tuple[int, asyncio.Task[None]]] = {}
        self._alarm = Alarm(self._flags)
        self._settling: asyncio.TimerHandle | None = None
        self._closed = False
        self._told: list[int | None] = []
        """Who did what was told last."""
        self._told_at = 0
        self._paced = asyncio.Event()

    @property
    def busy(self) -> bool:
        """Whether the table has to stay in memory."""
        return bool(self.waiting or self._thinking or self._lock.locked())

    @property
    def resting(self) -> bool:
        """Whether the bots wait until somebody looks on: none of the seats is a person's."""
        return self.state.setup.bots_alone and not self.guests

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
        fresh = now() - 3 * self.registry.beat
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
        return self.screen.text(viewer, language, after, self.online(), now())

    def join(self, guest: Guest) -> None:
        """A connection has opened."""
        rested = self.resting
        self.guests.add(guest)
        if rested:
            self.arrange(self.registry.settings.pace)
        self.people_changed()

    def part(self, guest: Guest) -> None:
        """A connection has closed."""
        self.guests.discard(guest)
        self.pace_changed()
        self.people_changed()

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
        self.screen.renew()
        for guest in self.guests:
            guest.wake()

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
        """Writes down where the table stands, if nothing is due at it."""
        async with self._lock:
            await self._catch_up()
            if self.state.due() is None:
                await self.registry.store.append(self.state.setup.id, [], standing(self.state))

    def _turn_to(self, state: TableState, steps: Steps, delay: int) -> None:
        self.state = state
        self._told, self._told_at = self.screen.turn_to(state, steps), now()
        self.changed()
        self.arrange(delay)

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

    async def _shown(self) -> None:
        """Lets pass what is still being shown."""
        while (left := self.shown_at() - now()) > 0:
            with suppress(TimeoutError):
                async with asyncio.timeout(left / 1000):
                    await self._paced.wait()

    # Acting for seats

    def arrange(self, delay: int) -> None:
        """Has bots think whose turn it is, after some milliseconds, and sets the clock."""
        state = self.state
        if state.game is None or self.resting or self._closed:
            return
        for seat in state.awaited:
            if state.seats[seat].kind == "bot":
                self._ask_bot(seat, delay)
        deadlines = [state.deadline(seat) for seat in state.awaited]
        self._alarm.set(min((d for d in deadlines if d is not None), default=None))

    def _ask_bot(self, seat: int, delay: int) -> None:
        asked = self.state.asked[seat]
        assert asked is not None
        known = self._thinking.get(seat)
        if known is not None:
            if known[0] == asked:
                return
            known[1].cancel()
        if self.registry.store.shared and not self.registry.knows(self.state.seats[seat].bot):
            delay += ELSEWHERE
        task = asyncio.get_running_loop().create_task(self._think(seat, asked, delay))
        self._thinking[seat] = (asked, task)

    async def _think(self, seat: int, asked: int, delay: int) -> None:
        try:
            await asyncio.sleep(delay / 1000)
            await self._shown()
            advice = await self._choose(seat, asked)
        finally:
            if self._thinking.get(seat, (0, None))[1] is asyncio.current_task():
                del self._thinking[seat]
        if advice is None:
            return

        def command(state: TableState) -> list[Draft]:
            asked_still = state.asked[seat] == asked and state.seats[seat].kind == "bot"
            if not asked_still:
                return []
            if advice.forfeit is not None:
                return commands.forfeit(state, seat, advice.forfeit, advice.action)
            return commands.act(state, seat, advice.action)

        try:
            await self.do(command)
        except Exception:  # the sweep will ask it again
            LOG.exception("table %s: the bot on seat %d", self.state.setup.id, seat)

    async def _choose(self, seat: int, asked: int) -> Advice | None:
        """The action of a bot; a random legal one if it gives no answer."""
        state = self.state
        bot, match = state.seats[seat].bot, state.match
        if state.asked[seat] != asked or bot is None or match is None or self.resting:
            return None
        try:
            return await self.registry.advice(match, bot, seat, asker=state.setup.id)
        except Forfeit as problem:
            where = (state.setup.id, bot, match.game.name)
            LOG.error(
                "table %s: bot %s at %s: %s; a random legal action is played", *where, problem
            )
            return Advice(random.choice(match.legal_for(seat)).number, forfeit=problem.why)

    async def _advised(self, seat: int, asked: int | None) -> int | None:
        """What a bot plays for a person whose time is up, where the table wants it so."""
        state = self.state
        if not commands.wants_advice(state) or state.asked[seat] != asked:
            return None
        deputy = state.settings.deputy
        try:
            advice = self.registry.advice(state.playing, deputy, seat, asker=state.setup.id)
            return (await advice).action
        except Forfeit as problem:
            LOG.error("table %s: no move for %d: %s", state.setup.id, seat, problem)
            return None

    def _flags(self) -> None:
        self.registry.spawn(self._fall())

    async def _fall(self) -> None:
        """Plays for every seat whose time is up."""
        for seat in self.state.awaited:
            deadline, asked = self.state.deadline(seat), self.state.asked[seat]
            if deadline is None or deadline > now():
                continue

            advised = await self._advised(seat, asked)

            def command(
                state: TableState, seat: int = seat, asked: int | None = asked,
                advised: int | None = advised,
            ) -> list[Draft]:  # fmt: skip
                late = state.asked[seat] == asked and state.seats[seat].kind == "person"
                return commands.flag(state, seat, advised) if late else []

            try:
                await self.do(command)
            except LudogareError as problem:
                LOG.warning("table %s: the flag of %d: %r", self.state.setup.id, seat, problem)
                await asyncio.sleep(1)
        self.arrange(self.registry.settings.pace)


def standing(state: TableState) -> Standing:
    """Where a state stands."""
    return Standing(state.status, state.due(), state.seat_infos())
