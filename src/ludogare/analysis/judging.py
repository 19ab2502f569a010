"""How well every seat stands in a position, and what chance could have made of it.

A seat is judged from what it knew: what `hide` blanks for it is dealt some times, in the same way
for all positions that are compared. Or, where it is all the same what anybody knew, the position is
judged as it is: then all seats are judged at once. Then chance draws, if it is its turn, the seat
to act ends its turn as it looks best, and the judgement of the game says what share of the victory
to hope for.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from ludogare.bots.search.tree import best_step
from ludogare.core.declaration.game import Game
from ludogare.core.law import contract
from ludogare.core.law.contract import CHANCE, Numbers, awaited, chances, deal, hide, play
from ludogare.core.law.dice import below, shake
from ludogare.core.law.judgement import WHOLE, consider, reopen, standing
from ludogare.core.law.loops import drawn, first_seat
from ludogare.core.law.rule import rule
from ludogare.core.law.state import Fields
from ludogare.core.running.running import Running

DEALS = 8
"""How often hidden things are dealt to judge a position, and chance that follows drawn."""
NOBODY = -3
"""The viewer of a position in which nothing is hidden."""
LONGEST_TURN = 6
"""Steps of a turn that are taken before a position is judged."""


@rule
def end_turn(states: Any, out: Numbers, room: Numbers) -> None:
    """Ends the turn of the seat that is awaited alone in `states[1]`, as it looks best."""
    mask = awaited(states[1])
    steps = 0
    while mask > 0 and mask & (mask - 1) == 0 and steps < LONGEST_TURN:
        seat = first_seat(mask)
        play(states[1], seat, best_step(states, seat, out, room))
        steps += 1
        if awaited(states[1]) != mask:
            return


@rule
def answer(s: Any, others: int, dice: Numbers, out: Numbers) -> None:
    """Whoever of some seats is still to make a sealed choice makes any that is worth trying."""
    mask = awaited(s)
    while mask > 0 and mask & others != 0:
        seat = first_seat(mask & others)
        play(s, seat, out[below(dice, consider(s, seat, out))])
        mask = awaited(s)


@rule
def hope(
    states: Any,
    viewer: int,
    seats: int,
    others: int,
    deals: int,
    seed: int,
    sums: Numbers,
    dice: Numbers,
    out: Numbers,
    room: Numbers,
) -> None:
    """Adds up what each seat may hope for in `states[0]` over some deals.

    It is hidden for a viewer; or for nobody, then nothing in it is dealt.
    """
    for seat in range(seats):
        sums[seat] = 0
    for time in range(deals):
        shake(dice, seed, time)
        states[1] = states[0]
        if viewer != NOBODY:
            deal(states[1], viewer, dice)
        answer(states[1], others, dice, out)
        while awaited(states[1]) == CHANCE:
            play(states[1], CHANCE, drawn(states[1], dice, out, room))
        end_turn(states, out, room)
        for seat in range(seats):
            sums[seat] += standing(states[1], seat, room)


@rule
def hopes(
    states: Any,
    seats: int,
    views: int,
    others: int,
    deals: int,
    seed: int,
    sums: Numbers,
    found: Any,
    row: int,
    dice: Numbers,
    out: Numbers,
    room: Numbers,
) -> None:
    """Writes for each seat of the position `states[3]` its own hope and that of all.

    With views, as each of them sees it. Without, all see the same, and one look is enough where
    neither chance nor a sealed choice comes next.
    """
    times = deals
    if views == 0 and awaited(states[3]) != CHANCE and awaited(states[3]) & others == 0:
        times = 1
    for viewer in range(seats):
        if views != 0:
            states[0] = states[3]
            hide(states[0], viewer)
            reopen(states[0], viewer)
            hope(states, viewer, seats, 0, times, seed, sums, dice, out, room)
        elif viewer == 0:
            states[0] = states[3]
            hope(states, NOBODY, seats, others, times, seed, sums, dice, out, room)
        every = 0
        for seat in range(seats):
            every += sums[seat]
        found[row, 2 * viewer] = sums[viewer]
        found[row, 2 * viewer + 1] = every if seats > 1 else times * WHOLE


@rule
def outcomes(
    states: Any,
    seats: int,
    views: int,
    deals: int,
    seed: int,
    by: int,
    given: int,
    actions: Numbers,
    weights: Numbers,
    sums: Numbers,
    found: Any,
    dice: Numbers,
    out: Numbers,
    room: Numbers,
) -> int:
    """The hopes of every seat after each action that is given in `states[4]`.

    If chance is given none, after all that it may bring; if a seat is given none, in that position
    itself: one row, and no outcome.
    """
    count, others = given, 0
    if by == CHANCE:
        if given == 0:
            count = chances(states[4], actions, weights)
    else:
        others = awaited(states[4]) & ~(1 << by)  # they choose without seeing what it does
    if count == 0:
        states[3] = states[4]
        hopes(states, seats, views, 0, deals, seed, sums, found, 0, dice, out, room)
    for i in range(count):
        states[3] = states[4]
        play(states[3], by, actions[i])
        hopes(states, seats, views, others, deals, seed, sums, found, i, dice, out, room)
    return count


class Outcome(NamedTuple):
    """What could come, and the shares of the victory that seats could then hope for."""

    action: int
    weight: int
    shares: list[float]


class Judge:
    """Judges positions of a game for a number of seats."""

    def __init__(self, game: Game, seats: int, running: Running) -> None:
        self.game, self.seats, self._running = game, seats, running
        self._secrets = int(game.has_secrets)
        self._room = room = running.workspace(5)
        self._found = room.grid(len(room.out), 2 * seats)
        self._actions, self._weights = (room.line(len(room.out), bits=32) for _ in range(2))
        self._sums = room.line(contract.MOST_SEATS)

    def shares(self, s: Fields, seed: int) -> list[float]:
        """The share of the victory that each seat may hope for where chance is not to draw."""
        self._look(s, seed, self._secrets, by=0, given=0)
        return self._shares(0)

    def outcomes(self, s: Fields, seed: int) -> list[Outcome]:
        """All that chance may bring, each judged with the same dice, from what each seat knew."""
        return self._outcomes(self._look(s, seed, self._secrets, by=CHANCE))

    def choices(self, s: Fields, seed: int, by: int, odds: Mapping[int, int]) -> list[Outcome]:
        """What a seat or chance may do, by its odds, each judged as the position then is."""
        for i, (action, weight) in enumerate(odds.items()):
            self._actions[i], self._weights[i] = action, weight
        return self._outcomes(self._look(s, seed, 0, by=by, given=len(odds)))

    def _look(self, s: Fields, seed: int, views: int, by: int, given: int = 0) -> int:
        """Judges a position; how many outcomes it may have."""
        room = self._room
        room.put(4, s)
        count = self._running.loop(outcomes)(
            room.states, self.seats, views, DEALS, seed, by, given, self._actions, self._weights,
            self._sums, self._found, room.dice, room.out, room.weight,
        )  # fmt: skip
        return int(count)

    def _outcomes(self, count: int) -> list[Outcome]:
        return [
            Outcome(int(self._actions[i]), int(self._weights[i]), self._shares(i))
            for i in range(count)
        ]

    def _shares(self, row: int) -> list[float]:
        pairs = [(self._found[row, 2 * s], self._found[row, 2 * s + 1]) for s in range(self.seats)]
        return [int(own) / int(every) if every else 0.0 for own, every in pairs]


def mean(found: Sequence[Outcome]) -> list[float]:
    """What each seat may hope for before one of them comes: the mean by the odds."""
    total = sum(outcome.weight for outcome in found)
    seats = range(len(found[0].shares))
    return [sum(o.weight * o.shares[seat] for o in found) / total for seat in seats]


def judge_of(game: Game, seats: int) -> Judge:
    """A judge of a game, made once in each process."""
    return made(game, seats, game.fastest(outcomes).packed)


@lru_cache(maxsize=4)
def made(game: Game, seats: int, packed: bool) -> Judge:
    """One judge for each way to run."""
    return Judge(game, seats, game.compiled if packed else game.plain)
