"""The pile and the discards (CC-5)."""

from __future__ import annotations

from ludogare.core.rule import rule
from ludogare.games.cape_to_cairo.components import DECK
from ludogare.games.cape_to_cairo.state import DISCARDS, PILE, State


@rule
def take(s: State, card: int, to: int) -> None:
    """A card leaves the pile; if that was empty, the discards become the pile first (CC-5.1)."""
    if s.pile == 0:
        for other in range(1, DECK + 1):
            if s.place[other] == DISCARDS:
                s.place[other] = PILE
        s.pile = s.discards
        s.discards = 0
    s.pile -= 1
    s.place[card] = to


@rule
def discard(s: State, card: int) -> None:
    """A card joins the discards."""
    s.place[card] = DISCARDS
    s.discards += 1


@rule
def discard_all(s: State, at: int) -> None:
    """All cards that lie in one place join the discards."""
    for card in range(1, DECK + 1):
        if s.place[card] == at:
            discard(s, card)
