"""The links that a sheet may still get, for bots: what each lacks, which rails help."""

from __future__ import annotations

from collections.abc import Iterator

from ludogare.core.law.contract import Numbers
from ludogare.core.law.rule import rule, table
from ludogare.games.steamrollers.rules.components import (
    BORDER_CASES,
    CITY_HEX,
    FITTING,
    NO_RAIL,
    PAIR,
    PAIRS,
    PER_REGION,
    RAIL_SIDES,
    RAILS,
    SIDES,
    SITE_HEX,
    SITES,
    VILLAGE,
    Hex,
    neighbour,
)
from ludogare.games.steamrollers.rules.network import OPPOSITE
from ludogare.games.steamrollers.rules.parts import CITIES
from ludogare.games.steamrollers.rules.state import State

LONGEST_PLAN = 4  # rails; longer ones are seldom worth drawing
PROMISE = table([0, 34, 13, 4, 1])  # of a point of a link, in hundredths, by the rails lacking
FAR = 9  # as many rails are lacking as if there were no way at all
Rail = tuple[int, int]  # a site, and 1 + what is drawn there
Chain = tuple[Rail, ...]


def _onward(place: Hex, back: int, before: Chain) -> Iterator[tuple[int, Chain]]:
    """Every chain that goes on from a side of a hex to a city, with that city."""
    if place in CITY_HEX:
        yield CITY_HEX.index(place), before
    elif place in SITE_HEX and len(before) < LONGEST_PLAN:
        site = SITE_HEX.index(place)
        for rail, (a, b) in enumerate(RAIL_SIDES):
            if back in (a, b) and all(site != other for other, _ in before):
                side = a + b - back
                after = (*before, (site, 1 + rail))
                yield from _onward(neighbour(place, side), (side + OPPOSITE) % SIDES, after)


_plans = sorted(
    (PAIR[city, other], rails)
    for city, home in enumerate(CITY_HEX)
    for side in range(SIDES)
    for other, rails in _onward(neighbour(home, side), (side + OPPOSITE) % SIDES, ())
    if city < other
)
PLANS = len(_plans)
PLAN_PAIR = table([pair for pair, _ in _plans])
PLAN_RAILS = table([len(rails) for _, rails in _plans])
PLAN_POINTS = table([1 + sum(VILLAGE[site] for site, _ in rails) for _, rails in _plans])
PLAN_SITE = table([r[i][0] if i < len(r) else 0 for i in range(LONGEST_PLAN)] for _, r in _plans)
PLAN_DRAWN = table([r[i][1] if i < len(r) else 0 for i in range(LONGEST_PLAN)] for _, r in _plans)
PLAN_CASES = table(  # the cases of borders that do not block it, as bits
    [
        sum(
            1 << case
            for case in range(BORDER_CASES)
            if all(FITTING[case, site] >> (drawn - 1) & 1 for site, drawn in rails)
        )
        for _, rails in _plans
    ]
)

# Where the survey of a sheet lies in the room that a bot lends: at its end, which is as long as
# all rails of a sheet, so that the actions of a die stay as they are.
COUPLES = len(PAIRS)
LACK = SITES * RAILS - 2 * COUPLES - CITIES * CITIES - SITES  # by pair of cities: rails
PROMISED = LACK + COUPLES  # by pair: what its next link promises
WAY = PROMISED + COUPLES  # by city and city: rails over any others
USEFUL = WAY + CITIES * CITIES  # by site: rails as bits


@rule
def lacking(s: State, seat: int, plan: int) -> int:
    """How many rails of a plan are not drawn yet; FAR if something else is in the way."""
    if PLAN_CASES[plan] >> s.case & 1 == 0:
        return FAR
    rails = 0
    for i in range(PLAN_RAILS[plan]):
        drawn = s.rail[seat, PLAN_SITE[plan, i]]
        if drawn == NO_RAIL:
            rails += 1
        elif drawn != PLAN_DRAWN[plan, i]:
            return FAR
    return rails


@rule
def survey(s: State, seat: int, room: Numbers) -> int:
    """Writes what each pair of cities lacks to be joined; returns what the next links promise."""
    for pair in range(COUPLES):
        room[LACK + pair] = FAR
        room[PROMISED + pair] = 0
    for plan in range(PLANS):
        rails = lacking(s, seat, plan)
        if rails < FAR:
            pair = PLAN_PAIR[plan]
            room[LACK + pair] = min(room[LACK + pair], rails)
            room[PROMISED + pair] = max(room[PROMISED + pair], PLAN_POINTS[plan] * PROMISE[rails])
    worth = 0
    for pair in range(COUPLES):
        worth += room[PROMISED + pair]
        if s.reach[seat, pair]:
            room[LACK + pair] = 0
    return worth


@rule
def span(room: Numbers) -> None:
    """Writes what lacks from each city to each other one, over any cities between them."""
    for one in range(CITIES):
        for other in range(CITIES):
            rails = 0 if one == other else room[LACK + PAIR[one, other]]
            room[WAY + one * CITIES + other] = rails
    for over in range(CITIES):
        for one in range(CITIES):
            for other in range(CITIES):
                at = WAY + one * CITIES + other
                rails = room[WAY + one * CITIES + over] + room[WAY + over * CITIES + other]
                room[at] = min(room[at], rails)


@rule
def helped_by(s: State, seat: int, region: int, offered: int, room: Numbers) -> int:
    """The pairs of cities that one of the rails offered brings nearer in a region, as bits."""
    helped = 0
    for plan in range(PLANS):
        pair = PLAN_PAIR[plan]
        lack = room[LACK + pair]
        if lack and helped >> pair & 1 == 0 and lacking(s, seat, plan) == lack:
            for i in range(PLAN_RAILS[plan]):
                site = PLAN_SITE[plan, i]
                fits = site // PER_REGION == region and s.rail[seat, site] == NO_RAIL
                helped |= (fits and offered >> (PLAN_DRAWN[plan, i] - 1) & 1) << pair
    return helped


@rule
def find_useful(s: State, seat: int, room: Numbers) -> None:
    """Writes the rails that help to join two cities, or make a link more that is soon done."""
    survey(s, seat, room)
    for site in range(SITES):
        room[USEFUL + site] = 0
    for plan in range(PLANS):
        most = room[LACK + PLAN_PAIR[plan]]
        if most == 0:
            most = min(2, PLAN_POINTS[plan])
        if lacking(s, seat, plan) <= most:
            for i in range(PLAN_RAILS[plan]):
                room[USEFUL + PLAN_SITE[plan, i]] |= 1 << PLAN_DRAWN[plan, i]
