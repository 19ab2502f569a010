"""The engine of the analysis board: a slice of thinking a request, behind live tables."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import ludogare
from ludogare.analysis.pondering import SLICE, WAITS, Pondered, Tried
from ludogare.bots.outside.process import Forfeit
from ludogare.server.limits import Limits
from ludogare.server.thinking import engine, workers
from ludogare.server.thinking.questions import Advice
from ludogare.server.thinking.workers import Workers
from server.clients import ROOMY, run, serving

TESTS = str(Path(__file__).parent.parent)
PATH = "/api/analysis/engine"
FAR = {"X-Forwarded-For": "192.0.2.7"}


def begun():
    """A match in which Ada has sealed a bid, and Ben is to bid."""
    return ludogare.new("cape_to_cairo", 2, seed=3, names=["Ada", "Ben"]).play("bid 9", 0)


def found(question):
    """What a search may have found; the process tells how far it steps back."""
    best = [Tried(12, 0.64449), Tried(7, 0.6)]
    line = [(question.seat, 12), (question.seat, 7)]
    return Advice(12, pondered=Pondered(os.nice(0), best, line, more=True))


@pytest.fixture
def asked(monkeypatch):
    """The questions that reach the workers, each answered at once."""
    questions = []

    async def advise(self, question):
        questions.append(question)
        return found(question)

    monkeypatch.setattr(Workers, "advise", advise)
    return questions


def test_the_best_actions_are_told_in_words(asked, tmp_path):
    match = begun()
    wanted = {"record": match.record(), "seat": 1}

    async def scenario():
        async with serving(tmp_path) as web:
            told = (await web.post(PATH, wanted)).json()
            assert (told["seat"], told["more"]) == (1, True)
            assert told["best"] == [
                {"text": "bid 12", "label": "Bid £12", "share": 0.6445},
                {"text": "bid 7", "label": "Bid £7", "share": 0.6},
            ]
            assert told["line"] == [], "a second bid cannot follow"
            french = (await web.post(PATH, {**wanted, "language": "fr"})).json()
            assert french["best"][0]["label"].startswith("Miser 12")

    run(scenario())


def test_it_sees_what_the_seat_may_know(asked, tmp_path):
    match = begun()

    async def scenario():
        async with serving(tmp_path) as web:
            await web.post(PATH, {"record": match.record(), "seat": 1})
            (question,) = asked
            assert question.lasting
            assert question.state == match.hidden(1).to_json() != match.state.to_json()

    run(scenario())


def test_a_running_table_is_refused(asked, tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            table, _ = await web.seated(seats="ml")
            refused = await web.post(PATH, {"table": table})
            assert (refused.status_code, asked) == (409, [])

    run(scenario())


@pytest.mark.parametrize("wanted", [{"ply": 0}, {"seat": 0}])
def test_there_is_nothing_to_think_about_for_chance_or_who_is_not_asked(asked, tmp_path, wanted):
    async def scenario():
        async with serving(tmp_path) as web:
            told = (await web.post(PATH, {"record": begun().record(), **wanted})).json()
            assert told == {"seat": None, "simulations": 0, "more": False, "best": [], "line": []}
            assert not asked

    run(scenario())


def test_a_second_of_it_counts_as_a_hint(asked, tmp_path):
    few = Limits(**{**vars(ROOMY), "hints": 0.0, "hint_burst": 1.0})
    wanted = {"record": begun().record(), "seat": 1}

    async def scenario():
        async with serving(tmp_path, limits=few) as web:
            times = int(1 / SLICE) + 1
            answers = [await web.post(PATH, wanted, **FAR) for _ in range(times)]
            assert [a.status_code for a in answers] == [200] * (times - 1) + [429]
            assert "goes on in a moment" in answers[-1].json()["error"]
            assert not web.registry.hints.take(FAR["X-Forwarded-For"]), "there is one budget"
            elsewhere = await web.post(PATH, wanted, **{"X-Forwarded-For": "192.0.2.8"})
            assert elsewhere.status_code == 200

    run(scenario())


def test_who_waits_for_a_tree_is_told_so(monkeypatch, tmp_path):
    async def advise(self, question):
        return Advice(question.legal[0], pondered=WAITS)

    monkeypatch.setattr(Workers, "advise", advise)

    async def scenario():
        async with serving(tmp_path) as web:
            told = (await web.post(PATH, {"record": begun().record(), "seat": 1})).json()
            assert (told["simulations"], told["best"], told["more"]) == (0, [], True)

    run(scenario())


def test_an_engine_that_fails_says_so(monkeypatch, tmp_path):
    async def advise(self, question):
        raise Forfeit("lost-process", why="died")

    monkeypatch.setattr(Workers, "advise", advise)

    async def scenario():
        async with serving(tmp_path) as web:
            refused = await web.post(PATH, {"record": begun().record(), "seat": 1})
            assert refused.status_code == 503

    run(scenario())


def test_its_process_steps_back_behind_those_of_live_tables(monkeypatch, tmp_path):
    monkeypatch.syspath_prepend(TESTS)  # where the process finds what it thinks
    monkeypatch.setattr(workers, "think", found)

    async def scenario():
        async with serving(tmp_path) as web:
            told = (await web.post(PATH, {"record": begun().record(), "seat": 1})).json()
            assert told["simulations"] >= engine.NICE > workers.NICE
            assert not web.registry.workers._all, "it takes none of theirs"

    run(scenario())
