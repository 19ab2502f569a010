"""What millions of random matches say: the first seat, the ends, the points, the landscapes.

    pip install 'ludogare[gpu,examples]'
    python examples/ten_million.py --device cuda --matches 10000000 --out docs/statistics

plays every game with every number of seats, on a GPU or on all cores (`--device cpu`, with fewer
matches), and writes the figures (`figures.json`) and a picture of each game into the folder, and a
page about them beside it. With `--figures FILE` it draws and writes again without playing.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import replace
from functools import cache
from importlib.metadata import version
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

import numpy as np
import statistics_page

from ludogare.core.declaration.game import Game
from ludogare.core.law.contract import Numbers, score
from ludogare.core.law.loops import HEAD
from ludogare.core.law.rule import rule
from ludogare.games import GAMES, find
from ludogare.games.cape_to_cairo.rules.components import KIND
from ludogare.games.cape_to_cairo.rules.parts import KINDS
from ludogare.lab import bench, gpu
from ludogare.lab.sharing import processes, results, shared
from ludogare.lab.statistics import SURE, spread_of

FIRST = {"steam_tunnel": {"starter": 0}, "steamrollers": {"first": 0}}
"""Options by which seat 0 is the first to play, where a lot would decide."""
ON_GPU, ON_CORES = 1 << 20, 5000
"""Matches that are played in one go."""
FEWEST = 400
"""Seats that a share is told of: with fewer it would be guesswork."""
DIGIT = 10
"""A row has eight landscapes at most: a digit holds how many of them are of one kind."""


@rule
def landscapes(s: Any, out: Numbers) -> None:
    """For each seat: how many landscapes of each kind it has bought, a digit for each kind."""
    for seat in range(s.seats):
        out[seat] = 0
        for i in range(s.bought[seat]):
            digit = 1
            for _ in range(KIND[s.row[seat, i]]):
                digit *= DIGIT
            out[seat] += digit


QUESTIONS = {"points": None, "landscapes": landscapes}
"""What can be noted of each seat at the end of a match; nothing else than its score, or a rule."""


@cache
def asking(name: str, question: str) -> Game:
    """A game; with a rule of ours where its score was, if that is what is to be noted."""
    game, asked = find(name), QUESTIONS[question]
    if asked is None:
        return game
    rules: Any = SimpleNamespace(**{**vars(game.rules), score.__name__: asked})
    return replace(game, rules=rules)


def rows(
    name: str, question: str, seats: int, settled: Mapping[str, Any], seed: int, first: int,
    matches: int, device: str = "cpu",
) -> Any:  # fmt: skip
    """Random matches: plies, ending, winners, and what is noted of each seat, a row each."""
    game = asking(name, question)
    if device == "cuda":
        return gpu.playouts(game, seats, settled, seed, first, matches)
    room = game.compiled.workspace(2)
    found = room.grid(matches, HEAD + seats)
    game.compiled.playouts(
        room.states, seats, room.numbers(game.options.numbers(settled)), seed, first, matches,
        game.bound(seats, settled), room.dice, room.out, room.weight, found,
    )  # fmt: skip
    return found


class Run(NamedTuple):
    """How many matches are played, and where."""

    matches: int
    device: str = "cpu"
    seed: int = 0
    executor: Executor | None = None

    def played(
        self, name: str, seats: int, settled: Mapping[str, Any], question: str = "points"
    ) -> Iterator[Any]:
        """The rows of all matches of a game, in parts."""
        chunk = ON_GPU if self.device == "cuda" else ON_CORES
        firsts = range(0, self.matches, chunk)
        same = (name, question, seats, settled, self.seed)
        jobs = [(*same, first, min(chunk, self.matches - first), self.device) for first in firsts]
        if self.executor:
            rows(*same, 0, 1)  # compiled once, for all processes
        return results(rows, jobs, executor=self.executor)


def shares(mask: Any, seats: int) -> Any:
    """The share of the victory of each seat, by masks of winners."""
    bits = mask[:, None] >> np.arange(seats) & 1
    return bits / np.maximum(1, bits.sum(1, keepdims=True))


class Count:
    """What is counted of many matches with one number of seats."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.plies: Counter[int] = Counter()
        self.ends: Counter[tuple[int, int]] = Counter()
        """Matches by ending and mask of winners."""
        self.best: Counter[int] = Counter()
        self.other: Counter[int] = Counter()
        self.margin: Counter[int] = Counter()
        self.points = np.zeros(seats, np.int64)

    def add(self, part: Any) -> None:
        """Counts some rows."""
        points = part[:, HEAD:].astype(np.int64)
        self.plies.update(counted(part[:, 0]))
        pairs = counted(part[:, 1].astype(np.int64) << self.seats | part[:, 2])
        for pair, times in pairs.items():
            self.ends[pair >> self.seats, pair & (1 << self.seats) - 1] += times
        rising = np.sort(points, axis=1)
        self.best.update(counted(rising[:, -1]))
        if self.seats > 1:
            self.other.update(counted(rising[:, :-1].ravel()))
            self.margin.update(counted(rising[:, -1] - rising[:, -2]))
        self.points += points.sum(0)

    def figures(self, game: Game) -> dict[str, Any]:
        """What they come to."""
        n, unit = self.plies.total(), game.unit
        by_ending: dict[str, Counter[int]] = {}
        for (ending, mask), times in self.ends.items():
            name = game.endings[ending] if ending >= 0 else "unfinished"
            by_ending.setdefault(name, Counter())[mask] += times
        masks: Counter[int] = sum(by_ending.values(), Counter())
        return {
            "matches": n,
            "wins": estimates(masks, self.seats),
            "shared": sum(t for mask, t in masks.items() if mask.bit_count() > 1) / n,
            "endings": {
                name: {"share": ends.total() / n, "wins": estimates(ends, self.seats)}
                for name, ends in sorted(by_ending.items(), key=lambda pair: -pair[1].total())
            },
            "plies": spread_of(self.plies),
            "points": {
                "mean": (self.points / n / unit).tolist(),
                "best": histogram(self.best, unit),
                "other": histogram(self.other, unit),
                "margin": spread_of({m / unit: t for m, t in self.margin.items()} or {0: 1}),
            },
        }


def counted(column: Any) -> dict[int, int]:
    """How often each number stands there."""
    numbers, times = np.unique(column, return_counts=True)
    return dict(zip(numbers.tolist(), times.tolist(), strict=True))


def estimates(masks: Counter[int], seats: int) -> list[dict[str, float]]:
    """The share of the victories of each seat, with half of its 95 % interval."""
    mask, times = np.array(list(masks)), np.array(list(masks.values()))
    won, n = shares(mask, seats), times.sum()
    mean = times @ won / n
    spread = times @ (won - mean) ** 2 / n
    errors = SURE * np.sqrt(spread / n)
    return [{"share": m, "error": e} for m, e in zip(mean.tolist(), errors.tolist(), strict=True)]


def histogram(counts: Counter[int], unit: int, most: int = 30) -> dict[str, Any]:
    """How often which points came, in some dozens of bars."""
    if not counts:
        return {"from": 0, "width": 1, "shares": []}
    values = np.array(list(counts)) / unit
    times = np.array(list(counts.values()), float)
    low, high = math.floor(values.min()), math.ceil(values.max())
    width = max(1, math.ceil((high - low + 1) / most))
    bars = np.bincount(((values - low) // width).astype(int), times)
    return {"from": low, "width": width, "shares": (bars / times.sum()).round(6).tolist()}


def landscape_figures(parts: Iterator[Any]) -> dict[str, Any]:
    """For each kind of landscape: the share of the victories of those who bought so many of it."""
    seen, won = np.zeros((len(KINDS), DIGIT)), np.zeros((len(KINDS), DIGIT))
    for part in parts:
        seats = part.shape[1] - HEAD
        victory = shares(part[:, 2], seats).ravel()
        bought = part[:, HEAD:].ravel()
        for kind in range(len(KINDS)):
            many = bought // DIGIT**kind % DIGIT
            seen[kind] += np.bincount(many, minlength=DIGIT)
            won[kind] += np.bincount(many, victory, minlength=DIGIT)
    return {
        name: [
            {"bought": i, "seats": int(seen[k, i]), "share": won[k, i] / seen[k, i]}
            for i in range(DIGIT)
            if seen[k, i] >= FEWEST
        ]
        for k, name in enumerate(KINDS)
    }


def of_game(run: Run, game: Game) -> dict[str, Any]:
    """The figures of a game, for each number of seats."""
    options, by_seats = FIRST.get(game.name, {}), {}
    for seats in game.seats:
        count, settled = Count(seats), game.settle(seats, options if seats > 1 else {})
        for part in run.played(game.name, seats, settled):
            count.add(part)
        by_seats[str(seats)] = count.figures(game)
    found: dict[str, Any] = {"options": options, "seats": by_seats}
    if game.name == "cape_to_cairo":
        parts = run.played(game.name, 2, game.settle(2, {}), "landscapes")
        found["landscapes"] = landscape_figures(parts)
    return found


def figures(
    games: Sequence[str] = tuple(GAMES),
    matches: int = 100_000,
    device: str = "cpu",
    seed: int = 0,
    workers: int | None = None,
) -> dict[str, Any]:
    """Plays so many matches of each game and number of seats, and counts."""
    on_gpu, began = gpu.checked(device) == "cuda", time.perf_counter()
    count = 1 if on_gpu else processes(workers)
    with shared(count) as pool:
        run = Run(matches, device, seed, pool if count > 1 else None)
        found = {}
        for name in games:
            found[name] = of_game(run, find(name))
            print(f"{name}: {time.perf_counter() - began:.1f} s", flush=True)
    return {
        "ludogare": version("ludogare"),
        "device": gpu.name() if on_gpu else bench.cpu_name(),
        "seed": seed,
        "seconds": round(time.perf_counter() - began, 1),
        "games": found,
    }


def main() -> None:
    """Plays, draws, writes."""
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--device", default="cpu", choices=gpu.DEVICES)
    parser.add_argument(
        "--matches", type=int, default=100_000, help="of each game and number of seats"
    )
    parser.add_argument("--games", nargs="+", default=list(GAMES), choices=list(GAMES))
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--workers", type=int, help="processes, on cores")
    parser.add_argument("--figures", type=Path, help="draw these, and play nothing")
    parser.add_argument("--out", type=Path, default=Path("statistics"))
    asked = parser.parse_args()
    if asked.figures:
        found = json.loads(asked.figures.read_text("utf-8"))
    else:
        how = (asked.games, asked.matches, asked.device, asked.seed, asked.workers)
        found = figures(*how)
    asked.out.mkdir(parents=True, exist_ok=True)
    (asked.out / "figures.json").write_text(json.dumps(found, indent=1), "utf-8")
    for name, of in found["games"].items():
        (asked.out / f"{name}.svg").write_text(statistics_page.draw(find(name), of), "utf-8")
    page = asked.out.with_suffix(".md")
    page.write_text(statistics_page.page(found, asked.out.name), "utf-8")
    print(f"{page} and {asked.out}")


if __name__ == "__main__":
    main()
