"""The map, the tiles and the dice of SteamRollers, as tables that the rules read."""

from __future__ import annotations

from itertools import combinations, pairwise, permutations
from pathlib import Path

from ludogare.core.declaration.components import load
from ludogare.core.law.rule import table
from ludogare.games.steamrollers.rules.parts import (
    CITIES,
    CODES,
    COLOURS,
    FACES,
    ORDER_CODES,
    Parts,
)

COMPONENTS = load("steamrollers", Path(__file__).parents[1] / "data", Parts)
_parts = COMPONENTS.parts

# Goods. A city takes goods of its own colour; black is coal.

GOODS = len(COLOURS)
GREY, COAL = COLOURS.index("grey"), COLOURS.index("black")
STOCK = table([getattr(_parts.goods, colour) for colour in COLOURS])
COLOUR_OF = table([COLOURS.index(colour) for colour in _parts.colours.cities])
ACCEPTS = table([[int(g in (COLOUR_OF[c], COAL)) for c in range(CITIES)] for g in range(GOODS)])
EXTRA_GOODS = _parts.setup.goods_beyond_players
EXTRA_DICE = _parts.setup.dice_beyond_players

# The map. A site is a hex that can hold a rail; the sites of region r are the PER_REGION
# numbers from r * PER_REGION on, its village last.

DIRECTIONS = ("E", "NE", "NW", "W", "SW", "SE")
SIDES = len(DIRECTIONS)
STEP = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
Hex = tuple[int, int]


CITY_HEX = tuple(_parts.map.cities)
_villages, _plain = _parts.map.villages, _parts.map.plain
SITE_HEX = tuple(h for plain, v in zip(_plain, _villages, strict=True) for h in (*plain, v))
PER_REGION = len(_plain[0]) + 1
SITES = len(SITE_HEX)
VILLAGE = table([int(h in _villages) for h in SITE_HEX])
_at = {h: i for i, h in enumerate((*SITE_HEX, *CITY_HEX))}  # cities come after the sites
NOWHERE = -1


def region_of(place: Hex) -> int:
    """The region of a hex."""
    at = _at[place]
    return at - SITES if at >= SITES else at // PER_REGION


def neighbour(place: Hex, side: int) -> Hex:
    """The hex beyond a side."""
    return place[0] + STEP[side][0], place[1] + STEP[side][1]


# By site * SIDES + side: the site beyond, SITES + city, or NOWHERE.
BEYOND = table([_at.get(neighbour(h, side), NOWHERE) for h in SITE_HEX for side in range(SIDES)])

# Rails: the fifteen pairs of sides of a hex.

RAIL_SIDES = tuple(combinations(range(SIDES), 2))
RAIL_SIDE = table(RAIL_SIDES)
RAILS = len(RAIL_SIDES)
NO_RAIL = 0  # on the sheet; rail r is written 1 + r
OTHER_SIDE = table(  # by what is drawn and the side of entry: the side of exit
    [
        [NOWHERE] * SIDES,
        *([b if s == a else a if s == b else NOWHERE for s in range(SIDES)] for a, b in RAIL_SIDES),
    ]
)
TYPES = ("sharp", "gentle", "straight")  # by how far apart its sides are, less one
TYPE_OF = table([min(b - a, SIDES - b + a) - 1 for a, b in RAIL_SIDES])
ALL_RAILS = (1 << RAILS) - 1


BLACK_FACES = tuple(_parts.black_die.faces)
ON_FACE = table(  # rails by face, as bits
    [sum(1 << r for r in range(RAILS) if TYPES[TYPE_OF[r]] in face) for face in BLACK_FACES]
)

# Borders: case 0 has none, then the six faces of each table.

NO_BORDERS, MEDIUM, HARD = range(3)
BORDER_CASES = 1 + 2 * FACES


BORDERS: tuple[frozenset[frozenset[int]], ...] = (
    frozenset(),
    *(
        frozenset(frozenset(region - 1 for region in pair) for pair in pairs)
        for pairs in (*_parts.borders.medium, *_parts.borders.hard)
    ),
)


def blocked(case: int, place: Hex, side: int) -> bool:
    """Whether a side of a hex is a blocked border."""
    there = neighbour(place, side)
    return there in _at and frozenset((region_of(place), region_of(there))) in BORDERS[case]


def _fitting(case: int, place: Hex) -> int:
    shut = {side for side in range(SIDES) if blocked(case, place, side)}
    return sum(1 << r for r, sides in enumerate(RAIL_SIDES) if not shut & set(sides))


FITTING = table([[_fitting(case, h) for h in SITE_HEX] for case in range(BORDER_CASES)])

# Routes: every way through different cities, as the links it takes. A link joins a pair.

PAIRS = tuple(combinations(range(CITIES), 2))
PAIR = table(
    [PAIRS.index((min(a, b), max(a, b))) if a != b else NOWHERE for b in range(CITIES)]
    for a in range(CITIES)
)
LONGEST = CITIES - 1  # links in a route
_ways = [
    way
    for length in range(2, CITIES + 1)
    for way in permutations(range(CITIES), length)
    if way[0] < way[-1]
]
_links = [[PAIR[a, b] for a, b in pairwise(way)] for way in _ways]
ROUTE = table([*links, *[NOWHERE] * (LONGEST - len(links))] for links in _links)
ROUTE_JOINS = table([PAIR[way[0], way[-1]] for way in _ways])
ROUTES_OVER = table(  # by pair: the routes that take a link between the two
    [i for i, links in enumerate(_links) if pair in links] for pair in range(len(PAIRS))
)
ROUTES_OVER_PAIR = len(ROUTES_OVER[0])
MOST_DISTANCE = LONGEST + CITIES  # every city but the first, and every village

# The locomotive and the action tiles.

LOCO_POINTS = table(_parts.locomotive.points)
TILES = 6
SOLO_CODES = CODES.index("S2a")
_tiles = [getattr(_parts.tiles, f"tile_{code}") for code in CODES]
ONCE = table([int(tile.kind == "once") for tile in _tiles])
TILE_POINTS = table([tile.points for tile in _tiles])

# Orders: by order * 2 + side.

ORDERS = len(ORDER_CODES) // 2
_orders = [getattr(_parts.orders, f"order_{code}") for code in ORDER_CODES]
WANTED = table([order.goods.count(c) for c in COLOURS] for order in _orders)
ORDER_POINTS = table([order.points for order in _orders])

# Start tiles, Olive, the sheet.

START_TILES = _parts.start_tiles.names
START_LOCO, START_RAIL, START_BONUS, START_ACTION, START_GOOD = range(len(START_TILES))
START_POINTS = _parts.start_tiles.bonus
HOMES = table([city - 1 for city in _parts.start_tiles.homes])
LEVELS = _parts.olive.levels
OLIVE_DICE = table(_parts.olive.dice)
OLIVE_TAKES = _parts.olive.threshold
OLIVE_LOCO = _parts.olive.locomotive
DELIVERY_BOXES = _parts.sheet.delivery_boxes

# The house rule that ends a match without deliveries (SR-Q24), in rounds; the first is usual.

GUARDS = table(_parts.guard.rounds)
