"""Tables that an older server wrote down still open, to the same position.

`kept/tables.sql` is the database of a server from before plies carried their positions: a
table with people coming and going, one played to its end, one that waits. `kept/tables.json`
says what that server made of them.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path

import msgspec
import pytest

from ludogare.core.match.record import digest
from ludogare.games import find
from ludogare.server.show.snapshots import Snapshots
from ludogare.server.store.sqlite import SqliteStore
from ludogare.server.store.store import TableSetup
from ludogare.server.table.state import TableState
from server.clients import run, serving

KEPT = Path(__file__).parent / "kept"
EXPECTED = json.loads((KEPT / "tables.json").read_text("utf-8"))
AGES = 100_000
"""Days: longer than these tables have been lying there."""


@pytest.fixture
def store(tmp_path):
    """A store with the old tables, as of the rules in force here."""
    place = tmp_path / "tables.sqlite3"
    with sqlite3.connect(place) as database:
        database.executescript((KEPT / "tables.sql").read_text("utf-8"))
        for table, body in database.execute("select id, body from tables").fetchall():
            setup = msgspec.json.decode(body, type=TableSetup)
            game = find(setup.game)
            rules = {"rules": game.version, "components": game.components.hash}
            body = msgspec.json.encode(msgspec.structs.replace(setup, **rules)).decode()
            database.execute("update tables set body = ?, due = null where id = ?", (body, table))
    database.close()
    return SqliteStore(place)


@pytest.mark.parametrize("table", EXPECTED)
def test_an_old_table_opens_where_it_stood(store, table):
    async def scenario():
        await store.open(None)
        setup, rows = await store.find(table), await store.rows(table)
        await store.close()
        return setup, rows

    setup, rows = asyncio.run(scenario())
    state, was = TableState(setup), EXPECTED[table]
    state.apply_all(rows)
    assert sorted({row.kind for row in rows}) == was["kinds"]
    for name in ("status", "seq", "board", "asked", "asked_at", "take_backs", "next"):
        assert getattr(state, name) == was[name], name
    seats = [[s.name, s.kind, s.bot, s.sat, s.left, s.resigned] for s in state.seats]
    assert seats == was["seats"]
    assert len(state.requests) == was["requests"]
    assert [line.text for line in state.chat] == was["chat"]
    assert (len(state.match.plies) if state.match else None) == was["plies"]
    assert (digest(state.match.state) if state.match else None) == was["state"]
    stories = Snapshots(state).stories
    for viewer, told in was["story"].items():
        assert [entry.seq for entry in stories.since(int(viewer), 0, "en")] == told


def test_an_old_table_is_shown_and_goes_on(store, tmp_path):
    (table,) = [name for name, was in EXPECTED.items() if was["status"] == "running"]

    async def scenario():
        async with serving(tmp_path, store=store, pace=10**6, forsaken=AGES) as web:
            async with web.guest(table) as onlooker:
                assert onlooker.now["ply"] == EXPECTED[table]["plies"]
                assert onlooker.now["seq"] == EXPECTED[table]["seq"]
            for ply in (0, 1, EXPECTED[table]["plies"]):
                again = await web.get(f"/api/tables/{table}/replay", ply=ply)
                assert again.json()["ply"] == ply
            board = await web.get(f"/api/tables/{table}/board.svg", seq=EXPECTED[table]["seq"] // 2)
            assert board.status_code == 200

    run(scenario())
