"""Where tables are kept: one row an event, written before anybody hears of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from pathlib import Path
from typing import Generic, Literal, NamedTuple, Protocol, TypeVar

from msgspec import Struct

from ludogare.server.errors import Unusable
from ludogare.server.protocol import Option, SeatInfo, Status, TableSettings

Kind = Literal[
    "sit", "begin", "ply", "back", "leave", "bot", "resign", "flag", "skip", "lost", "chat", "end",
    "again", "next", "free", "claim",
]  # fmt: skip


HINDSIGHT, LOOKING_BACK = "hindsight", "looking back"
"""Under what the analysis of a match is kept, and how far it is; both go with the table."""


class Conflict(Exception):
    """Somebody else has written this event first."""


class Row(Struct, frozen=True):
    """An event as it is kept."""

    seq: int
    at: int
    """Milliseconds since 1970."""
    kind: Kind
    seat: int | None
    body: str
    request: str | None = None
    """The id of the request that the row completes."""


class SeatSetup(Struct, frozen=True):
    """A seat as it was set up."""

    kind: Literal["person", "bot"]
    link: bool
    """Whether somebody takes it by a link, or at the maker's device."""
    name: str | None
    bot: str | None
    key: str | None
    """The SHA-256 of its key."""


class TableSetup(Struct, frozen=True, dict=True):
    """A table as it was made; nothing of it ever changes."""

    id: str
    game: str
    rules: int
    components: str
    options: dict[str, Option]
    settings: TableSettings
    seats: tuple[SeatSetup, ...]
    language: str
    secret: str
    """The dealer's; published when the match is over."""
    made: int
    owner: str = ""
    """Whose request made it, as a hash of the address; nothing where that is not known."""

    @cached_property
    def device(self) -> bool:
        """Whether all people sit at one device."""
        return not any(seat.link for seat in self.seats)

    @property
    def bots_alone(self) -> bool:
        """Whether no person has a seat."""
        return all(seat.kind == "bot" for seat in self.seats)


class Standing(Struct, frozen=True):
    """Where a table stands, kept next to its rows for lists and for the process that has to act."""

    status: Status
    due: int | None
    """When the server has to act for a seat, in milliseconds since 1970."""
    seats: list[SeatInfo]


class Job(NamedTuple):
    """What is written at once: a new table or events of one, and where it stands then."""

    table: str
    made: TableSetup | None
    rows: Sequence[Row]
    standing: Standing
    opens: Job | None = None
    """The new table that the events open, as those of a rematch do."""

    @property
    def changed(self) -> int | None:
        """When the last of the events happened."""
        return self.rows[-1].at if self.rows else None


class Listener(Protocol):
    """Listens to what other processes do; always called in the event loop."""

    def heard(self, table: str, seq: int) -> None:
        """Another process has added an event."""
        ...

    def seen(self, table: str, process: str, seats: frozenset[int]) -> None:
        """These seats are online at another process."""
        ...

    def missed(self) -> None:
        """For a while nothing could be heard."""
        ...


class Store(Protocol):
    """What a store does."""

    shared: bool
    """Whether other processes may write to it."""
    salt: str
    """What addresses are hashed with; the same as long as the store lasts."""

    async def open(self, listener: Listener) -> None:
        """Makes it ready."""
        ...

    async def close(self) -> None:
        """Finishes what was begun."""
        ...

    async def make(self, table: TableSetup, rows: Sequence[Row], standing: Standing) -> None:
        """Keeps a new table."""
        ...

    async def append(
        self, table: str, rows: Sequence[Row], standing: Standing, opens: Job | None = None
    ) -> None:
        """Adds events, and the new table that they open, if any.

        Conflict when one of the events is there already, and then nothing is added.
        A failure of one job reaches only its own caller.
        """
        ...

    async def find(self, table: str) -> TableSetup | None:
        """A table by its id."""
        ...

    async def rows(self, table: str, after: int = 0) -> list[Row]:
        """The events of a table, in order."""
        ...

    async def listed(self, since: int, most: int) -> list[tuple[TableSetup, Standing]]:
        """Listed tables that are not over and had an event since then, the latest first.

        Where there are too many, each owner's latest come before anybody's second.
        """
        ...

    async def named(self, tables: Sequence[str]) -> list[tuple[TableSetup, Standing]]:
        """Those of these tables that are here, with where they stand."""
        ...

    async def ends(self, tables: Sequence[str]) -> dict[str, Row]:
        """How the matches of these tables ended, by table, where they have."""
        ...

    async def due(self, before: int, most: int, skip: int = 0) -> list[str]:
        """Tables at which the server should have acted before a moment, after some others."""
        ...

    async def keep(self, kind: str, name: str, body: str, until: int | None = None) -> None:
        """Keeps something beside the tables, instead of what had its name."""
        ...

    async def reserve(self, kind: str, name: str, body: str, until: int | None = None) -> bool:
        """Keeps something unless its name is taken; whether it was free."""
        ...

    async def kept(self, kind: str, name: str, now: int) -> str | None:
        """What is kept under a name, unless its time is over."""
        ...

    async def kept_names(self, kind: str, start: str = "") -> list[str]:
        """The names of a kind that start with something."""
        ...

    async def all_kept(self, kind: str) -> dict[str, str]:
        """Whatever is kept of a kind, by name."""
        ...

    async def take(self, kind: str, name: str, now: int) -> str | None:
        """Takes something away; one alone gets it, and nobody when its time is over."""
        ...

    async def tidy(self, now: int) -> None:
        """Drops whatever's time is over."""
        ...

    async def every(
        self, status: str, owner: str, most: int
    ) -> list[tuple[TableSetup, Standing, int]]:
        """Tables of a status and an owner, if asked for, with their last change, latest first."""
        ...

    async def old(self, status: str, before: int, most: int, skip: int = 0) -> list[str]:
        """Tables of a status at which nothing has happened since a moment, the oldest first."""
        ...

    async def delete(self, table: str) -> None:
        """Deletes a table and all its events."""
        ...

    async def erase(self, table: str, seat: int) -> int:
        """Deletes what was said from a seat, but not that something was; how many lines."""
        ...

    async def present(self, table: str, seats: Collection[int]) -> None:
        """Lets other processes know who is online here."""
        ...


Work = TypeVar("Work")


class Gathered(Generic[Work]):
    """Commits of many requests at once: what arrives while one commit runs shares the next."""

    def __init__(
        self, commit: Callable[[list[Work]], list[Exception | None]], thread: ThreadPoolExecutor
    ) -> None:
        self._commit, self._thread = commit, thread
        self._open: list[tuple[Work, asyncio.Future[None]]] = []
        self._running: asyncio.Task[None] | None = None
        self.commits = 0
        """How often it was committed."""

    async def add(self, job: Work) -> None:
        """Returns when the job is committed."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._open.append((job, done))
        if self._running is None:
            self._running = loop.create_task(self._run())
        await done

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        while self._open:
            taken, self._open = self._open, []
            try:
                results = await loop.run_in_executor(
                    self._thread, self._commit, [job for job, _ in taken]
                )
            except Exception as problem:
                results = [problem] * len(taken)
            self.commits += 1
            for (_, done), result in zip(taken, results, strict=True):
                if done.cancelled():  # giving up the wait does not undo the write
                    continue
                if result is None:
                    done.set_result(None)
                else:
                    done.set_exception(result)
        self._running = None

    async def close(self) -> None:
        """Waits for what is still open."""
        while self._running is not None:
            await asyncio.sleep(0.005)


def open_store(url: str | Path) -> Store:
    """The store at a place: a file for SQLite, or a postgresql:// URL."""
    text = str(url)
    if text.startswith(("postgresql://", "postgres://")):
        from ludogare.server.store.postgres import PostgresStore

        return PostgresStore(text)
    if "://" in text:
        raise Unusable("store-url", url=text)
    from ludogare.server.store.sqlite import SqliteStore

    return SqliteStore(Path(url))
