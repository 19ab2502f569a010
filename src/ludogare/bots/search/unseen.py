"""Choices that several seats make unseen: a small game of its own, solved.

What a seat may choose is divided into steps of choices that follow one another. What all choose
together is worth what the judgement says after the first answers, for each of them. Regret
matching finds how often each seat should take each step, so that no other way would do better: who
knows how often can still not gain by it. All of it is whole numbers, the same plain and compiled.
"""

from __future__ import annotations

from typing import Any

from ludogare.bots.search.tree import look_ahead
from ludogare.core.law.contract import CHANCE, Numbers, awaited, deal, legal, play
from ludogare.core.law.dice import below
from ludogare.core.law.judgement import standing
from ludogare.core.law.loops import drawn
from ludogare.core.law.rule import rule

MOST_STEPS = 20
"""Steps that the choices of a seat are divided into."""
NOBODY = -1
"""Who of the choosers acts next, where it may be one or another, or none."""
SURE_BITS = 16
SURE = 1 << SURE_BITS
"""What counts as always."""
FINE = 1000
"""Parts of a thousandth of the victory."""
SHARED = 6
"""How often joint choices are looked at where two seats take the same step: either may be first."""
# The columns of a line of the table before its shares, a column for each seat that chooses.
MOVER, SHARES = range(2)


@rule
def balance(
    states: Any,
    seat: int,
    choosers: Numbers,
    n: int,
    steps: Numbers,
    width: int,
    limit: int,
    anew: int,
    rounds: int,
    table: Any,
    digits: Numbers,
    mixes: Any,
    regrets: Any,
    worths: Any,
    means: Any,
    dice: Numbers,
    out: Numbers,
    weight: Numbers,
) -> int:
    """Makes the table, if it is to be made anew, and solves it: `means` says how often each of the
    n choosers should take each of its steps. `states[0]` is hidden for the seat.
    """
    if anew != 0:
        look_up(states, seat, choosers, n, steps, width, limit, table, digits, dice, out, weight)
    solve(table, n, steps, rounds, digits, mixes, regrets, worths, means)
    return rounds


@rule
def look_up(
    states: Any,
    seat: int,
    choosers: Numbers,
    n: int,
    steps: Numbers,
    width: int,
    limit: int,
    table: Any,
    digits: Numbers,
    dice: Numbers,
    out: Numbers,
    weight: Numbers,
) -> None:
    """Writes what all joint choices of steps are worth.

    Where no two take the same step, each takes the middle of its own; else either may be first.
    """
    for i in range(n):
        digits[i] = 0
    joint, more = 0, True
    while more:
        times = 1
        for i in range(n):
            for j in range(i):
                if digits[i] == digits[j]:
                    times = SHARED
        for i in range(n + SHARES):
            table[joint, i] = 0
        for _ in range(times):
            states[1] = states[0]
            s = states[1]
            deal(s, seat, dice)
            for i in range(n):
                most, first = legal(s, choosers[i], out), digits[i] * width
                size = max(1, min(width, min(limit, most) - first))
                at = size // 2 if times == 1 else below(dice, size)
                play(s, choosers[i], out[min(most - 1, first + at)])
            while awaited(s) == CHANCE:
                play(s, CHANCE, drawn(s, dice, out, weight))
            table[joint, MOVER] = column(choosers, n, awaited(s)) if times == 1 else NOBODY
            look_ahead(states, n - 1, dice, out, weight)
            for i in range(n):
                table[joint, SHARES + i] += standing(s, choosers[i], weight) * FINE // times
        joint += 1
        more = following(digits, n, steps)


@rule
def column(choosers: Numbers, n: int, mask: int) -> int:
    """Which of the choosers acts alone next."""
    for i in range(n):
        if mask == 1 << choosers[i]:
            return i
    return NOBODY


@rule
def following(digits: Numbers, n: int, steps: Numbers) -> bool:
    """Goes on to the next joint choice, the last chooser's first; False after the last one."""
    i = n - 1
    while i >= 0 and digits[i] == steps[i] - 1:
        digits[i] = 0
        i -= 1
    if i < 0:
        return False
    digits[i] += 1
    return True


@rule
def solve(
    table: Any,
    n: int,
    steps: Numbers,
    rounds: int,
    digits: Numbers,
    mixes: Any,
    regrets: Any,
    worths: Any,
    means: Any,
) -> None:
    """Regret matching: the mean of what it takes, the later the more, is what `means` says."""
    for i in range(n):
        for k in range(steps[i]):
            mixes[i, k] = SURE // steps[i]
            regrets[i, k] = 0
            means[i, k] = 0
    for turn in range(rounds):
        expect(table, n, steps, digits, mixes, worths)
        for i in range(n):
            mean, total = 0, 0
            for k in range(steps[i]):
                mean += mixes[i, k] * worths[i, k] >> SURE_BITS
            for k in range(steps[i]):
                regrets[i, k] = max(0, regrets[i, k] + worths[i, k] - mean)
                total += regrets[i, k]
            for k in range(steps[i]):
                if total > 0:
                    mixes[i, k] = regrets[i, k] * SURE // total
                means[i, k] += (turn + 1) * mixes[i, k]


@rule
def expect(table: Any, n: int, steps: Numbers, digits: Numbers, mixes: Any, worths: Any) -> None:
    """Writes what each step is worth to each chooser against the mixes of the others."""
    for i in range(n):
        digits[i] = 0
        for k in range(steps[i]):
            worths[i, k] = 0
    joint, more = 0, True
    while more:
        for i in range(n):
            often = SURE
            for j in range(n):
                if j != i:
                    often = often * mixes[j, digits[j]] >> SURE_BITS
            worths[i, digits[i]] += often * table[joint, SHARES + i]
        joint += 1
        more = following(digits, n, steps)
    for i in range(n):
        for k in range(steps[i]):
            worths[i, k] >>= SURE_BITS
