"""What the features of Carcassonne will pay, about, as bots judge it.

The chance of an open end to be closed is read from the tiles left in the stack that would close
it. The numbers come from 820 matches between searching bots, without the Tunnel: the chances from
what became of 148,000 claimed roads and cities, the rest from a fit of the final lead to 29,000
positions, rounded, and where it left room chosen by trial in the arena. The chance of a tunnel's
mouth was set by hand.
"""

from __future__ import annotations

from ludogare.core.law.rule import Table, rule, table
from ludogare.games.carcassonne.rules import features
from ludogare.games.carcassonne.rules.components import DRAWN, FACE_EDGES, FACES
from ludogare.games.carcassonne.rules.land import EAST, SOUTH, cell_at
from ludogare.games.carcassonne.rules.parts import CITY, FIELD, MONASTERY, MOST_SEGMENTS, ROAD
from ludogare.games.carcassonne.rules.state import State

POINT = 100  # prospects are in hundredths of a point
SURE = 1000  # chances are in thousandths
PLENTY = 20  # tiles left with which what is begun may well be finished

CLOSED = table(  # the chance of an end, by how many tiles would close it: of roads, of cities
    [
        [45, 330, 450, 560, 610, 660, 730, 765, 770, 790, 800, 805, 810],
        [14, 280, 410, 500, 530, 580, 630, 650, 660, 680, 710, 740, 750],
    ]
)
ENOUGH = 12  # more tiles make no difference
LINKED = 400  # the chance of a tunnel's mouth
GROWTH = table([50, 20])  # of a road or city, by each end, until it is complete
A_MEEPLE_BACK = 500
A_NEIGHBOUR = 80  # of a monastery, still to come
A_CITY = table([265, 130, 50])  # beside a field, by its open ends
GROWING_FIELD = 3  # for each tile of the stack


def _sides(face: int) -> list[int]:
    """The edges that each segment of a face reaches, as it lies, as bits."""
    kind, turn = FACES[face]
    sides = [sum(1 << (edge + turn) % 4 for edge in s.edges) for s in kind.segments]
    return sides + [0] * (MOST_SEGMENTS - len(sides))


def _closing() -> Table:
    """By the pattern of a free spot and an edge: kinds that close what comes in there, as bits."""
    kinds = [[0] * 4 for _ in range(256)]
    for face in range(4 * DRAWN):
        for touching in range(16):  # the edges at which a neighbour lies
            pattern = sum(FACE_EDGES[face] & 3 << 2 * e for e in range(4) if touching >> e & 1)
            for i, segment in enumerate(FACES[face][0].segments):
                if not segment.mouth and SIDES[face, i] & ~touching == 0:
                    for edge in range(4):
                        kinds[pattern][edge] |= (SIDES[face, i] >> edge & 1) << face // 4
    return table(kinds)


SIDES = table(_sides(face) for face in range(len(FACES)))
CLOSING = _closing()


@rule
def prospect(s: State, f: int, kind: int, chance: int) -> int:
    """What a feature will pay, by its chance to be completed."""
    if kind == MONASTERY:
        return monastery(s, f)
    if kind == FIELD:
        return field(s, f)
    return line(s, f, kind, chance)


@rule
def meeple_back(s: State, chance: int) -> int:
    """What it is worth that a meeple may return from a feature."""
    return A_MEEPLE_BACK * min(s.stack, PLENTY) // PLENTY * chance // SURE


@rule
def completion(s: State, f: int, kind: int) -> int:
    """The chance of a road or city to be completed: that of all its ends to be closed.

    Of a monastery it is not asked: hardly more than one in four was completed.
    """
    if kind > CITY:
        return 0
    chance = SURE
    ends = features.open_ends(s, f)
    node = f
    for _ in range(features.size(s, f) if ends else 0):
        cell = s.home[node]
        sides = SIDES[s.face[cell] - 1, node - s.first[cell]]
        for edge in range(4):
            if sides >> edge & 1:
                spot = cell_at(s, s.x[cell] + EAST[edge], s.y[cell] + SOUTH[edge])
                if s.face[spot] == 0:
                    tiles_left = stacked(s, CLOSING[s.pattern[spot], edge ^ 2])
                    chance = chance * CLOSED[kind, min(tiles_left, ENOUGH)] // SURE
                    ends -= 1
        node = s.next[node]
    for _ in range(ends):  # the mouths of tunnels
        chance = chance * LINKED // SURE
    return chance


@rule
def stacked(s: State, kinds: int) -> int:
    """How many tiles of some kinds are in the stack."""
    n = 0
    for kind in range(DRAWN):
        n += s.stacked[kind] * (kinds >> kind & 1)
    return n


@rule
def line(s: State, f: int, kind: int, chance: int) -> int:
    """What a road or city pays, complete or not."""
    inn = features.special(s, f) > 0  # or a cathedral
    now = POINT * (features.tiles(s, f) + features.pennants(s, f))
    complete = (now + GROWTH[kind] * features.open_ends(s, f)) * ((1 if kind == ROAD else 2) + inn)
    return (chance * complete + (SURE - chance) * now * (1 - inn)) // SURE


@rule
def monastery(s: State, f: int) -> int:
    """What a monastery pays: some of the neighbours that it lacks will still come."""
    lacking = features.open_ends(s, f)
    coming = A_NEIGHBOUR * lacking * min(s.stack, PLENTY) // PLENTY
    return POINT * (features.MONASTERY_POINTS - lacking) + coming


@rule
def field(s: State, f: int) -> int:
    """What a field pays, by the cities beside it, complete or nearly so."""
    cities = features.cities_beside(s, f)
    nearly = 0
    for ends in range(1, features.MANY_ENDS):
        nearly += A_CITY[ends] * (
            cities >> features.CITY_BITS * ends & (1 << features.CITY_BITS) - 1
        )
    complete = A_CITY[0] * (cities & (1 << features.CITY_BITS) - 1)
    return complete + nearly * min(s.stack, PLENTY) // PLENTY + GROWING_FIELD * s.stack
