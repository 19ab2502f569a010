"""A slow, obvious Carcassonne: it keeps tiles, meeples and tokens, and follows every feature
with a finger each time it is asked. It shares nothing with the rules but the printed tiles."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Any

from files import written

COMPONENTS = written("carcassonne")
EDGES = "NESW"
HALVES = ["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"]
STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
FACING = {"N": "S", "S": "N", "E": "W", "W": "E"}
TILES = {
    tile["name"]: tile
    for group in ("base", "tunnel", "inns_cathedrals", "other_tunnels")
    for tile in COMPONENTS[group]["tiles"]
}
Segment = tuple[int, int, str, str]  # x, y, feature, part


def turned(word: str, turn: int) -> str:
    """Edges or half-edges after quarter turns clockwise."""
    if word and word[-1] in "LR":
        halves = [EDGES[(EDGES.index(h[0]) + turn) % 4] + h[1] for h in word.split()]
        return " ".join(sorted(halves, key=HALVES.index))
    edges = [EDGES[(EDGES.index(e) + turn) % 4] for e in word]
    return "".join(sorted(edges, key=EDGES.index))


@cache
def segments(name: str, turn: int, cut: bool) -> list[dict[str, Any]]:
    """The segments of a tile as it lies, in plain words."""
    tile, found = TILES[name], []
    for text in tile.get("city", ()):
        edges = turned(text.rstrip("+*"), turn)
        found.append({"feature": "city", "part": edges, "pennant": "+" in text, "big": "*" in text})
    for text in tile.get("road", ()):
        edges = turned(text.rstrip("itu"), turn)
        parts = list(edges) if "u" in text and cut else [edges]
        mouth = "t" in text or ("u" in text and cut)
        found += [
            {"feature": "road", "part": part, "inn": "i" in text, "mouth": mouth} for part in parts
        ]
    if tile.get("monastery"):
        found.append({"feature": "monastery", "part": "centre"})
    for text in tile.get("field", ()):
        halves, _, cities = text.partition(" > ")
        part = "centre" if halves == "-" else turned(halves, turn)
        touched = [turned(edge, turn) for edge in cities.split()]
        found.append({"feature": "field", "part": part, "cities": touched})
    return found


@cache
def edge_shows(name: str, turn: int, edge: str) -> str:
    for segment in segments(name, turn, False):
        if segment["feature"] in ("city", "road") and edge in segment["part"]:
            return str(segment["feature"])
    return "field"


@dataclass
class Found:
    """A feature as the finger found it."""

    feature: str
    segments: set[Segment] = field(default_factory=set)
    open: bool = False
    pennants: int = 0
    special: bool = False

    @property
    def tiles(self) -> set[tuple[int, int]]:
        return {(x, y) for x, y, _, _ in self.segments}


class Ledger:
    """A match on paper."""

    def __init__(self, seats: int, cut: bool) -> None:
        self.seats, self.cut = seats, cut
        self.land: dict[tuple[int, int], tuple[str, int]] = {(0, 0): ("D", 0)}
        self.meeples: list[tuple[int, Segment]] = []
        self.tokens: dict[tuple[int, int, str], tuple[int, str]] = {}
        self.points = [0] * seats
        self.last = (0, 0)

    # What may be done

    def places(self, name: str) -> set[tuple[int, int, int]]:
        found = set()
        for x, y in list(self.land):
            for dx, dy in STEP.values():
                if (x + dx, y + dy) not in self.land:
                    for turn in range(4):
                        if self.matches(name, x + dx, y + dy, turn):
                            found.add((x + dx, y + dy, turn))
        return found

    def matches(self, name: str, x: int, y: int, turn: int) -> bool:
        for edge, (dx, dy) in STEP.items():
            other = self.land.get((x + dx, y + dy))
            if other and edge_shows(*other, FACING[edge]) != edge_shows(name, turn, edge):
                return False
        return True

    def free_parts(self) -> set[tuple[str, str]]:
        free = set()
        for segment in segments(*self.land[self.last], self.cut):
            here = (*self.last, segment["feature"], segment["part"])
            reached = self.follow(here).segments
            if not any(at in reached for _, at in self.meeples):
                free.add((segment["feature"], segment["part"]))
        return free

    def mouths(self) -> set[tuple[int, int, str]]:
        return {
            (x, y, segment["part"])
            for (x, y), lies in self.land.items()
            for segment in segments(*lies, self.cut)
            if segment.get("mouth")
        }

    # What is done

    def place(self, name: str, x: int, y: int, turn: int) -> None:
        assert (x, y) not in self.land
        self.land[x, y] = (name, turn)
        self.last = (x, y)

    def meeple(self, seat: int, feature: str, part: str) -> None:
        self.meeples.append((seat, (*self.last, feature, part)))

    def token(self, seat: int, colour: str, x: int, y: int, edge: str) -> None:
        self.tokens[x, y, edge] = (seat, colour)

    def end_turn(self) -> None:
        for found in self.claimed():
            if found.feature != "field" and not found.open:
                self.pay(found)
                self.meeples = [m for m in self.meeples if m[1] not in found.segments]

    def finish(self) -> None:
        for found in self.claimed():
            self.pay(found)

    # What it is worth

    def claimed(self) -> list[Found]:
        """Every feature with a meeple, once."""
        done: list[Found] = []
        for _, at in self.meeples:
            if not any(at in found.segments for found in done):
                done.append(self.follow(at))
        return done

    def pay(self, found: Found) -> None:
        here = [
            sum(s == seat and at in found.segments for s, at in self.meeples)
            for seat in range(self.seats)
        ]
        for seat in range(self.seats):
            if here[seat] == max(here) > 0:
                self.points[seat] += self.worth(found)

    def worth(self, found: Found) -> int:
        tiles = len(found.tiles)
        if found.feature == "road":
            if found.open:
                return 0 if found.special else tiles
            return 2 * tiles if found.special else tiles
        if found.feature == "city":
            if found.open:
                return 0 if found.special else tiles + found.pennants
            return (3 if found.special else 2) * (tiles + found.pennants)
        if found.feature == "monastery":
            ((x, y),) = found.tiles
            return sum((x + i, y + j) in self.land for i in (-1, 0, 1) for j in (-1, 0, 1))
        return 3 * len(self.completed_cities(found))

    def completed_cities(self, found: Found) -> set[frozenset[Segment]]:
        cities = set()
        for x, y, _, part in found.segments:
            for segment in segments(*self.land[x, y], self.cut):
                if segment["feature"] == "field" and segment["part"] == part:
                    for edge in segment["cities"]:
                        city = self.follow(self.at(x, y, "city", edge))
                        if not city.open:
                            cities.add(frozenset(city.segments))
        return cities

    # The finger

    def at(self, x: int, y: int, feature: str, piece: str) -> Segment:
        """The segment of a tile that has an edge or half-edge."""
        for segment in segments(*self.land[x, y], self.cut):
            pieces = segment["part"].split() if feature == "field" else segment["part"]
            if segment["feature"] == feature and piece in pieces:
                return x, y, feature, segment["part"]
        raise AssertionError((x, y, feature, piece))

    def facts(self, at: Segment) -> dict[str, Any]:
        x, y, feature, part = at
        for segment in segments(*self.land[x, y], self.cut):
            if (segment["feature"], segment["part"]) == (feature, part):
                return segment
        raise AssertionError(at)

    def follow(self, start: Segment) -> Found:
        found, left = Found(start[2]), [start]
        while left:
            at = left.pop()
            if at in found.segments:
                continue
            found.segments.add(at)
            x, y, feature, part = at
            facts = self.facts(at)
            found.pennants += bool(facts.get("pennant"))
            found.special |= bool(facts.get("inn") or facts.get("big"))
            if feature == "monastery":
                near = {(x + i, y + j) for i in (-1, 0, 1) for j in (-1, 0, 1)}
                found.open = not near <= set(self.land)
            elif part != "centre":
                for piece in part.split() if feature == "field" else part:
                    dx, dy = STEP[piece[0]]
                    if (x + dx, y + dy) in self.land:
                        side = {"L": "R", "R": "L"}[piece[1]] if feature == "field" else ""
                        across = FACING[piece[0]] + side
                        left.append(self.at(x + dx, y + dy, feature, across))
                    else:
                        found.open = True
            if facts.get("mouth"):
                end = self.other_end(x, y, part)
                if end:
                    left.append((end[0], end[1], "road", end[2]))
                else:
                    found.open = True
        return found

    def other_end(self, x: int, y: int, edge: str) -> tuple[int, int, str] | None:
        token = self.tokens.get((x, y, edge))
        ends = [m for m, t in self.tokens.items() if t == token and m != (x, y, edge)]
        return ends[0] if token and ends else None
