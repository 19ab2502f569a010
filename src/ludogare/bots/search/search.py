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
from ludogare.bots.search import tree, unseen
from ludogare.bots.search.sealing import Sealed
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
SEALED = 200
"""Simulations for each question about a sealed choice, at least."""


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
        """The action that was tried most; where others choose unseen, one that is hard to read.

        A player who always made the same sealed choice would be easy to read: it is drawn.
        """
        self._sealed = {}
        if len(legal) == 1:
            return legal[0]
        opened = reopened(game, s, seat)
        if game.plain.awaited(opened) == 1 << seat:
            return self.think(game, s, seat, until_clear=True)[0].action
        self._sealed = self.mix(game, opened, seat)
        return self._random.choices([*self._sealed], [*self._sealed.values()])[0]

    def mix(self, game: Game, s: Fields, seat: int) -> dict[int, int]:
        """How often to make each choice in a state in which others choose unseen, too."""
        game = game.judged(self.judge)
        sealed = Sealed(game, game.fastest(unseen.balance), s, seat, self._random)

        def look(after: Fields, mover: int, questions: int) -> float:
            workspaces = self._room_for(game, after, mover, keep=False)
            simulations = self.simulations and max(SEALED, self.simulations // questions)
            seconds = self.seconds and self.seconds / questions
            self._simulate(workspaces, simulations, seconds)
            return together(workspaces)[0].share

        return sealed.mix(look)

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
        workspaces = self._room_for(game, reopened(game, s, seat), seat)
        self._simulate(workspaces, self.simulations, self.seconds, until_clear)
        return together(workspaces)

    def _room_for(
        self, game: Game, s: Fields, seat: int, *, keep: bool = True
    ) -> list[SearchWorkspace]:
        """Workspaces that begin with a state; they keep what they know of it, if they may."""
        running = game.fastest(tree.search)
        workspaces = self._workspaces.setdefault((game.name, running.packed), [])
        while len(workspaces) < self.cores:
            workspaces.append(SearchWorkspace(game, running))
        for workspace in workspaces:
            if not keep:
                workspace.forget()
            workspace.begin(s, seat, self._random)
            workspace.set_up(replace(game.judgement.search, **self.settings))
        return workspaces

    def _simulate(
        self,
        workspaces: list[SearchWorkspace],
        simulations: int | None,
        seconds: float | None,
        until_clear: bool = False,
    ) -> None:
        """Each workspace gets its part of the simulations, or goes on until the time is over."""
        seconds = math.inf if seconds is None else seconds
        batch = BATCH
        if fell_back():
            seconds, batch = min(seconds, PLAIN_SECONDS), PLAIN_BATCH
        until = time.perf_counter() + seconds
        n = len(workspaces)
        parts = [None if simulations is None else (simulations + i) // n for i in range(n)]
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
