"""Where the choices for a meeple are shown on a tile: by their segments, clear of each other."""

from __future__ import annotations

from functools import cache
from math import hypot

from ludogare.games.carcassonne.rules.components import KINDS
from ludogare.games.carcassonne.show.shapes import Point, seat_of

RADIUS = 12.5
APART = 2 * RADIUS + 3
BORDER = 50 - RADIUS + 8  # a badge may lie a little over the edge of its tile


@cache
def badge_places(kind: int) -> list[Point]:
    """The places of the badges of all segments of an upright tile."""
    home = [seat_of(kind, i) for i in range(len(KINDS[kind].segments))]
    places = list(home)
    for _ in range(200):
        places = [kept_in(pushed(i, places, home)) for i in range(len(places))]
    return places


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
