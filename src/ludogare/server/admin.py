"""What a host can do to tables and clients, beside the server, which takes it in within seconds."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import msgspec

from ludogare.server.errors import Unusable
from ludogare.server.owners import HASHED, network_of, owner_of
from ludogare.server.store.store import Conflict, Row, Standing, Store, TableSetup, open_store
from ludogare.server.table.clock import now
from ludogare.server.table.events import EndBody
from ludogare.server.table.upkeep import SHUT, touch

ATTEMPTS = 5
"""How often closing is tried where people play at the same moment."""


class Nobody:
    """Listens to no other process: a host looks once."""

    def heard(self, table: str, seq: int) -> None:
        """Another process has added an event."""

    def seen(self, table: str, process: str, seats: frozenset[int]) -> None:
        """These seats are online at another process."""

    def missed(self) -> None:
        """For a while nothing could be heard."""


class Listed(NamedTuple):
    """A table, for a host."""

    setup: TableSetup
    standing: Standing
    changed: int


@asynccontextmanager
async def opened(place: str | Path) -> AsyncIterator[Store]:
    """The store of a server, which must be there already."""
    if "://" not in str(place) and not Path(place).exists():
        raise Unusable("store-file", path=str(place), problem=("admin-no-file", {}))
    store = open_store(place)
    await store.open(Nobody())
    try:
        yield store
    finally:
        await store.close()


async def tables(store: Store, most: int, status: str = "", owner: str = "") -> list[Listed]:
    """Tables of a status and an owner, if asked for, the latest first."""
    return [Listed(*found) for found in await store.every(status, owner, most)]


async def close(store: Store, table: str) -> bool:
    """Ends whatever goes on at a table; whether anything did."""
    for _ in range(ATTEMPTS):
        found = await store.named([table])
        if not found:
            raise Unusable("admin-no-table", table=table)
        setup, stands = found[0]
        if stands.status == "over":
            return False
        rows = await store.rows(table)
        body = msgspec.json.encode(EndBody("closed", [], [0] * len(setup.seats))).decode()
        end = Row(len(rows) + 1, now(), "end", None, body)
        try:
            await store.append(table, [end], Standing("over", None, stands.seats))
        except Conflict:
            continue
        await touch(store, table)
        return True
    raise Unusable("admin-busy", table=table)


async def delete(store: Store, table: str) -> None:
    """Deletes a table and all its events."""
    if not await store.named([table]):
        raise Unusable("admin-no-table", table=table)
    await store.delete(table)
    await touch(store, table)


async def shut(store: Store, how: str, client: str) -> str:
    """Mutes or blocks a client, named by address or as tables name their owners; the owner."""
    owner = owner_named(store, client)
    await store.keep(how, owner, str(now()))
    return owner


async def pardon(store: Store, client: str) -> str:
    """A client may do again what everybody may; the owner."""
    owner = owner_named(store, client)
    for how in SHUT:
        await store.take(how, owner, now())
    return owner


async def all_shut(store: Store) -> dict[str, list[str]]:
    """Who is muted, and who is blocked."""
    return {how: await store.kept_names(how) for how in SHUT}


def owner_named(store: Store, client: str) -> str:
    """The owner that an address stands for; an owner stands for itself."""
    if len(client) == HASHED and all(letter in "0123456789abcdef" for letter in client):
        return client
    owner = owner_of(network_of(client), store.salt)
    if not owner:
        raise Unusable("admin-no-owner", client=client)
    return owner
