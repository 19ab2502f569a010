"""A table of other rules is shown as such, and never replayed wrongly."""

from __future__ import annotations

import json
import sqlite3

from server.clients import run, serving


def test_a_table_of_other_rules(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.seated(seats="mbl", listed=True)
            async with web.guest(table, 0, keys[0]) as ada:
                await ada.done(action="bid 3")
                await ada.done(chat="hello")
        with sqlite3.connect(tmp_path / "tables.sqlite3") as file:
            body = json.loads(file.execute("select body from tables").fetchone()[0])
            body["rules"] = 0
            file.execute("update tables set body = ?, due = 1", (json.dumps(body),))
        async with serving(tmp_path) as web:
            info = (await web.get(f"/api/tables/{table}", keys[0])).json()
            assert info["rules"] == {
                "version": 0,
                "components": body["components"],
                "current": False,
            }
            assert info["held"] == [0]
            async with web.guest(table, 0, keys[0]) as ada:
                assert ada.now["prompt"].startswith("This table was played with other rules")
                assert ada.now["actions"] == []
                assert ada.now["board"] is None
                assert [c["text"] for c in ada.chat] == ["hello"]
                for asked in ({"action": "bid 3"}, {"undo": True}, {"resign": True}):
                    assert "other rules" in (await ada.ask(**asked))["error"]
                await ada.done(chat="still here")
            for path in ("board.svg", "replay", "record"):
                answer = await web.get(f"/api/tables/{table}/{path}", keys[0])
                assert answer.status_code == 409
                assert "other rules" in answer.json()["error"]
            faces = (await web.get("/api/tables")).json()
            assert [face["table"] for face in faces] == [table]

    run(scenario())


def test_other_components_are_other_rules(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            table, _ = await web.seated(seats="ml")
        with sqlite3.connect(tmp_path / "tables.sqlite3") as file:
            body = json.loads(file.execute("select body from tables").fetchone()[0])
            body["components"] = "0123456789ab"
            file.execute("update tables set body = ?", (json.dumps(body),))
        async with serving(tmp_path) as web:
            info = (await web.get(f"/api/tables/{table}")).json()
            assert not info["rules"]["current"]
            body["game"] = "no_longer_here"
        with sqlite3.connect(tmp_path / "tables.sqlite3") as file:
            file.execute("update tables set body = ?", (json.dumps(body),))
        async with serving(tmp_path) as web:
            info = (await web.get(f"/api/tables/{table}")).json()
            assert info["title"] == "no_longer_here"
            assert not info["rules"]["current"]

    run(scenario())


def test_a_table_made_before_an_option_was_added_goes_on(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.seated(game="channel_tunnel", seats="ml")
            async with web.guest(table, 0, keys[0]) as ada:
                prompt = ada.now["prompt"]
        with sqlite3.connect(tmp_path / "tables.sqlite3") as file:
            body = json.loads(file.execute("select body from tables").fetchone()[0])
            assert body["options"].pop("chain_window") == "whole_turn"
            file.execute("update tables set body = ?", (json.dumps(body),))
        async with serving(tmp_path) as web:
            info = (await web.get(f"/api/tables/{table}")).json()
            assert info["options"]["chain_window"] == "whole_turn"
            async with web.guest(table, 0, keys[0]) as ada:
                assert ada.now["prompt"] == prompt
                await ada.done(action=ada.now["actions"][0]["text"])

    run(scenario())
