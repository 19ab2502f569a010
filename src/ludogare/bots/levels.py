"""Five levels for people, the same names in every game, from the kindest to the strongest."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from ludogare.bots.greedy import Greedy
from ludogare.bots.random import Random
from ludogare.bots.search import Search
from ludogare.core.game import Game
from ludogare.core.state import Fields


class Bot(Protocol):
    """What a bot is."""

    def choose(self, game: Game, s: Fields, seat: int, legal: Sequence[int]) -> int:
        """One of the legal actions, for a seat that sees the hidden state s."""
        ...


BOTS: dict[str, Callable[[int | None], Bot]] = {
    "passenger": lambda seed: Greedy(seed, folly=400),
    "porter": lambda seed: Greedy(seed, folly=200),
    "stoker": Greedy,
    "driver": lambda seed: Search(seed, simulations=500),
    "engineer": lambda seed: Search(seed, simulations=20_000, seconds=1.0),
    "random": Random,
}
"""The bots by name: five levels, and one that plays anything legal."""

LEVELS = tuple(BOTS)[:5]
