"""The slow, obvious way: a train goes over the sheet hex by hex and remembers where it was.

It knows nothing of links, pairs or routes.
"""

from __future__ import annotations

from typing import Any

from files import written
from ludogare.games.steamrollers.rules.components import (
    ACCEPTS,
    BORDERS,
    CITY_HEX,
    GOODS,
    RAIL_SIDES,
    SITE_HEX,
    STEP,
    region_of,
)
from ludogare.games.steamrollers.rules.parts import CITIES

Hex = tuple[int, int]
CITY_AT = {tuple(place): city for city, place in enumerate(CITY_HEX)}
VILLAGES = {tuple(place) for place in written("steamrollers")["map"]["villages"]}


def rails(s: Any, seat: int) -> dict[Hex, tuple[int, int]]:
    """What is drawn on a sheet."""
    drawn = {h: s.rail[seat, i] for i, h in enumerate(SITE_HEX)}
    return {h: RAIL_SIDES[rail - 1] for h, rail in drawn.items() if rail}


def beyond(place: Hex, side: int) -> Hex:
    return place[0] + STEP[side][0], place[1] + STEP[side][1]


def shut(case: int, place: Hex, side: int) -> bool:
    """Whether mountains stand on a side."""
    there = beyond(place, side)
    known = there in SITE_HEX or there in CITY_AT
    return known and {region_of(place), region_of(there)} in BORDERS[case]


def ways_on(
    drawn: dict[Hex, tuple[int, int]], case: int, place: Hex, came: int | None
) -> list[tuple[Hex, int]]:
    """Where a train can go from a hex, with the side by which it enters there."""
    sides = range(6) if place in CITY_AT else drawn.get(place, ())
    found = []
    for side in sides:
        there = beyond(place, side)
        entry = (side + 3) % 6
        if side == came or shut(case, place, side):
            continue
        if there in CITY_AT or entry in drawn.get(there, ()):
            found.append((there, entry))
    return found


def distances(s: Any, seat: int, origin: int) -> dict[int, set[int]]:
    """Every distance from a city to every other one."""
    drawn, found = rails(s, seat), {city: set() for city in range(CITIES)}  # type: ignore[var-annotated]
    open_ = [(CITY_HEX[origin], None, frozenset([CITY_HEX[origin]]), 0)]
    while open_:
        place, came, seen, length = open_.pop()
        for there, entry in ways_on(drawn, s.case, place, came):
            if there in seen:
                continue
            reached = length + (there in CITY_AT or there in VILLAGES)
            if there in CITY_AT:
                found[CITY_AT[there]].add(reached)
            open_.append((there, entry, seen | {there}, reached))  # type: ignore[arg-type]
    return found


def network(s: Any, seat: int) -> int:
    """Points for connections and their villages, each connection met from both its ends."""
    drawn, twice = rails(s, seat), 0
    for home in CITY_HEX:
        for there, entry in ways_on(drawn, s.case, home, None):
            villages = 0
            while there not in CITY_AT:
                villages += there in VILLAGES
                on = ways_on(drawn, s.case, there, entry)
                if not on:
                    break
                there, entry = on[0]
            if there in CITY_AT and there != home:
                twice += 1 + villages
    return twice // 2


def deliveries(s: Any, seat: int, power: int) -> set[tuple[int, int, int, int]]:
    """Origin, colour, destination and distance of what the die allows, without tiles."""
    origin = s.die - 1
    return {
        (origin, good, dest, distance)
        for dest, lengths in distances(s, seat, origin).items()
        for distance in lengths
        for good in range(GOODS)
        if distance <= power and s.goods[origin, good] and ACCEPTS[good, dest]
    }
