"""Many matches in hindsight: the work shared out ply by ply, and a table of the players."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field
from pathlib import Path

from ludogare.analysis.deciding import SIMULATIONS
from ludogare.analysis.examined import Examined, examine
from ludogare.analysis.hindsight import Hindsight, check, gather
from ludogare.core.match.match import Match
from ludogare.core.match.plies import Step
from ludogare.core.saying.errors import BadRecord, LudogareError
from ludogare.core.saying.numbers import at_least
from ludogare.games import find
from ludogare.lab.sharing import processes, results

SLICE = 8
"""Plies that a process examines at a time."""
SUFFIX = ".txt"
"""How the name of a record ends in a folder."""


@dataclass
class Player:
    """What a name has shown over several matches."""

    name: str
    matches: int = 0
    result: float = 0.0
    luck: float = 0.0
    error: float = 0.0
    decisions: int = 0
    ratings: dict[str, int] = field(default_factory=dict)

    @property
    def per_decision(self) -> float:
        """What a decision cost on average."""
        return self.error / self.decisions if self.decisions else 0.0


def look_back(
    matches: Sequence[Match],
    *,
    simulations: int = SIMULATIONS,
    workers: int | None = None,
    executor: Executor | None = None,
    progress: Callable[[int], object] | None = None,
) -> list[Hindsight]:
    """The analyses of finished matches; the same whoever shares the work."""
    simulations = at_least(0, simulations, "number-of-simulations")
    for match in matches:
        check(match)
    jobs = [
        (number, match.game.name, match.seats, steps, simulations)
        for number, match in enumerate(matches)
        for steps in slices(match)
    ]
    found: list[list[Examined]] = [[] for _ in matches]
    for number, plies in results(examined, jobs, workers=processes(workers), executor=executor):
        found[number] += plies
        if progress is not None:
            progress(len(plies))
    return [gather(m, plies, simulations) for m, plies in zip(matches, found, strict=True)]


def slices(match: Match) -> Iterator[list[Step]]:
    """The plies of a match, some at a time."""
    steps = list(match.steps())
    for i in range(0, len(steps), SLICE):
        yield steps[i : i + SLICE]


def examined(
    number: int, game: str, seats: int, steps: Sequence[Step], simulations: int
) -> tuple[int, list[Examined]]:
    """Some plies of a match in hindsight, with the number of the match."""
    return number, [examine(find(game), seats, step, simulations) for step in steps]


def players(found: Sequence[Hindsight]) -> list[Player]:
    """Everybody who played, the lowest error of a decision first."""
    by: dict[str, Player] = {}
    for seat in (seat for analysis in found for seat in analysis.seats):
        player = by.setdefault(seat.name, Player(seat.name))
        player.matches += 1
        player.result += seat.result
        player.luck += seat.luck
        player.error += seat.error
        player.decisions += seat.decisions
        for called, times in seat.ratings.items():
            player.ratings[called] = player.ratings.get(called, 0) + times
    return sorted(by.values(), key=lambda player: (player.per_decision, player.name))


def records_at(
    paths: Sequence[Path], read: Callable[[Path], Match], refused: Callable[[LudogareError], object]
) -> list[tuple[Path, Match]]:
    """The finished matches of some files and folders.

    A file that is named has to be one; of a folder, what cannot be used is refused one by one.
    """
    found = []
    for path in paths:
        for file in sorted(path.glob(f"*{SUFFIX}")) if path.is_dir() else [path]:
            try:
                match = read(file)
                check(match)
            except LudogareError as problem:
                if isinstance(problem, BadRecord):
                    problem.file = file
                if not path.is_dir():
                    raise
                refused(problem)
                continue
            found.append((file, match))
    if not found:
        raise BadRecord("analysis-none")
    return found
