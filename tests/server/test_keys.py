"""Who holds a seat: keys, the cookie that carries them, and pages of others."""

from __future__ import annotations

import asyncio
import hashlib
import json

import pytest
from websockets.exceptions import InvalidStatus

from ludogare.server.table import keys as kept
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
            assert {"HttpOnly", "SameSite=lax", f"Path=/api/tables/{table}"} <= set(flags)
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
                assert answer.json()["error"] == "You do not hold seat 1 of this table."
            sat = await web.post(f"/api/tables/{table}/sit", {"key": forged})
            assert sat.status_code == 403
            if forged.isascii():
                more = {"Cookie": f"ludogare-{table}={forged}"}
                async with web.live(table, additional_headers=more) as socket:
                    guest = Guest(socket, 0)
                    await guest.send({"hello": {"after": 0, "seat": 0}})
                    assert "not hold seat 1" in (await guest.receive())["error"]
                    watcher = Guest(socket, None)
                    await watcher.hello()
                    told = await watcher.ask(seat=0, action="bid 3")
                    assert "not hold seat 1" in told["error"]
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
                assert told["error"] == "You do not hold seat 1 of this table."
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
                    ("You do not hold seat 2 of this table.", 1)
                ]
                assert spy.now["story"][0]["seq"] == 1, "who looks on is told all of it"
                async with web.guest(table, 1, key) as ben:
                    await ben.done(action="bid 7")
                    await spy.until(lambda now: now["seq"] == ben.now["seq"])
                    assert not any("Ben bids" in text for text in spy.raw)
                    assert not spy.now["secret"]
                    assert not spy.now["undo"]
                    for asked in (
                        {"undo": True},
                        {"resign": True},
                        {"hint": True},
                        {"leave": True},
                    ):
                        told = await spy.ask(seat=1, **asked)
                        assert told["error"] == "You do not hold seat 2 of this table."
                    await spy.send({"hello": {"after": 0, "seat": 1}})
                    assert (await spy.receive())["lost"] == 1
                    await ben.done(undo=True)
                    assert len(ben.now["actions"]) == 101

    run(scenario())


def test_a_wish_is_refused_if_the_seat_was_given_away_while_it_waited(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.make(seats="mll", listed=True)
            live = await web.registry.table(table)
            async with web.guest(table, 1, keys[1]) as spy:
                async with live._lock:
                    sitting = asyncio.create_task(taken_without_key(web, table))
                    await until(lambda: len(live._lock._waiters or ()) == 1)
                    await spy.send({"id": "x", "seat": 1, "after": 1, "leave": True})
                    await until(lambda: len(live._lock._waiters or ()) == 2)
                await sitting
                spy.seat = None
                assert "not hold seat 2" in (await answer_to(spy, "x"))["error"]
                assert live.state.seats[1].sat

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
                assert "page of another site" in json.loads(refused.value.response.body)["error"]
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


def test_no_table_is_called_like_an_option(monkeypatch):
    monkeypatch.setattr(kept.secrets, "token_urlsafe", lambda size: "-" * 22)
    made = {kept.new_id(), *(kept.new_id(f"{n:022}") for n in range(500))}
    assert all(kept.ID.fullmatch(name) for name in made)
    assert len(made) == 501
    assert not any(name.startswith("-") for name in made)
