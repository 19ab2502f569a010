"""The map, the tiles and the dice of SteamRollers, as tables that the rules read."""

from __future__ import annotations

from itertools import combinations, pairwise, permutations
from pathlib import Path
from typing import Any

from ludogare.core.declaration.components import load
from ludogare.core.law.rule import table

COMPONENTS = load("steamrollers", Path(__file__).parents[1] / "data")
_bad = COMPONENTS.bad
CITIES = 6
FACES = 6


# Goods. A city takes goods of its own colour; black is coal.

COLOURS = ("yellow", "red", "green", "blue", "grey", "black")
GOODS = len(COLOURS)
GREY, COAL = COLOURS.index("grey"), COLOURS.index("black")
STOCK = table([COMPONENTS["goods"][colour] for colour in COLOURS])
_city_colours = COMPONENTS["colours"]["cities"]
if len(_city_colours) != CITIES or set(_city_colours) != set(COLOURS[:COAL]):
    raise _bad(f"there are {CITIES} cities, and every colour but black is one of theirs")
COLOUR_OF = table([COLOURS.index(colour) for colour in _city_colours])
ACCEPTS = table([[int(g in (COLOUR_OF[c], COAL)) for c in range(CITIES)] for g in range(GOODS)])
EXTRA_GOODS: int = COMPONENTS["setup"]["goods_beyond_players"]
EXTRA_DICE: int = COMPONENTS["setup"]["dice_beyond_players"]

# The map. A site is a hex that can hold a rail; the sites of region r are the PER_REGION
# numbers from r * PER_REGION on, its village last.

DIRECTIONS = ("E", "NE", "NW", "W", "SW", "SE")
SIDES = len(DIRECTIONS)
STEP = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
Hex = tuple[int, int]


def _hex(place: Any) -> Hex:
    if not isinstance(place, list) or len(place) != 2 or not all(type(p) is int for p in place):
        raise _bad(f"{place} is no hex: it is written [q, r]")
    return place[0], place[1]


CITY_HEX = tuple(_hex(place) for place in COMPONENTS["map"]["cities"])
_villages = [_hex(place) for place in COMPONENTS["map"]["villages"]]
_plain = [[_hex(place) for place in region] for region in COMPONENTS["map"]["plain"]]
if not len(CITY_HEX) == len(_villages) == len(_plain) == CITIES or len(set(map(len, _plain))) > 1:
    raise _bad(f"the map has {CITIES} regions of one size, each with a city and a village")
SITE_HEX = tuple(h for plain, v in zip(_plain, _villages, strict=True) for h in (*plain, v))
PER_REGION = len(_plain[0]) + 1
SITES = len(SITE_HEX)
VILLAGE = table([int(h in _villages) for h in SITE_HEX])
_at = {h: i for i, h in enumerate((*SITE_HEX, *CITY_HEX))}  # cities come after the sites
if len(_at) != SITES + CITIES:
    raise _bad("a hex stands twice on the map")
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


def _of_types(names: list[str]) -> int:
    if len(set(names)) != 2 or not set(names) <= set(TYPES):
        raise _bad(f"a face of the black die shows two of {', '.join(TYPES)}")
    return sum(1 << r for r in range(RAILS) if TYPES[TYPE_OF[r]] in names)


BLACK_FACES = tuple(tuple(face) for face in COMPONENTS["black_die"]["faces"])
if len(BLACK_FACES) != FACES:
    raise _bad(f"the black die has {FACES} faces")
ON_FACE = table([_of_types(list(face)) for face in BLACK_FACES])  # rails by face, as bits

# Borders: case 0 has none, then the six faces of each table.

NO_BORDERS, MEDIUM, HARD = range(3)
BORDER_CASES = 1 + 2 * FACES


def _pairs(pairs: list[list[int]]) -> frozenset[frozenset[int]]:
    found = frozenset(frozenset(region - 1 for region in pair) for pair in pairs)
    if not all(len(pair) == 2 and pair <= set(range(CITIES)) for pair in found):
        raise _bad(f"a border lies between two of the regions 1 to {CITIES}")
    return found


BORDERS = (
    frozenset(),
    *(_pairs(pairs) for pairs in COMPONENTS["borders"]["medium"]),
    *(_pairs(pairs) for pairs in COMPONENTS["borders"]["hard"]),
)
if len(BORDERS) != BORDER_CASES:
    raise _bad(f"each table of borders has {FACES} lines")


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

BOXES = 6
LOCO_POINTS = table(COMPONENTS["locomotive"]["points"])
if len(LOCO_POINTS) != BOXES + 1:
    raise _bad(f"the locomotive has points for 0 to {BOXES} boxes")
TILES = 6
CODES = ("1a", "1b", "2a", "2b", "3a", "3b", "4a", "4b", "5a", "5b", "6a", "6b", "S2a", "S2b")
SOLO_CODES = CODES.index("S2a")
KINDS = ("once", "permanent")
_tiles = [COMPONENTS["tiles"].get(code, {}) for code in CODES]
for _code, _tile in zip(CODES, _tiles, strict=True):
    if _tile.get("kind") not in KINDS or not -2 <= _tile.get("points", 9) <= 1:
        raise _bad(f"tile {_code} is once or permanent, with -2 to +1 points")
ONCE = table([int(tile["kind"] == "once") for tile in _tiles])
TILE_POINTS = table([tile["points"] for tile in _tiles])

# Orders: by order * 2 + side.

ORDERS = 6
ORDER_CODES = tuple(f"{order}{side}" for order in range(1, ORDERS + 1) for side in "ab")
_orders = [COMPONENTS["orders"].get(code, {}) for code in ORDER_CODES]
for _code, _order in zip(ORDER_CODES, _orders, strict=True):
    if not _order.get("goods") or not set(_order["goods"]) <= set(COLOURS[:COAL]):
        raise _bad(f"order {_code} wants goods that are not black")
WANTED = table([order["goods"].count(c) for c in COLOURS] for order in _orders)
ORDER_POINTS = table([order["points"] for order in _orders])

# Start tiles, Olive, the sheet.

START_TILES = tuple(COMPONENTS["start_tiles"]["names"])
if START_TILES != ("locomotive", "rail", "plus2", "action_tile", "personal_good"):
    raise _bad("the start tiles are locomotive, rail, plus2, action_tile, personal_good")
START_LOCO, START_RAIL, START_BONUS, START_ACTION, START_GOOD = range(len(START_TILES))
START_POINTS: int = COMPONENTS["start_tiles"]["bonus"]
HOMES = table([city - 1 for city in COMPONENTS["start_tiles"]["homes"]])
LEVELS = tuple(COMPONENTS["olive"]["levels"])
OLIVE_DICE = table(COMPONENTS["olive"]["dice"])
if len(LEVELS) != len(OLIVE_DICE) or max(OLIVE_DICE) > PER_REGION:
    raise _bad("each level has dice, and all of them fit into one region")
OLIVE_TAKES: int = COMPONENTS["olive"]["threshold"]
OLIVE_LOCO: int = COMPONENTS["olive"]["locomotive"]
DELIVERY_BOXES: int = COMPONENTS["sheet"]["delivery_boxes"]

# The house rule that ends a match without deliveries (SR-Q24), in rounds; the first is usual.

GUARDS = table(COMPONENTS["guard"]["rounds"])
