"""What a pencil leaves on a sheet: rails, crosses; and the track that a finished link becomes.

A line has pressure: it is a shape as wide as the hand pressed, with a grey smudge beside it.
"""

from __future__ import annotations

from math import hypot, sin

from ludogare.core.drawing import Markup, box, element, group, path, stroke, text
from ludogare.games.steamrollers.rules.components import RAIL_SIDES
from ludogare.games.steamrollers.rules.parts import BOXES
from ludogare.games.steamrollers.show.art import line, rail_shape, side_middle, stroked

Spot = tuple[float, float]
STEPS, TIES = 10, 6
GAUGE = 7.5  # half the length of a tie


def along(one: int, other: int, t: float) -> tuple[Spot, Spot]:
    """A spot of a rail, from 0 at one side to 1 at the other, and the direction across it."""
    (ax, ay), (bx, by) = side_middle(one), side_middle(other)
    u = 1 - t
    dx, dy = 2 * (t * bx - u * ax), 2 * (t * by - u * ay)
    long = hypot(dx, dy) or 1
    return (u * u * ax + t * t * bx, u * u * ay + t * t * by), (-dy / long, dx / long)


def shape(spots: list[Spot]) -> str:
    """Spots as a closed shape, in tenths."""
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in spots) + "Z"


def pressed(one: int, other: int) -> str:
    """The line of a rail: light where the pencil sets down, heavy in the middle."""
    left, right = [], []
    for i in range(STEPS + 1):
        t = i / STEPS
        (x, y), (nx, ny) = along(one, other, t)
        half = 1.2 + 0.9 * sin(3.14 * t) + 0.25 * sin(9 * t + one)
        left.append((x + nx * half, y + ny * half))
        right.append((x - nx * half, y - ny * half))
    return shape(left + right[::-1])


def ties(one: int, other: int) -> str:
    """Short strokes across, none quite like another."""
    drawn = []
    for i in range(TIES):
        (x, y), (nx, ny) = along(one, other, (i + 0.5) / TIES)
        long = GAUGE + 1.1 * sin(5 * i + one)
        lean = 0.9 * sin(7 * i + other)
        drawn.append(
            f"M{x + nx * long + lean:.1f} {y + ny * long:.1f}"
            f"L{x - nx * long:.1f} {y - ny * long + lean:.1f}"
        )
    return "".join(drawn)


def way(one: int, other: int) -> str:
    """What the line of a rail is called."""
    return f"way-{one}-{other}"


def rail(one: int, other: int) -> Markup:
    """A rail as the pencil draws it."""
    return group(
        stroked(way(one, other), "pencil", 9, 1.5, 1.5, opacity=0.1),
        stroke(ties(one, other), "pencil", 1.9, stroke_linecap="round", opacity=0.75),
        path(pressed(one, other), "pencil"),
        id=f"rail-{one}-{other}",
    )


def track(one: int, other: int) -> Markup:
    """A rail of a finished link: ballast, sleepers and two rails of steel."""
    line = way(one, other)
    return group(
        stroked(line, "ballast-shade", 20, 1, 1.6),
        stroked(line, "ballast", 19),
        stroked(line, "sleeper", 14.5, stroke_dasharray="3 4.2"),
        stroked(line, "engine", 8.6),
        stroked(line, "ballast", 5.2),
        id=f"track-{one}-{other}",
    )


BOX = 32  # the side of a box


def numbered(number: int, ticked: bool) -> Markup:
    """A box of the locomotive, with its number, and perhaps a cross."""
    cross = element("use", href="#cross", transform=f"translate({BOX / 2} {BOX / 2})")
    return group(
        box(0, 0, BOX, BOX, 4, class_="fill-page line-pencil", stroke_width=1.2),
        text(BOX / 2, 23.2, str(number), 20.6, "rule" if ticked else "soft", text_anchor="middle"),
        cross if ticked else "",
        id=f"{'ticked' if ticked else 'box'}-{number}",
    )


CROSS = "M-11-10C-4-4 3 3 11 11M11-10C4-3-3 4-10 10"


def parts() -> list[Markup]:
    """The fifteen rails, the fifteen tracks, a cross, and the boxes of the locomotive."""
    ways = [line(way(*sides), rail_shape(*sides)) for sides in RAIL_SIDES]
    rails = [rail(*sides) for sides in RAIL_SIDES]
    tracks = [track(*sides) for sides in RAIL_SIDES]
    cross = group(
        stroke(CROSS, "pencil", 5, opacity=0.18, transform="translate(1.2 1)"),
        stroke(CROSS, "pencil", 3.2, stroke_linecap="round"),
        element("path", d="M-11-10C-4-4 3 3 11 11", class_="line-pencil", fill="none",
                stroke_width=1.6, opacity=0.6, transform="translate(.6 -1.2)"),
        id="cross",
    )  # fmt: skip
    boxes = [numbered(i + 1, ticked) for i in range(BOXES) for ticked in (False, True)]
    return [*ways, *rails, *tracks, cross, *boxes]
