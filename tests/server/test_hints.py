"""Hints: what a bot would do and why, asked of a worker, at the cost of nobody else."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

import pytest

import ludogare
from ludogare.analysis import advising
from ludogare.analysis.advising import Advised, Alternative
from ludogare.bots import LEVELS
from ludogare.bots.search.search import Search
from ludogare.core.saying.texts import Voice
from ludogare.server.live.socket import hint_of
from ludogare.server.settings import Settings
from ludogare.server.thinking import questions, workers
from ludogare.server.thinking.questions import Advice, Question, Weighed, think
from ludogare.server.thinking.workers import Workers
from server.clients import run, serving

TESTS = str(Path(__file__).parent.parent)


def reasoned(question):
    assert question.reasons
    why = "why-sheet", {"what": ("sheet-crossed", {}), "better": 3, "taken": 1}
    return Advice(12, (Weighed(12, 0.64449), Weighed(7, 0.64449), Weighed(0, -0.01)), why)


def dreaming(question):
    time.sleep(600)


def broken(question):
    raise ValueError("this bot has a bug")


def asked(match, seat, reasons=True):
    legal = [action.number for action in match.legal_for(seat)]
    seen = match.hidden(seat).to_json()
    return Question(match.game.name, "driver", seen, seat, legal, reasons)


def test_a_hint_is_worded_from_what_the_seat_may_know(monkeypatch):
    seen = []

    def label(self, number, state=None):
        seen.append(state)
        return "label"

    monkeypatch.setattr(Voice, "label", label)
    match = ludogare.new("cape_to_cairo", 2, seed=3).play("bid 9", seat=0)
    hint_of("driver", reasoned(asked(match, 1)), match, 1, match.voice)
    assert seen == [match.hidden(1)] * 4
    assert match.state != match.hidden(1)


def test_the_adviser_is_the_bot_of_the_fourth_level():
    assert Settings().adviser == LEVELS[3] == "driver"


def test_a_search_says_what_is_best_and_what_is_weaker(monkeypatch):
    match = ludogare.new("cape_to_cairo", 2, seed=3).play("bid 9", seat=0).play("bid 5", seat=1)
    found = Advised(4, 0.8, [Alternative(9, 0.0), Alternative(2, 0.3)], None)
    monkeypatch.setattr(advising, "advise", lambda game, seen, seat: found)
    advice = think(asked(match, 0))
    assert advice.action == 4
    assert advice.weighed == (Weighed(4, 0.8), Weighed(9, 0.8), Weighed(2, pytest.approx(0.5)))
    assert think(asked(match, 0, reasons=False)).weighed == ()


def test_without_compiled_rules_a_search_just_says_what_it_would_do(monkeypatch):
    monkeypatch.setattr("ludogare.core.running.policy.available", lambda: False)
    monkeypatch.setattr(questions, "bot_called", lambda name: Search(4, simulations=40))
    match = ludogare.new("cape_to_cairo", 2, seed=3).play("bid 9", seat=0).play("bid 5", seat=1)
    advice = think(asked(match, 0))
    assert advice.weighed == ()
    assert advice.action in [action.number for action in match.legal]


def test_a_bot_without_reasons_just_says_what_it_would_do(monkeypatch):
    match = ludogare.new("cape_to_cairo", 2, seed=3)
    monkeypatch.setattr(questions, "bot_called", lambda name: ludogare.bots.make("random", 1))
    advice = think(asked(match, 0))
    assert advice.weighed == ()
    assert 0 <= advice.action <= 100


def test_a_hint_says_why_in_words(monkeypatch, tmp_path):
    monkeypatch.syspath_prepend(TESTS)
    monkeypatch.setattr(workers, "think", reasoned)

    async def scenario():
        async with serving(tmp_path, adviser="driver") as web:
            table, keys = await web.seated(seats="ml")
            async with (
                web.guest(table, 0, keys[0]) as ada,
                web.guest(table, 1, keys[1], language="fr") as ben,
            ):
                answer = await ada.ask(hint=True)
                assert answer["hint"] == {
                    "text": "bid 12",
                    "label": "Bid £12",
                    "bot": "driver",
                    "weighed": [
                        {"text": "bid 12", "label": "Bid £12", "share": 0.6445},
                        {"text": "bid 7", "label": "Bid £7", "share": 0.6445},
                        {"text": "bid 0", "label": "Bid £0", "share": 0.0},
                    ],
                    "reason": "Landscapes crossed: 3 instead of 1.",
                }
                french = (await ben.ask(hint=True))["hint"]["weighed"][0]["label"]
                assert french.startswith("Miser 12")
                assert not ada.now["story"], "nobody else hears of it"

    run(scenario())


def test_a_hint_holds_up_nobody(monkeypatch, tmp_path):
    """Neither other tables nor whoever asked for it: they may act before it is there."""
    monkeypatch.syspath_prepend(TESTS)
    monkeypatch.setattr(workers, "think", dreaming)

    async def scenario():
        async with serving(tmp_path, workers=Workers(1)) as web:
            tables = [await web.seated(seats="ml") for _ in range(2)]
            (slow, mine), (table, keys) = tables
            async with (
                web.guest(slow, 0, mine[0]) as me,
                web.guest(table, 0, keys[0]) as ada,
                web.guest(table, 1, keys[1]) as ben,
            ):
                await me.send({"id": "a hint", "seat": 0, "hint": True})
                began = time.monotonic()
                refused = await me.ask(hint=True)
                assert refused["error"] == "Too many requests; wait a moment."
                await me.done(action="bid 4")
                dice = random.Random(1)
                await asyncio.gather(ada.play_out(dice), ben.play_out(dice))
                assert time.monotonic() - began < 20

    run(scenario())


def slow(question):
    time.sleep(1.5)
    return Advice(question.legal[0])


def test_a_hint_that_comes_too_late_is_none(monkeypatch, tmp_path):
    monkeypatch.syspath_prepend(TESTS)
    monkeypatch.setattr(workers, "think", slow)

    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.seated(seats="ml")
            async with web.guest(table, 0, keys[0]) as ada:
                asking = asyncio.create_task(ada.ask(hint=True))
                await asyncio.sleep(0.2)
                await ada.send({"id": "bid", "seat": 0, "after": ada.now["seq"], "action": "bid 4"})
                answer = await asking
                assert answer["error"] == "The position has changed in the meantime; look again."
                assert answer["stale"]

    run(scenario())


def test_a_bot_that_fails_gives_no_hint_at_all(monkeypatch, tmp_path, caplog):
    monkeypatch.syspath_prepend(TESTS)
    monkeypatch.setattr(workers, "think", broken)

    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.seated(seats="ml")
            async with web.guest(table, 0, keys[0]) as ada:
                answer = await ada.ask(hint=True)
                assert answer["error"] == "The bot has no hint right now."

    run(scenario())
    assert "this bot has a bug" in caplog.text


def test_that_a_bot_thinks_is_shown(monkeypatch, tmp_path):
    monkeypatch.syspath_prepend(TESTS)
    monkeypatch.setattr(workers, "think", dreaming)

    async def scenario():
        async with serving(tmp_path) as web:
            for seats, english, french in (
                ("mb", "Random thinks…", "Random réfléchit…"),
                ("mbb", "Random and Random 2 think…", "Random et Random 2 réfléchissent…"),
            ):
                table, keys = await web.make(seats=seats)
                async with (
                    web.guest(table, 0, keys[0]) as me,
                    web.guest(table, language="fr") as watcher,
                ):
                    await me.done(action="bid 4")
                    assert me.now["prompt"] == english
                    await watcher.until(lambda now, french=french: now["prompt"] == french)
            table, keys = await web.seated(seats="mlb")
            async with web.guest(table, 0, keys[0]) as me:
                await me.done(action="bid 4")
                assert me.now["prompt"] == "Waiting for Player 2 and Random."

    run(scenario())
