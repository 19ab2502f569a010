"""The server for hours: people play match after match against bots, and its memory is watched.

    python bench/soak.py --hours 8

Visitors look at the lobby, at boards and at earlier positions meanwhile. Growth is measured from
the moment when more tables were made than are kept in memory.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sqlite3
import statistics
import tempfile
import time
from pathlib import Path

import httpx
from siege import HONEST, Visitor, play, start
from table import memory

from ludogare.server.settings import Settings

PLAYERS = 6
LOOKS = 5.0
"""Looks a second."""
EVERY = 60.0
"""Seconds between two looks at the memory."""


def tables(folder: Path) -> list[str]:
    """The ids of all tables that were made."""
    with sqlite3.connect(f"file:{folder / 'tables.sqlite3'}?mode=ro", uri=True) as base:
        return [name for (name,) in base.execute("select id from tables")]


async def watch(pid: int, folder: Path, seconds: float) -> None:
    """Prints the memory of the server again and again, and its growth at the end."""
    began, seen = time.monotonic(), list[tuple[float, float]]()
    print(f"{'minutes':>8} {'MiB':>8} {'tables':>8}", flush=True)
    while (passed := time.monotonic() - began) < seconds:
        made, used = len(tables(folder)), memory(pid) / 2**20
        print(f"{passed / 60:8.1f} {used:8.1f} {made:8}", flush=True)
        if made > 1.1 * Settings.kept:
            seen.append((passed / 3600, used))
        await asyncio.sleep(EVERY)
    if len(seen) > 2:
        slope, first = statistics.linear_regression(*zip(*seen, strict=True))
        hours = seen[-1][0] - seen[0][0]
        print(f"{hours:.2f} hours with full caches: {100 * slope / first:+.2f} % an hour")


async def look(address: str, folder: Path, until: float) -> None:
    """Visitors look at whatever there is, until a moment."""
    dice = random.Random(2)
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        while time.monotonic() < until:
            known = tables(folder)
            for _ in range(100):
                await asyncio.sleep(1 / LOOKS)
                if not known or time.monotonic() > until:
                    break
                table, language = dice.choice(known), dice.choice(["fr", "en"])
                narrow = dice.choice(["", "&narrow=1"])
                path = dice.choice(["/board.svg", "/board.svg", "/record", "", "/replay"])
                query = f"?language={language}{narrow}" + "&ply=5" * (path == "/replay")
                await http.get(f"/api/tables/{table}{path}{query}")
                await http.get("/api/tables")


async def soak(given: argparse.Namespace) -> None:
    """Has people play for so long."""
    seconds = given.hours * 3600
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        server, address = start(folder, folder / "log")
        try:
            until = time.monotonic() + seconds
            people = [Visitor(address, HONEST.format(number + 1)) for number in range(PLAYERS)]
            waits = await asyncio.gather(
                *(play(one, given.game, "random", until) for one in people),
                watch(server.pid, folder, seconds),
                look(address, folder, until),
            )
            answers = sum(len(each) for each in waits if each)
            print(f"answers of bots: {answers}; log: {(folder / 'log').stat().st_size} bytes")
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
