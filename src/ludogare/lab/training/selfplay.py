"""Matches between judgements, as a loop over the contract: on cores, or one in each GPU thread.

Every seat takes the action after which its judgement hopes for most, with some noise. It looks at
a position in which what it may not know is dealt anew and sealed choices of others are still to
come. Some positions of each match are kept in order, from its beginning to its end, as one of the
seats sees them.
"""

from __future__ import annotations

from math import log
from typing import Any, NamedTuple

from ludogare.core.law.contract import (
    CHANCE,
    Numbers,
    State,
    awaited,
    deal,
    hide,
    play,
    score,
    start,
    winners,
)
from ludogare.core.law.dice import below, shake
from ludogare.core.law.judgement import consider, reopen, standing
from ludogare.core.law.loops import clear, drawn, first_seat
from ludogare.core.law.net import FINE, FINE_BITS, ODDS, look, odds
from ludogare.core.law.rule import rule
from ludogare.core.law.tables import table
from ludogare.core.running.thread import (
    DICE,
    INT32,
    INT64,
    SCRATCH,
    THREE_STATES,
    cuda,
    line,
    states_of,
)

BY_HAND = -1
"""The mind of a seat that judges by hand; any other is the number of a net."""
NUMBER, SEATS, LONE, MIND, MINDS, OPTIONS = range(6)
"""What a row of setups says: the match by its number, the seats, which of them has a mind of its
own, that mind, the mind of all others, and from there on the options."""
WON, POINTS = 0, 1
"""What a row of results says: the winners' mask (-1: it did not end), and the points."""
THROWS, STRAYS = 1024, 1000

GUMBEL = table(round(-FINE * log(-log((i + 0.5) / THROWS))) for i in range(THROWS))
"""Noise by which the best of several is each in proportion to its odds."""


class Contest(NamedTuple):
    """Matches to be played, the nets that play them, and where to write what came of them."""

    seed: int
    noise: int
    """By how much an eye is blurred: FINE takes each action in proportion to its odds."""
    stray: int
    """How often in a thousand any action is taken."""
    limit: int
    """Plies after which a match is given up."""
    keep: int
    """The most positions of a match that are kept."""
    inputs: int
    hidden: int
    first: Any
    last: Any
    setups: Any
    rows: Any
    """What the positions look like; those of a match follow one another."""
    viewers: Any
    """The seat of each match that sees them."""
    counts: Any
    """How many of each match were kept."""
    results: Any


@rule
def outlook(s: State, seat: int, mind: int, c: Any, room: Numbers) -> int:
    """The odds of a seat, as a mind judges them."""
    if mind == BY_HAND or awaited(s) == 0:
        return ODDS[standing(s, seat, room)]
    look(s, seat, c.inputs, room)
    return odds(room, c.inputs, c.hidden, c.first[mind], c.last[mind])


@rule
def imagine(states: Any, seat: int, dice: Numbers) -> None:
    """Makes `states[1]` what `states[0]` may be for all that a seat knows."""
    states[1] = states[0]
    hide(states[1], seat)
    reopen(states[1], seat)
    deal(states[1], seat, dice)


@rule
def chosen(
    states: Any, seat: int, mind: int, c: Any, dice: Numbers, out: Numbers, room: Numbers
) -> int:
    """What a seat does in `states[0]`."""
    imagine(states, seat, dice)
    n = consider(states[1], seat, out)
    if n == 1:
        return out[0]
    if c.stray > 0 and below(dice, STRAYS) < c.stray:
        return out[below(dice, n)]
    best, found = -(1 << 30), 0
    for i in range(n):
        states[2] = states[1]
        play(states[2], seat, out[i])
        worth = outlook(states[2], seat, mind, c, room)
        if c.noise > 0:
            worth += GUMBEL[below(dice, THROWS)] * c.noise >> FINE_BITS
        if worth > best:
            best, found = worth, out[i]
    return found


@rule
def keep(states: Any, m: int, count: int, c: Any, dice: Numbers, room: Numbers) -> int:
    """Keeps a position after the others of its match; returns how many there are.

    Where there is no room for it, every other one is let go, so that those that are kept always
    reach over the whole match.
    """
    if count == c.keep:
        count //= 2
        for n in range(count):
            for i in range(c.inputs):
                c.rows[m * c.keep + n, i] = c.rows[m * c.keep + 2 * n + 1, i]
    viewer = c.viewers[m]
    imagine(states, viewer, dice)
    look(states[1], viewer, c.inputs, room)
    for i in range(c.inputs):
        c.rows[m * c.keep + count, i] = room[i]
    return count + 1


@rule
def contest(states: Any, m: int, c: Any, dice: Numbers, out: Numbers, room: Numbers) -> None:
    """Plays the m-th match in three states, of which the first is empty."""
    s = states[0]
    seats = c.setups[m, SEATS]
    start(s, seats, c.setups[m, OPTIONS:])
    shake(dice, c.seed, c.setups[m, NUMBER])
    c.viewers[m] = below(dice, seats)
    plies, count, apart, due, mask = 0, 0, 1, 1, awaited(s)
    while mask != 0 and plies < c.limit:
        if mask == CHANCE:
            play(s, CHANCE, drawn(s, dice, out, room))
        else:
            seat = first_seat(mask)
            mind = c.setups[m, MIND if seat == c.setups[m, LONE] else MINDS]
            play(s, seat, chosen(states, seat, mind, c, dice, out, room))
        plies += 1
        mask = awaited(s)
        if mask != 0 and c.keep > 0 and plies >= due:
            if count == c.keep:
                apart *= 2
            count = keep(states, m, count, c, dice, room)
            due = plies + 1 + below(dice, 2 * apart - 1)  # never in step with the turns
    c.counts[m] = count
    c.results[m, WON] = winners(s) if mask == 0 else -1
    score(s, room)
    for seat in range(seats):
        c.results[m, POINTS + seat] = room[seat]


@rule
def contests(
    states: Any, first: int, last: int, c: Any, dice: Numbers, out: Numbers, room: Numbers
) -> int:
    """Plays the matches from `first` on, up to `last`; the fourth state is an empty one."""
    for m in range(first, last):
        states[0] = states[3]
        contest(states, m, c, dice, out, room)
    return last - first


def contest_each(c: Any) -> None:
    """A kernel: all matches, one after another in each thread."""
    words = line(cuda.local.array(THREE_STATES, INT64))
    dice = line(cuda.local.array(DICE, INT64))
    out = line(cuda.local.array(SCRATCH, INT32))
    room = line(cuda.local.array(SCRATCH, INT32))
    states = states_of(words)
    for m in range(cuda.grid(1), c.setups.shape[0], cuda.gridsize(1)):
        clear(words, THREE_STATES)
        contest(states, m, c, dice, out, room)
