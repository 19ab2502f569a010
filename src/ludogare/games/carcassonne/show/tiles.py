"""A whole tile as it lies: its ground, and what stands on it by its place.

The ground turns with the tile; whatever stands is drawn upright and lit from the upper left.
"""

from __future__ import annotations

from functools import cache, lru_cache

from ludogare.core.drawing import Markup, box, element, group, path, stroke
from ludogare.games.carcassonne.rules.components import KINDS, Kind
from ludogare.games.carcassonne.rules.parts import CITY, FIELD, MONASTERY, ROAD
from ludogare.games.carcassonne.show import buildings, city, countryside
from ludogare.games.carcassonne.show.parts import use
from ludogare.games.carcassonne.show.shapes import (
    BAND,
    BAY,
    CORNER,
    FULL,
    Point,
    city_path,
    city_shape,
    field_bounds,
    hedges,
    inn_place,
    is_cleft,
    road_end,
    road_shape,
    turned,
    written,
)

Face = tuple[int, int]  # a kind of tile, and its turn
ROADS = sorted({road_shape(k, s)[0] for k in KINDS for s in k.segments if s.feature == ROAD})


def parts() -> list[Markup]:
    """What tiles are made of, and the frames of places for one, to be used by reference."""
    edge = element("clipPath", element("path", d="M-50-50H50V50H-50Z"), id="tile-edge")
    rim = stroke("M-50-50H50V50H-50Z", "line", 1.2, stroke_opacity=0.22, id="rim")
    opening = box(
        -45, -45, 90, 90, 9, class_="fill-gold line-brass", fill_opacity=0.16,
        stroke_width=2.4, stroke_opacity=0.75, id="opening",
    )  # fmt: skip
    free = box(-45, -45, 90, 90, fill="transparent", id="free")
    tried = box(-51, -51, 102, 102, 4, fill="none", class_="line-gold", stroke_width=5, id="tried")
    return [
        edge,
        rim,
        opening,
        free,
        tried,
        latest(),
        countryside.grass(),
        *city.parts(),
        *buildings.parts(),
        *countryside.plants(),
    ]


def latest() -> Markup:
    """The frame round somebody's last tile, with a corner for their mark; its user colours it."""
    return group(
        box(
            -48, -48, 96, 96, 4, fill="none", class_="line-chalk",
            stroke_width=5.5, stroke_opacity=0.65,
        ),
        box(-48, -48, 96, 96, 4, fill="none"),
        path("M-48-48H-27V-33A6 6 0 0 1-33-27H-48Z", "chalk"),
        stroke_width=3.4,
        id="latest",
    )  # fmt: skip


def needed(faces: set[Face]) -> list[Markup]:
    """The walls, roads, hedges and hills that some tiles need."""
    kinds = sorted({kind for kind, _ in faces})
    hills = {wooded(KINDS[kind]) for kind in kinds if has_hill(KINDS[kind])}
    roads = {
        road_shape(KINDS[k], s)[0] for k in kinds for s in KINDS[k].segments if s.feature == ROAD
    }
    walls = {
        lies(*city_shape(KINDS[kind], s), turn)
        for kind, turn in faces
        for s in KINDS[kind].segments
        if s.feature == CITY
    }
    return [
        *(road(ROADS.index(d)) for d in sorted(roads)),
        *(hedge(kind) for kind in kinds if hedges(KINDS[kind])),
        *(hill(called) for called in sorted(hills)),
        *(city.wall(shape, turn) for shape, turn in sorted(walls) if shape != FULL),
    ]


def lies(shape: str, turned_already: int, turn: int) -> tuple[str, int]:
    """A city's outline, and how far it is turned on a tile that is turned itself."""
    return shape, (turned_already + turn) % 4


@cache
def ground(kind: int, turn: int) -> Markup:
    """A tile without grass and houses."""
    k = KINDS[kind]
    cities = [lies(*city_shape(k, s), turn) for s in k.segments if s.feature == CITY]
    mouths = [s for s in k.segments if s.mouth]
    roads = sorted({road_shape(k, s) for s in k.segments if s.feature == ROAD})
    flat = [*([use(f"hedge-{kind}", turn=turn)] if hedges(k) else []),
            *(use(f"road-{ROADS.index(d)}", turn=(by + turn) % 4) for d, by in roads)]  # fmt: skip
    standing = [use("city-full") for shape, _ in cities if shape == FULL]
    if has_hill(k):
        standing += [use(wooded(k), turn=turn), *trees(turn)]
    standing += [use(f"wall-{shape}-{t}") for shape, t in cities if shape != FULL]
    for s in mouths:
        standing.append(arched(road_end(k, s), min(s.edges), turn))
    if passes_under(k):
        standing += [use("gate", *turned(turned((0, -26), e), turn)) for e in (0, 2)]
    standing += [use("gate", *turned(at, turn)) for at in gates(k)]
    if has_village(k):
        standing.append(use("village", *turned((0, -24) if mouths else (0, 0), turn)))
    return group(*flat, *standing, use("rim"), id=f"tile-{kind}-{turn}")


def hedge(kind: int) -> Markup:
    """The hedges of a tile, between fields that no road divides."""
    d = ""
    for curve in hedges(KINDS[kind]):
        a, b, c, e = (written([p]) for p in curve)
        d += f"M{a}C{b} {c} {e}"
    return group(
        stroke(d, "leaf-dark", 8),
        stroke(d, "foliage", 5.4),
        stroke(d, "leaf-lit", 3, stroke_dasharray="2.4 3.4"),
        clip_path="url(#tile-edge)",
        stroke_linejoin="round",
        id=f"hedge-{kind}",
    )


def road(number: int) -> Markup:
    """Pale gravel between darker kerbs, with the ruts of carts."""
    layers = [("kerb", 14.0), ("gravel", 11.2), ("rut", 6.4), ("gravel", 4.0), ("rut", 1.4)]
    dashes: list[str | None] = [None, None, None, None, "1.6 5"]
    d = ROADS[number]
    return group(
        *(
            element("path", d=d, class_=f"line-{colour}", stroke_width=wide, stroke_dasharray=dash)
            for (colour, wide), dash in zip(layers, dashes, strict=True)
        ),
        fill="none",
        stroke_linejoin="round",
        id=f"road-{number}",
    )


def arched(at: Point, edge: int, turn: int) -> Markup:
    """The mouth of a tunnel, towards the edge from which its road comes."""
    return use("arch", *turned(at, turn), turn=(edge + turn - 2) % 4, scale=0.76)


def has_hill(kind: Kind) -> bool:
    """Whether the mouths of a tile lead into a hill, rather than under a city."""
    under = any(len(s.edges) == 2 for s in kind.segments if s.feature == CITY)
    return any(s.mouth for s in kind.segments) and not under


def wooded(kind: Kind) -> str:
    """The name of the hill of a tile: it reaches towards the mouths."""
    edges = {e for s in kind.segments if s.mouth for e in s.edges}
    return "hill-" + "".join(way for e, way in ((1, "e"), (2, "s"), (3, "w")) if e in edges)


def hill(called: str) -> Markup:
    """A hill without its trees, upright."""
    _, ways = called.split("-")
    x = -33 if "w" in ways else -24
    u = 33 if "e" in ways else 26
    v = 33 if "s" in ways else 22
    top = f"M{x} 6C{x}-14-16-22 0-21C18-22 {u}-14 {u} 6"
    d = top + f"C{u} {v - 6} 14 {v} 0 {v}C-16 {v} {x} 22 {x} 6Z"
    return group(
        stroke(d, "coal", 5, stroke_opacity=0.16),
        path(d, "pasture"),
        stroke(d, "tuft", 1.8),
        path(d, "sunlit", transform="translate(-2 -2.6) scale(.8)"),
        id=called,
    )


def trees(turn: int) -> list[Markup]:
    """The trees on a hill, the farthest first."""
    grown = [(-13, -8, 0), (12, -9, 1), (0, -3, 5), (13, 7, 0), (-12, 8, 5), (1, 9, 1)]
    places = sorted(((turned((a, b), turn), n) for a, b, n in grown), key=lambda t: t[0][1])
    return [use(f"n{n}", a, b + 3) for (a, b), n in places]


def gates(kind: Kind) -> list[Point]:
    """Where roads end at the wall of a city, on the upright tile."""
    found = []
    for s in kind.segments:
        if s.feature == ROAD and len(s.edges) == 1 and not s.mouth:
            end = road_end(kind, s)
            if end != (0, 0) and not any(other.mouth for other in kind.segments):
                found.append(end)
    return found


def has_village(kind: Kind) -> bool:
    """Whether roads end in the middle of a tile, at a crossing."""
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


def standing(kind: int, turn: int) -> list[tuple[str, Point, float]]:
    """What stands on a tile, upright: the part, its place, and how much room it takes."""
    k = KINDS[kind]
    found: list[tuple[str, Point, float]] = []
    for s in k.segments:
        if s.feature == MONASTERY:
            found.append(("monastery", (0, 6), 0))
        elif s.feature == CITY and s.special:
            found.append(("cathedral", (0, 8), 29))
        elif s.feature == CITY and s.pennants:
            shape, by = city_shape(k, s)
            at = {CORNER: (-37, -32), BAND: (-34, 0), BAY: (-32, -30), FULL: (-28, -24)}
            found.append(("pennant", turned(at.get(shape, (0, -38)), by + turn), 7))
        elif s.feature == ROAD and s.special:
            found.append(("inn", turned(inn_place(s.edges), turn), 0))
    if len(k.segments) == 1 and not k.segments[0].special:
        found.append(("well", (2, 4), city.SQUARE))
    return found


def built(kind: int, turn: int, x: int, y: int) -> list[tuple[float, Markup]]:
    """The houses of a tile that lies at a place, each with how far down it stands."""
    k = KINDS[kind]
    kept = [(*at, room) for _, at, room in standing(kind, turn) if room]
    kept += [(*turned(road_end(k, s), turn), 10.0) for s in k.segments if s.mouth]
    kept += [(*turned(at, turn), 8.0) for at in gates(k)]
    if passes_under(k):
        kept += [(*turned((0, y), turn), 9.0) for y in (-26.0, 26.0)]
    found = []
    for i, s in enumerate(k.segments):
        if s.feature == CITY:
            shape, by = lies(*city_shape(k, s), turn)
            for n, house in enumerate(city.houses(shape, by, tuple(kept))):
                chance = countryside.mixed(x, y, i, n)
                at = house.x + chance // 27 % 3 - 1, house.y + chance // 81 % 5 - 2
                part = "n0" if chance % 9 == 8 else f"h{chance % 3}{chance // 9 % 3}"
                found.append((at[1], use(part, *at)))
    return found


@lru_cache(maxsize=4096)  # a tile is drawn again at every ply of its match
def whole(kind: int, turn: int, x: int, y: int) -> Markup:
    """A tile that lies at a place, with all that stands on it; the grass lies below."""
    things = built(kind, turn, x, y)
    things += [
        (at[1], use(f"n{plant}", *at)) for plant, at in countryside.growing(kind, turn, x, y)
    ]
    things += [(at[1], use(part, *at)) for part, at, _ in standing(kind, turn)]
    parts = [use(f"tile-{kind}-{turn}"), *(part for _, part in sorted(things))]
    return Markup("".join(parts))


@cache
def alone(kind: int, turn: int, called: str) -> Markup:
    """A tile in somebody's hand: with its grass, its towers and its edge."""
    k = KINDS[kind]
    ends = {
        p
        for s in k.segments
        if s.feature == CITY
        for p in city.joints(*lies(*city_shape(k, s), turn))
    }
    return group(
        box(-50, -46, 100, 100, 3, class_="fill-board"),
        element("rect", x=-50, y=-50, width=100, height=100, fill="url(#grass)"),
        whole(kind, turn, kind, turn),
        *(use("tower", x * 0.93, y * 0.9 + 3) for x, y in sorted(ends, key=lambda p: p[1])),
        id=called,
    )


@cache
def outline_of(kind: int, segment: int) -> tuple[str, int]:
    """The name of the outline of a segment, shared by many tiles, and how far it is turned."""
    k = KINDS[kind]
    s = k.segments[segment]
    if s.feature == ROAD:
        d, turn = road_shape(k, s)
        return f"way-{ROADS.index(d)}", turn
    if s.feature == CITY:
        shape, turn = city_shape(k, s)
        return f"town-{shape}", turn
    return "abbey" if s.feature == MONASTERY else f"f{kind}-{segment}", 0


@cache
def outline(kind: int, segment: int) -> Markup:
    """A segment as a bare shape, to be lit."""
    k = KINDS[kind]
    s = k.segments[segment]
    called, _ = outline_of(kind, segment)
    if s.feature == ROAD:
        return element("path", d=road_shape(k, s)[0], fill="none", stroke_width=15, id=called)
    if s.feature == MONASTERY:
        return element("circle", r=28, id=called)
    if s.feature == FIELD:
        d = "M" + written([(round(x), round(y)) for x, y in field_bounds(k, s)]) + "Z"
        return element("path", d=d, id=called)
    return element("path", d=city_path(city_shape(k, s)[0]), id=called)


def outlines(kinds: set[int]) -> list[Markup]:
    """The outlines of all segments of some tiles."""
    found = {
        outline_of(kind, i)[0]: outline(kind, i)
        for kind in kinds
        for i in range(len(KINDS[kind].segments))
    }
    return [found[called] for called in sorted(found)]
