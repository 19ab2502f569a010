"""The room that a search works in, kept from one decision to the next."""

from __future__ import annotations

import random
from collections.abc import Iterator

from ludogare.bots.search import tree
from ludogare.core.declaration.game import Game
from ludogare.core.declaration.judgement import SearchSettings
from ludogare.core.law.contract import CHANCE
from ludogare.core.law.loops import first_seat
from ludogare.core.law.state import Fields
from ludogare.core.running.running import Running

SIZE = 1_500_000
"""Edges that a compiled tree has room for."""
PLAIN_SIZE = 20_000
WORTH_KEEPING = 8
"""Visits without which a part of a tree is not looked for again."""
TRIES = 40
"""Positions that are looked at to find where the match has gone."""


class SearchWorkspace:
    """A tree, a state to search from, and scratch."""

    def __init__(self, game: Game, running: Running, size: int | None = None) -> None:
        self.game = game
        self.search = running.loop(tree.search)
        self.seat, self.seats = 0, game.seats[-1]
        self.seen: Fields | None = None
        size = size or (SIZE if running.packed else PLAIN_SIZE)
        self.room = running.workspace(3)
        self.edges = self.room.grid(size, tree.COLUMNS)
        self.settings, self.path = self.room.line(tree.SETTINGS), self.room.line(tree.DEEPEST)
        self.settings[tree.SIZE] = size

    def begin(self, s: Fields, seat: int, chance: random.Random) -> None:
        """Begins with a hidden state: where it lies in the tree, or with an empty tree."""
        self.room.shake(chance)
        root = self._place_of(s, seat)
        if root == 0:
            for column in range(tree.COLUMNS):
                self.edges[0, column] = 0
            self.settings[tree.USED] = 1
        self.settings[tree.ROOT] = root
        self.room.put(0, s)
        self.seen, self.seat = s.copy(), seat
        self.seats = getattr(s, "seats", self.game.seats[-1])

    def set_up(self, settings: SearchSettings) -> None:
        """How it explores and looks ahead."""
        self.settings[tree.EXPLORE] = settings.explore
        self.settings[tree.ROLLOUT] = settings.rollout
        self.settings[tree.LOOKAHEAD] = settings.lookahead
        self.settings[tree.PRIOR_VISITS] = settings.prior_visits
        self.settings[tree.FINISH] = settings.finish

    def forget(self) -> None:
        """Begins the next search with an empty tree, whatever position it is from."""
        self.seen = None

    def force(self, action: int | None) -> None:
        """Has every simulation begin with an action of the searching seat; None: with any."""
        self.settings[tree.FORCED] = tree.FREE if action is None else action + 1

    def simulate(self, simulations: int) -> None:
        """Runs some simulations."""
        self.search(
            self.room.states,
            self.seat,
            self.seats,
            simulations,
            self.edges,
            self.settings,
            self.path,
            self.room.dice,
            self.room.out,
            self.room.weight,
        )

    def found(self) -> Iterator[tuple[int, int, int, int]]:
        """The root's actions: number, visits, visits of the judgement, and the sum of shares."""
        prior = int(self.settings[tree.PRIOR_VISITS])
        for edge in self._below(int(self.settings[tree.ROOT])):
            if self.edges[edge, tree.SEAT] == self.seat:
                action, visits = self.edges[edge, tree.ACTION], self.edges[edge, tree.VISITS]
                value = self.edges[edge, tree.VALUE]
                yield int(action), int(visits) - prior, prior, int(value)

    def line(self, action: int, most: int) -> list[tuple[int, int]]:
        """Seats and actions that follow an action of the root as it was tried most, up to chance.

        Where several seats act together, what the others do is not told.
        """
        told = [(self.seat, action)]
        node = self._edge(int(self.settings[tree.ROOT]), action)
        while node and len(told) < most:
            visited = sorted(self._below(node), key=lambda e: -self.edges[e, tree.VISITS])
            worth = WORTH_KEEPING + self.settings[tree.PRIOR_VISITS]
            seats = {int(self.edges[edge, tree.SEAT]) for edge in visited}
            if len(seats) != 1 or CHANCE in seats or self.edges[visited[0], tree.VISITS] < worth:
                break
            node = visited[0]
            told.append((seats.pop(), int(self.edges[node, tree.ACTION])))
        return told

    def _edge(self, node: int, action: int) -> int:
        """The edge of an action of the searching seat below a node; 0 where it was not tried."""
        for edge in self._below(node):
            if self.edges[edge, tree.SEAT] == self.seat and self.edges[edge, tree.ACTION] == action:
                return edge
        return 0

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
        rules.deal(before, seat, list(self.room.dice))
        waiting, tries = [(int(self.settings[tree.ROOT]), before)], 0
        while waiting and tries < TRIES:
            node, position = waiting.pop(0)
            possible = self._possible(position)
            for edge in sorted(self._below(node), key=lambda e: -self.edges[e, tree.VISITS]):
                if self.edges[edge, tree.VISITS] < WORTH_KEEPING + self.settings[tree.PRIOR_VISITS]:
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
        rules = self.game.plain
        out, weight = rules.workspace().choices
        mask = rules.awaited(s)
        if mask == CHANCE:
            actor, n = CHANCE, rules.chances(s, out, weight)
        elif mask and mask & mask - 1 == 0:
            actor = first_seat(mask)
            n = rules.legal(s, actor, out)
        else:
            return set()  # over; or sealed choices, which are seen together only
        return {(actor, action) for action in out[:n]}
