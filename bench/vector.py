"""How fast many matches are stepped from Python: `python bench/vector.py [GAME…] [--json]`.

The same random play three times in turn, on the same cores: in playouts, which ask nobody, and by
`Vector`, where NumPy draws each action, without and with the features of every position.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy

from ludogare.core.declaration.game import Game
from ludogare.games import GAMES, find
from ludogare.lab.simulate import run
from ludogare.lab.vector import Vector

COUNT, BATCH, SEATS, SEED = 8192, 2000, 2, 7
SECONDS, ROUNDS = 2.0, 3


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES), metavar="GAME")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    for name in given.games:
        found = measured(name)
        print(json.dumps(found) if given.json else said(found), flush=True)


def measured(name: str) -> dict[str, Any]:
    """Plies a second of each way: the best of some rounds."""
    game, cores = find(name), os.cpu_count() or 1
    stepped = {kind: Vector(name, COUNT, SEATS, observe=kind) for kind in ("nothing", "features")}
    rates: dict[str, float] = {}
    for _ in range(ROUNDS):
        found = {"playouts": played(game, cores)}
        found.update({kind: rate(vector) for kind, vector in stepped.items()})
        rates = {kind: max(value, rates.get(kind, 0)) for kind, value in found.items()}
    return {"game": name, "cores": cores, "matches": COUNT, **rates}


def played(game: Game, cores: int) -> float:
    """Plies a second in playouts, in a thread for each core."""
    options = game.settle(SEATS, {})
    run(game.name, SEATS, options, SEED, 0, 1, True)

    def part(_: int) -> int:
        plies, first = 0, 0
        while time.perf_counter() - began < SECONDS:
            plies += sum(row[0] for row in run(game.name, SEATS, options, SEED, first, BATCH, True))
            first += BATCH
        return plies

    with ThreadPoolExecutor(cores) as threads:
        began = time.perf_counter()
        plies = sum(threads.map(part, range(cores)))
    return plies / (time.perf_counter() - began)


def rate(vector: Vector) -> float:
    """Plies a second of random play from Python."""
    draw, rows, plies = numpy.random.default_rng(SEED), numpy.arange(len(vector)), 0
    began = time.perf_counter()
    while time.perf_counter() - began < SECONDS:
        chosen = (draw.random(len(vector)) * vector.counts).astype(numpy.int64)
        vector.step(vector.legal[rows, chosen])
        plies += int(vector.plies.sum())
    return plies / (time.perf_counter() - began)


def said(found: dict[str, Any]) -> str:
    """One line: millions of plies a second, and their share of those in playouts."""
    playouts = found["playouts"]
    ways = [("stepped", found["nothing"]), ("with features", found["features"])]
    told = [f"{way} {speed / 1e6:.2f} ({speed / playouts:.2f})" for way, speed in ways]
    return f"{found['game']:16} playouts {playouts / 1e6:.2f}, {', '.join(told)} M plies/s"


if __name__ == "__main__":
    main()
