"""Tables in memory and in the store: what leaves comes back, what fails changes nothing."""

from __future__ import annotations

import asyncio
import gc
import json
import sqlite3

import pytest
from starlette.websockets import WebSocket
from websockets.exceptions import InvalidStatus

from ludogare.server.table import table as table_module
from ludogare.server.table.table import Table
from server.clients import run, serving


def test_a_store_that_fails_changes_nothing(tmp_path, monkeypatch):
    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.seated(seats="ml")
            async with web.guest(table, 0, keys[0]) as ada:
                seq = ada.now["seq"]

                def full(*job):
                    raise sqlite3.OperationalError("disk is full")

                with monkeypatch.context() as broken:
                    broken.setattr(web.registry.store, "_write", full)
                    told = await ada.ask("x", action="bid 3")
                    assert told["error"].startswith("Saving failed")
                    assert told["seq"] == seq
                    made = await web.post(
                        "/api/tables",
                        {"game": "cape_to_cairo", "seats": [{"kind": "me"}, {"kind": "link"}]},
                    )
                    assert made.status_code == 503
                assert await ada.ask("x", action="bid 3") == {"id": "x", "seq": seq + 1}

    run(scenario())


def test_a_table_that_is_begun_while_it_is_fetched_is_one(tmp_path, monkeypatch):
    """Somebody looks for tables where a bot is due just after a new one was written."""

    async def scenario():
        async with serving(tmp_path) as web:
            name, _ = await web.seated(seats="ml")
            begun = web.registry.tables.pop(name)
            rows, reading, go_on = web.registry.store.rows, asyncio.Event(), asyncio.Event()

            async def slowly(table):
                found = await rows(table)
                reading.set()
                await go_on.wait()
                return found

            monkeypatch.setattr(web.registry.store, "rows", slowly)
            fetched = asyncio.create_task(web.registry.table(name))
            await reading.wait()
            web.registry.tables[name] = begun
            go_on.set()
            assert await fetched is begun
            assert web.registry._begin(begun.state) is begun

    run(scenario())


def test_a_store_that_cannot_be_read_is_said_to_who_comes(tmp_path, monkeypatch, caplog):
    async def scenario():
        async with serving(tmp_path) as web:

            async def broken(name):
                raise sqlite3.OperationalError("disk is gone")

            monkeypatch.setattr(web.registry.store, "find", broken)
            with pytest.raises(InvalidStatus) as refused:
                await web.live("x" * 22)
            assert refused.value.response.status_code == 500
            told = json.loads(refused.value.response.body)["error"]
            assert told == "Something went wrong on the server. Nothing changed."

    run(scenario())
    assert "disk is gone" in caplog.text


def test_who_takes_a_seat_slowly_is_seen_by_all(tmp_path):
    async def scenario():
        async with serving(tmp_path, kept=1) as web:
            table, keys = await web.make(seats="ml")
            go = asyncio.Event()

            async def slowly():
                yield b"{"
                await go.wait()
                yield f'"key": "{keys[1]}"}}'.encode()

            sitting = asyncio.create_task(
                web.http.post(
                    f"/api/tables/{table}/sit",
                    content=slowly(),
                    headers={"Content-Type": "application/json"},
                )
            )
            await asyncio.sleep(0.1)
            await web.make(seats="ml")
            assert table not in web.registry.tables
            async with web.guest(table) as watcher:
                go.set()
                assert (await sitting).json() == {"seat": 1}
                async with asyncio.timeout(5):
                    await watcher.until(lambda now: now["status"] == "running")

    run(scenario())


def test_a_table_stays_while_a_socket_opens(tmp_path, monkeypatch):
    waiting, accept = [], WebSocket.accept

    async def scenario():
        async with serving(tmp_path) as web:
            table, _ = await web.make(seats="ml")

            async def noted(socket):
                waiting.append(web.registry.tables[table].busy)
                await accept(socket)

            monkeypatch.setattr(WebSocket, "accept", noted)
            async with web.guest(table):
                assert waiting == [True]

    run(scenario())


def test_a_table_that_left_memory_as_it_came_is_read_again(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.seated(seats="ml")
            registry, loads = web.registry, 0
            registry._forget(table)
            load = registry._load

            async def lost(name, client):
                nonlocal loads
                loads += 1
                found = await load(name, client)
                if loads == 1:
                    registry._forget(name)
                return found

            registry._load = lost
            assert await registry.table(table) is registry.tables[table]
            assert loads == 2
            async with web.guest(table, 0, keys[0]) as ada:
                await ada.done(action="bid 3")

    run(scenario())


def alive():
    """The tables that this process has in memory."""
    return [thing for thing in gc.get_objects() if type(thing) is Table]


def test_what_leaves_memory_is_gone_at_once(tmp_path):
    """Nothing that goes in circles keeps a table until garbage is collected."""

    async def scenario():
        async with serving(tmp_path, kept=3) as web:
            made = [await web.seated(seats="ml") for _ in range(12)]
            gc.collect()
            gc.disable()
            for table, keys in made:
                await web.get(f"/api/tables/{table}")
                await web.get(f"/api/tables/{table}/board.svg")
                async with web.guest(table, 0, keys[0]) as ada:
                    await ada.done(action="bid 3")
                    await ada.done(chat="hello")
            async with asyncio.timeout(10):
                while any(table.waiting for table in web.registry.tables.values()):
                    await asyncio.sleep(0.01)
            await web.make(seats="ml")
            await asyncio.sleep(0.5)  # who came and went was told
            assert len(web.registry.tables) == 3
            assert len([table for table in alive() if table.registry is web.registry]) == 3

    try:
        run(scenario())
    finally:
        gc.enable()


def test_tables_that_are_busy_keep_no_others_in_memory(tmp_path):
    async def scenario():
        async with serving(tmp_path, kept=3) as web:
            made = [await web.seated(seats="ml") for _ in range(3)]
            async with web.guest(made[0][0]), web.guest(made[1][0]):
                for _ in range(5):
                    last, _ = await web.seated(seats="ml")
                assert set(web.registry.tables) == {made[0][0], made[1][0], last}

    run(scenario())


def test_tables_that_nobody_looks_at_leave_memory_and_come_back(tmp_path):
    async def scenario():
        async with serving(tmp_path, kept=3) as web:
            made = [await web.seated(seats="ml") for _ in range(6)]
            assert len(web.registry.tables) <= 4
            for table, keys in made:
                async with web.guest(table, 0, keys[0]) as ada:
                    await ada.done(action="bid 3")
            for table, keys in made:
                async with web.guest(table, 0, keys[0]) as ada:
                    assert not ada.now["players"][0]["awaited"]

    run(scenario())


def test_what_was_told_is_forgotten_when_all_have_gone(tmp_path, monkeypatch):
    monkeypatch.setattr(table_module, "FORGETTING", 0.05)

    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.seated(seats="ml")
            async with web.guest(table, 0, keys[0]) as ada:
                await ada.done(action="bid 3")
                live = await web.registry.table(table)
                assert live.screen.stories._of
            async with asyncio.timeout(5):
                while live.screen.stories._of:
                    await asyncio.sleep(0.01)
            async with web.guest(table, 0, keys[0]) as again:
                assert again.story == ada.story
            async with web.guest(table, 0, keys[0], after=ada.now["seq"]) as again:
                assert again.story == []

    run(scenario())
