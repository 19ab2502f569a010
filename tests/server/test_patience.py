"""One clock for all messages on their way: who takes too long gives up, and nobody else does."""

from __future__ import annotations

import asyncio

from ludogare.server.live.patience import Patience


class Sender:
    def __init__(self):
        self.gave_up = 0

    def give_up(self):
        self.gave_up += 1


def test_who_is_late_gives_up_once():
    async def scenario():
        patience = Patience(0.1)
        quick, slow, later = Sender(), Sender(), Sender()
        patience.begin(slow)
        for _ in range(3):
            patience.begin(quick)
            patience.end(quick)
        await asyncio.sleep(0.06)
        patience.begin(later)
        await asyncio.sleep(0.06)
        assert (quick.gave_up, slow.gave_up, later.gave_up) == (0, 1, 0)
        patience.end(later)
        patience.end(slow)
        await asyncio.sleep(0.2)
        assert (quick.gave_up, slow.gave_up, later.gave_up) == (0, 1, 0)

    asyncio.run(scenario())


def test_the_clock_goes_on_for_the_next_one():
    async def scenario():
        patience = Patience(0.1)
        first, second = Sender(), Sender()
        patience.begin(first)
        await asyncio.sleep(0.05)
        patience.begin(second)
        await asyncio.sleep(0.3)
        assert (first.gave_up, second.gave_up) == (1, 1)

    asyncio.run(scenario())
