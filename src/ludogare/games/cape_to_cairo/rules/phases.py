"""How the two phases of the match begin."""

from __future__ import annotations

from ludogare.core.law.rule import rule
from ludogare.games.cape_to_cairo.rules.state import BUILDING, DRAWING, NO_BID, REVEALING, State


@rule
def begin_auction(s: State) -> None:
    """CC-3.1: as many landscapes turn up as there are players."""
    s.phase = REVEALING
    s.for_sale = 0
    for seat in range(s.seats):
        s.bid[seat] = NO_BID
        s.rank[seat] = 0


@rule
def begin_turn(s: State, seat: int) -> None:
    """CC-4.3: a turn begins with a card for the stock, if there is one left (CC-Q14)."""
    s.turn = seat
    s.drew = 1 if s.pile + s.discards else 0
    s.phase = DRAWING if s.drew else BUILDING
