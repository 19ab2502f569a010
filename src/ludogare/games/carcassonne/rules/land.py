"""The land: places, the free spots beside tiles, and a tile that comes to lie.

There is no edge: a cell is found by its place in a hash of open addressing, which has room
for every cell that all tiles together can make.
"""

from __future__ import annotations

from ludogare.core.law.contract import Numbers
from ludogare.core.law.rule import rule, table
from ludogare.games.carcassonne.rules.actions import PLACE
from ludogare.games.carcassonne.rules.components import (
    ABSENT,
    FACE_EDGES,
    LOW_BITS,
    MONASTERY_SEGMENT,
    MOUTH,
    SEGMENTS,
    SLOT,
)
from ludogare.games.carcassonne.rules.features import END, add_node, join
from ludogare.games.carcassonne.rules.state import GRID, State

# The eight neighbours: first those across an edge (N E S W), then those across a corner.
EAST = table([0, 1, 0, -1, 1, 1, -1, -1])
SOUTH = table([-1, 0, 1, 0, -1, 1, 1, -1])
NEIGHBOURS = 8
NOWHERE = -1
ROW = 23  # lands of up to 22 by 22, as most are, meet no collision in the hash


@rule
def cell_at(s: State, x: int, y: int) -> int:
    """The cell of a place, or NOWHERE."""
    i = x + y * ROW & GRID - 1
    while s.grid[i]:
        cell = s.grid[i] - 1
        if s.x[cell] == x and s.y[cell] == y:
            return cell
        i = i + 1 & GRID - 1
    return NOWHERE


@rule
def add_cell(s: State, x: int, y: int) -> int:
    """A new free spot."""
    cell = s.cells
    s.cells += 1
    s.x[cell] = x
    s.y[cell] = y
    s.spot[s.spots] = cell
    s.spots += 1
    i = x + y * ROW & GRID - 1
    while s.grid[i]:
        i = i + 1 & GRID - 1
    s.grid[i] = cell + 1
    return cell


@rule
def take_spot(s: State, cell: int) -> None:
    """A spot is free no more; the others keep their order."""
    i = 0
    while s.spot[i] != cell:
        i += 1
    s.spots -= 1
    for j in range(i, s.spots):
        s.spot[j] = s.spot[j + 1]
    s.spot[s.spots] = 0


@rule
def lay(s: State, cell: int, face: int) -> None:
    """CA-3.3: a tile comes to lie on a free spot, and its edges meet their neighbours."""
    take_spot(s, cell)
    kind = face >> 2
    s.face[cell] = face + 1
    s.first[cell] = s.nodes
    s.last = cell
    for segment in range(SEGMENTS[kind]):
        if MOUTH[kind, segment]:
            s.mouth[s.mouths] = s.nodes
            s.mouths += 1
        add_node(s, cell, kind, segment)
    x, y = s.x[cell], s.y[cell]
    for i in range(NEIGHBOURS):
        other = cell_at(s, x + EAST[i], y + SOUTH[i])
        if i < 4:
            if other == NOWHERE:
                other = add_cell(s, x + EAST[i], y + SOUTH[i])
            s.pattern[other] |= (FACE_EDGES[face] >> 2 * i & 3) << 2 * (i ^ 2)
        if other != NOWHERE and s.face[other]:
            if i < 4:
                meet(s, cell, other, i)
            surround(s, cell)
            surround(s, other)


@rule
def meet(s: State, cell: int, other: int, edge: int) -> None:
    """CA-3.4: what lies on both sides of an edge is joined."""
    here, there = s.face[cell] - 1, s.face[other] - 1
    mine, yours = s.first[cell], s.first[other]
    left = (edge - here & 3) * 3  # where the tile has this edge when upright
    across = ((edge ^ 2) - there & 3) * 3
    here, there = here >> 2, there >> 2
    if SLOT[here, left + 1] != ABSENT:
        join(s, mine + SLOT[here, left + 1], yours + SLOT[there, across + 1], 2)
    if SLOT[here, left] != ABSENT:
        join(s, mine + SLOT[here, left], yours + SLOT[there, across + 2], 0)
    if SLOT[here, left + 2] != ABSENT:
        join(s, mine + SLOT[here, left + 2], yours + SLOT[there, across], 0)


@rule
def surround(s: State, cell: int) -> None:
    """CA-4.5: a monastery has one neighbour more."""
    segment = MONASTERY_SEGMENT[s.face[cell] - 1 >> 2]
    if segment != ABSENT:
        s.tally[s.first[cell] + segment] -= END


@rule
def fits(pattern: int, face: int) -> int:
    """CA-3.2: whether all edges of a face that touch a neighbour show the same as it does."""
    touching = (pattern | pattern >> 1) & LOW_BITS
    return (FACE_EDGES[face] ^ pattern) & touching * 3 == 0


@rule
def fits_somewhere(s: State, kind: int) -> int:
    """CA-3.5: whether there is a spot for a tile."""
    for i in range(s.spots):
        for turn in range(4):
            if fits(s.pattern[s.spot[i]], kind * 4 + turn):
                return 1
    return 0


@rule
def legal_places(s: State, out: Numbers) -> int:
    """CA-3.2: every free spot and turn in which all touching edges match."""
    n = 0
    for i in range(s.spots):
        cell = s.spot[i]
        pattern = s.pattern[cell]
        for turn in range(4):
            out[n] = PLACE + cell * 4 + turn  # overwritten by the next one unless it fits
            n += fits(pattern, s.hand * 4 + turn)
    return n


@rule
def places_that_fit(s: State) -> int:
    """How many places `legal_places` would write."""
    n = 0
    for i in range(s.spots):
        pattern = s.pattern[s.spot[i]]
        for turn in range(4):
            n += fits(pattern, s.hand * 4 + turn)
    return n


@rule
def place_that_fits(s: State, at: int) -> int:
    """What `legal_places` would write at one place of its list."""
    i = 0
    turn = -1
    while at >= 0:
        turn += 1
        if turn == 4:
            turn = 0
            i += 1
        at -= fits(s.pattern[s.spot[i]], s.hand * 4 + turn)
    return PLACE + s.spot[i] * 4 + turn
