"""Analyses of finished matches: asked for once, worked out aside, kept with the table."""

from __future__ import annotations

import asyncio
import os
import random
import re
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from ludogare.analysis.examined import Decision, Examined
from ludogare.analysis.reasons import Reason
from ludogare.bots.outside.process import Forfeit
from ludogare.core.law.contract import CHANCE
from ludogare.core.match.plies import Step
from ludogare.games import find
from ludogare.server.limits import Limits
from ludogare.server.store.store import HINDSIGHT, LOOKING_BACK
from ludogare.server.table import hindsight
from ludogare.server.table.clock import now
from ludogare.server.thinking import looking_back
from ludogare.server.thinking.looking_back import Look, LookingBack
from ludogare.server.thinking.queue import LAST
from server.clients import ROOMY, run, serving

TESTS = str(Path(__file__).parent.parent)


def made_up(wanted: Look) -> Examined:
    """An opinion that takes no time: every choice was a mistake, and chance is kind to seat 0."""
    step, game = wanted.step, find(wanted.game)
    seat, text = step.ply.seat, game.actions.text(step.ply.action)
    shares = [0.6, 0.4] if step.number % 9 else [0.4, 0.6]
    if seat == CHANCE:
        return Examined(step.number, None, text, shares, [0.5, 0.5], [0.01, -0.01])
    out, _ = game.plain.workspace().choices
    if game.plain.legal(step.before, seat, out) == 1:
        return Examined(step.number, seat, text, shares)
    best = game.actions.text(out[0])
    line = [f"{seat} {best}", f"{1 - seat} {best}"]
    reason = Reason(("board-kind", {"kind": "savanna"}), 1, 0)
    decided = Decision("mistake", 0.06, 0.06, 0.01, best, 0.5, line, reason)
    return Examined(step.number, seat, text, shares, decision=decided)


def nice_of(wanted: Look) -> Examined:
    return Examined(os.nice(0), None, str(os.getpid()), [])


def dying(wanted: Look) -> Examined:
    os._exit(3)


def failing(wanted: Look) -> Examined:
    raise ValueError("a bug")


@pytest.fixture
def quick(monkeypatch):
    """Opinions that take no time."""
    monkeypatch.setattr(LookingBack, "_examined", lambda self, wanted: made_up(wanted))


async def played(web, seats=2):
    """A table whose match was played to the end."""
    table, keys = await web.seated("cape_to_cairo", "m" + "l" * (seats - 1))
    dice = random.Random(5)
    async with AsyncExitStack() as open_:
        people = [
            await open_.enter_async_context(web.guest(table, seat, keys[seat]))
            for seat in range(seats)
        ]
        await asyncio.gather(*(person.play_out(dice) for person in people))
    return table, keys


async def done(web, table, language="en"):
    """The analysis, once it is there."""
    while True:
        told = (await web.get(f"/api/tables/{table}/hindsight", language=language)).json()
        if told["state"] != "running":
            return told
        await asyncio.sleep(0.02)


def test_a_finished_match_is_analysed_once_and_kept(tmp_path, quick, monkeypatch):
    begun = []
    gather = hindsight.gather
    monkeypatch.setattr(hindsight, "gather", lambda *all: begun.append(1) or gather(*all))

    async def scenario():
        async with serving(tmp_path) as web:
            table, _ = await played(web)
            path = f"/api/tables/{table}/hindsight"
            assert (await web.get(path)).json()["state"] == "none"
            first = await asyncio.gather(*(web.post(path, {}) for _ in range(3)))
            assert {answer.status_code for answer in first} == {200}
            told = await done(web, table)
            assert told["state"] == "done"
            assert len(begun) == 1
            found = told["found"]
            plies = [int(n) for n in re.findall(r'data-ply="(\d+)"', found["svg"])]
            assert plies == list(range(told["plies"] + 1))
            assert [seat["seat"] for seat in found["seats"]] == [0, 1]
            assert found["seats"][0]["luck"] > 0 > found["seats"][1]["luck"]
            mistake = found["decisions"][0]
            assert mistake["rating"] == "mistake"
            assert mistake["best_label"].startswith("Bid")
            assert mistake["reason"] == "Savanna: 1 instead of 0."
            french = (await done(web, table, "fr"))["found"]
            assert french["decisions"][0]["best_label"] != mistake["best_label"]
            await web.post(f"/api/tables/{table}/hindsight", {})
            assert len(begun) == 1
        async with serving(tmp_path) as web:
            assert (await done(web, table))["found"] == found
            store = web.registry.store
            assert await store.kept(HINDSIGHT, table, now()) is not None
            await web.registry.delete(table)
            assert await store.kept(HINDSIGHT, table, now()) is None

    run(scenario())


def test_where_the_host_wants_it_every_match_is_analysed(tmp_path, quick, monkeypatch):
    owners = []
    examined = LookingBack.examined

    async def watched(self, wanted, table, owner):
        owners.append(owner)
        return await examined(self, wanted, table, owner)

    monkeypatch.setattr(LookingBack, "examined", watched)

    async def scenario():
        async with serving(tmp_path, reviews=True) as web:
            table, _ = await played(web)
            while (told := await done(web, table))["state"] != "done":
                await asyncio.sleep(0.02)
            assert told["found"]["decisions"]
            assert set(owners) == {LAST}, "those who ask come first"
            other, keys = await web.seated("cape_to_cairo", "ml")
            async with web.guest(other, 0, keys[0]) as guest:
                await guest.ask(resign=True)
            assert await web.registry.store.kept(LOOKING_BACK, other, now()) is None
            assert len(owners) == told["plies"], "one that was given up is not"

    run(scenario())


def test_a_running_or_given_up_match_is_refused(tmp_path, quick):
    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.seated("cape_to_cairo", "ml")
            refused = await web.post(f"/api/tables/{table}/hindsight", {})
            assert (refused.status_code, refused.json()["error"]) == (
                409,
                "The match is still running.",
            )
            async with web.guest(table, 0, keys[0]) as guest:
                await guest.ask(resign=True)
            refused = await web.post(f"/api/tables/{table}/hindsight", {})
            assert refused.status_code == 409
            assert "given up" in refused.json()["error"]

    run(scenario())


def test_who_asks_for_many_waits(tmp_path, quick):
    few = Limits(**{**vars(ROOMY), "analyses": 0.0, "analysis_burst": 1.0})

    async def scenario():
        async with serving(tmp_path, limits=few) as web:
            tables = [(await played(web))[0] for _ in range(2)]
            paths = [f"/api/tables/{table}/hindsight" for table in tables]
            far = {"X-Forwarded-For": "192.0.2.7"}
            answers = [await web.post(path, {}, **far) for path in paths]
            assert [answer.status_code for answer in answers] == [200, 429]
            assert (await web.post(paths[0], {}, **far)).status_code == 200

    run(scenario())


def test_an_analysis_that_failed_can_be_asked_for_again(tmp_path, monkeypatch):
    def failed(self, wanted):
        raise Forfeit("lost-process", why="died")

    monkeypatch.setattr(LookingBack, "_examined", failed)

    async def scenario():
        async with serving(tmp_path) as web:
            table, _ = await played(web)
            await web.post(f"/api/tables/{table}/hindsight", {})
            assert (await done(web, table))["state"] == "none"
            assert await web.registry.store.kept(LOOKING_BACK, table, now()) is None

    run(scenario())


def looked(monkeypatch, look):
    """What a real process answers."""
    monkeypatch.syspath_prepend(TESTS)  # where the process finds these looks
    monkeypatch.setattr(looking_back, "look", look)
    s = find("cape_to_cairo").State()
    wanted = Look("cape_to_cairo", 2, Step(0, None, s, s), 0)
    aside = LookingBack()

    async def ask():
        return [await aside.examined(wanted, "table", "owner") for _ in range(2)]

    try:
        return asyncio.run(ask())
    finally:
        aside.close()


def test_the_process_steps_back_behind_everything_else(monkeypatch):
    one, two = looked(monkeypatch, nice_of)
    assert one.ply >= looking_back.NICE > os.nice(0)
    assert one == two
    assert int(one.action) != os.getpid()


@pytest.mark.parametrize("look", [dying, failing])
def test_a_process_that_fails_is_no_more_than_no_analysis(monkeypatch, look):
    with pytest.raises(Forfeit):
        looked(monkeypatch, look)
