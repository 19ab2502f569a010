"""A slow, obvious tracer, to check the fast rules against.

It knows the cards as they are listed, looks at nothing but cards and pawns on the
board, and walks through every tunnel anew, straight through cards that lie face down.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

SEGMENTS = {
    "A1": ["E1-S", "E2-W1"],
    "A2": ["E1-W2", "S-W1"],
    "B1": ["N-E1", "E2-W2", "S-W1"],
    "B2": ["N-W1", "E1-S", "E2-W2"],
    "C1": ["N-W1", "E1-S"],
    "C2": ["N-E1", "S-W1"],
    "D1": ["N-W1", "E1-W2", "E2-S"],
    "D2": ["N-E1", "E2-W1", "S-W2"],
    "E": ["N-W1", "E1-E2", "S-W2"],
    "F": ["N-S", "W1-E1", "W2-E2"],
    "G": ["N-E1-W1", "S-E2-W2"],
    "P": [],
}
POINTS = {"N": 4, "E1": 3, "E2": 2, "S": 4, "W2": 3, "W1": 2}
STRAIGHT = ["N-S", "W1-E1", "W2-E2"]
HALF_TURN = {"N": "S", "S": "N", "E1": "W2", "W2": "E1", "E2": "W1", "W1": "E2"}
NUMBER = {"N": 0, "E1": 1, "E2": 2, "S": 3, "W2": 4, "W1": 5}
BLOCKED, NO_CARD, FACE_DOWN = 24, 25, 26

Port = tuple[int, int, str]


@dataclass
class Tunnel:
    """One tunnel, as somebody with a finger on the board finds it."""

    ports: set[Port] = field(default_factory=set)
    open: bool = False
    segments: set[tuple[int, int, int]] = field(default_factory=set)
    ends: list[int] = field(default_factory=list)
    pawns: list[int] = field(default_factory=list)

    def value(self, dead_ends: str, charity: bool) -> int:
        numbered = [end for end in self.ends if end]
        black = len(self.ends) - len(numbered)
        if dead_ends == "deadly" and black:
            return 0
        if dead_ends == "less_deadly" and len(numbered) < 2:
            return 0
        return (sum(numbered) + (black if charity else 0)) * len(self.segments)


def lies(s: Any, row: int, col: int) -> tuple[list[set[str]], str]:
    """The ways through a card, and what it is."""
    card = s.card[row * 7 + col]
    if card == FACE_DOWN:
        return [set(way.split("-")) for way in STRAIGHT], "face down"
    if card in (BLOCKED, NO_CARD):
        return [set(way.split("-")) for way in STRAIGHT], "blocked"
    name = list(SEGMENTS)[card // 2]
    ways = [set(way.split("-")) for way in SEGMENTS[name]]
    if card % 2:
        ways = [{HALF_TURN[port] for port in way} for way in ways]
    return ways, name


def way_at(s: Any, row: int, col: int, port: str) -> set[str] | None:
    """The way that begins at a port; none where the port is an end."""
    return next((way for way in lies(s, row, col)[0] if port in way), None)


def across(size: int, row: int, col: int, port: str) -> Port:
    """The port on the other side of the gap."""
    if port == "N":
        return (row - 1) % size, col, "S"
    if port == "S":
        return (row + 1) % size, col, "N"
    side = "W" if port[0] == "E" else "E"
    return row, (col + (1 if port[0] == "E" else -1)) % size, side + port[1]


def walk(s: Any, size: int, first: Port) -> Tunnel:
    """Follows a tunnel from a port, into all its branches."""
    found = Tunnel(pawns=[0] * s.seats)
    todo = [first]
    while todo:
        here = todo.pop()
        if here in found.ports:
            continue
        found.ports.add(here)
        row, col, port = here
        todo.append(across(size, row, col, port))
        what = lies(s, row, col)[1]
        way = way_at(s, row, col, port)
        if way is None:
            # A point card looks the same both ways round.
            found.ends.append(POINTS[port] if what == "P" else 0)
            continue
        todo += [(row, col, other) for other in way]
        if what == "face down":
            found.open = True
        elif what != "blocked":
            segment = (row, col, min(NUMBER[p] for p in way))
            if segment not in found.segments:
                found.segments.add(segment)
                owner = s.pawn[row * 7 + col, segment[2]]
                if owner:
                    found.pawns[owner - 1] += 1
    found.ends.sort()
    return found


def trace(s: Any) -> list[Tunnel]:
    """All tunnels of a board."""
    size = 7 if s.full else 6
    left = {(row, col, port) for row in range(size) for col in range(size) for port in NUMBER}
    tunnels = []
    while left:
        tunnels.append(walk(s, size, min(left)))
        left -= tunnels[-1].ports
    return tunnels


def claims(s: Any, tunnels: list[Tunnel]) -> set[tuple[int, int, int]]:
    """Segments that carry no pawn, of tunnels that are not completed."""
    return {
        (row, col, port)
        for found in tunnels
        if found.open
        for row, col, port in found.segments
        if not s.pawn[row * 7 + col, port]
    }


def points(s: Any, tunnels: list[Tunnel], dead_ends: str, charity: bool) -> list[Fraction]:
    """What the completed tunnels pay, in points."""
    total = [Fraction(0)] * s.seats
    for found in tunnels:
        most = max(found.pawns)
        if found.open or most == 0:
            continue
        owners = [seat for seat in range(s.seats) if found.pawns[seat] == most]
        for seat in owners:
            total[seat] += Fraction(found.value(dead_ends, charity), len(owners))
    return total
