"""Whole matches over the live socket, for every game."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack

import pytest

import ludogare
from ludogare.core.match.verified import verify
from ludogare.games import GAMES, find
from server.clients import run, serving


def seats_of(name):
    game = find(name)
    return sorted({game.seats[0], game.seats[-1]})


@pytest.mark.parametrize(("name", "seats"), [(n, s) for n in GAMES for s in seats_of(n)])
def test_a_whole_match_by_links(name, seats, tmp_path):
    async def scenario():
        dice = random.Random(f"{name} {seats}")
        async with serving(tmp_path) as web, AsyncExitStack() as open_:
            table, keys = await web.seated(name, "m" + "l" * (seats - 1))
            people = [
                await open_.enter_async_context(web.guest(table, seat, keys[seat]))
                for seat in range(seats)
            ]
            watcher = await open_.enter_async_context(web.guest(table))
            watching = asyncio.create_task(watcher.until(lambda now: now["status"] == "over"))
            played = await asyncio.gather(*(p.play_out(dice) for p in people))
            await watching
            check_the_end(people, watcher)
            record = (await web.get(f"/api/tables/{table}/record")).text
            match = ludogare.read(record)
            assert verify(match) == "fair"
            acted = [str(p) for actions in played for _, p in actions]
            told = [line.split(" ", 1) for line in record.split("\n") if line[:1].isdecimal()]
            assert sorted(acted) == sorted(action for _, action in told)
            info = (await web.get(f"/api/tables/{table}")).json()
            assert info["status"] == "over"
            assert info["fairness"]["secret"] in record

    run(scenario())


def check_the_end(people, watcher):
    for guest in (*people, watcher):
        now = guest.now
        assert now["over"]["winners"] == [p["seat"] for p in now["players"] if p.get("winner")]
        assert now["actions"] == []
        assert now["over"]["sheet"]["rows"]
        numbers = [entry["seq"] for entry in guest.story]
        assert numbers == sorted(set(numbers)), "every event is told once, in order"
    assert {g.now["seq"] for g in people} == {watcher.now["seq"]}
    assert not watcher.now["undo"]


@pytest.mark.parametrize("name", GAMES)
def test_alone_against_bots(name, tmp_path):
    async def scenario():
        seats = find(name).seats[-1]
        async with serving(tmp_path) as web:
            table, keys = await web.seated(name, "m" + "b" * (seats - 1))
            async with web.guest(table, 0, keys[0], language="fr") as me:
                await me.play_out(random.Random(name))
                assert me.now["over"]["ending"]
            record = (await web.get(f"/api/tables/{table}/record")).text
            assert verify(ludogare.read(record)) == "fair"

    run(scenario())


def test_everybody_bids_at_the_same_time(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web, AsyncExitStack() as open_:
            table, keys = await web.seated(seats="mlll")
            people = [
                await open_.enter_async_context(web.guest(table, seat, keys[seat]))
                for seat in range(4)
            ]
            seq = people[0].now["seq"]
            for guest in people:
                assert [p["awaited"] for p in guest.now["players"]] == [True] * 4
                guest.now["seq"] = seq
            answers = await asyncio.gather(*(g.ask(action=f"bid {10 + g.seat}") for g in people))
            assert sorted(a["seq"] for a in answers) == [seq + i for i in range(1, 5)]

    run(scenario())


def test_one_device_for_all(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.make(seats="mdd")
            cookie = f"ludogare-{table}={'.'.join(keys[i] for i in range(3))}"
            info = await web.http.get(f"/api/tables/{table}", headers={"Cookie": cookie})
            assert info.json()["held"] == [0, 1, 2]
            assert info.json()["device"]
            async with web.live(table, additional_headers={"Cookie": cookie}) as socket:
                from server.clients import Guest

                for seat in range(3):
                    guest = Guest(socket, seat)
                    await guest.hello()
                    assert guest.now["secret"], "a bid is chosen in secret"
                    await guest.done(action=f"bid {seat + 1}")
                assert guest.now["players"][2]["awaited"]

    run(scenario())


def test_a_listed_table_takes_whoever_comes(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.make(seats="ml", listed=True)
            (face,) = (await web.get("/api/tables")).json()
            assert (face["table"], face["status"]) == (table, "waiting")
            sat = await web.post(f"/api/tables/{table}/sit", {"name": "Zoë"})
            assert sat.json() == {"seat": 1}
            web.http.cookies.clear()
            again = await web.post(f"/api/tables/{table}/sit", {"name": "Yan"})
            assert again.status_code == 409
            old = await web.post(f"/api/tables/{table}/sit", {"key": keys[1]})
            assert old.status_code == 403, "the link’s key was replaced"
            (face,) = (await web.get("/api/tables")).json()
            assert [s["name"] for s in face["seats"]] == ["Player 1", "Zoë"]

    run(scenario())
