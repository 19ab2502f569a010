"""Cities: warm ground behind a stone wall, and where houses, gates and towers stand.

The light comes from the upper left, so a wall is drawn for each turn of a tile.
"""

from __future__ import annotations

from functools import cache
from itertools import groupby, pairwise
from math import hypot
from typing import NamedTuple

from ludogare.core.drawing import Markup, disc, element, group, path, stroke
from ludogare.games.carcassonne.show.buildings import glow
from ludogare.games.carcassonne.show.parts import use
from ludogare.games.carcassonne.show.shapes import (
    CORNERS,
    FULL,
    WALLS,
    Point,
    along,
    city_path,
    inside,
    turned,
    wall_path,
    written,
)

HEIGHT = 6.5  # of a wall
WIDE, TALL = 8.4, 15.4  # a house, from the middle of its front: aside and up
SQUARE = 13.0  # the radius of a market place


class House(NamedTuple):
    """Where a house stands: the middle of the foot of its front."""

    x: float
    y: float


@cache
def walls_of(shape: str, turn: int) -> list[list[Point]]:
    """The walls of a city as they lie."""
    return [[turned(p, turn) for p in along(curve, 6)] for curve in WALLS[shape]]


@cache
def bounds(shape: str, turn: int) -> list[Point]:
    """The outline of a city as it lies."""
    corners = [turned(p, turn) for p in CORNERS.get(shape, [])]
    return [p for wall in walls_of(shape, turn) for p in wall] + corners


def ground(shape: str) -> Markup:
    """The ground of a city, upright, with trodden lanes."""
    lanes = {FULL: "M-50-6C-20-2 20-12 50-4M4-50C-4-20 10 20 0 50"}.get(shape, "")
    return group(
        path(city_path(shape), "ground"),
        *([stroke(lanes, "lane", 7)] if lanes else []),
        id=f"city-{shape}",
    )


def raised(points: list[Point]) -> list[Point]:
    """The upper edge of a wall."""
    return [(x, y - HEIGHT) for x, y in points]


def tone(a: Point, b: Point) -> str:
    """How light a piece of wall is on the side that is seen from the south."""
    length = hypot(b[0] - a[0], b[1] - a[1]) or 1
    x, y = (b[1] - a[1]) / length, (a[0] - b[0]) / length
    across = x if y >= 0 else -x
    if across < -0.3:
        return "stone-lit"
    return "stone-dark" if across > 0.3 else "stone"


def course(shape: str) -> Markup:
    """The line of a wall, upright; whoever uses it says how broad it is drawn."""
    return element("path", d=wall_path(shape), fill="none", id=f"course-{shape}")


def faces(shape: str, turn: int) -> dict[str, str]:
    """The sides of a wall as paths, by how light they are."""
    found: dict[str, str] = {}
    for points in walls_of(shape, turn):
        pieces = [(tone(a, b), a, b) for a, b in pairwise(points)]
        for shade, run in groupby(pieces, key=lambda piece: piece[0]):
            sides = list(run)
            along_it = [sides[0][1], *(b for _, _, b in sides)]
            whole = [(round(x), round(y)) for x, y in along_it + raised(along_it)[::-1]]
            found[shade] = found.get(shade, "") + "M" + written([*whole]) + "Z"
    return found


@cache
def wall(shape: str, turn: int) -> Markup:
    """A city as it lies: its ground, and its wall with shadow, faces and battlements."""

    def stroked(colour: str, width: float, **more: float | str) -> Markup:
        line, kind = f"#course-{shape}", f"line-{colour}"
        return element("use", href=line, class_=kind, stroke_width=width, **more)

    def lying(*strokes: Markup, move: str = "") -> Markup:
        rotate = f"rotate({turn * 90})" if turn else ""
        return group(*strokes, transform=move + rotate or None)

    return group(
        use(f"city-{shape}", turn=turn),
        lying(stroked("coal", 8, stroke_opacity=0.18), move="translate(2 2.5)"),
        lying(stroked("line", 4.6)),
        *(path(d, shade) for shade, d in faces(shape, turn).items()),
        lying(
            stroked("line", 5.2),
            stroked("stone-lit", 3.4),
            stroked("stone-dark", 3.4, stroke_dasharray="1.5 3"),
            move=f"translate(0 {-HEIGHT})",
        ),
        stroke_linejoin="round",
        id=f"wall-{shape}-{turn}",
    )


@cache
def joints(shape: str, turn: int) -> list[Point]:
    """The corners of the tile at which the walls of a city end: towers stand there."""
    ends = [p for points in walls_of(shape, turn) for p in (points[0], points[-1])]
    return [p for p in ends if abs(p[0]) == 50 and abs(p[1]) == 50]


@cache
def houses(shape: str, turn: int, kept: tuple[tuple[float, float, float], ...]) -> list[House]:
    """Where houses stand: row by row, clear of the wall and of some places (x, y, radius)."""
    outline = bounds(shape, turn)
    marks = [p for points in walls_of(shape, turn) for p in points]
    found: list[House] = []
    for y in range(-34, 48):
        for x in sorted(range(-41, 42), key=abs):
            corners = [
                (x - WIDE, y - TALL + 1),
                (x + WIDE, y - TALL + 1),
                (x - WIDE, y),
                (x + WIDE, y),
            ]
            if (
                all(inside(c, outline) for c in corners)
                and all(abs(x - a) > 9.5 or not -7.6 < y - b < 15.6 for a, b in marks)
                and all(hypot(x - a, y - 7 - b) > r + 7 for a, b, r in kept)
                and all(abs(x - h.x) >= 18.4 or abs(y - h.y) >= 17 for h in found)
            ):
                found.append(House(x, y))
    return found


def house(style: int) -> Markup:
    """A house seen a little from above: long side, gable or tall; its user colours the roof."""
    if style == 0:  # the long side to the front
        shape = [
            path("M-5.5 0V-4.5H5.5V0Z", "plaster"),
            element("path", d="M-6.6-4L-4.8-10.5H4.8L6.6-4Z"),
            shaded("M4.8-10.5L6.6-4H4L3-10.5Z"),
            path("M-3.6-3.4h2v2.2h-2zM1.6-3.4h2v2.2h-2z", "window"),
            stroke("M-5.5-4V0H5.5V-4M-6.6-4L-4.8-10.5H4.8L6.6-4Z", "line", 0.9),
        ]
    elif style == 1:  # the gable to the front
        shape = [
            path("M-5 0V-5L-1.6-9.6L2-5V0Z", "plaster"),
            path("M2 0V-5L5.6-6.4V-1.6Z", "gable"),
            element(
                "path",
                d="M-1.6-9.6L2.4-4.6L6.4-6.2L2.6-11.2ZM-5.6-4.6L-4.6-4.2-1.4-8.2-1.6-9.6Z",
            ),
            shaded("M-1.6-9.6L-5.6-4.6L-4.6-4.2L-1.4-8.2Z"),
            path("M-2.6-4.4h2.2v2.4h-2.2z", "window"),
            stroke("M-5-4.6V0H2L5.6-1.6V-6M-5.6-4.6L-1.6-9.6L2.6-11.2L6.4-6.2L2.4-4.6L-1.6-9.6",
                   "line", 0.9),
        ]  # fmt: skip
    else:  # a hipped roof
        shape = [
            path("M-4.8 0V-5H4.8V0Z", "plaster"),
            element("path", d="M-6-4.6L0-11.4L6-4.6Z"),
            shaded("M0-11.4L6-4.6H1.6Z"),
            path("M-1.1-3.2h2.2v3.2h-2.2z", "window"),
            stroke("M-4.8-4.6V0H4.8V-4.6M-6-4.6L0-11.4L6-4.6Z", "line", 0.9),
        ]
    larger = group(*shape, stroke_linejoin="round", transform="scale(1.42)")
    return group(larger, id=f"house-{style}")


def shaded(d: str) -> Markup:
    """The side of a roof that lies in the shade."""
    return path(d, "umber", fill_opacity=0.38)


def tower() -> Markup:
    """A round tower with a pointed roof, about its foot."""
    return group(
        element("ellipse", cx=2.4, cy=1.4, rx=7, ry=3.2, class_="fill-coal", fill_opacity=0.22),
        path("M-5 1V-11H5V1C3 3-3 3-5 1Z", "stone"),
        path("M-5 1V-11H-2V2C-3.4 2-4.4 1.6-5 1Z", "stone-lit"),
        path("M2.4-11H5V1C4.4 1.6 3.4 2 2.4 2.2Z", "stone-dark"),
        path("M-6.2-10.4L0-21L6.2-10.4C3-8.8-3-8.8-6.2-10.4Z", "slate"),
        path("M-6.2-10.4L0-21L-1.4-9.3C-3.4-9.4-5-9.8-6.2-10.4Z", "slate-lit"),
        path("M-1-6.6h2v3.4h-2z", "window"),
        glow(0, -5, 17),
        stroke("M-5-10.4V1C-3 3 3 3 5 1V-10.4M-6.2-10.4L0-21L6.2-10.4C3-8.8-3-8.8-6.2-10.4Z",
               "line", 1),
        stroke_linejoin="round",
        id="tower",
    )  # fmt: skip


def gate() -> Markup:
    """The gate of a city, where a road ends at its wall."""
    return group(
        path("M-9 3V-11H9V3Z", "stone"),
        path("M-9 3V-11H-5.4V3Z", "stone-lit"),
        path("M5.4 3V-11H9V3Z", "stone-dark"),
        path("M-4 3.4V-3A4 4 0 0 1 4-3V3.4Z", "hole"),
        path("M-10-11V-14h3v1.6h2.4V-14h3v1.6h3.2V-14h3v1.6H7V-14h3V-11Z", "stone-lit"),
        stroke("M-9 3V-11M9 3V-11M-10-11V-14h3v1.6h2.4V-14h3v1.6h3.2V-14h3v1.6H7V-14h3V-11Z",
               "line", 0.9),
        *(disc(x, -4, 1.6, "window") for x in (-6.8, 6.8)),
        glow(0, -2, 24),
        id="gate",
    )  # fmt: skip


def flag() -> Markup:
    """A banner on the top of a tower: the city is complete."""
    cloth = "M0-38C6-41 10-35 18-38L14.5-33.5L18-29C10-26 6-32 0-29Z"
    return group(
        stroke("M0-20V-40", "line", 1.8),
        path(cloth, "red"),
        path("M0-38C3-39.5 5-38.8 7.5-37.6V-28.8C5-30 3-30.5 0-29Z", "chalk", fill_opacity=0.28),
        stroke(cloth, "line", 1),
        disc(0, -40.6, 1.9, "gold"),
        stroke_linejoin="round",
        id="flag",
    )


def well() -> Markup:
    """A well on a market place, with stalls."""
    return group(
        element("ellipse", rx=11, ry=8, class_="fill-lane"),
        path("M-9-1V-5L-4-7.4L-1.6-4V0Z", "roof-2"),
        path("M4 4V0L8.4-2.4L11 1V5Z", "wool"),
        path("M5.4 4.2V-.4L6.8-1.2V4.4ZM8.2 4.6V-2L9.4-1V4.8Z", "red"),
        element("ellipse", cx=1, cy=-3, rx=3.4, ry=2.4, class_="fill-stone"),
        element("ellipse", cx=1, cy=-3.4, rx=1.8, ry=1.1, class_="fill-water"),
        stroke("M-9-1V-5L-4-7.4L-1.6-4V0ZM4 4V0L8.4-2.4L11 1V5Z", "line", 0.8),
        id="well",
    )  # fmt: skip


def parts() -> list[Markup]:
    """What cities are made of, to be used by reference."""
    houses = [house(style) for style in range(3)]
    every = [
        element("use", href=f"#house-{style}", class_=f"fill-roof-{roof}", id=f"h{style}{roof}")
        for style in range(3)
        for roof in range(3)
    ]
    flat = [part(shape) for shape in WALLS for part in (ground, course)]
    return [*flat, *houses, *every, tower(), gate(), flag(), well()]
