"""What a position of Carcassonne looks like to one seat.

The land has no edge, so it is not shown tile by tile. What stands on it is summed up for each
seat by the kind of feature, by who owns it and by what `prospects.py` expects of it. Points are
in tenths.
"""

from __future__ import annotations

from ludogare.core.declaration.features import Features, clear, hold
from ludogare.core.law.contract import Numbers
from ludogare.core.law.rule import rule, table
from ludogare.games.carcassonne.judgement.evaluation import SPREAD, at_hand, best_claim
from ludogare.games.carcassonne.judgement.prospects import (
    POINT,
    completion,
    meeple_back,
    prospect,
)
from ludogare.games.carcassonne.rules.components import (
    CITY_EDGE,
    DRAWN,
    KINDS,
    MEEPLES,
    ROAD_EDGE,
    SLOT,
)
from ludogare.games.carcassonne.rules.contract import points_of
from ludogare.games.carcassonne.rules.features import (
    is_first,
    kind_of,
    meeples,
    meeples_of,
    owners,
    worth,
)
from ludogare.games.carcassonne.rules.land import EAST, SOUTH, cell_at
from ludogare.games.carcassonne.rules.parts import CITY, MONASTERY, ROAD
from ludogare.games.carcassonne.rules.parts import FEATURES as LAND
from ludogare.games.carcassonne.rules.state import (
    ACTING,
    COLOURS,
    FIGURES,
    OVER,
    PLACING,
    SEATS,
    State,
)

TENTH = POINT // 10
POINTS = 600  # sums of a seat
FEW_POINTS = 120  # of a feature
TILE = ("city edges", "road edges", "monastery", "pennants", "inns or cathedrals", "mouths")
LOOKS = table(  # what a kind of tile shows, in the order above
    [
        sum(len(s.edges) for s in kind.segments if s.feature == CITY),
        sum(len(s.edges) for s in kind.segments if s.feature == ROAD),
        sum(s.feature == MONASTERY for s in kind.segments),
        sum(s.pennants for s in kind.segments),
        sum(s.special for s in kind.segments),
        sum(s.mouth for s in kind.segments),
    ]
    for kind in KINDS
)
SHOWN = len(TILE)

FEATURES = Features(SEATS)
SCORED = FEATURES.by_seat("points", POINTS)
HOPED = FEATURES.by_seat("points and hopes", POINTS)
IF_OVER = FEATURES.by_seat("points if the match ended", POINTS)
SUPPLY = FEATURES.by_seat("meeples in the supply", MEEPLES)
STANDING = FEATURES.by_seat("meeples on", 3, LAND)
BACK = FEATURES.by_seat("meeples that may return, in tenths", 20)
OWNED = FEATURES.by_seat("hopes of its own", FEW_POINTS, LAND)
SHARED = FEATURES.by_seat("hopes shared, of", FEW_POINTS, LAND)
LOST = FEATURES.by_seat("hopes that others outnumber", FEW_POINTS)
GAIN = FEATURES.by_seat("worth that it wins where features may meet", FEW_POINTS)
RISK = FEATURES.by_seat("worth that it loses where features may meet", FEW_POINTS)
CLAIM = FEATURES.by_seat("best claim on the tile just placed", FEW_POINTS)
TOKENS_LEFT = FEATURES.by_seat("tunnel tokens in the supply", 4)
HALF_LAID = FEATURES.by_seat("tunnels with one mouth", 2)
IN_TURN = FEATURES.by_seat("in turn", 1)
LEAD = FEATURES.add("hopes ahead of the best other", POINTS, signed=True)
POINTS_LEAD = FEATURES.add("points ahead of the best other", POINTS, signed=True)
STEADY_LEAD = FEATURES.add("hopes ahead, for the tiles left", POINTS, signed=True)
STACK = FEATURES.add("tiles left", 72)
HAND = FEATURES.add("tile in hand", 4, TILE)
TO_COME = FEATURES.add("tiles left, in tenths a tile", 20, TILE)
PHASE = FEATURES.add("phase", 1, ("drawing", "placing", "acting", "over"))
MEEPLE_OPEN = FEATURES.add("a meeple may be placed", 1)
TOKEN_OPEN = FEATURES.add("a token may be placed", 1)
FREE_MOUTHS = FEATURES.add("mouths without a token", 8)
OPTIONS = FEATURES.add("with", 1, ("the Tunnel", "cut tunnels"))
SEATED = FEATURES.add("seats", 1, ("two", "three", "four", "five", "six"))
SIZE = FEATURES.size
MOST = table(FEATURES.most)
LANDS = len(LAND)


@FEATURES.rule
def observe(s: State, seat: int, out: Numbers, room: Numbers) -> None:
    """The seats, the one that looks on first; the features; the tiles; the options."""
    clear(out, SIZE)
    for turn in range(s.seats):
        show_seat(s, (seat + turn) % s.seats, turn, out, room)
    if s.phase != OVER:
        show_claimed(s, seat, out, room)
        show_meetings(s, seat, out)
    if s.phase == ACTING and s.meeple_open:
        turn = (s.turn - seat) % s.seats
        claim = best_claim(s)
        out[CLAIM + turn] = claim // TENTH
        room[turn] += claim
    show_lead(s, out, room)
    show_tiles(s, out)
    out[PHASE + s.phase] = 1
    out[MEEPLE_OPEN] = s.meeple_open
    out[TOKEN_OPEN] = s.token_open
    out[OPTIONS] = s.tunnel
    out[OPTIONS + 1] = s.cut
    out[SEATED + s.seats - 2] = 1
    hold(out, MOST, SIZE)


@rule
def show_seat(s: State, seat: int, turn: int, out: Numbers, room: Numbers) -> None:
    """Points, meeples and tokens of a seat; what it may hope for begins with them."""
    points = points_of(s, seat)
    room[turn] = POINT * points + at_hand(s, s.supply[seat])
    out[SCORED + turn] = 10 * points
    out[IF_OVER + turn] = 10 * points
    out[SUPPLY + turn] = s.supply[seat]
    out[IN_TURN + turn] = int(s.turn == seat)
    for colour in range(COLOURS):
        out[TOKENS_LEFT + turn] += s.tokens[seat, colour]
        out[HALF_LAID + turn] += int(s.tokens[seat, colour] == 1)


@rule
def show_claimed(s: State, seat: int, out: Numbers, room: Numbers) -> None:
    """Where the meeples of each seat stand, and each feature on which there are any."""
    for other in range(s.seats):
        for i in range(FIGURES):
            node = s.figure[other, i] - 1
            if node >= 0:
                turn = (other - seat) % s.seats
                out[STANDING + turn * LANDS + kind_of(s, node)] += 1
                if is_first(s, other, i):
                    show_feature(s, seat, s.feature[node], kind_of(s, node), out, room)


@rule
def show_feature(s: State, seat: int, f: int, kind: int, out: Numbers, room: Numbers) -> None:
    """A claimed feature: what it will pay, and to whom."""
    chance = completion(s, f, kind)
    pays, mask = prospect(s, f, kind, chance), owners(s, f)
    hope = pays // TENTH
    now = 10 * worth(s, f, kind)
    alone = mask & mask - 1 == 0
    for turn in range(s.seats):
        other = (seat + turn) % s.seats
        here = meeples_of(s, f, other)
        if here == 0:
            continue
        room[turn] += meeple_back(s, chance) * here
        out[BACK + turn] += here * chance // 100
        if not mask >> other & 1:
            out[LOST + turn] += hope
            continue
        room[turn] += pays
        out[IF_OVER + turn] += now
        out[(OWNED if alone else SHARED) + turn * LANDS + kind] += hope


@rule
def show_meetings(s: State, seat: int, out: Numbers) -> None:
    """Free spots to which two cities, or two roads, come in: one tile may join them."""
    for i in range(s.spots):
        spot = s.spot[i]
        for edge in range(3):
            shown = s.pattern[spot] >> 2 * edge & 3
            for across in range(edge + 1, 4):
                if shown >= ROAD_EDGE and s.pattern[spot] >> 2 * across & 3 == shown:
                    one, other = beside(s, spot, edge), beside(s, spot, across)
                    kind = CITY if shown == CITY_EDGE else ROAD
                    if one != other and meeples(s, one) + meeples(s, other) > 0:
                        show_meeting(s, seat, one, other, kind, out)
                        show_meeting(s, seat, other, one, kind, out)


@rule
def beside(s: State, spot: int, edge: int) -> int:
    """The road or city that comes in to a free spot over an edge."""
    cell = cell_at(s, s.x[spot] + EAST[edge], s.y[spot] + SOUTH[edge])
    face = s.face[cell] - 1
    return s.feature[s.first[cell] + SLOT[face >> 2, ((edge ^ 2) - face & 3) * 3 + 1]]


@rule
def show_meeting(s: State, seat: int, f: int, other: int, kind: int, out: Numbers) -> None:
    """Who would win or lose a feature that is joined to another one."""
    value, mask, most = 10 * worth(s, f, kind), owners(s, f), 0
    for one in range(s.seats):
        most = max(most, meeples_of(s, f, one) + meeples_of(s, other, one))
    for turn in range(s.seats):
        one = (seat + turn) % s.seats
        has = mask >> one & 1
        will = int(meeples_of(s, f, one) + meeples_of(s, other, one) == most)
        out[GAIN + turn] += value * (will & 1 - has)
        out[RISK + turn] += value * (has & 1 - will)


@rule
def show_lead(s: State, out: Numbers, room: Numbers) -> None:
    """What each seat may hope for, and the distance to the best of the others."""
    hoped, scored = -1000 * POINT, 0
    for turn in range(s.seats):
        out[HOPED + turn] = room[turn] // TENTH
        if turn > 0:
            hoped = max(hoped, room[turn])
            scored = max(scored, out[SCORED + turn])
    out[LEAD] = (room[0] - hoped) // TENTH
    out[POINTS_LEAD] = out[SCORED] - scored
    out[STEADY_LEAD] = 200 * (room[0] - hoped) // SPREAD[s.stack]


@rule
def show_tiles(s: State, out: Numbers) -> None:
    """The tile in hand, the tiles that may come, and the mouths of tunnels."""
    out[STACK] = s.stack
    for look in range(SHOWN):
        if s.phase == PLACING:
            out[HAND + look] = LOOKS[s.hand, look]
        for kind in range(DRAWN):
            out[TO_COME + look] += s.stacked[kind] * LOOKS[kind, look]
        out[TO_COME + look] = 10 * out[TO_COME + look] // max(1, s.stack)
    for mouth in range(s.mouths):
        out[FREE_MOUTHS] += int(s.token[mouth] == 0)
