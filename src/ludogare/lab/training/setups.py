"""Which matches a net learns from: every number of seats and every option, the usual ones more."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from ludogare.core.declaration.game import Game
from ludogare.core.saying.errors import BadOption
from ludogare.lab.training.selfplay import BY_HAND

GROUP = 32
"""Matches in a row that are set up alike."""
USUAL, UNUSUAL = 0.5, 0.5
"""How often matches have the usual options; and how often one of the others is not the usual."""
TRIES = 20


def drawn(game: Game, seats: Sequence[int], chance: random.Random) -> tuple[int, dict[str, Any]]:
    """A number of seats, the first of the list in every other match, and options."""
    count = seats[0] if chance.random() < 0.5 else chance.choice(seats)
    for _ in range(TRIES if chance.random() >= USUAL else 0):
        wanted = {
            option.name: chance.choice(option.values)
            for option in game.options
            if chance.random() < UNUSUAL
        }
        try:
            return count, game.settle(count, wanted)
        except BadOption:  # some do not go together
            continue
    return count, game.settle(count, {})


def row(
    game: Game, number: int, seats: int, settled: dict[str, Any], minds: tuple[int, int, int]
) -> list[int]:
    """A row of setups; `minds` are the lone seat, its mind and that of the others."""
    return [number, seats, *minds, *game.options.numbers(settled), 0]


def learning(
    game: Game, seats: Sequence[int], matches: int, number: int, chance: random.Random
) -> list[list[int]]:
    """Matches in which all seats have the first mind, from a number on."""
    rows: list[list[int]] = []
    while len(rows) < matches:
        count, settled = drawn(game, seats, chance)
        for _ in range(min(GROUP, matches - len(rows))):
            rows.append(row(game, number + len(rows), count, settled, (0, 0, 0)))
    return rows


def duel(game: Game, seats: int, deals: int, mind: int, other: int = BY_HAND) -> list[list[int]]:
    """Deals with the usual options, each played with the lone mind in every seat."""
    settled = game.settle(seats, {})
    return [
        row(game, deal, seats, settled, (lone, mind, other))
        for deal in range(deals)
        for lone in range(seats)
    ]
