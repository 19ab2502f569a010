"""How fast a game runs here: random play on one core, options at their defaults."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Any

from ludogare import bots
from ludogare.bots.search.search import Search
from ludogare.core.declaration.game import Game
from ludogare.core.match.dealer import Seeded
from ludogare.core.match.match import Match
from ludogare.core.running import compiled
from ludogare.lab import gpu
from ludogare.lab.simulate import run

PLAIN_SECONDS, COMPILED_SECONDS, GPU_SECONDS = 2.0, 3.0, 0.5
COPIES = 20_000_000
SEARCHES, SEARCH_SECONDS = 8, 0.5
SEED = 7

IMPORT = "import ludogare; ludogare.new({game!r}, seed=1)"
FIRST_USE = """
from ludogare import find
from ludogare.lab.simulate import run
game = find({game!r})
run({game!r}, game.seats[0], game.settle(game.seats[0], {{}}), 1, 0, 1, True)
"""


def bench(game: Game, say: Callable[[str], None] = lambda line: None) -> dict[str, Any]:
    """Measures one game; `say` hears what is being done."""
    seats = max(2, game.seats[0])
    settled = game.settle(seats, {})
    found: dict[str, Any] = {"game": game.name, "seats": seats, "machine": machine()}

    def rate(fast: bool, seconds: float) -> tuple[float, float]:
        run(game.name, seats, settled, SEED, 0, 1, fast)
        size, plies, matches = 20, 0, 0
        began = time.perf_counter()
        while (spent := time.perf_counter() - began) < seconds:
            rows = run(game.name, seats, settled, SEED, matches, size, fast)
            matches += size
            plies += sum(row[0] for row in rows)
            if spent < seconds / 8:
                size *= 2
        spent = time.perf_counter() - began
        return plies / spent, matches / spent

    say(f"{game.name}: plain rules")
    plain_rate, plain_matches = rate(False, PLAIN_SECONDS)
    found["plain_plies_per_s"] = round(plain_rate)
    found["plain_matches_per_s"] = round(plain_matches, 1)
    found["plain_start_s"] = round(timed(IMPORT.format(game=game.name)), 3)
    if not compiled.available():
        return found
    say(f"{game.name}: compiled rules")
    fast_rate, fast_matches = rate(True, COMPILED_SECONDS)
    found["compiled_plies_per_s"] = round(fast_rate)
    found["compiled_to_plain"] = round(fast_rate / plain_rate, 1)
    found["matches_per_s"] = round(fast_matches)
    found["state_bytes"] = game.State.dtype().itemsize
    found["copy_ns"] = copy_ns(game)
    say(f"{game.name}: search")
    found["simulations_per_s"] = round(simulations_per_s(game, seats))
    say(f"{game.name}: first use in a new process, without and with a cache")
    with tempfile.TemporaryDirectory() as empty:
        code = FIRST_USE.format(game=game.name)
        found["cold_start_s"] = round(timed(code, empty), 2)
        found["warm_start_s"] = round(min(timed(code, empty) for _ in range(3)), 2)
    return found


def bench_gpu(game: Game, say: Callable[[str], None] = lambda line: None) -> dict[str, Any]:
    """Measures one game on a GPU: random play, the results of every match fetched."""
    seats = max(2, game.seats[0])
    settled = game.settle(seats, {})
    say(f"{game.name}: rules on the GPU")
    began = time.perf_counter()
    gpu.playouts(game, seats, settled, SEED, 0, 1)
    first = time.perf_counter() - began
    size, plies, spent = gpu.threads(), 0, 0.0
    while spent < GPU_SECONDS:
        size *= 2 if spent else 1
        began = time.perf_counter()
        plies = int(gpu.playouts(game, seats, settled, SEED, 0, size)[:, 0].sum(dtype="int64"))
        spent = time.perf_counter() - began
    return {
        "game": game.name,
        "seats": seats,
        "machine": {**machine(), "gpu": gpu.name()},
        "cuda_plies_per_s": round(plies / spent),
        "cuda_matches_per_s": round(size / spent),
        "matches": size,
        "first_launch_s": round(first, 2),
    }


def simulations_per_s(game: Game, seats: int) -> float:
    """Simulations of a search in one second, over positions spread through a match."""
    match, bot = Match(game, seats=seats, dealer=Seeded("bench")), bots.make("stoker", SEED)
    positions = []
    while not match.over:
        seat = match.awaited[0]
        if len(match.legal_for(seat)) > 1:
            positions.append((match.hidden(seat), seat))
        match.play(bots.act(bot, match, seat), seat)
    Search(SEED, simulations=1).think(game, *positions[0])
    done = 0
    for i in range(SEARCHES):
        position = positions[len(positions) * i // SEARCHES]
        thoughts = Search(SEED, seconds=SEARCH_SECONDS).think(game, *position)
        done += sum(thought.visits for thought in thoughts)
    return done / SEARCHES / SEARCH_SECONDS


def copy_ns(game: Game) -> float:
    """Nanoseconds to copy one packed state."""
    states = game.State.packed(4)
    game.compiled.copies(states, 1)
    began = time.perf_counter()
    game.compiled.copies(states, COPIES)
    return round((time.perf_counter() - began) / COPIES * 1e9, 1)


def timed(code: str, cache: str | None = None) -> float:
    """Seconds that a new Python process needs for some code, from its start to its end."""
    setting = {"LUDOGARE_CACHE": cache} if cache else {}
    began = time.perf_counter()
    subprocess.run(
        [sys.executable, "-c", code],
        check=True,
        env={**os.environ, **setting},
        stderr=subprocess.DEVNULL,
    )
    return time.perf_counter() - began


def machine() -> dict[str, Any]:
    """The facts about this machine that belong to a measurement."""
    facts: dict[str, Any] = {
        "cpu": cpu_name(),
        "cores": os.cpu_count(),
        "system": platform.system(),
        "python": platform.python_version(),
    }
    if compiled.available():
        import numba
        import numpy

        facts |= {"numba": numba.__version__, "numpy": numpy.__version__}
    return facts


def cpu_name() -> str:
    """What the processor calls itself."""
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as lines:
            for line in lines:
                if line.startswith("model name"):
                    return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()
