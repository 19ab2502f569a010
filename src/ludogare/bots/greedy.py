"""A bot that takes what looks best at once."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence

from ludogare.bots.sealed import reopened
from ludogare.bots.search.tree import weigh
from ludogare.core.declaration.game import LEARNED, Game
from ludogare.core.law.state import Fields

TIMES = 12
"""Deals that an action is weighed with where something is hidden."""
THROWS = 100
"""How often it looks again to tell what else it could have chosen."""


class Greedy:
    """Weighs what is worth trying and takes the best; `noise` blurs its eye.

    It judges as the game does; or by hand, or by the net in a file, where `judge` says so. One of a
    `level` sees as blurred as the game declares for it.
    """

    def __init__(
        self,
        seed: int | None = None,
        noise: int = 0,
        judge: str = LEARNED,
        *,
        level: int | None = None,
    ) -> None:
        self._random = random.Random(seed)
        self._again = random.Random(f"again {seed}")
        self.noise, self.judge, self.level = noise, judge, level
        self._saw: tuple[dict[int, int], int] = {}, 0

    def choose(self, game: Game, s: Fields, seat: int, legal: Sequence[int]) -> int:
        """The action with the best judgement; any of the best where several are."""
        self._saw = {}, 0
        if len(legal) == 1:
            return legal[0]
        game = game.judged(self.judge)
        s = reopened(game, s, seat)
        times = TIMES if unsure(game, s, seat) else 1
        weights = self.weights(game, s, seat, times)
        noise = self.noise if self.level is None else game.judgement.blur[self.level]
        self._saw = weights, times * noise
        return blurred(*self._saw, self._random)

    def could(self) -> Mapping[int, int]:
        """What its eye could have taken for the best at its last choice, and how often it would."""
        weights, blur = self._saw
        if not blur:
            return {}
        best = max(weights.values())
        near = {action: worth for action, worth in weights.items() if worth >= best - blur - 1}
        return Counter(blurred(near, blur, self._again) for _ in range(THROWS))

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


def blurred(weights: Mapping[int, int], blur: int, chance: random.Random) -> int:
    """What looks best through a blur; any of the best where several are."""
    return max(weights, key=lambda action: weights[action] + chance.uniform(0, blur + 1))


def unsure(game: Game, s: Fields, seat: int) -> bool:
    """Whether something is hidden from a seat, or others choose unseen."""
    dealt = s.copy()
    game.plain.deal(dealt, seat, [1, 2, 3, 4])
    return dealt != s or game.plain.awaited(s) != 1 << seat
