"""A bot that searches: Monte Carlo over what may be hidden and what may come."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ludogare.bots import tree
from ludogare.bots.judgement import WHOLE, bound, taste
from ludogare.core.compiled import available
from ludogare.core.game import Game
from ludogare.core.state import Fields, Grid

SIZE = 1_500_000
"""Edges that a compiled tree has room for."""
PLAIN_SIZE = 20_000
BATCH = 250
"""Simulations between two looks at the clock."""


@dataclass(frozen=True)
class Thought:
    """What a search found about one action."""

    action: int
    visits: int
    share: float
    """Of the victory, from 0 to 1."""


class Search:
    """Searches for a number of simulations or for a time; the same seed finds the same."""

    def __init__(
        self,
        seed: int | None = None,
        *,
        simulations: int | None = None,
        seconds: float | None = None,
        explore: int | None = None,
        rollout: int | None = None,
    ) -> None:
        self._random = random.Random(seed)
        self.simulations, self.seconds = simulations, seconds
        if simulations is None and seconds is None:
            self.seconds = 1.0
        self.explore, self.rollout = explore, rollout
        self._desks: dict[str, Desk] = {}

    def choose(self, game: Game, s: Fields, seat: int, legal: Sequence[int]) -> int:
        """The action that was tried most."""
        if len(legal) == 1:
            return legal[0]
        return max(self.think(game, s, seat), key=lambda t: (t.visits, t.share)).action

    def think(self, game: Game, s: Fields, seat: int) -> list[Thought]:
        """What the search found about each action that it tried, the most tried first."""
        desk = self._desks.get(game.name)
        if desk is None:
            desk = self._desks[game.name] = Desk(game)
        explore, rollout = taste(game)
        desk.clear(s, self._random, self.explore or explore, self.rollout or rollout)
        done, until = 0, time.perf_counter() + (self.seconds or 1e9)
        while time.perf_counter() < until and (self.simulations is None or done < self.simulations):
            batch = BATCH if self.simulations is None else min(BATCH, self.simulations - done)
            desk.work(seat, batch)
            done += batch
        return desk.thoughts(seat)


class Desk:
    """The room that a search works in, kept from one decision to the next."""

    def __init__(self, game: Game) -> None:
        self.game, self.fast = game, available()
        self.search = bound(tree.search, game, self.fast)
        self.seats = game.seats[-1]
        if self.fast:
            import numpy

            self.states: Any = game.State.packed(3)
            self.dice, self.out, self.weight = game.arrays()
            self.edges: Any = numpy.zeros((SIZE, tree.COLUMNS), numpy.int32)
            self.settings: Any = numpy.zeros(tree.SETTINGS, numpy.int64)
            self.path: Any = numpy.zeros(tree.DEEPEST, numpy.int64)
        else:
            self.states = game.State.several(3)
            self.dice, (self.out, self.weight) = [0] * 4, game.buffers()
            self.edges = Grid(PLAIN_SIZE, tree.COLUMNS)
            self.settings, self.path = [0] * tree.SETTINGS, [0] * tree.DEEPEST

    def clear(self, s: Fields, chance: random.Random, explore: int, rollout: int) -> None:
        """Begins with a hidden state and an empty tree."""
        self.states[0] = s.pack().array[0] if self.fast else s
        self.seats = getattr(s, "seats", self.game.seats[-1])
        for i in range(4):
            self.dice[i] = chance.randrange(1, 1 << 32)
        for column in range(tree.COLUMNS):
            self.edges[0, column] = 0
        self.settings[tree.EXPLORE] = explore
        self.settings[tree.ROLLOUT] = rollout
        self.settings[tree.SIZE] = SIZE if self.fast else PLAIN_SIZE
        self.settings[tree.USED] = 1

    def work(self, seat: int, simulations: int) -> None:
        """Runs some simulations."""
        self.search(
            self.states,
            seat,
            self.seats,
            simulations,
            self.edges,
            self.settings,
            self.path,
            self.dice,
            self.out,
            self.weight,
        )

    def thoughts(self, seat: int) -> list[Thought]:
        """The root's actions, the most tried first."""
        found = []
        edge = int(self.edges[0, tree.CHILD])
        while edge:
            if self.edges[edge, tree.SEAT] == seat:
                visits = int(self.edges[edge, tree.VISITS]) - 1  # one is the judgement's
                share = int(self.edges[edge, tree.VALUE]) / (visits + 1) / WHOLE
                found.append(Thought(int(self.edges[edge, tree.ACTION]), visits, share))
            edge = int(self.edges[edge, tree.NEXT])
        return sorted(found, key=lambda t: -t.visits)
