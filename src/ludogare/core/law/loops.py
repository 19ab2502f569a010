"""Loops that are generic over games: each names the contract and is bound to a game.

The same source runs plain (`game.plain.playouts`) and compiled (`game.compiled.playouts`).
`states` is an array of packed states when compiled and a list of plain ones otherwise.
"""

from __future__ import annotations

from typing import Any

from ludogare.core.law.contract import (
    CHANCE,
    Numbers,
    awaited,
    chances,
    ending,
    legal,
    play,
    score,
    start,
    winners,
)
from ludogare.core.law.dice import below, shake
from ludogare.core.law.rule import rule

HEAD = 3
"""Columns of a result before the points: plies, ending, winners."""


@rule
def clear(numbers: Numbers, size: int) -> None:
    """Zeros, before a rule writes what is there."""
    for i in range(size):
        numbers[i] = 0


@rule
def first_seat(mask: int) -> int:
    """The lowest seat of a mask."""
    seat = 0
    while not mask >> seat & 1:
        seat += 1
    return seat


@rule
def drawn_from_list(s: Any, dice: Numbers, out: Numbers, weight: Numbers) -> int:
    """One of the outcomes that `chances` writes, by weight."""
    n = chances(s, out, weight)
    total = 0
    for i in range(n):
        total += weight[i]
    left = below(dice, total)
    i = 0
    while left >= weight[i]:
        left -= weight[i]
        i += 1
    return out[i]


@rule
def chosen_from_list(s: Any, seat: int, dice: Numbers, out: Numbers) -> int:
    """One of the actions that `legal` writes, each as likely."""
    return out[below(dice, legal(s, seat, out))]


@rule
def drawn(s: Any, dice: Numbers, out: Numbers, weight: Numbers) -> int:
    """What chance brings, by weight; `out` and `weight` are scratch."""
    return drawn_from_list(s, dice, out, weight)


@rule
def chosen(s: Any, seat: int, dice: Numbers, out: Numbers) -> int:
    """Any legal action of a seat, each as likely; `out` is scratch."""
    return chosen_from_list(s, seat, dice, out)


SHORTCUTS = (drawn, chosen)
"""What a game may supply beside the contract: the same as from the list, without writing it."""


@rule
def playout(s: Any, dice: Numbers, out: Numbers, weight: Numbers, limit: int) -> int:
    """Plays on at random, to the end or for `limit` plies; returns the number of plies."""
    plies = 0
    mask = awaited(s)
    while mask != 0 and plies < limit:
        seat = CHANCE
        if mask == CHANCE:
            action = drawn(s, dice, out, weight)
        else:
            seat = first_seat(mask)
            action = chosen(s, seat, dice, out)
        play(s, seat, action)  # once for both: on a GPU, threads side by side meet here again
        plies += 1
        mask = awaited(s)
    return plies


@rule
def playouts(
    states: Any,
    seats: int,
    options: Numbers,
    seed: int,
    first: int,
    matches: int,
    limit: int,
    dice: Numbers,
    out: Numbers,
    weight: Numbers,
    results: Any,
) -> int:
    """Random matches number `first` and following; returns how many plies they took.

    The first two states are used: one to play in, and an empty one to begin from.
    A row of `results` holds the plies, the ending, the winners' mask and the points.
    """
    s = states[0]
    total = 0
    for i in range(matches):
        states[0] = states[1]
        start(s, seats, options)
        shake(dice, seed, first + i)
        plies = playout(s, dice, out, weight, limit)
        total += plies
        results[i, 0] = plies
        results[i, 1] = ending(s)
        results[i, 2] = winners(s)
        score(s, out)
        for seat in range(seats):
            results[i, HEAD + seat] = out[seat]
    return total


@rule
def step(states: Any, seat: int, action: int, out: Numbers, weight: Numbers) -> int:
    """One ply, then the next choices: one crossing from Python for each ply.

    `out` is filled with the legal actions of the first awaited seat, or the outcomes
    with their weights; `out[-1]` says who is awaited. Returns how many there are.
    """
    s = states[0]
    play(s, seat, action)
    mask = awaited(s)
    out[len(out) - 1] = mask
    if mask == 0:
        return 0
    if mask == CHANCE:
        return chances(s, out, weight)
    return legal(s, first_seat(mask), out)


@rule
def copies(states: Any, times: int) -> int:
    """Copies the second state onto the first, over and over: what `bench` times."""
    for i in range(times):
        states[i & 1] = states[2 + (i & 1)]
    return times
