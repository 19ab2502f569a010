"""How long a message may take to leave: one clock for all connections."""

from __future__ import annotations

import asyncio
from typing import Protocol


class Sender(Protocol):
    """Who sends."""

    def give_up(self) -> None:
        """It has taken too long."""
        ...


class Patience:
    """Has those give up whose messages take too long.

    Nearly all leave at once, thousands a second: a timer for each would be most of the work.
    """

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._since: dict[Sender, float] = {}
        """Who is sending, and since when: the first has taken longest."""
        self._clock: asyncio.TimerHandle | None = None

    def begin(self, sender: Sender) -> None:
        """A message is on its way."""
        loop = asyncio.get_running_loop()
        self._since[sender] = loop.time()
        if self._clock is None:
            self._clock = loop.call_later(self.seconds, self._look)

    def end(self, sender: Sender) -> None:
        """It has left."""
        self._since.pop(sender, None)

    def _look(self) -> None:
        """Looks who is late, and sets the clock for the next one who could be."""
        loop = asyncio.get_running_loop()
        self._clock = None
        while self._since:
            sender, since = next(iter(self._since.items()))
            if since + self.seconds > loop.time():
                self._clock = loop.call_at(since + self.seconds, self._look)
                return
            del self._since[sender]
            sender.give_up()
