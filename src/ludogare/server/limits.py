"""How much one client may ask for."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass

from ludogare.server.protocol import MIN_CLOCK

MAX_CLIENTS = 10_000
"""Clients that are remembered."""


@dataclass(frozen=True)
class Limits:
    """How much is too much."""

    rate: float = 20.0
    """Messages a second over one socket, on average."""
    burst: float = 60.0
    """How many of them at once."""
    gets: float = 20.0
    """Requests a second of one address that look at something or open a socket, on average."""
    get_burst: float = 600.0
    """How many of them at once."""
    files: float = 100.0
    """Files of the page a second for one address, on average."""
    file_burst: float = 10_000.0
    """How many of them at once: a browser that was never here needs some ninety, once."""
    posts: float = 5.0
    """Requests a second of one address that change something, on average."""
    post_burst: float = 60.0
    """How many of them at once."""
    tables: float = 0.2
    """Tables a second that one address may make, on average: each is kept for days."""
    table_burst: float = 200.0
    """How many of them at once."""
    hints: float = 0.2
    """Hints a second of one address, on average."""
    hint_burst: float = 30.0
    """How many of them at once."""
    work: float = 0.25
    """Seconds of work a second for one address that looks at positions, or at old tables."""
    work_burst: float = 20.0
    """How many of them at once."""
    analyses: float = 0.01
    """Analyses of finished matches a second that one address may ask for, on average."""
    analysis_burst: float = 20.0
    """How many of them at once."""
    bot_tables: int = 20
    """Tables of one address at which bots are at work."""
    guesses: float = 0.1
    """Codes a second that one address may make, and as many that it may try, on average."""
    guess_burst: float = 10.0
    """How many of them at once."""
    connections: int = 20_000
    """Connections in all, where the system grants as many open files."""
    reserve: float = 0.25
    """The share of them that is kept for who holds a seat."""
    connections_address: int = 200
    """Connections of one address."""
    connections_held: int = 10
    """Connections to a table by who holds the same seats."""
    connections_watching: int = 50
    """Connections to a table from one address by who only looks on."""
    heading: float = 10.0
    """Seconds that the head of a request may take to arrive."""
    receiving: float = 30.0
    """Seconds that its body may take."""
    greeting: float = 20.0
    """Seconds to say hello in."""
    sending: float = 30.0
    """Seconds in which some of what is sent has to leave, where much of it waits."""
    reading: float = 0.1
    """Seconds a second that taking in what one address sends may take, on average."""
    reading_burst: float = 1.0
    """How many of them at once."""
    messages: float = 100.0
    """Messages a second over all sockets of one address, on average."""
    message_burst: float = 1000.0
    """How many of them at once."""
    abuses: int = 100
    """Refusals for haste or nonsense after which a connection is closed."""
    least_clock: int = MIN_CLOCK
    """Seconds that a clock leaves at least."""
    link_days: int = 14
    """Days in which the link to a seat has to be used for the first time."""
    take_backs: int = 300
    """How often something is taken back at one table."""
    chat_lines: int = 2000
    """Lines of chat at one table."""


class Bucket:
    """Lets through a number of requests per second on average."""

    __slots__ = ("_at", "_full", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._full, self._left = rate, burst, burst
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether one more may pass."""
        if not self.holds(1):
            return False
        self._left -= 1
        return True

    def holds(self, amount: float) -> bool:
        """Whether there is so much in it now."""
        at = time.monotonic()
        self._left = min(self._full, self._left + (at - self._at) * self._rate)
        self._at = at
        return self._left >= amount

    def spend(self, amount: float) -> None:
        """Takes out what was used, also more than there is."""
        self._left -= amount


class Buckets:
    """A bucket for each client, as long as it is remembered."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str) -> bool:
        """Whether one more of this client may pass; one that is not known may."""
        return not client or self.of(client).take()

    def holds(self, client: str, amount: float = 0) -> bool:
        """Whether so much is left to a client; to one that is not known, it is."""
        return not client or self.of(client).holds(amount)

    def spend(self, client: str, amount: float) -> None:
        """Takes from what is left to a client, if it is known."""
        if client:
            self.of(client).spend(amount)

    def of(self, client: str) -> Bucket:
        """The bucket of a client."""
        bucket = self._of.get(client)
        if bucket is None:
            bucket = self._of[client] = Bucket(self._rate, self._burst)
            if len(self._of) > MAX_CLIENTS:
                self._of.popitem(last=False)
        self._of.move_to_end(client)
        return bucket
