"""A fair queue for threads: many requests of one table delay that table, not the others."""

from __future__ import annotations

import asyncio
import threading
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")
Task = tuple[Callable[[], Any], "Future[Any]"]


class FairQueue:
    """A few threads that serve those who ask in turn, one piece of work each time."""

    def __init__(self, threads: int, name: str) -> None:
        self._threads = ThreadPoolExecutor(threads, name)
        self._waiting: OrderedDict[str, deque[Task]] = OrderedDict()
        """The work of each who asks, whose turn is next first."""
        self._lock = threading.Lock()

    def add(self, asker: str, work: Callable[[], T]) -> Future[T]:
        """Has some work done when its turn has come."""
        future: Future[T] = Future()
        with self._lock:
            self._waiting.setdefault(asker, deque()).append((work, future))
        self._threads.submit(self._serve)
        return future

    async def do(self, asker: str, work: Callable[[], T]) -> T:
        """What the work gives, when its turn has come."""
        return await asyncio.wrap_future(self.add(asker, work))

    def close(self) -> None:
        """Waits for what is being done; what was not begun is not done."""
        with self._lock:
            left = [future for tasks in self._waiting.values() for _, future in tasks]
            self._waiting.clear()
        for future in left:
            future.cancel()
        self._threads.shutdown(cancel_futures=True)

    def _next(self) -> Task | None:
        with self._lock:
            if not self._waiting:
                return None
            asker, tasks = self._waiting.popitem(last=False)
            task = tasks.popleft()
            if tasks:
                self._waiting[asker] = tasks
            return task

    def _serve(self) -> None:
        task = self._next()
        if task is None or not task[1].set_running_or_notify_cancel():
            return
        work, future = task
        try:
            result = work()
        except BaseException as problem:
            future.set_exception(problem)
        else:
            future.set_result(result)
