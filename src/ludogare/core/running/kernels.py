"""Kernels that are generic over games: each names rules, and is bound by `OnGpu.kernel`."""

from __future__ import annotations

from typing import Any

from ludogare.core.law.contract import CHANCE, Numbers, awaited, ending, play, score, start, winners
from ludogare.core.law.dice import shake
from ludogare.core.law.loops import HEAD, chosen, clear, drawn, first_seat
from ludogare.core.running.thread import (
    DICE,
    INT32,
    INT64,
    NUMBER,
    ROOM,
    WORDS,
    anyone,
    cuda,
    line,
    state_of,
)


def playouts(
    seats: int,
    options: Numbers,
    seed: int,
    first: int,
    matches: int,
    limit: int,
    results: Any,
) -> None:
    """Random matches number `first` and following, as `loops.playouts` plays and writes them.

    The threads of a warp begin and end their matches together, and wait for each other while
    any of them has chance to ask: so they stand in the same phase more often.
    """
    words = line(cuda.local.array(WORDS, INT64))
    dice = line(cuda.local.array(DICE, INT64))
    out = line(cuda.local.array(ROOM, NUMBER))
    weight = line(cuda.local.array(ROOM, INT32))
    s = state_of(words)
    threads = cuda.gridsize(1)
    for done in range(0, matches, threads):
        match = done + cuda.grid(1)
        plies = 0
        mask = 0
        if match < matches:
            clear(words, WORDS)
            start(s, seats, options)
            shake(dice, seed, first + match)
            mask = awaited(s)
        while anyone(mask != 0):
            chance = anyone(mask == CHANCE)
            if mask != 0 and (mask == CHANCE or not chance):
                seat = CHANCE
                if mask == CHANCE:
                    action = drawn(s, dice, out, weight)
                else:
                    seat = first_seat(mask)
                    action = chosen(s, seat, dice, out)
                play(s, seat, action)
                plies += 1
                mask = awaited(s) if plies < limit else 0
        if match < matches:
            results[match, 0] = plies
            results[match, 1] = ending(s)
            results[match, 2] = winners(s)
            score(s, weight)
            for seat in range(seats):
                results[match, HEAD + seat] = weight[seat]
