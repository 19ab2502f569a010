"""Many matches on the cores of this machine: compiled rules, shared out among threads."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from ludogare.core.declaration.game import Game
from ludogare.core.law.dice import WORDS
from ludogare.core.law.rule import Contract
from ludogare.lab import stepping
from ludogare.lab.stepping import Matches


class Cores:
    """Steps matches that lie in NumPy arrays."""

    def __init__(
        self, game: Game, contract: Contract, count: int, observes: bool, workers: int
    ) -> None:
        import numpy

        self.count, self.observes, self.workers = count, observes, min(workers, count)
        self._loop = game.running(contract, fast=True).loop
        size = game.State.words()
        self.words = numpy.zeros((count + self.workers, size), numpy.int64)  # a spare for each
        self.states = self.words.view(game.State.dtype())[:, 0]
        self.dice = numpy.zeros((count, WORDS), numpy.int64)
        self._rooms = [numpy.zeros((2, game.room), numpy.int32) for _ in range(self.workers)]
        self._others = ThreadPoolExecutor(max(1, self.workers - 1), "ludogare-vector")

    def zeros(self, shape: tuple[int, ...], dtype: Any) -> Any:
        """Room for numbers."""
        import numpy

        return numpy.zeros(shape, dtype)

    def shown(self, array: Any) -> Any:
        """An array as others get it."""
        return array

    def begin(self, m: Matches) -> None:
        """Begins all matches."""
        self._share(stepping.step_some, (m, True, self.states), self._rooms)
        self._look(m)

    def step(self, m: Matches, given: Any) -> int:
        """Plays an action in each match; or nothing, and returns the first that is not legal."""
        wrong = min(self._share(stepping.check_some, (m, given)))
        if wrong == self.count:
            self._share(stepping.step_some, (m, False, self.states), self._rooms)
            self._look(m)
        return wrong

    def _look(self, m: Matches) -> None:
        if self.observes:
            spare = [(self.count + k, room[0]) for k, room in enumerate(self._rooms)]
            self._share(stepping.look_some, (m, self.states), spare)

    def mask(self, m: Matches, mask: Any) -> None:
        """Writes which actions are legal."""
        self._share(stepping.mask_some, (m, mask))

    def numbers(self, actions: Any) -> Any:
        """Actions as an array, if they are one of whole numbers."""
        import numpy

        found = numpy.asarray(actions)
        return numpy.ascontiguousarray(found) if found.dtype.kind in "iu" else None

    def _share(self, loop: Callable[..., int], args: Any, own: Any = None) -> list[int]:
        """Runs a loop over all matches, a part of them in each thread, with room of its own."""
        run = self._loop(loop)
        edges = [self.count * k // self.workers for k in range(self.workers + 1)]
        parts = [
            (*args, edges[k], edges[k + 1], *(own[k] if own else ())) for k in range(self.workers)
        ]
        begun = [self._others.submit(run, *part) for part in parts[1:]]
        return [run(*parts[0]), *(part.result() for part in begun)]

    def close(self) -> None:
        """Lets the threads go."""
        self._others.shutdown()
