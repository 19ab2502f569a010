"""What every store promises."""

from __future__ import annotations

import asyncio

import pytest

from ludogare.core.saying.errors import LudogareError
from ludogare.server.protocol import NewSeat, NewTable, TableSettings
from ludogare.server.settings import Settings
from ludogare.server.store.store import Conflict, Job, Row, Standing, open_store
from ludogare.server.table.setup import checked_table
from server.clients import run


class Ear:
    """Notes what is heard."""

    def __init__(self):
        self.events, self.people = [], []

    def heard(self, table, seq):
        self.events.append((table, seq))

    def seen(self, table, process, seats):
        self.people.append((table, seats))

    def missed(self):
        self.events.append("missed")


def new_table(listed=False, owner=""):
    wanted = NewTable(
        "cape_to_cairo", [NewSeat("me"), NewSeat("link")], settings=TableSettings(listed)
    )
    return checked_table(wanted, Settings(), owner=owner)[0]


def row(seq, at=5, **more):
    return Row(seq, at, "chat", 0, f"line {seq} “é”", **more)


WAITING = Standing("waiting", None, [])


def test_what_is_written_is_read(store):
    async def scenario():
        await store.open(Ear())
        table = new_table()
        rows = [row(1), Row(2, 6, "ply", -1, "reveal 3", None), row(3, request="a")]
        await store.make(table, rows[:1], WAITING)
        await store.append(table.id, rows[1:], WAITING)
        assert await store.find(table.id) == table
        assert await store.find("nowhere") is None
        assert await store.rows(table.id) == rows
        assert await store.rows(table.id, 2) == rows[2:]
        await store.close()

    run(scenario())


def test_the_second_to_write_an_event_is_told_so_and_nothing_of_it_stays(store):
    async def scenario():
        await store.open(Ear())
        table, other = new_table(), new_table()
        await store.make(table, [row(1)], WAITING)
        await store.make(other, [], WAITING)
        mine = [
            store.append(table.id, [row(2, request="x"), row(3)], WAITING),
            store.append(table.id, [row(2, request="y"), row(3)], WAITING),
            store.append(other.id, [row(1)], WAITING),
        ]
        results = await asyncio.gather(*mine, return_exceptions=True)
        assert results[2] is None
        assert [type(r) for r in results[:2]].count(Conflict) == 1
        kept = await store.rows(table.id)
        assert [r.seq for r in kept] == [1, 2, 3]
        with pytest.raises(Conflict):
            await store.append(table.id, [row(4), row(3)], WAITING)
        assert await store.rows(table.id) == kept
        await store.close()

    run(scenario())


def test_events_and_the_table_that_they_open_are_written_together_or_not_at_all(store, place):
    async def scenario():
        other = open_store(place)
        await store.open(Ear())
        await other.open(Ear())
        old, lost, won = new_table(), new_table(), new_table()
        await store.make(old, [row(1)], WAITING)
        naming = {t.id: [Row(2, 5, "next", None, t.id)] for t in (lost, won)}
        await store.append(old.id, naming[won.id], WAITING, Job(won.id, won, [row(1)], WAITING))
        with pytest.raises(Conflict):
            await other.append(
                old.id, naming[lost.id], WAITING, Job(lost.id, lost, [row(1)], WAITING)
            )
        for at in (store, other):
            assert await at.rows(old.id, 1) == naming[won.id]
            assert await at.find(won.id) == won
            assert await at.rows(won.id) == [row(1)]
            assert await at.find(lost.id) is None
            assert await at.rows(lost.id) == []
            await at.close()

    run(scenario())


@pytest.mark.parametrize("text", ["\ud800", "\0"])
def test_what_is_wrong_with_one_job_is_its_own_result(store, text):
    async def scenario():
        await store.open(Ear())
        good, bad = new_table(), new_table()
        await asyncio.gather(*(store.make(t, [], WAITING) for t in (good, bad)))
        jobs = [
            store.append(bad.id, [row(1), row(2, request=text)], WAITING),
            store.append(good.id, [row(1)], WAITING),
            store.append(bad.id, [row(1, request="x")], WAITING),
        ]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        refused = isinstance(results[0], Exception)
        assert refused or text == "\0", "SQLite keeps it"
        assert results[1] is None
        assert await store.rows(good.id) == [row(1)]
        if refused:
            assert not isinstance(results[0], Conflict)
            assert results[2] is None
            assert await store.rows(bad.id) == [row(1, request="x")]
        await store.close()

    run(scenario())


def test_many_at_once_share_commits(store):
    async def scenario():
        await store.open(Ear())
        tables = [new_table() for _ in range(50)]
        await asyncio.gather(*(store.make(t, [row(1)], WAITING) for t in tables))
        await asyncio.gather(*(store.append(t.id, [row(2)], WAITING) for t in tables))
        for table in tables:
            assert len(await store.rows(table.id)) == 2
        assert store.gathered.commits < 50
        await store.close()

    run(scenario())


def test_lists_and_what_is_due(store):
    async def scenario():
        await store.open(Ear())
        shown, unlisted, over = new_table(True), new_table(), new_table(True)
        await store.make(shown, [row(1, at=50)], Standing("running", 70, []))
        await store.make(unlisted, [row(1, at=60)], Standing("running", 40, []))
        await store.make(over, [row(1, at=80)], Standing("over", None, []))
        assert [t.id for t, _ in await store.listed(0, 10)] == [shown.id]
        assert await store.listed(51, 10) == []
        assert await store.due(100, 10) == [unlisted.id, shown.id]
        assert await store.due(100, 1) == [unlisted.id]
        assert await store.due(39, 10) == []
        await store.append(unlisted.id, [], Standing("running", None, []))
        assert await store.due(100, 10) == [shown.id]
        await store.close()

    run(scenario())


def test_it_is_all_there_the_next_time(store, place):
    async def scenario():
        await store.open(Ear())
        table = new_table()
        await store.make(table, [row(1)], WAITING)
        await store.close()
        again = open_store(place)
        await again.open(Ear())
        assert await again.find(table.id) == table
        assert await again.rows(table.id) == [row(1)]
        await again.close()

    run(scenario())


def test_processes_hear_of_each_other(fresh):
    async def scenario():
        ear, other_ear = Ear(), Ear()
        store, other = open_store(fresh), open_store(fresh)
        await store.open(ear)
        await other.open(other_ear)
        table = new_table()
        await store.make(table, [row(1)], WAITING)
        await store.append(table.id, [row(2), row(3)], WAITING)
        await other.present(table.id, {1, 0})
        async with asyncio.timeout(10):
            while len(other_ear.events) < 2 or not ear.people:
                await asyncio.sleep(0.01)
        assert other_ear.events == [(table.id, 1), (table.id, 3)]
        assert ear.people == [(table.id, frozenset({0, 1}))]
        assert ear.events == [], "nobody is told what they did themselves"
        await store.close()
        await other.close()

    run(scenario())


def test_two_processes_that_write_the_same_tables_do_not_block_each_other(fresh):
    async def scenario():
        stores = [open_store(fresh), open_store(fresh)]
        for store in stores:
            await store.open(Ear())
        tables = [new_table() for _ in range(20)]
        for table in tables:
            await stores[0].make(table, [], WAITING)
        for seq in range(1, 6):
            results = await asyncio.gather(
                *(s.append(t.id, [row(seq)], WAITING) for t in tables for s in stores),
                return_exceptions=True,
            )
            for pair in zip(results[::2], results[1::2], strict=True):
                assert sorted(str(type(r).__name__) for r in pair) == ["Conflict", "NoneType"]
        for store in stores:
            await store.close()

    run(scenario())


def test_a_connection_that_was_cut_is_made_anew(fresh):
    import psycopg

    async def scenario():
        ear = Ear()
        store = open_store(fresh)
        await store.open(ear)
        table = new_table()
        await store.make(table, [row(1)], WAITING)
        with psycopg.connect(fresh, autocommit=True) as connection:
            connection.execute(
                "select pg_terminate_backend(pid) from pg_stat_activity "
                "where pid != pg_backend_pid() and usename = 'ludogare'"
            )
        await store.append(table.id, [row(2)], WAITING)
        assert len(await store.rows(table.id)) == 2
        async with asyncio.timeout(10):
            while "missed" not in ear.events:
                await asyncio.sleep(0.02)
        await store.close()

    run(scenario())


def test_a_connection_that_leads_nowhere_is_noticed(fresh):
    for url, idle in ((fresh, "30"), (f"{fresh}&keepalives_idle=7", "7")):
        store = open_store(url)
        for opened in (store._hear(), store._connect()):
            settings = opened.info.get_parameters()
            assert settings["keepalives_idle"] == idle
            assert settings["keepalives_interval"] == "10"
            assert settings["keepalives_count"] == "3"
            assert settings["tcp_user_timeout"] == "30000"
            assert settings.get("keepalives", "1") == "1"
            opened.close()


def test_what_is_no_database_is_refused(tmp_path):
    with pytest.raises(LudogareError, match="a file or a postgresql"):
        open_store("mysql://somewhere")
    broken = tmp_path / "tables.sqlite3"
    broken.write_text("not a database, but long enough to look like one at first view " * 20)
    with pytest.raises(LudogareError, match="not a database"):
        asyncio.run(open_store(broken).open(Ear()))
    with pytest.raises(LudogareError, match="cannot be used"):
        asyncio.run(open_store("postgresql://127.0.0.1:1/nowhere").open(Ear()))
