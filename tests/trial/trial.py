"""One trial: people play, things break, and in the end the books are compared."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
from collections import Counter
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import psycopg

from ludogare.server.store.sql import TABLE
from ludogare.server.store.store import Row
from server.postgres import Cluster
from trial.faults import Faults, Killable
from trial.ledger import Kept, checked
from trial.player import Doors, Log, Party
from trial.proxy import Proxy

PLAYING = 10.0
"""Seconds that people get to do something between two faults, if they need them."""
SETTLING = 90.0
"""Seconds in which every request has to be answered once nothing breaks any more."""


@dataclass(frozen=True)
class Plan:
    """How long, and how hard."""

    kills: int
    seconds: float = 600.0
    parties: int = 4
    pause: float = 2.0
    """Seconds between two faults, at most."""
    seed: int = 1


class Trial:
    """A trial on SQLite with one server, or on PostgreSQL with two."""

    def __init__(self, folder: Path, plan: Plan, cluster: Cluster | None = None) -> None:
        self.folder, self.plan, self.cluster = folder, plan, cluster
        self.counts: Counter[str] = Counter()
        self.dice = random.Random(plan.seed)
        database = cluster.url if cluster else ""
        self.servers = [Killable(folder, database) for _ in range(2 if cluster else 1)]
        self.faults = Faults(self.servers, cluster, self.dice, self.counts)
        self.rests = False

    async def run(self) -> list[str]:
        """Whatever went wrong, in sentences."""
        began = time.monotonic()
        problems: list[str] = []
        try:
            await self.faults.mend()
            async with AsyncExitStack() as stack:
                proxies = [
                    await stack.enter_async_context(Proxy(s.port, self.dice, self.counts))
                    for s in self.servers
                ]
                doors = Doors([proxy.port for proxy in proxies], self.dice, self.counts)
                playing = asyncio.gather(
                    *(self._parties(doors, n) for n in range(self.plan.parties)),
                    return_exceptions=True,
                )
                await self._break(began, playing)
                self.rests = True
                for proxy in proxies:
                    proxy.calm = True
                await self.faults.mend()
                problems += await self._settled(playing)
        finally:
            for server in self.servers:
                server.kill()
        self.counts["seconds"] = round(time.monotonic() - began)
        return problems + checked(self._kept(), self.folder.glob("*.jsonl"), self.counts)

    async def _parties(self, doors: Doors, number: int) -> None:
        log = Log(self.folder / f"client-{number}.jsonl")
        dice = random.Random(f"{self.plan.seed} {number}")
        while not self.rests:
            self.counts["tables begun"] += 1
            await Party(doors, log, lambda: self.rests, dice).play()

    async def _break(self, began: float, playing: asyncio.Future[Any]) -> None:
        while self.faults.kills < self.plan.kills and not playing.done():
            if time.monotonic() > began + self.plan.seconds:
                return
            await self._something_done()
            await asyncio.sleep(self.dice.uniform(0, self.plan.pause))
            await self.faults.one()

    async def _something_done(self) -> None:
        """Waits until somebody was answered again, so that the next fault comes in mid-play."""
        before = self.counts["acknowledged"]
        with suppress(TimeoutError):
            async with asyncio.timeout(PLAYING):
                while self.counts["acknowledged"] == before:
                    await asyncio.sleep(0.01)

    async def _settled(self, playing: asyncio.Future[Any]) -> list[str]:
        try:
            ended = await asyncio.wait_for(playing, SETTLING)
        except TimeoutError:
            return ["a request was never answered"]
        return [repr(problem) for problem in ended if problem is not None]

    def _kept(self) -> Kept:
        """Every table with its events, as they lie in the database."""
        what = 'select "table", seq, at, kind, seat, body, request from events order by 1, 2'
        connection: Any
        if self.cluster:
            connection = psycopg.connect(self.cluster.url)
        else:
            connection = sqlite3.connect(self.folder / "tables.sqlite3")
        tables = connection.execute("select id, body from tables").fetchall()
        kept: Kept = {name: (TABLE.decode(body), []) for name, body in tables}
        for table, *row in connection.execute(what).fetchall():
            kept[table][1].append(Row(*row))
        connection.close()
        return kept
