"""What is never lost: tokens, tiles and cards."""

from __future__ import annotations

from ludogare.core.law.contract import Numbers
from ludogare.core.law.rule import rule
from ludogare.games.channel_tunnel.rules.components import ECU, SEATS, SLOTS, TILES
from ludogare.games.channel_tunnel.rules.parts import CARDS, DRIFTS, HUES
from ludogare.games.channel_tunnel.rules.state import DISCARDS, ECU_OF, HIDDEN_TILE, UNKNOWN, State


@rule
def count(s: State, out: Numbers) -> None:
    """Tokens and tiles of each colour, the cards, and what is kept twice, less itself."""
    for colour in range(HUES):
        out[colour] = s.bag[colour] + s.hand[0, colour] + s.hand[1, colour]
        out[HUES + colour] = s.unseen[colour * 2] + s.unseen[colour * 2 + 1] + s.gone[colour]
        out[HUES + colour] += s.storage[0, colour] + s.storage[1, colour]
    for slot in range(SLOTS):
        out[s.stack_colour[slot]] += s.stack[slot]
    for side in range(SEATS):
        for index in range(TILES):
            tile = s.tile[side, index]
            if tile != UNKNOWN and tile != HIDDEN_TILE:
                out[HUES + (tile - 1) // 2] += 1
    count_cards(s, out)
    for seat in range(SEATS):
        out[13] += s.tokens[seat]
        out[14] += s.stored[seat]
        for colour in range(HUES):
            out[13] -= s.hand[seat, colour]
            out[14] -= s.storage[seat, colour]
    for card in range(DRIFTS):
        out[15] += s.drifted[card] < 2


@rule
def count_cards(s: State, out: Numbers) -> None:
    """The cards by where they lie, the tiles on them, and the money they make."""
    for i in range(10, 16):
        out[i] = 0
    out[10] = s.deck + s.discards
    out[12] = -s.ecu[0] - s.ecu[1]
    for slot in range(SLOTS):
        out[10] += s.shown[slot] > 0
    for card in range(1, CARDS + 1):
        place = s.place[card]
        out[10] += place >= ECU_OF
        out[11] += place <= DISCARDS
        if ECU_OF <= place < ECU_OF + SEATS:
            out[12] += ECU[card]
        for i in range(2):
            if s.load[card, i]:
                out[HUES + s.load[card, i] - 1] += 1
    out[11] -= s.deck + s.discards
