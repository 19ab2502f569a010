"""Two server processes on one PostgreSQL database."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack

import ludogare
from ludogare.core.record import verify
from server.clients import run
from server.processes import process


def test_a_match_across_two_processes(fresh):
    async def scenario():
        dice = random.Random(6)
        async with (
            process("--database", fresh) as (_, one),
            process("--database", fresh) as (_, two),
            AsyncExitStack() as open_,
        ):
            table, keys = await one.make(seats="mllb")
            assert (await two.post(f"/api/tables/{table}/sit", {"key": keys[1]})).json()
            assert (await one.post(f"/api/tables/{table}/sit", {"key": keys[2]})).json()
            two.http.cookies.clear()
            webs = [one, two, one]
            people = [
                await open_.enter_async_context(webs[seat].guest(table, seat, keys[seat]))
                for seat in range(3)
            ]
            watcher = await open_.enter_async_context(two.guest(table))
            await people[0].until(lambda now: all(p["online"] for p in now["players"]))
            await people[1].done(chat="from the other side")
            await people[0].until(lambda now: people[0].chat)
            watching = asyncio.create_task(watcher.until(lambda now: now["status"] == "over"))
            await asyncio.gather(*(p.play_out(dice) for p in people))
            await watching
            records = [(await web.get(f"/api/tables/{table}/record")).text for web in (one, two)]
            assert records[0] == records[1]
            assert verify(ludogare.read(records[0])) == "fair"
            for guest in (*people, watcher):
                numbers = [entry["seq"] for entry in guest.story]
                assert numbers == sorted(set(numbers))

    run(scenario())


def test_of_two_who_act_for_one_seat_one_is_late(fresh):
    async def scenario():
        dice = random.Random(8)
        async with (
            process("--database", fresh) as (_, one),
            process("--database", fresh) as (_, two),
        ):
            table, keys = await one.seated(seats="ml")
            refused = 0
            async with (
                one.guest(table, 0, keys[0]) as a0,
                two.guest(table, 0, keys[0]) as b0,
                one.guest(table, 1, keys[1]) as a1,
                two.guest(table, 1, keys[1]) as b1,
            ):
                for _ in range(30):
                    for here, there in ((a0, b0), (a1, b1)):
                        if a0.now["status"] == "over":
                            break
                        seq = max(g.now["seq"] for g in (a0, b0, a1, b1))
                        for guest in (a0, b0, a1, b1):
                            await guest.until(lambda now, seq=seq: now["seq"] >= seq)
                        if not here.now["actions"]:
                            continue
                        wishes = [dice.choice(here.now["actions"])["text"] for _ in range(2)]
                        answers = await asyncio.gather(
                            here.ask(action=wishes[0]), there.ask(action=wishes[1])
                        )
                        granted = [a for a in answers if "error" not in a]
                        assert len(granted) == 1, answers
                        refused += any(a.get("stale") for a in answers)
                        seq = granted[0]["seq"]
                        for guest in (a0, b0, a1, b1):
                            await guest.until(lambda now, seq=seq: now["seq"] >= seq)
            assert refused

    run(scenario())


def test_when_one_process_dies_the_other_goes_on(fresh):
    async def scenario():
        async with (
            process("--database", fresh) as (first, one),
            process("--database", fresh) as (_, two),
        ):
            table, keys = await one.seated(seats="ml")
            async with two.guest(table, 1, keys[1]) as ben:
                async with one.guest(table, 0, keys[0]) as ada:
                    bid = await ada.done(name="once", action="bid 3")
                first.kill()
                async with two.guest(table, 0, keys[0], after=ada.now["seq"]) as ada:
                    assert await ada.ask("once", action="bid 3") == bid
                    await ben.done(action="bid 4")
                    await ada.until(lambda now: now["seq"] >= ben.now["seq"])

    run(scenario())
