"""The lobby looks its tables up once for all who look, and shows at once what people do to them."""

from __future__ import annotations

import asyncio

import pytest

from ludogare.server.table import lobby
from server.clients import run, serving


@pytest.fixture(autouse=True)
def long_fresh(monkeypatch):
    """Here a list is not old before something has happened."""
    monkeypatch.setattr(lobby, "FRESH", 1000.0)


def noted(web, monkeypatch):
    """How often the store was asked."""
    asked, listed = [], web.registry.store.listed

    async def counted(since, most):
        asked.append(most)
        return await listed(since, most)

    monkeypatch.setattr(web.registry.store, "listed", counted)
    return asked


async def faces(web):
    """The status of every table in the lobby."""
    found = (await web.get("/api/tables")).json()
    return {face["table"]: face["status"] for face in found}


def test_many_who_look_make_one_question(tmp_path, monkeypatch):
    async def scenario():
        async with serving(tmp_path) as web:
            table, _ = await web.make(seats="ml", listed=True)
            asked = noted(web, monkeypatch)
            looks = await asyncio.gather(*(faces(web) for _ in range(10)))
            assert looks == [{table: "waiting"}] * 10
            assert len(asked) == 1

    run(scenario())


def test_a_table_that_is_new_or_begins_or_ends_is_shown_at_once(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            assert await faces(web) == {}
            table, _ = await web.make(seats="ml", listed=True)
            assert await faces(web) == {table: "waiting"}
            running, held = await web.seated(seats="ml", listed=True)
            assert await faces(web) == {table: "waiting", running: "running"}
            async with web.guest(running, 0, held[0]) as ada:
                await ada.done(resign=True)
            assert await faces(web) == {table: "waiting"}

    run(scenario())


def test_a_lobby_that_could_not_be_read_is_read_again(tmp_path, monkeypatch):
    async def scenario():
        async with serving(tmp_path) as web:
            table, _ = await web.make(seats="ml", listed=True)

            async def broken(since, most):
                raise OSError("the disk is away")

            with monkeypatch.context() as patch:
                patch.setattr(web.registry.store, "listed", broken)
                assert (await web.get("/api/tables")).status_code == 500
            assert await faces(web) == {table: "waiting"}

    run(scenario())
