"""Names with ratings: claimed by a secret, rated once after a match of people, off by default."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from ludogare.games import GAMES
from ludogare.server import serve
from ludogare.server.errors import Unusable
from ludogare.server.http import rated
from ludogare.server.settings import Settings
from ludogare.server.table.events import EndBody
from ludogare.server.table.ratings import MEAN, SURE, Rating, Ratings, after, ranks, shown
from packages import wanted
from server.clients import ROOMY, run, serving

wanted("openskill")

ADA, BEN = ({"name": name, "secret": name[0] * 32} for name in ("Ada", "Ben"))


async def named(web, table, keys, *names):
    for seat, name in enumerate(names):
        answer = await web.post(f"/api/tables/{table}/name", name, keys[seat])
        assert answer.status_code == 200, answer.text


async def resign(web, table, key, seat=0):
    async with web.guest(table, seat, key) as guest:
        await guest.done(resign=True)


async def listed(web, game="cape_to_cairo", number=0):
    """The ratings of a game, once there are so many matches in them."""
    for _ in range(200):
        found = (await web.get("/api/ratings")).json()["games"][game]
        if sum(r["played"] for r in found) >= number:
            return {r["name"]: r for r in found}
        await asyncio.sleep(0.02)
    raise AssertionError(found)


def test_a_match_of_people_is_rated_once(tmp_path, place):
    from ludogare.server.store.store import open_store

    async def scenario():
        async with serving(tmp_path, store=open_store(place), ratings=True) as web:
            table, keys = await web.seated(seats="ml")
            await named(web, table, keys, ADA, BEN)
            info = (await web.get(f"/api/tables/{table}")).json()
            assert [seat["rated"] for seat in info["seats"]] == ["Ada", "Ben"]
            await resign(web, table, keys[0])
            found = await listed(web, number=2)
            assert list(found) == ["Ben", "Ada"], "the best first"
            assert found["Ben"]["rating"] > 1500 > found["Ada"]["rating"]
            assert not found["Ben"]["sure"]
            async with web.guest(table, 1, keys[1]) as ben:
                await ben.done(chat="Well played")
            await asyncio.sleep(0.2)
            assert await listed(web) == found, "it counts once, whatever happens later"
            at_table = (await web.get(f"/api/tables/{table}/ratings")).json()
            assert [r["name"] for r in at_table] == ["Ada", "Ben"]

    run(scenario())


def test_all_who_are_there_hear_of_a_claimed_name(tmp_path):
    async def scenario():
        async with serving(tmp_path, ratings=True) as web:
            table, keys = await web.seated(seats="ml")
            async with web.guest(table, 0, keys[0]) as ada:
                assert "rated" not in ada.now["players"][1]
                answer = await web.post(f"/api/tables/{table}/name", BEN, keys[1])
                assert answer.status_code == 200, answer.text
                await ada.until(lambda now: now["players"][1].get("rated") == "Ben")

    run(scenario())


def test_lists_are_looked_up_once_for_all_who_ask(tmp_path, monkeypatch):
    looked = []
    listed = Ratings.listed

    async def noted(self, game):
        looked.append(game)
        return await listed(self, game)

    monkeypatch.setattr(Ratings, "listed", noted)
    monkeypatch.setattr(rated, "FRESH", 1000.0)

    async def scenario():
        async with serving(tmp_path, ratings=True) as web:
            for answer in await asyncio.gather(*(web.get("/api/ratings") for _ in range(5))):
                assert list(answer.json()["games"]) == [*GAMES]
            assert looked == [*GAMES]

    run(scenario())


def test_what_does_not_count(tmp_path):
    async def scenario():
        async with serving(tmp_path, ratings=True) as web:
            bots, keys = await web.seated(seats="mlb")
            await named(web, bots, keys, ADA, BEN)
            half, other = await web.seated(seats="ml")
            await named(web, half, other, ADA)
            same, third = await web.seated(seats="ml")
            await named(web, same, third, ADA, ADA)
            await resign(web, bots, keys[0])
            await resign(web, bots, keys[1], 1)
            await resign(web, half, other[0])
            await resign(web, same, third[0])
            await asyncio.sleep(0.3)
            assert await listed(web) == {}

    run(scenario())


def test_a_name_is_its_owners(tmp_path):
    async def scenario():
        async with serving(tmp_path, ratings=True) as web:
            assert (await web.post("/api/names", ADA)).json() == {"name": "Ada"}
            assert (await web.post("/api/names", {**ADA, "name": " ada "})).json() == {
                "name": "Ada"
            }
            theft = await web.post("/api/names", {"name": "ADA", "secret": "x" * 32})
            assert theft.status_code == 409
            assert "Ada" in theft.json()["error"]
            assert (await web.post("/api/names", {**BEN, "secret": "short"})).status_code == 400
            table, keys = await web.seated(seats="ml")
            path = f"/api/tables/{table}/name"
            assert (await web.post(path, ADA)).status_code == 403
            assert (await web.post(path, {**ADA, "secret": "x" * 32}, keys[0])).status_code == 409
            async with web.guest(table, 0, keys[0]) as ada:
                await ada.done(action="bid 3")
            late = await web.post(path, ADA, keys[0])
            assert late.status_code == 409
            assert "before the first move" in late.json()["error"]

    run(scenario())


def test_names_are_not_claimed_without_end(tmp_path):
    """Neither in the lobby nor at a table; one's own name counts once."""
    limits = replace(ROOMY, guesses=0.0, guess_burst=2.0)
    where = {"X-Forwarded-For": "10.1.2.3"}

    async def scenario():
        async with serving(tmp_path, ratings=True, limits=limits) as web:
            table, keys = await web.seated(seats="ml")
            path = f"/api/tables/{table}/name"

            async def claimed(at, name, key=None):
                asked = {"name": name, "secret": name[0] * 32}
                return (await web.post(at, asked, key, **where)).status_code

            assert await claimed("/api/names", "Ada") == 200
            for _ in range(3):
                assert await claimed(path, "Ada", keys[0]) == 200
            assert await claimed(path, "Nobody's") == 403
            assert await claimed(path, "Ben", keys[0]) == 200
            assert await claimed(path, "Cleo", keys[0]) == 429
            assert await claimed("/api/names", "Dora") == 429
            assert set(await web.registry.store.kept_names("name")) == {"ada", "ben"}

    run(scenario())


def test_off_by_default(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            assert (await web.get("/api/ratings")).json() == {"games": None}
            assert (await web.post("/api/names", ADA)).status_code == 501

    run(scenario())


def test_a_host_without_openskill_is_told(monkeypatch):
    monkeypatch.setattr(serve, "find_spec", lambda name: None)
    with pytest.raises(Unusable, match=r"ludogare\[ratings\]"):
        serve.serve(Settings(ratings=True))


def test_places():
    assert ranks(EndBody("x", [1], [9, 5, 7, 7])) == [1, 0, 2, 2]
    assert ranks(EndBody("x", [0, 2], [9, 5, 9])) == [0, 1, 0]


def test_ratings_move_with_results():
    start = [Rating(name, MEAN, MEAN / 3) for name in "abc"]
    first, second, third = after(start, [0, 1, 2])
    assert first.mu > second.mu > third.mu
    assert all(new.sigma < MEAN / 3 and new.played == 1 for new in (first, second, third))
    assert (shown(start[0]).rating, shown(start[0]).sure) == (1500, False)
    pair = start[:2]
    for number in range(1, 13):
        pair = after(pair, [0, 1])
        assert shown(pair[0]).sure == (number >= SURE)
    assert shown(pair[0]).rating > shown(pair[1]).rating + 200
