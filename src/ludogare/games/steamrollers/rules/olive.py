"""Olive, who plays against a lone player with the die that is left (SR-13)."""

from __future__ import annotations

from ludogare.core.law.rule import rule
from ludogare.games.steamrollers.rules.components import OLIVE_TAKES, PER_REGION
from ludogare.games.steamrollers.rules.delivering import take_from_row
from ludogare.games.steamrollers.rules.parts import CITIES, FACES
from ludogare.games.steamrollers.rules.state import (
    FULL_REGION,
    OLIVE_ROLLS,
    OVER,
    ROUND_ENDS,
    SOLO_BEFORE,
    SOLO_INSTEAD,
    State,
)
from ludogare.games.steamrollers.rules.tiles import T2, A, B, put_back, use

PLAYER = 1  # as the holder of a tile


@rule
def olive_begins(s: State) -> None:
    """SR-13.8: she takes the last die. SR-13.5: the Solo tile may have it rolled again first."""
    for face in range(FACES):
        if s.dice[face]:
            s.olive_die = 1 + face
            s.dice[face] -= 1
            s.taken += 1
    if solo_works(s, A):
        s.phase = SOLO_BEFORE
    else:
        olive_acts(s)


@rule
def solo_works(s: State, side: int) -> bool:
    """SR-Q28: whether the Solo tile lies on this side, upright, before the player."""
    return s.holder[T2] == PLAYER and s.tilted[T2] == 0 and s.side[T2] == side


@rule
def olive_acts(s: State) -> None:
    """Her steps 1 to 4, with the die that she has."""
    region = s.olive_die - 1
    if not olive_ticks(s, region):
        return
    if s.holder[region] == PLAYER and s.tilted[region] == 0:
        put_back(s, region)  # SR-13.12
    if s.left[region] == 0:
        s.phase = OLIVE_ROLLS if goods_left(s) else ROUND_ENDS  # SR-13.13, SR-Q25
    elif s.ticks[region] < OLIVE_TAKES:
        s.phase = ROUND_ENDS
    elif solo_works(s, B):
        s.phase = SOLO_INSTEAD  # SR-13.6
    else:
        olive_takes(s, region)


@rule
def olive_ticks(s: State, region: int) -> bool:
    """SR-13.11: one more hex; in a full region she wins at once. Says whether the match goes on."""
    if s.ticks[region] == PER_REGION:
        s.end = FULL_REGION
        s.phase = OVER
        return False
    s.ticks[region] += 1
    return True


@rule
def olive_takes(s: State, region: int) -> None:
    """SR-13.14: the last good of the row leaves the game, and she scores her hexes there."""
    last = s.left[region] - 1
    s.gone[s.row[region, last] - 1] += 1
    take_from_row(s, region, last)
    s.olive_points += s.ticks[region]
    s.phase = ROUND_ENDS


@rule
def olive_is_stopped(s: State) -> None:
    """SR-13.6, SR-Q26: she takes nothing and ticks one hex more instead."""
    use(s, T2)
    if olive_ticks(s, s.olive_die - 1):
        s.phase = ROUND_ENDS


@rule
def goods_left(s: State) -> bool:
    """Whether any city still has goods."""
    left = 0
    for city in range(CITIES):
        left += s.left[city]
    return left > 0
