"""Two server processes on one PostgreSQL database."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack

import psycopg

import ludogare
from ludogare.core.match.verified import verify
from ludogare.server.store.store import open_store
from ludogare.server.table.table import SETTLING
from server.clients import cookie_keys, run, serving, serving_twice
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


def test_what_was_done_at_one_process_is_known_at_the_other_before_it_hears_of_it(
    fresh, tmp_path, deaf
):
    async def scenario():
        async with serving_twice(tmp_path, fresh) as (one, two):
            for asked in ("info", "live", "board"):
                table, _ = await one.make(seats="mll", listed=True)
                at = f"/api/tables/{table}"
                assert (await two.get(at)).json()["held"] == []
                sat = await one.post(f"{at}/sit", {"name": "Ben"})
                key = cookie_keys(sat)[0]
                one.http.cookies.clear()
                if asked == "info":
                    assert (await two.get(at, key)).json()["held"] == [1]
                elif asked == "live":
                    async with two.guest(table, 1, key) as ben:
                        assert ben.now["players"][1]["name"] == "Ben"
                else:
                    told = await two.get(f"{at}/board.svg", key, seat=1)
                    assert told.status_code == 409, "the seat is known; the match has not begun"

            table, keys = await one.seated(seats="ml")
            assert (await two.get(f"/api/tables/{table}")).json()["status"] == "running"
            async with one.guest(table, 0, keys[0]) as ada, one.guest(table, 1, keys[1]) as ben:
                await ada.done(resign=True)
                analysis = await two.post("/api/analysis", {"table": table})
                assert analysis.status_code == 200
                await ada.done(rematch=True)
                await ben.done(rematch=True)
                followed = await two.post(f"/api/tables/{table}/rematch", {}, keys[0])
                assert followed.json()["seats"] == [0]

    run(scenario())


def test_a_first_look_is_never_older_than_what_anybody_was_shown(fresh, tmp_path, deaf):
    async def scenario():
        async with serving_twice(tmp_path, fresh) as (one, two):
            table, keys = await one.seated(seats="ml")
            at = f"/api/tables/{table}"
            async with two.guest(table) as watcher:
                assert watcher.now["status"] == "running", "two has it in memory"
            async with one.guest(table, 0, keys[0]) as ada, one.guest(table, 1, keys[1]) as ben:
                for guest, bid in ((ada, "bid 7"), (ben, "bid 3")):
                    shown = (await guest.done(action=bid))["seq"]
                    assert (await two.get(at)).json()["seq"] == shown
                    async with two.guest(table, after=0) as newcomer:
                        assert newcomer.now["seq"] == shown
                    plies = (await one.get(f"{at}/replay")).json()["plies"]
                    assert (await two.get(f"{at}/replay")).json()["plies"] == plies
                    record = (await one.get(f"{at}/record")).text
                    assert (await two.get(f"{at}/record")).text == record
                await ada.done(resign=True)
                assert (await two.get(f"{at}/deals")).status_code == 200

    run(scenario())


def test_a_process_that_knows_less_does_not_write_where_a_table_stands(fresh, tmp_path, deaf):
    async def scenario():
        async with serving_twice(tmp_path, fresh) as (one, two):
            table, keys = await one.make(seats="ml", listed=True, clock=60)
            assert (await two.get(f"/api/tables/{table}")).json()["status"] == "waiting"
            assert (await one.post(f"/api/tables/{table}/sit", {"key": keys[1]})).json()
            await two.registry.sweep._take_up(table)
            ((_, standing),) = await one.registry.store.listed(0, 10)
            assert standing.status == "running"
            assert standing.due is not None

    run(scenario())


def test_stopping_while_somebody_is_there_fails_at_nothing(fresh, tmp_path, caplog):
    async def scenario():
        async with AsyncExitStack() as open_:
            async with serving(tmp_path, store=open_store(fresh)) as web:
                table, keys = await web.seated(seats="ml")
                await open_.enter_async_context(web.guest(table, 0, keys[0]))
                await asyncio.sleep(2 * SETTLING)
            await asyncio.sleep(2 * SETTLING)

    run(scenario())
    assert "failed" not in caplog.text


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
                        chosen = [dice.choice(here.now["actions"])["text"] for _ in range(2)]
                        answers = await asyncio.gather(
                            here.ask(action=chosen[0]), there.ask(action=chosen[1])
                        )
                        granted = [a for a in answers if "error" not in a]
                        assert len(granted) == 1, answers
                        refused += any(a.get("stale") for a in answers)
                        seq = granted[0]["seq"]
                        for guest in (a0, b0, a1, b1):
                            await guest.until(lambda now, seq=seq: now["seq"] >= seq)
            assert refused

    run(scenario())


def test_a_rematch_asked_for_at_both_processes_has_one_table(fresh):
    async def scenario():
        async with (
            process("--database", fresh) as (_, one),
            process("--database", fresh) as (_, two),
        ):
            made = set()
            for _ in range(5):
                table, keys = await one.seated(seats="ml")
                async with one.guest(table, 0, keys[0]) as ada, two.guest(table, 1, keys[1]) as ben:
                    await ada.done(resign=True)
                    await ben.until(lambda now: now["status"] == "over")
                    await asyncio.gather(*(p.done(rematch=True) for p in (ada, ben)))
                    for guest in (ada, ben):
                        await guest.until(lambda now: now["over"]["rematch"]["table"])
                    following = {g.now["over"]["rematch"]["table"] for g in (ada, ben)}
                    assert len(following) == 1
                    made |= {table, *following}
            with psycopg.connect(fresh) as connection:
                found = connection.execute("select id from tables").fetchall()
            assert {name for (name,) in found} == made

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
