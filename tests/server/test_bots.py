"""Bots that fail do not stop a table."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sqlite3
import threading
import time
from pathlib import Path

import pytest

from ludogare.bots.outside.process import Forfeit
from ludogare.server.thinking import workers
from ludogare.server.thinking.questions import Advice, Question
from ludogare.server.thinking.queue import LAST, FairQueue
from ludogare.server.thinking.workers import Workers
from server.clients import run, serving

TESTS = str(Path(__file__).parent.parent)


def broken(question):
    raise ValueError("this bot has a bug")


def cheating(question):
    return Advice(max(question.legal) + 1)


def dying(question):
    os._exit(3)


def dying_once(question):
    mark = Path(question.asker)
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return Advice(question.legal[0])


def dreaming(question):
    time.sleep(600)


def first_of(question):
    return Advice(question.legal[0])


def told_to_end(question):
    signal.raise_signal(signal.SIGTERM)
    time.sleep(0.2)
    return Advice(question.legal[0])


ASKED = Question("cape_to_cairo", "random", {}, 0, [4, 7])


def chosen(monkeypatch, think, patience=20.0, question=ASKED):
    monkeypatch.syspath_prepend(TESTS)  # where the workers find these bots
    monkeypatch.setattr(workers, "think", think)
    pool = Workers(1, patience)

    async def scenario():
        try:
            return await pool.advise(question)
        finally:
            pool.close()

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
    with pytest.raises(Forfeit, match=word) as lost:
        chosen(monkeypatch, think)
    assert lost.value.why == why


def test_a_bot_that_is_told_to_end_with_the_server_finishes_its_thought(monkeypatch):
    assert chosen(monkeypatch, told_to_end).action == 4


def test_a_worker_that_was_told_to_end_is_replaced(monkeypatch):
    monkeypatch.syspath_prepend(TESTS)
    monkeypatch.setattr(workers, "think", first_of)
    pool = Workers(1)
    question = Question("cape_to_cairo", "random", {}, 0, [4, 7])

    async def scenario():
        answers = [await pool.advise(question)]
        (worker,) = pool._all
        os.kill(worker.process.pid, signal.SIGTERM)
        worker.process.join(20)
        assert worker.process.exitcode == 0
        return [*answers, await pool.advise(question)]

    try:
        assert [advice.action for advice in asyncio.run(scenario())] == [4, 4]
        assert len(pool._all) == 1
    finally:
        pool.close()


def test_what_a_killed_worker_was_asked_is_asked_of_another(monkeypatch, tmp_path):
    asked = Question("cape_to_cairo", "random", {}, 0, [4, 7], asker=str(tmp_path / "died"))
    assert chosen(monkeypatch, dying_once, question=asked) == Advice(4)
    assert (tmp_path / "died").exists()


def test_a_bot_that_thinks_too_long_is_stopped(monkeypatch):
    began = time.monotonic()
    with pytest.raises(Forfeit, match="thought longer than 1 s"):
        chosen(monkeypatch, dreaming, 1.0)
    assert time.monotonic() - began < 5


def test_for_a_bot_that_fails_anything_is_played_and_everybody_hears_of_it(
    monkeypatch, tmp_path, caplog
):
    monkeypatch.syspath_prepend(TESTS)
    monkeypatch.setattr(workers, "think", broken)

    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.make(seats="mb")
            async with web.guest(table, 0, keys[0]) as me:
                await me.done(action="bid 4")
                await me.until(lambda now: not now["players"][1]["awaited"] or now["actions"])
                told = [line for entry in me.story for line in entry["lines"]]
                assert (
                    "Random forfeits a turn: something went wrong with the bot. "
                    "A random legal action was played." in told
                )
            with sqlite3.connect(tmp_path / "tables.sqlite3") as file:
                kinds = file.execute("select kind from events where seat = 1 order by seq")
                assert [kind for (kind,) in kinds][:2] == ["lost", "ply"]

    run(scenario())
    assert "this bot has a bug" in caplog.text
    assert "a random legal action is played" in caplog.text


def test_a_slow_bot_holds_up_nobody_else(monkeypatch, tmp_path):
    monkeypatch.syspath_prepend(TESTS)
    monkeypatch.setattr(workers, "think", dreaming)

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

    monkeypatch.setattr(Workers, "advise", advise)

    async def scenario():
        async with serving(tmp_path, pace=3_600_000) as web:
            table, keys = await web.make(seats="mb")
            async with web.guest(table, 0, keys[0]) as me:
                await me.done(action="bid 37")
            state = (await web.registry.table(table)).state
            await web.registry.advice(state.playing, "random", 1)

    run(scenario())
    state, seat = asked[0]
    assert seat == 1
    assert 37 not in state["bid"]
    assert state["bid"][0] == -2, "a bid was made; how much, its owner alone knows"


def test_a_server_that_stops_plays_nothing_for_a_bot_that_still_thinks(monkeypatch, tmp_path):
    monkeypatch.syspath_prepend(TESTS)
    monkeypatch.setattr(workers, "think", dreaming)

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


def test_bots_among_themselves_play_while_somebody_looks_on(monkeypatch, tmp_path):
    asked, askers = 0, set()

    async def advise(self, question):
        nonlocal asked
        asked += 1
        askers.add(question.asker)
        await asyncio.sleep(0.01)
        return Advice(question.legal[0])

    monkeypatch.setattr(Workers, "advise", advise)

    async def scenario():
        async with serving(tmp_path, kept=2) as web:
            made = [(await web.make(seats="bb"))[0] for _ in range(6)]
            await asyncio.sleep(0.1)
            assert asked == 0
            assert len(web.registry.tables) == 2, "those that rest may leave memory"
            assert await web.registry.store.due(10**15, 10) == []
            async with web.guest(made[0]) as watcher:
                await watcher.until(lambda now: now["ply"] > 10)
            await asyncio.sleep(0.1)
            rested = asked
            await asyncio.sleep(0.3)
            assert asked == rested
            live = await web.registry.table(made[0])
            assert not live.busy
            assert live.state.status == "running"
            async with web.guest(made[0]) as watcher:
                await watcher.until(lambda now: now["status"] == "over")
            assert askers == {made[0]}

    run(scenario())


def test_tables_are_answered_in_turn():
    began, served = threading.Event(), []

    def wait():
        began.wait(10)

    async def scenario():
        queue = FairQueue(1, "turns")
        work = [queue.do("first", wait)]
        for asker, number in (("busy", 1), ("busy", 2), ("busy", 3), ("calm", 1), ("late", 1)):
            name = f"{asker} {number}"
            work.append(queue.do(asker, lambda name=name: served.append(name)))
        tasks = [asyncio.create_task(each) for each in work]
        await asyncio.sleep(0.05)
        tasks[2].cancel()
        await asyncio.wait(tasks[2:3])
        began.set()
        await asyncio.gather(*tasks, return_exceptions=True)
        queue.close()

    asyncio.run(scenario())
    assert served == ["busy 1", "calm 1", "late 1", "busy 3"]


def served_in_turn(asked):
    """The tables of owners in the order in which one worker serves them, all asked at once."""
    began, served = threading.Event(), []

    async def scenario():
        queue = FairQueue(1, "turns")
        work = [queue.do("first", lambda: began.wait(10))]
        for owner, table in asked:
            work.append(queue.do(table, lambda table=table: served.append(table), owner))
        tasks = [asyncio.create_task(each) for each in work]
        await asyncio.sleep(0.05)
        began.set()
        await asyncio.gather(*tasks)
        queue.close()

    asyncio.run(scenario())
    return served


def test_owners_are_answered_in_turn_and_each_ones_tables():
    asked = [("many", f"t{number}") for number in range(4)] + [("one", "mine"), ("many", "t0")]
    assert served_in_turn(asked) == ["t0", "mine", "t1", "t2", "t3", "t0"]


def test_what_nobody_asked_for_is_done_while_nobody_waits():
    asked = [(LAST, "a"), (LAST, "b"), ("ada", "c"), ("ben", "d"), ("ada", "e")]
    assert served_in_turn(asked) == ["c", "d", "e", "a", "b"]


def test_no_owner_has_all_threads():
    go_on, began, served = threading.Event(), [], []

    def long(name):
        began.append(name)
        go_on.wait(10)

    async def scenario():
        queue = FairQueue(2, "turns")
        for number in range(3):
            queue.add(f"t{number}", lambda number=number: long(number), "many")
        await asyncio.wait_for(queue.do("mine", lambda: served.append("mine"), "one"), 10)
        assert began == [0]
        go_on.set()
        await queue.do("t9", lambda: None, "many")
        queue.close()

    asyncio.run(scenario())
    assert served == ["mine"]
    assert began == [0, 1, 2]


def test_what_was_not_begun_when_the_turns_end_is_not_done():
    served = []

    async def scenario():
        queue = FairQueue(1, "turns")
        began = threading.Event()
        first = queue.add("a", lambda: (began.set(), time.sleep(0.1)))
        second = queue.add("b", lambda: served.append("b"))
        began.wait(10)
        queue.close()
        assert first.done()
        assert second.cancelled()

    asyncio.run(scenario())
    assert served == []


def test_a_table_that_asks_much_holds_up_no_other(monkeypatch, tmp_path):
    def answer(self, question):
        time.sleep(0.05)
        return Advice(question.legal[0])

    monkeypatch.setattr(Workers, "_answer", answer)

    async def scenario():
        async with serving(tmp_path, workers=Workers(1)) as web:
            table, _ = await web.make(seats="mb")
            state = (await web.registry.table(table)).state
            busy = [
                asyncio.create_task(web.registry.advice(state.playing, "random", 1, asker="busy"))
                for _ in range(60)
            ]
            await asyncio.sleep(0.1)
            await web.registry.advice(state.playing, "random", 1, asker="calm")
            assert sum(task.done() for task in busy) < 10
            for task in busy:
                task.cancel()

    run(scenario())
