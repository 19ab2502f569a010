"""Too much at once, or too slow: whoever does so waits, and nobody else."""

from __future__ import annotations

import asyncio
import json
import time
from dataclasses import replace

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ludogare.server.http.gate import Gate
from ludogare.server.limits import Limits
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


def test_the_tables_of_an_address_are_counted_besides(tmp_path):
    limits = replace(ROOMY, tables=0.0, table_burst=2.0)
    body = {"game": "cape_to_cairo", "seats": [{"kind": "me"}, {"kind": "link"}]}

    async def scenario():
        async with serving(tmp_path, limits=limits) as web:
            for address, granted in (("10.1.2.3", 2), ("10.1.2.4", 2), ("127.0.0.1", 4)):
                came = {"X-Forwarded-For": address}
                first = {**body, "id": f"{address:x<22}".replace(".", "-")}
                for again in range(3):  # the same table, which counts once
                    made = await web.post("/api/tables", first, **came)
                    assert made.status_code == 201, again
                answers = [await web.post("/api/tables", body, **came) for _ in range(3)]
                expected = [201] * (granted - 1) + [429] * (4 - granted)
                assert [answer.status_code for answer in answers] == expected

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


def test_one_address_has_so_many_files_of_the_page_and_no_more(tmp_path):
    limits = replace(ROOMY, files=0.001, file_burst=5.0)
    came, others = {"X-Forwarded-For": "10.1.2.3"}, {"X-Forwarded-For": "10.1.2.4"}

    async def scenario():
        async with serving(tmp_path, limits=limits) as web:

            async def status(path, where=came):
                return (await web.http.get(path, headers=where)).status_code

            paths = ["/", "/page/main.js", "/worker.js", "/t/abc", "/nowhere"]
            assert [await status(path) for path in paths] == [200, 200, 200, 200, 404]
            assert [await status(path) for path in paths] == [429] * 5
            assert [await status(path) for path in ("/api/games", "/api/tables")] == [200] * 2
            assert [await status(path, others) for path in paths] == [200, 200, 200, 200, 404]
            assert [await status("/", {}) for _ in range(9)] == [200] * 9

    run(scenario())


def test_a_class_of_a_hundred_opens_the_page_at_once():
    """A lesson, the richest page, is made of fewer than a hundred files."""
    files = Gate(replace(Limits(), files=0.0)).files  # nothing comes back meanwhile
    assert all(files.take("10.1.2.3") for _ in range(100 * 100))
    assert not files.take("10.1.2.3")


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


def test_an_address_has_so_many_messages_over_all_its_sockets(tmp_path):
    limits = replace(ROOMY, messages=0.0, message_burst=15.0)

    async def scenario():
        async with serving(tmp_path, limits=limits) as web:
            table, _ = await web.make(seats="ml")
            for address, granted in (("10.1.2.3", 3), ("10.1.2.4", 3), ("127.0.0.1", 9)):
                came = {"X-Forwarded-For": address}
                sockets = [await web.live(table, additional_headers=came) for _ in range(2)]
                guests = [Guest(socket, None) for socket in sockets]
                for guest in guests:
                    await guest.hello()
                await guests[0].hello()  # all that was told, again: as much as ten messages
                for number in range(9):
                    await guests[number % 2].send({"ping": number})
                answers = [await pong_or_refusal(guests[number % 2]) for number in range(9)]
                assert sum("pong" in answer for answer in answers) == granted
                for socket in sockets:
                    await socket.close()

    async def pong_or_refusal(guest):
        while "players" in (told := await guest.receive()):
            pass
        return told

    run(scenario())


EMPTY = b"\x80\0\0\0\0"
"""The rest of a frame without content."""
PING, BEGUN, MORE = b"\x89" + EMPTY, b"\x01" + EMPTY, b"\x00" + EMPTY


@pytest.mark.parametrize(("begun", "frame"), [(b"", PING), (BEGUN, MORE)])
def test_frames_that_are_no_messages_take_no_more_time_than_others(tmp_path, begun, frame):
    limits = replace(ROOMY, reading=0.0, reading_burst=0.02)

    async def scenario():
        async with serving(tmp_path, limits=limits) as web:
            table, keys = await web.seated(seats="ml")
            came = {"X-Forwarded-For": "10.1.2.3"}
            async with web.guest(table, 0, keys[0]) as ada:
                flood = await web.live(table, additional_headers=came)
                await Guest(flood, None).hello()
                cpu = time.thread_time()
                flood.transport.write(begun + 200_000 * frame)
                with pytest.raises(ConnectionClosed):
                    await Guest(flood, None).hear_out()
                await ada.done(chat="still here")
                assert time.thread_time() - cpu < 1
            flood.transport.abort()

    run(scenario())


def test_a_body_in_tiny_parts_takes_no_more_time_than_another(tmp_path):
    limits = replace(ROOMY, reading=0.0, reading_burst=0.02)
    head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"

    async def dribble(writer):
        for _ in range(100):
            writer.write(1000 * b"1\r\nx\r\n")
            await writer.drain()
            await asyncio.sleep(0.01)

    async def scenario():
        async with serving(tmp_path, limits=limits) as web:

            async def come(place):
                return await asyncio.open_connection("127.0.0.1", web.port, local_addr=(place, 0))

            _, writer = await come("127.0.0.2")
            writer.write(head)
            with pytest.raises(ConnectionError):
                await dribble(writer)
            for place, served in (("127.0.0.2", False), ("127.0.0.3", True)):
                reader, writer = await come(place)
                writer.write(b"GET /api HTTP/1.1\r\nHost: x\r\n\r\n")
                try:
                    told = await reader.read(12)
                except ConnectionError:
                    told = b""
                assert (told == b"HTTP/1.1 200") == served
                writer.close()

    run(scenario())


def test_who_does_not_take_an_answer_is_cut_off(tmp_path):
    limits = replace(ROOMY, sending=0.3)
    asked = b"GET /api HTTP/1.1\r\nHost: x\r\n\r\n"

    async def go_on(writer):
        while True:
            writer.write(asked)
            await writer.drain()
            await asyncio.sleep(0.05)

    async def scenario():
        async with serving(tmp_path, limits=limits) as web:
            size = len((await web.get("/api")).content)
            _, writer = await asyncio.open_connection("127.0.0.1", web.port, limit=1000)
            writer.write(30_000_000 // size * asked)
            with pytest.raises(ConnectionError):
                await asyncio.wait_for(go_on(writer), WAIT)

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
