"""Tables in one SQLite file: write-ahead log, every commit on the disk before it counts."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from ludogare.server.errors import Unusable
from ludogare.server.store.sql import SHARED_SCHEMA, SqlStore
from ludogare.server.store.store import Conflict, Gathered, Job, Listener

SCHEMA = """
create table if not exists tables (
    id text primary key,
    body text not null,
    listed integer not null,
    status text not null,
    due integer,
    seats text not null,
    changed integer not null,
    owner text not null default ''
) without rowid;
create index if not exists tables_due on tables (due) where due is not null;
create table if not exists events (
    "table" text not null,
    seq integer not null,
    at integer not null,
    kind text not null,
    seat integer,
    body text not null,
    request text,
    primary key ("table", seq)
) without rowid;
"""
INDEXES = """
drop index if exists tables_listed;
create index if not exists tables_open on tables (changed, owner)
    where listed = 1 and status != 'over';
"""
"""Made once the tables have every column that they are given now."""
T = TypeVar("T")


class SqliteStore(SqlStore):
    """The store of a server that is one process."""

    MARK, LISTED = "?", "listed = 1"
    shared = False

    def __init__(self, path: Path) -> None:
        self.path = path
        self._writing = ThreadPoolExecutor(1, "ludogare-store-write")
        self._reading = ThreadPoolExecutor(1, "ludogare-store-read")
        self._writer: sqlite3.Connection
        self._reader: sqlite3.Connection
        self.gathered: Gathered[Job] = Gathered(self._commit, self._writing)

    async def open(self, listener: Listener) -> None:
        """Opens the file, making it if it is new; nobody else writes to it."""
        try:
            self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as problem:
            raise Unusable(
                "store-file", path=str(self.path), problem=str(problem.strerror)
            ) from None
        self._writer = self._connect()
        try:
            self._make_schema()
        except sqlite3.DatabaseError as problem:
            raise Unusable("store-file", path=str(self.path), problem=str(problem)) from None
        self._reader = self._connect()

    def _make_schema(self) -> None:
        self._writer.executescript(SCHEMA + SHARED_SCHEMA)
        columns = [row[1] for row in self._writer.execute("pragma table_info(tables)")]
        if "owner" not in columns:
            self._writer.execute("alter table tables add column owner text not null default ''")
        self._writer.executescript(INDEXES)
        fact = ("salt", secrets.token_hex(16))
        self._writer.execute("insert into facts values (?, ?) on conflict do nothing", fact)
        kept = self._writer.execute("select value from facts where name = 'salt'")
        self.salt = kept.fetchone()[0]

    async def close(self) -> None:
        """Finishes what was begun."""
        await self.gathered.close()
        self._writing.shutdown()
        self._reading.shutdown()
        self._writer.close()
        self._reader.close()

    async def present(self, table: str, seats: Collection[int]) -> None:
        """There is nobody else to know it."""

    def _connect(self) -> sqlite3.Connection:
        try:
            made = sqlite3.connect(
                self.path, isolation_level=None, check_same_thread=False, timeout=10
            )
            made.execute("pragma journal_mode = wal")
        except sqlite3.Error as problem:
            raise Unusable("store-file", path=str(self.path), problem=str(problem)) from None
        made.execute("pragma synchronous = full")
        made.execute("pragma foreign_keys = on")
        return made

    async def _read(self, query: str, *values: str | int) -> list[tuple[Any, ...]]:
        def ask() -> list[tuple[Any, ...]]:
            return self._reader.execute(query, values).fetchall()

        return await _within(self._reading, ask)

    async def _change(self, query: str, *values: str | int | None) -> list[tuple[Any, ...]]:
        def change() -> list[tuple[Any, ...]]:
            return self._writer.execute(query, values).fetchall()

        return await _within(self._writing, change)

    def _commit(self, jobs: list[Job]) -> list[Exception | None]:
        write = self._writer.execute
        results: list[Exception | None] = []
        write("begin immediate")
        try:
            for job in jobs:
                write("savepoint job")
                try:
                    self._write(job)
                    results.append(None)
                except sqlite3.OperationalError:
                    raise
                except Exception as problem:
                    write("rollback to job")
                    taken = isinstance(problem, sqlite3.IntegrityError)
                    results.append(Conflict() if taken else problem)
                write("release job")
            write("commit")
        except BaseException:
            if self._writer.in_transaction:
                write("rollback")
            raise
        return results

    def _write(self, job: Job) -> None:
        write, stands = self._writer.execute, job.standing
        seats = msgspec.json.encode(stands.seats).decode()
        if job.made is not None:
            listed, changed = job.made.settings.listed, job.changed or job.made.made
            body = msgspec.json.encode(job.made).decode()
            write(
                "insert into tables values (?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    job.table,
                    body,
                    listed,
                    stands.status,
                    stands.due,
                    seats,
                    changed,
                    job.made.owner,
                ),
            )
        self._writer.executemany(
            "insert into events values (?, ?, ?, ?, ?, ?, ?)",
            [(job.table, r.seq, r.at, r.kind, r.seat, r.body, r.request) for r in job.rows],
        )
        if job.made is None:
            write(
                "update tables set status = ?, due = ?, seats = ?, changed = coalesce(?, changed) "
                "where id = ?",
                (stands.status, stands.due, seats, job.changed, job.table),
            )
        if job.opens is not None:
            self._write(job.opens)


async def _within(thread: ThreadPoolExecutor, do: Callable[[], T]) -> T:
    return await asyncio.get_running_loop().run_in_executor(thread, do)
