"""The server for hours: people play match after match against bots, and its memory is watched.

    python bench/soak.py --hours 8

Growth is measured from the moment when as many tables were played as are kept in memory.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from pathlib import Path

from siege import HONEST, Visitor, play, start
from table import memory

PLAYERS = 6
EVERY = 60.0
"""Seconds between two looks at the memory."""


async def watch(pid: int, seconds: float) -> None:
    """Prints the memory of the server again and again."""
    began = time.monotonic()
    print(f"{'minutes':>8} {'MiB':>8}", flush=True)
    while (passed := time.monotonic() - began) < seconds:
        print(f"{passed / 60:8.1f} {memory(pid) / 2**20:8.1f}", flush=True)
        await asyncio.sleep(EVERY)


async def soak(given: argparse.Namespace) -> None:
    """Has people play for so long."""
    seconds = given.hours * 3600
    with tempfile.TemporaryDirectory() as folder:
        server, address = start(Path(folder), Path(folder) / "log")
        try:
            until = time.monotonic() + seconds
            people = [Visitor(address, HONEST.format(number + 1)) for number in range(PLAYERS)]
            waits = await asyncio.gather(
                *(play(one, given.game, "random", until) for one in people),
                watch(server.pid, seconds),
            )
            answers = sum(len(each) for each in waits if each)
            print(f"answers of bots: {answers}; log: {(Path(folder) / 'log').stat().st_size} bytes")
        finally:
            server.kill()


def main() -> None:
    """Reads for how long."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hours", type=float, default=8)
    parser.add_argument("--game", default="cape_to_cairo")
    asyncio.run(soak(parser.parse_args()))


if __name__ == "__main__":
    main()
