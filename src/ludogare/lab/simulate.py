"""Random matches by the thousand, on all cores, compiled where Numba is installed.

>>> from ludogare import find
>>> summary = simulate(find("cape_to_cairo"), seats=2, matches=20, seed=7, workers=1)
>>> summary.matches, sum(summary.endings.values())
(20, 20)

Match number i of a seed is always the same, whatever the number of cores.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import asdict, dataclass
from typing import Any

from ludogare.core.declaration.game import Game
from ludogare.core.law.loops import HEAD
from ludogare.core.running import compiled
from ludogare.core.saying.numbers import at_least, seed_of
from ludogare.lab import gpu
from ludogare.lab.sharing import processes, results
from ludogare.lab.statistics import spread_of
from ludogare.lab.tally import Tally

ON_GPU, COMPILED, PLAIN = 1 << 20, 5000, 50
"""Matches that are played in one go, by the way to run them."""

Row = Sequence[int]


@dataclass(frozen=True)
class Summary:
    """What came out of many matches."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: int
    matches: int
    way: str
    """How they were played: `plain`, `compiled` or `cuda`."""
    seconds: float
    matches_per_s: float
    plies_per_s: float
    wins: list[float]
    """Matches won by each seat; a shared victory counts in equal parts."""
    shared: int
    """Matches that several seats won together."""
    points: list[float]
    """The mean of each seat, in points."""
    endings: dict[str, int]
    plies: dict[str, float]
    """The length of a match: its spread, and the bound."""

    def to_json(self) -> dict[str, Any]:
        """The summary as data."""
        return asdict(self)


def simulate(
    game: Game,
    *,
    seats: int,
    matches: int,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    workers: int | None = None,
    executor: Executor | None = None,
    plain: bool = False,
    device: str = "cpu",
    progress: Callable[[int], object] | None = None,
) -> Summary:
    """Plays random matches and sums them up; `progress` hears how many more are done.

    They are shared out among processes of this machine, or by an executor; or a GPU (`cuda`)
    plays them all.
    """
    seats = game.check_seats(seats)
    matches = at_least(1, matches, "number-of-matches")
    seed = seed_of(seed)
    workers = processes(workers)
    settled = game.settle(seats, options or {})
    on_gpu = gpu.checked(device) == "cuda"
    fast = compiled.available() and not plain
    way = "cuda" if on_gpu else "compiled" if fast else "plain"
    chunk = ON_GPU if on_gpu else COMPILED if fast else PLAIN
    chunks = [(first, min(chunk, matches - first)) for first in range(0, matches, chunk)]
    workers = min(workers, len(chunks))
    tally = Tally(seats)
    began = time.perf_counter()
    parts: Iterable[Any]
    if on_gpu:
        parts = (gpu.playouts(game, seats, settled, seed, *part) for part in chunks)
    else:
        jobs = [(game.name, seats, settled, seed, *part, fast) for part in chunks]
        if fast and workers > 1 and executor is None:
            run(*jobs[0][:5], 1, fast)  # compile once, before the workers would all do it
        parts = results(run, jobs, workers=workers, executor=executor)
    for part in parts:
        done = tally.add(part)
        if progress:
            progress(done)
    seconds = time.perf_counter() - began
    return sum_up(game, settled, seed, way, tally, seconds)


def run(
    name: str,
    seats: int,
    settled: Mapping[str, Any],
    seed: int,
    first: int,
    matches: int,
    fast: bool,
) -> list[Row]:
    """Matches number `first` and following, in this process."""
    from ludogare.games import find

    game = find(name)
    options = game.options.numbers(settled)
    limit = game.bound(seats, settled)
    running = game.compiled if fast else game.plain
    room = running.workspace(2)
    results = room.grid(matches, HEAD + seats)
    running.playouts(
        room.states,
        seats,
        room.numbers(options),
        seed,
        first,
        matches,
        limit,
        room.dice,
        room.out,
        room.weight,
        results,
    )
    rows: list[Row] = results.tolist()
    return rows


def sum_up(
    game: Game, settled: Mapping[str, Any], seed: int, way: str, tally: Tally, seconds: float
) -> Summary:
    """All matches in one summary."""
    n, seats = tally.matches, len(tally.points)
    plies = sum(length * times for length, times in tally.lengths.items())
    endings = {
        game.endings[ending] if ending >= 0 else "unfinished": times
        for ending, times in tally.endings.items()
    }
    return Summary(
        game=game.name,
        seats=seats,
        options=dict(settled),
        seed=seed,
        matches=n,
        way=way,
        seconds=round(seconds, 3),
        matches_per_s=round(n / seconds, 1),
        plies_per_s=round(plies / seconds, 1),
        wins=[round(w, 2) for w in tally.wins],
        shared=tally.shared,
        points=[round(p / n / game.unit, 3) for p in tally.points],
        endings=dict(sorted(endings.items())),
        plies={**spread_of(tally.lengths), "bound": game.bound(seats, settled)},
    )
