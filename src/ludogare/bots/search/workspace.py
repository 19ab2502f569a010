"""The room that a search works in, kept from one decision to the next."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from ludogare.bots.judgement import Taste, bound
from ludogare.bots.search import tree
from ludogare.core.declaration.game import Game
from ludogare.core.law.contract import CHANCE
from ludogare.core.law.loops import first_seat
from ludogare.core.law.state import Fields, Grid

SIZE = 1_500_000
"""Edges that a compiled tree has room for."""
PLAIN_SIZE = 20_000
WORTH_KEEPING = 8
"""Visits without which a part of a tree is not looked for again."""
TRIES = 40
"""Positions that are looked at to find where the match has gone."""


class Desk:
    """A tree, a state to search from, and scratch."""

    def __init__(self, game: Game, fast: bool) -> None:
        self.game, self.fast = game, fast
        self.search = bound(tree.search, game, fast)
        self.seat, self.seats = 0, game.seats[-1]
        self.seen: Fields | None = None
        if self.fast:
            import numpy

            self.states: Any = game.State.packed(3)
            self.dice, self.out, self.weight = game.arrays()
            self.edges: Any = numpy.zeros((SIZE, tree.COLUMNS), numpy.int64)
            self.settings: Any = numpy.zeros(tree.SETTINGS, numpy.int64)
            self.path: Any = numpy.zeros(tree.DEEPEST, numpy.int64)
        else:
            self.states = game.State.several(3)
            self.dice, (self.out, self.weight) = [0] * 4, game.buffers()
            self.edges = Grid(PLAIN_SIZE, tree.COLUMNS)
            self.settings, self.path = [0] * tree.SETTINGS, [0] * tree.DEEPEST
        self.settings[tree.SIZE] = SIZE if self.fast else PLAIN_SIZE

    def begin(self, s: Fields, seat: int, chance: random.Random) -> None:
        """Begins with a hidden state: where it lies in the tree, or with an empty tree."""
        for i in range(4):
            self.dice[i] = chance.randrange(1, 1 << 32)
        root = self._place_of(s, seat)
        if root == 0:
            for column in range(tree.COLUMNS):
                self.edges[0, column] = 0
            self.settings[tree.USED] = 1
        self.settings[tree.ROOT] = root
        self.states[0] = s.pack().array[0] if self.fast else s
        self.seen, self.seat = s.copy(), seat
        self.seats = getattr(s, "seats", self.game.seats[-1])

    def explores(self, taste: Taste) -> None:
        """How it explores and looks ahead."""
        self.settings[tree.EXPLORE] = taste.explore
        self.settings[tree.ROLLOUT] = taste.rollout
        self.settings[tree.CAREFUL] = taste.careful
        self.settings[tree.TRUST] = taste.trust

    def work(self, simulations: int) -> None:
        """Runs some simulations."""
        self.search(
            self.states,
            self.seat,
            self.seats,
            simulations,
            self.edges,
            self.settings,
            self.path,
            self.dice,
            self.out,
            self.weight,
        )

    def found(self) -> Iterator[tuple[int, int, int, int]]:
        """The root's actions: number, visits, visits of the judgement, and the sum of shares."""
        trust = int(self.settings[tree.TRUST])
        for edge in self._below(int(self.settings[tree.ROOT])):
            if self.edges[edge, tree.SEAT] == self.seat:
                action, visits = self.edges[edge, tree.ACTION], self.edges[edge, tree.VISITS]
                value = self.edges[edge, tree.VALUE]
                yield int(action), int(visits) - trust, trust, int(value)

    def lead(self) -> int:
        """How many visits the most tried of the root's actions is ahead of the next."""
        first = second = 0
        for _, visits, _, _ in self.found():
            if visits > second:
                first, second = max(first, visits), min(first, visits)
        return first - second

    def _below(self, node: int) -> Iterator[int]:
        edge = int(self.edges[node, tree.CHILD])
        while edge:
            yield edge
            edge = int(self.edges[edge, tree.NEXT])

    def _place_of(self, s: Fields, seat: int) -> int:
        """The node of a position that lies ahead of the last one; 0 where none is found.

        Steps are tried on the last position with the hidden things dealt: only where they did
        not matter, the same position can come about.
        """
        full = self.settings[tree.USED] > self.settings[tree.SIZE] // 2
        if self.seen is None or full or seat != self.seat:
            return 0
        rules = self.game.plain
        before = self.seen.copy()
        rules.deal(before, seat, list(self.dice))
        waiting, tries = [(int(self.settings[tree.ROOT]), before)], 0
        while waiting and tries < TRIES:
            node, position = waiting.pop(0)
            possible = self._possible(position)
            for edge in sorted(self._below(node), key=lambda e: -self.edges[e, tree.VISITS]):
                if self.edges[edge, tree.VISITS] < WORTH_KEEPING + self.settings[tree.TRUST]:
                    break
                actor, action = (int(self.edges[edge, c]) for c in (tree.SEAT, tree.ACTION))
                if (actor, action) not in possible:
                    continue
                after = position.copy()
                rules.play(after, actor, action)
                tries += 1
                seen = after.copy()
                rules.hide(seen, seat)
                if seen == s:
                    return edge
                waiting.append((edge, after))
        return 0

    def _possible(self, s: Fields) -> set[tuple[int, int]]:
        """Who may do what: outcomes, or the actions of a seat that acts alone."""
        rules, (out, weight) = self.game.plain, self.game.buffers()
        mask = rules.awaited(s)
        if mask == CHANCE:
            actor, n = CHANCE, rules.chances(s, out, weight)
        elif mask and mask & mask - 1 == 0:
            actor = first_seat(mask)
            n = rules.legal(s, actor, out)
        else:
            return set()  # over; or sealed choices, which are seen together only
        return {(actor, action) for action in out[:n]}
