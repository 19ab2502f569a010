"""What a component file of 1987 Channel Tunnel may hold."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Literal

from msgspec import Meta

from ludogare.core.declaration.checked import Unfit
from ludogare.core.declaration.components import Digit, Group, Hundred, Part

SIDES = ("britain", "france")  # CT-Q1: seat 0 plays Britain
TRACKS = ("A", "B")
COLOURS = ("sky_blue", "black", "orange", "yellow", "white")
HUES = len(COLOURS)
ACTS = ("technology", "finance", "planning", "drilling", "development")
KINDS = (
    "european_influence", "political_duel", "european_speech", "media_relations",
    "topographic_analysis", "improve_technology", "new_workers", "exchange", "extra_funding",
    "new_materials", "heavy_machinery", "control_room_1", "control_room_2", "control_room_3",
    "control_room_4", "control_room_5",
)  # fmt: skip
CARRYING = KINDS[KINDS.index("topographic_analysis") :]  # kinds with tiles on them
REQUIREMENTS = ("none", "discard_1", "place_1", "place_1_or_2")
COUNTRIES = (
    "west_germany", "italy", "spain", "netherlands", "belgium", "denmark", "greece", "portugal",
    "ireland", "luxembourg",
)  # fmt: skip
CARDS = 33
FEWEST = {"european_influence": len(COUNTRIES), "topographic_analysis": HUES}
MORE_COPIES = 4
AGENDA = (
    "training", "warehouse_inspection", "control", "repairs", "supervision", "promotion",
)  # fmt: skip
DRIFT_COLOURS = ("red", "blue", "green", "yellow", "none")
DRIFT_VALUES = (0, -1, -2)
DRIFTS = 9
STEPS = 6
MOST_MORE_TOKENS = 2  # so that both hands together never want more than there are

Colours = tuple[
    Literal["sky_blue"], Literal["black"], Literal["orange"], Literal["yellow"], Literal["white"]
]
Thirty = Annotated[int, Meta(ge=0, le=30)]
Spaces = Meta(min_length=STEPS, max_length=STEPS)


class Tunnel(Group, frozen=True):
    """Six cards with three spaces each: nine on each side."""

    cards: Literal[6]
    spaces: Literal[3]


class Tokens(Group, frozen=True):
    """The action tokens."""

    colours: Colours
    each: Literal[5]


class Hand(Group, frozen=True):
    """How many tokens somebody may have at the start of a round."""

    maximum: Annotated[int, Meta(ge=1, le=10)]


class Rubble(Group, frozen=True):
    """The tiles, and how many of a colour show the Agenda symbol."""

    colours: Colours
    each: Literal[4]
    symbols: Annotated[
        list[Annotated[int, Meta(ge=0, le=4)]], Meta(min_length=HUES, max_length=HUES)
    ]


class Drift(Part, frozen=True):
    """A deviation card."""

    colour: Literal["red", "blue", "green", "yellow", "none"]
    value: Literal[0, -1, -2]


class Deviation(Group, frozen=True):
    """The deviation cards: a colour that comes again has all of them shuffled."""

    cards: Annotated[list[Drift], Meta(min_length=DRIFTS, max_length=DRIFTS)]

    def __post_init__(self) -> None:
        colours = Counter(card.colour for card in self.cards if card.colour != "none")
        if max(colours.values(), default=0) != 2:
            raise Unfit("parts-drift")


class DeviationTrack(Group, frozen=True):
    """The last level that is still safe."""

    last: Annotated[int, Meta(ge=-9, le=-1)]


class Water(Group, frozen=True):
    """Deviation cards after a sky blue tile."""

    britain: Annotated[int, Meta(ge=0, le=3)]
    france: Annotated[int, Meta(ge=0, le=3)]


class Storage(Group, frozen=True):
    """Spaces for tiles from the start."""

    britain: Annotated[int, Meta(ge=1, le=4)]
    france: Annotated[int, Meta(ge=1, le=4)]


class Points(Group, frozen=True):
    """What is scored beside the points of cards and tracks."""

    arrival: Hundred
    arrival_each: Digit
    political_duel: Hundred
    european_speech: Hundred
    media_relations: Hundred
    topographic_analysis: Annotated[list[Hundred], Meta(min_length=HUES + 1, max_length=HUES + 1)]


class Money(Group, frozen=True):
    """In millions."""

    extra_funding: Annotated[int, Meta(ge=1, le=9)]
    promotion: Annotated[int, Meta(ge=1, le=9)]


class Stop(Group, frozen=True):
    """When a match stops that would never end."""

    idle_rounds: Annotated[int, Meta(ge=1, le=9)]
    rounds: Annotated[int, Meta(ge=1, le=99)]


class Track(Part, frozen=True):
    """A technology track, space by space."""

    points: Annotated[list[Thirty], Spaces]
    barrier: Annotated[list[Thirty], Spaces]
    benefit: Annotated[list[Literal["", "token", "look", "storage"]], Spaces]


class Board(Part, frozen=True):
    """The two tracks of a side."""

    A: Track
    B: Track

    def __post_init__(self) -> None:
        if self.A.benefit.count("token") + self.B.benefit.count("token") > MOST_MORE_TOKENS:
            raise Unfit("parts-tokens", most=MOST_MORE_TOKENS)


class Tracks(Group, frozen=True):
    """The boards of both sides."""

    britain: Board
    france: Board


class AgendaCard(Part, frozen=True):
    """A card of the Agenda expansion."""

    kind: str
    points: Digit


class Agenda(Group, frozen=True):
    """The Agenda expansion."""

    cards: list[AgendaCard]

    def __post_init__(self) -> None:
        if tuple(card.kind for card in self.cards) != AGENDA:
            raise Unfit("parts-agenda", known=[*AGENDA])


class Card(Part, frozen=True):
    """A game card."""

    kind: Literal[KINDS]  # type: ignore[valid-type]
    points: Annotated[int, Meta(ge=0, le=20)]
    rubble: Literal["none", "discard_1", "place_1", "place_1_or_2"]
    secondary: Literal["technology", "finance", "planning", "drilling"]
    ecu: Digit
    country: Literal[("", *COUNTRIES)] = ""  # type: ignore[valid-type]

    def __post_init__(self) -> None:
        if (self.kind in CARRYING) != self.rubble.startswith("place"):
            message = "parts-carries" if self.kind in CARRYING else "parts-carries-none"
            raise Unfit(message, kind=self.kind)
        if (self.kind == "european_influence") != bool(self.country):
            raise Unfit("parts-country")


class Cards(Group, frozen=True):
    """The game cards, numbered from 1."""

    rows: Annotated[list[Card], Meta(min_length=CARDS, max_length=CARDS)]

    def __post_init__(self) -> None:
        copies = Counter(card.kind for card in self.rows)
        for kind in KINDS:
            fewest = FEWEST.get(kind, 1)
            if not fewest <= copies[kind] <= fewest + MORE_COPIES:
                most = fewest + MORE_COPIES
                raise Unfit("parts-copies", kind=kind, fewest=fewest, most=most, found=copies[kind])
        if sorted(card.country for card in self.rows if card.country) != sorted(COUNTRIES):
            raise Unfit("parts-countries", known=[*COUNTRIES])


class Parts(Part, frozen=True):
    """The whole file."""

    tunnel: Tunnel
    tokens: Tokens
    hand: Hand
    rubble: Rubble
    deviation: Deviation
    deviation_track: DeviationTrack
    water: Water
    storage: Storage
    points: Points
    money: Money
    stop: Stop
    tracks: Tracks
    agenda: Agenda
    cards: Cards
