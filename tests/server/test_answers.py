"""Answers to another's move: asked of one seat only, and in a way that does not slow the table."""

from __future__ import annotations

from contextlib import asynccontextmanager

from ludogare.core.match.dealer import Seeded
from server.clients import run, serving

SEED = 12
"""A deal in which the first player can take tile 2b at once."""


async def simple(guest):
    """Takes a die and ticks the locomotive, or whatever else comes first."""
    await guest.until(lambda now: now["actions"])
    for _ in range(2):
        await guest.done(action=guest.now["actions"][0]["text"])
        if not guest.now["actions"] or guest.now["answer"]:
            break


@asynccontextmanager
async def second_round(folder, **settings):
    """Ada holds 2b, and Ben is first in the second round."""
    async with serving(folder, deal=lambda table, nonces: Seeded(SEED)) as web:
        table, keys = await web.seated("steamrollers", "mll", {"first": 0}, **settings)
        async with (
            web.guest(table, 0, keys[0]) as ada,
            web.guest(table, 1, keys[1]) as ben,
            web.guest(table, 2, keys[2]) as cleo,
        ):
            await ada.done(action="choose 2")
            await ada.done(action="take 2b")
            await simple(ben)
            await simple(cleo)
            await ben.until(lambda now: now["actions"])
            yield ada, ben, cleo


def told(guest):
    return [line for entry in guest.story for line in entry["lines"]]


def test_an_answer_is_asked_of_its_owner_only(tmp_path):
    async def scenario():
        async with second_round(tmp_path) as (ada, ben, cleo):
            await ben.done(action=ben.now["actions"][0]["text"])
            await ada.until(lambda now: now["actions"])
            assert {a["text"] for a in ada.now["actions"]} == {"claim", "let"}
            assert ada.now["answer"]
            assert ada.now["clause"] == "SR-11.3"
            for other in (ben, cleo):
                await other.until(lambda now: now["seq"] == ada.now["seq"])
                assert other.now["actions"] == []
                assert not other.now["answer"]
                assert other.now["prompt"] == "Waiting for Player 1."

    run(scenario())


def test_not_this_round(tmp_path):
    async def scenario():
        async with second_round(tmp_path) as (ada, ben, cleo):
            assert "respond" in (await ada.ask(skip=True))["error"], "nothing is asked yet"
            await ben.done(action=ben.now["actions"][0]["text"])
            await ada.until(lambda now: now["answer"])
            await ada.done(skip=True)
            await ben.until(lambda now: now["actions"])
            await ben.done(action=ben.now["actions"][0]["text"])
            await cleo.until(lambda now: now["actions"])
            await cleo.done(action=cleo.now["actions"][0]["text"])
            assert cleo.now["actions"], "nobody is asked in between"
            assert sum("does not claim" in line for line in told(cleo)) == 2
            await cleo.done(action=cleo.now["actions"][0]["text"])
            await simple(ada)
            await simple(cleo)
            await ada.until(lambda now: now["answer"])  # in the next round she is asked again

    run(scenario())


def test_a_short_time_to_answer(tmp_path):
    async def scenario():
        async with second_round(tmp_path, answer=5) as (ada, ben, _):
            assert "clock" not in ben.now["players"][1], "the turn itself has no clock"
            await ben.done(action=ben.now["actions"][0]["text"])
            await ada.until(lambda now: now["answer"])
            assert 0 < ada.now["players"][0]["clock"] <= 5000
            await ben.until(lambda now: now["actions"])
            assert told(ben)[-1] == "Player 1 does not claim it.", "no flag, no random action"
            await ada.until(lambda now: not now["answer"])

    run(scenario())


def test_the_wish_is_still_known_after_a_restart(tmp_path):
    async def scenario():
        async with second_round(tmp_path) as (ada, ben, _):
            await ben.done(action=ben.now["actions"][0]["text"])
            await ada.until(lambda now: now["answer"])
            await ada.done(skip=True)
            table = ada.now["table"]
        async with serving(tmp_path, deal=lambda table, nonces: Seeded(SEED)) as web:
            state = (await web.registry.table(table)).state
            assert state.skipped == {0: 2}

    run(scenario())
