"""Where matches are played while a net is trained: on the cores of this machine, or on a GPU."""

from __future__ import annotations

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from ludogare.core.declaration.game import BY_HAND, Game
from ludogare.core.declaration.net import Net, scales
from ludogare.core.running.cuda import numba_cuda, simulated
from ludogare.lab import gpu
from ludogare.lab.training import selfplay
from ludogare.lab.training.selfplay import POINTS, WON, Contest

LIMIT = 6000
"""Plies after which a match is given up: nobody means to win it."""
PORTION = 16
"""Matches that a core plays in one go."""


@dataclass(frozen=True)
class Manner:
    """How matches are played, and what is kept of them."""

    seed: int
    noise: int = 0
    stray: int = 0
    keep: int = 0


@dataclass(frozen=True)
class Kept:
    """What came of some matches: positions in order, as a seat of each saw them, and who won."""

    rows: Any
    """By match, position and input."""
    viewers: Any
    counts: Any
    results: Any

    @property
    def shares(self) -> Any:
        """The share of the victory of the seat that saw each match; less than 0 where none was."""
        won = self.results[:, WON]
        sharing = sum(won >> other & 1 for other in range(self.results.shape[1] - POINTS))
        share = (won >> self.viewers & 1) / sharing.clip(1)
        share[won < 0] = -1
        return share


class Players:
    """Plays matches between nets, and the judgement by hand, of one game."""

    def __init__(self, game: Game, device: str, workers: int | None = None) -> None:
        self.game = game.judged(BY_HAND)
        self.device = gpu.checked(device)
        self.workers = workers or os.cpu_count() or 1
        self.seats = game.seats[-1]

    def play(self, setups: Any, nets: Sequence[Net], manner: Manner) -> Kept:
        """Plays the matches that the rows of `setups` describe."""
        import numpy

        matches, size = len(setups), len(scales(self.game.features))
        first = numpy.array([net.weights for net in nets], numpy.int16)
        last = numpy.array([net.numbers for net in nets], numpy.int32)
        contest = Contest(
            manner.seed,
            manner.noise,
            manner.stray,
            LIMIT,
            manner.keep,
            size,
            nets[0].hidden,
            first,
            last,
            numpy.ascontiguousarray(setups, numpy.int64),
            numpy.zeros((max(1, matches * manner.keep), size), numpy.int16),
            numpy.zeros(matches, numpy.int8),
            numpy.zeros(matches, numpy.int16),
            numpy.zeros((matches, POINTS + self.seats), numpy.int32),
        )
        self._on_gpu(contest) if self.device == "cuda" else self._on_cores(contest)
        rows = contest.rows[: matches * manner.keep].reshape(matches, manner.keep, size)
        return Kept(rows, contest.viewers, contest.counts, contest.results)

    def _on_cores(self, contest: Contest) -> None:
        matches, run = len(contest.setups), self.game.compiled.loop(selfplay.contests)

        def portion(first: int) -> int:
            room = self.game.compiled.workspace(4)
            last = min(matches, first + PORTION)
            return run(room.states, first, last, contest, room.dice, room.out, room.weight)

        begun = range(0, matches, PORTION)
        if self.workers == 1:
            list(map(portion, begun))
            return
        with ThreadPoolExecutor(self.workers) as threads:
            try:
                list(threads.map(portion, begun))
            except KeyboardInterrupt:
                threads.shutdown(cancel_futures=True)
                raise

    def _on_gpu(self, contest: Contest) -> None:
        kernel = self.game.cuda.kernel(selfplay.contest_each)
        if simulated():
            kernel(gpu.threads(), contest)
            return
        cuda = numba_cuda()
        there = Contest(
            *(cuda.to_device(given) if hasattr(given, "dtype") else given for given in contest)
        )
        kernel(min(gpu.threads(), len(contest.setups)), there)
        for name in ("rows", "viewers", "counts", "results"):
            getattr(there, name).copy_to_host(getattr(contest, name))
