"""A small net inside a rule: what a position looks like goes in, the odds of a seat come out.

The last input is what the game's own judgement, made by hand, says: a net corrects it. It has one
hidden layer, and a straight way from the inputs to the end beside it. All of it is whole numbers,
so that it says the same plain, compiled and on a GPU. An input is brought to its scale first
(`FINE` is what a learner calls 1); inputs that are zero cost nothing.

`first` is a table: a row for each input, a column for each hidden unit, and one for the straight
way. `last` is a line: what each column begins with, the weight of each hidden unit, and the factor
that brings each input to its scale.
"""

from __future__ import annotations

from math import exp, log

from ludogare.core.law.contract import Numbers, State
from ludogare.core.law.judgement import WHOLE, evaluate, observe
from ludogare.core.law.rule import rule
from ludogare.core.law.tables import table

FINE, FINE_BITS = 256, 8
"""What counts as 1 in an input, in a hidden unit and in the odds."""
WEIGHT_BITS = 10
"""A weight of 1 is this power of two."""
FULL = 8 * FINE
"""A hidden unit says no more than that."""
MOST_INPUTS, MOST_HIDDEN = 256, 64
ROOM = MOST_INPUTS + MOST_HIDDEN + 1
"""Places that it takes of the room: the inputs, then a sum a column; `observe` has the rest."""
SURE = 8 * FINE
"""Odds as good as certain."""

SHARE = table(
    max(1, min(WHOLE - 1, round(WHOLE / (1 + exp(-odds / FINE)))))
    for odds in range(-SURE, SURE + 1)
)
"""What share of the victory odds stand for, in thousandths, from -SURE on."""

ODDS = table(
    max(-SURE, min(SURE, round(FINE * log(max(share, 0.3) / max(WHOLE - share, 0.3)))))
    for share in range(WHOLE + 1)
)
"""The odds that a share of the victory stands for."""

# A net puts its own in their place.
FIRST, LAST = table([[0]]), table([0])
INPUTS, HIDDEN = 0, 0


@rule
def odds(room: Numbers, inputs: int, hidden: int, first: Numbers, last: Numbers) -> int:
    """The odds that a net gives for what lies in the room: the logarithm, `FINE` for each 1."""
    for j in range(hidden + 1):
        room[MOST_INPUTS + j] = last[j]
    for i in range(inputs):
        if room[i] != 0:
            x = room[i] * last[2 * hidden + 1 + i] >> FINE_BITS
            for j in range(hidden + 1):
                room[MOST_INPUTS + j] += x * first[i, j]
    total = room[MOST_INPUTS + hidden]
    for j in range(hidden):
        said = max(0, min(FULL, room[MOST_INPUTS + j] >> WEIGHT_BITS))
        total += said * last[hidden + 1 + j]
    return max(-SURE, min(SURE, total >> WEIGHT_BITS))


@rule
def by_hand(s: State, seat: int, room: Numbers) -> int:
    """A prototype: how the game judges without a net."""
    return evaluate(s, seat, room)


@rule
def look(s: State, seat: int, inputs: int, room: Numbers) -> None:
    """Lays what a net judges by into the room: the features, then the odds by hand."""
    observe(s, seat, room, room[ROOM:])
    room[inputs - 1] = ODDS[by_hand(s, seat, room[ROOM:])]


@rule
def learned(s: State, seat: int, room: Numbers) -> int:
    """The share of the victory that a seat may hope for, as the net says."""
    look(s, seat, INPUTS, room)
    return SHARE[odds(room, INPUTS, HIDDEN, FIRST, LAST) + SURE]
