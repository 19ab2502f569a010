"""SteamRollers, by Mark Gerrits (2015)."""

from collections.abc import Mapping
from typing import Any

from ludogare.core.declaration.game import Game
from ludogare.games.steamrollers.rules import contract
from ludogare.games.steamrollers.rules.actions import ACTIONS, SEATS
from ludogare.games.steamrollers.rules.components import (
    COMPONENTS,
    EXTRA_DICE,
    EXTRA_GOODS,
    GOODS,
    OLIVE_DICE,
    ORDERS,
    PER_REGION,
    RAILS,
    SITES,
    TILES,
)
from ludogare.games.steamrollers.rules.options import OPTIONS
from ludogare.games.steamrollers.rules.parts import CITIES
from ludogare.games.steamrollers.rules.state import State

TURN = 13  # choose, let, choose again; for two dice: two changes, a roll, an action; an order
TURN_ALONE = 10  # for two dice: choose, two changes, a roll, an action
OTHERS = 450  # than rails: changes of the die, a box, a tile, 13 ways of a good by 33 distances
OLIVE_TURN = 4  # the Solo tile and a new roll; her steps; the Solo tile again; a roll for step 3


def bound(seats: int, options: Mapping[str, Any]) -> int:
    """SR-Q31: the setup; then as many rounds as the guard, or Olive, can allow."""
    players = max(2, seats)
    cubes = CITIES * (players + EXTRA_GOODS)
    set_up = cubes + TILES + ORDERS + 2 + 3 * seats + max(OLIVE_DICE)
    roll = players + EXTRA_DICE + 1
    if seats == 1:
        return set_up + (CITIES * PER_REGION + 1) * (roll + TURN_ALONE + OLIVE_TURN)
    return set_up + (cubes + 1) * options["guard"] * (roll + TURN * seats)


GAME = Game(
    name="steamrollers",
    version=2,
    seats=range(1, SEATS + 1),
    State=State,
    rules=contract,
    actions=ACTIONS,
    options=OPTIONS,
    components=COMPONENTS,
    endings=("cities", "guard", "region"),
    bound=bound,
    choices=max(SITES * RAILS, PER_REGION * RAILS + OTHERS),  # the start tile Rail, or a turn
    counts=GOODS + 4,
    minutes=45,
    prefix="SR",
)
