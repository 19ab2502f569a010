"""The server for hours: people play match after match against bots, and its memory is watched.

    python bench/soak.py --hours 8
    python bench/soak.py --hours 1.2 --kept 60 --warm 10 --pause 0.5 --looks 2   # beside other work

Visitors look at the lobby, at boards and at earlier positions meanwhile. In the first `--warm`
minutes nobody pauses, so that caches are full soon. Growth is measured after them, from the moment
when more tables were made than are kept in memory.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sqlite3
import statistics
import tempfile
import time
from contextlib import suppress
from pathlib import Path

import httpx
from siege import HONEST, Visitor, play, start
from table import cpu, memory

from ludogare.server.settings import Settings

PLAYERS = 6
SERVER = """
import argparse, dataclasses
from ludogare.server.arguments import add_arguments, settings_given
from ludogare.server.serve import serve
parser = argparse.ArgumentParser()
add_arguments(parser)
serve(dataclasses.replace(settings_given(parser.parse_args()), kept={kept}))
"""
HASTY_LOOKS = 10.0
"""Looks of visitors a second besides, in the first minutes."""
EVERY = 60.0
"""Seconds between two looks at the memory."""


def tables(folder: Path) -> list[str]:
    """The ids of all tables that were made."""
    with sqlite3.connect(f"file:{folder / 'tables.sqlite3'}?mode=ro", uri=True) as base:
        return [name for (name,) in base.execute("select id from tables")]


async def watch(pid: int, folder: Path, seconds: float, given: argparse.Namespace) -> None:
    """Prints the memory of the server again and again, and its growth at the end."""
    began, seen = time.monotonic(), list[tuple[float, float]]()
    print(f"{'minutes':>8} {'MiB':>8} {'tables':>8}", flush=True)
    while (passed := time.monotonic() - began) < seconds:
        made, used = len(tables(folder)), memory(pid) / 2**20
        print(f"{passed / 60:8.1f} {used:8.1f} {made:8}", flush=True)
        if made > 1.1 * given.kept and passed > 60 * given.warm:
            seen.append((passed / 3600, used))
        await asyncio.sleep(EVERY)
    if len(seen) > 2:
        slope, first = statistics.linear_regression(*zip(*seen, strict=True))
        hours = seen[-1][0] - seen[0][0]
        print(f"{hours:.2f} hours with full caches: {100 * slope / first:+.2f} % an hour")
        print(f"CPU: {100 * cpu(pid) / seconds:.1f} % of a core")


async def visit(one: Visitor, given: argparse.Namespace, warm: float, until: float) -> int:
    """Somebody plays, at first without pauses: how many answers of bots there were."""
    hasty = await play(one, given.game, "random", warm)
    calm = await play(one, given.game, "random", until, given.pause)
    return len(hasty) + len(calm)


async def look(address: str, folder: Path, until: float, looks: float, seed: int) -> None:
    """Visitors look at whatever there is, until a moment."""
    dice = random.Random(seed)
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        while time.monotonic() < until:
            known = tables(folder)
            for _ in range(100):
                await asyncio.sleep(1 / looks)
                if not known or time.monotonic() > until:
                    break
                table, language = dice.choice(known), dice.choice(["fr", "en"])
                narrow = dice.choice(["", "&narrow=1"])
                path = dice.choice(["/board.svg", "/board.svg", "/record", "", "/replay"])
                query = f"?language={language}{narrow}" + "&ply=5" * (path == "/replay")
                with suppress(httpx.TransportError):  # a connection that was closed just then
                    await http.get(f"/api/tables/{table}{path}{query}")
                    await http.get("/api/tables")


async def soak(given: argparse.Namespace) -> None:
    """Has people play for so long."""
    seconds = given.hours * 3600
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        program = ["-c", SERVER.format(kept=given.kept)]
        server, address = start(folder, folder / "log", program=program)
        try:
            warm = time.monotonic() + 60 * given.warm
            until = time.monotonic() + seconds
            people = [Visitor(address, HONEST.format(number + 1)) for number in range(PLAYERS)]
            answers = await asyncio.gather(
                *(visit(one, given, warm, until) for one in people),
                watch(server.pid, folder, seconds, given),
                look(address, folder, warm, HASTY_LOOKS, 1),
                look(address, folder, until, given.looks, 2),
            )
            played, log = sum(filter(None, answers)), (folder / "log").stat().st_size
            print(f"answers of bots: {played}; log: {log} bytes")
        finally:
            server.kill()


def main() -> None:
    """Reads for how long."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hours", type=float, default=8)
    parser.add_argument("--game", default="cape_to_cairo")
    parser.add_argument("--kept", type=int, default=Settings.kept, help="tables kept in memory")
    parser.add_argument("--pause", type=float, default=0, help="seconds before each action")
    parser.add_argument("--looks", type=float, default=5, help="looks of visitors a second")
    parser.add_argument("--warm", type=float, default=0, help="minutes in haste at first")
    asyncio.run(soak(parser.parse_args()))


if __name__ == "__main__":
    main()
