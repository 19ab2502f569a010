"""How often to make each sealed choice: the table of what all may choose together, solved.

The judgement fills the table. Then some joint choices are searched, and what a search says of one
corrects all that are like it: in the same part of the table, and answered by the same seat.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import product
from typing import NamedTuple

from ludogare.bots.search import unseen
from ludogare.core.declaration.game import Game
from ludogare.core.law.contract import CHANCE
from ludogare.core.law.judgement import WHOLE
from ludogare.core.law.loops import drawn
from ludogare.core.law.state import Fields
from ludogare.core.running.running import Running

SELDOM = 50
"""A step that is taken more seldom than once in this number of times does not count."""
MARGIN = 3, 2
"""How far the table reaches beyond the last step that counts, as a ratio."""
WORTHWHILE = 3, 4
"""It is made anew for fewer choices if they are fewer than that part."""
ZOOMS = 4
"""Times that it is made, at most."""
CERTAIN = WHOLE * unseen.FINE
LEAST_SHARE = unseen.FINE
"""What is not over is neither lost nor won."""
DRAWN_FROM = 1 << 20
"""What the odds of a sealed choice add up to, about; less than one in 2,000 does not count."""


@dataclass(frozen=True)
class Effort:
    """How much is done for a sealed choice."""

    joints: int
    """Joint choices in the table, at most."""
    rounds: int
    """Of regret matching."""
    searched: int
    """Parts of the table that are searched, at most."""


COMPILED, PLAIN = Effort(1000, 600, 30), Effort(40, 60, 0)


class Part(NamedTuple):
    """A part of the table, and who answers first there."""

    steps: tuple[int, ...]
    mover: int
    """Which of the choosers."""


class Sealed:
    """What all who choose unseen may choose, in steps, and what it is worth to each."""

    def __init__(
        self, game: Game, running: Running, s: Fields, seat: int, chance: random.Random
    ) -> None:
        self.game, self.running, self.s, self.seat, self.chance = game, running, s, seat, chance
        self.effort = COMPILED if running.packed else PLAIN
        self.room = running.workspace(3)
        self.room.shake(chance)
        self.room.put(0, s)
        mask = game.plain.awaited(s)
        self.who = [other for other in range(mask.bit_length()) if mask >> other & 1]
        dealt = self._dealt()
        self.legal = [self._legal(dealt, other) for other in self.who]
        self.limit = max(map(len, self.legal))
        n = len(self.who)
        self.most = min(unseen.MOST_STEPS, max(2, root(self.effort.joints, n)))
        self.choosers, self.steps = self.room.numbers(self.who), self.room.line(n)
        self.digits = self.room.line(n)
        self.table = self.room.grid(self.most**n, n + unseen.SHARES)
        self.mixes, self.regrets, self.worths, self.means = (
            self.room.grid(n, self.most) for _ in range(4)
        )
        self._zoom()

    def mix(self, look: Callable[[Fields, int, int], float]) -> dict[int, int]:
        """How often the seat should make each choice, as whole-number weights.

        `look` says what share of the victory a seat may hope for in a hidden state that it is to
        act in, and is told how many such questions there are.
        """
        if self.effort.searched:
            self._correct(look)
        self._balance(self.effort.rounds, anew=False)
        own = self.who.index(self.seat)
        often = self._often(own)
        found: dict[int, int] = {}
        for step, times in enumerate(often):
            actions = self._actions(own, step)
            weight = times * DRAWN_FROM // sum(often) // len(actions)
            if weight * len(actions) * 2000 > DRAWN_FROM:
                found |= dict.fromkeys(actions, weight)
        return found

    def _zoom(self) -> None:
        """Makes the table, then anew for the first choices alone where the others are not taken."""
        for left in reversed(range(ZOOMS)):
            self.width = -(-self.limit // self.most)
            for i, actions in enumerate(self.legal):
                self.steps[i] = -(-min(self.limit, len(actions)) // self.width)
            self._balance(self.effort.rounds // 3, anew=True)
            last = max(map(self._last, range(len(self.who))))
            reach = (last + 1) * self.width * MARGIN[0] // MARGIN[1]
            if left == 0 or self.width == 1 or reach * WORTHWHILE[1] > self.limit * WORTHWHILE[0]:
                return
            self.limit = reach

    def _balance(self, rounds: int, *, anew: bool) -> None:
        """Solves the table, as it is or as the judgement sees it."""
        self.running.loop(unseen.balance)(
            self.room.states,
            self.seat,
            self.choosers,
            len(self.who),
            self.steps,
            self.width,
            self.limit,
            int(anew),
            rounds,
            self.table,
            self.digits,
            self.mixes,
            self.regrets,
            self.worths,
            self.means,
            self.room.dice,
            self.room.out,
            self.room.weight,
        )

    def _often(self, chooser: int) -> list[int]:
        """How often a chooser should take each of its steps."""
        return [int(self.means[chooser, k]) for k in range(self.steps[chooser])]

    def _last(self, chooser: int) -> int:
        """The last step that counts."""
        often = self._often(chooser)
        return max(k for k, times in enumerate(often) if times * SELDOM >= sum(often))

    def _correct(self, look: Callable[[Fields, int, int], float]) -> None:
        """Searches a joint choice of each part, and has all of the part follow it."""
        joints = list(product(*(range(n) for n in self.steps)))
        parts = [self._part(joint, taken) for joint, taken in enumerate(joints)]
        members: dict[Part, list[int]] = {}
        for joint, part in enumerate(parts):
            if part.mover != unseen.NOBODY:
                members.setdefault(part, []).append(joint)
        amiss: dict[Part, int] = {}
        for part, alike in members.items():
            middle, mover = alike[len(alike) // 2], self.who[part.mover]
            after = self._after(joints[middle], mover)
            if self.game.plain.awaited(after) == 1 << mover:
                share = round(look(after, mover, len(members)) * CERTAIN)
                amiss[part] = share - self._shares(middle)[part.mover]
        for joint, part in enumerate(parts):
            either = range(len(self.who)) if part.mover == unseen.NOBODY else [part.mover]
            known = [(i, amiss[p]) for i in either if (p := part._replace(mover=i)) in amiss]
            if known:
                self._set(joint, [corrected(self._shares(joint), *what) for what in known])

    def _part(self, joint: int, taken: Sequence[int]) -> Part:
        """The part of the table in which a joint choice lies."""
        a_seat = root(self.effort.searched, len(self.who))
        steps = (k * min(a_seat, n) // n for k, n in zip(taken, self.steps, strict=True))
        return Part(tuple(steps), int(self.table[joint, unseen.MOVER]))

    def _shares(self, joint: int) -> list[int]:
        return [int(self.table[joint, unseen.SHARES + i]) for i in range(len(self.who))]

    def _set(self, joint: int, several: Sequence[Sequence[int]]) -> None:
        """The shares of a joint choice: the mean of several."""
        for i, shares in enumerate(zip(*several, strict=True)):
            self.table[joint, unseen.SHARES + i] = sum(shares) // len(shares)

    def _after(self, taken: Sequence[int], mover: int) -> Fields:
        """What the seat that answers sees after all took their steps."""
        rules, room = self.game.plain, self.game.plain.workspace()
        room.shake(self.chance)
        s = self._dealt()
        for i, (other, step) in enumerate(zip(self.who, taken, strict=True)):
            actions = self._actions(i, step)
            rules.play(s, other, actions[len(actions) // 2])
        while rules.awaited(s) == CHANCE:
            rules.play(s, CHANCE, rules.loop(drawn)(s, room.dice, *room.choices))
        rules.hide(s, mover)
        return s

    def _actions(self, chooser: int, step: int) -> list[int]:
        """The choices of a step."""
        first = step * self.width
        return self.legal[chooser][first : min(first + self.width, self.limit)]

    def _dealt(self) -> Fields:
        """The state with what is hidden from the seat dealt."""
        s, room = self.s.copy(), self.game.plain.workspace()
        room.shake(self.chance)
        self.game.plain.deal(s, self.seat, room.dice)
        return s

    def _legal(self, s: Fields, seat: int) -> list[int]:
        rules = self.game.plain
        out = rules.workspace().out
        return list(out[: rules.legal(s, seat, out)])


def root(whole: int, n: int) -> int:
    """The largest number whose n-th power is not above the whole."""
    found = 1
    while (found + 1) ** n <= whole:
        found += 1
    return found


def corrected(shares: Sequence[int], mover: int, more: int) -> list[int]:
    """Shares with more for one seat; of what is left the others have as much as they had."""
    share = max(LEAST_SHARE, min(CERTAIN - LEAST_SHARE, shares[mover] + more))
    left = max(1, CERTAIN - shares[mover])
    rest = [other * (CERTAIN - share) // left for other in shares]
    return [*rest[:mover], share, *rest[mover + 1 :]]
