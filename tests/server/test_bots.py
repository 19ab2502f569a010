"""Bots that fail do not stop a table."""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
import time
from pathlib import Path

import pytest

from ludogare.bots.child import LostTurn
from ludogare.server import thinking
from ludogare.server.thinking import Advice, Question, Thinkers
from server.clients import run, serving

TESTS = str(Path(__file__).parent.parent)


def broken(question):
    raise ValueError("this bot has a bug")


def cheating(question):
    return Advice(max(question.legal) + 1)


def dying(question):
    os._exit(3)


def dreaming(question):
    time.sleep(600)


def chosen(monkeypatch, think, patience=20.0):
    monkeypatch.syspath_prepend(TESTS)  # where the workers find these bots
    monkeypatch.setattr(thinking, "think", think)
    thinkers = Thinkers(1, patience)

    async def scenario():
        try:
            return await thinkers.advise(Question("cape_to_cairo", "random", {}, 0, [4, 7]))
        finally:
            thinkers.close()

    return asyncio.run(scenario())


@pytest.mark.parametrize(
    ("think", "why", "word"),
    [
        (broken, "broken", "this bot has a bug"),
        (cheating, "illegal", "not legal"),
        (dying, "died", "died"),
    ],
)
def test_a_bot_that_fails_loses_its_turn(think, why, word, monkeypatch):
    with pytest.raises(LostTurn, match=word) as lost:
        chosen(monkeypatch, think)
    assert lost.value.why == why


def test_a_bot_that_thinks_too_long_is_stopped(monkeypatch):
    began = time.monotonic()
    with pytest.raises(LostTurn, match="thought longer than 1 s"):
        chosen(monkeypatch, dreaming, 1.0)
    assert time.monotonic() - began < 5


def test_for_a_bot_that_fails_anything_is_played_and_everybody_hears_of_it(
    monkeypatch, tmp_path, caplog
):
    monkeypatch.syspath_prepend(TESTS)
    monkeypatch.setattr(thinking, "think", broken)

    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.make(seats="mb")
            async with web.guest(table, 0, keys[0]) as me:
                await me.done(action="bid 4")
                await me.until(lambda now: not now["players"][1]["awaited"] or now["actions"])
                told = [line for entry in me.story for line in entry["lines"]]
                assert (
                    "Random loses a turn: something went wrong with the bot. "
                    "Any one action is played." in told
                )
            with sqlite3.connect(tmp_path / "tables.sqlite3") as file:
                kinds = file.execute("select kind from events where seat = 1 order by seq")
                assert [kind for (kind,) in kinds][:2] == ["lost", "ply"]

    run(scenario())
    assert "this bot has a bug" in caplog.text
    assert "any legal action is played instead" in caplog.text


def test_a_slow_bot_holds_up_nobody_else(monkeypatch, tmp_path):
    monkeypatch.syspath_prepend(TESTS)
    monkeypatch.setattr(thinking, "think", dreaming)

    async def scenario():
        async with serving(tmp_path) as web:
            slow, mine = await web.make(seats="mb")
            table, keys = await web.seated(seats="ml")
            async with (
                web.guest(slow, 0, mine[0]) as me,
                web.guest(table, 0, keys[0]) as ada,
                web.guest(table, 1, keys[1]) as ben,
            ):
                await me.done(action="bid 4")
                began = time.monotonic()
                dice = random.Random(1)
                await asyncio.gather(ada.play_out(dice), ben.play_out(dice))
                assert time.monotonic() - began < 20
                assert me.now["players"][1]["awaited"]

    run(scenario())


def test_a_bot_sees_only_what_its_seat_may_know(monkeypatch, tmp_path):
    asked = []

    async def advise(self, question):
        asked.append((question.state, question.seat))
        return Advice(question.legal[0])

    monkeypatch.setattr(Thinkers, "advise", advise)

    async def scenario():
        async with serving(tmp_path, pace=3_600_000) as web:
            table, keys = await web.make(seats="mb")
            async with web.guest(table, 0, keys[0]) as me:
                await me.done(action="bid 37")
            course = (await web.house.table(table)).course
            await web.house.advice(course.playing, "random", 1)

    run(scenario())
    state, seat = asked[0]
    assert seat == 1
    assert 37 not in state["bid"]
    assert state["bid"][0] == -2, "a bid was made; how much, its owner alone knows"


def test_a_server_that_stops_plays_nothing_for_a_bot_that_still_thinks(monkeypatch, tmp_path):
    monkeypatch.syspath_prepend(TESTS)
    monkeypatch.setattr(thinking, "think", dreaming)

    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.make(seats="mb")
            async with web.guest(table, 0, keys[0]) as me:
                await me.done(action="bid 4")
                await asyncio.sleep(0.3)
        with sqlite3.connect(tmp_path / "tables.sqlite3") as file:
            plies = file.execute("select body from events where kind = 'ply' and seat >= 0")
            assert plies.fetchall() == [("bid 4",)]

    run(scenario())
