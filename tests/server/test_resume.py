"""Lost connections, retries, stale and illegal requests."""

from __future__ import annotations

import asyncio
import random

from server.clients import run, serving


def lines(guest):
    return [(entry["seq"], line) for entry in guest.story for line in entry["lines"]]


def test_a_client_comes_back_and_goes_on_where_it_was(tmp_path):
    async def scenario():
        dice = random.Random(2)
        async with serving(tmp_path) as web:
            table, keys = await web.seated(seats="ml")
            async with web.guest(table, 0, keys[0]) as ada, web.guest(table, 1, keys[1]) as ben:
                await ada.done(action="bid 3")
                async with web.guest(table, 1, keys[1]) as first:
                    heard, seen = lines(first), first.now["seq"]
                await ben.until(lambda now: now["seq"] == seen)
                await ben.done(action="bid 5")
                await ben.done(action=dice.choice(ben.now["actions"])["text"])
                async with web.guest(table, 1, keys[1], after=seen) as again:
                    assert again.now["seq"] == ben.now["seq"]
                    assert all(seq > seen for seq, _ in lines(again))
                    heard += lines(again)
                async with web.guest(table, 1, keys[1]) as whole:
                    assert lines(whole) == heard
                    assert len(set(heard)) == len(heard)

    run(scenario())


def test_a_retry_gets_the_same_answer_and_does_nothing_twice(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.seated(seats="ml")
            async with web.guest(table, 0, keys[0]) as ada:
                before = ada.now["seq"]
                first = await ada.ask("mine", action="bid 3")
                assert first == {"id": "mine", "seq": before + 1}
                assert await ada.ask("mine", action="bid 3") == first
                assert await ada.ask("mine", action="bid 99", after=0) == first
                await ada.ask("hey", chat="hello")
                assert (await ada.ask("hey", chat="hello"))["seq"] == before + 2
                assert [c["text"] for c in ada.chat] == ["hello"]
        async with serving(tmp_path) as web, web.guest(table, 0, keys[0]) as ada:
            assert await ada.ask("mine", action="bid 3") == first, "also after a restart"
            assert ada.now["seq"] == before + 2
            async with web.guest(table, 1, keys[1]) as ben:
                other = await ben.ask("mine", action="bid 4")
                assert other == {"id": "mine", "seq": before + 3}, "an id belongs to its seat"

    run(scenario())


def test_stale_and_illegal_requests_change_nothing(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.seated(seats="ml")
            async with (
                web.guest(table, 0, keys[0]) as ada,
                web.guest(table, 1, keys[1], language="fr") as ben,
            ):
                start = ada.now["seq"]
                told = await ada.ask("a", action="bid 101")
                assert told == {
                    "id": "a", "error": "bid 101: Player 1 has £100 (CC-3.3)",
                    "clause": "CC-3.3", "seq": start,
                }  # fmt: skip
                told = await ben.ask("b", action="bid 101")
                assert told["error"] == "bid 101\u00a0: Player 2 a 100\u00a0£ (CC-3.3)"
                for nonsense in ("", "bid", "bid ?", "bid -1", "fly 3", "bid 1 2", "reveal 3"):
                    told = await ada.ask(action=nonsense)
                    assert told["error"], nonsense
                    assert told["seq"] == start
                await ada.ask("said", chat="thinking")
                await ada.done(action="bid 9")
                assert (await ada.ask(action="bid 9"))["error"]
                granted = await ben.ask(action="bid 8", after=start)
                assert "error" not in granted, "neither chat nor a sealed bid makes it stale"
                await ada.until(lambda now: now["actions"])
                pick = ada.now["actions"][0]["text"]
                told = await ada.ask(action=pick, after=start)
                assert told["stale"]
                assert told["error"] == "The position has changed in the meantime; look again."
                await ada.done(action=pick)
                told = await ben.ask(action="pass", after=start)
                assert told["stale"]

    run(scenario())


def test_requests_of_long_ago_are_refused(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.seated(seats="ml")
            async with web.guest(table, 0, keys[0]) as ada, web.guest(table, 1, keys[1]) as ben:
                await asyncio.gather(ada.done(action="bid 9"), ben.done(action="bid 8"))
                first = ada.now["seq"]
                await ada.until(lambda now: now["actions"])
                await ada.done(action=ada.now["actions"][0]["text"])
                for guest in (ada, ben):
                    for after in (0, 1, first - 1):
                        told = await guest.ask(action="pass", after=after)
                        assert told["stale"], told

    run(scenario())


def test_hello_again_with_another_seat(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.make(seats="md")
            both = f"ludogare-{table}={keys[0]}.{keys[1]}"
            from server.clients import Guest

            async with web.live(table, additional_headers={"Cookie": both}) as socket:
                ada, ben = Guest(socket, 0), Guest(socket, 1)
                await ada.hello()
                await ada.done(action="bid 3")
                assert not ada.now["actions"]
                await ben.hello()
                assert len(ben.now["actions"]) == 101
                assert ben.now["players"][0]["online"]

    run(scenario())


def test_events_made_while_nobody_looked_are_told_in_order(tmp_path):
    async def scenario():
        dice = random.Random(5)
        async with serving(tmp_path) as web:
            table, keys = await web.seated(seats="ml")
            async with web.guest(table, 0, keys[0]) as ada, web.guest(table, 1, keys[1]) as ben:
                playing = asyncio.gather(ada.play_out(dice), ben.play_out(dice))
                for _ in range(5):
                    async with web.guest(table) as watcher:
                        seen = watcher.now["seq"]
                    async with web.guest(table, after=seen) as watcher:
                        assert all(entry["seq"] > seen for entry in watcher.story)
                    await asyncio.sleep(0.05)
                await playing

    run(scenario())
