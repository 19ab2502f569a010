"""Seats go to another device by a code: once, for a while, unless it is revoked, never guessed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ludogare.core.saying.errors import LudogareError
from ludogare.server.store.store import open_store
from ludogare.server.table import handover
from ludogare.server.table.handover import LENGTH, LETTERS, new_code, opened, sealed, tidy_code
from server.clients import ROOMY, cookie_keys, run, serving


async def hand_over(web, table, key, luggage=""):
    made = await web.post("/api/handovers", {"luggage": luggage})
    assert made.status_code == 201
    code = made.json()["code"]
    added = await web.post(f"/api/tables/{table}/handover", {"code": code}, key)
    assert added.status_code == 200, added.text
    return code


async def claim(web, code):
    return await web.post("/api/handovers/claim", {"code": code})


def test_seats_go_along_and_the_first_device_keeps_them(tmp_path, place):
    async def scenario():
        async with serving(tmp_path, store=open_store(place)) as web:
            table, keys = await web.seated(seats="ml")
            code = await hand_over(web, table, keys[1], '{"name": "Ben"}')
            came = await claim(web, f" {code.lower().replace('-', ' ')} ")
            assert came.json() == {
                "tables": [{"table": table, "seats": [1]}],
                "luggage": '{"name": "Ben"}',
            }
            (key,) = cookie_keys(came)
            assert f"Path=/api/tables/{table}" in came.headers["set-cookie"]
            for shown in (key, keys[1]):
                info = await web.get(f"/api/tables/{table}", shown)
                assert info.json()["held"] == [1]
            again = await claim(web, code)
            assert again.status_code == 403, "a code works once"
            assert "set-cookie" not in again.headers

    run(scenario())


def test_who_had_no_answer_asks_again_and_nobody_else(tmp_path, place):
    mine, other = "m" * 22, "o" * 22

    async def scenario():
        async with serving(tmp_path, store=open_store(place)) as web:
            table, keys = await web.seated(seats="ml")
            code = await hand_over(web, table, keys[1], "kept")

            async def ask(name):
                return await web.post("/api/handovers/claim", {"code": code, "id": name})

            first, again = await ask(mine), await ask(mine)
            assert (
                first.json()
                == again.json()
                == {
                    "tables": [{"table": table, "seats": [1]}],
                    "luggage": "kept",
                }
            )
            assert cookie_keys(first) == cookie_keys(again) == [keys[1]]
            assert (await ask(other)).status_code == 403
            assert (await claim(web, code)).status_code == 403
            added = await web.post(f"/api/tables/{table}/handover", {"code": code}, keys[0])
            assert added.status_code == 403, "nothing more goes with a code that was used"
            assert (await web.post("/api/handovers/revoke", {"code": code})).json() == {}
            assert (await ask(mine)).status_code == 403
            assert (await ask("short")).status_code == 400

    run(scenario())


def test_a_code_can_be_revoked_and_expires(tmp_path, monkeypatch):
    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.seated(seats="ml")
            code = await hand_over(web, table, keys[0])
            assert (await web.post("/api/handovers/revoke", {"code": code})).json() == {}
            assert (await claim(web, code)).status_code == 403
            added = await web.post(f"/api/tables/{table}/handover", {"code": code}, keys[0])
            assert added.status_code == 403
            monkeypatch.setattr(handover, "LIFE", -1)
            code = (await web.post("/api/handovers", {})).json()["code"]
            assert (await claim(web, code)).status_code == 403
            await web.registry.store.tidy(10**14)
            assert await web.registry.store.kept_names("handover-seats") == []

    run(scenario())


def test_only_who_holds_a_seat_hands_it_over(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            table, _ = await web.seated(seats="ml")
            code = (await web.post("/api/handovers", {})).json()["code"]
            added = await web.post(f"/api/tables/{table}/handover", {"code": code})
            assert added.status_code == 403

    run(scenario())


def test_codes_are_not_made_without_end(tmp_path):
    limits = replace(ROOMY, guesses=0.0, guess_burst=2.0)

    async def scenario():
        async with serving(tmp_path, limits=limits) as web:
            for address, granted in (("10.1.2.3", 2), ("10.1.2.4", 2), ("127.0.0.1", 4)):
                came = {"X-Forwarded-For": address}
                answers = [await web.post("/api/handovers", {}, **came) for _ in range(4)]
                expected = [201] * granted + [429] * (4 - granted)
                assert [answer.status_code for answer in answers] == expected

    run(scenario())


def test_codes_are_not_tried_out(tmp_path):
    limits = replace(ROOMY, guesses=0.001, guess_burst=3.0)

    async def scenario():
        async with serving(tmp_path, limits=limits) as web:
            good = (await web.post("/api/handovers", {})).json()["code"]
            wrong = [(await claim(web, new_code())).status_code for _ in range(5)]
            assert wrong == [403] * 3 + [429] * 2
            assert (await claim(web, good)).status_code == 429, "not even with the right one"
            elsewhere = {"X-Forwarded-For": "10.1.2.3"}
            came = await web.post("/api/handovers/claim", {"code": good}, **elsewhere)
            assert came.status_code == 200

    run(scenario())


def test_the_database_holds_no_key(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.seated(seats="ml")
            code = await hand_over(web, table, keys[0])
            await web.registry.store.gathered.close()
            held = b"".join(f.read_bytes() for f in tmp_path.glob("tables.sqlite3*"))
            for secret in (keys[0], code, tidy_code(code)):
                assert secret.encode() not in held

    run(scenario())


def test_codes():
    assert len(LETTERS) ** LENGTH == 2**60
    assert len({new_code() for _ in range(1000)}) == 1000
    assert tidy_code(" oil0-abcd efgh ") == "0110ABCDEFGH"
    for wrong in ("", "ABCD", "ABCD-EFGH-JKM!", "ABCD-EFGH-JKMU", "A" * 1000):
        with pytest.raises(LudogareError, match="does not work"):
            tidy_code(wrong)
    code = new_code()
    assert opened(code, sealed(code, "Clé")) == "Clé"
    assert sealed(code, "Clé") != sealed(code, "Clé")
