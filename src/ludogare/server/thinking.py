"""Bots think in processes of their own, and see nothing but what their seat may know."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import random
import signal
import threading
import traceback
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from multiprocessing.connection import Connection, wait
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from ludogare.bots import Bot

LOG = logging.getLogger("ludogare.server")
PATIENCE = 120.0
"""Seconds after which a bot has thought long enough."""
NICE = 5
"""How far bots step back behind the server itself."""


class Question(NamedTuple):
    """What a bot is asked: a plain description of its hidden state, and what is legal."""

    game: str
    bot: str
    state: dict[str, Any]
    seat: int
    legal: list[int]


def think(question: Question) -> int:
    """What a bot does."""
    from ludogare.games import find

    game = find(question.game)
    seen = game.State.from_json(question.state)
    return int(bot_called(question.bot).choose(game, seen, question.seat, question.legal))


@cache
def bot_called(name: str) -> Bot:
    """A bot, made once in each worker: some keep their desk from one decision to the next."""
    from ludogare.bots import make

    return make(name)


def work(pipe: Connection, think: Any) -> None:
    """The life of a worker: it answers questions, and ends when the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()
    while True:
        try:
            question = pipe.recv()
        except EOFError:
            return
        try:
            pipe.send(think(question))
        except Exception:
            pipe.send(traceback.format_exc())


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)


class Failure(Exception):
    """A bot that did not come to an answer."""


class Worker:
    """A process that thinks about one question at a time."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(theirs, think), daemon=True)
        self.process.start()
        theirs.close()
        self.lost = False
        """Whether it will not answer any more questions."""

    def answer(self, question: Question, patience: float) -> int:
        """What the bot says."""
        try:
            self.pipe.send(question)
            if not self.pipe.poll(patience):
                self.lost = True
                raise Failure(f"it thought longer than {patience} s")
            said = self.pipe.recv()
        except (EOFError, OSError):
            self.lost = True
            raise Failure("its process died") from None
        if not isinstance(said, int):
            raise Failure(f"it failed:\n{said}")
        if said not in question.legal:
            raise Failure(f"it chose {said}, which is not legal")
        return said

    def end(self) -> None:
        """Ends it, whatever it does."""
        self.process.kill()
        self.process.join()
        self.pipe.close()


class Thinkers:
    """A few workers, each started when it is first needed and anew when it is lost."""

    def __init__(self, workers: int | None = None, patience: float = PATIENCE) -> None:
        self.count = workers or max(1, min(4, (os.cpu_count() or 2) - 1))
        self.patience = patience
        self._threads = ThreadPoolExecutor(self.count, "ludogare-thinking")
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()
        self._lock = threading.Lock()
        self._closed = False

    def warm(self) -> None:
        """Starts a worker in advance."""
        if not self._all and not self._closed:
            self._threads.submit(self._warm)

    async def choose(
        self, game: str, bot: str, state: dict[str, Any], seat: int, legal: Sequence[int]
    ) -> int:
        """What a bot does; when it fails, any legal action."""
        question = Question(game, bot, state, seat, list(legal))
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._threads, self._answer, question)
        except Failure as failure:
            LOG.error("bot %s at %s: %s; any legal action is played instead", bot, game, failure)
            return random.choice(legal)

    def close(self) -> None:
        """Ends the workers."""
        with self._lock:
            self._closed = True
            workers = list(self._all)
        for worker in workers:
            worker.process.kill()
        self._threads.shutdown(cancel_futures=True)
        for worker in list(self._all):
            worker.end()

    def _warm(self) -> None:
        self._back(self._take())

    def _answer(self, question: Question) -> int:
        worker = self._take()
        try:
            return worker.answer(question, self.patience)
        finally:
            self._back(worker)

    def _take(self) -> Worker:
        with self._lock:
            if self._closed:
                raise Failure("the server stops")
            if self._idle:
                return self._idle.pop()
        try:
            worker = Worker()
        except Exception as problem:
            raise Failure(f"no process for it: {problem}") from problem
        with self._lock:
            self._all.add(worker)
            if not self._closed:
                return worker
        worker.end()
        raise Failure("the server stops")

    def _back(self, worker: Worker) -> None:
        with self._lock:
            if not worker.lost and not self._closed:
                self._idle.append(worker)
                return
            self._all.discard(worker)
        worker.end()
