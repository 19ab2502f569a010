"""`ludogare admin`: what a host does to tables and clients, while the server runs or not."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludogare.core.declaration.components import data_home

if TYPE_CHECKING:
    from ludogare.core.saying.texts import Voice
    from ludogare.server.admin import Listed
    from ludogare.server.store.store import Store

STATUSES = {"waiting": "admin-waiting", "running": "admin-running", "over": "admin-over"}
SHUT = {"mute": "admin-mute", "block": "admin-block"}


def add(commands: Any) -> None:
    """Adds the command and what can be asked of it."""
    parser = commands.add_parser("admin", help="list, close and delete tables; mute and block")
    parser.add_argument("--data", metavar="DIR", help="folder for all data")
    parser.add_argument("--database", metavar="URL", help="SQLite file or postgresql:// URL")
    asked = parser.add_subparsers(dest="asked", required=True, metavar="WHAT")
    part = asked.add_parser("list", help="tables, the latest first, and who is shut out")
    part.add_argument("--status", choices=STATUSES, default="")
    part.add_argument("--owner", default="", help="only tables of this owner")
    part.add_argument("--most", type=int, default=50, metavar="N")
    for name, what in (("close", "end what goes on at tables"), ("delete", "delete tables")):
        part = asked.add_parser(name, help=what)
        part.add_argument(
            "tables", nargs="+", metavar="TABLE", help="its id; after -- if it begins with a dash"
        )
    for name, what in (
        ("mute", "no more chat from addresses or owners"),
        ("block", "nothing more from addresses or owners"),
        ("pardon", "undo mute and block"),
    ):
        part = asked.add_parser(name, help=what)
        part.add_argument("clients", nargs="+", metavar="ADDRESS")
    parser.set_defaults(run=run)


def run(asked: Any) -> int:
    """Does what is asked."""
    from ludogare.server.admin import opened
    from ludogare.server.serve import DATABASE
    from ludogare.server.texts import voice

    folder = data_home() if asked.data is None else Path(asked.data)

    async def work() -> None:
        async with opened(asked.database or folder / DATABASE) as store:
            await DO[asked.asked](store, asked, voice(asked.language))

    asyncio.run(work())
    return 0


async def show(store: Store, asked: Any, voice: Voice) -> None:
    """Prints tables and who is shut out."""
    from ludogare.server import admin

    found = await admin.tables(store, asked.most, asked.status, asked.owner)
    for table in found:
        print(line_of(table, voice))
    for how, owners in (await admin.all_shut(store)).items():
        for owner in owners:
            print(voice(SHUT[how], owner=owner))


def line_of(table: Listed, voice: Voice) -> str:
    """A table on one line."""
    at = datetime.fromtimestamp(table.changed / 1000).strftime("%Y-%m-%d %H:%M")
    names = voice.all([seat.name for seat in table.standing.seats])
    owner = table.setup.owner or "-"
    status = voice(STATUSES[table.standing.status])
    return f"{table.setup.id}  {at}  {owner}  {status}  {table.setup.game}  {names}"


async def close(store: Store, asked: Any, voice: Voice) -> None:
    """Closes tables."""
    from ludogare.server import admin

    for table in asked.tables:
        said = "admin-closed" if await admin.close(store, table) else "admin-over-already"
        print(voice(said, table=table))


async def delete(store: Store, asked: Any, voice: Voice) -> None:
    """Deletes tables."""
    from ludogare.server import admin

    for table in asked.tables:
        await admin.delete(store, table)
        print(voice("admin-deleted", table=table))


async def shut(store: Store, asked: Any, voice: Voice) -> None:
    """Mutes or blocks."""
    from ludogare.server import admin

    for client in asked.clients:
        owner = await admin.shut(store, asked.asked, client)
        print(voice(SHUT[asked.asked], owner=owner))


async def pardon(store: Store, asked: Any, voice: Voice) -> None:
    """Undoes it."""
    from ludogare.server import admin

    for client in asked.clients:
        print(voice("admin-pardoned", owner=await admin.pardon(store, client)))


DO: dict[str, Callable[..., Awaitable[None]]] = {
    "list": show,
    "close": close,
    "delete": delete,
    "mute": shut,
    "block": shut,
    "pardon": pardon,
}
