"""What a host can do: list, close and delete tables, mute and block; and what is kept how long."""

from __future__ import annotations

import asyncio
import sqlite3

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ludogare.cli import main
from ludogare.server.arguments import keep_given
from ludogare.server.errors import Unusable
from ludogare.server.store.store import Standing
from server.clients import Guest, run, serving, shown
from server.test_store import Ear, new_table, row

BODY = {"game": "cape_to_cairo", "seats": [{"kind": "me"}, {"kind": "link"}]}
ONE = {"X-Forwarded-For": "203.0.113.7"}


async def admin(folder, *arguments, language="en"):
    """`ludogare admin`, beside the server."""
    asked = ["--language", language, "admin", "--data", str(folder), *arguments]
    return await asyncio.to_thread(main, asked)


def test_a_host_lists_tables(tmp_path, capsys):
    async def scenario():
        async with serving(tmp_path) as web:
            waiting = (await web.post("/api/tables", BODY, **ONE)).json()["table"]
            running, _ = await web.seated(seats="ml")
            assert await admin(tmp_path, "list") == 0
            lines = capsys.readouterr().out.splitlines()
            assert [line.split()[0] for line in lines] == [running, waiting]
            owner = web.registry.owner("203.0.113.7")
            assert owner in lines[1]
            assert "203.0.113.7" not in lines[1]
            assert await admin(tmp_path, "list", "--owner", owner, language="fr") == 0
            (line,) = capsys.readouterr().out.splitlines()
            assert waiting in line
            assert "en attente" in line
            assert await admin(tmp_path, "list", "--status", "over") == 0
            assert capsys.readouterr().out == ""
        assert await admin(tmp_path / "nowhere", "list") == 2
        assert "there is no such file" in capsys.readouterr().err

    run(scenario())


def test_a_host_closes_tables(tmp_path, capsys):
    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.seated(seats="ml")
            waiting, _ = await web.make(seats="ml")
            async with web.guest(table, 0, keys[0]) as ada:
                await ada.done(action="bid 3")
                await web.registry.upkeep.look()
                assert await admin(tmp_path, "close", table, waiting) == 0
                await web.registry.upkeep.look()
                with pytest.raises(ConnectionClosed):
                    await ada.hear_out()
            async with web.guest(table, 0, keys[0]) as ada:
                assert ada.now["status"] == "over"
                told = [line for entry in ada.story for line in entry["lines"]]
                assert told[-1] == "The host has closed this table."
            assert (await web.get(f"/api/tables/{waiting}")).json()["status"] == "over"
            assert await admin(tmp_path, "close", table) == 0
            assert "Already over" in capsys.readouterr().out
            assert await admin(tmp_path, "close", "nothing") == 2
            assert "there is no table nothing" in capsys.readouterr().err

    run(scenario())


def test_a_host_deletes_tables(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.seated(seats="ml")
            async with web.guest(table, 0, keys[0]) as ada:
                await web.registry.upkeep.look()
                assert await admin(tmp_path, "delete", "--", table) == 0
                await ada.ask(chat="am I still here?")
                await web.registry.upkeep.look()
                with pytest.raises(ConnectionClosed):
                    await ada.hear_out()
            assert (await web.get(f"/api/tables/{table}")).status_code == 404
            assert await web.registry.store.rows(table) == []

    run(scenario())


def test_a_host_mutes_and_blocks(tmp_path, capsys):
    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.seated(seats="ml")
            headers = {**ONE, **shown(keys[0])}
            async with web.live(table, additional_headers=headers) as socket:
                ada = Guest(socket, 0)
                await ada.hello()
                await ada.done(chat="hello")
                assert await admin(tmp_path, "mute", "203.0.113.7") == 0
                await web.registry.upkeep.look()
                told = await ada.ask(chat="hello again")
                assert told["error"] == "You have been muted on this server."
                await ada.done(action="bid 3")
                owner = web.registry.owner("203.0.113.7")
                async with web.guest(table, 1, keys[1]) as ben:
                    assert await admin(tmp_path, "block", owner) == 0
                    await web.registry.upkeep.look()
                    with pytest.raises(ConnectionClosed):
                        await ada.ask(chat="I am still here")
                    await ben.done(chat="We are not")
            assert (await web.post("/api/tables", BODY, **ONE)).status_code == 403
            assert (await web.post("/api/tables", BODY)).status_code == 201
            with pytest.raises(InvalidStatus) as refused:
                await web.live(table, additional_headers=headers)
            assert refused.value.response.status_code == 403
            assert await admin(tmp_path, "list") == 0
            assert capsys.readouterr().out.splitlines()[-2:] == [
                f"Muted: {owner}",
                f"Blocked: {owner}",
            ]
            assert await admin(tmp_path, "pardon", "203.0.113.7") == 0
            await web.registry.upkeep.look()
            assert (await web.post("/api/tables", BODY, **ONE)).status_code == 201
            assert await admin(tmp_path, "block", "127.0.0.1") == 2

    run(scenario())


def test_tables_are_kept_as_long_as_agreed(tmp_path):
    async def scenario():
        keep = {"waiting": 1.0, "over": 2.0}
        async with serving(tmp_path, keep=keep) as web:
            waiting = [(await web.make(seats="ml"))[0] for _ in range(2)]
            running, _ = await web.seated(seats="ml")
            with sqlite3.connect(tmp_path / "tables.sqlite3") as file:
                file.execute("update tables set changed = 1 where id != ?", (waiting[1],))
            await web.registry.upkeep.prune()
            found = [s.id for s, _, _ in await web.registry.store.every("", "", 10)]
            assert set(found) == {waiting[1], running}
            assert await web.registry.store.rows(waiting[0]) == []
        assert keep_given(["over=365"]) == {"waiting": 7, "over": 365}
        for wrong in ("lost=3", "over=long", "over", "over=-1", "over=nan", "over=inf"):
            with pytest.raises(Unusable):
                keep_given([wrong])

    run(scenario())


def test_both_stores_delete_and_find_what_is_old(store):
    async def scenario():
        await store.open(Ear())
        old, new = new_table(owner="one"), new_table()
        stands = Standing("waiting", None, [])
        await store.make(old, [row(1, at=5)], stands)
        await store.make(new, [row(1, at=50)], stands)
        assert await store.old("waiting", 50, 10) == [old.id]
        assert await store.old("running", 50, 10) == []
        assert [s.id for s, _, _ in await store.every("waiting", "one", 10)] == [old.id]
        assert [at for _, _, at in await store.every("", "", 10)] == [50, 5]
        assert await store.erase(new.id, 0) == 1
        assert await store.erase(new.id, 0) == 0
        assert [r.body for r in await store.rows(new.id)] == [""]
        await store.delete(old.id)
        assert await store.find(old.id) is None
        assert await store.rows(old.id) == []
        await store.close()

    run(scenario())


def test_a_player_takes_along_and_deletes_what_is_their_own(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.seated(seats="ml")
            async with web.guest(table, 0, keys[0]) as ada, web.guest(table, 1, keys[1]) as ben:
                await ada.done(chat="from Ada")
                await ben.done(chat="from Ben")
                mine = (await web.get(f"/api/tables/{table}/export", keys[0])).json()
                assert [line["text"] for line in mine["chat"]] == ["from Ada", "from Ben"]
                assert mine["table"]["held"] == [0]
                assert mine["record"].startswith("ludogare record")
                assert (await web.get(f"/api/tables/{table}/export")).status_code == 403
                erased = await web.post(f"/api/tables/{table}/erase", {}, keys[0])
                assert erased.json() == {"table": False, "lines": 1}
                with pytest.raises(ConnectionClosed):
                    await ben.hear_out()
            async with web.guest(table, 1, keys[1]) as ben:
                assert [line["text"] for line in ben.chat] == ["from Ben"]
                await ben.done(action="bid 3")
            assert (await web.post(f"/api/tables/{table}/erase", {})).status_code == 403
            assert "alone" not in (await web.get(f"/api/tables/{table}", keys[0])).json()
            for seats in ("mb", "mdb", "ml"):  # for the link nobody has come yet
                alone, own = await web.make(seats=seats)
                assert "alone" not in (await web.get(f"/api/tables/{alone}")).json()
                held = ".".join(own[seat] for seat, kind in enumerate(seats) if kind in "md")
                cookie = {"Cookie": f"ludogare-{alone}={held}"}
                about = await web.http.get(f"/api/tables/{alone}", headers=cookie)
                assert about.json()["alone"]
                erased = await web.post(f"/api/tables/{alone}/erase", {}, **cookie)
                assert erased.json() == {"table": True, "lines": 0}
                assert (await web.get(f"/api/tables/{alone}")).status_code == 404

    run(scenario())
