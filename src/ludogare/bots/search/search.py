"""A bot that searches: Monte Carlo over what may be hidden and what may come."""

from __future__ import annotations

import math
import os
import random
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import cached_property

from ludogare.bots.sealed import reopened
from ludogare.bots.search import tree
from ludogare.bots.search.workspace import SearchWorkspace
from ludogare.core.declaration.game import LEARNED, Game
from ludogare.core.law.judgement import WHOLE
from ludogare.core.law.state import Fields
from ludogare.core.running.policy import fell_back
from ludogare.core.saying.errors import BadNumber
from ludogare.core.saying.numbers import at_least

BATCH = 250
"""Simulations between two looks at the clock."""
PLAIN_BATCH, PLAIN_SECONDS = 5, 2.0
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
        lookahead: int | None = None,
        prior_visits: int | None = None,
        finish: int | None = None,
        cores: int = 1,
        judge: str = LEARNED,
    ) -> None:
        if prior_visits is not None and prior_visits < 1:
            raise BadNumber("search-prior-visits")
        if simulations is not None:
            simulations = at_least(1, simulations, "number-of-simulations")
        if seconds is not None and not 0 < seconds < math.inf:
            raise BadNumber("search-seconds", value=f"{seconds:g}")
        self._random = random.Random(seed)
        self.simulations = simulations
        self.seconds = 1.0 if simulations is None and seconds is None else seconds
        given = {
            "explore": explore,
            "rollout": rollout,
            "lookahead": lookahead,
            "prior_visits": prior_visits,
            "finish": finish,
        }
        self.settings = {name: number for name, number in given.items() if number is not None}
        """What is set otherwise than the game suggests."""
        self.judge = judge
        """How positions are judged: as the game does, by hand, or by the net in a file."""
        self.cores = at_least(0, cores, "number-of-cores") or os.cpu_count() or 1
        self._workspaces: dict[tuple[str, bool], list[SearchWorkspace]] = {}
        self._sealed: dict[int, int] = {}

    def choose(self, game: Game, s: Fields, seat: int, legal: Sequence[int]) -> int:
        """The action that was tried most; where others choose unseen, one of those tried often.

        A player who always made the same sealed choice would be easy to read.
        """
        self._sealed = {}
        if len(legal) == 1:
            return legal[0]
        alone = game.plain.awaited(reopened(game, s, seat)) == 1 << seat
        return self.pick(self.think(game, s, seat, until_clear=alone), alone)

    def pick(self, thoughts: Sequence[Thought], alone: bool) -> int:
        """The action of the first thought; one of those tried often where others choose too."""
        if alone:
            return thoughts[0].action
        least = MIXED * thoughts[0].visits
        self._sealed = {t.action: t.visits + 1 for t in thoughts if t.visits >= least}
        return self._random.choices([*self._sealed], [*self._sealed.values()])[0]

    def could(self) -> Mapping[int, int]:
        """What it drew its last choice from, if that was a sealed one; its dice are in the tree."""
        return self._sealed

    def think(
        self, game: Game, s: Fields, seat: int, *, until_clear: bool = False
    ) -> list[Thought]:
        """What the search found about each action that it tried, the most tried first.

        Until it is clear which one that will be, or for all the time it has.
        """
        game = game.judged(self.judge)
        running = game.fastest(tree.search)
        workspaces = self._workspaces.setdefault((game.name, running.packed), [])
        while len(workspaces) < self.cores:
            workspaces.append(SearchWorkspace(game, running))
        s = reopened(game, s, seat)
        for workspace in workspaces:
            workspace.begin(s, seat, self._random)
            workspace.set_up(replace(game.judgement.search, **self.settings))
        self._simulate(workspaces, until_clear)
        return together(workspaces)

    def _simulate(self, workspaces: list[SearchWorkspace], until_clear: bool) -> None:
        """Each workspace gets its part of the simulations, or goes on until the time is over."""
        seconds = math.inf if self.seconds is None else self.seconds
        batch = BATCH
        if fell_back():
            seconds, batch = min(seconds, PLAIN_SECONDS), PLAIN_BATCH
        until = time.perf_counter() + seconds
        every = self.simulations
        n = len(workspaces)
        parts = [None if every is None else (every + i) // n for i in range(n)]
        if n == 1:
            simulate(workspaces[0], parts[0], until, batch, until_clear)
        else:
            list(self._threads.map(simulate, workspaces, parts, [until] * n, [batch] * n))

    @cached_property
    def _threads(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(self.cores, "ludogare-search")


def simulate(
    workspace: SearchWorkspace,
    simulations: int | None,
    until: float,
    batch: int = BATCH,
    until_clear: bool = False,
) -> None:
    """Simulates a number of times, until time is up, or until no action can catch up."""
    begun, done = time.perf_counter(), 0
    left = math.inf if simulations is None else simulations
    while left > 0 and not (until_clear and workspace.lead() > left):
        now_due = int(min(batch, left))
        workspace.simulate(now_due)
        done += now_due
        now = time.perf_counter()
        in_time = (until - now) * done / (now - begun)
        left = in_time if simulations is None else min(in_time, simulations - done)


def together(workspaces: Sequence[SearchWorkspace]) -> list[Thought]:
    """What was found in all workspaces, the most tried first."""
    visits: dict[int, int] = {}
    values: dict[int, int] = {}
    judged: dict[int, int] = {}
    for workspace in workspaces:
        for action, tried, prior, value in workspace.found():
            visits[action] = visits.get(action, 0) + tried
            judged[action] = judged.get(action, 0) + prior
            values[action] = values.get(action, 0) + value
    thoughts = [
        Thought(action, visits[action], values[action] / (visits[action] + judged[action]) / WHOLE)
        for action in visits
    ]
    return sorted(thoughts, key=lambda t: (-t.visits, -t.share, t.action))
