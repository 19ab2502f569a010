"""A fair queue for threads: many requests of one owner or table delay those, not the others."""

from __future__ import annotations

import asyncio
import threading
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")
Task = tuple[Callable[[], Any], "Future[Any]"]
Tables = OrderedDict[str, deque[Task]]
"""The work of each table of an owner, whose turn is next first."""

LAST = "last"
"""An owner who is served while nobody else waits: work that nobody has asked for."""


class FairQueue:
    """A few threads that serve owners in turn, and of each owner the tables in turn.

    One owner never has all threads, so that nobody else waits for what an owner began.
    """

    def __init__(self, threads: int, name: str) -> None:
        self._threads = ThreadPoolExecutor(threads, name)
        self._share = max(1, threads - 1)
        """How many threads an owner may have at once."""
        self._waiting: OrderedDict[str, Tables] = OrderedDict()
        """The tables of each owner, whose turn is next first."""
        self._served: Counter[str] = Counter()
        """How many threads each owner has now."""
        self._lock = threading.Lock()

    def add(self, asker: str, work: Callable[[], T], owner: str = "") -> Future[T]:
        """Has some work done when its turn has come; a table without an owner is its own."""
        future: Future[T] = Future()
        with self._lock:
            tables = self._waiting.setdefault(owner or asker, OrderedDict())
            tables.setdefault(asker, deque()).append((work, future))
        self._threads.submit(self._serve)
        return future

    async def do(self, asker: str, work: Callable[[], T], owner: str = "") -> T:
        """What the work gives, when its turn has come."""
        return await asyncio.wrap_future(self.add(asker, work, owner))

    def close(self) -> None:
        """Waits for what is being done; what was not begun is not done."""
        with self._lock:
            left = [
                future
                for tables in self._waiting.values()
                for tasks in tables.values()
                for _, future in tasks
            ]
            self._waiting.clear()
        for future in left:
            future.cancel()
        self._threads.shutdown(cancel_futures=True)

    def _serve(self) -> None:
        while (turn := self._next()) is not None:
            owner, (work, future) = turn
            try:
                if future.set_running_or_notify_cancel():
                    done(work, future)
            finally:
                with self._lock:
                    self._served[owner] -= 1
                    if not self._served[owner]:
                        del self._served[owner]

    def _next(self) -> tuple[str, Task] | None:
        """The next piece of work, and whose it is; None where nobody may be served now."""
        with self._lock:
            able = [name for name in self._waiting if self._served[name] < self._share]
            if not able:
                return None
            owner = next((name for name in able if name != LAST), LAST)
            tables = self._waiting.pop(owner)
            asker, tasks = tables.popitem(last=False)
            task = tasks.popleft()
            if tasks:
                tables[asker] = tasks
            if tables:
                self._waiting[owner] = tables
            self._served[owner] += 1
            return owner, task


def done(work: Callable[[], T], future: Future[T]) -> None:
    """Does some work, and says what came of it."""
    try:
        result = work()
    except BaseException as problem:
        future.set_exception(problem)
    else:
        future.set_result(result)
