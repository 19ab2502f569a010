"""No address can have all the bots, all the lobby, or all the server's time."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from contextlib import AsyncExitStack
from dataclasses import replace

import pytest

from ludogare.server.show import boards
from ludogare.server.store.store import Standing
from ludogare.server.table import acting, attendance, commands, upkeep
from ludogare.server.table.clock import now
from ludogare.server.thinking.questions import Advice
from ludogare.server.thinking.workers import Workers
from server.clients import ROOMY, WAIT, Guest, cookie_keys, run, serving, shown
from server.test_store import Ear, new_table, row

BODY = {
    "game": "cape_to_cairo",
    "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}],
    "settings": {"clock": 5},
}
ONE, OTHER = {"X-Forwarded-For": "203.0.113.7"}, {"X-Forwarded-For": "198.51.100.1"}


@pytest.fixture
def asked(monkeypatch):
    """The questions that bots are asked; each answer comes at once."""
    questions = []

    async def advise(self, question):
        questions.append(question)
        return Advice(question.legal[0])

    monkeypatch.setattr(Workers, "advise", advise)
    return questions


def later(monkeypatch, seconds):
    """As if so much time had passed since anybody was at a table."""
    monkeypatch.setattr(attendance, "now", lambda: now() + int(1000 * seconds))


async def swept(web):
    """What is overdue has been done, and what follows from it."""
    await web.registry.sweep.overdue()
    while at_tables := [t for t in web.registry._tasks if of_table(t)]:
        await asyncio.wait(at_tables)
        await asyncio.sleep(0)  # those that are done are forgotten then


def of_table(task):
    """Whether a table does something; other tasks last as long as the server, or wait to call."""
    return task.get_coro().__qualname__.startswith(("Table.", "Acting."))


def test_bots_and_clocks_rest_where_nobody_has_been_for_a_while(tmp_path, asked, monkeypatch):
    async def scenario():
        async with serving(tmp_path, rest=60.0) as web:
            made = await web.post("/api/tables", BODY)
            table = await web.registry.table(made.json()["table"])
            assert table.bots_at_work
            await swept(web)
            later(monkeypatch, 61)
            assert not table.bots_at_work
            asked.clear()
            table.acting.arrange(0)
            await swept(web)
            assert await web.registry.store.due(now() + 10_000, 10) == []
            await swept(web)
            assert asked == []

    run(scenario())


def test_who_comes_back_wakes_the_bots(tmp_path, asked, monkeypatch):
    async def scenario():
        async with serving(tmp_path, rest=60.0, pace=50) as web:
            table, keys = await web.seated(seats="mlb", clock=60)
            later(monkeypatch, 181)
            asked.clear()
            async with web.guest(table) as watcher:  # who only looks on wakes nobody
                await swept(web)
                assert watcher.now["players"][2]["awaited"]
            assert asked == []
            async with web.guest(table, 0, keys[0]) as ada:
                await ada.until(lambda now: not now["players"][2]["awaited"])
            assert len(asked) == 1

    run(scenario())


def test_a_match_that_nobody_comes_back_to_ends_by_itself(tmp_path, asked, monkeypatch):
    async def scenario():
        async with serving(tmp_path, rest=60.0, abandoned=3600.0) as web:
            made = await web.post("/api/tables", BODY)
            table = await web.registry.table(made.json()["table"])
            later(monkeypatch, 3500)
            await swept(web)
            assert table.state.status == "running"
            assert await web.registry.store.due(now() + 3_700_000, 10) == [table.state.setup.id]
            later(monkeypatch, 3700)
            table.acting.arrange(0)
            await swept(web)
            assert table.state.status == "over"
            assert table.state.result.ending == "abandoned"
            assert table.state.result.winners == []

    run(scenario())


def test_a_match_without_a_clock_ends_when_nobody_has_come_for_days(tmp_path, asked, monkeypatch):
    async def passed(web, days):
        monkeypatch.setattr(upkeep, "now", lambda: now() + days * upkeep.DAY)
        await web.registry.upkeep.end_forsaken()

    async def scenario():
        async with serving(tmp_path, forsaken=30) as web:
            broken, _ = await web.seated(seats="ml")
            left, _ = await web.seated(seats="ml")
            awaited, seats = await web.seated(seats="mlb")
            with sqlite3.connect(tmp_path / "tables.sqlite3") as file:
                file.execute("update events set body = 'x' where kind = 'ply'")
            web.registry._forget(broken)
            await passed(web, 29)
            assert (await web.registry.table(left)).state.status == "running"
            async with web.guest(awaited, 1, seats[1]):  # somebody waits for the other
                await passed(web, 31)
                table = await web.registry.table(left)
                assert table.state.status == "over"
                assert table.state.result.ending == "abandoned"
                assert (await web.registry.table(awaited)).state.status == "running"
            assert await web.registry.store.old("running", now(), 10, 1) == [awaited]

    run(scenario())


def test_ending_many_matches_holds_up_no_other_look(tmp_path, monkeypatch):
    async def scenario():
        async with serving(tmp_path) as web:
            looked = asyncio.Event()

            async def long(self):
                looked.set()
                await asyncio.Event().wait()

            monkeypatch.setattr(upkeep.Upkeep, "end_forsaken", long)
            web.registry.upkeep._pruned = -upkeep.EVERY
            async with asyncio.timeout(WAIT):
                await web.registry.upkeep.look()
                await looked.wait()

    run(scenario())


def test_a_flag_that_falls_is_no_sign_of_a_person(tmp_path, asked):
    async def scenario():
        async with serving(tmp_path, limits=replace(ROOMY, least_clock=1)) as web:
            table, keys = await web.seated(seats="ml", clock=1)
            async with web.guest(table, 0, keys[0]) as ada:
                live = await web.registry.table(table)
                before = live.state.attended
                await ada.until(lambda now: now["ply"] > 3)
                assert live.state.attended == before
                await ada.until(lambda now: now["actions"])
                await ada.done(action=ada.now["actions"][0]["text"])
                assert live.state.attended > before

    run(scenario())


def test_an_address_has_bots_at_some_tables_only(tmp_path, asked):
    limits = replace(ROOMY, bot_tables=2)

    async def scenario():
        async with serving(tmp_path, limits=limits, pace=60_000) as web:
            for where, granted in ((ONE, 2), (OTHER, 2), ({}, 4)):
                answers = [await web.post("/api/tables", BODY, **where) for _ in range(4)]
                expected = [201] * granted + [429] * (4 - granted)
                assert [answer.status_code for answer in answers] == expected
            told = (await web.post("/api/tables", BODY, **ONE)).json()["error"]
            assert told.startswith("Bots are at work at 2 tables of your address.")

    run(scenario())


def test_an_address_has_bots_at_some_tables_only_also_where_people_were_waited_for(tmp_path, asked):
    body = {**BODY, "seats": [*BODY["seats"], {"kind": "link"}]}

    async def scenario():
        limits = replace(ROOMY, bot_tables=2)
        async with serving(tmp_path, limits=limits, pace=60_000) as web:
            made = [await web.post("/api/tables", body, **ONE) for _ in range(3)]
            assert [answer.status_code for answer in made] == [201] * 3
            names = [answer.json()["table"] for answer in made]
            keys = [answer.json()["links"]["2"].partition("#")[2] for answer in made]
            web.http.cookies.clear()

            async def sit(number):
                return await web.post(f"/api/tables/{names[number]}/sit", {"key": keys[number]})

            assert [(await sit(n)).status_code for n in range(3)] == [200, 200, 429]
            told = (await sit(2)).json()["error"]
            assert told.startswith("Bots are already at work at 2 tables of whoever opened this")
            table = await web.registry.table(names[0])
            await table.do(commands.abandon)
            assert (await sit(2)).status_code == 200

    run(scenario())


def test_an_address_has_bots_at_some_tables_only_also_where_it_only_looks_on(tmp_path, monkeypatch):
    """Bots alone play where somebody looks on; who made many such tables has them at some."""
    monkeypatch.setattr(acting, "WAITING", 50)
    body = {"game": "cape_to_cairo", "seats": [{"kind": "bot", "bot": "random"}] * 2}
    asked = set()

    async def advise(self, question):
        asked.add(question.asker)
        await asyncio.Event().wait()  # so that no match is over before the test is

    monkeypatch.setattr(Workers, "advise", advise)

    async def playing(of_one):
        """Bots are asked at so many tables of the one, and a moment later still at no more."""
        async with asyncio.timeout(WAIT):
            while len(asked) < of_one + 1:
                await asyncio.sleep(0.01)
        await asyncio.sleep(0.3)
        assert len(asked) == of_one + 1

    async def scenario():
        limits = replace(ROOMY, bot_tables=2)
        async with serving(tmp_path, limits=limits, pace=0) as web, AsyncExitStack() as open_:
            made = [(await web.post("/api/tables", body, **ONE)).json()["table"] for _ in range(4)]
            other = (await web.post("/api/tables", body, **OTHER)).json()["table"]
            for table in (*made, other):
                await open_.enter_async_context(web.guest(table))
            await playing(of_one=2)
            assert asked == {*made[:2], other}
            waiting = {
                table: await open_.enter_async_context(web.guest(table, language="fr"))
                for table in made[2:]
            }
            for guest in waiting.values():
                assert "ils jouent déjà à 2 autres tables" in guest.now["prompt"]
            thinking = await open_.enter_async_context(web.guest(made[0]))
            assert "wait" not in thinking.now["prompt"]
            await (await web.registry.table(made[0])).do(commands.abandon)
            await playing(of_one=3)
            (admitted,) = asked & {*waiting}
            await waiting[admitted].until(lambda now: "réfléchissent" in now["prompt"])

    run(scenario())


async def lost(web, table, key, **where):
    """A socket of the maker at a table, who has resigned there."""
    socket = await web.live(table, additional_headers={**shown(key), **where})
    guest = Guest(socket, 0)
    await guest.hello(0)
    await guest.done(resign=True)
    return guest


def test_an_address_has_bots_at_some_tables_only_also_in_a_rematch(tmp_path, asked):
    async def scenario():
        limits = replace(ROOMY, bot_tables=1)
        async with serving(tmp_path, limits=limits, pace=60_000) as web:
            made = await web.post("/api/tables", BODY, **ONE)
            first, keys = made.json()["table"], cookie_keys(made)
            web.http.cookies.clear()
            ada = await lost(web, first, keys[0], **ONE)
            second = (await web.post("/api/tables", BODY, **ONE)).json()["table"]
            told = (await ada.ask(rematch=True))["error"]
            assert told.startswith("Bots are at work at 1 tables of your address.")
            assert ada.now["over"]["rematch"] == {"asked": [], "table": None}
            await (await web.registry.table(second)).do(commands.abandon)
            assert (await ada.ask(rematch=True))["table"] in web.registry.tables
            await ada.socket.close()

    run(scenario())


def test_a_rematch_counts_as_a_table_that_is_made(tmp_path):
    async def scenario():
        limits = replace(ROOMY, tables=0.0, table_burst=2.0)
        async with serving(tmp_path, limits=limits) as web:
            made = await web.post("/api/tables", BODY, **ONE)
            table, keys = made.json()["table"], cookie_keys(made)
            web.http.cookies.clear()
            ada = await lost(web, table, keys[0], **ONE)
            again = (await ada.ask("again and again", rematch=True))["table"]
            assert (await ada.ask("again and again", rematch=True))["table"] == again
            await ada.socket.close()
            ada = await lost(web, again, keys[0], **ONE)
            assert (await ada.ask(rematch=True))["error"].startswith("Too many requests")
            await ada.socket.close()

    run(scenario())


def test_who_is_blocked_has_no_rematch(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            made = await web.post("/api/tables", BODY, **ONE)
            table, keys = made.json()["table"], cookie_keys(made)
            web.http.cookies.clear()
            ada = await lost(web, table, keys[0], **ONE)
            owner = web.registry.owner(ONE["X-Forwarded-For"])
            web.registry.upkeep.shut["block"] = frozenset({owner})
            assert "blocked" in (await ada.ask(rematch=True))["error"]
            await ada.socket.close()

    run(scenario())


def test_a_bot_is_asked_for_an_owner_whose_address_is_not_told(tmp_path, asked):
    async def scenario():
        async with serving(tmp_path) as web:
            places = ("203.0.113.7", "203.0.113.8", "2001:db8:1:2::5", "2001:db8:1:2:9::6")
            owners = []
            for place in places:
                asked.clear()
                made = await web.post("/api/tables", BODY, **{"X-Forwarded-For": place})
                table = await web.registry.table(made.json()["table"])
                while not asked:
                    await swept(web)
                owners.append(asked[0].owner)
                assert asked[0].owner == table.state.setup.owner
                assert place not in str(table.state.setup)
            assert owners[2] == owners[3]
            assert len({*owners, ""}) == 4

    run(scenario())


def test_hints_have_a_budget(tmp_path, asked):
    limits = replace(ROOMY, hints=0.001, hint_burst=2.0)

    async def scenario():
        async with serving(tmp_path, limits=limits) as web:
            table, keys = await web.seated(seats="ml")
            shown = {"Authorization": f"Seat {keys[0]}", **ONE}
            async with web.live(table, additional_headers=shown) as socket:
                ada = Guest(socket, 0)
                await ada.hello()
                told = [await ada.ask(hint=True) for _ in range(3)]
                assert ["hint" in answer for answer in told] == [True, True, False]
                assert told[2]["error"].startswith("You have asked for many hints")

    run(scenario())


def test_looking_at_earlier_positions_has_a_budget(tmp_path):
    limits = replace(ROOMY, work=0.0, work_burst=1e-9)

    async def scenario():
        async with serving(tmp_path, limits=limits) as web:
            table, _ = await web.seated(seats="ml")
            path = f"/api/tables/{table}/replay?ply=0"
            statuses = [
                (await web.http.get(path, headers=where)).status_code
                for where in (ONE, ONE, OTHER, OTHER, {}, {})
            ]
            assert statuses == [200, 429, 200, 429, 200, 200]

    run(scenario())


def test_what_a_position_is_asked_has_a_budget_over_the_socket_too(tmp_path):
    limits = replace(ROOMY, work=0.0, work_burst=1e-9)

    async def scenario():
        async with serving(tmp_path, limits=limits) as web:
            table, keys = await web.seated(seats="ml")
            for where, granted in ((ONE, 1), (OTHER, 1), ({}, 3)):
                headers = {"Authorization": f"Seat {keys[0]}", **where}
                async with web.live(table, additional_headers=headers) as socket:
                    ada = Guest(socket, 0)
                    await ada.hello()
                    told = [(await ada.ask(why={"amount": "99"}))["error"] for _ in range(3)]
                    assert ["many" in sentence for sentence in told] == [False] * granted + [
                        True
                    ] * (3 - granted)

    run(scenario())


def test_taking_a_table_along_has_a_budget(tmp_path):
    limits = replace(ROOMY, work=0.0, work_burst=1e-9)

    async def scenario():
        async with serving(tmp_path, limits=limits) as web:
            table, keys = await web.seated(seats="ml")
            statuses, found = [], []
            for where in (ONE, ONE, OTHER, {}, {"Accept-Encoding": "identity"}):
                headers = {"Authorization": f"Seat {keys[0]}", **where}
                answer = await web.http.get(f"/api/tables/{table}/export", headers=headers)
                statuses.append(answer.status_code)
                found.append(answer.json())
            assert statuses == [200, 429, 200, 200, 200]
            assert found[0] == found[2] == found[3] == found[4]

    run(scenario())


def test_lessons_have_a_budget(tmp_path):
    limits = replace(ROOMY, work=0.0, work_burst=1e-9)

    async def scenario():
        async with serving(tmp_path, limits=limits) as web:
            lesson = "/api/games/steam_tunnel/lessons"
            path = f"{lesson}/{(await web.get(lesson)).json()[0]['name']}"
            statuses = [
                (await web.http.get(path, headers=where)).status_code
                for where in (ONE, ONE, OTHER, OTHER, {}, {})
            ]
            assert statuses == [200, 429, 200, 429, 200, 200]

    run(scenario())


def test_replaying_tables_that_are_not_in_memory_has_a_budget(tmp_path):
    limits = replace(ROOMY, work=0.0, work_burst=1e-9)

    async def scenario():
        async with serving(tmp_path, limits=limits, kept=1) as web:
            tables = [(await web.seated(seats="ml"))[0] for _ in range(3)]

            async def looked_at(tables, where):
                paths = [f"/api/tables/{table}" for table in tables]
                return [(await web.http.get(path, headers=where)).status_code for path in paths]

            assert await looked_at(tables, ONE) == [200, 429, 429]
            assert await looked_at(tables, OTHER) == [200, 200, 429]  # the first is in memory
            assert await looked_at(tables, {}) == [200, 200, 200]

    run(scenario())


def test_boards_are_drawn_for_one_address_after_another(tmp_path, monkeypatch):
    begun, go_on, order = threading.Event(), threading.Event(), []
    draw = boards.svg_of

    def drawn(game, view, voice, narrow):
        begun.set()
        assert go_on.wait(WAIT)
        order.append(voice.names[0])
        return draw(game, view, voice, narrow)

    monkeypatch.setattr(boards, "svg_of", drawn)

    async def scenario():
        async with serving(tmp_path) as web:
            many = [(await web.seated(seats="ml"))[0] for _ in range(4)]
            body = {**BODY, "seats": [{"kind": "me", "name": "Zoe"}, BODY["seats"][1]]}
            mine = (await web.post("/api/tables", body)).json()["table"]

            async def board(table, where):
                await web.http.get(f"/api/tables/{table}/board.svg", headers=where)

            async def until_asked(number):
                async with asyncio.timeout(WAIT):
                    while len(web.app.positions.boards._made) < number:
                        await asyncio.sleep(0.01)

            asked = [asyncio.create_task(board(table, ONE)) for table in many]
            await asyncio.to_thread(begun.wait)
            await until_asked(4)
            asked.append(asyncio.create_task(board(mine, OTHER)))
            await until_asked(5)
            go_on.set()
            await asyncio.gather(*asked)
            assert order.index("Zoe") <= 2  # behind one of the others at most, who has four

    run(scenario())


def test_the_lobby_shows_tables_of_everybody_before_many_of_one(store):
    async def scenario():
        await store.open(Ear())
        running = Standing("running", None, [])
        flood = [new_table(True, owner="one") for _ in range(30)]
        mine, unknown = new_table(True, owner="two"), [new_table(True) for _ in range(2)]
        for at, table in enumerate([mine, *unknown, *flood]):
            await store.make(table, [row(1, at=at + 1)], running)
        listed = [table.id for table, _ in await store.listed(0, 5)]
        assert listed == [flood[29].id, flood[28].id, unknown[1].id, unknown[0].id, mine.id]
        await store.close()

    run(scenario())
