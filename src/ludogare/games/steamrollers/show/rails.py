"""Rails that could be drawn: where they would lie, and what they would meet."""

from __future__ import annotations

from ludogare.core.declaration.actions import Action
from ludogare.games.steamrollers.rules.components import (
    BEYOND,
    NOWHERE,
    OTHER_SIDE,
    RAIL_SIDES,
    SIDES,
    SITE_HEX,
    SITES,
)
from ludogare.games.steamrollers.rules.network import OPPOSITE
from ludogare.games.steamrollers.rules.state import State


def site_and_rail(action: Action) -> tuple[int, int]:
    """The hex and the rail that an action names, by their numbers."""
    q, r = map(int, str(action.args["hex"]).split(","))
    one, other = map(int, str(action.args["edges"]).split("-"))
    return SITE_HEX.index((q, r)), RAIL_SIDES.index((one, other))


def joins(s: State, seat: int, action: Action) -> int:
    """How many ends of a rail would meet a city or another rail."""
    site, rail = site_and_rail(action)
    return sum(meets(s, seat, site, side) for side in RAIL_SIDES[rail])


def meets(s: State, seat: int, site: int, side: int) -> bool:
    """Whether a rail or a city lies at a side of a hex."""
    at = BEYOND[site * SIDES + side]
    if at == NOWHERE or at >= SITES:
        return at != NOWHERE
    return bool(OTHER_SIDE[s.rail[seat, at], (side + OPPOSITE) % SIDES] != NOWHERE)
