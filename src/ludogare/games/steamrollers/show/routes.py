"""A network as a person reads it: links with their hexes, and a way for every delivery."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ludogare.games.steamrollers.rules.components import (
    CITY_HEX,
    RAIL_SIDES,
    SIDES,
    SITE_HEX,
    VILLAGE,
    Hex,
    neighbour,
)
from ludogare.games.steamrollers.rules.parts import CITIES

Rails = dict[Hex, tuple[int, int]]
VILLAGES = frozenset(h for h, village in zip(SITE_HEX, VILLAGE, strict=True) if village)


@dataclass(frozen=True)
class Link:
    """A chain of rails between two cities, counted from 0."""

    one: int
    other: int
    hexes: tuple[Hex, ...]

    @property
    def villages(self) -> int:
        """How many villages it crosses."""
        return len(VILLAGES.intersection(self.hexes))

    @property
    def points(self) -> int:
        """SR-12.3: itself, and its villages."""
        return 1 + self.villages

    def turned(self) -> Link:
        """The same from its other end."""
        return Link(self.other, self.one, self.hexes[::-1])


def rails_of(drawn: Sequence[int]) -> Rails:
    """The rails of a sheet by hex, from what each site holds."""
    return {h: RAIL_SIDES[rail - 1] for h, rail in zip(SITE_HEX, drawn, strict=True) if rail}


def links_of(rails: Rails) -> list[Link]:
    """Every link of a sheet, once (SR-Q1)."""
    found = []
    for city, home in enumerate(CITY_HEX):
        for side in range(SIDES):
            link = follow(rails, city, home, side)
            if link and link.one < link.other:
                found.append(link)
    return found


def follow(rails: Rails, city: int, home: Hex, side: int) -> Link | None:
    """The link that leaves a city by a side, if one does."""
    chain: list[Hex] = []
    place = neighbour(home, side)
    while place in rails and (side + 3) % SIDES in rails[place]:
        chain.append(place)
        one, other = rails[place]
        side = other if one == (side + 3) % SIDES else one
        place = neighbour(place, side)
    if chain and place in CITY_HEX and place != home:
        return Link(city, CITY_HEX.index(place), tuple(chain))
    return None


def ways(links: Sequence[Link], origin: int, dest: int) -> Iterator[list[Link]]:
    """Every way from one city to another over different cities."""
    both = [*links, *(link.turned() for link in links)]
    open_: list[list[Link]] = [[link] for link in both if link.one == origin]
    while open_:
        way = open_.pop()
        end = way[-1].other
        if end == dest:
            yield way
            continue
        seen = {origin, *(link.other for link in way)}
        if len(seen) < CITIES:
            open_ += [[*way, link] for link in both if link.one == end and link.other not in seen]


def route(links: Sequence[Link], origin: int, dest: int, distance: int) -> list[Hex]:
    """The hexes of a way of this distance, cities included; empty if there is none."""
    for way in ways(links, origin, dest):
        if sum(link.points for link in way) == distance:
            hexes = [CITY_HEX[origin]]
            for link in way:
                hexes += [*link.hexes, CITY_HEX[link.other]]
            return hexes
    return []
