"""What an action cost: the best that a search finds, compared with what was done.

The search thinks for the seat from what it knew. Then the action that it would take and the one
that was taken are both searched further, equally long and with the same dice in turn, so that what
they owe to chance is nearly the same for both, and their difference tells how much one is better.
"""

from __future__ import annotations

import math
import random
from functools import lru_cache

import msgspec

from ludogare.bots.sealed import reopened
from ludogare.bots.search import tree
from ludogare.bots.search.workspace import SearchWorkspace
from ludogare.core.declaration.game import Game
from ludogare.core.law.dice import shake
from ludogare.core.law.judgement import WHOLE
from ludogare.core.law.state import Fields

SIMULATIONS = 2000
"""How long the search thinks, and then again about both actions together, unless told otherwise."""
BATCHES = 20
"""How many times the two actions are compared."""
SURE = 2.0
"""Standard errors of a difference that count as noise."""
LINE = 5
"""The most actions of the line that is expected."""


class Found(msgspec.Struct, frozen=True):
    """What a search found about a decision; shares of the victory from 0 to 1."""

    best: int
    share: float
    """What the best action may hope for."""
    difference: float
    """How much better it is than the one taken; below zero it is worse."""
    noise: float
    """How far that may be off."""
    line: list[tuple[int, int]]
    """The best action and what is expected to follow, by seats and actions."""
    other: list[tuple[int, int]]
    """The same for the action taken."""

    @property
    def cost(self) -> float:
        """What was lost by the action taken, as far as it can be told from noise."""
        return self.difference if self.difference > self.noise else 0.0


@lru_cache(maxsize=2)
def workspace_for(game: Game, packed: bool) -> SearchWorkspace:
    """Room for the searches of a game, made once in a process."""
    return SearchWorkspace(game, game.compiled if packed else game.plain)


def decision(
    game: Game, seen: Fields, seat: int, taken: int, simulations: int = SIMULATIONS, seed: int = 0
) -> Found:
    """What was best in a hidden state, and what the action taken cost."""
    workspace = searched(game, seen, seat, simulations, seed)
    best = most_tried(workspace)[0]
    if best == taken:
        line = workspace.line(best, LINE)
        return Found(best, share_of(workspace, best), 0.0, 0.0, line, line)
    share, difference, noise = compared(workspace, best, taken, simulations, seed)
    lines = [workspace.line(action, LINE) for action in (best, taken)]
    return Found(best, share, difference, noise, *lines)


def searched(game: Game, seen: Fields, seat: int, simulations: int, seed: int) -> SearchWorkspace:
    """A search of a hidden state, that can be gone on with."""
    workspace = workspace_for(game, game.fastest(tree.search).packed)
    workspace.forget()
    workspace.begin(reopened(game, seen, seat), seat, random.Random(seed))
    workspace.set_up(game.judgement.search)
    workspace.force(None)
    workspace.simulate(simulations)
    return workspace


def most_tried(workspace: SearchWorkspace) -> list[int]:
    """The actions that a search has tried, the most tried first; of those tried as often, the best.

    A short search tries many actions equally often: without the second it would choose by number.
    """
    found = {action: (-n, -value) for action, n, _, value in workspace.found()}
    return sorted(found, key=lambda action: (*found[action], action))


def compared(
    workspace: SearchWorkspace, best: int, other: int, simulations: int, seed: int
) -> tuple[float, float, float]:
    """What an action may hope for, how much better it is than another, and how sure that is."""
    visits = {action: count for action, count, _, _ in workspace.found()}
    behind = min(visits[best] - visits.get(other, 0), simulations // 2)
    workspace.force(other)
    workspace.simulate(max(1, behind))
    size = max(1, simulations // (2 * BATCHES))
    shares, differences = [], []
    for batch in range(BATCHES):
        pair = []
        for action in (best, other) if batch % 2 else (other, best):
            shake(workspace.room.dice, seed, batch)
            pair.append(forced(workspace, action, size))
        better, worse = pair if batch % 2 else pair[::-1]
        shares.append(better)
        differences.append(better - worse)
    workspace.force(None)
    mean = sum(differences) / BATCHES
    spread = sum((d - mean) ** 2 for d in differences) / (BATCHES - 1)
    return sum(shares) / BATCHES, mean, SURE * math.sqrt(spread / BATCHES)


def forced(workspace: SearchWorkspace, action: int, simulations: int) -> float:
    """Searches an action that was tried already further; the mean share of what is new alone."""
    visits, value = tried(workspace, action)
    workspace.force(action)
    workspace.simulate(simulations)
    more, worth = tried(workspace, action)
    return (worth - value) / (more - visits) / WHOLE


def tried(workspace: SearchWorkspace, action: int) -> tuple[int, int]:
    """How often an action of the root was tried, judgement included, and what came of it."""
    for number, visits, prior, value in workspace.found():
        if number == action:
            return visits + prior, value
    raise LookupError(f"action {action} was not tried")


def share_of(workspace: SearchWorkspace, action: int) -> float:
    """What an action may hope for, by all that was found about it."""
    visits, value = tried(workspace, action)
    return value / visits / WHOLE
