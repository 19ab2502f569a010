"""Malformed and oversized: refused with a sentence, and the table goes on."""

from __future__ import annotations

import asyncio
import json

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ludogare.server.errors import Refusal
from ludogare.server.table.names import tidy_name
from server.clients import run, serving


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
                    await ada.hear_out()
            async with web.guest(table, 1, keys[1]) as ben:
                await ben.done(action="bid 4")

    run(scenario())


HTML = "<img src=x onerror=alert()>"


@pytest.mark.parametrize(
    "name", [" ", "\u3164", "\u2800 \u115f", "x" * 31, "\u202eadA", "\x00", "\u200b", "x" * 10_000]
)
def test_names_that_are_none(name):
    with pytest.raises(Refusal) as refused:
        tidy_name(name)
    assert str(refused.value) == "A name is one line of 1 to 30 characters."


def test_names_are_tidied():
    assert tidy_name("  Ada\n of\u2028 Cairo ") == "Ada of Cairo"
    assert tidy_name("Zoe\u0308") == "Zoë"
    assert tidy_name("Việt Nguyễn น้ำ") == "Việt Nguyễn น้ำ"
    assert tidy_name("Z" + 20 * "\u0324" + "oe") == "Z\u0324\u0324oe"


@pytest.mark.parametrize("other", ["ada", "ＡＤＡ", "Ada\u3164"])
def test_nobody_is_called_like_another(tmp_path, other):
    async def scenario():
        async with serving(tmp_path) as web:
            seats = [{"kind": "me", "name": "Ada"}, {"kind": "link"}]
            made = await web.post("/api/tables", {"game": "cape_to_cairo", "seats": seats})
            key = made.json()["links"]["1"].partition("#")[2]
            path = f"/api/tables/{made.json()['table']}/sit"
            sat = await web.post(path, {"key": key, "name": other})
            assert sat.status_code == 400
            seats[1]["name"] = other
            again = await web.post("/api/tables", {"game": "cape_to_cairo", "seats": seats})
            assert again.status_code == 400

    run(scenario())


def test_what_is_said_covers_no_other_line(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.seated(seats="ml")
            async with web.guest(table, 0, keys[0]) as ada:
                await ada.done(chat="Z" + 200 * "\u0324" + "ut alors")
                assert ada.chat[-1]["text"] == "Z\u0324\u0324ut alors"

    run(scenario())


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
                sentence = (
                    "A request has an id of 1 to 64 printable ASCII characters "
                    "and asks for one thing."
                )
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
                ({"game": "chess"}, "There is no game called chess"),
                ({"seats": []}, "2 to 4 players"),
                ({"seats": [{"kind": "me"}] * 9}, "2 to 4 players"),
                ({"seats": [{"kind": "king"}] * 2}, "protocol"),
                ({"seats": [{"kind": "bot", "bot": "deep"}] * 2}, "There is no bot called deep"),
                ({"seats": [{"kind": "me", "name": "A"}, {"kind": "link", "name": "A"}]}, "called"),
                ({"options": {"fly": True}}, "no option called fly"),
                ({"options": {"credit": "perhaps"}}, "credit must be one of"),
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
