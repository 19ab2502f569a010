"""What the server does for seats: bots think, flags fall, an abandoned match ends."""

from __future__ import annotations

import asyncio
import logging
import random
from typing import TYPE_CHECKING
from weakref import ref

from ludogare.bots.outside.process import Forfeit
from ludogare.core.saying.errors import LudogareError
from ludogare.server.table import commands
from ludogare.server.table.clock import GRACE, Alarm, now
from ludogare.server.table.commands import Draft
from ludogare.server.table.state import TableState
from ludogare.server.thinking.questions import Advice

if TYPE_CHECKING:
    from ludogare.server.table.table import Table

LOG = logging.getLogger("ludogare.server")
WAITING = 5_000
"""Milliseconds after which bots that are at work at many tables are asked for again."""
ELSEWHERE = 3 * GRACE
"""Milliseconds that other processes have to act for a program that this one does not have."""


class Acting:
    """Acts for the seats of a table whose people do not."""

    def __init__(self, table: Table) -> None:
        self._table = ref(table)
        self.thinking: dict[int, tuple[int, asyncio.Task[None]]] = {}
        """By seat: since which event its bot is asked, and the thought."""
        self._alarm = Alarm(self._flags)
        self._waiting = Alarm(lambda: self.arrange(0))
        """Looks again whether bots may play here, where they are at work at many tables."""
        self._stood: int | None = None
        """The last event when it was written down that nobody is there."""
        self._closed = False

    @property
    def table(self) -> Table:
        """The table, which leaves memory at once when nobody needs it: nothing goes in circles."""
        table = self._table()
        assert table is not None
        return table

    def close(self) -> None:
        """Acts no more; what a bot was thinking about is thought about again another time."""
        self._closed = True
        self._alarm.close()
        self._waiting.close()
        for _, task in self.thinking.values():
            task.cancel()

    def arrange(self, delay: int) -> None:
        """Has bots think whose turn it is, after some milliseconds, and sets the clock."""
        state = self.table.state
        if state.game is None or self._closed:
            return
        if self.table.attendance.resting:
            self._rest()
            return
        self._stood = None
        bots = [seat for seat in state.awaited if state.seats[seat].kind == "bot"]
        admitted = not bots or self.table.registry.at_work.admits(self.table)
        self._waiting.set(None if admitted else now() + WAITING)
        self.table.let_bots_wait(not admitted)
        for seat in bots if admitted else ():
            self._ask_bot(seat, delay)
        deadlines = [state.deadline(seat) for seat in state.awaited]
        self._alarm.set(min((d for d in deadlines if d is not None), default=None))

    def _rest(self) -> None:
        """Nothing is due where nobody is, until the match ends by itself."""
        self._alarm.set(None)
        state, registry = self.table.state, self.table.registry
        if state.due() is None:
            return
        if self.table.attendance.abandoned:
            registry.spawn(self.table.do(commands.abandon))
        elif self._stood != state.seq:
            self._stood = state.seq
            registry.spawn(self.table.stand())

    # Bots

    def _ask_bot(self, seat: int, delay: int) -> None:
        state, registry = self.table.state, self.table.registry
        asked = state.asked[seat]
        assert asked is not None
        known = self.thinking.get(seat)
        if known is not None:
            if known[0] == asked:
                return
            known[1].cancel()
        if registry.store.shared and not registry.knows(state.seats[seat].bot):
            delay += ELSEWHERE
        task = asyncio.get_running_loop().create_task(self._think(seat, asked, delay))
        self.thinking[seat] = (asked, task)

    async def _think(self, seat: int, asked: int, delay: int) -> None:
        table = self.table
        try:
            await asyncio.sleep(delay / 1000)
            await table.shown()
            advice = await self._choose(seat, asked)
        finally:
            if self.thinking.get(seat, (0, None))[1] is asyncio.current_task():
                del self.thinking[seat]
        if advice is None:
            return

        def command(state: TableState) -> list[Draft]:
            is_asked = seat in state.awaited and state.asked[seat] == asked
            asked_still = is_asked and state.seats[seat].kind == "bot"
            if not asked_still:
                return []
            if advice.forfeit is not None:
                return commands.forfeit(state, seat, advice.forfeit, advice.action)
            return commands.act(state, seat, advice.action)

        try:
            await table.do(command)
        except Exception:  # the sweep will ask it again
            LOG.exception("table %s: the bot on seat %d", table.state.setup.id, seat)

    async def _choose(self, seat: int, asked: int) -> Advice | None:
        """The action of a bot; a random legal one if it gives no answer."""
        state = self.table.state
        bot, match, resting = state.seats[seat].bot, state.match, self.table.attendance.resting
        if seat not in state.awaited or state.asked[seat] != asked:
            return None
        if bot is None or match is None or resting:
            return None
        asker, owner = state.setup.id, state.setup.owner
        try:
            return await self.table.registry.advice(match, bot, seat, asker=asker, owner=owner)
        except Forfeit as problem:
            where = (state.setup.id, bot, match.game.name)
            LOG.error(
                "table %s: bot %s at %s: %s; a random legal action is played", *where, problem
            )
            return Advice(random.choice(match.legal_for(seat)).number, forfeit=problem.why)

    # Clocks

    async def _advised(self, seat: int, asked: int | None) -> int | None:
        """What a bot plays for a person whose time is up, where the table wants it so."""
        state, registry = self.table.state, self.table.registry
        if not commands.wants_advice(state) or state.asked[seat] != asked:
            return None
        deputy, asker, owner = state.settings.deputy, state.setup.id, state.setup.owner
        try:
            advice = registry.advice(state.playing, deputy, seat, asker=asker, owner=owner)
            return (await advice).action
        except Forfeit as problem:
            LOG.error("table %s: no move for %d: %s", state.setup.id, seat, problem)
            return None

    def _flags(self) -> None:
        self.table.registry.spawn(self._fall())

    async def _fall(self) -> None:
        """Plays for every seat whose time is up."""
        table = self.table
        for seat in table.state.awaited:
            deadline, asked = table.state.deadline(seat), table.state.asked[seat]
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
                await table.do(command)
            except LudogareError as problem:
                LOG.warning("table %s: the flag of %d: %r", table.state.setup.id, seat, problem)
                await asyncio.sleep(1)
        self.arrange(table.registry.settings.pace)
