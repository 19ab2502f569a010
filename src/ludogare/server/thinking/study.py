"""Work that a visitor asks for: done by threads, shared fairly, with a budget for each client."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from ludogare.server.errors import Refusal
from ludogare.server.limits import Buckets, Limits
from ludogare.server.thinking.queue import FairQueue

P = ParamSpec("P")
T = TypeVar("T")
THREADS = 2
"""One client never has all of them."""


class Study:
    """Does such work; who has had too much of it waits."""

    def __init__(self, limits: Limits, name: str) -> None:
        self._queue = FairQueue(THREADS, name)
        self._seconds = Buckets(limits.work, limits.work_burst)
        """The time that each client's work may take."""

    async def do(
        self, client: str, what: str, work: Callable[P, T], *args: P.args, **named: P.kwargs
    ) -> T:
        """What the work gives, when the turn of who asks has come, and of what it is about."""
        self.check(client)

        def timed() -> T:
            began = time.thread_time()
            try:
                return work(*args, **named)
            finally:
                self._seconds.spend(client, time.thread_time() - began)

        return await self._queue.do(what, timed, client)

    def check(self, client: str) -> None:
        """Refuses a client who has had too much."""
        if not self._seconds.holds(client):
            raise Refusal("refuse-many", 429)

    def close(self) -> None:
        """Waits for what is being done."""
        self._queue.close()
