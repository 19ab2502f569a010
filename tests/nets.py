"""Nets that nobody trained, for tests."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from ludogare.core.declaration.net import Net, factors, packed, signature
from ludogare.core.match.dealer import Seeded
from ludogare.core.match.match import Match

HIDDEN = 5


def anything(game: Any, seed: int = 1, /, **other: Any) -> Net:
    """A net with random weights that fits a game."""
    chance = random.Random(seed)
    size = game.features.size + 1
    first = [[chance.randint(-400, 400) for _ in range(HIDDEN + 1)] for _ in range(size)]
    starts = [chance.randint(-100_000, 100_000) for _ in range(HIDDEN + 1)]
    last = starts + [chance.randint(-900, 900) for _ in range(HIDDEN)] + factors(game.features)
    weights = dict(zip(("first", "last"), packed(first, last), strict=True))
    told = {"game": game.name, "rules": game.version, "features": signature(game.features)}
    return Net(**{**told, "hidden": HIDDEN, **weights, **other})


def kept(game: Any, folder: Any, seed: int = 1) -> str:
    """The file of such a net."""
    path = folder / f"{game.name}-{seed}.json"
    anything(game, seed).write(path)
    return str(path)


def positions(game: Any, seats: int, count: int) -> Iterator[Any]:
    """Some positions of a random match that is not over."""
    match, chance = Match(game, seats=seats, dealer=Seeded(seats)), random.Random(seats)
    for _ in range(count):
        for _ in range(4):
            seat = match.awaited[0]
            match.play(chance.choice(match.legal_for(seat)).number, seat)
            if match.over:
                return
        yield match.state
