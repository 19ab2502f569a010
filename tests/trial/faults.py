"""What is done to a server while people play: kills, and a disk that is full for a while."""

from __future__ import annotations

import asyncio
import os
import random
import resource
import signal
from collections import Counter
from multiprocessing.context import ForkServerProcess
from pathlib import Path

from server.postgres import Cluster
from server.processes import free_port
from trial.server import born

FULL = 4096
"""Bytes that a file may have while the disk is full."""
STARTING = 60.0
"""Seconds in which a server has to be there again."""


class Killable:
    """A server process that is killed and started again at one address."""

    def __init__(self, folder: Path, database: str = "") -> None:
        self.port, self.folder, self.database = free_port(), folder, database
        self.log = folder / f"server-{self.port}.log"
        self.process: ForkServerProcess | None = None

    async def start(self) -> None:
        """Starts it; returns once it answers."""
        self.process = born(self.port, self.folder, self.database, self.log)
        async with asyncio.timeout(STARTING):
            while not await self.answers():
                if not self.runs:
                    return  # its database is not there yet: it is started again
                await asyncio.sleep(0.02)

    async def answers(self) -> bool:
        """Whether somebody listens at its address."""
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", self.port)
        except OSError:
            return False
        writer.close()
        return True

    @property
    def runs(self) -> bool:
        """Whether it has not ended."""
        return self.process is not None and self.process.is_alive()

    def kill(self) -> None:
        """Ends it at once, in the middle of whatever it does."""
        if self.process is not None:
            self.process.kill()
            self.process.join()

    def workers(self) -> list[int]:
        """The processes in which its bots think."""
        found = []
        for stat in Path("/proc").glob("[0-9]*/stat"):
            try:
                parent = int(stat.read_text().rpartition(")")[2].split()[1])
                command = (stat.parent / "cmdline").read_bytes()
            except (OSError, IndexError):
                continue
            if self.process is not None and parent == self.process.pid and b"spawn_main" in command:
                found.append(int(stat.parent.name))
        return found

    def limit(self, size: int) -> None:
        """Has files grow no larger than that, as on a disk that is full."""
        assert self.process is not None
        assert self.process.pid is not None
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


class Faults:
    """Does one harmful thing after another."""

    def __init__(
        self,
        servers: list[Killable],
        cluster: Cluster | None,
        dice: random.Random,
        counts: Counter[str],
    ) -> None:
        self.servers, self.cluster, self.dice, self.counts = servers, cluster, dice, counts

    @property
    def kills(self) -> int:
        """How often something was killed."""
        return sum(n for kind, n in self.counts.items() if kind.endswith("killed"))

    async def one(self) -> None:
        """One harmful thing, and what follows from it."""
        kinds = [self.kill_server] * 6 + [self.kill_worker] * 4
        kinds += [self.kill_database] if self.cluster else [self.fill_disk]
        await self.dice.choice(kinds)()

    async def kill_server(self) -> None:
        """A server is killed and comes back; with others about, they go on meanwhile."""
        server = self.dice.choice(self.servers)
        server.kill()
        self.counts["servers killed"] += 1
        await self._start(server)

    async def kill_worker(self) -> None:
        """A process in which bots think is killed; its server starts another."""
        workers = self.dice.choice(self.servers).workers()
        if workers:
            try:
                os.kill(self.dice.choice(workers), signal.SIGKILL)
            except ProcessLookupError:
                return
            self.counts["workers killed"] += 1
        await asyncio.sleep(0.05)

    async def kill_database(self) -> None:
        """PostgreSQL goes down with everything that was not committed."""
        assert self.cluster is not None
        await asyncio.to_thread(self.cluster.kill)
        self.counts["databases killed"] += 1
        await asyncio.sleep(self.dice.uniform(0, 0.3))
        await asyncio.to_thread(self.cluster.start)

    async def fill_disk(self) -> None:
        """For a moment nothing more can be written."""
        server = self.dice.choice(self.servers)
        server.limit(FULL)
        self.counts["times the disk was full"] += 1
        await asyncio.sleep(self.dice.uniform(0.1, 0.5))
        if server.runs:
            server.limit(resource.RLIM_INFINITY)

    async def mend(self) -> None:
        """Everything runs again."""
        for server in self.servers:
            await self._start(server)

    async def _start(self, server: Killable) -> None:
        while not server.runs:
            await server.start()
