"""Action tiles: where they are, when they work, what using one costs."""

from __future__ import annotations

from ludogare.core.law.rule import rule
from ludogare.games.steamrollers.rules.components import ONCE, SOLO_CODES, TILES
from ludogare.games.steamrollers.rules.state import CENTRE, State

T1, T2, T3, T4, T5, T6 = range(TILES)
A, B = range(2)


@rule
def code_of(s: State, tile: int) -> int:
    """Which side of which tile lies here; alone, the Solo tile is number 2 (SR-13.4)."""
    if s.solo and tile == T2:
        return SOLO_CODES + s.side[tile]
    return tile * 2 + s.side[tile]


@rule
def works(s: State, seat: int, tile: int) -> bool:
    """SR-Q10: a tile works if it stands upright here; alone, a lasting one once (SR-13.10)."""
    if s.holder[tile] != 1 + seat or s.used >> tile & 1:
        return False
    return s.tilted[tile] == 0 or (tile == T4 and s.side[T4] == B)  # SR-11.7: 4b while it is held


@rule
def works_as(s: State, seat: int, tile: int, side: int) -> bool:
    """Whether a tile works and lies on this side."""
    return s.side[tile] == side and works(s, seat, tile)


@rule
def use(s: State, tile: int) -> None:
    """SR-10.4, SR-10.5, SR-Q11: a tile used once goes back to the centre, a lasting one stays."""
    if ONCE[code_of(s, tile)]:
        put_back(s, tile)
    elif s.solo:
        s.used |= 1 << tile


@rule
def put_back(s: State, tile: int) -> None:
    """A tile lies in the centre again, upright."""
    s.holder[tile] = CENTRE
    s.tilted[tile] = 0


@rule
def can_take(s: State, tile: int) -> bool:
    """SR-10.1, SR-10.3: from the centre, or upright in front of anybody, oneself included."""
    return s.tilted[tile] == 0


@rule
def take(s: State, seat: int, tile: int) -> None:
    """SR-10.2: the tile comes to this seat and is tilted."""
    s.holder[tile] = 1 + seat
    s.tilted[tile] = 1


@rule
def straighten(s: State, seat: int) -> None:
    """SR-5.2: before a die is chosen, one's tilted tiles are set upright."""
    for tile in range(TILES):
        if s.holder[tile] == 1 + seat:
            s.tilted[tile] = 0
