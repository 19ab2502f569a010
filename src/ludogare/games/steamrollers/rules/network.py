"""The network on a sheet: rails, the links they make, and all distances between cities.

A hex holds one rail, so rails make chains without branches. A chain between two cities is
a link. A new rail closes at most one link, which is found by following its two ends; what
distances that link adds is worked out then, once, over the routes that take it.
"""

from __future__ import annotations

from ludogare.core.law.rule import rule
from ludogare.games.steamrollers.rules.components import (
    BEYOND,
    LONGEST,
    NO_RAIL,
    NOWHERE,
    OTHER_SIDE,
    PAIR,
    PER_REGION,
    RAIL_SIDE,
    ROUTE,
    ROUTE_JOINS,
    ROUTES_OVER,
    ROUTES_OVER_PAIR,
    SIDES,
    SITES,
    VILLAGE,
)
from ludogare.games.steamrollers.rules.state import State

OPPOSITE = 3
ENDS = 8  # what `follow` finds: villages * ENDS + city
HEAVIEST = 7  # a link through all six villages


@rule
def draw_rail(s: State, seat: int, site: int, rail: int) -> None:
    """SR-6.1: a rail on an empty hex; it may close a link (SR-Q1)."""
    s.rail[seat, site] = 1 + rail
    s.free[seat, site // PER_REGION] -= 1
    one = follow(s, seat, site, RAIL_SIDE[rail, 0])
    other = follow(s, seat, site, RAIL_SIDE[rail, 1])
    if one != NOWHERE and other != NOWHERE and one % ENDS != other % ENDS:
        villages = VILLAGE[site] + one // ENDS + other // ENDS  # SR-6.6
        add_link(s, seat, PAIR[one % ENDS, other % ENDS], 1 + villages)


@rule
def follow(s: State, seat: int, site: int, side: int) -> int:
    """The city at the end of the chain beyond a side, with the villages on the way; or NOWHERE."""
    villages = 0
    at = BEYOND[site * SIDES + side]
    while at != NOWHERE and at < SITES and at != site:
        side = OTHER_SIDE[s.rail[seat, at], (side + OPPOSITE) % SIDES]
        if side == NOWHERE:
            return NOWHERE
        villages += VILLAGE[at]
        at = BEYOND[at * SIDES + side]
    if at < SITES:
        return NOWHERE  # the edge of the map, or round in a ring
    return villages * ENDS + at - SITES


@rule
def add_link(s: State, seat: int, pair: int, weight: int) -> None:
    """SR-12.3: a link counts its villages and itself. It may open new distances (SR-8.5)."""
    s.network[seat] += weight
    if s.links[seat, pair] >> (weight - 1) & 1:
        return  # as good as another link that was there before
    s.links[seat, pair] |= 1 << (weight - 1)
    for i in range(ROUTES_OVER_PAIR):
        route = ROUTES_OVER[pair, i]
        s.reach[seat, ROUTE_JOINS[route]] |= distances(s, seat, route)


@rule
def distances(s: State, seat: int, route: int) -> int:
    """The distances of a route (SR-8.5), as bits: one choice among parallel links at each step."""
    found = 1
    for i in range(LONGEST):
        pair = ROUTE[route, i]
        if pair == NOWHERE or found == 0:
            return found
        weights = s.links[seat, pair]
        longer = 0
        for weight in range(1, HEAVIEST + 1):
            longer |= (found << weight) * (weights >> (weight - 1) & 1)
        found = longer
    return found


@rule
def between(s: State, seat: int, one: int, other: int) -> int:
    """The distances between two different cities, as bits."""
    return s.reach[seat, PAIR[one, other]]


@rule
def is_empty(s: State, seat: int, site: int) -> bool:
    """SR-6.3: whether a hex holds no rail."""
    return s.rail[seat, site] == NO_RAIL
