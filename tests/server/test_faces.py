"""How tables stand, for the lists of the lobby: asked by their ids, without replaying them."""

from __future__ import annotations

import json
import random
import sqlite3

from ludogare.server.protocol import MAX_NAMED
from ludogare.server.table.keys import new_id
from server.clients import run, serving


async def faces(web, *tables):
    answer = await web.http.get("/api/faces", params=[("table", t) for t in tables])
    assert answer.status_code == 200, answer.text
    return answer.json()


def awaited(face):
    return [seat["awaited"] for seat in face["seats"]]


def test_faces_say_whose_turn_it_is(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            waits, _ = await web.make(seats="ml")
            runs, keys = await web.seated(seats="ml", clock=3600)
            found = await faces(web, runs, new_id(), waits, "nonsense")
            assert [face["table"] for face in found] == [runs, waits]
            assert awaited(found[0]) == [True, True]
            assert 3_500_000 < found[0]["left"] <= 3_600_000
            assert found[1]["status"] == "waiting"
            assert awaited(found[1]) == [False, False]
            assert "left" not in found[1]
            async with web.guest(runs, 0, keys[0]) as ada:
                await ada.done(action="bid 3")
            assert awaited((await faces(web, runs))[0]) == [False, True]

    run(scenario())


def test_a_finished_match_says_what_came_out(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.seated("steam_tunnel", "mb")
            async with web.guest(table, 0, keys[0]) as ada:
                await ada.play_out(random.Random(3))
                over = ada.now
            (face,) = await faces(web, table)
            assert face["status"] == "over"
            assert face["outcome"]["winners"] == over["over"]["winners"]
            assert face["outcome"]["points"] == [p["points"] for p in over["players"]]
            assert abs(face["outcome"]["at"] - face["made"]) < 120_000
            assert face["seats"][1]["bot"] == "random"

    run(scenario())


def test_a_table_of_an_older_server_is_looked_into(tmp_path):
    """Before, it was not written down who is awaited."""

    async def made():
        async with serving(tmp_path) as web:
            return (await web.seated(seats="ml"))[0]

    async def read(table):
        async with serving(tmp_path) as web:
            return (await faces(web, table))[0]

    found = []
    run(_collect(made, found))
    with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
        (seats,) = database.execute("select seats from tables").fetchone()
        old = [{k: v for k, v in s.items() if k != "awaited"} for s in json.loads(seats)]
        assert old != json.loads(seats)
        database.execute("update tables set seats = ?", (json.dumps(old),))
    database.close()
    run(_collect(lambda: read(found[0]), found))
    assert awaited(found[1]) == [True, True]


async def _collect(do, found):
    found.append(await do())


def test_not_too_many_at_once(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            query = [("table", new_id()) for _ in range(MAX_NAMED + 1)]
            answer = await web.http.get("/api/faces", params=query)
            assert answer.status_code == 400
            assert str(MAX_NAMED) in answer.json()["error"]

    run(scenario())


def test_faces_in_every_store(tmp_path, store):
    async def scenario():
        async with serving(tmp_path, store=store) as web:
            table, keys = await web.seated(seats="ml")
            async with web.guest(table, 0, keys[0]) as ada:
                await ada.done(resign=True)
            (face,) = await faces(web, table)
            assert face["outcome"]["winners"] == [1]

    run(scenario())
