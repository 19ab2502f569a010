"""How fast many matches are stepped from Python: `python bench/vector.py [GAME…] [--json]`.

The same random play three times in turn, on the same cores: in playouts, which ask nobody, and by
`Vector`, where NumPy draws each action, without and with the features of every position. By the
clock, and in processor time, which tells more where others use the cores too.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy

from ludogare.core.declaration.game import Game
from ludogare.games import GAMES, find
from ludogare.lab.simulate import run
from ludogare.lab.vector import Vector

COUNT, BATCH, SEATS, SEED = 8192, 2000, 2, 7
SECONDS, ROUNDS = 2.0, 3
WAYS = ("playouts", "nothing", "features")


class Speed(NamedTuple):
    """Plies a second."""

    clock: float
    processor: float
    """Of all cores together, for each second that one of them was at work."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES), metavar="GAME")
    parser.add_argument("--matches", type=int, default=COUNT, metavar="N")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    for name in given.games:
        found = measured(name, given.matches)
        print(json.dumps(told(name, given.matches, found)) if given.json else said(name, found))


def measured(name: str, count: int) -> dict[str, Speed]:
    """How fast each way is: the best of some rounds."""
    game, cores = find(name), os.cpu_count() or 1
    vectors = {kind: Vector(name, count, SEATS, observe=kind) for kind in WAYS[1:]}
    best = {way: Speed(0, 0) for way in WAYS}
    for _ in range(ROUNDS):
        found = {"playouts": played(game, cores)}
        found.update({kind: stepped(vector) for kind, vector in vectors.items()})
        best = {way: Speed(*map(max, best[way], found[way])) for way in WAYS}
    return best


def played(game: Game, cores: int) -> Speed:
    """Playouts in a thread for each core."""
    options = game.settle(SEATS, {})
    run(game.name, SEATS, options, SEED, 0, 1, True)

    def part(end: float) -> int:
        plies, first = 0, 0
        while time.perf_counter() < end:
            plies += sum(row[0] for row in run(game.name, SEATS, options, SEED, first, BATCH, True))
            first += BATCH
        return plies

    with ThreadPoolExecutor(cores) as threads:
        return speed(lambda end: sum(threads.map(part, [end] * cores)))


def stepped(vector: Vector) -> Speed:
    """Random play from Python."""
    draw, rows = numpy.random.default_rng(SEED), numpy.arange(len(vector))

    def play(end: float) -> int:
        plies = 0
        while time.perf_counter() < end:
            chosen = (draw.random(len(vector)) * vector.counts).astype(numpy.int64)
            vector.step(vector.legal[rows, chosen])
            plies += int(vector.plies.sum())
        return plies

    return speed(play)


def speed(play: Callable[[float], int]) -> Speed:
    """How many plies come of it in some seconds."""
    began, at_work = time.perf_counter(), time.process_time()
    plies = play(began + SECONDS)
    return Speed(plies / (time.perf_counter() - began), plies / (time.process_time() - at_work))


def told(name: str, count: int, found: dict[str, Speed]) -> dict[str, Any]:
    """The same as data."""
    rates = {way: rate._asdict() for way, rate in found.items()}
    return {"game": name, "cores": os.cpu_count(), "matches": count, **rates}


def said(name: str, found: dict[str, Speed]) -> str:
    """One line: millions of plies a second, and their shares of those in playouts."""
    playouts = found["playouts"]
    ways = [("stepped", found["nothing"]), ("with features", found["features"])]
    words = [
        f"{way} {rate.clock / 1e6:.2f} ({rate.clock / playouts.clock:.2f}, "
        f"in processor time {rate.processor / playouts.processor:.2f})"
        for way, rate in ways
    ]
    return f"{name:16} playouts {playouts.clock / 1e6:.2f}, {', '.join(words)} M plies/s"


if __name__ == "__main__":
    main()
