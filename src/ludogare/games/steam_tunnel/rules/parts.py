"""What a component file of Steam Tunnel may hold."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from ludogare.core.declaration.checked import Unfit
from ludogare.core.declaration.components import Group, Part

PORT_NAMES = ("N", "E1", "E2", "S", "W2", "W1")  # clockwise, so that half a turn adds 3
CARD_NAMES = ("A1", "A2", "B1", "B2", "C1", "C2", "D1", "D2", "E", "F", "G", "P")
TUNNEL_NAMES = CARD_NAMES[:-1]
FORK_NAME = "G"
TUNNEL_CARDS, POINT_CARDS = 44, 4
MOST_SEGMENTS = 127  # of all cards, so that those of one tunnel fit 8 bits
SIZES = (6, 7)  # of the two boards

Copies = Annotated[int, Meta(ge=0, le=TUNNEL_CARDS)]
End = Annotated[int, Meta(ge=1, le=5)]  # with all 24 on one tunnel, their sum still fits 8 bits
Place = tuple[
    Annotated[int, Meta(ge=0, le=SIZES[0] - 1)], Annotated[int, Meta(ge=0, le=SIZES[0] - 1)]
]
FullPlace = tuple[
    Annotated[int, Meta(ge=0, le=SIZES[1] - 1)], Annotated[int, Meta(ge=0, le=SIZES[1] - 1)]
]


class Board(Group, frozen=True):
    """Where the point cards lie, as row and column."""

    points: Annotated[list[Place], Meta(min_length=POINT_CARDS, max_length=POINT_CARDS)]

    def __post_init__(self) -> None:
        if len(set(self.points)) < POINT_CARDS:
            raise Unfit("parts-places", count=POINT_CARDS)


class FullBoard(Group, frozen=True):
    """Where the hole is."""

    hole: FullPlace


class Ends(Part, frozen=True):
    """What the ends of a point card are worth."""

    N: End
    E1: End
    E2: End
    S: End
    W2: End
    W1: End


class PointCard(Group, frozen=True):
    """The point cards."""

    copies: Annotated[int, Meta(ge=POINT_CARDS, le=POINT_CARDS)]
    ends: Ends


class Card(Part, frozen=True):
    """A tunnel card; a port in none of its segments is a black end."""

    name: str
    copies: Copies
    segments: Annotated[list[str], Meta(min_length=2, max_length=3)]

    def __post_init__(self) -> None:
        ports = [port for segment in self.segments for port in segment.split("-")]
        if len(set(ports)) < len(ports) or not set(ports) <= set(PORT_NAMES):
            raise Unfit("parts-port", known=[*PORT_NAMES])
        if any(len(ports) < 2 for ports in self.ports()):
            raise Unfit("parts-segment")
        if any(len(ports) > 2 for ports in self.ports()) != (self.name == FORK_NAME):
            raise Unfit("parts-fork", card=FORK_NAME)

    def ports(self) -> list[list[int]]:
        """Its segments, each as its ports in rising order."""
        return [sorted(map(PORT_NAMES.index, text.split("-"))) for text in self.segments]


class Deck(Group, frozen=True):
    """The tunnel cards."""

    cards: list[Card]

    def __post_init__(self) -> None:
        if tuple(card.name for card in self.cards) != TUNNEL_NAMES:
            raise Unfit("parts-names", known=[*TUNNEL_NAMES])
        if sum(card.copies for card in self.cards) != TUNNEL_CARDS:
            raise Unfit("parts-cards", count=TUNNEL_CARDS)
        if sum(card.copies * len(card.segments) for card in self.cards) > MOST_SEGMENTS:
            raise Unfit("parts-segments", most=MOST_SEGMENTS)


class Parts(Part, frozen=True):
    """The whole file."""

    board: Board
    full_board: FullBoard
    point_card: PointCard
    deck: Deck
