"""Too much at once, or too slow: whoever does so waits, and nobody else."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from server.clients import ROOMY, WAIT, Guest, run, serving, shown


def test_nothing_is_done_before_hello(tmp_path):
    limits = replace(ROOMY, greeting=0.3)

    async def scenario():
        async with serving(tmp_path, limits=limits) as web:
            table, keys = await web.seated(seats="ml")
            async with web.live(table, additional_headers=shown(keys[0])) as socket:
                guest = Guest(socket, 0)
                told = await guest.ask(action="bid 3")
                assert told["error"] == "Send a “hello” message first."
                with pytest.raises(ConnectionClosed):
                    await guest.receive()

    run(scenario())


def test_haste_is_refused_and_in_the_end_cut_off(tmp_path):
    limits = replace(ROOMY, rate=20.0, burst=30.0, abuses=20)

    async def scenario():
        async with serving(tmp_path, limits=limits) as web:
            table, keys = await web.seated(seats="ml")
            async with web.guest(table, 0, keys[0]) as ada, web.guest(table, 1, keys[1]) as ben:
                for _ in range(80):
                    await ada.send({"ping": 1})
                with pytest.raises(ConnectionClosed):
                    await ada.hear_out()
                assert sum("Too many requests" in text for text in ada.raw) == 20
                await ben.done(action="bid 3")

    run(scenario())


def test_one_address_cannot_make_tables_without_end(tmp_path):
    limits = replace(ROOMY, posts=0.001, post_burst=3.0)
    body = {"game": "cape_to_cairo", "seats": [{"kind": "me"}, {"kind": "link"}]}

    async def scenario():
        async with serving(tmp_path, limits=limits) as web:
            for address, granted in (("10.1.2.3", 3), ("10.1.2.4", 3), ("127.0.0.1", 9)):
                came = {"X-Forwarded-For": address}
                answers = [await web.post("/api/tables", body, **came) for _ in range(9)]
                assert [a.status_code for a in answers] == [201] * granted + [429] * (9 - granted)
            assert "Too many requests" in (await web.post("/api/tables", body, **{
                "X-Forwarded-For": "10.1.2.3"})).json()["error"]  # fmt: skip

    run(scenario())


def test_opening_sockets_counts_as_haste(tmp_path):
    limits = replace(ROOMY, gets=0.001, get_burst=3.0)

    async def scenario():
        async with serving(tmp_path, limits=limits) as web:
            table, _ = await web.make(seats="ml")
            came = {"X-Forwarded-For": "10.1.2.3"}
            for _ in range(3):
                async with web.live(table, additional_headers=came) as socket:
                    await Guest(socket, None).hello()
            with pytest.raises(InvalidStatus) as refused:
                await web.live(table, additional_headers=came)
            assert refused.value.response.status_code == 429
            assert "Too many requests" in json.loads(refused.value.response.body)["error"]
            async with web.guest(table):
                pass

    run(scenario())


def test_too_many_connections(tmp_path):
    limits = replace(ROOMY, connections_held=3, connections_watching=2)

    async def scenario():
        async with serving(tmp_path, limits=limits) as web:
            table, keys = await web.seated(seats="ml")
            sockets = []
            for headers, most in ((shown(keys[0]), 3), ({}, 2)):
                for _ in range(most):
                    sockets.append(await web.live(table, additional_headers=headers))
                with pytest.raises(InvalidStatus) as refused:
                    await web.live(table, additional_headers=headers)
                assert refused.value.response.status_code == 429
            await sockets.pop(0).close()
            await asyncio.sleep(0.1)
            async with web.guest(table, 0, keys[0]) as ada:
                await ada.done(action="bid 3")
            for socket in sockets:
                await socket.close()

    run(scenario())


def test_a_slow_reader_holds_up_nobody(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.seated(seats="ml")
            slow = await web.live(table, max_queue=1)
            await slow.send(json.dumps({"hello": {"after": 0, "seat": None}}))
            async with web.guest(table, 0, keys[0]) as ada:
                for number in range(200):
                    await ada.done(chat=f"{number} " + "x" * 480)
                assert len(ada.chat) == 200
            slow.transport.abort()

    run(scenario())


def test_who_takes_nothing_is_cut_off(tmp_path):
    limits = replace(ROOMY, sending=0.5)

    async def scenario():
        async with serving(tmp_path, limits=limits) as web:
            table, keys = await web.seated(seats="ml")
            async with web.guest(table, 0, keys[0]) as ada:
                for number in range(60):
                    await ada.done(chat=f"{number} " + "x" * 480)
                slow = await web.live(table)
                slow.transport.pause_reading()
                here = web.registry.tables[table].waiting
                async with asyncio.timeout(WAIT):
                    while len(here) > 1:  # each hello asks for all that was said
                        await slow.send(json.dumps({"hello": {"after": 0, "seat": None}}))
                        await asyncio.sleep(0.001)
                await ada.done(chat="still here")
            slow.transport.abort()

    run(scenario())
