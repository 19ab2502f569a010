"""Tables in PostgreSQL, shared by several server processes that hear of each other's events."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import threading
import time
from collections.abc import Collection
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from ludogare.server.errors import Unusable
from ludogare.server.store.sql import SHARED_SCHEMA, SqlStore
from ludogare.server.store.store import Conflict, Gathered, Job, Listener

LOG = logging.getLogger("ludogare.server")
SCHEMA = """
create table if not exists tables (
    id text primary key,
    body text not null,
    listed boolean not null,
    status text not null,
    due bigint,
    seats text not null,
    changed bigint not null
);
alter table tables add column if not exists owner text not null default '';
create index if not exists tables_due on tables (due) where due is not null;
drop index if exists tables_listed;
create index if not exists tables_open on tables (changed, owner, id)
    where listed and status != 'over';
create table if not exists events (
    "table" text not null,
    seq integer not null,
    at bigint not null,
    kind text not null,
    seat integer,
    body text not null,
    request text,
    primary key ("table", seq)
);
"""
LOCK = 0x4C756467
"""Held while the schema is made, so that two processes do not make it at once."""
CHANNEL = "ludogare"
NOTE = re.compile(r"(?P<who>\w+) (?P<table>[\w-]+) (?:(?P<seq>\d+)|@(?P<seats>[\d,]*))")
"""What processes tell each other: a table and its last event, or who is online there."""
READERS = 2
PATIENCE = {
    "connect_timeout": 5,
    "keepalives_idle": 30,
    "keepalives_interval": 10,
    "keepalives_count": 3,
    "tcp_user_timeout": 30_000,
}
"""How soon a connection that leads nowhere is noticed, unless the URL says otherwise."""
LISTENING = 0.5
"""Seconds after which the listener looks whether it is still wanted."""
Connection = psycopg.Connection[tuple[Any, ...]]


class PostgresStore(SqlStore):
    """The store of a server that is several processes."""

    MARK, LISTED = "%s", "listed"
    shared = True

    def __init__(self, url: str) -> None:
        self.url = url
        self._me = secrets.token_hex(6)
        self._writing = ThreadPoolExecutor(1, "ludogare-store-write")
        self._reading = ThreadPoolExecutor(READERS, "ludogare-store-read")
        self._readers = threading.local()
        self._opened: list[Connection] = []
        self._writer: Connection | None = None
        self._closing = threading.Event()
        self._listening: threading.Thread | None = None
        self.gathered: Gathered[Job] = Gathered(self._commit, self._writing)

    async def open(self, listener: Listener) -> None:
        """Makes the schema if it is new, and listens to the other processes."""
        try:
            await asyncio.to_thread(self._make_schema)
            hearing = await asyncio.to_thread(self._hear)
        except psycopg.Error as problem:
            raise Unusable("store-unusable", problem=str(problem)) from None
        loop = asyncio.get_running_loop()
        self._listening = threading.Thread(
            target=self._listen, args=(hearing, loop, listener), daemon=True
        )
        self._listening.start()

    async def close(self) -> None:
        """Finishes what was begun."""
        await self.gathered.close()
        self._closing.set()
        self._writing.shutdown()
        self._reading.shutdown()
        if self._listening is not None:
            await asyncio.to_thread(self._listening.join)
        for connection in self._opened:
            connection.close()

    async def present(self, table: str, seats: Collection[int]) -> None:
        """Lets other processes know who is online here."""
        text = ",".join(map(str, sorted(seats)))
        await self._read("select pg_notify(%s, %s)", CHANNEL, f"{self._me} {table} @{text}")

    # Within

    def _dial(self) -> Connection:
        where = make_conninfo("", **{**PATIENCE, **conninfo_to_dict(self.url)})
        return psycopg.connect(where, autocommit=True)

    def _connect(self) -> Connection:
        made = self._dial()
        self._opened = [c for c in self._opened if not c.closed]
        self._opened.append(made)
        return made

    def _make_schema(self) -> None:
        self._writer = self._connect()
        with self._writer.transaction():
            self._writer.execute("select pg_advisory_xact_lock(%s)", (LOCK,))
            self._writer.execute(SCHEMA + SHARED_SCHEMA)
            fact = ("salt", secrets.token_hex(16))
            self._writer.execute("insert into facts values (%s, %s) on conflict do nothing", fact)
            kept = self._writer.execute("select value from facts where name = 'salt'").fetchone()
        assert kept is not None
        self.salt = kept[0]

    async def _read(self, query: str, *values: str | int) -> list[tuple[Any, ...]]:
        def ask() -> list[tuple[Any, ...]]:
            for last in (False, True):
                reader: Connection | None = getattr(self._readers, "connection", None)
                try:
                    if reader is None or reader.closed:
                        reader = self._readers.connection = self._connect()
                    return reader.execute(query, values).fetchall()
                except psycopg.OperationalError:
                    if reader is not None:
                        reader.close()
                    if last:
                        raise
            raise AssertionError

        return await asyncio.get_running_loop().run_in_executor(self._reading, ask)

    async def _change(self, query: str, *values: str | int | None) -> list[tuple[Any, ...]]:
        def change() -> list[tuple[Any, ...]]:
            if self._writer is None or self._writer.closed:
                self._writer = self._connect()
            return self._writer.execute(query, values).fetchall()

        return await asyncio.get_running_loop().run_in_executor(self._writing, change)

    def _commit(self, jobs: list[Job]) -> list[Exception | None]:
        for last in (False, True):
            try:
                if self._writer is None or self._writer.closed:
                    self._writer = self._connect()
                return self._commit_by(self._writer, jobs)
            except psycopg.OperationalError:
                # If the commit had come through after all, trying again ends in a conflict,
                # and a process that catches up then finds the request granted.
                if self._writer is not None:
                    self._writer.close()
                if last:
                    raise
        raise AssertionError

    def _commit_by(self, writer: Connection, jobs: list[Job]) -> list[Exception | None]:
        results: dict[int, Exception | None] = {}
        with writer.transaction():
            # In the order of the tables, so that two processes never wait for each other.
            for at, job in sorted(enumerate(jobs), key=lambda pair: pair[1].table):
                try:
                    with writer.transaction():
                        self._write(writer, job)
                    results[at] = None
                except psycopg.OperationalError:
                    raise
                except Exception as problem:
                    taken = isinstance(problem, psycopg.errors.UniqueViolation)
                    results[at] = Conflict() if taken else problem
        return [results[at] for at in range(len(jobs))]

    def _write(self, writer: Connection, job: Job) -> None:
        stands = (job.standing.status, job.standing.due, msgspec.json.encode(job.standing.seats))
        with writer.pipeline(), writer.cursor() as cursor:
            if job.made is not None:
                listed, changed = job.made.settings.listed, job.changed or job.made.made
                body = msgspec.json.encode(job.made).decode()
                cursor.execute(
                    "insert into tables values (%s, %s, %s, %s, %s, %s, %s, %s)",
                    (
                        job.table,
                        body,
                        listed,
                        stands[0],
                        stands[1],
                        stands[2].decode(),
                        changed,
                        job.made.owner,
                    ),
                )
            cursor.executemany(
                "insert into events values (%s, %s, %s, %s, %s, %s, %s)",
                [(job.table, r.seq, r.at, r.kind, r.seat, r.body, r.request) for r in job.rows],
            )
            if job.made is None:
                cursor.execute(
                    "update tables set status = %s, due = %s, seats = %s, "
                    "changed = coalesce(%s, changed) where id = %s",
                    (stands[0], stands[1], stands[2].decode(), job.changed, job.table),
                )
            if job.rows:
                told = f"{self._me} {job.table} {job.rows[-1].seq}"
                cursor.execute("select pg_notify(%s, %s)", (CHANNEL, told))
        if job.opens is not None:
            self._write(writer, job.opens)

    def _hear(self) -> Connection:
        made = self._dial()
        made.execute(f"listen {CHANNEL}")
        return made

    def _listen(
        self, hearing: Connection, loop: asyncio.AbstractEventLoop, listener: Listener
    ) -> None:
        while not self._closing.is_set():
            try:
                if hearing.closed:
                    hearing = self._hear()
                    loop.call_soon_threadsafe(listener.missed)
                for note in hearing.notifies(timeout=LISTENING):
                    said = NOTE.fullmatch(note.payload)
                    if said is None or said["who"] == self._me:
                        continue
                    table, who = said["table"], said["who"]
                    if said["seq"]:
                        loop.call_soon_threadsafe(listener.heard, table, int(said["seq"]))
                    else:
                        seats = frozenset(int(s) for s in said["seats"].split(",") if s)
                        loop.call_soon_threadsafe(listener.seen, table, who, seats)
            except (psycopg.Error, OSError) as problem:
                LOG.warning("the other processes cannot be heard: %s", problem)
                hearing.close()
                time.sleep(LISTENING)
        hearing.close()
