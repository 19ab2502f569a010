"""The open country: grass for the whole land, and what grows and grazes on a tile by its place."""

from __future__ import annotations

from functools import cache
from math import hypot
from typing import NamedTuple

from ludogare.core.drawing import Markup, disc, element, group, path, stroke
from ludogare.games.carcassonne.rules.components import KINDS
from ludogare.games.carcassonne.rules.parts import CITY, MONASTERY, ROAD
from ludogare.games.carcassonne.show.shapes import (
    CORNERS,
    WALLS,
    Point,
    along,
    city_shape,
    hedges,
    inn_place,
    inside,
    road_curve,
    seat_of,
    turned,
)

CROWDED = 17.0  # nearer than that two things do not stand
MOST = 4  # things on a tile


def grass() -> Markup:
    """Grass in three greens with tufts and flowers, in no multiple of a tile."""
    tufts = "".join(
        f"M{x} {y}l-1.6-4m1.6 4l.2-5.4m0 5.4l2-4"
        for x, y in (
            (20, 30), (95, 12), (170, 44), (236, 20), (60, 88), (140, 104), (210, 92), (30, 150),
            (110, 168), (182, 150), (248, 140), (70, 214), (150, 208), (226, 200), (12, 226),
        )
    )  # fmt: skip
    dots = "".join(
        f"M{x} {y}h.1"
        for x, y in (
            (46, 56), (50, 60), (43, 61), (190, 70), (196, 66), (128, 138), (122, 142), (240, 176),
            (236, 172), (86, 188), (8, 100), (13, 104), (160, 20), (166, 24),
        )
    )  # fmt: skip
    return element(
        "pattern",
        element("rect", width=262, height=238, class_="fill-meadow"),
        path("M20 18C60-4 110 20 100 52S30 82 10 60S0 30 20 18ZM168 120C210 96 250 124 236 158"
             "S170 186 156 160S150 132 168 120ZM60 190C86 176 116 190 112 214S50 226 46 212Z",
             "sunlit"),
        path("M150 10C190-6 236 8 228 40S160 70 146 50S130 20 150 10ZM30 108C60 92 104 106 100 132"
             "S30 166 18 146S14 118 30 108ZM190 196C214 186 246 196 240 216S186 228 182 214Z",
             "pasture"),
        stroke(tufts, "tuft", 1.3, stroke_linecap="round"),
        stroke(dots, "flower", 2.4, stroke_linecap="round"),
        id="grass", width=262, height=238, patternUnits="userSpaceOnUse",
    )  # fmt: skip


def shadow(x: float, y: float, rx: float, ry: float) -> Markup:
    """What a plant takes of the light."""
    return element("ellipse", cx=x, cy=y, rx=rx, ry=ry, class_="fill-coal", fill_opacity=0.18)


def plants() -> list[Markup]:
    """What grows and grazes, each about its foot."""
    drawn: list[tuple[Markup, ...]] = [
        (  # an oak
            shadow(2, 0.6, 6, 2.2),
            stroke("M0 0V-5", "trunk", 2),
            disc(0, -8.4, 5.6, "leaf-dark"),
            disc(-0.8, -9.2, 4.7, "foliage"),
            disc(-2, -10.6, 2.5, "leaf-lit"),
        ),
        (  # a poplar
            shadow(1.6, 0.4, 4, 1.6),
            stroke("M0 0V-4", "trunk", 1.6),
            element("ellipse", cy=-9, rx=3.2, ry=7, class_="fill-leaf-dark"),
            element("ellipse", cx=-0.7, cy=-9.6, rx=2.2, ry=5.8, class_="fill-foliage"),
        ),
        (  # bushes
            shadow(1, 0.8, 7, 2),
            path("M-7 1C-8-3-4-5-2-3C-1-6 4-6 4-3C7-4 8-1 7 1Z", "leaf-dark"),
            path("M-6 0C-7-3-4-4-2.4-2.4C-1-5 3-5 3-2.4C5-3 6-1 5 0Z", "foliage"),
        ),
        (  # a sheep
            shadow(0.6, 0.8, 4.4, 1.4),
            stroke("M-2 0V-2M1.6 0V-2", "line", 1),
            path("M-4-2.6A2 2 0 0 1-2.6-5.4A2.4 2.4 0 0 1 1.6-5.6A2 2 0 0 1 2.6-2A2 2 0 0 1-.4-1.4"
                 "A2 2 0 0 1-4-2.6Z", "wool"),
            element("ellipse", cx=3.6, cy=-4.2, rx=1.6, ry=1.3, class_="fill-line"),
        ),
        (  # a field of wheat
            path("M-11 2L-8-9L10-10L12 1Z", "wheat"),
            stroke("M-8 1.6L-5.4-9M-4 1.4L-2-9.2M0 1.3L1.4-9.4M4 1.2L4.8-9.6M8 1.1L8-9.8",
                   "stubble", 1.3),
        ),
        (  # a grove
            shadow(2, 1.4, 11, 3),
            stroke("M-5-1V-5M5-1V-5M0 1V-3", "trunk", 1.8),
            path("M-9-5A4.6 4.6 0 0 1-5-11A5.4 5.4 0 0 1 5-12A4.8 4.8 0 0 1 9-5A4 4 0 0 1 4-2"
                 "A5 5 0 0 1-4-2A4 4 0 0 1-9-5Z", "leaf-dark"),
            path("M-8-6A4 4 0 0 1-4.6-10.6A4.8 4.8 0 0 1 3.6-11.4A4 4 0 0 1 6-6.6A6 6 0 0 1-8-6Z",
                 "foliage"),
            disc(-3.4, -9, 2.2, "leaf-lit"),
            disc(2.4, -9.6, 1.8, "leaf-lit"),
        ),
        (  # a vineyard
            path("M-10 2L-9-9H9L11 2Z", "pasture"),
            stroke("M-8.5-7.4H8.4M-9-4.4H9M-9.4-1.2H9.6", "leaf-dark", 1.8,
                   stroke_dasharray="2.2 1.2"),
        ),
    ]  # fmt: skip
    return [
        group(group(*plant, transform="scale(1.2)"), id=f"n{i}") for i, plant in enumerate(drawn)
    ]


SMALL, LARGE = (0, 0, 1, 2, 2, 3), (0, 4, 5, 5, 6, 3)  # numbers of plants, by the room they need


class Clearing(NamedTuple):
    """A place on the open country, and how far everything else is."""

    x: float
    y: float
    room: float


@cache
def clearings(kind: int) -> list[Clearing]:
    """Where something may grow on an upright tile."""
    k = KINDS[kind]
    cities: list[list[Point]] = []
    marks: list[tuple[Point, float]] = []
    for i, s in enumerate(k.segments):
        if s.feature == CITY:
            shape, turn = city_shape(k, s)
            edge = [turned(p, turn) for curve in WALLS[shape] for p in along(curve)]
            cities.append(edge + [turned(p, turn) for p in CORNERS.get(shape, [])])
            marks += [(p, 5) for p in edge]
        elif s.feature == ROAD:
            marks += [(p, 6) for p in along(road_curve(k, s), 12)]
            if len(s.edges) == 1:
                marks.append(((0.0, 0.0), 14))
            if s.special:
                marks.append((inn_place(s.edges), 18))
        elif s.feature == MONASTERY:
            marks += [((x, y), 13) for x in (-18.0, 0.0, 18.0) for y in (-18.0, 0.0, 14.0)]
        else:
            marks.append((seat_of(kind, i), 2))
    marks += [(p, 4) for curve in hedges(k) for p in along(curve)]
    if any(s.mouth for s in k.segments):
        marks.append(((0.0, 0.0), 22))
    found = []
    for x in range(-42, 43, 7):
        for y in range(-42, 43, 7):
            if not any(inside((x, y), city) for city in cities):
                room = min((hypot(x - a, y - b) - r for (a, b), r in marks), default=30.0)
                if room > 6:
                    found.append(Clearing(x, y, room))
    return found


def mixed(*numbers: int) -> int:
    """A number that looks like chance and is always the same for the same place."""
    h = 2166136261
    for number in numbers:
        h = ((h ^ (number & 0xFFFF)) * 16777619) & 0xFFFFFFFF
        h ^= h >> 13
    return h


def growing(kind: int, turn: int, x: int, y: int) -> list[tuple[int, Point]]:
    """What grows and grazes on a tile that lies at a place: numbers of plants and where."""
    wanted = sorted(clearings(kind), key=lambda c: mixed(x, y, int(c.x), int(c.y)))
    found: list[tuple[int, Point]] = []
    for clearing in wanted:
        at = turned((clearing.x, clearing.y), turn)
        near = CROWDED + (8 if clearing.room > 15 else 0)
        if at[1] < -35 or abs(at[0]) > 38:  # a crown would lie over the edge
            continue
        if all(hypot(at[0] - u, at[1] - v) > near for _, (u, v) in found):
            kinds = LARGE if clearing.room > 13 else SMALL
            found.append((kinds[mixed(y, x, int(clearing.x) + len(found)) % len(kinds)], at))
            if len(found) == MOST:
                break
    return sorted(found, key=lambda plant: plant[1][1])
