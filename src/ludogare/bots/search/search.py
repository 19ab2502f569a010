"""A bot that searches: Monte Carlo over what may be hidden and what may come."""

from __future__ import annotations

import math
import os
import random
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cached_property

from ludogare.bots.compiling import compiled, hurried
from ludogare.bots.judgement import WHOLE, reopened, taste
from ludogare.bots.search import tree
from ludogare.bots.search.workspace import Desk
from ludogare.core.declaration.game import Game
from ludogare.core.law.state import Fields
from ludogare.core.saying.errors import BadNumber
from ludogare.core.saying.numbers import at_least

BATCH = 250
"""Simulations between two looks at the clock."""
HURRIED_BATCH, HURRIED_SECONDS = 5, 2.0
"""The same, and the most seconds of thinking, where a search does not wait to be compiled."""
MIXED = 0.2
"""Of sealed choices, those are drawn from that were tried this often, measured by the best."""


@dataclass(frozen=True)
class Thought:
    """What a search found about one action."""

    action: int
    visits: int
    share: float
    """Of the victory, from 0 to 1."""


class Search:
    """Searches for a number of simulations, for a time, or for whatever ends first.

    The same seed, number of simulations and cores find the same. What was found about positions
    to come is kept from one decision to the next. With `cores` (0: all there are) each core
    searches on its own, and all are counted together. One core alone stops choosing as soon as
    what is left to do cannot change the choice.
    """

    def __init__(
        self,
        seed: int | None = None,
        *,
        simulations: int | None = None,
        seconds: float | None = None,
        explore: int | None = None,
        rollout: int | None = None,
        careful: int | None = None,
        trust: int | None = None,
        cores: int = 1,
    ) -> None:
        if trust is not None and trust < 1:
            raise BadNumber("search-trust")
        if simulations is not None:
            simulations = at_least(1, simulations, "number-of-simulations")
        if seconds is not None and not 0 < seconds < math.inf:
            raise BadNumber("search-seconds", value=f"{seconds:g}")
        self._random = random.Random(seed)
        self.simulations = simulations
        self.seconds = 1.0 if simulations is None and seconds is None else seconds
        given = {"explore": explore, "rollout": rollout, "careful": careful, "trust": trust}
        self.taste = {name: number for name, number in given.items() if number is not None}
        self.cores = at_least(0, cores, "number-of-cores") or os.cpu_count() or 1
        self._desks: dict[tuple[str, bool], list[Desk]] = {}

    def choose(self, game: Game, s: Fields, seat: int, legal: Sequence[int]) -> int:
        """The action that was tried most; where others choose unseen, one of those tried often.

        Whoever always made the same sealed choice would be easy to read.
        """
        if len(legal) == 1:
            return legal[0]
        s = reopened(game, s, seat)
        if game.plain.awaited(s) == 1 << seat:
            return self.think(game, s, seat, until_clear=True)[0].action
        thoughts = self.think(game, s, seat)
        often = [t for t in thoughts if t.visits >= MIXED * thoughts[0].visits]
        return self._random.choices(often, [t.visits + 1 for t in often])[0].action

    def think(
        self, game: Game, s: Fields, seat: int, *, until_clear: bool = False
    ) -> list[Thought]:
        """What the search found about each action that it tried, the most tried first.

        Until it is clear which one that will be, or for all the time it has.
        """
        fast = compiled(tree.search, game)
        desks = self._desks.setdefault((game.name, fast), [])
        while len(desks) < self.cores:
            desks.append(Desk(game, fast))
        s = reopened(game, s, seat)
        for desk in desks:
            desk.begin(s, seat, self._random)
            desk.explores(taste(game)._replace(**self.taste))
        self._work(desks, until_clear)
        return together(desks)

    def _work(self, desks: list[Desk], until_clear: bool) -> None:
        """Each desk does its part of the simulations, or works until the time is over."""
        seconds = math.inf if self.seconds is None else self.seconds
        batch = BATCH
        if hurried():
            seconds, batch = min(seconds, HURRIED_SECONDS), HURRIED_BATCH
        until = time.perf_counter() + seconds
        every = self.simulations
        parts = [None if every is None else (every + i) // len(desks) for i in range(len(desks))]
        if len(desks) == 1:
            work(desks[0], parts[0], until, batch, until_clear)
        else:
            same = [[thing] * len(desks) for thing in (until, batch)]
            list(self._threads.map(work, desks, parts, *same))

    @cached_property
    def _threads(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(self.cores, "ludogare-search")


def work(
    desk: Desk,
    simulations: int | None,
    until: float,
    batch: int = BATCH,
    until_clear: bool = False,
) -> None:
    """Simulates so many times, or until the clock says so, or until no action can catch up."""
    begun, done = time.perf_counter(), 0
    left = math.inf if simulations is None else simulations
    while left > 0 and not (until_clear and desk.lead() > left):
        now_due = int(min(batch, left))
        desk.work(now_due)
        done += now_due
        now = time.perf_counter()
        in_time = (until - now) * done / (now - begun)
        left = in_time if simulations is None else min(in_time, simulations - done)


def together(desks: Sequence[Desk]) -> list[Thought]:
    """What all desks found, the most tried first."""
    visits: dict[int, int] = {}
    values: dict[int, int] = {}
    judged: dict[int, int] = {}
    for desk in desks:
        for action, tried, prior, value in desk.found():
            visits[action] = visits.get(action, 0) + tried
            judged[action] = judged.get(action, 0) + prior
            values[action] = values.get(action, 0) + value
    thoughts = [
        Thought(action, visits[action], values[action] / (visits[action] + judged[action]) / WHOLE)
        for action in visits
    ]
    return sorted(thoughts, key=lambda t: (-t.visits, -t.share, t.action))
