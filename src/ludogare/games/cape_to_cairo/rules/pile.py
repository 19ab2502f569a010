"""The pile and the discards (CC-5)."""

from __future__ import annotations

from ludogare.core.law.rule import rule
from ludogare.games.cape_to_cairo.rules.parts import DECK
from ludogare.games.cape_to_cairo.rules.state import DISCARDS, PILE, State


@rule
def source_of_cards(s: State) -> int:
    """Where the next card comes from; an empty pile is made anew (CC-Q9)."""
    return PILE if s.pile else DISCARDS


@rule
def card_of_pile(s: State, at: int) -> int:
    """The card that lies at a place among those that may be drawn, by number."""
    source = source_of_cards(s)
    card = 0
    while at >= 0:
        card += 1
        at -= s.place[card] == source
    return card


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
