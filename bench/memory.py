"""How much memory tables keep that are looked at in turn.

    python bench/memory.py                  # 20,000 tables, each with half a match behind it
    python bench/memory.py --tables 2000

Somebody looks at every table once: what anybody may know, the board, and the first snapshot.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import websockets
from table import memory, start

from ludogare.core.match.dealer import Committed
from ludogare.server.protocol import NewSeat, NewTable, SeatInfo
from ludogare.server.store.store import Row, TableSetup
from ludogare.server.table import commands
from ludogare.server.table.clock import now
from ludogare.server.table.keys import new_id
from ludogare.server.table.setup import checked_table
from ludogare.server.table.state import DEFAULTS, TableState

VISITORS = 8
"""How many look at the same time."""


def played(game: str, plies: int) -> tuple[TableSetup, list[Row]]:
    """A table at which two people have played so much, and its events."""
    setup, _ = checked_table(NewTable(game, [NewSeat("me"), NewSeat("link")]), DEFAULTS)
    state, rows, dice = TableState(setup), list[Row](), random.Random(1)

    def add(drafts: list[commands.Draft]) -> None:
        for draft in drafts:
            rows.append(Row(state.seq + 1, now(), draft.kind, draft.seat, draft.body))
            state.apply(rows[-1], draft.step)

    for seat in range(2):
        add(commands.sit(state, seat, f"Player {seat}", Committed.new_nonce()))
    while state.status == "running" and len(state.playing.plies) < plies:
        seat = state.awaited[0]
        add(commands.act(state, seat, dice.choice(state.playing.legal_for(seat)).number))
    return setup, rows


def fill(file: Path, tables: int, game: str, plies: int) -> list[str]:
    """Stores so many copies of a table; their ids."""
    setup, rows = played(game, plies)
    names = [new_id() for _ in range(tables)]
    seats = msgspec.json.encode([SeatInfo(i, f"Player {i}", "person", True) for i in range(2)])

    def bodies() -> Iterator[tuple[object, ...]]:
        for name in names:
            body = msgspec.json.encode(msgspec.structs.replace(setup, id=name)).decode()
            yield name, body, 0, "running", None, seats.decode(), now()

    with sqlite3.connect(file) as base:
        base.executemany(
            "insert into tables (id, body, listed, status, due, seats, changed) "
            "values (?, ?, ?, ?, ?, ?, ?)",
            bodies(),
        )
        base.executemany(
            "insert into events values (?, ?, ?, ?, ?, ?, ?)",
            ((n, r.seq, r.at, r.kind, r.seat, r.body, None) for n in names for r in rows),
        )
    return names


async def look(address: str, names: list[str], pid: int) -> None:
    """Looks at every table once, and says what the server needs."""
    print(f"{'tables':>8} {'MiB':>8} {'seconds':>8}", flush=True)
    began, left = time.perf_counter(), iter(enumerate(names))

    async def visitor(http: httpx.AsyncClient) -> None:
        for number, name in left:
            if number % max(1, len(names) // 10) == 0:
                said(number, pid, began)
            await visit(http, address, name)

    pool = httpx.Limits(keepalive_expiry=1)
    async with httpx.AsyncClient(base_url=address, timeout=60, limits=pool) as http:
        await asyncio.gather(*(visitor(http) for _ in range(VISITORS)))
    said(len(names), pid, began)


async def visit(http: httpx.AsyncClient, address: str, name: str) -> None:
    """Looks at one table."""
    (await http.get(f"/api/tables/{name}")).raise_for_status()
    (await http.get(f"/api/tables/{name}/board.svg")).raise_for_status()
    url = f"{address.replace('http', 'ws')}api/tables/{name}/live"
    async with websockets.connect(url, open_timeout=60, close_timeout=0.1) as socket:
        await socket.send(json.dumps({"hello": {}}))
        assert "players" in json.loads(await socket.recv())


def said(number: int, pid: int, began: float) -> None:
    """A line of the table."""
    print(f"{number:8} {memory(pid) / 2**20:8.1f} {time.perf_counter() - began:8.1f}", flush=True)


def main() -> None:
    """Fills a store, starts a server over it, and looks."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20_000)
    parser.add_argument("--plies", type=int, default=60)
    parser.add_argument("--game", default="cape_to_cairo")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server, _, _ = start(Path(folder), None)
        server.terminate()
        server.wait(10)
        file = Path(folder) / "tables.sqlite3"
        names = fill(file, given.tables, given.game, given.plies)
        server, address, _ = start(Path(folder), None)
        try:
            asyncio.run(look(address, names, server.pid))
        finally:
            server.kill()


if __name__ == "__main__":
    main()
