"""Advice before an action: the best one and why, what is as good, and what is clearly weaker."""

from __future__ import annotations

import random

import msgspec

from ludogare.analysis.deciding import LINE, compared, most_tried, searched, share_of
from ludogare.analysis.reasons import Reason, reason
from ludogare.core.declaration.game import Game
from ludogare.core.law.state import Fields

SIMULATIONS = 1000
"""How long the search thinks, and then again about each action beside the best."""
OTHERS = 3
"""How many actions are compared with the best."""
EVEN = 0.01
"""A difference that nobody plays by, in shares of the victory."""


class Alternative(msgspec.Struct, frozen=True):
    """An action beside the best."""

    action: int
    behind: float
    """How much less of the victory it may hope for; 0 where noise hides the difference."""


class Advised(msgspec.Struct, frozen=True):
    """What to do in a position."""

    best: int
    share: float
    """What may be hoped for with it, from 0 to 1."""
    others: list[Alternative]
    """Those as good first, then the weaker ones, the best of them first."""
    reason: Reason | None
    """What the best brings that the first weaker one does not, where the score sheet tells it."""


def advise(
    game: Game, seen: Fields, seat: int, simulations: int = SIMULATIONS, seed: int | None = None
) -> Advised:
    """What to do in a hidden state."""
    seed = random.randrange(1 << 32) if seed is None else seed
    workspace = searched(game, seen, seat, simulations, seed)
    best, *rest = most_tried(workspace)
    share, others = share_of(workspace, best), []
    for action in rest[:OTHERS]:
        _, difference, noise = compared(workspace, best, action, simulations, seed)
        clear = difference > max(noise, EVEN)
        others.append(Alternative(action, difference if clear else 0.0))
    others.sort(key=lambda other: other.behind)
    weaker = next((other.action for other in others if other.behind > 0), None)
    if weaker is None:
        return Advised(best, share, others, None)
    lines = [workspace.line(action, LINE) for action in (best, weaker)]
    return Advised(best, share, others, reason(game, seen, seat, *lines))
