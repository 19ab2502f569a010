"""The actions of SteamRollers.

A delivery names what it takes by `cube`: a colour on the central board, a place in a row
of the solo game, or the personal good. Which tiles serve it follows from the position.
"""

from __future__ import annotations

from ludogare.core.declaration.actions import actions, chosen
from ludogare.games.steamrollers.rules.components import (
    GOODS,
    MOST_DISTANCE,
    ORDERS,
    RAIL_SIDES,
    SITE_HEX,
    START_TILES,
    TILES,
)
from ludogare.games.steamrollers.rules.parts import BOXES, CITIES, CODES, COLOURS, FACES

SEATS = 5
ROW = 4  # the goods of a city in the solo game
MOST_BONUS = 2  # of tile 3b
PLACES = tuple(f"place{i}" for i in range(ROW))
CUBES = (*COLOURS, *PLACES, "personal")
FIRST_PLACE, PERSONAL = GOODS, GOODS + ROW

_numbers = range(1, FACES + 1)
_hexes = chosen([f"{q},{r}" for q, r in SITE_HEX], "cell")
_edges = chosen([f"{a}-{b}" for a, b in RAIL_SIDES], "turn")
_dice = chosen(_numbers, "die")
_cities = chosen(range(1, CITIES + 1), "cell")
_codes = chosen(CODES, "tile")

ACTIONS = actions(
    seats={
        "start_tile": {"tile": chosen(START_TILES, "tile")},
        "start_loco": {"box": chosen(range(1, BOXES + 1), "cell")},
        "start_rail": {"hex": _hexes, "edges": _edges},
        "start_action": {"tile": _codes},
        "start_place": {"city": _cities},
        "choose": {"die": _dice},
        "choose_two": {"first": _dice, "second": _dice},
        "claim": {},
        "let": {},
        "change": {"tile": _codes, "value": chosen(_numbers, "die")},
        "reroll_die": {"tile": _codes},
        "rail": {"hex": _hexes, "edges": _edges},
        "loco": {"box": chosen(range(1, BOXES + 1), "cell")},
        "deliver": {
            "origin": _cities,
            "cube": chosen(CUBES, "cube"),
            "dest": _cities,
            "distance": chosen(range(1, MOST_DISTANCE + 1), "distance"),
            "bonus": chosen(range(MOST_BONUS + 1), "distance"),
        },
        "take": {"tile": _codes},
        "pass": {},
        "order": {
            "order": chosen(range(1, ORDERS + 1), "tile"),
            "coal": chosen(("none", *COLOURS[:-1]), "cube"),
        },
        "no_order": {},
        "solo_use": {},
        "solo_keep": {},
    },
    chance={
        "draw": {"city": range(1, CITIES + 1), "good": COLOURS},
        "tile_side": {"tile": range(1, TILES + 1), "side": ("a", "b")},
        "order_side": {"order": range(1, ORDERS + 1), "side": ("a", "b")},
        "border_die": {"value": _numbers},
        "first": {"seat": range(SEATS)},
        "olive_start": {"region": range(1, CITIES + 1)},
        "personal_draw": {"good": COLOURS},
        "white": {"value": _numbers},
        "black": {"face": _numbers},
        "reroll": {"value": _numbers},
        "olive_reroll": {"value": _numbers},
    },
)

START_TILE_ = ACTIONS.first("start_tile")
START_LOCO_ = ACTIONS.first("start_loco")
START_RAIL_ = ACTIONS.first("start_rail")
START_ACTION_ = ACTIONS.first("start_action")
START_PLACE_ = ACTIONS.first("start_place")
CHOOSE = ACTIONS.first("choose")
CHOOSE_TWO = ACTIONS.first("choose_two")
CLAIM = ACTIONS.first("claim")
LET = ACTIONS.first("let")
CHANGE = ACTIONS.first("change")
CHANGE_STRIDE = ACTIONS.stride("change", "tile")
REROLL_DIE = ACTIONS.first("reroll_die")
RAIL = ACTIONS.first("rail")
LOCO = ACTIONS.first("loco")
DELIVER = ACTIONS.first("deliver")
ORIGIN_STRIDE = ACTIONS.stride("deliver", "origin")
CUBE_STRIDE = ACTIONS.stride("deliver", "cube")
DEST_STRIDE = ACTIONS.stride("deliver", "dest")
DISTANCE_STRIDE = ACTIONS.stride("deliver", "distance")
TAKE = ACTIONS.first("take")
PASS = ACTIONS.first("pass")
ORDER = ACTIONS.first("order")
ORDER_STRIDE = ACTIONS.stride("order", "order")
NO_ORDER = ACTIONS.first("no_order")
SOLO_USE = ACTIONS.first("solo_use")
SOLO_KEEP = ACTIONS.first("solo_keep")
DRAW = ACTIONS.first("draw")
DRAW_STRIDE = ACTIONS.stride("draw", "city")
TILE_SIDE = ACTIONS.first("tile_side")
ORDER_SIDE = ACTIONS.first("order_side")
BORDER_DIE = ACTIONS.first("border_die")
FIRST = ACTIONS.first("first")
OLIVE_START = ACTIONS.first("olive_start")
PERSONAL_DRAW = ACTIONS.first("personal_draw")
WHITE = ACTIONS.first("white")
BLACK = ACTIONS.first("black")
REROLL = ACTIONS.first("reroll")
OLIVE_REROLL = ACTIONS.first("olive_reroll")
