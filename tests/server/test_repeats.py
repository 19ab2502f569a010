"""A request that is sent again does nothing twice; seats can be freed, and links expire."""

from __future__ import annotations

import secrets

import pytest

from ludogare.server.table import sitting
from ludogare.server.table import table as tables
from server.clients import cookie_keys, run, serving, serving_twice

DAY = 24 * 3600 * 1000


def new_table(name, **more):
    seats = [{"kind": "me"}, {"kind": "link"}, {"kind": "link"}]
    return {"game": "cape_to_cairo", "seats": seats, "id": name, **more}


def test_a_table_is_made_once(place, tmp_path):
    async def scenario():
        async with serving_twice(tmp_path, place) as (one, two):
            asked = new_table(secrets.token_urlsafe(16))
            made = await one.post("/api/tables", asked)
            for web in (one, two):
                again = await web.post("/api/tables", asked)
                assert again.json() == made.json()
                assert cookie_keys(again) == cookie_keys(made)
            assert len(await one.registry.store._ask("select id from tables")) == 1
            key = made.json()["links"]["1"].partition("#")[2]
            sat = await two.post(f"/api/tables/{made.json()['table']}/sit", {"key": key})
            assert sat.json() == {"seat": 1}

    run(scenario())


def test_an_id_is_for_one_request(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            name = secrets.token_urlsafe(16)
            await web.post("/api/tables", new_table(name))
            other = await web.post("/api/tables", new_table(name, settings={"undo": False}))
            assert other.status_code == 409
            assert other.json()["error"] == "This id was used for another request."
            for bad in ("", "a" * 21, "a" * 65, "a b" * 10, "é" * 30):
                refused = await web.post("/api/tables", new_table(bad))
                assert refused.status_code == 400
                assert "id" in refused.json()["error"]

    run(scenario())


def test_who_sits_down_twice_has_one_seat(place, tmp_path):
    async def scenario():
        async with serving_twice(tmp_path, place) as (one, two):
            table, _ = await one.make(seats="mll", listed=True)
            sit = f"/api/tables/{table}/sit"
            asked = {"name": "Zoë", "id": secrets.token_urlsafe(16)}
            first = await one.post(sit, asked)
            assert first.json() == {"seat": 1}
            for web in (one, two):
                web.http.cookies.clear()  # the answer was lost
                again = await web.post(sit, asked)
                assert again.json() == {"seat": 1}
                assert cookie_keys(again) == cookie_keys(first)
            info = (await one.get(f"/api/tables/{table}", cookie_keys(first)[0])).json()
            assert info["held"] == [1]
            assert [seat["taken"] for seat in info["seats"]] == [True, True, False]

    run(scenario())


def test_who_comes_back_twice_at_a_device_of_several_is_back_on_one_seat(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.make(seats="dd")
            async with web.guest(table, 0, keys[0]) as ada:
                await ada.done(leave=True)
            async with web.guest(table, 1, keys[1]) as ben:
                await ben.done(leave=True)
            both = {"Cookie": f"ludogare-{table}={keys[0]}.{keys[1]}"}
            asked = {"id": secrets.token_urlsafe(16)}
            for _ in range(3):
                sat = await web.post(f"/api/tables/{table}/sit", asked, **both)
                assert sat.json() == {"seat": 0}
            live = await web.registry.table(table)
            assert [seat.left for seat in live.state.seats] == [False, True]

    run(scenario())


def test_no_id_of_a_request_is_kept_that_opens_a_seat(tmp_path):
    async def scenario():
        names = [secrets.token_urlsafe(16) for _ in range(3)]
        async with serving(tmp_path) as web:
            made = await web.post("/api/tables", new_table(names[0], settings={"listed": True}))
            at = f"/api/tables/{made.json()['table']}"
            key = cookie_keys(made)[0]
            web.http.cookies.clear()
            await web.post(f"{at}/sit", {"id": names[1]})
            await web.post(f"{at}/free", {"seat": 2, "id": names[2]}, key)
        stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
        for name in names:
            assert name.encode() not in stored

    run(scenario())


def test_the_maker_frees_a_seat_and_the_old_link_is_void(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.make(seats="mll")
            at = f"/api/tables/{table}"
            await web.post(f"{at}/sit", {"key": keys[1], "name": "Mallory"})
            web.http.cookies.clear()
            async with web.guest(table, 1, keys[1]) as mallory:
                asked = {"seat": 1, "id": secrets.token_urlsafe(16)}
                freed = await web.post(f"{at}/free", asked, keys[0])
                assert freed.status_code == 200, freed.text
                assert (await web.post(f"{at}/free", asked, keys[0])).json() == freed.json()
                mallory.seat = None
                while (await mallory.receive()).get("lost") != 1:
                    pass
            assert (await web.post(f"{at}/sit", {"key": keys[1]})).status_code == 403
            link, _, key = freed.json()["link"].partition("#")
            assert link == f"/t/{table}"
            info = (await web.get(at)).json()
            assert info["seats"][1]["name"] != "Mallory"
            assert not info["seats"][1]["taken"]
            assert (await web.post(f"{at}/sit", {"key": key})).json() == {"seat": 1}
            async with web.guest(table, 0, keys[0]) as ada:
                told = [line for entry in ada.story for line in entry["lines"]]
                assert "Seat 2 is free again." in told

    run(scenario())


def test_a_link_that_is_replaced_before_anybody_sat_down_frees_nobody(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.make(seats="mll")
            free = f"/api/tables/{table}/free"
            await web.post(free, {"seat": 1, "id": secrets.token_urlsafe(16)}, keys[0])
            async with web.guest(table, 0, keys[0]) as ada:
                told = [line for entry in ada.story for line in entry["lines"]]
                assert told == ["Player 1 sits down."]

    run(scenario())


def test_only_the_maker_frees_a_seat_and_only_before_the_match(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.make(seats="mlb")
            free = f"/api/tables/{table}/free"
            for key in (None, keys[1]):
                assert (await web.post(free, {"seat": 1}, key)).status_code == 403
            for seat in (0, 2):  # one's own, and a bot's
                refused = await web.post(free, {"seat": seat}, keys[0])
                assert refused.status_code == 409
                assert (
                    refused.json()["error"] == "Only a seat that was given by a link can be freed."
                )
            assert (await web.post(free, {"seat": 3}, keys[0])).status_code == 404
            await web.post(f"/api/tables/{table}/sit", {"key": keys[1]})
            web.http.cookies.clear()
            late = await web.post(free, {"seat": 1}, keys[0])
            assert late.status_code == 409
            assert (
                late.json()["error"] == "The match has started; its seats stay with their players."
            )

    run(scenario())


@pytest.mark.parametrize("days", [13, 15])
def test_a_link_that_nobody_used_expires(days, tmp_path, monkeypatch):
    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.make(seats="mll")
            at = f"/api/tables/{table}"
            await web.post(f"{at}/sit", {"key": keys[1]})
            web.http.cookies.clear()
            then = tables.now() + days * DAY
            for module in (sitting, tables):
                monkeypatch.setattr(module, "now", lambda: then)
            assert (await web.post(f"{at}/sit", {"key": keys[1]})).json() == {"seat": 1}
            web.http.cookies.clear()
            sat = await web.post(f"{at}/sit", {"key": keys[2]})
            if days == 13:
                assert sat.json() == {"seat": 2}
                return
            assert sat.status_code == 410
            told = "This link is more than 14 days old; ask whoever opened the table for a new one."
            assert sat.json()["error"] == told
            freed = await web.post(f"{at}/free", {"seat": 2}, keys[0])
            key = freed.json()["link"].partition("#")[2]
            assert (await web.post(f"{at}/sit", {"key": key})).json() == {"seat": 2}

    run(scenario())
