"""The tiles of Carcassonne and its expansions, as tables that the rules read.

A **kind** is a printed tile; a **face** is a kind as it lies, `kind * 4 + turn`, in clockwise
quarters.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ludogare.core.declaration.components import load
from ludogare.core.law.rule import table
from ludogare.games.carcassonne.rules.parts import (
    CITY,
    EDGES,
    FIELD,
    HALVES,
    MONASTERY,
    MOST_SEGMENTS,
    ROAD,
    Parts,
    Segment,
)

COMPONENTS = load("carcassonne", Path(__file__).parents[1] / "data", Parts)
CENTRE = "centre"  # the part of a segment that reaches no edge
ABSENT = -1


@dataclass(frozen=True)
class Kind:
    """A printed tile, upright."""

    name: str
    set: int
    copies: int
    segments: tuple[Segment, ...]
    cut: bool = False  # an underpass that the Tunnel has cut in two


_tiles = COMPONENTS.parts.all_tiles()
TILE_NAMES = tuple(tile.name for tile, _ in _tiles)
DRAWN = len(TILE_NAMES)  # kinds that can be drawn
KINDS = [Kind(tile.name, i, tile.copies, tuple(tile.segments())) for tile, i in _tiles]
KINDS += [
    Kind(tile.name, i, tile.copies, tuple(tile.segments(cut=True)), cut=True)
    for tile, i in _tiles
    if tile.underpass
]
START = TILE_NAMES.index(COMPONENTS.parts.base.start)
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
MEEPLES = COMPONENTS.parts.pieces.meeples
TOKENS = COMPONENTS.parts.pieces.tokens
TILES = sum(COPIES[kind] for kind in range(DRAWN))
CELLS = 3 * TILES + 2  # every tile has at most three new neighbours, the first has four
SPOTS = 2 * TILES + 2  # and takes one of them away
_most = [max(SEGMENTS[kind], SEGMENTS[CUT[kind]]) for kind in range(DRAWN)]
NODES = sum(COPIES[kind] * _most[kind] for kind in range(DRAWN))
MOUTHS = sum(
    COPIES[kind] * sum(s.mouth for s in KINDS[CUT[kind]].segments) for kind in range(DRAWN)
)
