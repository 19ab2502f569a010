"""Where things lie on a tile: outlines of cities, courses of roads, bounds of fields.

A tile is 100 by 100 with its middle at 0, 0, drawn upright; whoever places it turns it.
"""

from __future__ import annotations

from functools import cache
from math import hypot

from ludogare.core.drawing import plain
from ludogare.games.carcassonne.rules.components import KINDS, Kind
from ludogare.games.carcassonne.rules.parts import CITY, FIELD, MONASTERY, ROAD, Segment

Point = tuple[float, float]

# Eight points round the border, clockwise from the north-west corner: corner, middle, corner…
BORDER: list[Point] = [
    (-50, -50), (0, -50), (50, -50), (50, 0), (50, 50), (0, 50), (-50, 50), (-50, 0),
]  # fmt: skip
MIDDLES = BORDER[1::2]

Curve = tuple[Point, Point, Point, Point]

# Cities by the number and lie of their edges: their walls as curves, and the corners between.
CAP, DEEP, CORNER, BAND, BAY, FULL = "cap", "deep", "corner", "band", "bay", "full"
WALLS: dict[str, list[Curve]] = {
    CAP: [((50, -50), (26, -13), (-26, -13), (-50, -50))],
    DEEP: [
        ((50, -50), (26, -20), (14, -3), (0, -3)),
        ((0, -3), (-14, -3), (-26, -20), (-50, -50)),
    ],
    CORNER: [((50, -50), (24, -22), (-22, 24), (-50, 50))],
    BAND: [
        ((-50, -50), (-26, -20), (26, -20), (50, -50)),
        ((50, 50), (26, 20), (-26, 20), (-50, 50)),
    ],
    BAY: [((50, 50), (26, 18), (-26, 18), (-50, 50))],
    FULL: [],
}
CORNERS: dict[str, list[Point]] = {
    CORNER: [(-50, -50)], BAY: [(-50, -50), (50, -50)], FULL: BORDER[::2],
}  # fmt: skip
TURNED = {  # the edges of a city outline as drawn above
    CAP: {0}, DEEP: {0}, CORNER: {0, 3}, BAND: {1, 3}, BAY: {0, 1, 3}, FULL: {0, 1, 2, 3},
}  # fmt: skip

GATE = 25.0  # how far from the middle a road meets a city's wall, about
MOUTH = 28.0  # and a tunnel its mouth
TOKEN: Point = (28, -35)  # where the token of a mouth in the north lies
COVERED = 14.0  # what it covers, from its middle


def written(points: list[Point]) -> str:
    """Points in the language of paths, joined by lines; a minus needs no space before it.

    >>> written([(0, -5), (2.5, 4)])
    '0-5 2.5 4'
    """
    numbers = " ".join(plain(number) for point in points for number in point)
    return numbers.replace(" -", "-")


def wall_path(shape: str) -> str:
    """The walls of a city as a path."""
    return "".join(
        f"M{written([a])}C{written([b])} {written([c])} {written([d])}"
        for a, b, c, d in WALLS[shape]
    )


def city_path(shape: str) -> str:
    """The outline of a city as a closed path."""
    parts, last = "", None
    for a, b, c, d in WALLS[shape]:
        if last != a:
            parts += f"{'L' if parts else 'M'}{written([a])}"
        parts += f"C{written([b])} {written([c])} {written([d])}"
        last = d
    corners = CORNERS.get(shape, [])
    if corners:
        parts += f"{'L' if parts else 'M'}{written(corners)}"
    return parts + "Z"


def along(curve: Curve, steps: int = 8) -> list[Point]:
    """Points along a curve."""
    found = []
    for i in range(steps + 1):
        t = i / steps
        weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        x = sum(w * p[0] for w, p in zip(weights, curve, strict=True))
        y = sum(w * p[1] for w, p in zip(weights, curve, strict=True))
        found.append((x, y))
    return found


def inside(point: Point, corners: list[Point]) -> bool:
    """Whether a point lies within a polygon."""
    x, y = point
    within = False
    for (a, b), (c, d) in zip(corners, corners[1:] + corners[:1], strict=True):
        if (b > y) != (d > y) and x < (c - a) * (y - b) / (d - b) + a:
            within = not within
    return within


def turned(point: Point, quarters: int) -> Point:
    """A point after clockwise quarter turns."""
    x, y = point
    for _ in range(quarters % 4):
        x, y = -y, x
    return x, y


def city_shape(kind: Kind, segment: Segment) -> tuple[str, int]:
    """The outline of a city segment, and how far it is turned."""
    edges = segment.edges
    for shape, drawn in TURNED.items():
        for turn in range(4):
            if {(edge + turn) % 4 for edge in drawn} == edges:
                return (DEEP if shape == CAP and is_cleft(kind) else shape), turn
    raise AssertionError(edges)


def is_cleft(kind: Kind) -> bool:
    """Whether the cities of a tile meet in its middle, so that no field goes round them."""
    cities = sum(s.feature == CITY for s in kind.segments)
    fields = [s for s in kind.segments if s.feature == FIELD]
    return cities == 2 and len(fields) == 4 and all(len(s.touches) == 1 for s in fields)


def road_end(kind: Kind, segment: Segment) -> Point:
    """Where a road with one edge ends on the tile."""
    (edge,) = segment.edges
    if segment.mouth:
        return turned((0, -MOUTH), edge)
    if any(s.mouth for s in kind.segments):
        return turned((0, -MOUTH), edge)  # at houses before the hill
    for city in kind.segments:
        if city.feature == CITY:
            if len(city.edges) == 3 or (len(city.edges) == 2 and edge not in city.edges):
                opposite = {(e + 2) % 4 for e in city.edges}
                reach = GATE if len(city.edges) == 3 or city.edges == opposite else 4
                return turned((0, -reach), edge)
            single = [s for s in kind.segments if s.feature == ROAD]
            if len(single) == 1 and (edge + 2) % 4 in city.edges:
                return turned((0, GATE), edge)
    return (0, 0)


def road_curve(kind: Kind, segment: Segment) -> Curve:
    """The middle line of a road segment."""
    if len(segment.edges) == 1:
        (edge,) = segment.edges
        start, end = MIDDLES[edge], road_end(kind, segment)
        return start, start, end, end
    one, other = (MIDDLES[e] for e in sorted(segment.edges))
    near = 0.42  # of the way from the middle to the edge
    return one, (one[0] * near, one[1] * near), (other[0] * near, other[1] * near), other


@cache
def road_shape(kind: Kind, segment: Segment) -> tuple[str, int]:
    """The middle line of a road segment as a path, shared by all that lie alike, and its turn."""
    curve = road_curve(kind, segment)
    lies = [[turned(point, -turn) for point in curve] for turn in range(4)]
    return min((line_path(way), i) for i, line in enumerate(lies) for way in (line, line[::-1]))


def line_path(points: list[Point]) -> str:
    """The path of a curve; a straight one is a line."""
    a, b, c, d = points
    if a == b and c == d:
        return f"M{written([a])}L{written([d])}"
    return f"M{written([a])}C{written([b])} {written([c])} {written([d])}"


def apex(kind: Kind, edge: int) -> tuple[int, Point]:
    """The innermost point of the road at an edge, and which segment that is."""
    for i, s in enumerate(kind.segments):
        if s.feature == ROAD and edge in s.edges:
            if len(s.edges) == 1:
                return i, road_end(kind, s) if not s.mouth else (0, 0)
            (x, y), (u, v) = (MIDDLES[e] for e in sorted(s.edges))
            return i, ((x + u) * 0.2825, (y + v) * 0.2825)
    raise AssertionError(edge)


def hedges(kind: Kind) -> list[Curve]:
    """Where two fields meet at a corner of the tile without a road: a line to the middle."""
    found: list[Curve] = []
    for corner in range(0, 8, 2):
        beside = [
            i
            for half in ((corner - 1) % 8, corner)
            for i, s in enumerate(kind.segments)
            if half in s.halves
        ]
        if len(set(beside)) == 2:
            bend = [turned(p, (corner // 2 - 2) % 4) for p in ((20.0, 32.0), (2.0, 10.0))]
            found.append((BORDER[corner], bend[0], bend[1], (0.0, -25.0)))
    return found


def field_bounds(kind: Kind, segment: Segment) -> list[Point]:
    """The bounds of a field segment; cities and roads are drawn over it."""
    halves = segment.halves
    if not halves:  # between four caps
        cap = along(WALLS[CAP][0])[::-1]
        return [turned(p, turn) for turn in range(4) for p in cap[:-1]]
    if len(halves) == 8:
        return BORDER
    starts = [h for h in sorted(halves) if (h - 1) % 8 not in halves]
    points: list[Point] = []
    for i, start in enumerate(starts):
        end = start
        while end % 8 in halves:
            points.append(BORDER[end % 8])
            end += 1
        points.append(BORDER[end % 8])
        points += gap(kind, end % 8, starts[(i + 1) % len(starts)])
    return points


def borders(kind: Kind) -> list[list[Point]]:
    """The walls and hedges that bound fields, each from one end to the other."""
    found = [along(curve) for curve in hedges(kind)]
    for s in kind.segments:
        if s.feature == CITY:
            shape, turn = city_shape(kind, s)
            if shape == DEEP:
                points = along(WALLS[shape][0]) + along(WALLS[shape][1])[1:]
                found.append([turned(p, turn) for p in points])
            else:
                found += [[turned(p, turn) for p in along(curve)] for curve in WALLS[shape]]
    return found


def gap(kind: Kind, leaving: int, entering: int) -> list[Point]:
    """The way over the tile from one run of half-edges to the next, along what bounds the field."""
    way: list[Point] = []
    last = None
    if leaving % 2:
        last, point = apex(kind, leaving // 2)
        way.append(point)
    else:
        way += leave_corner(kind, leaving, entering)
        if way and way[-1] == BORDER[entering]:
            return way[:-1]
    if entering % 2:
        road, point = apex(kind, entering // 2)
        if road == last:
            return way
        if way and leaving % 2 == 0:
            way = cut_off(way, point)
        return [*way, point] if way else [(0, 0), point]
    back = leave_corner(kind, entering, leaving, backwards=True)
    back = cut_off(back, way[-1]) if way else back
    if leaving % 2 == 0 and way and back:
        way = cut_off(way, back[-1])
    return way + back[::-1]


def leave_corner(kind: Kind, corner: int, goal: int, backwards: bool = False) -> list[Point]:
    """The wall or hedge that leaves a corner, and those that go on from its end."""
    way: list[Point] = []
    at, passed = BORDER[corner], []
    cities = {e for s in kind.segments if s.feature == CITY for e in s.edges}
    while at != BORDER[goal]:
        edge = (BORDER.index(at) // 2 - backwards) % 4 if at in BORDER else None
        found = None
        for line in borders(kind):
            ends = {line[0]: line, line[-1]: line[::-1]}
            if at in ends and line not in passed:
                is_hedge = line[-1] not in BORDER
                beside = edge in cities
                if is_hedge != beside:
                    found = ends[at]
                    passed.append(line)
        if not found:
            break
        way += found[1:]
        at = found[-1]
    return way


def cut_off(way: list[Point], at: Point) -> list[Point]:
    """A way as far as its point nearest to another."""
    nearest = min(range(len(way)), key=lambda i: hypot(way[i][0] - at[0], way[i][1] - at[1]))
    return way[: nearest + 1] if way else way


def inn_place(edges: frozenset[int]) -> Point:
    """Beside the road."""
    if edges == {1, 3}:
        return (12, 26)
    if len(edges) == 1:
        return turned((20, -30), min(edges))
    x, y = (sum(MIDDLES[e][axis] for e in edges) * 0.62 for axis in (0, 1))
    return (x, y)


CITY_SEATS: dict[str, Point] = {
    CAP: (0, -38), DEEP: (0, -30), CORNER: (-15, -15), BAND: (0, 0), BAY: (0, -10), FULL: (0, 4),
}  # fmt: skip


@cache
def seat_of(kind: int, segment: int) -> Point:
    """Where a meeple stands on a segment, on the upright tile."""
    k = KINDS[kind]
    s = k.segments[segment]
    if s.feature == CITY:
        shape, turn = city_shape(k, s)
        return (27, 20) if s.special else turned(CITY_SEATS[shape], turn)
    if s.feature == MONASTERY:
        return (0, 6)
    if s.feature == ROAD:
        crossing = {(e + 1) % 4 for e in s.edges}
        below = any(c.feature == CITY and c.edges == crossing for c in k.segments)
        return along(road_curve(k, s))[(1 if below else 4) if len(s.edges) == 2 else 3]
    return field_seat(k, s)


def field_seat(kind: Kind, segment: Segment) -> Point:
    """Where a farmer lies: on the field, as clear of everything else as can be."""
    bounds, cities, marks = field_bounds(kind, segment), [], []
    tokens = [turned(TOKEN, edge) for s in kind.segments if s.mouth for edge in s.edges]
    if not all(s.feature == FIELD or s.feature == CITY for s in kind.segments):
        marks.append((0.0, 0.0))
    for s in kind.segments:
        if s.feature == CITY:
            shape, turn = city_shape(kind, s)
            walls = [turned(p, turn) for curve in WALLS[shape] for p in along(curve)]
            cities.append(walls + [turned(p, turn) for p in CORNERS.get(shape, [])])
            marks += walls
        elif s.feature == ROAD:
            marks += along(road_curve(kind, s))
    marks += [point for curve in hedges(kind) for point in along(curve)]
    best, seat = -1.0, (0.0, 0.0)
    for x in range(-40, 41, 8):
        for y in range(-40, 41, 8):
            if inside((x, y), bounds) and not any(inside((x, y), city) for city in cities):
                clear = min((hypot(x - a, y - b) for a, b in marks), default=40.0)
                free = min((hypot(x - a, y - b) - COVERED for a, b in tokens), default=40.0)
                room = min(clear, free, 58 - max(abs(x), abs(y))) - hypot(x, y) / 100
                if room > best:
                    best, seat = room, (x, y)
    return seat
