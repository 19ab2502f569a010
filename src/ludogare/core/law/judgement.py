"""What a bot or a learner is told about a game besides its rules: prototypes, as in the contract.

A game that can be judged declares its own functions in its folder `judgement`. Where it has none,
every legal action is worth trying and a match is worth what its points say.
"""

from __future__ import annotations

from ludogare.core.law.contract import MOST_SEATS, Numbers, State, awaited, legal, score, winners
from ludogare.core.law.rule import rule

WHOLE = 1000
"""The whole of a victory, as `evaluate` counts."""
NOBODY = -(1 << 30)


@rule
def evaluate(s: State, seat: int, room: Numbers) -> int:
    """The share of the victory that a seat may hope for, in thousandths; `room` is scratch."""
    for other in range(MOST_SEATS):
        room[other] = NOBODY
    score(s, room)
    best = NOBODY
    for other in range(MOST_SEATS):
        if other != seat:
            best = max(best, room[other])
    gap = room[seat] if best == NOBODY else room[seat] - best
    return max(1, min(WHOLE - 1, WHOLE // 2 + gap))


@rule
def consider(s: State, seat: int, out: Numbers) -> int:
    """Writes the legal actions that are worth trying, rising; at least one."""
    return legal(s, seat, out)


@rule
def reopen(s: State, seat: int) -> None:
    """Takes back sealed choices of others in a hidden state, as if they were still to come.

    They were made without knowing what the seat will choose, so it makes no difference to it
    whether they lie there already.
    """


@rule
def observe(s: State, seat: int, out: Numbers, room: Numbers) -> None:
    """Writes what a position looks like to a seat: all numbers of the game's features.

    A declared one reads nothing that `hide` blanks, so it makes no difference whether s is
    hidden; `room` is scratch, as long as `game.room`.
    """


@rule
def standing(s: State, seat: int, room: Numbers) -> int:
    """The share of the victory: known when the match is over, judged before."""
    if awaited(s) != 0:
        return evaluate(s, seat, room)
    won = winners(s)
    if not won >> seat & 1:
        return 0
    sharing = 0
    for other in range(MOST_SEATS):
        sharing += won >> other & 1
    return WHOLE // sharing
