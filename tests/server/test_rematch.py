"""Another match of the same people: of several processes that would make its table, one does."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

import pytest

from ludogare.server.table import commands
from server.clients import run, serving, serving_twice


async def tables(store):
    return {name for (name,) in await store._ask("select id from tables")}


def test_two_processes_that_agree_at_the_same_moment_make_one_table(
    place, tmp_path, deaf, monkeypatch
):
    monkeypatch.setattr(commands, "agreed", lambda state: False)  # the test says when

    async def scenario():
        async with serving_twice(tmp_path, place) as (one, two), AsyncExitStack() as open_:
            table, keys = await one.seated(seats="mlb")
            people = [
                await open_.enter_async_context(one.guest(table, seat, keys[seat]))
                for seat in (0, 1)
            ]
            for guest in people:
                await guest.done(resign=True)
            for guest in people:
                await guest.done(rematch=True)
            here, there = [await web.registry.table(table) for web in (one, two)]
            await there.catch_up()
            assert set(there.state.rematch_asked) == {0, 1}
            await asyncio.gather(one.registry.rematch(here), two.registry.rematch(there))
            following = here.state.next
            assert following is not None
            assert there.state.next == following
            assert await tables(one.registry.store) == {table, following}
            for web in (one, two):
                for seat in (0, 1):
                    followed = await web.post(f"/api/tables/{table}/rematch", {}, keys[seat])
                    assert followed.json() == {"table": following, "seats": [seat]}

    run(scenario())


def test_at_one_process_too(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.seated(seats="mb")
            async with web.guest(table, 0, keys[0]) as ada:
                await ada.done(resign=True)
                live = await web.registry.table(table)
                with pytest.MonkeyPatch.context() as patch:
                    patch.setattr(commands, "agreed", lambda state: False)
                    await ada.done(rematch=True)
                await asyncio.gather(*(web.registry.rematch(live) for _ in range(3)))
                assert await tables(web.registry.store) == {table, live.state.next}
                assert live.state.next in web.registry.tables

    run(scenario())
