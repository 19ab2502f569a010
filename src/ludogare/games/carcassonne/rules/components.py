"""The tiles of Carcassonne and its expansions, as tables that the rules read.

A tile consists of segments: parts of roads, cities and fields, and monasteries. A **kind**
is a printed tile; a **face** is a kind as it lies, `kind * 4 + turn`, in clockwise quarters.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ludogare.core.declaration.components import load
from ludogare.core.law.rule import table

COMPONENTS = load("carcassonne", Path(__file__).parents[1] / "data")
_bad = COMPONENTS.bad

EDGES = "NESW"
HALVES = ("NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR")
FEATURES = ("road", "city", "monastery", "field")
ROAD, CITY, MONASTERY, FIELD = range(len(FEATURES))
CENTRE = "centre"  # the part of a segment that reaches no edge
ABSENT = -1

SETS = ("base", "tunnel", "inns_cathedrals", "other_tunnels")
BASE, TUNNEL, INNS_CATHEDRALS, OTHER_TUNNELS = range(len(SETS))


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


@dataclass(frozen=True)
class Kind:
    """A printed tile, upright."""

    name: str
    set: int
    copies: int
    segments: tuple[Segment, ...]
    cut: bool = field(default=False)  # an underpass that the Tunnel has cut in two


MARKS = {CITY: "+*", ROAD: "itu"}


def _lines(name: str, feature: int, text: str) -> tuple[frozenset[int], set[str]]:
    """The edges and the marks of a part of a road or city."""
    found = re.fullmatch(rf"([{EDGES}]+)([{re.escape(MARKS[feature])}]*)", text)
    if not found:
        raise _bad(f"tile {name}: {text!r} names no edges of {EDGES}")
    return frozenset(map(EDGES.index, found[1])), set(found[2])


def _field(name: str, text: str) -> Segment:
    halves, _, cities = text.partition(">")
    words = [] if halves.strip() == "-" else halves.split()
    if not set(words) <= set(HALVES) or not set(cities.split()) <= set(EDGES):
        raise _bad(f"tile {name}: {text!r} is no field")
    return Segment(
        FIELD,
        halves=frozenset(map(HALVES.index, words)),
        touches=frozenset(map(EDGES.index, cities.split())),
    )


def _roads(name: str, text: str, cut: bool) -> list[Segment]:
    edges, marks = _lines(name, ROAD, text)
    inn = int("i" in marks)
    if "u" in marks and cut:  # CA-8.2
        return [Segment(ROAD, frozenset({e}), special=inn, mouth=True) for e in sorted(edges)]
    return [Segment(ROAD, edges, special=inn, mouth="t" in marks)]


def _city(name: str, text: str) -> Segment:
    edges, marks = _lines(name, CITY, text)
    return Segment(CITY, edges, pennants=int("+" in marks), special=int("*" in marks))


def _kind(tile: dict[str, Any], group: int, cut: bool = False) -> Kind:
    name = tile["name"]
    segments = [_city(name, text) for text in tile.get("city", ())]
    for text in tile.get("road", ()):
        segments += _roads(name, text, cut)
    if tile.get("monastery"):
        segments.append(Segment(MONASTERY))
    segments += [_field(name, text) for text in tile.get("field", ())]
    return Kind(name, group, tile["copies"], tuple(segments), cut)


def _checked(kind: Kind) -> None:
    """Each edge is one city, or one road between fields, or one field."""
    for edge in range(4):
        lines = [s.feature for s in kind.segments if edge in s.edges]
        left, right = ([s for s in kind.segments if 2 * edge + h in s.halves] for h in (0, 1))
        fields = [len(left), len(right)]
        plain = not lines and fields == [1, 1] and left == right
        if not plain and (lines, fields) not in (([CITY], [0, 0]), ([ROAD], [1, 1])):
            raise _bad(f"tile {kind.name}: its edge {EDGES[edge]} is no city, road or field")
    if len(kind.segments) > MOST_SEGMENTS:
        raise _bad(f"tile {kind.name} has more than {MOST_SEGMENTS} segments")


MOST_SEGMENTS = 8
_tiles = [(tile, i) for i, name in enumerate(SETS) for tile in COMPONENTS[name]["tiles"]]
TILE_NAMES = tuple(tile["name"] for tile, _ in _tiles)
DRAWN = len(TILE_NAMES)  # kinds that can be drawn
KINDS = [_kind(tile, i) for tile, i in _tiles]
KINDS += [_kind(t, i, cut=True) for t, i in _tiles if any("u" in r for r in t.get("road", ()))]
for _one in KINDS:
    _checked(_one)
if len(set(TILE_NAMES)) < DRAWN:
    raise _bad("two tiles have the same name")
START = TILE_NAMES.index(COMPONENTS["base"]["start"])
START_FACE = START * 4

SET = table(kind.set for kind in KINDS)
COPIES = table(kind.copies for kind in KINDS)
CUT = table(
    next((i for i, k in enumerate(KINDS) if k.cut and k.name == name), at)
    for at, name in enumerate(TILE_NAMES)
)  # by kind drawn: the kind that is laid when the Tunnel cuts underpasses
SEGMENTS = table(len(kind.segments) for kind in KINDS)


def _by_segment(value: Any) -> Any:
    """A table by kind and segment."""
    return table(
        [value(kind, s) for s in kind.segments] + [0] * (MOST_SEGMENTS - len(kind.segments))
        for kind in KINDS
    )


def _siblings(kind: Kind, one: Segment) -> int:
    """Other segments of a road or city on the same tile, as bits."""
    return sum(
        1 << i
        for i, other in enumerate(kind.segments)
        if other is not one and other.feature == one.feature and one.feature in (ROAD, CITY)
    )


def _touched(kind: Kind, one: Segment) -> int:
    """The city segments that a field touches, as bits."""
    return sum(
        1 << i for i, s in enumerate(kind.segments) if s.feature == CITY and s.edges & one.touches
    )


FEATURE = _by_segment(lambda kind, s: s.feature)
ENDS = _by_segment(  # open ends on a tile that lies alone; a monastery lacks eight neighbours
    lambda kind, s: {MONASTERY: 8, FIELD: 1}.get(s.feature, len(s.edges) + s.mouth)
)
PENNANTS = _by_segment(lambda kind, s: s.pennants)
SPECIAL = _by_segment(lambda kind, s: s.special)
MOUTH = _by_segment(lambda kind, s: int(s.mouth))
SIBLINGS = _by_segment(_siblings)
TOUCHED = _by_segment(_touched)
MONASTERY_SEGMENT = table(
    next((i for i, s in enumerate(kind.segments) if s.feature == MONASTERY), ABSENT)
    for kind in KINDS
)


def _slots(kind: Kind) -> list[int]:
    """For each edge of the upright tile: the segments at its left half, its middle, its right."""
    slots = [ABSENT] * 12
    for i, s in enumerate(kind.segments):
        for edge in s.edges:
            slots[edge * 3 + 1] = i
        for half in s.halves:
            slots[half // 2 * 3 + half % 2 * 2] = i
    return slots


FACES = [(kind, turn) for kind in KINDS for turn in range(4)]
SLOT = table(_slots(kind) for kind in KINDS)

# What an edge shows. The edges of a face, and what must lie on a free spot, are one number
# with two bits for each edge.
ANYTHING, FIELD_EDGE, ROAD_EDGE, CITY_EDGE = range(4)
LOW_BITS = 0b01010101


def _edge(kind: Kind, edge: int) -> int:
    at = _slots(kind)[edge * 3 + 1]
    if at == ABSENT:
        return FIELD_EDGE
    return CITY_EDGE if kind.segments[at].feature == CITY else ROAD_EDGE


FACE_EDGES = table(
    sum(_edge(kind, (edge - turn) % 4) << 2 * edge for edge in range(4)) for kind, turn in FACES
)


def part_of(segment: Segment, turn: int) -> str:
    """The part of the tile that a segment takes up, as the tile lies, in one word."""
    edges = sorted((edge + turn) % 4 for edge in segment.edges)
    halves = sorted((half + 2 * turn) % 8 for half in segment.halves)
    return "".join(EDGES[e] for e in edges) or ".".join(HALVES[h] for h in halves) or CENTRE


PARTS = tuple(
    sorted(
        {part_of(s, turn) for kind, turn in FACES for s in kind.segments},
        key=lambda part: ("." in part or part[-1] in "LR", len(part), part),
    )
)

# How much there can be of everything.
MEEPLES = COMPONENTS["pieces"]["meeples"]
TOKENS = COMPONENTS["pieces"]["tokens"]
TILES = sum(COPIES[kind] for kind in range(DRAWN))
CELLS = 3 * TILES + 2  # every tile has at most three new neighbours, the first has four
SPOTS = 2 * TILES + 2  # and takes one of them away
_most = [max(SEGMENTS[kind], SEGMENTS[CUT[kind]]) for kind in range(DRAWN)]
NODES = sum(COPIES[kind] * _most[kind] for kind in range(DRAWN))
MOUTHS = sum(
    COPIES[kind] * sum(s.mouth for s in KINDS[CUT[kind]].segments) for kind in range(DRAWN)
)
_fields = sum(COPIES[k] * sum(s.feature == FIELD for s in KINDS[k].segments) for k in range(DRAWN))
if MEEPLES > 15 or TOKENS != 2 or _fields > 255 or TILES > 120 or NODES > 1000:
    raise _bad("there are more pieces or tiles than a match can hold, or tokens not in pairs")
