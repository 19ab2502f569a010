"""What the two stores ask their databases in the same words."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, ClassVar

import msgspec

from ludogare.server.protocol import SeatInfo
from ludogare.server.store.store import (
    HINDSIGHT,
    LOOKING_BACK,
    Gathered,
    Job,
    Row,
    Standing,
    TableSetup,
)

SEATS = msgspec.json.Decoder(list[SeatInfo])
TABLE = msgspec.json.Decoder(TableSetup)


SHARED_SCHEMA = """
create table if not exists facts (name text primary key, value text not null);
create table if not exists kept (
    kind text not null,
    name text not null,
    body text not null,
    until bigint,
    primary key (kind, name)
);
"""
"""What both databases are told in the same words."""
LATEST_FIRST = """
select body, status, due, seats from tables join (
    select id, row_number() over (
        partition by case when owner = '' then id else owner end order by changed desc
    ) as nth, changed as latest
    from tables where {listed} and status != 'over' and changed >= ?
    order by nth, latest desc limit ?
) as chosen on tables.id = chosen.id order by latest desc
"""


class SqlStore(ABC):
    """A store with tables and events; questions mark a value with `?`."""

    MARK: ClassVar[str]
    """How the database marks a value."""
    LISTED: ClassVar[str]
    """How it is asked whether a table is listed, as its index says it."""
    gathered: Gathered[Job]
    salt: str

    async def make(self, table: TableSetup, rows: Sequence[Row], standing: Standing) -> None:
        """Keeps a new table."""
        await self.gathered.add(Job(table.id, table, rows, standing))

    async def append(
        self, table: str, rows: Sequence[Row], standing: Standing, opens: Job | None = None
    ) -> None:
        """Adds events, and the new table that they open, if any; at a Conflict nothing of it."""
        await self.gathered.add(Job(table, None, rows, standing, opens))

    async def find(self, table: str) -> TableSetup | None:
        """A table by its id."""
        found = await self._ask("select body from tables where id = ?", table)
        return TABLE.decode(found[0][0]) if found else None

    async def rows(self, table: str, after: int = 0) -> list[Row]:
        """The events of a table, in order."""
        found = await self._ask(
            "select seq, at, kind, seat, body, request from events "
            'where "table" = ? and seq > ? order by seq',
            table,
            after,
        )
        return [Row(*row) for row in found]

    async def listed(self, since: int, most: int) -> list[tuple[TableSetup, Standing]]:
        """Listed tables that are not over and had an event since then, the latest first.

        Where there are too many, each owner's latest come before anybody's second.
        """
        found = await self._ask(LATEST_FIRST.format(listed=self.LISTED), since, most)
        return standings(found)

    async def named(self, tables: Sequence[str]) -> list[tuple[TableSetup, Standing]]:
        """Those of these tables that are here, with where they stand."""
        if not tables:
            return []
        marks = ", ".join("?" for _ in tables)
        query = f"select body, status, due, seats from tables where id in ({marks})"
        return standings(await self._ask(query, *tables))

    async def ends(self, tables: Sequence[str]) -> dict[str, Row]:
        """How the matches of these tables ended, by table, where they have."""
        if not tables:
            return {}
        marks = ", ".join("?" for _ in tables)
        found = await self._ask(
            'select "table", seq, at, kind, seat, body from events '
            f"where \"table\" in ({marks}) and kind = 'end'",
            *tables,
        )
        return {table: Row(*row) for table, *row in found}

    async def due(self, before: int, most: int, skip: int = 0) -> list[str]:
        """Tables at which the server should have acted before a moment, after some others."""
        query = "select id from tables where due <= ? order by due, id limit ? offset ?"
        return [row[0] for row in await self._ask(query, before, most, skip)]

    async def every(
        self, status: str, owner: str, most: int
    ) -> list[tuple[TableSetup, Standing, int]]:
        """Tables of a status and an owner, if asked for, with their last change, latest first."""
        found = await self._ask(
            "select body, status, due, seats, changed from tables where (? = '' or status = ?) "
            "and (? = '' or owner = ?) order by changed desc limit ?",
            status, status, owner, owner, most,
        )  # fmt: skip
        return [(*standings([row[:4]])[0], row[4]) for row in found if standings([row[:4]])]

    async def old(self, status: str, before: int, most: int, skip: int = 0) -> list[str]:
        """Tables of a status at which nothing has happened since a moment, the oldest first."""
        query = (
            "select id from tables where status = ? and changed < ? "
            "order by changed, id limit ? offset ?"
        )
        return [row[0] for row in await self._ask(query, status, before, most, skip)]

    async def delete(self, table: str) -> None:
        """Deletes a table and all its events."""
        for query in (
            "delete from tables where id = ? returning id",
            'delete from events where "table" = ? returning seq',
        ):
            await self._change(query.replace("?", self.MARK), table)
        for kind in (HINDSIGHT, LOOKING_BACK):
            await self._change(
                "delete from kept where kind = ? and name = ? returning name".replace(
                    "?", self.MARK
                ),
                kind,
                table,
            )

    async def erase(self, table: str, seat: int) -> int:
        """Deletes what was said from a seat, but not that something was; how many lines."""
        query = (
            "update events set body = '' where \"table\" = ? and seat = ? and kind = 'chat' "
            "and body != '' returning seq"
        )
        return len(await self._change(query.replace("?", self.MARK), table, seat))

    # Small things beside the tables, by kind and name

    async def keep(self, kind: str, name: str, body: str, until: int | None = None) -> None:
        """Keeps something, instead of what had its name; until a moment, or for good."""
        query = (
            "insert into kept values (?, ?, ?, ?) "
            "on conflict (kind, name) do update set body = excluded.body, until = excluded.until "
            "returning name"
        )
        await self._change(query.replace("?", self.MARK), kind, name, body, until)

    async def reserve(self, kind: str, name: str, body: str, until: int | None = None) -> bool:
        """Keeps something unless its name is taken; whether it was free."""
        query = "insert into kept values (?, ?, ?, ?) on conflict do nothing returning name"
        return bool(await self._change(query.replace("?", self.MARK), kind, name, body, until))

    async def kept(self, kind: str, name: str, now: int) -> str | None:
        """What is kept under a name, unless its time is over."""
        query = "select body from kept where kind = ? and name = ? and (until is null or until > ?)"
        found = await self._ask(query, kind, name, now)
        return found[0][0] if found else None

    async def kept_names(self, kind: str, start: str = "") -> list[str]:
        """The names of a kind that start with something."""
        query = "select name from kept where kind = ? and substr(name, 1, ?) = ? order by name"
        return [name for (name,) in await self._ask(query, kind, len(start), start)]

    async def all_kept(self, kind: str) -> dict[str, str]:
        """Whatever is kept of a kind, by name."""
        return dict(await self._ask("select name, body from kept where kind = ?", kind))

    async def take(self, kind: str, name: str, now: int) -> str | None:
        """Takes something away; one alone gets it, and nobody when its time is over."""
        query = "delete from kept where kind = ? and name = ? returning body, until"
        found = await self._change(query.replace("?", self.MARK), kind, name)
        return found[0][0] if found and (found[0][1] is None or found[0][1] > now) else None

    async def tidy(self, now: int) -> None:
        """Drops whatever's time is over."""
        query = "delete from kept where until <= ? returning name"
        await self._change(query.replace("?", self.MARK), now)

    async def _ask(self, query: str, *values: str | int) -> list[tuple[Any, ...]]:
        return await self._read(query.replace("?", self.MARK), *values)

    @abstractmethod
    async def _read(self, query: str, *values: str | int) -> list[tuple[Any, ...]]:
        """What the database answers."""

    @abstractmethod
    async def _change(self, query: str, *values: str | int | None) -> list[tuple[Any, ...]]:
        """Changes something at once, and what the database answers."""


def standings(found: list[tuple[Any, ...]]) -> list[tuple[TableSetup, Standing]]:
    """Tables with where they stand, as they were read; one that cannot be read is left out."""
    read = []
    for body, status, due, seats in found:
        with suppress(msgspec.DecodeError):
            read.append((TABLE.decode(body), Standing(status, due, SEATS.decode(seats))))
    return read
