"""What a position of SteamRollers looks like to one seat.

The sheets are not shown rail by rail: what counts is which goods a seat can deliver how far, and
how many rails its ways lack (`plans.py`). Hopes are those of `evaluation.py`, in tenths of a point.
"""

from __future__ import annotations

from ludogare.core.declaration.features import BOUND, Features, clear, hold
from ludogare.core.law.contract import Numbers
from ludogare.core.law.rule import rule, table
from ludogare.games.steamrollers.judgement import plans
from ludogare.games.steamrollers.judgement.evaluation import (
    LOST,
    POINT,
    cargo,
    goods_to_go,
    haul,
    threat,
    tile_worth,
)
from ludogare.games.steamrollers.rules.actions import SEATS
from ludogare.games.steamrollers.rules.components import (
    GOODS,
    MOST_DISTANCE,
    ORDERS,
    PER_REGION,
    TILES,
    WANTED,
)
from ludogare.games.steamrollers.rules.parts import BOXES, CITIES, FACES
from ludogare.games.steamrollers.rules.scores import (
    olive_total,
    order_points,
    points_of,
    tile_points,
)
from ludogare.games.steamrollers.rules.state import (
    CHOOSING,
    ORDERING,
    OVER,
    State,
)

TENTH = POINT // 10
POINTS = 400  # in tenths
PLACES = [str(i + 1) for i in range(CITIES)]
LACKS = ("one rail", "two rails")
STEPS = ("before", "choosing", "claiming", "acting", "ordering", "over")

FEATURES = Features(SEATS)
SCORED = FEATURES.by_seat("points", 40, signed=True)
HOPED = FEATURES.by_seat("points and hopes, in tenths", 2 * POINTS, signed=True)
DELIVERED = FEATURES.by_seat("points for deliveries", 20)
NETWORK = FEATURES.by_seat("points for links", 15)
BOXES_TICKED = FEATURES.by_seat("power", BOXES)
TILED = FEATURES.by_seat("points of tiles", 6, signed=True)
ORDERED = FEATURES.by_seat("points of orders", 8)
CARGO = FEATURES.by_seat("hope for goods, in tenths", POINTS)
PLANNED = FEATURES.by_seat("hope for links, in tenths", 50)
TILE_USE = FEATURES.by_seat("use of tiles, in tenths", 20)
READY = FEATURES.by_seat("goods that it can deliver", 10)
DISTANCE = FEATURES.by_seat("distance of all of them", 30)
FARTHER = FEATURES.by_seat("distance that power lacks", 20)
BEST_HAUL = FEATURES.by_seat("longest way from city", BOXES, PLACES)
DIE_HAUL = FEATURES.by_seat("longest way with the die in use", BOXES)
OFFERED = FEATURES.by_seat("longest way with a die on offer", BOXES)
JOINED = FEATURES.by_seat("pairs of cities joined", 8)
NEARLY = FEATURES.by_seat("pairs of cities that lack", 6, LACKS)
FREE = FEATURES.by_seat("hexes without a rail", CITIES * PER_REGION)
KEPT = FEATURES.by_seat("goods kept for orders", 6)
NEXT_ORDER = FEATURES.by_seat("goods that the next order lacks", 3)
PERSONAL = FEATURES.by_seat("personal good to deliver", 1)
IN_TURN = FEATURES.by_seat("in turn", 1)
TO_ACT = FEATURES.by_seat("still to act in this round", 1)
LEAD = FEATURES.add("hopes ahead of the best other, in tenths", POINTS // 2, signed=True)
POINTS_LEAD = FEATURES.add("points ahead of the best other", 20, signed=True)
TIME = FEATURES.add("goods until the end", 12)
GOODS_LEFT = FEATURES.add("goods in city", 4, PLACES)
DICE = FEATURES.add("dice", 2, PLACES)
BLACK = FEATURES.add("black die", 1, PLACES)
DIE = FEATURES.add("die in use", 1, PLACES)
SECOND = FEATURES.add("second die in use", 1)
PHASE = FEATURES.add("phase", 1, STEPS)
SIDE = FEATURES.add("second side of tile", 1, PLACES)
HOLDS = FEATURES.add("own tile", 1, PLACES)
AT_CENTRE = FEATURES.add("nobody holds tile", 1, PLACES)
QUIET = FEATURES.add("rounds without a delivery", 6)
PATIENCE = FEATURES.add("such rounds until the end", 30)
ROUND = FEATURES.add("round", 20)
OLIVE_TICKS = FEATURES.add("Olive's hexes in region", PER_REGION, PLACES)
OLIVE_SCORED = FEATURES.add("Olive's points", 40)
OLIVE_HOPED = FEATURES.add("Olive's points and hopes, in tenths", 2 * POINTS)
OLIVE_LEVEL = FEATURES.add("Olive's level", 6)
COAL = FEATURES.add("coal", 1)
WITH_ORDERS = FEATURES.add("orders", 1)
BORDERS = FEATURES.add("blocked borders", 1, ("medium", "hard"))
SEATED = FEATURES.add("seats", 1, ("one", "two", "three", "four", "five"))
SIZE = FEATURES.size
MOST = table(FEATURES.most)


@FEATURES.rule
def observe(s: State, seat: int, out: Numbers, room: Numbers) -> None:
    """The seats, the one that looks on first; the round; the goods; Olive; the options."""
    clear(out, SIZE)
    time = goods_to_go(s)
    for turn in range(s.seats):
        other = (seat + turn) % s.seats
        show_sheet(s, other, turn, out)
        show_hopes(s, other, turn, time, out, room)
        show_goods(s, other, turn, out)
        show_orders(s, other, turn, out)
    show_olive(s, out)
    show_lead(s, out)
    show_round(s, seat, out)
    out[TIME] = time
    out[COAL] = s.coal
    out[WITH_ORDERS] = s.orders
    if s.borders:
        out[BORDERS + s.borders - 1] = 1
    out[SEATED + s.seats - 1] = 1
    hold(out, MOST, SIZE)


@rule
def show_sheet(s: State, seat: int, turn: int, out: Numbers) -> None:
    """Points, network, locomotive and tiles of a seat, and whether it is its turn."""
    out[SCORED + turn] = points_of(s, seat)
    out[DELIVERED + turn] = s.delivered[seat]
    out[NETWORK + turn] = s.network[seat]
    out[BOXES_TICKED + turn] = s.power[seat]
    out[TILED + turn] = tile_points(s, seat)
    out[ORDERED + turn] = order_points(s, seat)
    out[PERSONAL + turn] = int(s.personal[seat] > 0)
    for city in range(CITIES):
        out[FREE + turn] += s.free[seat, city]
    if s.phase >= CHOOSING and s.phase < OVER:
        out[IN_TURN + turn] = int(s.turn == seat)
        out[TO_ACT + turn] = int((seat - s.first) % s.seats >= s.turns)


@rule
def show_hopes(s: State, seat: int, turn: int, time: int, out: Numbers, room: Numbers) -> None:
    """What a seat may hope for: links, goods, the use of its tiles and of its dice."""
    links = plans.survey(s, seat, room)
    for pair in range(plans.COUPLES):
        lack = room[plans.LACK + pair]
        out[JOINED + turn] += int(lack == 0)
        if lack == 1 or lack == 2:
            out[NEARLY + turn * 2 + lack - 1] += 1
    goods = cargo(s, seat, s.power[seat], time, room)
    use = 0
    for tile in range(TILES):
        if s.holder[tile] == 1 + seat:
            use += tile_worth(s, tile, time)
    out[PLANNED + turn] = links // TENTH
    out[CARGO + turn] = goods // TENTH
    out[TILE_USE + turn] = use // TENTH
    out[HOPED + turn] = 10 * out[SCORED + turn] + (links + goods + use) // TENTH


@rule
def show_goods(s: State, seat: int, turn: int, out: Numbers) -> None:
    """The goods that a seat can deliver, and how far."""
    for city in range(CITIES):
        for good in range(GOODS):
            here = s.goods[city, good]
            if here:
                now = haul(s, seat, city, good, s.power[seat])
                farthest = haul(s, seat, city, good, MOST_DISTANCE)
                out[READY + turn] += here * int(now > 0)
                out[DISTANCE + turn] += here * now
                out[FARTHER + turn] += here * (min(farthest, BOXES) - now)
                at = BEST_HAUL + turn * CITIES + city
                out[at] = max(out[at], now)
        longest = out[BEST_HAUL + turn * CITIES + city]
        if s.dice[city] and out[TO_ACT + turn] + out[IN_TURN + turn] > 0:
            out[OFFERED + turn] = max(out[OFFERED + turn], longest)
        if s.die == city + 1 and s.turn == seat:
            out[DIE_HAUL + turn] = longest


@rule
def show_orders(s: State, seat: int, turn: int, out: Numbers) -> None:
    """The goods that a seat has kept, and what it lacks for an order."""
    if not s.orders:
        return
    nearest = 3 * BOUND
    for order in range(ORDERS):
        lacks = 0
        for good in range(GOODS):
            lacks += max(0, WANTED[order * 2 + s.order_side[order], good] - s.kept[seat, good])
        if s.order_holder[order] == 0:
            nearest = min(nearest, lacks)
    out[NEXT_ORDER + turn] = nearest
    for good in range(GOODS):
        out[KEPT + turn] += s.kept[seat, good]


@rule
def show_olive(s: State, out: Numbers) -> None:
    """Olive's hexes, points and hopes, for a seat alone."""
    if s.solo:
        for region in range(CITIES):
            out[OLIVE_TICKS + region] = s.ticks[region]
        out[OLIVE_SCORED] = olive_total(s)
        out[OLIVE_HOPED] = threat(s) // TENTH
        out[OLIVE_LEVEL] = s.level


@rule
def show_lead(s: State, out: Numbers) -> None:
    """The distance to the best of the others, or to Olive."""
    hoped = out[OLIVE_HOPED] if s.solo else -LOST
    scored = out[OLIVE_SCORED]
    for turn in range(1, s.seats):
        hoped = max(hoped, out[HOPED + turn])
        scored = max(scored, out[SCORED + turn])
    out[LEAD] = out[HOPED] - hoped
    out[POINTS_LEAD] = out[SCORED] - scored


@rule
def show_round(s: State, seat: int, out: Numbers) -> None:
    """The dice, the goods and the tiles."""
    out[PHASE + step_of(s)] = 1
    out[ROUND] = s.round
    out[QUIET] = s.quiet
    out[PATIENCE] = max(0, s.guard - s.quiet)
    for city in range(CITIES):
        out[GOODS_LEFT + city] = s.left[city]
    for face in range(FACES):
        out[DICE + face] = s.dice[face]
        out[DIE + face] = int(s.die == face + 1)
        out[BLACK + face] = int(s.black == face and s.phase >= CHOOSING)
    out[SECOND] = int(s.second > 0)
    for tile in range(TILES):
        out[SIDE + tile] = s.side[tile]
        out[HOLDS + tile] = int(s.holder[tile] == 1 + seat)
        out[AT_CENTRE + tile] = int(s.holder[tile] == 0)


@rule
def step_of(s: State) -> int:
    """Where the turn stands; everything that chance or Olive does comes before it."""
    if s.phase == OVER:
        return 5
    return s.phase - CHOOSING + 1 if s.phase >= CHOOSING and s.phase <= ORDERING else 0
