"""What a component file of Carcassonne may hold, and what its tiles show.

A tile consists of segments: parts of roads, cities and fields, and monasteries.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Literal

from msgspec import Meta

from ludogare.core.declaration.checked import Unfit
from ludogare.core.declaration.components import Group, Part

EDGES = "NESW"
HALVES = ("NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR")
FEATURES = ("road", "city", "monastery", "field")
ROAD, CITY, MONASTERY, FIELD = range(len(FEATURES))
MARKS = {CITY: "+*", ROAD: "itu"}
SETS = ("base", "tunnel", "inns_cathedrals", "other_tunnels")
BASE, TUNNEL, INNS_CATHEDRALS, OTHER_TUNNELS = range(len(SETS))

# How much a match can hold: what is kept of a feature has so many bits (`features.py`).
MOST_MEEPLES = 15
MOST_SEGMENTS = 8
MOST_KINDS = 62
MOST_TILES = 120
MOST_NODES = 1000
MOST_FIELDS = MOST_CITIES = 255
MOST_PENNANTS = 63
MOST_SPECIALS = 15
MOST_MOUTHS = 127


@dataclass(frozen=True)
class Segment:
    """A part of a feature on an upright tile."""

    feature: int
    edges: frozenset[int] = frozenset()  # of a road or city
    halves: frozenset[int] = frozenset()  # of a field
    pennants: int = 0
    special: int = 0  # an inn on a road, a cathedral in a city
    mouth: bool = False
    touches: frozenset[int] = frozenset()  # cities, each by one of its edges


class Tile(Part, frozen=True):
    """A printed tile, upright."""

    name: Annotated[
        str,
        Meta(pattern="^[A-Z][A-Z0-9]{0,3}$", description="parts-name"),
    ]
    copies: Annotated[int, Meta(ge=1, le=MOST_TILES)]
    city: tuple[str, ...] = ()
    road: tuple[str, ...] = ()
    field: tuple[str, ...] = ()
    monastery: bool = False

    def __post_init__(self) -> None:
        for cut in (False, True):
            segments = self.segments(cut)
            if len(segments) > MOST_SEGMENTS:
                raise Unfit("parts-segments", tile=self.name, most=MOST_SEGMENTS)
            for edge in range(len(EDGES)):
                self._check_edge(edge, segments)

    def _check_edge(self, edge: int, segments: list[Segment]) -> None:
        """Each edge is one city, or one road between fields, or one field."""
        lines = [s.feature for s in segments if edge in s.edges]
        left, right = ([s for s in segments if 2 * edge + h in s.halves] for h in (0, 1))
        fields = [len(left), len(right)]
        plain = not lines and fields == [1, 1] and left == right
        if not plain and (lines, fields) not in (([CITY], [0, 0]), ([ROAD], [1, 1])):
            raise Unfit("parts-edge", tile=self.name, edge=EDGES[edge])

    def segments(self, cut: bool = False) -> list[Segment]:
        """What it shows; an underpass may be cut in two (CA-8.2)."""
        found = [self._city(text) for text in self.city]
        for text in self.road:
            found += self._roads(text, cut)
        if self.monastery:
            found.append(Segment(MONASTERY))
        return found + [self._field(text) for text in self.field]

    @property
    def underpass(self) -> bool:
        """Whether it shows an underpass."""
        return any("u" in text for text in self.road)

    def _lines(self, feature: int, text: str) -> tuple[frozenset[int], set[str]]:
        """The edges and the marks of a part of a road or city."""
        found = re.fullmatch(rf"([{EDGES}]+)([{re.escape(MARKS[feature])}]*)", text)
        if not found:
            raise Unfit("parts-line", tile=self.name, text=text, edges=EDGES)
        return frozenset(map(EDGES.index, found[1])), set(found[2])

    def _city(self, text: str) -> Segment:
        edges, marks = self._lines(CITY, text)
        return Segment(CITY, edges, pennants=int("+" in marks), special=int("*" in marks))

    def _roads(self, text: str, cut: bool) -> list[Segment]:
        edges, marks = self._lines(ROAD, text)
        inn = int("i" in marks)
        for mark, count in (("t", 1), ("u", 2)):
            if mark in marks and len(edges) != count:
                raise Unfit("parts-mark", tile=self.name, text=text, mark=mark, count=count)
        if "u" in marks and cut:
            return [Segment(ROAD, frozenset({e}), special=inn, mouth=True) for e in sorted(edges)]
        return [Segment(ROAD, edges, special=inn, mouth="t" in marks)]

    def _field(self, text: str) -> Segment:
        halves, _, cities = text.partition(">")
        words = [] if halves.strip() == "-" else halves.split()
        if not set(words) <= set(HALVES) or not set(cities.split()) <= set(EDGES):
            raise Unfit("parts-field", tile=self.name, text=text)
        return Segment(
            FIELD,
            halves=frozenset(map(HALVES.index, words)),
            touches=frozenset(map(EDGES.index, cities.split())),
        )


class Pieces(Group, frozen=True):
    """What each colour has."""

    meeples: Annotated[int, Meta(ge=1, le=MOST_MEEPLES)]
    tokens: Literal[2]


class Tiles(Group, frozen=True):
    """A set of tiles."""

    tiles: list[Tile]


class Base(Tiles, frozen=True):
    """The set that is always there, with the start tile."""

    start: str

    def __post_init__(self) -> None:
        if self.start not in [tile.name for tile in self.tiles]:
            raise Unfit("parts-start", tile=self.start)
        if sum(tile.copies for tile in self.tiles) < 2:
            raise Unfit("parts-alone")


class Parts(Part, frozen=True):
    """The whole file."""

    pieces: Pieces
    base: Base
    tunnel: Tiles
    inns_cathedrals: Tiles
    other_tunnels: Tiles

    def __post_init__(self) -> None:
        tiles = [tile for tile, _ in self.all_tiles()]
        names = Counter(tile.name for tile in tiles)
        if twice := [name for name, times in names.items() if times > 1]:
            raise Unfit("parts-twice", tile=twice[0])
        if len(tiles) > MOST_KINDS:
            raise Unfit("parts-kinds", most=MOST_KINDS)

        def there_are(count: Callable[[Segment], int]) -> int:
            """How much of something all tiles show together, underpasses cut or not."""
            return sum(
                tile.copies * max(sum(map(count, tile.segments(cut))) for cut in (False, True))
                for tile in tiles
            )

        for what, found, most in (
            ("tiles", sum(tile.copies for tile in tiles), MOST_TILES),
            ("segments", there_are(lambda s: 1), MOST_NODES),
            ("fields", there_are(lambda s: s.feature == FIELD), MOST_FIELDS),
            ("cities", there_are(lambda s: s.feature == CITY), MOST_CITIES),
            ("pennants", there_are(lambda s: s.pennants), MOST_PENNANTS),
            ("inns", there_are(lambda s: s.feature == ROAD and s.special), MOST_SPECIALS),
            ("cathedrals", there_are(lambda s: s.feature == CITY and s.special), MOST_SPECIALS),
            ("mouths", there_are(lambda s: s.mouth), MOST_MOUTHS),
        ):
            if found > most:
                raise Unfit("parts-most", what=what, found=found, most=most)

    def all_tiles(self) -> list[tuple[Tile, int]]:
        """Every printed tile, with the number of its set."""
        return [(tile, i) for i, name in enumerate(SETS) for tile in getattr(self, name).tiles]
