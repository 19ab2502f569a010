"""An inked map: how a tile is drawn, and what stands on it.

The ground of a tile turns with it; whatever stands (monasteries, inns, flags, meeples) is
drawn upright wherever it is.
"""

from __future__ import annotations

from functools import cache

from ludogare.core.drawing import (
    SEATS,
    Colours,
    Markup,
    disc,
    element,
    group,
    mark_shape,
    path,
    plain,
    stroke,
    text,
)
from ludogare.games.carcassonne.rules.components import KINDS, Kind
from ludogare.games.carcassonne.rules.parts import CITY, FIELD, MONASTERY, ROAD
from ludogare.games.carcassonne.show.shapes import (
    BAND,
    BAY,
    CAP,
    CORNER,
    DEEP,
    FULL,
    Point,
    city_path,
    city_shape,
    field_bounds,
    hedges,
    is_cleft,
    road_end,
    road_path,
    turned,
    wall_path,
    written,
)

COLOURS: Colours = {
    "meadow": ("#B4C193", "#5F6E50"),
    "grass": ("#98A877", "#4C5A40"),
    "hedge": ("#6E8055", "#39472F"),
    "track": ("#F7F1E1", "#D5CCB6"),
    "line": ("#41372C", "#14110D"),
    "ground": ("#E6CDA0", "#9A825B"),
    "tiles": ("#CB6B42", "#B05A34"),
    "shade": ("#A64E2D", "#843F24"),
    "wall": ("#F6EDD8", "#D2C6A8"),
    "stone": ("#BDB5A5", "#938C7E"),
    "hill": ("#9BA873", "#525F40"),
    "hole": ("#2A211A", "#0C0907"),
    "slate": ("#5B6C7C", "#4C5C6B"),
    "water": ("#8FB5BE", "#4F7680"),
}

RULES = """
.ludogare .hit{fill:var(--gold);stroke:var(--gold);fill-opacity:0;stroke-opacity:0}
.ludogare .hit.lit{fill-opacity:.5;stroke-opacity:.9}
.ludogare .hit.shown.of-many{fill-opacity:.55}
OWNED.ludogare .hit.shown.lit{fill-opacity:.8}
.ludogare .claim{fill:var(--gold);stroke:var(--gold);fill-opacity:.28;stroke-opacity:.55}
.ludogare .claim.can{filter:none}
.ludogare .claim.can:hover,.ludogare .claim.would,.ludogare .claim.chosen,\
.ludogare .claim:focus-visible{fill-opacity:.62;stroke-opacity:1;filter:none;outline:none}
.ludogare .ghost{visibility:hidden;pointer-events:none}
.ludogare .ghost.chosen,.ludogare .ghost.would{visibility:visible;opacity:.82}
.ludogare .through{pointer-events:none}
""".replace(
    "OWNED",
    "".join(
        f".ludogare .hit.shown.of-{seat}{{fill:var(--seat-{seat});fill-opacity:.55}}\n"
        for seat in range(len(SEATS))
    ),
)

# Roofs seen from above, within each shape of a city: middle, half width, half height.
ROOFS: dict[str, list[tuple[float, float, float, float]]] = {
    CAP: [(-17, -42, 7, 4), (0, -37, 6, 5), (17, -42, 7, 4)],
    DEEP: [(-20, -42, 8, 4), (0, -40, 6, 6), (20, -42, 8, 4), (-7, -24, 5, 5), (7, -20, 5, 5)],
    CORNER: [
        (-38, -40, 7, 5), (-20, -41, 6, 4), (0, -40, 8, 5), (20, -43, 6, 3.5), (-40, -22, 5, 7),
        (-24, -25, 6, 6), (-6, -22, 7, 5), (-39, 0, 6, 6), (-22, -5, 7, 5), (-42, 20, 4, 7),
    ],
    BAND: [
        (-39, -18, 6, 5), (-38, 2, 5, 7), (-39, 22, 6, 5), (-21, -9, 7, 5), (-20, 10, 6, 5),
        (0, -13, 6, 5), (1, 14, 7, 4), (21, -8, 6, 6), (21, 11, 7, 5), (39, -19, 5, 6),
        (38, 2, 6, 5), (39, 22, 5, 6),
    ],
    BAY: [
        (-40, -40, 6, 5), (-20, -39, 7, 5), (0, -41, 6, 4), (20, -39, 7, 5), (40, -40, 6, 5),
        (-39, -20, 5, 7), (-20, -20, 6, 5), (20, -20, 6, 6), (39, -20, 6, 5), (-40, 2, 6, 5),
        (-20, 3, 7, 5), (1, 3, 6, 5), (21, 3, 6, 6), (40, 2, 5, 7), (-42, 24, 4, 7),
        (42, 24, 4, 7),
    ],
    FULL: [
        (-40, -40, 6, 5), (-20, -39, 7, 5), (0, -41, 6, 4), (20, -39, 7, 5), (40, -40, 6, 5),
        (-39, -20, 5, 7), (-20, -20, 6, 5), (20, -20, 6, 6), (39, -20, 6, 5), (-40, 2, 6, 5),
        (40, 2, 5, 7), (-40, 22, 5, 6), (-20, 21, 7, 5), (40, 22, 6, 5), (-39, 40, 6, 5),
        (-20, 40, 6, 5), (0, 39, 7, 5), (20, 40, 6, 5), (40, 40, 6, 5),
    ],
}  # fmt: skip

TUFTS = ((-36, -30), (30, -34), (-12, 36), (37, 30), (-38, 12), (14, -14), (8, 22), (-18, -12))


def roofs(places: list[tuple[float, float, float, float]]) -> Markup:
    """Houses from above: two slopes along a ridge."""
    light, dark = "", ""
    for x, y, w, h in places:
        if w >= h:
            light += f"M{x - w} {y - h}h{2 * w}v{h}h-{2 * w}z"
            dark += f"M{x - w} {y}h{2 * w}v{h}h-{2 * w}z"
        else:
            light += f"M{x - w} {y - h}h{w}v{2 * h}h-{w}z"
            dark += f"M{x} {y - h}h{w}v{2 * h}h-{w}z"
    return group(
        element("path", d=light, class_="fill-tiles line-line", stroke_width=1),
        element("path", d=dark, class_="fill-shade line-line", stroke_width=1),
    )


def city(shape: str) -> Markup:
    """A city: ground, roofs, and the wall with its battlements."""
    wall = wall_path(shape)
    return group(
        path(city_path(shape), "ground"),
        roofs(ROOFS[shape]),
        *(
            (
                stroke(wall, "line", 7.5),
                stroke(wall, "wall", 5),
                stroke(wall, "line", 5, stroke_dasharray="1.2 4.2", stroke_opacity=0.55),
            )
            if wall
            else ()
        ),
        id=f"city-{shape}",
    )


def arch() -> Markup:
    """A stone arch into which a road from the south runs."""
    return group(
        path("M-13 3V-4A13 13 0 0 1 13-4V3Z", "stone"),
        path("M-7.5 3.5V-3A7.5 7.5 0 0 1 7.5-3V3.5Z", "hole"),
        stroke("M-13 3V-4A13 13 0 0 1 13-4V3", "line", 1.5),
        stroke("M-13-4H-7.5M13-4H7.5M-9.2-13.2-5.3-8.3M9.2-13.2 5.3-8.3M0-17V-10.5", "line", 1.2),
        id="arch",
    )


def village() -> Markup:
    """Houses round a small square, where roads end."""
    return group(
        disc(0, 0, 9, "track"),
        stroke("M0-9A9 9 0 1 1 0 9A9 9 0 1 1 0-9", "line", 1.2),
        roofs([(-12, -11, 5, 4), (12, -10, 4, 5), (11, 12, 5, 4), (-11, 12, 4, 4.5)]),
        id="village",
    )


def monastery() -> Markup:
    """A cloister with a bell tower, within its garden."""
    return group(
        disc(0, 2, 23, "hill"),
        stroke("M0-21A23 23 0 1 1 0 25A23 23 0 1 1 0-21", "hedge", 2, stroke_dasharray="3 2.4"),
        path("M-15 14V-1H15V14Z", "wall"),
        path("M-18-1L-12-11H12L18-1Z", "slate"),
        path("M-5 14V-17H5V14Z", "wall"),
        path("M-7-16L0-28L7-16Z", "tiles"),
        stroke("M0-28V-33M-2.5-30.8H2.5", "line", 1.4),
        stroke("M-15 14V-1H-5M5-1H15V14H-15M-5 14V-17H5V14", "line", 1.4),
        stroke("M-18-1L-12-11H-5M5-11H12L18-1ZM-18-1H-5M-7-16L0-28L7-16Z", "line", 1.4),
        path(
            "M-2.2 14V8A2.2 2.2 0 0 1 2.2 8V14ZM-1.6-10h3.2v4h-3.2zM-11.5 4h3v4h-3zM8.5 4h3v4h-3z",
            "line",
        ),
        id="monastery",
    )


def cathedral() -> Markup:
    """A church with two towers and a rose window."""
    return group(
        path("M-17 22V-12H17V22Z", "wall"),
        path("M-9-12L0-22L9-12Z", "slate"),
        path("M-19 22V-22H-9V22ZM9 22V-22H19V22Z", "wall"),
        path("M-21-21L-14-37L-7-21ZM7-21L14-37L21-21Z", "slate"),
        stroke("M-9-12L0-22L9-12ZM-19 22V-22H-9V22ZM9 22V-22H19V22ZM-9 22H9", "line", 1.5),
        stroke("M-21-21L-14-37L-7-21ZM7-21L14-37L21-21Z", "line", 1.5),
        disc(0, -3, 5, "water"),
        stroke("M0-8A5 5 0 1 1 0 2A5 5 0 1 1 0-8M0-8V2M-5-3H5", "line", 1.2),
        path("M-4 22V13A4 4 0 0 1 4 13V22ZM-15.5-14h3v7h-3zM12.5-14h3v7h-3z", "line"),
        id="cathedral",
    )


def inn() -> Markup:
    """An inn by a pond, with its sign."""
    return group(
        element(
            "ellipse", cx=3, cy=6, rx=14, ry=7, class_="fill-water line-line", stroke_width=1.2
        ),
        path("M-9 4V-6H7V4Z", "wall"),
        path("M-12-5L-6-14H4L10-5Z", "tiles"),
        stroke("M-9 4V-5H7V4ZM-12-5L-6-14H4L10-5Z", "line", 1.3),
        path("M-3 4V-2H1V4Z", "line"),
        stroke("M10-12V4M10-11H15", "line", 1.3),
        path("M11.5-10h6v5h-6z", "gold"),
        id="inn",
    )


def pennant() -> Markup:
    """A swallow-tailed flag: this part of the city counts more."""
    return group(
        stroke("M0 9V-12", "line", 2),
        path("M0-12H15L11.5-7.5L15-3H0Z", "navy"),
        stroke("M0-12H15L11.5-7.5L15-3H0", "line", 1.2),
        disc(5, -7.5, 2.6, "gold"),
        id="pennant",
    )


FIGURE = "M-10 12C-10 3-8-1-4-3.5C-7-7-6-13.5 0-13.5S7-7 4-3.5C8-1 10 3 10 12Z"
HAT = "M-8.5-9.5C-4-11-4-15 0-15.5C4-15 4-11 8.5-9.5Z"


@cache
def meeple(seat: int) -> Markup:
    """Our figure: a traveller in a cloak and a hat, with the seat's mark on the cloak."""
    return group(
        element("path", d=FIGURE, class_=f"fill-seat-{seat} line-line", stroke_width=2),
        element("path", d=HAT, class_=f"fill-seat-{seat} line-line", stroke_width=1.8),
        element(
            "path", d=mark_shape(seat), class_="fill-chalk", transform="translate(0 4.6) scale(.42)"
        ),
        stroke_linejoin="round",
        id=f"figure-{seat}",
    )


@cache
def token(seat: int) -> Markup:
    """A tunnel token: a disc with the seat's mark; its letter is written over it."""
    return group(
        element("circle", r=10.5, class_=f"fill-seat-{seat} line-line", stroke_width=2),
        element("path", d=mark_shape(seat), class_="fill-chalk", transform="scale(.8)"),
        id=f"disc-{seat}",
    )


def parts() -> list[Markup]:
    """What tiles are made of, to be used by reference."""
    shapes = [city(shape) for shape in ROOFS]
    edge = element("clipPath", element("path", d="M-50-50H50V50H-50Z"), id="tile-edge")
    return [edge, *shapes, arch(), village(), monastery(), cathedral(), inn(), pennant()]


def use(name: str, x: float = 0, y: float = 0, turn: int = 0, scale: float = 1) -> Markup:
    """A part, moved and turned."""
    how = f"translate({x:g} {y:g})" if x or y else ""
    how += f"rotate({turn * 90})" if turn else ""
    how += f"scale({scale:g})" if scale != 1 else ""
    return Markup(f'<use href="#{name}"' + (f' transform="{how}"' if how else "") + "/>")


@cache
def ground(kind: int) -> Markup:
    """The ground of a tile, upright."""
    k = KINDS[kind]
    roads = "".join(road_path(k, s) for s in k.segments if s.feature == ROAD)
    walls = [city_shape(k, s) for s in k.segments if s.feature == CITY]
    drawn: list[str] = [element("rect", x=-50, y=-50, width=100, height=100, class_="fill-meadow")]
    tufts = "".join(f"M{x - 3} {y}l2-4m1 4.5l0-6m1 6l2-4" for x, y in TUFTS)
    drawn.append(stroke(tufts, "grass", 1.4))
    for curve in hedges(k):
        a, b, c, d = (written([p]) for p in curve)
        drawn.append(stroke(f"M{a}C{b} {c} {d}", "line", 6))
        drawn.append(stroke(f"M{a}C{b} {c} {d}", "wall", 3.6))
    mouths = [s for s in k.segments if s.mouth]
    under = any(s.feature == CITY and len(s.edges) == 2 for s in k.segments) and mouths
    if mouths and not under:
        drawn += [path(hill(k), "hill"), stroke(hill(k), "hedge", 1.6)]
        drawn.append(stroke("M-9 3l3-5l3 5m2-6l3-5l3 5m-8 10l3-5l3 5", "hedge", 1.6))
    if roads:
        drawn += [stroke(roads, "line", 13), stroke(roads, "track", 9.4)]
    drawn += [use(f"city-{shape}", turn=turn) for shape, turn in walls]
    drawn += [use("arch", *road_end(k, s), turn=(min(s.edges) - 2) % 4) for s in mouths]
    if passes_under(k):
        drawn += [use("arch", *turned((0, -26), e), turn=(e - 2) % 4) for e in (0, 2)]
    if has_village(k):
        drawn.append(use("village", 0, -24, scale=0.7) if mouths else use("village"))
    if k.segments[0].feature == CITY and len(k.segments) == 1 and not k.segments[0].special:
        drawn.append(use("village", 0, 2, scale=1.25))
    drawn.append(stroke("M-50-50H50V50H-50Z", "line", 1.6, stroke_opacity=0.4))
    return group(group(*drawn, clip_path="url(#tile-edge)"), id=f"tile-{kind}")


def has_village(kind: Kind) -> bool:
    """Whether roads end in the middle of a tile, at houses."""
    ends = [s for s in kind.segments if s.feature == ROAD and len(s.edges) == 1 and not s.mouth]
    sacred = any(s.feature == MONASTERY for s in kind.segments)
    if not ends or sacred or is_cleft(kind):
        return False
    return any(s.mouth for s in kind.segments) or all(road_end(kind, s) == (0, 0) for s in ends)


def passes_under(kind: Kind) -> bool:
    """Whether a road runs under a city from edge to edge."""
    return any(
        r.feature == ROAD and len(r.edges) == 2 and c.feature == CITY
        and len(c.edges) == 2 and c.edges == {(e + 1) % 4 for e in r.edges}
        for r in kind.segments
        for c in kind.segments
    )  # fmt: skip


def hill(kind: Kind) -> str:
    """The hill into which the mouths of a tile lead."""
    edges = {e for s in kind.segments if s.mouth for e in s.edges}
    x = -30 if 3 in edges else -22
    u = 30 if 1 in edges else 24
    v = 30 if 2 in edges else 20
    top = f"M{x} 8C{x}-16-14-22 0-21C16-22 {u}-14 {u} 8"
    return top + f"C{u} {v - 6} 14 {v} 0 {v}C-16 {v} {x} 22 {x} 8Z"


def standing(kind: int) -> list[tuple[str, Point, float]]:
    """What stands on a tile, upright: the part, its place on the upright tile, its size."""
    k = KINDS[kind]
    found: list[tuple[str, Point, float]] = []
    for s in k.segments:
        if s.feature == MONASTERY:
            found.append(("monastery", (0, 0), 0.86))
        elif s.feature == CITY and s.special:
            found.append(("cathedral", (0, 6), 0.86))
        elif s.feature == CITY and s.pennants:
            shape, turn = city_shape(k, s)
            at = {CORNER: (-36, -34), BAND: (-32, 4), BAY: (-30, -28), FULL: (-28, -26)}
            found.append(("pennant", turned(at.get(shape, (0, -38)), turn), 1))
        elif s.feature == ROAD and s.special:
            found.append(("inn", inn_place(s.edges), 0.9))
    return found


def inn_place(edges: frozenset[int]) -> Point:
    """Beside the road."""
    if edges == {1, 3}:
        return (12, 24)
    if len(edges) == 1:
        return turned((18, -30), min(edges))
    x = sum((0, 50, 0, -50)[e] for e in edges) * 0.66
    y = sum((-50, 0, 50, 0)[e] for e in edges) * 0.66
    return (x, y)


@cache
def outline(kind: int, segment: int) -> Markup:
    """A segment as a bare shape, to be lit."""
    k = KINDS[kind]
    s = k.segments[segment]
    called = f"seg-{kind}-{segment}"
    if s.feature == ROAD:
        return element("path", d=road_path(k, s), fill="none", stroke_width=15, id=called)
    if s.feature == MONASTERY:
        return element("circle", r=24, stroke_width=0, id=called)
    if s.feature == FIELD:
        d = "M" + written(field_bounds(k, s)) + "Z"
        return element("path", d=d, stroke_width=0, id=called)
    shape, turn = city_shape(k, s)
    rotate = f"rotate({turn * 90})" if turn else None
    return element("path", d=city_path(shape), stroke_width=0, id=called, transform=rotate)


@cache
def whole_tile(kind: int, turn: int) -> Markup:
    """A tile with all that stands on it."""
    upright = [use(part, *turned(at, turn), scale=size) for part, at, size in standing(kind)]
    return group(use(f"tile-{kind}", turn=turn), *upright)


def lettered(seat: int, colour: str, number: int, scale: float) -> Markup:
    """A token with the letter of its colour."""
    letter = text(0, 3.6, colour, 10, "coal", text_anchor="middle")
    return group(
        use(f"disc-{seat}", scale=scale),
        group(letter, transform=f"scale({plain(scale)})"),
        id=f"token-{seat}-{colour}-{number}",
    )
