"""Taking back, leaving, resigning, rematches, clocks, hints and chat."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace

import pytest

import ludogare
from ludogare.core.match.verified import verify
from ludogare.server.store.sqlite import SqliteStore
from server.clients import ROOMY, Guest, cookie_keys, run, serving


def told(guest):
    return [line for entry in guest.story for line in entry["lines"]]


def test_taking_back_across_screens(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.seated(seats="mll")
            async with web.guest(table, 0, keys[0]) as ada, web.guest(table, 1, keys[1]) as ben:
                assert not ada.now["undo"]
                assert not ada.now["actions"][5]["final"], "the last bid alone opens them"
                await ada.done(action="bid 50")
                assert ada.now["undo"]
                await ben.until(lambda now: now["seq"] == ada.now["seq"])
                assert not ben.now["undo"]
                assert "not Player 2" in (await ben.ask(undo=True))["error"]
                await ada.done(undo=True)
                assert len(ada.now["actions"]) == 101
                assert told(ada)[-2:] == ["Player 1 bids £50.", "Player 1 takes a move back."]
                await ada.done(action="bid 20")
                await ben.until(lambda now: now["seq"] == ada.now["seq"])
                await ben.done(action="bid 10")
                await ada.until(lambda now: now["seq"] == ben.now["seq"])
                assert "not Player 1" in (await ada.ask(undo=True))["error"]
                async with web.guest(table, 2, keys[2]) as cleo:
                    assert all(a["final"] for a in cleo.now["actions"])
                    await cleo.done(action="bid 5")
                    assert not cleo.now["undo"]
                    assert "revealed" in (await cleo.ask(undo=True))["error"]
                    assert (await ada.ask(undo=True, after=1))["stale"]

    run(scenario())


def test_taking_back_freely_alone_against_bots(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.make(seats="mbb")
            async with web.guest(table, 0, keys[0]) as me:
                await me.until(lambda now: not any(p["awaited"] for p in now["players"][1:]))
                assert not me.now["undo"], "there is nothing of a person’s to take back"
                assert "nothing to take back" in (await me.ask(undo=True))["error"]
                assert all(a["final"] for a in me.now["actions"]), "the last bid opens them"
                await me.done(action="bid 100")
                await me.until(lambda now: now["actions"])
                picks = me.now["actions"]
                assert not any(a["final"] for a in picks)
                for _ in range(2):
                    await me.done(action=me.now["actions"][0]["text"])
                    await me.until(lambda now: now["actions"])
                    if me.now["actions"][0]["verb"] == "bid":
                        break
                while me.now["undo"]:
                    await me.done(undo=True)
                assert me.now["actions"] == picks, "whatever chance and the bots did since"
                assert "opened" in (await me.ask(undo=True))["error"]
                assert me.now["actions"] == picks, "a bid that is known stays"
                await me.play_out(random.Random(3))
            record = (await web.get(f"/api/tables/{table}/record")).text
            assert verify(ludogare.read(record)) == "fair", "the same cards came again"

    run(scenario())


def test_the_question_comes_with_its_clause(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.seated(seats="ml")
            async with web.guest(table, 0, keys[0]) as ada, web.guest(table) as onlooker:
                assert ada.now["clause"] == "CC-3.2"
                assert onlooker.now["clause"] is None
                await ada.done(action="bid 5")
                assert ada.now["clause"] is None, "nothing is asked of her now"

    run(scenario())


def test_coming_back_with_the_cookie_alone(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.seated(seats="mll")
            sit = f"/api/tables/{table}/sit"
            assert (await web.post(sit, {})).status_code == 403, "the table is by invitation"
            async with web.guest(table, 1, keys[1]) as ben:
                await ben.done(leave=True)
                assert ben.now["players"][1]["left"]
                cookie = {"Cookie": f"ludogare-{table}={keys[0]}.{keys[1]}"}
                sat = await web.post(sit, {}, **cookie)
                assert sat.json() == {"seat": 1}, "of two seats the one that was left"
                web.http.cookies.clear()
                await ben.until(lambda now: not now["players"][1].get("left"))
                assert told(ben)[-1] == "Player 2 is back."
                wrong = {"Cookie": f"ludogare-{table}={'x' * 22}"}
                assert (await web.post(sit, {}, **wrong)).status_code == 403

    run(scenario())


def test_a_seat_given_up_before_the_match_is_found_again(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            table, _ = await web.make(seats="mll", listed=True)
            sit = f"/api/tables/{table}/sit"
            sat = await web.post(sit, {"name": "Ben"})
            key = cookie_keys(sat)[-1]
            web.http.cookies.clear()
            async with web.guest(table, 1, key) as ben:
                await ben.done(leave=True)
            back = await web.post(sit, {"name": "Ben"}, Cookie=f"ludogare-{table}={key}")
            assert back.json() == sat.json()
            faces = (await web.get(f"/api/tables/{table}")).json()["seats"]
            assert [face["taken"] for face in faces] == [True, True, False]

    run(scenario())


def test_a_table_without_taking_back(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.seated(seats="ml", undo=False)
            async with web.guest(table, 0, keys[0]) as ada:
                assert all(a["final"] for a in ada.now["actions"])
                await ada.done(action="bid 3")
                assert not ada.now["undo"]
                told = await ada.ask(undo=True)
                assert told["error"] == "Take-backs are off at this table."

    run(scenario())


def test_of_two_who_resigns_has_lost(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.seated(seats="ml")
            async with web.guest(table, 0, keys[0]) as ada, web.guest(table, 1, keys[1]) as ben:
                await ada.done(resign=True)
                await ben.until(lambda now: now["status"] == "over")
                assert ben.now["over"]["winners"] == [1]
                assert ben.now["over"]["ending"] == "All others have resigned."
                assert ben.now["players"][0]["resigned"]
                assert (await ben.ask(action="bid 3"))["error"] == "The match is over."
            record = (await web.get(f"/api/tables/{table}/record")).text
            assert verify(ludogare.read(record)) == "fair"
            info = (await web.get(f"/api/tables/{table}")).json()
            assert info["fairness"]["secret"]

    run(scenario())


def test_among_more_a_bot_plays_on_and_cannot_win(tmp_path):
    async def scenario():
        dice = random.Random(9)
        async with serving(tmp_path) as web:
            table, keys = await web.seated(seats="mll")
            async with (
                web.guest(table, 0, keys[0]) as ada,
                web.guest(table, 1, keys[1]) as ben,
                web.guest(table, 2, keys[2]) as cleo,
            ):
                await ada.done(resign=True)
                assert (await ada.ask(action="bid 3"))["error"] == "You are out of this match."
                assert (await ada.ask(resign=True))["error"] == "You are out of this match."
                await ben.until(lambda now: now["players"][0]["kind"] == "bot")
                await ada.socket.close()
                await asyncio.gather(ben.play_out(dice), cleo.play_out(dice))
                assert 0 not in ben.now["over"]["winners"]
                assert ben.now["over"]["winners"]

    run(scenario())


def test_when_nobody_stays_it_is_over(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.make(seats="mbb")
            async with web.guest(table, 0, keys[0]) as me:
                await me.done(resign=True)
                await me.until(lambda now: now["status"] == "over")
                assert me.now["over"]["winners"] == []
                assert me.now["over"]["ending"] == "Nobody is left at the table."
            table, keys = await web.seated(seats="mll")
            async with web.guest(table, 0, keys[0]) as ada, web.guest(table, 1, keys[1]) as ben:
                await ada.done(resign=True)
                await ben.done(resign=True)
                await ben.until(lambda now: now["status"] == "over")
                assert ben.now["over"]["winners"] == [2]

    run(scenario())


def test_leaving_and_coming_back(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.seated(seats="mll")
            async with web.guest(table, 0, keys[0]) as ada, web.guest(table, 1, keys[1]) as ben:
                await ada.done(leave=True)
                await ben.until(lambda now: now["players"][0].get("left"))
                assert ben.now["players"][0]["kind"] == "bot"
                await ben.until(lambda now: not now["players"][0]["awaited"])
                assert "sit down again" in (await ada.ask(action="bid 1"))["error"]
                sat = await web.post(f"/api/tables/{table}/sit", {"key": keys[0]})
                assert sat.json() == {"seat": 0}
                await ben.until(lambda now: now["players"][0]["kind"] == "person")
                assert told(ben)[-4:-1] == [
                    "Player 1 leaves.",
                    "A bot plays for Player 1 from now on.",
                    "Player 1 makes a bid.",
                ]
                assert told(ben)[-1] == "Player 1 is back."

    run(scenario())


def test_where_no_bot_takes_over_the_seat_waits(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.seated(seats="ml", takeover=False)
            async with web.guest(table, 0, keys[0]) as ada, web.guest(table, 1, keys[1]) as ben:
                await ada.done(leave=True)
                await ben.until(lambda now: now["players"][0].get("left"))
                assert ben.now["players"][0]["kind"] == "person"
                await web.post(f"/api/tables/{table}/sit", {"key": keys[0]})
                await ada.until(lambda now: not now["players"][0].get("left"))
                await ada.done(action="bid 3")

    run(scenario())


def test_leaving_before_it_begins_frees_the_seat(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.make(seats="mll", listed=True)
            await web.post(f"/api/tables/{table}/sit", {"key": keys[1], "name": "Ben"})
            web.http.cookies.clear()
            async with web.guest(table, 1, keys[1]) as ben:
                assert ben.now["status"] == "waiting"
                assert ben.now["board"] is None
                assert ben.now["prompt"] == "Waiting for one more player to sit down."
                assert "not started" in (await ben.ask(action="bid 3"))["error"]
                await ben.done(leave=True)
                assert [p["taken"] for p in ben.now["players"]] == [True, False, False]
            sat = await web.post(f"/api/tables/{table}/sit", {"key": keys[1], "name": "Bea"})
            assert sat.json() == {"seat": 1}
            web.http.cookies.clear()
            sat = await web.post(f"/api/tables/{table}/sit", {"name": "Bea"})
            assert sat.json()["error"] == "Somebody at this table is already called Bea."
            assert (await web.post(f"/api/tables/{table}/sit", {"name": "Cléo"})).json()
            info = (await web.get(f"/api/tables/{table}")).json()
            assert [s["name"] for s in info["seats"]] == ["Player 1", "Bea", "Cléo"]
            assert info["status"] == "running"

    run(scenario())


def test_two_who_sit_down_at_once_get_a_seat_each(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            table, _ = await web.make(seats="mll", listed=True)
            live = await web.registry.table(table)
            address = f"/api/tables/{table}/sit"
            async with live._lock:
                both = [
                    asyncio.create_task(web.post(address, {"name": n})) for n in ("Bea", "Cléo")
                ]
                while len(live._lock._waiters or ()) < 2:
                    await asyncio.sleep(0.005)
            assert sorted([(await one).json()["seat"] for one in both]) == [1, 2]

    run(scenario())


def test_a_rematch_of_people_at_different_screens(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.seated(seats="ml")
            async with web.guest(table, 0, keys[0]) as ada, web.guest(table, 1, keys[1]) as ben:
                early = await ada.ask(rematch=True)
                assert early["error"] == "You can ask for a rematch once the match is over."
                await ada.done(resign=True)
                await ben.until(lambda now: now["status"] == "over")
                first = await ada.ask(rematch=True, nonce="ada-ada-ada")
                assert "table" not in first
                no = await web.post(f"/api/tables/{table}/rematch", {}, keys[0])
                assert no.status_code == 409
                await ben.until(lambda now: now["over"]["rematch"]["asked"] == [0])
                second = await ben.ask(rematch=True)
                await ada.until(lambda now: now["over"]["rematch"]["table"])
                new = ada.now["over"]["rematch"]["table"]
                assert second["table"] == new != table
                assert (await ben.ask(rematch=True))["table"] == new
            followed = await web.post(f"/api/tables/{table}/rematch", {}, keys[1])
            assert followed.json() == {"table": new, "seats": [1]}
            assert f"Path=/api/tables/{new};" in followed.headers["set-cookie"]
            web.http.cookies.clear()
            stranger = await web.post(f"/api/tables/{table}/rematch", {})
            assert stranger.status_code == 403
            info = (await web.get(f"/api/tables/{new}", keys[0])).json()
            assert info["status"] == "running"
            assert info["held"] == [0]
            assert info["fairness"]["nonces"][0] == "ada-ada-ada"
            async with web.guest(new, 0, keys[0]) as ada:
                await ada.done(action="bid 3")

    run(scenario())


def test_who_has_left_is_not_asked_for_a_rematch(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.seated(seats="ml")
            async with web.guest(table, 0, keys[0]) as ada, web.guest(table, 1, keys[1]) as ben:
                await ada.done(resign=True)
                await ada.done(leave=True)
                new = (await ben.ask(rematch=True))["table"]
            info = (await web.get(f"/api/tables/{new}", keys[1])).json()
            assert [s["kind"] for s in info["seats"]] == ["bot", "person"]
            assert info["held"] == [1]

    run(scenario())


def test_a_rematch_at_one_device(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.make(seats="mdb")
            cookie = f"ludogare-{table}={keys[0]}.{keys[1]}"
            async with web.live(table, additional_headers={"Cookie": cookie}) as socket:
                ada = Guest(socket, 0)
                await ada.hello()
                await ada.done(resign=True)
                assert (await ada.ask(seat=1, resign=True))["seq"]
                await ada.until(lambda now: now["status"] == "over")
                assert ada.now["over"]["winners"] == [2]
                answer = await ada.ask(rematch=True)
                assert answer["table"]

    run(scenario())


def test_flags_fall(tmp_path):
    limits = replace(ROOMY, least_clock=1)

    async def scenario():
        async with serving(tmp_path, limits=limits) as web:
            table, keys = await web.seated(seats="ml", clock=1)
            async with web.guest(table, 0, keys[0]) as ada:
                assert 0 < ada.now["players"][0]["clock"] <= 1000
                await ada.done(action="bid 3")
                assert "clock" not in ada.now["players"][0]
                await asyncio.sleep(0.5)
                await ada.done(undo=True)
                assert ada.now["players"][0]["clock"] <= 1000, "what was thought is thought"
                flag = "Player 2’s time is up; a random legal action was played."
                await ada.until(lambda now: flag in told(ada))

    run(scenario())


def test_hints(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.seated(seats="ml")
            async with web.guest(table, 0, keys[0], language="fr") as ada:
                answer = await ada.ask(hint=True)
                assert answer["hint"]["text"] in [a["text"] for a in ada.now["actions"]]
                assert answer["hint"]["label"].startswith("Miser")
                await ada.done(action="bid 3")
                assert (await ada.ask(hint=True))["error"]
            table, keys = await web.seated(seats="ml", hints=False)
            async with web.guest(table, 0, keys[0]) as ada:
                assert (await ada.ask(hint=True))["error"] == "Hints are off at this table."

    run(scenario())


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        ("hello", "hello"),
        ("  two\n lines\t", "two lines"),
        ("<b>&amp;</b>", "<b>&amp;</b>"),
        ("é" * 500, "é" * 500),
        ("x" * 501, None),
        ("   ", None),
        ("\u202egnp.exe", "gnp.exe"),
    ],
)
def test_chat_is_text(line, shown, tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.seated(seats="ml")
            async with web.guest(table, 0, keys[0]) as ada, web.guest(table) as watcher:
                answer = await ada.ask(chat=line)
                if shown is None:
                    assert answer["error"] == "A chat line has 1 to 500 characters."
                else:
                    await watcher.until(lambda now: watcher.chat)
                    assert watcher.chat[0]["text"] == shown
                    assert watcher.chat[0]["name"] == "Player 1"

    run(scenario())


def test_a_rematch_asked_for_twice_is_one_table(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.seated(seats="ml", listed=True)
            async with (
                web.guest(table, 0, keys[0]) as here,
                web.guest(table, 0, keys[0]) as there,
                web.guest(table, 1, keys[1]) as ben,
            ):
                await ben.done(resign=True)
                await ben.done(rematch=True)
                answers = await asyncio.gather(here.ask(rematch=True), there.ask(rematch=True))
                assert len({answer["table"] for answer in answers}) == 1
            running = (await web.get("/api/tables")).json()
            assert [face["table"] for face in running] == [answers[0]["table"]]

    run(scenario())


def test_who_is_here_is_told_again_after_a_failure(tmp_path, monkeypatch):
    told = []

    async def present(self, table, seats):
        told.append(table)
        if len(told) == 1:
            raise OSError("the database is away")

    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.make(seats="mb")
            async with web.guest(table, 0, keys[0]), asyncio.timeout(10):
                monkeypatch.setattr(web.registry, "beat", 10)
                monkeypatch.setattr(SqliteStore, "present", present, raising=False)
                web.registry.spawn(web.registry._say_who_is_here())
                while len(told) < 3:
                    await asyncio.sleep(0.005)

    run(scenario())


def test_a_sealed_bid_is_taken_back_until_it_is_opened(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.make(seats="mdd")
            async with web.guest(table, 0, keys[0]) as ada, web.guest(table, 2, keys[2]) as cleo:
                await ada.done(action="bid 50")
                assert ada.now["undo"]
                await ada.done(undo=True)
                await ada.done(action="bid 20")
                async with web.guest(table, 1, keys[1]) as ben:
                    await ben.done(action="bid 10")
                await cleo.until(lambda now: not now["players"][1]["awaited"])
                await cleo.done(action="bid 5")
                assert not cleo.now["undo"]
                assert "opened" in (await cleo.ask(undo=True))["error"]
                assert "bid 20" in (await web.get(f"/api/tables/{table}/record", keys[0])).text

    run(scenario())
