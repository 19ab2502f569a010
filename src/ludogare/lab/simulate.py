"""Random matches by the thousand, on all cores, compiled where Numba is installed.

>>> from ludogare import find
>>> summary = simulate(find("cape_to_cairo"), seats=2, matches=20, seed=7, workers=1)
>>> summary.matches, sum(summary.endings.values())
(20, 20)

Match number i of a seed is always the same, whatever the number of cores.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import asdict, dataclass
from typing import Any

from ludogare.core.declaration.game import Game
from ludogare.core.match.match import members
from ludogare.core.running import compiled
from ludogare.core.saying.numbers import at_least, seed_of
from ludogare.lab.sharing import processes, results
from ludogare.lab.statistics import spread_of

HEAD = 3
"""Columns of a result before the points: plies, ending, winners."""

Row = Sequence[int]


@dataclass(frozen=True)
class Summary:
    """What came out of many matches."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: int
    matches: int
    compiled: bool
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
    progress: Callable[[int], object] | None = None,
) -> Summary:
    """Plays random matches and sums them up; `progress` hears how many more are done.

    They are shared out among processes of this machine, or by an executor.
    """
    seats = game.check_seats(seats)
    matches = at_least(1, matches, "number-of-matches")
    seed = seed_of(seed)
    workers = processes(workers)
    settled = game.settle(seats, options or {})
    fast = compiled.available() and not plain
    chunk = 5000 if fast else 50
    chunks = [(first, min(chunk, matches - first)) for first in range(0, matches, chunk)]
    workers = min(workers, len(chunks))
    began = time.perf_counter()
    rows: list[Row] = []

    def done(part: list[Row]) -> None:
        rows.extend(part)
        if progress:
            progress(len(part))

    jobs = [(game.name, seats, settled, seed, first, size, fast) for first, size in chunks]
    if fast and workers > 1 and executor is None:
        run(*jobs[0][:5], 1, fast)  # compile once, before the workers would all do it
    for part in results(run, jobs, workers=workers, executor=executor):
        done(part)
    seconds = time.perf_counter() - began
    return sum_up(game, seats, settled, seed, fast, rows, seconds)


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
    game: Game,
    seats: int,
    settled: Mapping[str, Any],
    seed: int,
    fast: bool,
    rows: list[Row],
    seconds: float,
) -> Summary:
    """The rows of all matches in one summary."""
    wins, points, shared = [0.0] * seats, [0] * seats, 0
    for row in rows:
        won = members(row[2])
        shared += len(won) > 1
        for seat in won:
            wins[seat] += 1 / len(won)
        for seat in range(seats):
            points[seat] += row[HEAD + seat]
    lengths, n = [row[0] for row in rows], len(rows)
    endings = Counter(game.endings[row[1]] if row[1] >= 0 else "unfinished" for row in rows)
    return Summary(
        game=game.name,
        seats=seats,
        options=dict(settled),
        seed=seed,
        matches=n,
        compiled=fast,
        seconds=round(seconds, 3),
        matches_per_s=round(n / seconds, 1),
        plies_per_s=round(sum(lengths) / seconds, 1),
        wins=[round(w, 2) for w in wins],
        shared=shared,
        points=[round(p / n / game.unit, 3) for p in points],
        endings=dict(sorted(endings.items())),
        plies={**spread_of(lengths), "bound": game.bound(seats, settled)},
    )
