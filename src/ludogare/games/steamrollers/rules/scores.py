"""Points: what a sheet is worth, what Olive is worth, who has won (SR-12, SR-13)."""

from __future__ import annotations

from ludogare.core.law.rule import rule
from ludogare.games.steamrollers.rules.components import (
    LOCO_POINTS,
    OLIVE_LOCO,
    ORDER_POINTS,
    ORDERS,
    TILE_POINTS,
    TILES,
)
from ludogare.games.steamrollers.rules.parts import CITIES
from ludogare.games.steamrollers.rules.state import CENTRE, FULL_REGION, OVER, State
from ludogare.games.steamrollers.rules.tiles import code_of


@rule
def points_of(s: State, seat: int) -> int:
    """SR-12.2 to SR-12.5: deliveries, network, locomotive, tiles, orders, the start bonus."""
    points = s.delivered[seat] + s.network[seat] + LOCO_POINTS[s.power[seat]] + s.bonus[seat]
    return points + tile_points(s, seat) + order_points(s, seat)


@rule
def tile_points(s: State, seat: int) -> int:
    """SR-12.5: the tiles held, upright or tilted."""
    points = 0
    for tile in range(TILES):
        if s.holder[tile] == 1 + seat:
            points += TILE_POINTS[code_of(s, tile)]
    return points


@rule
def order_points(s: State, seat: int) -> int:
    """SR-9.5: the order tiles held."""
    points = 0
    for order in range(ORDERS):
        if s.order_holder[order] == 1 + seat:
            points += ORDER_POINTS[order * 2 + s.order_side[order]]
    return points


@rule
def olive_network(s: State) -> int:
    """SR-13.16: her hexes in the two regions where she has most."""
    most, next_most = 0, 0
    for region in range(CITIES):
        ticks = s.ticks[region]
        if ticks > most:
            most, next_most = ticks, most
        elif ticks > next_most:
            next_most = ticks
    return most + next_most


@rule
def olive_tiles(s: State) -> int:
    """SR-13.16, SR-Q29: the positive points of the tiles in the centre."""
    points = 0
    for tile in range(TILES):
        if s.holder[tile] == CENTRE:
            points += max(0, TILE_POINTS[code_of(s, tile)])
    return points


@rule
def olive_total(s: State) -> int:
    """SR-13.16: everything that Olive scores."""
    return s.olive_points + OLIVE_LOCO + olive_network(s) + olive_tiles(s)


@rule
def is_ahead(s: State, one: int, other: int) -> bool:
    """SR-12.6: more points, else the stronger locomotive, else the better network."""
    mine, theirs = points_of(s, one), points_of(s, other)
    if mine != theirs:
        return mine > theirs
    if s.power[one] != s.power[other]:
        return s.power[one] > s.power[other]
    return s.network[one] > s.network[other]


@rule
def who_won(s: State) -> int:
    """SR-12.6: nobody is ahead of a winner. SR-13.17: alone, only with more points than Olive."""
    if s.phase != OVER:
        return 0
    if s.solo:
        return 1 if s.end != FULL_REGION and points_of(s, 0) > olive_total(s) else 0
    mask = 0
    for seat in range(s.seats):
        beaten = False
        for other in range(s.seats):
            beaten = beaten or is_ahead(s, other, seat)
        if not beaten:
            mask |= 1 << seat
    return mask
