"""Who may know what: a tile looked at through Technology (CT-Q23)."""

from __future__ import annotations

from ludogare.core.law.contract import Numbers
from ludogare.core.law.dice import below
from ludogare.core.law.rule import rule
from ludogare.games.channel_tunnel.rules.actions import (
    AT_LOOK,
    CARD_UP,
    TILE,
    TILE_COVERED,
    TILE_INDEX,
    TILE_PLACE,
)
from ludogare.games.channel_tunnel.rules.components import SEATS, TILES
from ludogare.games.channel_tunnel.rules.parts import HUES
from ludogare.games.channel_tunnel.rules.state import HIDDEN_TILE, State


@rule
def hide(s: State, seat: int) -> None:
    """Tiles that only the other has looked at; they count as unseen again."""
    mine = 1 << seat if seat >= 0 else 0
    for side in range(SEATS):
        for index in range(TILES):
            looked = s.looked[side, index]
            tile = s.tile[side, index]
            if looked and not looked & mine and tile != HIDDEN_TILE:
                s.unseen[tile - 1] += 1
                s.tile[side, index] = HIDDEN_TILE


@rule
def cover(s: State, viewer: int, seat: int, action: int) -> int:
    """Others see which tile is looked at, not what it is."""
    if TILE + AT_LOOK * TILE_PLACE <= action < CARD_UP and viewer != s.turn:
        return action - (action - TILE) % TILE_INDEX + TILE_COVERED
    return action


@rule
def deal(s: State, seat: int, dice: Numbers) -> None:
    """Any unseen tile may be the one that the other has looked at."""
    for side in range(SEATS):
        for index in range(TILES):
            if s.tile[side, index] == HIDDEN_TILE:
                face = unseen_face(s, dice)
                s.unseen[face] -= 1
                s.tile[side, index] = face + 1


@rule
def unseen_face(s: State, dice: Numbers) -> int:
    """Any one of the tiles not seen."""
    unseen = 0
    for face in range(HUES * 2):
        unseen += s.unseen[face]
    left = below(dice, unseen)
    face = 0
    while left >= s.unseen[face]:
        left -= s.unseen[face]
        face += 1
    return face
