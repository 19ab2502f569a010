"""How people name places, parts of tiles and tiles."""

from __future__ import annotations

from math import atan2, hypot, tau

from ludogare.core.declaration.actions import Value
from ludogare.core.saying.texts import Sentence
from ludogare.games.carcassonne.rules.components import CENTRE, KINDS, TILE_NAMES, Kind
from ludogare.games.carcassonne.rules.parts import (
    CITY,
    EDGES,
    HALVES,
    MONASTERY,
    ROAD,
)

POINTS = ("east", "southeast", "south", "southwest", "west", "northwest", "north", "northeast")
OUTWARD = dict(
    zip(
        HALVES,
        ((-1, -2), (1, -2), (2, -1), (2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1)),
        strict=True,
    )
)
"""Where each half of an edge lies, clockwise from the north-west: x grows east, y south."""


def place_details(x: int, y: int) -> dict[str, Value]:
    """What a sentence may name of a place: how far it is from the start tile, and which way."""
    return {
        "across": abs(x),
        "ew": "east" if x > 0 else "west" if x else "none",
        "along": abs(y),
        "ns": "south" if y > 0 else "north" if y else "none",
    }


def toward(part: str) -> str:
    """Which way from the middle of a tile a part lies; `all` for what lies everywhere."""
    if part == CENTRE:
        return "all"
    whole = part[-1] in EDGES
    halves = [h for h in HALVES if h[0] in part] if whole else part.split(".")
    x, y = (sum(OUTWARD[half][axis] for half in halves) for axis in (0, 1))
    if not hypot(x, y):
        return "all"
    if len(halves) == 2 and hypot(x, y) < 2:  # on both sides of a bend, before a city
        return "middle"
    return POINTS[round(atan2(y, x) / tau * len(POINTS)) % len(POINTS)]


def shown(name: str) -> list[Sentence]:
    """What a tile shows, thing by thing."""
    kind = KINDS[TILE_NAMES.index(name)]
    found = [*_cities(kind), *_roads(kind)]
    if any(s.feature == MONASTERY for s in kind.segments):
        found.append(("shows-monastery", {}))
    return found or [("shows-fields", {})]


def _cities(kind: Kind) -> list[Sentence]:
    cities = [s for s in kind.segments if s.feature == CITY]
    if not cities:
        return []
    pennants = "yes" if any(s.pennants for s in cities) else "no"
    sides = len(cities[0].edges) if len(cities) == 1 else 0
    return [("shows-city", {"count": len(cities), "sides": sides, "pennants": pennants})]


def _roads(kind: Kind) -> list[Sentence]:
    roads = [s for s in kind.segments if s.feature == ROAD]
    if not roads:
        return []
    ends = sorted(roads[0].edges)
    shape = "end" if len(ends) < 2 else "straight" if ends[1] - ends[0] == 2 else "bend"
    mouths = "yes" if any(s.mouth for s in roads) else "no"
    return [("shows-road", {"count": len(roads), "shape": shape, "mouths": mouths})]
