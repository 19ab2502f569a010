"""Where badges stand: the choices for a meeple by their segments, what was paid by its place.

They stay clear of each other, and what was paid does not cover a token.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from functools import cache
from math import hypot

from ludogare.games.carcassonne.rules.components import KINDS
from ludogare.games.carcassonne.show.shapes import Point, seat_of

RADIUS = 12.5
APART = 2 * RADIUS + 3
FINGER = 22.0  # half as wide as a finger likes its place to be
MOUTH = 17  # how far a token reaches, with its shadow
GROWN = 2  # how much larger a badge is while a whole land is seen on a phone
AROUND = ((0, 1), (0, -1), (1, 0), (-1, 0), (0.7, 0.7), (-0.7, 0.7), (0.7, -0.7), (-0.7, -0.7))
AWAY = [(0.0, 0.0), *((r * u, r * v) for r in (30, 50, 70, 90, 110) for u, v in AROUND)]
"""Steps from its place, the nearest first, in which a badge may be clear."""
BORDER = 50 - RADIUS + 8  # a badge may lie a little over the edge of its tile


@cache
def badge_places(kind: int) -> list[Point]:
    """The places of the badges of all segments of an upright tile."""
    home = [seat_of(kind, i) for i in range(len(KINDS[kind].segments))]
    places = list(home)
    for _ in range(200):
        places = [kept_in(pushed(i, places, home)) for i in range(len(places))]
    return places


def touch_radius(places: Sequence[Point], i: int, chosen: Collection[int]) -> float:
    """How far round a badge a finger may come down: as far as those of the others let it."""
    x, y = places[i]
    near = [hypot(x - u, y - v) for j, (u, v) in enumerate(places) if j != i and j in chosen]
    return min([FINGER, *(gap / 2 for gap in near)])


def pushed(i: int, places: list[Point], home: list[Point]) -> Point:
    """A badge after the others have pushed it, and its segment has pulled."""
    x, y = places[i]
    near = False
    for j, (u, v) in enumerate(places):
        gap = hypot(x - u, y - v)
        if j != i and gap < APART:
            near = True
            push = (APART - gap) / 2 + 0.2
            dx, dy = (x - u, y - v) if gap > 0.1 else (i - j, 0.5)
            length = hypot(dx, dy)
            x, y = x + dx / length * push, y + dy / length * push
    if not near:
        x, y = x + (home[i][0] - x) * 0.02, y + (home[i][1] - y) * 0.02
    return x, y


def kept_in(place: Point) -> Point:
    """A place within the tile, or a little over its edge."""
    x, y = place
    return max(-BORDER, min(BORDER, x)), max(-BORDER, min(BORDER, y))


@dataclass(frozen=True)
class Area:
    """Something on the land, by its middle and its sides."""

    x: float
    y: float
    width: float
    height: float

    def common(self, other: Area) -> float:
        """How much of the land both cover when they have grown."""
        wide = (self.width + other.width) / 2 * GROWN - abs(self.x - other.x)
        high = (self.height + other.height) / 2 * GROWN - abs(self.y - other.y)
        return max(0.0, wide) * max(0.0, high)


def clear(badge: Area, others: Sequence[Area]) -> Area:
    """A badge at its place, or as near as it covers nothing of the others, or least of them."""
    tried = [replace(badge, x=badge.x + u, y=badge.y + v) for u, v in AWAY]
    return min(tried, key=lambda one: sum(one.common(other) for other in others))
