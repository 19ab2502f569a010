"""The lines that pipes follow through a card of 100 by 100, and where pawns stand on them.

Points are complex numbers: x to the right, y down.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations, product

from ludogare.core.drawing import plain

Ports = tuple[int, ...]
Piece = tuple[complex, ...]  # two points of a straight line, or four of a curve

SIDE = 100
MIDDLE = 50 + 50j
PORTS = (50 + 0j, 100 + 33j, 100 + 67j, 50 + 100j, 0 + 67j, 0 + 33j)
INWARD = (1j, -1 + 0j, -1 + 0j, -1j, 1 + 0j, 1 + 0j)
UPRIGHT = (0, 3)  # the ports at the top and at the bottom
BEND = 30  # radius of an elbow
ROUND = 0.5523  # of the radius: where the control points of a quarter circle lie
EDGE, CLEAR, APART = 23, 24, 36  # how far pawns keep from edges, other pipes and one another


def elbow(start: complex, corner: complex, end: complex) -> list[Piece]:
    """Straight to a corner, round it, and straight on."""
    before = corner + (start - corner) / abs(start - corner) * BEND
    after = corner + (end - corner) / abs(end - corner) * BEND
    ease = (before + (corner - before) * ROUND, after + (corner - after) * ROUND)
    return [(start, before), (before, *ease, after), (after, end)]


@cache
def pieces(ports: Ports) -> tuple[Piece, ...]:
    """A way through a card."""
    if len(ports) > 2:
        middle = junction(ports)
        return tuple((PORTS[port], middle) for port in ports)
    one, other = sorted(ports, key=lambda port: port not in UPRIGHT)
    start, end = PORTS[one], PORTS[other]
    if start.real == end.real == 50 or (start.imag == end.imag and one not in UPRIGHT):
        return ((start, end),)
    if one in UPRIGHT:
        return tuple(elbow(start, complex(50, end.imag), end))
    reach = 62 if start.real == end.real else 50  # back to the same side, or across
    controls = (start + reach * INWARD[one], end + reach * INWARD[other])
    return ((start, *controls, end),)


def junction(ports: Ports) -> complex:
    """Where the legs of a fork meet."""
    levels = {PORTS[port].imag for port in ports if port not in UPRIGHT}
    return complex(50, levels.pop()) if len(levels) == 1 else MIDDLE


@cache
def line(ports: Ports) -> str:
    """A way as the outline language writes it."""
    written, at = "", complex(-1)
    for piece in pieces(ports):
        if piece[0] != at:
            written += "M" + point(piece[0])
        written += "LC"[len(piece) == 4] + " ".join(map(point, piece[1:]))
        at = piece[-1]
    return written


def point(z: complex) -> str:
    """A point, written."""
    return f"{plain(z.real)} {plain(z.imag)}"


def on(piece: Piece, t: float) -> complex:
    """A point of a piece, at t from 0 to 1."""
    if len(piece) == 2:
        return piece[0] + (piece[1] - piece[0]) * t
    a, b, c, d = piece
    u = 1 - t
    return u**3 * a + 3 * u * u * t * b + 3 * u * t * t * c + t**3 * d


@cache
def along(ports: Ports) -> tuple[complex, ...]:
    """Points of a way, close to one another."""
    return tuple(on(piece, i / 10) for piece in pieces(ports) for i in range(11))


@cache
def stands(ways: tuple[Ports, ...]) -> tuple[complex, ...]:
    """Where pawns stand on the segments of a card: clear of edges, other pipes and one another.

    A pawn on a fork stands where its legs meet.
    """
    places = [[(0.0, junction(way))] if len(way) > 2 else rated(way, ways) for way in ways]

    def crowding(chosen: tuple[tuple[float, complex], ...]) -> float:
        tight = sum(lack(APART, abs(a[1] - b[1])) for a, b in combinations(chosen, 2))
        return tight + sum(place[0] for place in chosen)

    return tuple(place[1] for place in min(product(*places), key=crowding))


def rated(way: Ports, ways: Sequence[Ports]) -> list[tuple[float, complex]]:
    """Places along a way, each with how cramped it is there."""
    others = [z for other in ways if other != way for z in along(other)]
    places = []
    for z in along(way)[:: max(1, len(pieces(way)))]:
        edge = min(z.real, z.imag, SIDE - z.real, SIDE - z.imag)
        pipe = min((abs(z - other) for other in others), default=SIDE)
        places.append((lack(EDGE, edge) + lack(CLEAR, pipe) + abs(z - MIDDLE) / SIDE, z))
    return places


def lack(wanted: float, there: float) -> float:
    """How much is lacking, squared, since a little does not matter."""
    return max(0, wanted - there) ** 2
