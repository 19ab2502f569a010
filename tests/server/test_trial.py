"""A short trial by fire: twenty kills, bad connections and a full disk, and nothing is lost."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter

import pytest
from msgspec import structs

from pids import watched
from server.clients import serving
from server.postgres import Cluster, binaries
from thorough import thorough
from trial.ledger import checked
from trial.player import Anomaly, Doors, Log, Player
from trial.trial import Plan, Trial


@watched
@pytest.mark.parametrize(("store", "kills"), [("sqlite", 12), thorough("postgres", 8)])
def test_nothing_that_was_acknowledged_is_lost(store, kills, tmp_path, request):
    at = None
    if store == "postgres":
        request.getfixturevalue("database")  # skipped where there is none
        at = binaries()
    cluster = Cluster(at) if at else None
    try:
        if cluster:
            cluster.start()
        trial = Trial(tmp_path, Plan(kills, seconds=60, parties=3, pause=0.5), cluster)
        problems = asyncio.run(trial.run())
    finally:
        if cluster:
            cluster.kill()
            cluster.remove()
    assert problems == []
    assert trial.faults.kills > 0, trial.counts
    assert trial.counts["acknowledged"] > 0, trial.counts
    assert trial.counts["faulty schedules"] > 0, trial.counts


async def kept_of(web, table):
    live = await web.registry.table(table)
    return {table: (live.state.setup, await web.registry.store.rows(table))}


@pytest.fixture(scope="module")
def books(tmp_path_factory):
    """A match as it is kept, and the log of those who played it."""
    folder = tmp_path_factory.mktemp("books")
    log = Log(folder / "client.jsonl")

    async def played():
        async with serving(folder) as web:
            table, keys = await web.seated(seats="ml")
            log.add(made=table)
            log.add(sat=1, table=table)
            doors = Doors([web.port], random.Random(1), Counter())
            people = [Player(doors, table, s, keys[s], log, lambda: False) for s in (0, 1)]
            await asyncio.wait_for(asyncio.gather(*(p.play() for p in people)), 60)
            return await kept_of(web, table)

    return asyncio.run(played()), log.file


def test_books_that_agree_have_no_anomaly(books):
    kept, log = books
    assert checked(kept, [log], Counter({"tables begun": 1})) == []
    assert any("heard" in line for line in map(json.loads, log.read_text().splitlines()))


def last(rows, kind):
    return max(i for i, row in enumerate(rows) if row.kind == kind and row.request)


def cut_off(rows):
    return rows[: last(rows, "ply")]


def altered(rows):
    at = last(rows, "chat")
    return [*rows[:at], structs.replace(rows[at], body="other words"), *rows[at + 1 :]]


def renamed(rows):
    at = last(rows, "ply")
    return [*rows[:at], structs.replace(rows[at], request="another"), *rows[at + 1 :]]


def doubled(rows):
    at = last(rows, "chat")
    again = [structs.replace(row, seq=row.seq + 1) for row in rows[at:]]
    return [*rows[: at + 1], *again]


def left_out(rows):
    at = last(cut_off(rows), "chat")  # something comes after it
    return [*rows[:at], *rows[at + 1 :]]


def sat_twice(rows):
    return [rows[0], structs.replace(rows[1], seq=3), *rows[1:]]


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        (cut_off, "is not kept"),
        (altered, "is kept as"),
        (renamed, "was event"),
        (doubled, "was done twice"),
        (left_out, "events are missing"),
        (sat_twice, "was taken 2 times"),
    ],
)
def test_every_kind_of_damage_is_found(damage, sentence, books):
    (((table, (setup, rows)),), log) = books[0].items(), books[1]
    damaged = {table: (setup, damage(rows))}
    found = checked(damaged, [log], Counter({"tables begun": 1}))
    assert any(sentence in problem for problem in found), found


def test_a_table_that_nobody_asked_for_or_that_is_gone_is_found(books):
    kept, log = books
    assert checked({}, [log], Counter())[-1].endswith("was made, and is not there")
    other = {"B" * 22: next(iter(kept.values()))}
    found = checked(kept | other, [log], Counter({"tables begun": 1}))
    assert found == ["1 tables were made that nobody was told of"]


def test_a_player_notices_a_table_that_goes_back(tmp_path):
    player = Player(None, "t", 0, "key", Log(tmp_path / "log"), lambda: False)
    snapshot = {"seq": 7, "story": [], "chat": [], "status": "running", "ply": 3}
    snapshot |= {"actions": [], "undo": False}
    player._look(snapshot)
    with pytest.raises(Anomaly, match="from event 7 back to 6"):
        player._look({**snapshot, "seq": 6})
    player.after = 7
    with pytest.raises(Anomaly, match="told twice"):
        player._look({**snapshot, "story": [{"seq": 7, "lines": ["again"]}]})
