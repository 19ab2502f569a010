"""Bots wait until whoever plays has been shown what happened, and no longer."""

from __future__ import annotations

import asyncio

from ludogare.server.live import socket
from ludogare.server.table.clock import now
from server.clients import run, serving

HOUR = 3_600_000


def paced(guest, pace):
    """What a client says that takes so long to show one thing."""
    return {"hello": {"after": guest.now["seq"], "seat": guest.seat, "pace": pace}}


async def to_the_bot(me):
    """Plays until the bot is awaited, after chance has drawn for it."""
    while True:
        await me.until(lambda now: now["actions"] or now["players"][1]["awaited"])
        if me.now["players"][1]["awaited"]:
            return
        await me.done(action=me.now["actions"][-1]["text"])


def test_a_bot_waits_while_something_is_shown_and_goes_on_when_that_is_skipped(
    tmp_path, monkeypatch
):
    monkeypatch.setattr(socket, "MAX_PACE", HOUR)

    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.seated("carcassonne", "mb")
            live = await web.registry.table(table)
            async with web.guest(table, 0, keys[0]) as me, web.guest(table) as onlooker:
                await me.until(lambda now: now["actions"])
                await me.send(paced(me, HOUR))
                await onlooker.send(paced(onlooker, HOUR))
                await to_the_bot(me)
                seq = live.state.seq
                await asyncio.sleep(0.2)
                assert live.state.seq == seq, "the bot waits"
                assert live.shown_at() - now() > HOUR / 2
                await me.send(paced(me, 0))
                await me.snapshot(lambda now: now["actions"])
                assert live.state.seq > seq, "and who only looks on holds up nobody"

    run(scenario())


def test_what_somebody_did_need_not_be_shown_to_them(tmp_path, monkeypatch):
    monkeypatch.setattr(socket, "MAX_PACE", HOUR)

    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.seated("cape_to_cairo", "mb")
            live = await web.registry.table(table)
            async with web.guest(table, 0, keys[0]) as me:
                await me.until(lambda now: not now["players"][1]["awaited"])
                await me.send(paced(me, HOUR))
                await me.snapshot()
                live._told = [0, 0]
                assert live.shown_at() == live._told_at
                live._told = [0, None, 1]
                assert live.shown_at() == live._told_at + 2 * HOUR

    run(scenario())


def test_nobody_can_hold_up_a_table_for_long(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.seated("cape_to_cairo", "mb")
            live = await web.registry.table(table)
            async with web.guest(table, 0, keys[0]) as me:
                for pace in (10**12, -5):
                    await me.send(paced(me, pace))
                    await me.snapshot()
                    (guest,) = live.guests
                    assert guest.pace == max(0, min(pace, socket.MAX_PACE))

    run(scenario())
