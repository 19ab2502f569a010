"""Who asks: the table, the keys shown, the seats held, and whose eyes to look through."""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec, TypeVar

from starlette.requests import HTTPConnection, Request

from ludogare.core.law.contract import SPECTATOR
from ludogare.server.errors import NotYours, Refusal
from ludogare.server.http.answers import client_of, number_in
from ludogare.server.http.credentials import shown_keys
from ludogare.server.table.keys import seats_opened
from ludogare.server.table.registry import Registry
from ludogare.server.table.table import Table

P = ParamSpec("P")
T = TypeVar("T")


async def table_of(registry: Registry, request: HTTPConnection) -> Table:
    """The table that a request is about."""
    table = await registry.table(request.path_params["table"], client_of(request))
    if keys_of(request, table) and not held_by(request, table):
        await table.refresh()  # another process may have just given the seat
    return table


async def latest_of(registry: Registry, request: HTTPConnection) -> Table:
    """The same, with all that other processes have shown of it."""
    table = await table_of(registry, request)
    await table.refresh()
    return table


def keys_of(request: HTTPConnection, table: Table) -> list[str]:
    """The keys that a request shows for a table."""
    return shown_keys(table.state.setup.id, request.headers, request.cookies)


def held_by(request: HTTPConnection, table: Table) -> list[int]:
    """The seats of a table that are the asker's."""
    return seats_opened(keys_of(request, table), table.state.locks)


def viewer_of(request: Request, table: Table, over: bool = False) -> int:
    """Through whose eyes the asker wants to look: once a match is over, anybody's."""
    seat = number_in(request, "seat")
    if seat is None:
        return SPECTATOR
    if not 0 <= seat < len(table.state.seats):
        raise Refusal("refuse-no-seat", 404, number=seat + 1)
    if not over and seat not in held_by(request, table):
        raise NotYours(seat)
    return seat


async def studied(
    registry: Registry, request: Request, work: Callable[P, T], *args: P.args, **named: P.kwargs
) -> T:
    """What some work gives that the asker wants, within the asker's share of such work."""
    client, about = client_of(request), request.url.path
    return await registry.study.do(client, about, work, *args, **named)
