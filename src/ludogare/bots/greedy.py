"""A bot that takes what looks best at once."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from ludogare.bots.judgement import bound
from ludogare.bots.tree import weigh
from ludogare.core.compiled import available
from ludogare.core.game import Game
from ludogare.core.state import Fields

TIMES = 12
"""Deals that an action is weighed with where something is hidden."""


class Greedy:
    """Weighs every action with a few deals and takes the best; `folly` blurs its eye."""

    def __init__(self, seed: int | None = None, folly: int = 0) -> None:
        self._random = random.Random(seed)
        self.folly = folly

    def choose(self, game: Game, s: Fields, seat: int, legal: Sequence[int]) -> int:
        """The action with the best judgement; any of the best where several are."""
        if len(legal) == 1:
            return legal[0]
        times = TIMES if unsure(game, s, seat) else 1
        weights = self.weights(game, s, seat, legal, times)
        blurred = [w + self._random.uniform(0, times * self.folly + 1) for w in weights]
        return legal[blurred.index(max(blurred))]

    def weights(
        self, game: Game, s: Fields, seat: int, legal: Sequence[int], times: int
    ) -> list[int]:
        """What each action is worth, in thousandths of a victory, summed over the deals."""
        seeds = [self._random.randrange(1, 1 << 32) for _ in range(4)]
        if available():
            import numpy

            dice, out, weight = game.arrays()
            dice[:] = seeds
            states: Any = game.State.packed(3)
            states[0] = s.pack().array[0]
            actions: Any = numpy.array(legal, numpy.int64)
            sums: Any = numpy.zeros(len(legal), numpy.int64)
        else:
            dice, (out, weight) = seeds, game.buffers()
            states = game.State.several(3)
            states[0] = s
            actions, sums = legal, [0] * len(legal)
        loop = bound(weigh, game, available())
        loop(states, seat, actions, len(legal), times, sums, dice, out, weight)
        return [int(x) for x in sums]


def unsure(game: Game, s: Fields, seat: int) -> bool:
    """Whether something is hidden from a seat, or others choose unseen."""
    dealt = s.copy()
    game.plain.deal(dealt, seat, [1, 2, 3, 4])
    return dealt != s or game.plain.awaited(s) != 1 << seat
