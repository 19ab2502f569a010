"""The registry: all tables of a server, those in memory and those in the store."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Sequence
from itertools import islice
from typing import Any

import msgspec

from ludogare.bots import BOTS
from ludogare.bots.outside.process import Forfeit
from ludogare.core.match.hiding import hidden
from ludogare.core.match.match import Match
from ludogare.server.errors import Refusal
from ludogare.server.limits import Buckets
from ludogare.server.owners import owner_of
from ludogare.server.protocol import NewTable
from ludogare.server.settings import Settings
from ludogare.server.store.store import Conflict, Job, Row, Standing, Store, TableSetup
from ludogare.server.table import commands
from ludogare.server.table.at_work import AtWork
from ludogare.server.table.clock import GRACE, now
from ludogare.server.table.keys import ID, checked_nonce
from ludogare.server.table.setup import (
    checked_table,
    first_at_device,
    first_events,
    following,
    same_wish,
)
from ludogare.server.table.state import Deal, TableState, committed
from ludogare.server.table.sweep import Sweep
from ludogare.server.table.table import Screen, Table, standing
from ludogare.server.table.upkeep import Upkeep, touch
from ludogare.server.thinking.engine import Engine
from ludogare.server.thinking.looking_back import LookingBack
from ludogare.server.thinking.programs import Programs
from ludogare.server.thinking.questions import Advice, Question
from ludogare.server.thinking.study import Study
from ludogare.server.thinking.workers import Workers

LOG = logging.getLogger("ludogare.server")
ASIDE_FOR = 60_000
"""Milliseconds for which a table that could not be read is not tried again."""


class Unreadable(Exception):
    """What was saved of a table cannot be replayed."""


class Registry:
    """Every table of a server."""

    def __init__(
        self,
        store: Store,
        screen: Callable[[TableState], Screen],
        settings: Settings,
        *,
        workers: Workers | None = None,
        deal: Deal = committed,
        programs: Programs | None = None,
    ) -> None:
        self.store, self.settings, self._deal = store, settings, deal
        self.workers, self.programs = workers or Workers(), programs or Programs()
        self.looking_back = LookingBack()
        self.engine = Engine()
        self.study = Study(settings.limits, "ludogare-study")
        """Looks at positions for visitors."""
        self._reading = Study(settings.limits, "ludogare-reading")
        """Replays tables that somebody comes to."""
        self.hints = Buckets(settings.limits.hints, settings.limits.hint_burst)
        """How many hints each client may ask for."""
        self._makes = Buckets(settings.limits.tables, settings.limits.table_burst)
        """How many tables each client may make."""
        self.messages = Buckets(settings.limits.messages, settings.limits.message_burst)
        """How many messages each client may send over all its sockets."""
        self.screen = screen
        """Makes what shows a table to its viewers."""
        self.started = now()
        self.beat = 20_000
        """Milliseconds after which a process says again who is online at it."""
        self.tables: OrderedDict[str, Table] = OrderedDict()
        self.at_work = AtWork(self.tables, settings.limits.bot_tables)
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self._late: dict[str, int] = {}
        """Events that were heard of while their table was being read."""
        self._aside: dict[str, int] = {}
        """Tables that could not be read, and when that was tried."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self._open = False
        self.sweep = Sweep(self)
        self.turned: list[Callable[[Table], None]] = []
        """Who is told when something has happened at a table."""
        self.upkeep = Upkeep(self)

    async def open(self) -> None:
        """Opens the store and takes up what was going on, once."""
        if self._open:
            return
        await self.store.open(self)
        self._open = True
        self.spawn(self.sweep.run())
        if self.store.shared:
            self.spawn(self._say_who_is_here())

    async def close(self) -> None:
        """Stops thinking and writes down what was begun."""
        for table in self.tables.values():
            table.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.workers.close()
        self.looking_back.close()
        self.engine.close()
        self.study.close()
        self._reading.close()
        self.programs.close()
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Does something beside the requests."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("something failed beside the requests", exc_info=task.exception())

    # Finding tables

    async def table(self, name: str, client: str = "") -> Table:
        """The table of an id, which a client asks for."""
        if not ID.fullmatch(name):
            raise Refusal("refuse-no-table", 404)
        if self._aside.get(name, 0) > now() - ASIDE_FOR:
            raise Refusal("refuse-broken", 409)
        while name not in self.tables:  # it may leave memory again before this goes on
            task = self._loading.get(name)
            if task is None:
                self._reading.check(client)
                task = asyncio.get_running_loop().create_task(self._load(name, client))
                self._loading[name] = task
            if await asyncio.shield(task) is None:
                raise Refusal("refuse-no-table", 404)
        self.tables.move_to_end(name)
        return self.tables[name]

    async def _load(self, name: str, client: str) -> Table | None:
        try:
            state = await self._read(name, client)
            if state is None:
                return None
            if name in self.tables:  # it was begun here meanwhile
                return self.tables[name]
            table = self._keep(state)
            if self._late.pop(name, 0) > table.state.seq:
                await table.catch_up()
            table.acting.arrange(GRACE if self.store.shared else 0)
            return table
        finally:
            del self._loading[name]

    async def _read(self, name: str, client: str) -> TableState | None:
        """The state of a table; one that cannot be replayed is set aside, and named in the log."""
        try:
            made = await self.store.find(name)
            if made is None:
                return None
            rows = await self.store.rows(name)
            state = await self._reading.do(client, name, self._state, made, rows)
        except (msgspec.DecodeError, Unreadable) as problem:
            if name not in self._aside:
                LOG.error("table %s is set aside: %s", name, problem, exc_info=problem)
            self._aside[name] = now()
            raise Refusal("refuse-broken", 409) from None
        self._aside.pop(name, None)
        return state

    def _state(self, made: TableSetup, rows: Sequence[Row]) -> TableState:
        state = TableState(made, self.settings, self._deal)
        if made.settings.times:  # a restart leaves everybody a moment
            state.patient_until = self.started + min(
                GRACE, *(1000 * s for s in made.settings.times)
            )
        try:
            state.apply_all(rows)
        except Exception as problem:
            raise Unreadable(f"event {state.seq} cannot be replayed") from problem
        return state

    def _keep(self, state: TableState) -> Table:
        table = self.tables[state.setup.id] = Table(state, self)
        over = len(self.tables) - self.settings.kept
        if over > 0:
            idle = (n for n, other in self.tables.items() if not other.busy and other is not table)
            for name in list(islice(idle, over)):
                self._forget(name)
        return table

    def _forget(self, name: str) -> None:
        table = self.tables.pop(name)
        self.at_work.forget(table.state.setup)
        table.close()

    async def standings(self, names: Sequence[str]) -> list[tuple[TableSetup, Standing]]:
        """Those of these tables that are here, with where they stand; a few are replayed for it."""
        found = []
        for setup, stands in await self.store.named([n for n in names if ID.fullmatch(n)]):
            if stands.status == "running" and any(s.awaited is None for s in stands.seats):
                stands = standing((await self.table(setup.id)).state)
            found.append((setup, stands))
        return found

    # Other processes

    def heard(self, table: str, seq: int) -> None:
        """Another process has added an event."""
        known = self.tables.get(table)
        if known is not None and known.state.seq < seq:
            self.spawn(known.catch_up())
        elif table in self._loading:
            self._late[table] = seq

    def seen(self, table: str, process: str, seats: frozenset[int]) -> None:
        """These seats are online at another process."""
        known = self.tables.get(table)
        if known is not None:
            known.seen(process, seats)

    def missed(self) -> None:
        """For a while nothing could be heard: whatever is in memory may be old."""
        for name, table in list(self.tables.items()):
            if table.busy:
                self.spawn(table.catch_up())
            else:
                self._forget(name)

    def present(self, table: Table) -> None:
        """Lets other processes know who is online here."""
        if self.store.shared:
            self.spawn(self.store.present(table.state.setup.id, table.here()))

    async def _say_who_is_here(self) -> None:
        while True:
            await asyncio.sleep(self.beat / 1000)
            try:
                for table in list(self.tables.values()):
                    if table.guests:
                        await self.store.present(table.state.setup.id, table.here())
            except Exception:
                LOG.exception("the others were not told who is here")

    # Tables that are not what they were

    async def delete(self, name: str) -> None:
        """Deletes a table for good; whoever is there is sent away."""
        await self.store.delete(name)
        self._dismiss(name)
        if self.store.shared:
            await touch(self.store, name)

    async def rewritten(self, name: str) -> None:
        """Something that was written before has changed: the table is read anew."""
        self._dismiss(name)
        if self.store.shared:
            await touch(self.store, name)

    async def reread(self, name: str) -> None:
        """Somebody beside this process has changed a table, or deleted it."""
        if name not in self.tables:
            return
        if await self.store.find(name) is None:
            await self.store.delete(name)  # with what was still added to it
        else:
            await self.tables[name].catch_up()
        self._dismiss(name)

    def _dismiss(self, name: str) -> None:
        if name in self.tables:
            for guest in self.tables[name].guests:
                guest.dismiss()
            self._forget(name)

    # Making tables

    async def make(self, new: NewTable, client: str = "") -> tuple[Table, dict[int, str]]:
        """A new table of a client, and the keys of its people's seats."""
        self.upkeep.check("block", client)
        owner = self.owner(client)
        row, keys = checked_table(new, self.settings, self.programs.names, owner)
        if row.id not in self.tables:
            self._check_maker(row, client)
            self._makes.spend(client, 1)
        nonces = {first_at_device(new.seats): checked_nonce(new.nonce)}
        names = {i: seat.name for i, seat in enumerate(new.seats)}
        sitting = [i for i, seat in enumerate(new.seats) if seat.kind in ("me", "device")]
        state = TableState(row, self.settings, self._deal)
        rows = first_events(state, [(i, names[i], nonces.get(i)) for i in sitting])
        try:
            return await self._make(state, rows), keys
        except Conflict:  # the request was granted before, and its answer was lost
            table = await self.table(row.id)
            if not same_wish(table.state.setup, row):
                raise Refusal("refuse-id-used", 409) from None
            return table, keys

    def check_rematch(self, table: Table, client: str) -> None:
        """Refuses another match to a client who may not make a table."""
        self.upkeep.check("block", client)
        if table.state.status == "over" and table.state.next is None:
            self._check_maker(following(table.state), client)

    async def rematch(self, table: Table, client: str = "") -> None:
        """Opens the table of another match of the same people, with the same keys.

        It is written together with the event that names it: of several who would, one makes it.
        It counts as made by the client who was the last to agree.
        """
        row = following(table.state)
        sitting = [
            (i, seat.name, table.state.rematch_asked.get(i) or None)
            for i, seat in enumerate(table.state.seats)
            if row.seats[i].kind == "person"
        ]
        state = TableState(row, self.settings, self._deal)
        rows = first_events(state, sitting)

        def command(old: TableState) -> list[commands.Draft]:
            return [] if old.next else [commands.Draft("next", None, row.id)]

        await table.do(command, opens=Job(row.id, row, rows, standing(state)))
        if table.state.next == row.id:
            self._makes.spend(client, 1)
            self._begin(state)

    async def _make(self, state: TableState, rows: Sequence[Row]) -> Table:
        try:
            await self.store.make(state.setup, rows, standing(state))
        except Conflict:
            raise
        except Exception:
            LOG.exception("a table could not be written")
            raise Refusal("refuse-store", 503) from None
        return self._begin(state)

    def _begin(self, state: TableState) -> Table:
        """Has a table that was made here in memory, and its bots think."""
        table = self.tables.get(state.setup.id) or self._keep(state)
        table.acting.arrange(self.settings.pace)
        table.tell_turn()
        if any(seat.kind == "bot" for seat in state.seats):
            self.workers.warm()
        return table

    def owner(self, client: str) -> str:
        """What is kept of a client's address."""
        return owner_of(client, self.store.salt)

    def _check_maker(self, setup: TableSetup, client: str) -> None:
        """Refuses one more table to a client who has too many."""
        self.at_work.check(setup, "refuse-bots")
        if not self._makes.holds(client, 1):
            raise Refusal("refuse-many", 429)

    def knows(self, bot: str | None) -> bool:
        """Whether a bot can be asked here."""
        return bot in BOTS or bot in self.programs.names

    async def advice(
        self,
        match: Match,
        bot: str,
        seat: int,
        reasons: bool = False,
        asker: str = "",
        owner: str = "",
    ) -> Advice:
        """What a bot would do for a seat, which is all it sees; Forfeit if it has no answer.

        Who asks (a table by its id, and whose it is) is answered in turn with the others.
        """
        legal = match.numbers_for(seat)
        seen = hidden(match.game, match.state, seat).to_json()
        question = Question(match.game.name, bot, seen, seat, legal, reasons, asker, owner)
        if bot in self.programs.names:
            return await self.programs.advise(question)
        if bot in BOTS:
            return await self.workers.advise(question)
        raise Forfeit("lost-absent", why="absent")
