"""Features: how they grow as tiles come, what they are worth, and who is paid.

A feature's tally is one number with a few bits for each count, so that two features are
joined by one addition. Nothing is ever traced again: nodes know the name of their feature.
"""

from __future__ import annotations

from ludogare.core.law.rule import rule, table
from ludogare.games.carcassonne.rules.components import (
    ENDS,
    FEATURE,
    PENNANTS,
    SEGMENTS,
    SIBLINGS,
    SPECIAL,
    TOUCHED,
)
from ludogare.games.carcassonne.rules.parts import CITY, MONASTERY, MOST_SEGMENTS, ROAD
from ludogare.games.carcassonne.rules.state import AT_END, FIGURES, IN_PLAY, State

# The counts of a tally: open ends, distinct tiles, pennants, inns or cathedrals, nodes, and
# from there on four bits of meeples for each seat. A field is never complete: every node of
# it adds an open end that nothing closes.
ENDS_BITS, TILES_AT, PENNANTS_AT, SPECIAL_AT, SIZE_AT, MEEPLES_AT = 8, 8, 16, 22, 26, 36
MEEPLE_BITS = 4
END, TILE = 1, 1 << TILES_AT
COUNTED = 1 << 60  # a city that a field has counted already
CITY_BITS, MANY_ENDS = 8, 3  # cities beside a field are counted by open ends, up to so many

FIELD_POINTS = 3  # CA-5.6
MONASTERY_POINTS = 9  # CA-4.5


ALONE = table(  # by kind and segment: the tally of a segment that is joined to nothing
    [
        ENDS[kind, i] * END
        + (FEATURE[kind, i] <= CITY) * TILE
        + (PENNANTS[kind, i] << PENNANTS_AT)
        + (SPECIAL[kind, i] << SPECIAL_AT)
        + (1 << SIZE_AT)
        for i in range(MOST_SEGMENTS)
    ]
    for kind in range(len(SEGMENTS))
)


@rule
def open_ends(s: State, f: int) -> int:
    """What a feature still lacks: edges, mouths, or neighbours of a monastery."""
    return s.tally[f] & (1 << ENDS_BITS) - 1


@rule
def tiles(s: State, f: int) -> int:
    """CA-4.6: the distinct tiles on which a road or city lies."""
    return s.tally[f] >> TILES_AT & 255


@rule
def pennants(s: State, f: int) -> int:
    """The pennants of a city."""
    return s.tally[f] >> PENNANTS_AT & 63


@rule
def special(s: State, f: int) -> int:
    """The inns of a road, or the cathedrals of a city."""
    return s.tally[f] >> SPECIAL_AT & 15


@rule
def size(s: State, f: int) -> int:
    """How many nodes a feature has."""
    return s.tally[f] >> SIZE_AT & 1023


@rule
def meeples(s: State, f: int) -> int:
    """The meeples on a feature, four bits a seat; 0 while it is free."""
    return (s.tally[f] & COUNTED - 1) >> MEEPLES_AT


@rule
def meeples_of(s: State, f: int, seat: int) -> int:
    """How many meeples a seat has on a feature."""
    return s.tally[f] >> MEEPLES_AT + MEEPLE_BITS * seat & (1 << MEEPLE_BITS) - 1


@rule
def kind_of(s: State, node: int) -> int:
    """Whether a node belongs to a road, a city, a monastery or a field."""
    cell = s.home[node]
    return FEATURE[s.face[cell] - 1 >> 2, node - s.first[cell]]


@rule
def add_node(s: State, cell: int, kind: int, segment: int) -> None:
    """A segment comes to the table: a feature of its own, until it is joined to others."""
    node = s.nodes
    s.nodes += 1
    s.home[node] = cell
    s.feature[node] = node
    s.next[node] = node
    s.tally[node] = ALONE[kind, segment]


@rule
def join(s: State, one: int, other: int, closed: int) -> None:
    """Two nodes become one feature, named by the larger; `closed` ends are open no more."""
    a, b = s.feature[one], s.feature[other]
    if a != b:
        if size(s, a) < size(s, b):
            a, b = b, a
        s.tally[a] += s.tally[b] - shared_tiles(s, a, b) * TILE
        node = b
        while s.feature[node] == b:
            s.feature[node] = a
            node = s.next[node]
        s.next[a], s.next[b] = s.next[b], s.next[a]
    s.tally[a] -= closed * END


@rule
def shared_tiles(s: State, a: int, b: int) -> int:
    """CA-4.6: tiles on which both features lie, which count once when they become one."""
    if tiles(s, b) == 0:
        return 0  # a field
    shared = 0
    node = b
    for _ in range(size(s, b)):
        cell = s.home[node]
        first = s.first[cell]
        others = SIBLINGS[s.face[cell] - 1 >> 2, node - first]
        if others:
            shared += also_on(s, a, b, first, node, others)
        node = s.next[node]
    return shared


@rule
def also_on(s: State, a: int, b: int, first: int, node: int, others: int) -> int:
    """Whether feature a lies on this node's tile, and the node is the first of b there."""
    here, again = 0, 0
    for segment in range(MOST_SEGMENTS):
        if others >> segment & 1:
            f = s.feature[first + segment]
            here |= f == a
            again |= (f == b) & (first + segment < node)
    return here & (1 - again)


@rule
def worth(s: State, f: int, kind: int) -> int:
    """What a feature pays as it stands: complete (CA-4), or as at the end (CA-5)."""
    done = open_ends(s, f) == 0
    if kind == ROAD:
        inn = special(s, f) > 0
        return tiles(s, f) * (1 + inn if done else 1 - inn)  # CA-9.2
    if kind == CITY:
        cathedral = special(s, f) > 0
        return (tiles(s, f) + pennants(s, f)) * (2 + cathedral if done else 1 - cathedral)
    if kind == MONASTERY:
        return MONASTERY_POINTS - open_ends(s, f)
    return FIELD_POINTS * cities_of(s, f)


@rule
def cities_of(s: State, f: int) -> int:
    """CA-5.6: the completed cities that a field touches, each once."""
    return cities_beside(s, f) & (1 << CITY_BITS) - 1


@rule
def cities_beside(s: State, f: int) -> int:
    """How many cities a field touches, each once, by their open ends: eight bits for each count."""
    found = 0
    node = f
    for _ in range(size(s, f)):
        found += mark_cities(s, node)
        node = s.next[node]
    for _ in range(size(s, f)):
        unmark_cities(s, node)
        node = s.next[node]
    return found


@rule
def mark_cities(s: State, node: int) -> int:
    """Marks the cities beside a node of a field; counts those that had no mark."""
    found = 0
    cell = s.home[node]
    first = s.first[cell]
    touched = TOUCHED[s.face[cell] - 1 >> 2, node - first]
    segment = 0
    while touched:
        if touched & 1:
            city = s.feature[first + segment]
            if s.tally[city] < COUNTED:
                s.tally[city] += COUNTED
                found += 1 << CITY_BITS * min(open_ends(s, city), MANY_ENDS)
        touched >>= 1
        segment += 1
    return found


@rule
def unmark_cities(s: State, node: int) -> None:
    """Takes the marks away again."""
    cell = s.home[node]
    first = s.first[cell]
    touched = TOUCHED[s.face[cell] - 1 >> 2, node - first]
    segment = 0
    while touched:
        if touched & 1:
            city = s.feature[first + segment]
            if s.tally[city] >= COUNTED:
                s.tally[city] -= COUNTED
        touched >>= 1
        segment += 1


@rule
def owners(s: State, f: int) -> int:
    """CA-4.7: the seats with most meeples on a feature, as bits; all of them on a tie."""
    most, mask = 1, 0
    for seat in range(s.seats):
        here = meeples_of(s, f, seat)
        if here > most:
            most, mask = here, 0
        mask |= (here == most) << seat
    return mask


@rule
def pay(s: State, node: int, kind: int, gain: int) -> None:
    """CA-4.7: every owner of a feature is paid in full."""
    f = s.feature[node]
    points, mask = worth(s, f, kind), owners(s, f)
    for seat in range(s.seats):
        if mask >> seat & 1:
            s.gained[seat, gain] += points
    s.paid_node[s.payments] = node
    s.paid_points[s.payments] = points
    s.paid_seats[s.payments] = mask
    s.payments += 1


@rule
def stand(s: State, seat: int, node: int) -> None:
    """CA-3.7: a meeple of the supply comes to stand on a segment."""
    s.supply[seat] -= 1
    i = 0
    while s.figure[seat, i]:
        i += 1
    s.figure[seat, i] = node + 1
    s.tally[s.feature[node]] += 1 << MEEPLES_AT + MEEPLE_BITS * seat


@rule
def pay_completed(s: State) -> None:
    """CA-4.1: completed features that carry a meeple pay, and their meeples go home."""
    for seat in range(s.seats):
        for i in range(FIGURES):
            node = s.figure[seat, i] - 1
            if node >= 0 and open_ends(s, s.feature[node]) == 0:
                pay(s, node, kind_of(s, node), IN_PLAY + kind_of(s, node))
                go_home(s, s.feature[node])


@rule
def go_home(s: State, f: int) -> None:
    """CA-4.8: all meeples of a completed feature return to their owners."""
    s.tally[f] -= meeples(s, f) << MEEPLES_AT
    for seat in range(s.seats):
        for i in range(FIGURES):
            node = s.figure[seat, i] - 1
            if node >= 0 and s.feature[node] == f:
                s.figure[seat, i] = 0
                s.supply[seat] += 1


@rule
def pay_rest(s: State) -> None:
    """CA-5.2: at the end every feature that still carries a meeple pays."""
    s.final = s.payments
    for seat in range(s.seats):
        for i in range(FIGURES):
            node = s.figure[seat, i] - 1
            if node >= 0 and is_first(s, seat, i):
                pay(s, node, kind_of(s, node), AT_END + kind_of(s, node))


@rule
def is_first(s: State, seat: int, at: int) -> int:
    """Whether a meeple is the first one, by seats, on its feature."""
    f = s.feature[s.figure[seat, at] - 1]
    for other in range(seat + 1):
        for i in range(at if other == seat else FIGURES):
            node = s.figure[other, i] - 1
            if node >= 0 and s.feature[node] == f:
                return 0
    return 1
