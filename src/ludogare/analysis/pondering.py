"""A search that goes on while somebody looks at a position: its tree is kept from slice to slice.

There are a few trees, and nobody has to wait for who has left: a position that nobody has asked
about for a while gives its tree away, and so does whoever has several.
"""

from __future__ import annotations

import random
import time
from collections import Counter
from dataclasses import dataclass
from typing import NamedTuple

from ludogare.analysis.deciding import LINE, most_tried, share_of
from ludogare.bots.sealed import reopened
from ludogare.bots.search import tree
from ludogare.bots.search.search import BATCH, PLAIN_BATCH
from ludogare.bots.search.workspace import SearchWorkspace
from ludogare.core.declaration.game import Game
from ludogare.core.law.state import Fields

SLICE = 0.5
"""Seconds of thinking at a time."""
DEEPEST = 100_000
"""Simulations after which more would change little."""
TREES = 4
"""Positions that are thought about at the same time."""
SIZE, PLAIN_SIZE = 500_000, 20_000
"""Edges that each of their trees has room for: 28 MB where rules are compiled."""
LEAST = 4
"""How often each action is tried, on average, before anything is told."""
LEFT = 10.0
"""Seconds after which nobody looks at a position any more."""
SHOWN = 5
"""How many of the best actions are told."""
TOLD = 2
"""Digits of a share by which they are ordered: among equals stands first what was tried most."""


class Tried(NamedTuple):
    """What a search has found about an action so far."""

    action: int
    share: float
    """Of the victory that may be hoped for with it, from 0 to 1."""


class Pondered(NamedTuple):
    """How far a search is."""

    simulations: int
    """0 while all trees are others'."""
    best: list[Tried]
    """The actions that were tried most, the best first; none where too little is known yet."""
    line: list[tuple[int, int]]
    """The best action and what is expected to follow, by seats and actions."""
    more: bool
    """Whether it is worth going on."""


WAITS = Pondered(0, [], [], more=True)
"""What is told while there is no tree to have."""


@dataclass
class Position:
    """A position that is thought about."""

    workspace: SearchWorkspace
    packed: bool
    owner: str
    simulations: int = 0
    asked: float = 0.0

    def is_of(self, game: Game, packed: bool, s: Fields, seat: int) -> bool:
        """Whether it is this one."""
        kept = self.workspace
        same = (kept.game, self.packed, kept.seat) == (game, packed, seat)
        return same and kept.seen == s

    @property
    def exhausted(self) -> bool:
        """Whether there is nothing more to find."""
        settings = self.workspace.settings
        full = int(settings[tree.USED]) >= int(settings[tree.SIZE])
        return full or self.simulations >= DEEPEST

    def think(self, seconds: float) -> None:
        """Goes on for some time."""
        until = time.monotonic() + seconds
        batch = BATCH if self.packed else PLAIN_BATCH
        while not self.exhausted:
            self.workspace.simulate(batch)
            self.simulations += batch
            if time.monotonic() >= until:
                return

    def told(self) -> Pondered:
        """What was found so far."""
        kept = self.workspace
        if self.simulations < LEAST * sum(1 for _ in kept.found()):
            return Pondered(self.simulations, [], [], more=True)
        tried = [Tried(action, share_of(kept, action)) for action in most_tried(kept)[:SHOWN]]
        best = sorted(tried, key=lambda found: -round(found.share, TOLD))
        line = kept.line(best[0].action, LINE)
        return Pondered(self.simulations, best, line, not self.exhausted)


class Pondering:
    """The positions that are thought about in this process."""

    def __init__(self) -> None:
        self._positions: list[Position] = []

    def go_on(
        self, game: Game, seen: Fields, seat: int, owner: str = "", seconds: float = SLICE
    ) -> Pondered:
        """Thinks about a hidden state for a while more, for somebody."""
        running = game.fastest(tree.search)
        s = reopened(game, seen, seat)
        known = (p for p in self._positions if p.is_of(game, running.packed, s, seat))
        position = next(known, None)
        if position is None:
            if not self._make_room():
                return WAITS
            size = SIZE if running.packed else PLAIN_SIZE
            workspace = SearchWorkspace(game, running, size)
            workspace.begin(s, seat, random.Random())
            workspace.set_up(game.judgement.search)
            position = Position(workspace, running.packed, owner)
            self._positions.append(position)
        position.think(seconds)
        position.asked = time.monotonic()
        return position.told()

    def _make_room(self) -> bool:
        """Whether there is a tree for one more position."""
        if len(self._positions) < TREES:
            return True
        oldest = min(self._positions, key=lambda p: p.asked)
        if time.monotonic() - oldest.asked < LEFT:
            greedy, held = Counter(p.owner for p in self._positions).most_common(1)[0]
            if held == 1:
                return False
            oldest = min((p for p in self._positions if p.owner == greedy), key=lambda p: p.asked)
        self._positions.remove(oldest)
        return True
