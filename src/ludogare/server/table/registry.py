"""The house: all tables of a server, those in memory and those in the store."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Coroutine, Sequence
from typing import Any

from ludogare.bots import BOTS, LEVELS
from ludogare.bots.outside.process import LostTurn
from ludogare.core.match.dealer import Committed
from ludogare.core.match.match import Match, hidden
from ludogare.core.saying.texts import LANGUAGES
from ludogare.games import GAMES, find
from ludogare.server.live.protocol import LEAST_CLOCK, MOST_CLOCK, NewSeat, NewTable
from ludogare.server.store.store import Job, Row, SeatRow, Store, TableRow
from ludogare.server.table import commands as wishes
from ludogare.server.table import keys as seats
from ludogare.server.table.clock import now
from ludogare.server.table.state import Course, Deal, committed
from ludogare.server.table.table import GRACE, Table, standing
from ludogare.server.texts import Refusal, TableVoice
from ludogare.server.thinking.programs import Programs
from ludogare.server.thinking.workers import Advice, Question, Thinkers

LOG = logging.getLogger("ludogare.server")
KEPT = 500
"""Tables kept in memory while nobody is there."""
PACE = 400
"""Milliseconds that a bot lets pass before it acts, so that people can follow."""
SWEEP = 5.0
"""Seconds between two looks for tables at which the server has to act."""
AT_ONCE = 100
"""How many such tables are taken up in one look."""


class House:
    """Every table of a server."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers | None = None,
        *,
        pace: int = PACE,
        kept: int = KEPT,
        deal: Deal = committed,
        programs: Programs | None = None,
    ) -> None:
        self.store, self.pace, self.kept, self._deal = store, pace, kept, deal
        self.thinkers, self.programs = thinkers or Thinkers(), programs or Programs()
        self.started = now()
        self.beat = 20_000
        """Milliseconds after which a process says again who is online at it."""
        self.tables: OrderedDict[str, Table] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self._late: dict[str, int] = {}
        """Events that were heard of while their table was being read."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self._open = False

    async def open(self) -> None:
        """Opens the store and takes up what was going on, once."""
        if self._open:
            return
        await self.store.open(self)
        self._open = True
        self.spawn(self._sweep())
        if self.store.shared:
            self.spawn(self._say_who_is_here())

    async def close(self) -> None:
        """Stops thinking and writes down what was begun."""
        for table in self.tables.values():
            table.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.thinkers.close()
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

    async def table(self, name: str) -> Table:
        """The table of an id."""
        if not seats.ID.fullmatch(name):
            raise Refusal("refuse-no-table", 404)
        while name not in self.tables:  # it may leave memory again before this goes on
            task = self._loading.get(name)
            if task is None:
                task = asyncio.get_running_loop().create_task(self._load(name))
                self._loading[name] = task
            if await asyncio.shield(task) is None:
                raise Refusal("refuse-no-table", 404)
        self.tables.move_to_end(name)
        return self.tables[name]

    async def _load(self, name: str) -> Table | None:
        try:
            made = await self.store.find(name)
            if made is None:
                return None
            rows = await self.store.rows(name)
            course = await asyncio.to_thread(self._course, made, rows)
            if name in self.tables:  # it was begun here meanwhile
                return self.tables[name]
            table = self._keep(course)
            if self._late.pop(name, 0) > table.course.seq:
                await table.catch_up()
            table.arrange(GRACE if self.store.shared else 0)
            return table
        finally:
            del self._loading[name]

    def _course(self, made: TableRow, rows: Sequence[Row]) -> Course:
        course = Course(made, self._deal)
        if made.settings.times:  # a restart leaves everybody a moment
            course.patient_until = self.started + min(
                GRACE, *(1000 * s for s in made.settings.times)
            )
        course.apply_all(rows)
        return course

    def _keep(self, course: Course) -> Table:
        table = self.tables[course.table.id] = Table(course, self)
        if len(self.tables) > self.kept:
            for name, other in list(self.tables.items())[: len(self.tables) - self.kept]:
                if not other.busy and other is not table:
                    self._forget(name)
        return table

    def _forget(self, name: str) -> None:
        self.tables.pop(name).close()

    # Other processes

    def heard(self, table: str, seq: int) -> None:
        """Another process has added an event."""
        known = self.tables.get(table)
        if known is not None and known.course.seq < seq:
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
            self.spawn(self.store.present(table.course.table.id, table.here()))

    async def _say_who_is_here(self) -> None:
        while True:
            await asyncio.sleep(self.beat / 1000)
            try:
                for table in list(self.tables.values()):
                    if table.guests:
                        await self.store.present(table.course.table.id, table.here())
            except Exception:
                LOG.exception("the others were not told who is here")

    async def _sweep(self) -> None:
        """Takes up tables at which a bot or a clock is overdue, as after a restart."""
        grace = 0
        while True:
            try:
                for name in await self.store.due(now() - grace, AT_ONCE):
                    await self._take_up(name)
            except Exception:
                LOG.exception("the look for overdue tables failed")
            grace = 2 * GRACE if self.store.shared else 0
            await asyncio.sleep(SWEEP)

    async def _take_up(self, name: str) -> None:
        table = await self.table(name)
        table.arrange(0)
        if table.course.due() is None:  # as for a table of other rules
            await table.stand()

    # Making tables

    async def make(self, new: NewTable) -> tuple[Table, dict[int, str]]:
        """A new table, and the keys of its people's seats."""
        row, keys = checked_table(new, self.programs.names)
        nonces = {first_at_device(new.seats): seats.checked_nonce(new.nonce)}
        names = {i: seat.name for i, seat in enumerate(new.seats)}
        sitting = [i for i, seat in enumerate(new.seats) if seat.kind in ("me", "device")]
        course, rows = opened(row, self._deal, [(i, names[i], nonces.get(i)) for i in sitting])
        return await self._make(course, rows), keys

    async def rematch(self, table: Table) -> None:
        """Opens the table of another match of the same people, with the same keys.

        It is written together with the event that names it: of several who would, one makes it.
        """
        row = following(table.course)
        sitting = [
            (i, seat.name, table.course.again.get(i) or None)
            for i, seat in enumerate(table.course.seats)
            if row.seats[i].kind == "person"
        ]
        course, rows = opened(row, self._deal, sitting)

        def wish(old: Course) -> list[wishes.Draft]:
            return [] if old.next else [("next", None, row.id)]

        await table.do(wish, opens=Job(row.id, row, rows, standing(course)))
        if table.course.next == row.id:
            self._begin(course)

    async def _make(self, course: Course, rows: Sequence[Row]) -> Table:
        try:
            await self.store.make(course.table, rows, standing(course))
        except Exception:
            LOG.exception("a table could not be written")
            raise Refusal("refuse-store", 503) from None
        return self._begin(course)

    def _begin(self, course: Course) -> Table:
        """Has a table that was made here in memory, and its bots think."""
        table = self.tables.get(course.table.id) or self._keep(course)
        table.arrange(self.pace)
        if any(seat.kind == "bot" for seat in course.seats):
            self.thinkers.warm()
        return table

    def knows(self, bot: str | None) -> bool:
        """Whether a bot can be asked here."""
        return bot in BOTS or bot in self.programs.names

    async def advice(
        self, match: Match, bot: str, seat: int, reasons: bool = False, asker: str = ""
    ) -> Advice:
        """What a bot would do for a seat, which is all it sees; LostTurn if it has no answer.

        Who asks (a table by its id) is answered in turn with the others.
        """
        legal = [action.number for action in match.legal_for(seat)]
        seen = hidden(match.game, match.state, seat).to_json()
        question = Question(match.game.name, bot, seen, seat, legal, reasons, asker)
        if bot in self.programs.names:
            return await self.programs.advise(question)
        if bot in BOTS:
            return await self.thinkers.advise(question)
        raise LostTurn("absent", "this server has no such program")


def checked_table(new: NewTable, programs: Sequence[str] = ()) -> tuple[TableRow, dict[int, str]]:
    """A table as it was wished for, after all checks, and the keys of its people's seats."""
    if new.game not in GAMES:
        raise Refusal("refuse-no-game", game=new.game[:60], games=", ".join(GAMES))
    game = find(new.game)
    if new.language not in LANGUAGES:
        raise Refusal("refuse-language", languages=", ".join(LANGUAGES))
    if len(new.seats) not in game.seats:
        title = TableVoice(game, new.language)("title")
        limits = {"first": game.seats[0], "last": game.seats[-1]}
        raise Refusal("refuse-seats", game=title, count=len(new.seats), **limits)
    if not all(LEAST_CLOCK <= seconds <= MOST_CLOCK for seconds in new.settings.times):
        raise Refusal("refuse-clock", least=LEAST_CLOCK, most=MOST_CLOCK)
    options = game.options.settle(len(new.seats), new.options, new.language)
    keys = {i: seats.new_key() for i, seat in enumerate(new.seats) if seat.kind != "bot"}
    made = []
    for i, (seat, name) in enumerate(zip(new.seats, checked_names(new), strict=True)):
        bot = (seat.bot or LEVELS[0]) if seat.kind == "bot" else None
        if bot is not None and bot not in (*BOTS, *programs):
            raise Refusal("refuse-bot", bot=bot[:60], bots=", ".join([*BOTS, *programs]))
        key = seats.hashed(keys[i]) if i in keys else None
        kind = "bot" if bot else "person"
        made.append(SeatRow(kind, seat.kind == "link", name, bot, key))  # type: ignore[arg-type]
    row = TableRow(
        seats.new_id(), game.name, game.version, game.components.hash, options, new.settings,
        tuple(made), new.language, Committed.new_secret(), now(),
    )  # fmt: skip
    return row, keys


def following(old: Course) -> TableRow:
    """The table of another match; a bot takes the seat of who has left."""
    made = []
    for seat, was in zip(old.seats, old.table.seats, strict=True):
        stays = was.kind == "person" and not seat.left
        bot = None if stays else seat.bot or wishes.deputy()
        kind, key = ("person", seat.key) if stays else ("bot", None)
        made.append(SeatRow(kind, was.link and stays, seat.name, bot, key))  # type: ignore[arg-type]
    first = old.table
    return TableRow(
        seats.new_id(), first.game, first.rules, first.components, first.options,
        first.settings, tuple(made), first.language, Committed.new_secret(), now(),
    )  # fmt: skip


def checked_names(new: NewTable) -> list[str | None]:
    """The names that were given, tidied, each only once; bots that got none are named."""
    names = [seats.tidy_name(seat.name) if seat.name else None for seat in new.seats]
    for i, name in enumerate(names):
        if name is not None and name in names[:i]:
            raise Refusal("refuse-same-name", taken=name)
    for i, seat in enumerate(new.seats):
        if seat.kind == "bot" and names[i] is None:
            called = (seat.bot or LEVELS[0]).capitalize()[:20]
            options = [called, *(f"{called} {n}" for n in range(2, len(names) + 2))]
            names[i] = next(option for option in options if option not in names)
    return names


def first_at_device(wanted: Sequence[NewSeat]) -> int:
    """The seat of whoever makes the table."""
    at = [i for i, seat in enumerate(wanted) if seat.kind in ("me", "device")]
    return at[0] if at else -1


def opened(
    row: TableRow, deal: Deal, sitting: Sequence[tuple[int, str | None, str | None]]
) -> tuple[Course, list[Row]]:
    """The course of a new table at which some sit down at once."""
    course, rows = Course(row, deal), []

    def add(drafts: Sequence[wishes.Draft]) -> None:
        for kind, seat, body in drafts:
            rows.append(Row(course.seq + 1, row.made, kind, seat, body))
            course.apply(rows[-1])

    for seat, name, nonce in sitting:
        add(wishes.sit(course, seat, name, nonce))
    if course.status == "waiting" and all(seat.sat for seat in course.seats):
        add(wishes.begin(course, {}))
    return course, rows
