"""The door: connections that are too many, too slow, for another name, or gone."""

from __future__ import annotations

import asyncio
import json
import logging
import resource
from dataclasses import replace

import pytest
from websockets.exceptions import InvalidStatus

from ludogare.server import files, logs
from ludogare.server.arguments import limits_given
from ludogare.server.errors import Unusable
from ludogare.server.http.guard import Guard
from ludogare.server.limits import Limits
from ludogare.server.serve import locked
from server.clients import ROOMY, WAIT, Guest, run, serving, shown
from server.processes import process

KEY = "MDEyMzQ1Njc4OWFiY2RlZg=="


def came_from(address, key=None):
    return {"X-Forwarded-For": address, **shown(key)}


async def refused(web, table, headers):
    with pytest.raises(InvalidStatus) as told:
        await web.live(table, additional_headers=headers)
    response = told.value.response
    return response.status_code, json.loads(response.body)["error"]


def test_an_address_has_so_many_sockets_and_no_more(tmp_path):
    limits = replace(ROOMY, connections_address=3)

    async def scenario():
        async with serving(tmp_path, limits=limits) as web:
            tables = [(await web.make(seats="ml"))[0] for _ in range(4)]
            opened = [
                await web.live(table, additional_headers=came_from("203.0.113.7"))
                for table in tables[:3]
            ]
            told = await refused(web, tables[3], came_from("203.0.113.7"))
            assert told == (429, "Too many connections from your address.")
            for network in ("2001:db8::1", "2001:db8::2", "2001:db8::3"):
                headers = came_from(network)
                opened.append(await web.live(tables[3], additional_headers=headers))
            assert (await refused(web, tables[3], came_from("2001:db8::4")))[0] == 429
            opened.append(await web.live(tables[3], additional_headers=came_from("2001:db9::1")))
            await opened.pop(0).close()
            await asyncio.sleep(0.1)
            opened.append(await web.live(tables[3], additional_headers=came_from("203.0.113.7")))
            for socket in opened:
                await socket.close()

    run(scenario())


def test_who_holds_a_seat_finds_room_when_others_do_not(tmp_path):
    limits = replace(ROOMY, connections=4, reserve=0.5)

    async def scenario():
        async with serving(tmp_path, limits=limits) as web:
            table, keys = await web.seated(seats="ml")
            # a connection of HTTP is kept open beside these
            opened = [await web.live(table) for _ in range(2)]
            assert (await refused(web, table, {}))[0] == 503
            async with web.guest(table, 0, keys[0]) as ada:
                await ada.done(action="bid 3")
            for socket in opened:
                await socket.close()

    run(scenario())


def test_half_a_request_is_not_waited_for(tmp_path):
    limits = replace(ROOMY, heading=0.3, receiving=0.3)
    head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"

    async def scenario():
        async with serving(tmp_path, limits=limits) as web:
            for sent in (b"", b"GET / HTTP/1.1\r\nHost", head + b"Content-Length: 50\r\n\r\n{"):
                reader, writer = await asyncio.open_connection("127.0.0.1", web.port)
                writer.write(sent)
                async with asyncio.timeout(10):
                    with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
                        await reader.readexactly(1)
                writer.close()
            async with web.live((await web.make(seats="ml"))[0]) as socket:
                guest = Guest(socket, None)
                await guest.hello()
                await asyncio.sleep(0.6)  # a socket is no request
                await guest.send({"ping": 1})
                while "pong" not in await guest.receive():
                    pass

    run(scenario())


def test_a_byte_at_a_time_gains_no_time(tmp_path):
    async def scenario():
        async with serving(tmp_path, limits=replace(ROOMY, heading=0.5)) as web:
            _, writer = await asyncio.open_connection("127.0.0.1", web.port)

            async def dribble():
                for byte in b"GET / HTTP/1.1\r\nX: " + b"x" * 200:
                    writer.write(bytes([byte]))
                    await writer.drain()
                    await asyncio.sleep(0.02)

            with pytest.raises(ConnectionError):
                await dribble()

    run(scenario())


def test_one_peer_has_so_many_connections_unless_it_is_a_proxy():
    guard = Guard(Limits(connections=10, connections_address=3), "127.0.0.1,10.0.0.0/8")

    def admitted(peer, count):
        """Whether each of so many connections may stay."""
        client = guard.client_at(peer)
        stay = []
        for number in range(1, count + 1):
            guard.enter(client)
            stay.append(guard.admits(client, number))
        for _ in range(count):
            guard.leave(client)
        return stay

    assert admitted("203.0.113.7", 5) == [True] * 3 + [False] * 2
    assert admitted("203.0.113.7", 3) == [True] * 3, "those before are closed"
    for proxy in ("10.1.2.3", "127.0.0.1"):
        assert admitted(proxy, 11) == [True] * 10 + [False]
    assert not guard.open
    with pytest.raises(Unusable, match="not a proxy"):
        Guard(Limits(), "not a proxy")


def test_connections_of_an_address_count_until_they_are_closed(tmp_path):
    """A socket counts once, although it begins as a request."""
    limits, here = replace(ROOMY, connections_address=3), ("127.0.0.2", 0)

    async def scenario():
        async with serving(tmp_path, limits=limits) as web:
            table, _ = await web.make(seats="ml")

            async def served():
                reader, writer = await asyncio.open_connection(
                    "127.0.0.1", web.port, local_addr=here
                )
                writer.write(b"GET /api/languages HTTP/1.1\r\nHost: x\r\n\r\n")
                try:
                    head = await reader.read(12)
                except ConnectionError:
                    head = b""
                return head == b"HTTP/1.1 200", writer

            async def settled():
                """What was closed has been noticed, so that there is room for one more."""
                async with asyncio.timeout(WAIT):
                    answered = False
                    while not answered:
                        answered, writer = await served()
                        writer.close()
                        await asyncio.sleep(0.02)

            async with web.live(table, local_addr=here) as socket:
                await Guest(socket, None).hello()
                (first, one), (second, two), (third, _) = [await served() for _ in range(3)]
                assert [first, second, third] == [True, True, False]
                one.close()
                await settled()
            two.close()
            await settled()

    run(scenario())


def test_the_limit_of_files_is_raised_as_far_as_it_goes(monkeypatch):
    asked = []
    monkeypatch.setattr(resource, "getrlimit", lambda kind: (1024, 4096))
    monkeypatch.setattr(resource, "setrlimit", lambda kind, limit: asked.append(limit))
    files.raise_limit()
    assert asked == [(4096, 4096)]
    assert files.room(20_000) == 1024 - files.OWN
    assert files.room(10) == 10


def test_other_names_are_refused_where_the_host_has_named_some(tmp_path):
    async def scenario():
        async with serving(tmp_path, hosts=("Games.example", "127.0.0.1")) as web:
            table, _ = await web.make(seats="ml")
            for name, status in (("games.example", 200), ("evil.example:80", 421), ("", 421)):
                for path in ("/", "/api/games"):
                    assert (await web.http.get(path, headers={"Host": name})).status_code == status
            upgrade = {"Connection": "Upgrade", "Upgrade": "websocket", "Host": "evil.example"}
            secret = {
                "Sec-WebSocket-Version": "13",
                "Sec-WebSocket-Key": "MDEyMzQ1Njc4OWFiY2RlZg==",
            }
            told = await web.http.get(f"/api/tables/{table}/live", headers={**upgrade, **secret})
            assert told.status_code == 421
            said = "This server does not answer to the name evil.example."
            assert told.json()["error"] == said

    run(scenario())


def test_who_hangs_up_leaves_no_traceback(tmp_path, caplog):
    async def scenario():
        async with serving(tmp_path) as web:
            table, _ = await web.make(seats="ml")
            for sent in (
                "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                "Content-Length: 50\r\n\r\n{",
                f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
                "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n",
            ):
                for wait in (0, 0.05):
                    _, writer = await asyncio.open_connection("127.0.0.1", web.port)
                    writer.write(sent.encode())
                    await asyncio.sleep(wait)
                    writer.transport.abort()
            await asyncio.sleep(0.3)

    run(scenario())
    assert [r.getMessage() for r in caplog.records if r.levelno >= logging.WARNING] == []


def test_a_refused_frame_carries_its_id(tmp_path):
    async def scenario():
        async with serving(tmp_path, limits=replace(ROOMY, rate=0.001, burst=3.0)) as web:
            table, keys = await web.seated(seats="ml")
            async with web.guest(table, 0, keys[0]) as ada:
                for text, name in (
                    ('{"id": "a", "seat": "zero"}', "a"),
                    ('{"id": "b", "nonsense": 1}', "b"),
                    ('{"id": "c", "seat": 0, "chat": "too many"}', "c"),
                    ('{"id": 5}', None),
                    ('{"id": "d"', None),
                ):
                    await ada.socket.send(text)
                    told = await ada.receive()
                    assert "error" in told
                    assert told.get("id") == name

    run(scenario())


def test_the_log_has_one_line_a_kind_and_minute(monkeypatch):
    at, written = [0.0], []
    monkeypatch.setattr(logs.time, "monotonic", lambda: at[0])
    log = logging.Logger("bounded")
    handler = logging.Handler()
    handler.emit = lambda record: written.append(record.getMessage())
    handler.addFilter(logs.Bounded())
    log.addHandler(handler)
    for number in range(1000):
        log.error("table %s is in trouble", number)
        log.warning("this is something else")
    at[0] = 61.0
    log.error("table %s is in trouble", 1001)
    assert written == [
        "table 0 is in trouble",
        "this is something else",
        "table 1001 is in trouble (and 999 more like it)",
    ]


def test_a_host_sets_limits_by_their_names():
    assert limits_given(["bot_tables=7", "reserve=0.5"]) == Limits(bot_tables=7, reserve=0.5)
    for wrong in ("nonsense=3", "bot_tables=many", "bot_tables=1.5"):
        with pytest.raises(Unusable):
            limits_given([wrong])


def test_what_is_kept_is_for_the_server_alone(tmp_path):
    locked(tmp_path / "data").close()
    assert (tmp_path / "data").stat().st_mode & 0o777 == 0o700

    async def scenario():
        async with process("--data", str(tmp_path / "other")) as (server, web):
            await web.make(seats="ml")
            for kept in (tmp_path / "other").iterdir():
                assert kept.stat().st_mode & 0o077 == 0, kept
            assert await server.stop() == 0

    run(scenario())
