"""Bots think in processes of their own, and see nothing but what their seat may know."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import threading
import traceback
from collections import Counter
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from ludogare.bots.outside.process import Forfeit
from ludogare.core.declaration import components
from ludogare.core.running.processes import end_with_parent
from ludogare.server.thinking.questions import Advice, Question, think
from ludogare.server.thinking.queue import FairQueue

LOG = logging.getLogger(__name__)
PATIENCE = 120.0
"""Seconds after which a bot has thought long enough."""
COMPILING = 1800.0
"""Seconds after which rules have been compiled long enough, on a small machine too."""
NICE = 5
"""How far bots step back behind the server itself."""
TRIES = 3
"""How often compiling is begun for a game and a bot where it fails."""
LIVES = 3
"""How many workers may die over one question: one that was killed is no fault of the bot's."""
LEAST, MOST = 2, 4
"""How many workers there are, unless the host says so: one owner never has all of them."""


def work(pipe: Connection, think: Any, own: Path | None, nice: int = NICE) -> None:
    """The life of a worker: it answers questions, and ends when the server is gone.

    Service managers tell all processes at once to end. A worker that thinks answers before it does.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: os._exit(0))
    if hasattr(os, "nice"):
        os.nice(nice)
    components.use(own)
    end_with_parent()
    told: list[int] = []
    while not told:
        try:
            question = pipe.recv()
        except EOFError:
            return
        idle = signal.signal(signal.SIGTERM, lambda number, _: told.append(number))
        try:
            pipe.send(think(question))
        except Exception:
            pipe.send(traceback.format_exc())
        if not told:
            signal.signal(signal.SIGTERM, idle)


class Ended(Exception):
    """A worker was told to end before it was asked."""


class Worker:
    """A process that thinks about one question at a time."""

    def __init__(self, thinks: Callable[[Any], Any] | None = None, nice: int = NICE) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(
            target=work,
            args=(theirs, thinks or think, components.SHELF.own, nice),
            daemon=True,
        )
        self.process.start()
        theirs.close()
        self.gone = False
        """Whether it will not answer any more questions."""

    def answer(self, question: Question, patience: float) -> Advice:
        """What the bot says, or Forfeit."""
        said = self.ask(question, patience)
        if not isinstance(said, Advice):
            raise Forfeit("lost-failed", problem=said)
        if said.action not in question.legal:
            raise Forfeit("lost-illegal", why="illegal", action=str(said.action))
        return said

    def ask(self, question: Any, patience: float) -> Any:
        """What it says to anything; what went wrong, as text, where something did."""
        try:
            self.pipe.send(question)
            if not self.pipe.poll(patience):
                self.gone = True
                raise Forfeit("lost-thinking", why="late", seconds=f"{patience:g}")
            return self.pipe.recv()
        except (EOFError, OSError):
            self.gone = True
            self.process.join(1)
            if self.process.exitcode == 0:
                raise Ended from None
            raise Forfeit("lost-process", why="died") from None

    def end(self) -> None:
        """Ends it, whatever it does."""
        self.process.kill()
        self.process.join()
        self.pipe.close()


class Workers:
    """A few workers, each started when it is first needed, and again when it is gone.

    Nobody waits for rules to be compiled: bots answer at once, and another worker does that.
    """

    def __init__(
        self, workers: int | None = None, patience: float = PATIENCE, nice: int = NICE
    ) -> None:
        self.nice = nice
        self.count = workers or max(LEAST, min(MOST, (os.cpu_count() or 2) - 1))
        self.patience = patience
        self._queue = FairQueue(self.count, "ludogare-thinking")
        self._compiling = FairQueue(1, "ludogare-compiling")
        self._begun: Counter[tuple[str, str]] = Counter()
        """How often compiling was begun for a game and a bot; TRIES where it went well."""
        self._aside: set[tuple[str, str]] = set()
        """Those for which it goes on now."""
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()
        self._lock = threading.Lock()
        self._closed = False

    def warm(self) -> None:
        """Starts a worker in advance."""
        if not self._all and not self._closed:
            self._queue.add("", self._warm)

    async def advise(self, question: Question) -> Advice:
        """What a bot does, or Forfeit."""
        asker, owner = question.asker, question.owner
        return await self._queue.do(asker, lambda: self._answer(question), owner)

    def close(self) -> None:
        """Ends the workers."""
        with self._lock:
            self._closed = True
            workers = list(self._all)
        for worker in workers:
            worker.process.kill()
        self._queue.close()
        self._compiling.close()
        for worker in list(self._all):
            worker.end()

    def _warm(self) -> None:
        self._back(self._take())

    def _answer(self, question: Question) -> Advice:
        lives = LIVES
        while True:
            worker = self._take()
            try:
                advice = worker.answer(question._replace(at_once=True), self.patience)
                break
            except Ended:
                continue
            except Forfeit as lost:
                lives -= 1
                if lost.why != "died" or not lives:
                    raise
                LOG.warning("a worker died over %s of %s", question.bot, question.game)
            finally:
                self._back(worker)
        if advice.plain:
            self._compile_aside(question)
        return advice

    def _compile_aside(self, question: Question) -> None:
        what = question.game, question.bot
        with self._lock:
            if what in self._aside or self._begun[what] >= TRIES:
                return
            self._aside.add(what)
            self._begun[what] += 1
        self._compiling.add("", lambda: self._compile(question))

    def _compile(self, question: Question) -> None:
        """Has a worker of its own think at leisure: then it is one of those who answer.

        What it compiled is kept for the others too, where there is room for it.
        """
        what = question.game, question.bot
        worker = None
        try:
            worker = self._new()
            worker.answer(question, COMPILING)
            self._begun[what] = TRIES
        except (Forfeit, Ended) as problem:
            if not self._closed:
                LOG.warning("%s of %s stays slow: %s", question.bot, question.game, problem)
        finally:
            self._aside.discard(what)
            if worker is not None:
                self._instead(worker)

    def _instead(self, worker: Worker) -> None:
        """A worker takes the place of one that has nothing to do."""
        with self._lock:
            resting = self._idle.pop() if self._idle and not worker.gone else None
            if resting is not None:
                self._all.discard(resting)
        if resting is not None:
            resting.end()
        self._back(worker)

    def _take(self) -> Worker:
        with self._lock:
            if self._closed:
                raise Forfeit("lost-stops")
            if self._idle:
                return self._idle.pop()
        return self._new()

    def _new(self) -> Worker:
        try:
            worker = Worker(nice=self.nice)
        except Exception as problem:
            raise Forfeit("lost-no-process", problem=str(problem)) from problem
        with self._lock:
            self._all.add(worker)
            if not self._closed:
                return worker
        worker.end()
        raise Forfeit("lost-stops")

    def _back(self, worker: Worker) -> None:
        with self._lock:
            if not worker.gone and not self._closed and len(self._idle) < self.count:
                self._idle.append(worker)
                return
            self._all.discard(worker)
        worker.end()
