"""Another match of the same people: of several processes that would make its table, one does."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

import pytest

from ludogare.server.table import commands as wishes
from server.clients import run, serving, serving_twice


async def tables(store):
    return {name for (name,) in await store._ask("select id from tables")}


def test_two_processes_that_agree_at_the_same_moment_make_one_table(
    place, tmp_path, deaf, monkeypatch
):
    monkeypatch.setattr(wishes, "agreed", lambda course: False)  # the test says when

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
            here, there = [await web.house.table(table) for web in (one, two)]
            await there.catch_up()
            assert set(there.course.again) == {0, 1}
            await asyncio.gather(one.house.rematch(here), two.house.rematch(there))
            following = here.course.next
            assert following is not None
            assert there.course.next == following
            assert await tables(one.house.store) == {table, following}
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
                live = await web.house.table(table)
                with pytest.MonkeyPatch.context() as patch:
                    patch.setattr(wishes, "agreed", lambda course: False)
                    await ada.done(rematch=True)
                await asyncio.gather(*(web.house.rematch(live) for _ in range(3)))
                assert await tables(web.house.store) == {table, live.course.next}
                assert live.course.next in web.house.tables

    run(scenario())
