"""How much one client may ask for."""

from __future__ import annotations

import time
from collections import OrderedDict

RATE, BURST = 20.0, 60.0
"""Requests a second on average, and how many at once."""
POSTS, POST_BURST = 5.0, 60.0
MAX_CLIENTS = 10_000
CONNECTIONS_HELD = 10
"""Connections to a table by who holds the same seats."""
CONNECTIONS_WATCHING = 50
"""Connections to a table from one address by who only looks on."""
CONNECTIONS = 20_000
"""Connections in all."""
GREETING = 20.0
"""Seconds to say hello in."""
SENDING = 30.0
"""Seconds that a message may take to leave."""
MAX_ABUSES = 100
"""Refusals for haste or nonsense after which a connection is closed."""


class Bucket:
    """Lets through so many a second on average."""

    __slots__ = ("_at", "_full", "_left", "_rate")

    def __init__(self, rate: float = RATE, burst: float = BURST) -> None:
        self._rate, self._full, self._left = rate, burst, burst
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether one more may pass."""
        at = time.monotonic()
        self._left = min(self._full, self._left + (at - self._at) * self._rate)
        self._at = at
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each client, as long as it is remembered."""

    def __init__(self, rate: float = POSTS, burst: float = POST_BURST) -> None:
        self._rate, self._burst = rate, burst
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str) -> bool:
        """Whether one more of this client may pass."""
        bucket = self._of.get(client)
        if bucket is None:
            bucket = self._of[client] = Bucket(self._rate, self._burst)
            if len(self._of) > MAX_CLIENTS:
                self._of.popitem(last=False)
        self._of.move_to_end(client)
        return bucket.take()
