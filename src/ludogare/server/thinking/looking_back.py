"""Finished matches in hindsight: ply by ply in a process that steps back behind everything else."""

from __future__ import annotations

import threading
from typing import NamedTuple

from ludogare.analysis.examined import Examined, examine
from ludogare.bots.outside.process import Forfeit
from ludogare.core.match.plies import Step
from ludogare.games import find
from ludogare.server.thinking.queue import FairQueue
from ludogare.server.thinking.workers import COMPILING, Ended, Worker

NICE = 19
"""How far it steps back: live tables come first, whatever there is to look back on."""
TRIES = 3
"""How many processes may be lost over one ply."""


class Look(NamedTuple):
    """A ply to be examined."""

    game: str
    seats: int
    step: Step
    simulations: int


def look(wanted: Look) -> Examined:
    """A ply in hindsight."""
    return examine(find(wanted.game), wanted.seats, wanted.step, wanted.simulations)


class LookingBack:
    """One process for all tables; owners are served in turn, and each one's tables.

    Whoever asks for much waits, and nobody else does. It may wait for rules to be compiled.
    """

    def __init__(self) -> None:
        self._queue = FairQueue(1, "ludogare-looking-back")
        self._worker: Worker | None = None
        self._lock = threading.Lock()
        self._closed = False

    async def examined(self, wanted: Look, table: str, owner: str) -> Examined:
        """A ply in hindsight, or Forfeit."""
        return await self._queue.do(table, lambda: self._examined(wanted), owner)

    def close(self) -> None:
        """Ends the process."""
        with self._lock:
            self._closed = True
            worker, self._worker = self._worker, None
        if worker is not None:
            worker.process.kill()
        self._queue.close()
        if worker is not None:
            worker.end()

    def _examined(self, wanted: Look) -> Examined:
        for _ in range(TRIES):
            worker = self._at_work()
            try:
                said = worker.ask(wanted, COMPILING)
            except Ended:
                continue
            except Forfeit as lost:
                if lost.why != "died":
                    raise
                continue
            finally:
                if worker.gone:
                    self._let_go(worker)
            if not isinstance(said, Examined):
                raise Forfeit("lost-failed", problem=said)
            return said
        raise Forfeit("lost-process", why="died")

    def _at_work(self) -> Worker:
        with self._lock:
            if self._closed:
                raise Forfeit("lost-stops")
            if self._worker is None:
                self._worker = Worker(look, NICE)
            return self._worker

    def _let_go(self, worker: Worker) -> None:
        with self._lock:
            if self._worker is not worker:
                return
            self._worker = None
        worker.end()
