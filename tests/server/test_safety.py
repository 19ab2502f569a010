"""Forged, foreign, oversized and malformed: refused with a sentence, and the table goes on."""

from __future__ import annotations

import asyncio
import hashlib
import json
import sqlite3

import pytest
from starlette.websockets import WebSocket
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ludogare.server import limits, seats
from ludogare.server.texts import Refusal
from server.clients import Guest, cookie_keys, run, serving, shown


def test_keys_are_kept_as_hashes_alone(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.make(seats="mll", listed=True)
            await web.post(f"/api/tables/{table}/sit", {"key": keys[1]})
            await web.post(f"/api/tables/{table}/sit", {"name": "Zoë"})
            given = [c.value for c in web.http.cookies.jar]
        stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
        for key in [*keys.values(), *".".join(given).split(".")]:
            assert key.encode() not in stored
        assert hashlib.sha256(keys[0].encode()).hexdigest().encode() in stored

    run(scenario())


def test_the_cookie(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            body = {"game": "cape_to_cairo", "seats": [{"kind": "me"}, {"kind": "link"}]}
            made = await web.post("/api/tables", body)
            name, *flags = made.headers["set-cookie"].split("; ")
            table = made.json()["table"]
            assert name.startswith(f"ludogare-{table}=")
            assert {"HttpOnly", "SameSite=Lax", f"Path=/api/tables/{table}"} <= set(flags)
            assert "Secure" not in flags
            behind = {"X-Forwarded-Proto": "https"}
            made = await web.post("/api/tables", body, **behind)
            assert "Secure" in made.headers["set-cookie"].split("; ")

    run(scenario())


@pytest.mark.parametrize(
    "forged",
    [
        "",
        "x",
        "A" * 22,
        "..",
        "é",
        "A" * 5000,
        "' or 1=1 --",
        ".".join("B" * 22 for _ in range(99)),
    ],
)
def test_a_forged_cookie_opens_nothing(forged, tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.seated(seats="ml")
            cookie = {"Cookie": f"ludogare-{table}={forged}".encode()}
            info = await web.http.get(f"/api/tables/{table}", headers=cookie)
            assert info.json()["held"] == []
            for path in ("board.svg", "replay", "record"):
                answer = await web.http.get(
                    f"/api/tables/{table}/{path}", params={"seat": 0}, headers=cookie
                )
                assert answer.status_code == 403
                assert answer.json()["error"] == "You do not hold seat 0 of this table."
            sat = await web.post(f"/api/tables/{table}/sit", {"key": forged})
            assert sat.status_code == 403
            if forged.isascii():
                more = {"Cookie": f"ludogare-{table}={forged}"}
                async with web.live(table, additional_headers=more) as socket:
                    guest = Guest(socket, 0)
                    await guest.send({"hello": {"after": 0, "seat": 0}})
                    assert "not hold seat 0" in (await guest.receive())["error"]
                    watcher = Guest(socket, None)
                    await watcher.hello()
                    told = await watcher.ask(seat=0, action="bid 3")
                    assert "not hold seat 0" in told["error"]
            with pytest.raises(InvalidStatus) as refused:
                async with web.live(table, additional_headers=shown("A" * 22)):
                    pass
            assert refused.value.response.status_code == 403
            async with web.guest(table, 0, keys[0]) as ada:
                await ada.done(action="bid 3")

    run(scenario())


def test_the_key_of_one_seat_opens_no_other(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.seated(seats="ml")
            other, _ = await web.seated(seats="ml")
            assert (await web.get(f"/api/tables/{other}", keys[0])).json()["held"] == []
            async with web.guest(table, 1, keys[1]) as ben:
                told = await ben.ask(seat=0, action="bid 3")
                assert told["error"] == "You do not hold seat 0 of this table."
                for seat in (-1, -2, 2, 99):
                    assert "not hold" in (await ben.ask(seat=seat, action="bid 3"))["error"]
                await ben.done(action="bid 3")

    run(scenario())


def test_who_had_the_link_of_a_seat_that_a_stranger_took_sees_and_does_nothing_there(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.make(seats="ml", listed=True)
            async with web.live(table, additional_headers=shown(keys[1])) as socket:
                spy = Guest(socket, 1)
                await spy.hello()
                key = await taken_without_key(web, table)
                spy.seat = None
                await spy.snapshot(lambda now: now["status"] == "running")
                told = [json.loads(text) for text in spy.raw if "lost" in text]
                assert [(t["error"], t["lost"]) for t in told] == [
                    ("You do not hold seat 1 of this table.", 1)
                ]
                assert spy.now["story"][0]["seq"] == 1, "who looks on is told all of it"
                async with web.guest(table, 1, key) as ben:
                    await ben.done(action="bid 7")
                    await spy.until(lambda now: now["seq"] == ben.now["seq"])
                    assert not any("Ben bids" in text for text in spy.raw)
                    assert not spy.now["secret"]
                    assert not spy.now["undo"]
                    for wish in ({"undo": True}, {"resign": True}, {"hint": True}, {"leave": True}):
                        told = await spy.ask(seat=1, **wish)
                        assert told["error"] == "You do not hold seat 1 of this table."
                    await spy.send({"hello": {"after": 0, "seat": 1}})
                    assert (await spy.receive())["lost"] == 1
                    await ben.done(undo=True)
                    assert len(ben.now["actions"]) == 101

    run(scenario())


def test_a_wish_is_refused_if_the_seat_was_given_away_while_it_waited(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.make(seats="mll", listed=True)
            live = await web.house.table(table)
            async with web.guest(table, 1, keys[1]) as spy:
                async with live._lock:
                    sitting = asyncio.create_task(taken_without_key(web, table))
                    await until(lambda: len(live._lock._waiters or ()) == 1)
                    await spy.send({"id": "x", "seat": 1, "after": 1, "leave": True})
                    await until(lambda: len(live._lock._waiters or ()) == 2)
                await sitting
                spy.seat = None
                assert "not hold seat 1" in (await answer_to(spy, "x"))["error"]
                assert live.course.seats[1].sat

    run(scenario())


async def taken_without_key(web, table):
    """The key of the seat that somebody takes who brings none."""
    sat = await web.post(f"/api/tables/{table}/sit", {"name": "Ben"})
    assert sat.json() == {"seat": 1}
    web.http.cookies.clear()
    return cookie_keys(sat)[0]


async def until(true):
    """Waits for something."""
    async with asyncio.timeout(10):
        while not true():
            await asyncio.sleep(0.005)


async def answer_to(guest, name):
    """The answer to a request."""
    while (answer := await guest.receive()).get("id") != name:
        pass
    return answer


def test_pages_of_others_are_refused(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.seated(seats="ml")
            mine = f"http://127.0.0.1:{web.port}"
            cookie = f"ludogare-{table}={keys[0]}"
            others = ("https://evil.example", "null", f"{mine}.evil.example", "", f"{mine}1")
            for origin in (*others, "http://[", "http://[]:x"):
                headers = {"Origin": origin, "Cookie": cookie}
                with pytest.raises(InvalidStatus) as refused:
                    await web.live(table, additional_headers=headers)
                assert refused.value.response.status_code == 403
                assert "not part of this server" in json.loads(refused.value.response.body)["error"]
                for path in ("/api/tables", f"/api/tables/{table}/sit", "/api/analysis"):
                    answer = await web.post(path, {}, Origin=origin)
                    assert answer.status_code == 403
            answer = await web.post("/api/tables", {}, **{"Sec-Fetch-Site": "cross-site"})
            assert answer.status_code == 403
            plain = await web.http.post("/api/tables", content="{}")
            assert plain.status_code == 415
            async with web.live(
                table, additional_headers={"Origin": mine, "Cookie": cookie}
            ) as socket:
                await Guest(socket, 0).hello()
            program = {"Origin": "https://bots.example", **shown(keys[0])}
            async with web.live(table, additional_headers=program) as socket:
                await Guest(socket, 0).hello()

    run(scenario())


def test_malformed_and_oversized_frames(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.seated(seats="ml")
            async with web.guest(table, 0, keys[0]) as ada:
                for frame in (
                    "", "{", "[]", "7", '"bid 3"', "null", '{"action": 3}',
                    '{"id": "x", "seat": "0"}',
                    '{"fly": true}', "[" * 3000, '{"hello": {"seat": 0, "language": "xx"}}', "{}",
                    '{"id": "x", "seat": 0, "after": 0}', '{"hello": {"after": -5, "seat": 7}}',
                    '{"id": "x", "seat": 0, "after": 0, "undo": true, "resign": true}',
                    json.dumps({"id": "y" * 65, "seat": 0, "after": 0, "action": "bid 3"}),
                    json.dumps({"id": "", "seat": 0, "after": 0, "action": "bid 3"}),
                    json.dumps({"id": "x", "seat": 0, "after": 0, "chat": "x" * 70_000}),
                ):  # fmt: skip
                    await ada.socket.send(frame)
                    told = await ada.receive()
                    assert told["error"], frame
                await ada.socket.send(b"\x00\xff")
                assert "JSON text" in (await ada.receive())["error"]
                await ada.send({"ping": 7})
                assert await ada.receive() == {"pong": 7}
                await ada.done(action="bid 3")
                await ada.socket.send("x" * 200_000)
                with pytest.raises(ConnectionClosed):
                    await heard(ada)
            async with web.guest(table, 1, keys[1]) as ben:
                await ben.done(action="bid 4")

    run(scenario())


def test_nothing_is_done_before_hello(tmp_path, monkeypatch):
    monkeypatch.setattr(limits, "GREETING", 0.3)

    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.seated(seats="ml")
            async with web.live(table, additional_headers=shown(keys[0])) as socket:
                guest = Guest(socket, 0)
                told = await guest.ask(action="bid 3")
                assert told["error"] == "Say hello first, and where you are."
                with pytest.raises(ConnectionClosed):
                    await guest.receive()

    run(scenario())


def test_haste_is_refused_and_in_the_end_cut_off(tmp_path, monkeypatch):
    monkeypatch.setattr(limits.Bucket.__init__, "__defaults__", (20.0, 30.0))
    monkeypatch.setattr(limits, "TRESPASSES", 20)

    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.seated(seats="ml")
            async with web.guest(table, 0, keys[0]) as ada, web.guest(table, 1, keys[1]) as ben:
                for _ in range(80):
                    await ada.send({"ping": 1})
                with pytest.raises(ConnectionClosed):
                    await heard(ada)
                assert sum("too much at once" in text for text in ada.raw) == 20
                await ben.done(action="bid 3")

    run(scenario())


def test_one_address_cannot_make_tables_without_end(tmp_path, monkeypatch):
    monkeypatch.setattr(limits.Buckets.__init__, "__defaults__", (0.001, 3.0))
    body = {"game": "cape_to_cairo", "seats": [{"kind": "me"}, {"kind": "link"}]}

    async def scenario():
        async with serving(tmp_path) as web:
            for address, granted in (("10.1.2.3", 3), ("10.1.2.4", 3), ("127.0.0.1", 9)):
                came = {"X-Forwarded-For": address}
                answers = [await web.post("/api/tables", body, **came) for _ in range(9)]
                assert [a.status_code for a in answers] == [201] * granted + [429] * (9 - granted)
            assert "too much at once" in (await web.post("/api/tables", body, **{
                "X-Forwarded-For": "10.1.2.3"})).json()["error"]  # fmt: skip

    run(scenario())


def test_opening_sockets_counts_as_haste(tmp_path, monkeypatch):
    monkeypatch.setattr(limits, "RATE", 0.001)
    monkeypatch.setattr(limits, "BURST", 0.3)

    async def scenario():
        async with serving(tmp_path) as web:
            table, _ = await web.make(seats="ml")
            came = {"X-Forwarded-For": "10.1.2.3"}
            for _ in range(3):
                async with web.live(table, additional_headers=came) as socket:
                    await Guest(socket, None).hello()
            with pytest.raises(InvalidStatus) as refused:
                await web.live(table, additional_headers=came)
            assert refused.value.response.status_code == 429
            assert "too much at once" in json.loads(refused.value.response.body)["error"]
            async with web.guest(table):
                pass

    run(scenario())


def test_too_many_connections(tmp_path, monkeypatch):
    monkeypatch.setattr(limits, "CONNECTIONS_HELD", 3)
    monkeypatch.setattr(limits, "CONNECTIONS_WATCHING", 2)

    async def scenario():
        async with serving(tmp_path) as web:
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


HTML = "<img src=x onerror=alert()>"


@pytest.mark.parametrize("name", [" ", "x" * 31, "\u202eadA", "\x00", "\u200b", "x" * 10_000])
def test_names_that_are_none(name):
    with pytest.raises(Refusal) as refused:
        seats.tidy_name(name)
    assert refused.value.say("en") == "A name is one line of 1 to 30 characters."


def test_names_are_tidied():
    assert seats.tidy_name("  Ada\n of\u2028 Cairo ") == "Ada of Cairo"
    assert seats.tidy_name("Zoe\u0308") == "Zoë"


def test_names_are_text(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            body = {
                "game": "cape_to_cairo",
                "seats": [{"kind": "me", "name": HTML}, {"kind": "link"}],
            }
            table = (made := await web.post("/api/tables", body)).json()["table"]
            key = made.json()["links"]["1"].partition("#")[2]
            same = await web.post(f"/api/tables/{table}/sit", {"key": key, "name": f" {HTML} "})
            assert same.status_code == 400
            sat = await web.post(f"/api/tables/{table}/sit", {"key": key, "name": "& “Ben” </svg>"})
            assert sat.json() == {"seat": 1}
            svg = (await web.get(f"/api/tables/{table}/board.svg")).text
            assert "<img" not in svg
            assert svg.count("</svg>") == 1
            async with web.guest(table) as watcher:
                assert watcher.now["players"][0]["name"] == HTML

    run(scenario())


@pytest.mark.parametrize("name", ["x\0y", "é", "x\n", "x" * 65])
def test_requests_have_plain_ids(name, store, tmp_path):
    async def scenario():
        async with serving(tmp_path, store=store) as web:
            table, keys = await web.seated(seats="ml")
            async with web.guest(table, 0, keys[0]) as ada:
                seq = ada.now["seq"]
                await ada.send({"id": name, "seat": 0, "after": seq, "chat": "hello"})
                told = await ada.receive()
                while "error" not in told:
                    told = await ada.receive()
                sentence = "A request has an id of 1 to 64 printable ASCII characters and one wish."
                assert (told["error"], told["seq"]) == (sentence, seq)
                await ada.done(name="~ !", chat="hello")

    run(scenario())


def test_ids_that_no_table_has(store, tmp_path):
    async def scenario():
        async with serving(tmp_path, store=store) as web:
            for name in ("%00", "x" * 21 + "%00", "x" * 23, "%F0%9F%9A%82" * 22, "x" * 22):
                for path in ("", "/record", "/board.svg"):
                    answer = await web.get(f"/api/tables/{name}{path}")
                    assert answer.status_code == 404
                    assert answer.json()["error"] == "There is no such table."
            answer = await web.post("/api/analysis", {"table": "\0"})
            assert answer.status_code == 404
            assert answer.json()["error"] == "There is no such table."

    run(scenario())


def test_bodies_that_make_no_sense(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            good = {"game": "cape_to_cairo", "seats": [{"kind": "me"}, {"kind": "link"}]}
            for change, word in (
                ({"game": "chess"}, "No game is called chess"),
                ({"seats": []}, "2 to 4 players"),
                ({"seats": [{"kind": "me"}] * 9}, "2 to 4 players"),
                ({"seats": [{"kind": "king"}] * 2}, "protocol"),
                ({"seats": [{"kind": "bot", "bot": "deep"}] * 2}, "No bot is called deep"),
                ({"seats": [{"kind": "me", "name": "A"}, {"kind": "link", "name": "A"}]}, "called"),
                ({"options": {"fly": True}}, "no option is called fly"),
                ({"options": {"credit": "perhaps"}}, "credit is one of"),
                ({"settings": {"clock": 1}}, "5 to 1,209,600 seconds"),
                ({"settings": {"speed": 1}}, "protocol"),
                ({"language": "tlh"}, "languages"),
                ({"nonce": "a b"}, "nonce"),
            ):  # fmt: skip
                answer = await web.post("/api/tables", {**good, **change})
                assert answer.status_code == 400, change
                assert word in answer.json()["error"], answer.json()
            big = await web.post("/api/tables", {**good, "game": "x" * 70_000})
            assert big.status_code == 413
            for path in ("/api/tables/nowhere", "/api/tables/nowhere/record", "/api/nothing"):
                assert (await web.get(path)).status_code == 404
            french = await web.http.get("/api/tables/x", headers={"Accept-Language": "fr-FR,en"})
            assert french.json()["error"] == "Cette table n’existe pas."
            with pytest.raises(InvalidStatus) as refused:
                async with web.live("nowhere"):
                    pass
            assert refused.value.response.status_code == 404
            assert (await web.http.delete("/api/tables")).status_code == 405

    run(scenario())


def test_a_store_that_fails_changes_nothing(tmp_path, monkeypatch):
    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.seated(seats="ml")
            async with web.guest(table, 0, keys[0]) as ada:
                seq = ada.now["seq"]

                def full(*job):
                    raise sqlite3.OperationalError("disk is full")

                with monkeypatch.context() as broken:
                    broken.setattr(web.house.store, "_write", full)
                    told = await ada.ask("x", action="bid 3")
                    assert told["error"].startswith("It could not be written down")
                    assert told["seq"] == seq
                    made = await web.post(
                        "/api/tables",
                        {"game": "cape_to_cairo", "seats": [{"kind": "me"}, {"kind": "link"}]},
                    )
                    assert made.status_code == 503
                assert await ada.ask("x", action="bid 3") == {"id": "x", "seq": seq + 1}

    run(scenario())


def test_a_store_that_cannot_be_read_is_said_to_who_comes(tmp_path, monkeypatch, caplog):
    async def scenario():
        async with serving(tmp_path) as web:

            async def broken(name):
                raise sqlite3.OperationalError("disk is gone")

            monkeypatch.setattr(web.house.store, "find", broken)
            with pytest.raises(InvalidStatus) as refused:
                await web.live("x" * 22)
            assert refused.value.response.status_code == 500
            told = json.loads(refused.value.response.body)["error"]
            assert told == "Something went wrong on the server. Nothing was changed."

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
            assert table not in web.house.tables
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
                waiting.append(web.house.tables[table].busy)
                await accept(socket)

            monkeypatch.setattr(WebSocket, "accept", noted)
            async with web.guest(table):
                assert waiting == [True]

    run(scenario())


def test_a_table_that_left_memory_as_it_came_is_read_again(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.seated(seats="ml")
            house, loads = web.house, 0
            house._forget(table)
            load = house._load

            async def lost(name):
                nonlocal loads
                loads += 1
                found = await load(name)
                if loads == 1:
                    house._forget(name)
                return found

            house._load = lost
            assert await house.table(table) is house.tables[table]
            assert loads == 2
            async with web.guest(table, 0, keys[0]) as ada:
                await ada.done(action="bid 3")

    run(scenario())


def test_tables_that_nobody_looks_at_leave_memory_and_come_back(tmp_path):
    async def scenario():
        async with serving(tmp_path, kept=3) as web:
            made = [await web.seated(seats="ml") for _ in range(6)]
            assert len(web.house.tables) <= 4
            for table, keys in made:
                async with web.guest(table, 0, keys[0]) as ada:
                    await ada.done(action="bid 3")
            for table, keys in made:
                async with web.guest(table, 0, keys[0]) as ada:
                    assert not ada.now["players"][0]["awaited"]

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


def test_hidden_files_and_others_are_not_served(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            for path in (
                "/page/../server/app.py", "/page/..%2fserver%2fapp.py",
                "/page/%2e%2e/core/match.py", "/page//etc/passwd", "/page/.git",
                "/page/index.html/", "/page/", "/page/x.py", "/page/%00", "/server/app.py",
                "/page/..%5cserver%5capp.py", "/page/style/../../server/app.py",
            ):  # fmt: skip
                assert (await status_of(web.port, path)) == 404, path
            assert (await status_of(web.port, "/page/index.html")) == 200

    run(scenario())


async def status_of(port, path):
    """The status of a plain request whose path nobody has tidied."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
    line = await reader.readline()
    writer.close()
    return int(line.split()[1])


async def heard(guest):
    """Listens until there is nothing more."""
    while True:
        await guest.receive()
