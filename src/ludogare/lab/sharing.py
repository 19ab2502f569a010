"""One way to share out work: among processes here, by any executor, or on a cluster.

>>> from concurrent.futures import ThreadPoolExecutor
>>> with ThreadPoolExecutor(2) as threads:
...     sorted(results(pow, [(2, 3), (2, 4)], executor=threads))
[8, 16]
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import (
    BrokenExecutor,
    CancelledError,
    Executor,
    Future,
    ProcessPoolExecutor,
    as_completed,
)
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path
from typing import Any, TypeVar

from ludogare.core.declaration import components
from ludogare.core.running.processes import end_with_parent
from ludogare.core.saying.errors import LostWorker
from ludogare.core.saying.numbers import at_least

T = TypeVar("T")


def processes(wanted: int | None) -> int:
    """How many processes share the work: as many as wanted, or one a core."""
    if wanted is None:
        return os.cpu_count() or 1
    return at_least(1, wanted, "number-of-processes")


def pool(workers: int) -> ProcessPoolExecutor:
    """Processes of this machine, with the same components; they end with this one."""
    return ProcessPoolExecutor(workers, get_context("spawn"), begin, (components.SHELF.own,))


def begin(own: Path | None) -> None:
    """How a process begins that shares the work."""
    components.use(own)
    end_with_parent()


@contextmanager
def shared(workers: int, executor: Executor | None = None) -> Iterator[Executor]:
    """The executor that shares the work: the one that is given, or processes of this machine."""
    try:
        if executor is not None:
            yield executor
            return
        own = pool(workers)
        try:
            yield own
        finally:
            own.shutdown(cancel_futures=True)
    except BrokenExecutor:
        raise LostWorker("shared-process") from None
    except CancelledError:
        raise LostWorker("shared-stopped") from None


def results(
    work: Callable[..., T],
    jobs: Sequence[Sequence[Any]],
    *,
    workers: int = 1,
    executor: Executor | None = None,
) -> Iterator[T]:
    """What comes of each job, as they end; one process alone works right here."""
    if executor is None and workers == 1:
        for job in jobs:
            yield work(*job)
        return
    with shared(workers, executor) as sharing:
        yield from as_they_end([sharing.submit(work, *job) for job in jobs])


def as_they_end(begun: Iterable[Future[T]]) -> Iterator[T]:
    """The results of what was begun; whatever has not ended when nobody listens is cancelled."""
    waiting = set(begun)
    try:
        for future in as_completed(list(waiting)):
            waiting.discard(future)
            yield future.result()
    finally:
        for future in waiting:
            future.cancel()
