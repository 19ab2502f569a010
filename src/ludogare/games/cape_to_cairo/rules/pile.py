"""The pile and the discards (CC-5)."""

from __future__ import annotations

from ludogare.core.law.rule import rule
from ludogare.games.cape_to_cairo.rules.parts import DECK
from ludogare.games.cape_to_cairo.rules.state import DISCARDS, PILE, State


@rule
def take(s: State, card: int, to: int) -> None:
    """A card leaves the pile, which is made anew as soon as it is used up (CC-5.1)."""
    if s.pile == 0:
        make_pile(s)  # CC-Q9: there were no discards when the last card was drawn
    s.place[card] = to
    s.pile -= 1
    if s.pile == 0:
        make_pile(s)


@rule
def make_pile(s: State) -> None:
    """CC-5.1: all discards become the pile."""
    for card in range(1, DECK + 1):
        if s.place[card] == DISCARDS:
            s.place[card] = PILE
    s.pile = s.discards
    s.discards = 0


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
