"""What lies between clients and a server: delays, cuts, and answers that never arrive."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass
from itertools import count

LATE = 0.05
"""Seconds by which a piece is late at most."""
WHOLE, PIECES = 65536, 100
"""Bytes that travel together else, and how many pieces come in small ones."""
AWAY = 0.1
"""Seconds after which somebody learns that no server is there."""


@dataclass(frozen=True)
class Schedule:
    """What happens to one connection."""

    kind: str
    late: float = 0.0
    """Seconds by which each piece is late at most."""
    piece: int = WHOLE
    """Bytes that travel together at first."""
    up: int | None = None
    """After so many bytes to the server the connection is cut."""
    down: int | None = None
    """After so many bytes from the server."""


def drawn(dice: random.Random) -> Schedule:
    """A schedule; four of five are faulty."""
    kind = dice.choice(["none", "late", "pieces", "cut", "lost"])
    if kind == "late":
        return Schedule(kind, late=dice.uniform(0, LATE))
    if kind == "pieces":
        return Schedule(kind, piece=dice.randint(1, 400), late=dice.uniform(0, LATE / 20))
    if kind == "cut":
        return Schedule(kind, up=dice.randint(0, 8000), late=dice.uniform(0, LATE / 5))
    if kind == "lost":  # it reaches the server, and the answer does not come back
        return Schedule(kind, down=int(10 ** dice.uniform(1.5, 5.5)))
    return Schedule(kind)


class Proxy:
    """A door to one server, through which connections pass as their schedules say."""

    def __init__(self, port: int, dice: random.Random, counts: Counter[str]) -> None:
        self.behind, self.dice, self.counts = port, dice, counts
        self.calm = False
        """Whether everything passes as it should."""

    async def __aenter__(self) -> Proxy:
        self.server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self.server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *problem: object) -> None:
        self.server.close()

    async def _serve(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        schedule = Schedule("none") if self.calm else drawn(self.dice)
        try:
            far, forth = await asyncio.open_connection("127.0.0.1", self.behind)
        except OSError:
            await asyncio.sleep(AWAY)
            back.transport.abort()
            return
        self.counts["connections"] += 1
        self.counts["faulty schedules"] += schedule.kind != "none"
        pumps = [
            asyncio.create_task(self._pump(near, forth, schedule, schedule.up)),
            asyncio.create_task(self._pump(far, back, schedule, schedule.down)),
        ]
        with suppress(asyncio.CancelledError):  # the trial is over
            await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
        for pump in pumps:
            pump.cancel()
        back.transport.abort()
        forth.transport.abort()

    async def _pump(
        self,
        source: asyncio.StreamReader,
        sink: asyncio.StreamWriter,
        schedule: Schedule,
        left: int | None,
    ) -> None:
        with suppress(OSError):
            pieces = count()
            while data := await source.read(schedule.piece if next(pieces) < PIECES else WHOLE):
                if schedule.late:
                    await asyncio.sleep(self.dice.uniform(0, schedule.late))
                if left is not None:
                    data, left = data[:left], left - len(data)
                sink.write(data)
                await sink.drain()
                if left is not None and left <= 0:
                    return
