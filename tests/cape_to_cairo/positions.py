"""Positions for tests, from a few words. Cards by their numbers: see components.toml."""

from __future__ import annotations

from typing import Any

import ludogare
from ludogare.games.cape_to_cairo import GAME
from ludogare.games.cape_to_cairo.rules.components import TRACK
from ludogare.games.cape_to_cairo.rules.parts import DECK
from ludogare.games.cape_to_cairo.rules.state import (
    BONUS_OF,
    BUILDING,
    DISCARDS,
    PILE,
    ROW,
    STOCK,
    State,
)

VILLAGE_2, DESERT_3, SAVANNA_3, RIVER_0, RIVER_0B = 13, 21, 1, 49, 50


def position(
    rows: dict[int, list[int]],
    *,
    seats: int = 2,
    turn: int = 0,
    crossed: dict[int, int] | None = None,
    stock: tuple[int, ...] = (),
    bonuses: dict[int, list[int]] | None = None,
    capital: dict[int, int] | None = None,
    discards: tuple[int, ...] = (),
    gone: bool = False,
    left: tuple[int, ...] = (),
    credit: bool = False,
) -> Any:
    """A match in construction, with the seat in turn about to build or pass.

    With `gone`, every card not named lies as a crossed landscape out of reach, but for those
    `left` in the pile.
    """
    match = ludogare.Match(GAME, seats=seats, options={"credit": credit})
    s = match.state
    assert isinstance(s, State)
    s.phase, s.turn, s.drew = BUILDING, turn, 1

    def put(card: int, place: int) -> None:
        assert s.place[card] == PILE
        s.place[card] = place
        s.pile -= 1

    for seat, row in rows.items():
        for i, card in enumerate(row):
            put(card, ROW)
            s.row[seat, i] = card
        s.bought[seat] = len(row)
        s.crossed[seat] = (crossed or {}).get(seat, 0)
        s.track[seat] = sum(TRACK[c] for c in row[s.crossed[seat] :])
    for card in stock:
        put(card, STOCK)
        s.stock += TRACK[card]
        s.stocked += 1
    for seat, cards in (bonuses or {}).items():
        for i, card in enumerate(cards):
            put(card, BONUS_OF + seat)
            s.bonus[seat, i] = card
        s.bonuses[seat] = len(cards)
    for seat, pounds in (capital or {}).items():
        s.capital[seat] = pounds
    for card in discards:
        put(card, DISCARDS)
        s.discards += 1
    if gone:
        for card in range(1, DECK + 1):
            if s.place[card] == PILE and card not in left:
                put(card, ROW)
    return match


def run_short(s: State, pile: tuple[int, ...], discards: tuple[int, ...] = ()) -> None:
    """Of the pile these cards stay, those are discarded, and the rest lies out of reach."""
    for card in range(1, DECK + 1):
        if s.place[card] == PILE and card not in pile:
            s.place[card] = DISCARDS if card in discards else ROW
    s.pile, s.discards = len(pile), len(discards)


def legal(match: Any, seat: int = 0) -> list[str]:
    return [str(action) for action in match.legal_for(seat)]


def auction(bids: list[int], capital: list[int] | None = None, cards: str = "13 21 1 49") -> Any:
    """A match after its first bids were opened; chance is not dealt."""
    match = ludogare.Match(GAME, seats=len(bids))
    for seat, pounds in enumerate(capital or []):
        match.state.capital[seat] = pounds
    for card in cards.split()[: len(bids)]:
        match.play(f"reveal {card}")
    for seat, amount in enumerate(bids):
        match.play(f"bid {amount}", seat)
    return match
