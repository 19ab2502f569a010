"""What a component file of From Cape to Cairo may hold."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ludogare.core.declaration.checked import Unfit
from ludogare.core.declaration.components import Group, Hundred, Part

DECK = 50
KINDS = ("savanna", "village", "desert", "mountain", "river")
MOST_TRACK = 127  # what the deck brings has to fit the stock


class Kinds(Group, frozen=True):
    """The kinds of landscapes; texts and drawings know their names."""

    names: tuple[
        Literal["savanna"],
        Literal["village"],
        Literal["desert"],
        Literal["mountain"],
        Literal["river"],
    ]
    needs: Annotated[
        list[Annotated[int, Meta(ge=1, le=20)]],
        Meta(min_length=len(KINDS), max_length=len(KINDS)),
    ]


class Money(Group, frozen=True):
    """Pounds; the price of track is printed, and our texts name it."""

    start: Annotated[int, Meta(ge=0, le=999)]
    track: Literal[10]


class Limits(Group, frozen=True):
    """How far a match goes, and how many bonus cards somebody may hold."""

    goal: Literal[8]
    bonus: Annotated[int, Meta(ge=0, le=5)]


class Card(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A landscape."""

    kind: Literal["savanna", "village", "desert", "mountain", "river"]
    track: Annotated[int, Meta(ge=0, le=3)]
    prize: Hundred


class Deck(Group, frozen=True):
    """All landscapes, numbered from 1."""

    cards: Annotated[list[Card], Meta(min_length=DECK, max_length=DECK)]

    def __post_init__(self) -> None:
        if sum(card.track for card in self.cards) > MOST_TRACK:
            raise Unfit("parts-track", most=MOST_TRACK)


class Parts(Part, frozen=True):
    """The whole file."""

    kinds: Kinds
    money: Money
    limits: Limits
    deck: Deck
