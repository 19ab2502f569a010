"""What each tile shows, written down a second time."""

from __future__ import annotations

import pytest

from ludogare.games.carcassonne.rules.components import (
    COPIES,
    FEATURE,
    KINDS,
    MOUTH,
    PENNANTS,
    SEGMENTS,
    SLOT,
    SPECIAL,
    TOUCHED,
)
from ludogare.games.carcassonne.rules.parts import EDGES, FEATURES, HALVES

clause = pytest.mark.clause

# Of each upright tile: how many there are, and its parts; + is a pennant, * a cathedral. Behind >
# stand the cities that a field touches. An underpass may be cut in two by the Tunnel (CA-8.2).
SHOWN = """
A: 2; road S; monastery; field NL NR EL ER SL SR WL WR
B: 4; monastery; field NL NR EL ER SL SR WL WR
C: 1; city NESW +
D: 4; city N; road EW; field EL WR > N; field ER SL SR WL
E: 5; city N; field EL ER SL SR WL WR > N
F: 2; city EW +; field NL NR > EW; field SL SR > EW
G: 1; city EW; field NL NR > EW; field SL SR > EW
H: 3; city N; city S; field EL ER WL WR > N S
I: 2; city N; city W; field EL ER SL SR > N W
J: 3; city N; road ES; field EL SR WL WR > N; field ER SL
K: 3; city N; road SW; field EL ER SL WR > N; field SR WL
L: 3; city N; road E; road S; road W; field EL WR > N; field ER SL; field SR WL
M: 2; city NW +; field EL ER SL SR > NW
N: 3; city NW; field EL ER SL SR > NW
O: 2; city NW +; road ES; field EL SR > NW; field ER SL
P: 3; city NW; road ES; field EL SR > NW; field ER SL
Q: 1; city NEW +; field SL SR > NEW
R: 3; city NEW; field SL SR > NEW
S: 2; city NEW +; road S; field SL > NEW; field SR > NEW
T: 1; city NEW; road S; field SL > NEW; field SR > NEW
U: 8; road EW; field NL NR EL WR; field ER SL SR WL
V: 9; road SW; field NL NR EL ER SL WR; field SR WL
W: 4; road E; road S; road W; field NL NR EL WR; field ER SL; field SR WL
X: 1; road N; road E; road S; road W; field NR EL; field ER SL; field SR WL; field NL WR
TA: 1; city N; road W mouth; road E mouth; road S mouth; field EL WR > N; field ER SL; field SR WL
TB: 1; city N; road W mouth; road E mouth; field EL WR > N; field ER SL SR WL
TC: 1; road E mouth; road S mouth; field NL NR EL SR WL WR; field ER SL
TD: 1; road N; road W mouth; road E mouth; road S mouth; field NL NR EL WR; field ER SL; field SR WL
I01: 2; city NESW *
I02: 1; road W; road E; monastery; field ER SL SR WL; field NL NR EL WR
I03: 1; city N; city W; city E; city S; field > N E S W
I04: 1; city N; city W; city E; field SL SR > N E W
I05: 1; city N; city S; road W; road E; field ER > S; field WL > S; field EL > N; field WR > N
I06: 1; city NW +; city S; field EL ER > NW S
I07: 1; city N; field EL ER > N; field SL SR WL WR > N
I08: 1; city N; road S; field SR WL WR > N; field EL ER SL > N
I09: 1; city NW; road E; field EL > NW; field ER SL SR > NW
I10: 1; city EW +; road N; road S; field NL > EW; field NR > EW; field SL > EW; field SR > EW
I11: 1; city NW; road S inn; field SR > NW; field EL ER SL > NW
I12: 1; city N; road SW inn; field SR WL; field EL ER SL WR > N
I13: 1; city NW +; road ES inn; field ER SL; field EL SR > NW
I14: 1; road E inn; road W; road S; field NL NR EL WR; field SR WL; field ER SL
I15: 1; road EW inn; field NL NR EL WR; field ER SL SR WL
I16: 1; road SW inn; field NL NR EL ER SL WR; field SR WL
I17: 1; road NW; road ES; field NL WR; field ER SL; field NR EL SR WL
PD: 1; city EW; road NS; field NL NR > EW; field SL SR > EW
PD cut: 1; city EW; road N mouth; road S mouth; field NL NR > EW; field SL SR > EW
AM: 1; city EW +; road NS; field SL SR > EW; field NL > EW; field NR > EW
AM cut: 1; city EW +; road N mouth; road S mouth; field SL SR > EW; field NL > EW; field NR > EW
"""
EXPECTED = dict(line.split(": ") for line in SHOWN.strip().split("\n"))


def edges(kind: int, segment: int) -> str:
    """The edges that a road or city reaches."""
    return "".join(EDGES[e] for e in range(4) if SLOT[kind, 3 * e + 1] == segment)


def halves(kind: int, segment: int) -> list[str]:
    """The half-edges that a field reaches: left and right of the middle of an edge."""
    return [HALVES[h] for h in range(8) if SLOT[kind, h // 2 * 3 + h % 2 * 2] == segment]


def part(kind: int, segment: int) -> str:
    """A part of a tile in words, from the tables that the rules read."""
    feature = FEATURES[FEATURE[kind, segment]]
    words = [feature]
    if feature == "field":
        words += halves(kind, segment)
        cities = [i for i in range(SEGMENTS[kind]) if TOUCHED[kind, segment] >> i & 1]
        words += [">"] * bool(cities)
        words += sorted((edges(kind, i) for i in cities), key=lambda city: EDGES.index(city[0]))
    elif feature != "monastery":
        words.append(edges(kind, segment))
    words += ["+"] * PENNANTS[kind, segment]
    words += ["inn" if feature == "road" else "*"] * SPECIAL[kind, segment]
    words += ["mouth"] * MOUTH[kind, segment]
    return " ".join(words)


@clause("CA-1.2", "CA-6.1", "CA-8.1", "CA-8.2", "CA-9.1")
def test_every_tile_shows_what_is_printed() -> None:
    found = {}
    for number, kind in enumerate(KINDS):
        parts = [part(number, i) for i in range(SEGMENTS[number])]
        found[kind.name + " cut" * kind.cut] = COPIES[number], sorted(parts)
    for name, shown in EXPECTED.items():
        copies, *parts = shown.split("; ")
        assert found.pop(name) == (int(copies), sorted(parts)), name
    assert not found
