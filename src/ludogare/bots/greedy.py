"""A bot that takes what looks best at once."""

from __future__ import annotations

import random
from collections.abc import Sequence

from ludogare.bots.sealed import reopened
from ludogare.bots.search.tree import weigh
from ludogare.core.declaration.game import LEARNED, Game
from ludogare.core.law.state import Fields

TIMES = 12
"""Deals that an action is weighed with where something is hidden."""


class Greedy:
    """Weighs what is worth trying and takes the best; `noise` blurs its eye.

    It judges as the game does; or by hand, or by the net in a file, where `judge` says so.
    """

    def __init__(self, seed: int | None = None, noise: int = 0, judge: str = LEARNED) -> None:
        self._random = random.Random(seed)
        self.noise, self.judge = noise, judge

    def choose(self, game: Game, s: Fields, seat: int, legal: Sequence[int]) -> int:
        """The action with the best judgement; any of the best where several are."""
        if len(legal) == 1:
            return legal[0]
        game = game.judged(self.judge)
        s = reopened(game, s, seat)
        times = TIMES if unsure(game, s, seat) else 1
        weights = self.weights(game, s, seat, times)
        blur = times * self.noise + 1
        return max(weights, key=lambda action: weights[action] + self._random.uniform(0, blur))

    def weights(self, game: Game, s: Fields, seat: int, times: int) -> dict[int, int]:
        """What each action is worth, in thousandths of a victory, summed over the deals."""
        running = game.fastest(weigh)
        room = running.workspace(3)
        room.shake(self._random)
        room.put(0, s)
        actions, sums = room.line(len(room.out)), room.line(len(room.out))
        count = running.loop(weigh)(
            room.states, seat, times, actions, sums, room.dice, room.out, room.weight
        )
        return {int(actions[i]): int(sums[i]) for i in range(count)}


def unsure(game: Game, s: Fields, seat: int) -> bool:
    """Whether something is hidden from a seat, or others choose unseen."""
    dealt = s.copy()
    game.plain.deal(dealt, seat, [1, 2, 3, 4])
    return dealt != s or game.plain.awaited(s) != 1 << seat
