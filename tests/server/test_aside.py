"""A table that cannot be read is set aside: no other one waits for it."""

from __future__ import annotations

import json
import sqlite3

import pytest
from websockets.exceptions import InvalidStatus

from server.clients import run, serving

BROKEN = "This table cannot be read: something is wrong with what was saved of it."


@pytest.mark.parametrize(
    "damage",
    [
        "update events set body = 'bid 999' where seq = 3 and \"table\" = ?",
        'delete from events where seq = 2 and "table" = ?',
        "update events set body = '{' where kind = 'begin' and \"table\" = ?",
        "update tables set body = '{' where id = ?",
    ],
)
def test_a_table_that_cannot_be_replayed_stops_no_other(damage, tmp_path, caplog):
    async def scenario():
        async with serving(tmp_path) as web:
            bad, _ = await web.seated(seats="ml", listed=True)
            good, keys = await web.seated(seats="ml", listed=True, clock=5)
        with sqlite3.connect(tmp_path / "tables.sqlite3") as file:
            file.execute(damage, (bad,))
            file.execute("update tables set due = 1 where id = ?", (bad,))
            file.execute("update tables set due = 2 where id = ?", (good,))
        async with serving(tmp_path) as web:
            told = await web.get(f"/api/tables/{bad}")
            assert (told.status_code, told.json()["error"]) == (409, BROKEN)
            with pytest.raises(InvalidStatus) as refused:
                await web.live(bad)
            assert json.loads(refused.value.response.body)["error"] == BROKEN
            listed = (await web.get("/api/tables")).json()
            assert good in [face["table"] for face in listed]
            sweep = web.registry.sweep
            await sweep.overdue()
            assert good in web.registry.tables
            for _ in range(3):
                await sweep.overdue()
            async with web.guest(good, 0, keys[0]) as ada:
                await ada.done(action="bid 3")
        assert caplog.text.count("is set aside") == 1
        assert bad in caplog.text

    run(scenario())


def test_overdue_tables_are_all_looked_at_however_many_wait(tmp_path, monkeypatch):
    async def scenario():
        async with serving(tmp_path) as web:
            made = [(await web.seated(seats="ml", clock=5))[0] for _ in range(5)]
        with sqlite3.connect(tmp_path / "tables.sqlite3") as file:
            file.execute("update tables set due = 1")
        monkeypatch.setattr("ludogare.server.table.sweep.AT_ONCE", 2)
        async with serving(tmp_path) as web:
            await web.registry.sweep.overdue()
            assert set(web.registry.tables) == set(made)

    run(scenario())
