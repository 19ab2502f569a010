"""Clocks: so much a turn, or a total with an increment; and what happens at zero."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from ludogare.server.protocol import TableSettings
from ludogare.server.table.times import RETURNING, Times
from server.clients import ROOMY, run, serving

CHANCE = -1
HASTY = replace(ROOMY, least_clock=1)


def told(guest):
    return [line for entry in guest.story for line in entry["lines"]]


def per_turn(seconds=10, **more):
    return Times(TableSettings(clock=seconds, **more), 2)


def total(seconds=60, increment=5, **more):
    return Times(TableSettings(total=seconds, increment=increment, **more), 2)


def test_a_turn_of_several_actions_has_one_time():
    times = per_turn()
    times.ask([0], 1_000, CHANCE)
    assert times.ends(0) == 11_000
    times.ask([0], 5_000, 0)
    assert times.ends(0) == 11_000
    times.ask([], 6_000, 0)  # a card is drawn
    times.ask([0], 6_000, CHANCE)
    assert times.ends(0) == 11_000
    times.ask([1], 8_000, 0)
    assert times.ends(0) is None
    assert times.ends(1) == 18_000
    times.ask([0], 9_000, 1)
    assert times.ends(0) == 19_000


def test_what_is_chosen_at_once_is_a_turn_of_its_own():
    times = per_turn()
    times.ask([0, 1], 0, CHANCE)
    times.ask([1], 4_000, 0)
    assert times.ends(1) == 10_000
    times.ask([1], 7_000, 1)
    assert times.ends(1) == 17_000, "the second to bid has a whole turn to build, as the first has"


def test_the_turn_goes_on_after_others_have_answered():
    times = per_turn(answer=3)
    times.ask([0], 0, CHANCE)
    times.interrupt([1], 4_000)
    assert times.ends(0) is None
    assert times.ends(1) is None, "answers have a time of their own"
    times.ask([0], 6_000, 1)
    assert times.ends(0) == 12_000
    times = total()
    times.ask([0], 0, CHANCE)
    times.interrupt([1], 4_000)
    assert times.ends(1) == 64_000, "without one, the total runs"


def test_a_total_is_used_up_and_each_turn_adds_to_it():
    times = total()
    times.ask([0], 0, CHANCE)
    times.ask([0], 8_000, 0)
    assert times.ends(0) == 60_000
    times.ask([1], 10_000, 0)
    assert times.left(0, 99_000) == 55_000
    times.ask([0], 20_000, 1)
    assert times.ends(0) == 75_000
    assert times.left(1, 99_000) == 55_000


def test_what_was_thought_before_a_take_back_is_thought():
    for times, left in ((per_turn(), 6_000), (total(), 56_000)):
        times.ask([0], 0, CHANCE)
        times.ask([1], 4_000, 0)
        times.take_back([0], 5_000)
        assert times.ends(0) == 5_000 + left
        assert times.ends(1) is None


def test_who_comes_back_has_a_moment():
    times = total(increment=0)
    times.ask([0], 0, CHANCE)
    times.come_back(0, 100_000)
    assert times.ends(0) == 100_000 + RETURNING


def test_a_copy_goes_its_own_way():
    times = total()
    times.ask([0], 0, CHANCE)
    other = times.copy()
    other.ask([1], 1_000, 0)
    assert times.ends(0) == 60_000
    assert times.ends(1) is None


def test_settings_of_older_tables_still_read():
    old = b'{"listed": true, "undo": false, "hints": true, "clock": 30, "answer": null}'
    settings = msgspec.json.decode(old, type=TableSettings)
    assert (settings.clock, settings.total, settings.flag) == (30, None, "random")


@pytest.mark.parametrize(
    ("flag", "sentence"),
    [
        ("random", "Player 1’s time is up; a random legal action was played."),
        ("bot", "Player 1’s time is up; a bot played for them."),
        ("takeover", "A bot plays for Player 1 from now on."),
        ("lose", "Player 1 loses on time."),
    ],
)
def test_what_happens_at_zero(tmp_path, flag, sentence):
    async def scenario():
        async with serving(tmp_path, limits=HASTY) as web:
            table, keys = await web.seated(seats="ml", clock=1, flag=flag)
            async with web.guest(table, 1, keys[1]) as ben:
                await ben.done(action="bid 3")
                await ben.until(lambda now: sentence in told(ben))
                if flag == "lose":
                    await ben.until(lambda now: now["status"] == "over")
                    assert ben.now["over"]["winners"] == [1]
                    assert ben.now["over"]["ending"] == "All others have lost on time."
                if flag == "takeover":
                    assert ben.now["players"][0]["kind"] == "bot"
                    sat = await web.post(f"/api/tables/{table}/sit", {"key": keys[0]})
                    assert sat.json() == {"seat": 0}
                    await ben.until(lambda now: now["players"][0]["kind"] == "person")

    run(scenario())


def test_a_bot_takes_over_from_somebody_who_plays_against_bots_alone(tmp_path):
    async def scenario():
        async with serving(tmp_path, limits=HASTY) as web:
            table, keys = await web.seated(seats="mb", clock=1, flag="takeover")
            async with web.guest(table, 0, keys[0]) as ada:
                await ada.until(lambda now: now["players"][0]["kind"] == "bot")
                assert "A bot plays for Player 1 from now on." in told(ada)

    run(scenario())


def test_a_total_is_shown_to_all_and_survives_a_restart(tmp_path):
    async def play():
        async with serving(tmp_path) as web:
            table, keys = await web.seated(seats="ml", total=600, increment=60)
            async with web.guest(table, 0, keys[0]) as ada:
                clocks = [p["clock"] for p in ada.now["players"]]
                assert all(590_000 < clock <= 600_000 for clock in clocks), clocks
                await ada.done(action="bid 3")
                assert 655_000 < ada.now["players"][0]["clock"] <= 660_000
            return table

    async def scenario():
        table = await play()
        async with serving(tmp_path) as web, web.guest(table) as onlooker:
            first, second = (p["clock"] for p in onlooker.now["players"])
            assert 650_000 < first <= 660_000
            assert 580_000 < second <= 600_000

    run(scenario())


def test_clocks_that_contradict_each_other_are_refused(tmp_path):
    body = {"game": "cape_to_cairo", "seats": [{"kind": "me"}, {"kind": "link"}]}

    async def scenario():
        async with serving(tmp_path) as web:
            for settings, word in (
                ({"clock": 60, "total": 60}, "not both"),
                ({"increment": 5}, "total time"),
                ({"total": 60, "increment": -1}, "0 to"),
                ({"total": 1}, "5 to"),
                ({"clock": 60, "flag": "explode"}, "explode"),
            ):
                answer = await web.post("/api/tables", {**body, "settings": settings})
                assert answer.status_code == 400
                assert word in answer.json()["error"], settings

    run(scenario())
