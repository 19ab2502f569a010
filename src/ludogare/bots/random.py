"""A bot that plays anything legal."""

from __future__ import annotations

import random
from collections.abc import Sequence

from ludogare.core.declaration.game import Game
from ludogare.core.law.state import Fields


class Random:
    """Chooses at random, each action as likely."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def choose(self, game: Game, s: Fields, seat: int, legal: Sequence[int]) -> int:
        """A random legal action."""
        return self._random.choice(legal)
