"""A bot that plays anything legal."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from ludogare.core.declaration.game import Game
from ludogare.core.law.state import Fields


class Random:
    """Chooses at random, each action as likely."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)
        self._legal: Sequence[int] = ()

    def choose(self, game: Game, s: Fields, seat: int, legal: Sequence[int]) -> int:
        """A random legal action."""
        self._legal = legal
        return self._random.choice(legal)

    def could(self) -> Mapping[int, int]:
        """What it drew its last choice from."""
        return dict.fromkeys(self._legal, 1)
