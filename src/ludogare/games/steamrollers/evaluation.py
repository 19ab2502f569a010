"""What bots are told about SteamRollers: what a position is worth, and what to try."""

from __future__ import annotations

from ludogare.core.contract import Numbers
from ludogare.core.rule import rule, table
from ludogare.games.steamrollers.acting import rails_offered
from ludogare.games.steamrollers.actions import DELIVER, DEST_STRIDE, LOCO, RAIL, TAKE
from ludogare.games.steamrollers.components import (
    ACCEPTS,
    BEYOND,
    BORDER_CASES,
    CITIES,
    FITTING,
    GOODS,
    LOCO_POINTS,
    MOST_DISTANCE,
    NO_RAIL,
    NOWHERE,
    OLIVE_TAKES,
    OTHER_SIDE,
    PER_REGION,
    RAIL_SIDE,
    RAIL_SIDES,
    RAILS,
    SIDES,
    SITES,
    TILES,
    VILLAGE,
)
from ludogare.games.steamrollers.network import OPPOSITE, between, is_empty
from ludogare.games.steamrollers.rules import legal
from ludogare.games.steamrollers.scores import olive_total, points_of
from ludogare.games.steamrollers.state import ACTING, CLAIMING, State
from ludogare.games.steamrollers.tiles import T4, B, code_of

# All in hundredths of a point; found by playing them against each other.
POINT = 100
SHARE = table([35, 35, 35, 25, 20, 16])  # by seats: of a delivery that is possible now
LATENT = 6  # a point of distance beyond the power, for each good
POWER = 5  # a box of the locomotive, for each good on the board
JOINING = 12  # a link between cities not joined yet, for each good on the board
DOUBLING = 2  # the same, between cities that are joined
NEAR = table([100, 40, 13, 4, 1, 0])  # per cent of a link, by the rails that it lacks
USE = table([30, 200, 90, 30, 80, 60, 60, 140, 190, 80, 30, 70, 20, 40])  # of tiles
SCALE = 12  # hundredths of a point for a thousandth of a victory
BEST_POWER = 6
TAKING = 30  # a good that Olive may take, for each of her hexes
DANGER, LOST = 600, 6000  # a full region; Olive's die there
OWN_ACTIONS = 2  # of a lone player; then comes Olive
PLENTY = 20  # goods when a match begins

EXPLORE = 300  # how a search explores, in thousandths
ROLLOUT = 4  # plies that it plays on before judging

FAR = len(NEAR)
EXITS = SITES * SIDES
HIGHEST = table([max(0, bits.bit_length() - 1) for bits in range(2 << MOST_DISTANCE)])


def _towards(case: int, city: int) -> list[int]:
    """By site and side of exit: the rails that lead on to a city, FAR at most."""
    lacking = [0 if at == SITES + city else FAR for at in BEYOND]
    for _ in range(FAR):
        for way, at in enumerate(BEYOND):
            if 0 <= at < SITES:
                back = (way % SIDES + OPPOSITE) % SIDES
                for rail, (a, b) in enumerate(RAIL_SIDES):
                    if FITTING[case, at] >> rail & 1 and back in (a, b):
                        lacking[way] = min(lacking[way], 1 + lacking[at * SIDES + a + b - back])
    return lacking


TOWARDS = table(_towards(i // CITIES, i % CITIES) for i in range(BORDER_CASES * CITIES))


@rule
def tail(s: State, seat: int, site: int, side: int) -> int:
    """Where the chain beyond a side ends: villages * EXITS + its last exit; NOWHERE if shut."""
    villages, first = 0, site
    at = BEYOND[site * SIDES + side]
    while at != NOWHERE and at < SITES and at != first and not is_empty(s, seat, at):
        onward = OTHER_SIDE[s.rail[seat, at], (side + OPPOSITE) % SIDES]
        if onward == NOWHERE:
            return NOWHERE
        site, side = at, onward
        villages += VILLAGE[at]
        at = BEYOND[site * SIDES + side]
    if at == first:
        return NOWHERE
    return at if at == NOWHERE else villages * EXITS + site * SIDES + side


@rule
def promise(s: State, seat: int, site: int, rail: int, goods: int) -> int:
    """What the chain with this rail is worth: the best link that it may become."""
    one = tail(s, seat, site, RAIL_SIDE[rail, 0])
    other = tail(s, seat, site, RAIL_SIDE[rail, 1])
    best = 0
    if one == NOWHERE or other == NOWHERE:
        return 0
    villages = VILLAGE[site] + one // EXITS + other // EXITS
    for a in range(CITIES):
        lacking = TOWARDS[s.case * CITIES + a, one % EXITS]
        for b in range(CITIES):
            rest = lacking + TOWARDS[s.case * CITIES + b, other % EXITS]
            if a != b and rest < FAR:
                use = DOUBLING if between(s, seat, a, b) else JOINING
                best = max(best, NEAR[rest] * (POINT * (1 + villages) + use * goods) // 100)
    return best


@rule
def chains(s: State, seat: int, goods: int) -> int:
    """What the chains that are no links yet are worth: above all the best two, at open ends."""
    worth, best, second = 0, 0, 0
    for site in range(SITES):
        rail = s.rail[seat, site] - 1
        for i in range(2 * (rail >= 0)):
            at = BEYOND[site * SIDES + RAIL_SIDE[rail, i]]
            if at != NOWHERE and at < SITES and is_empty(s, seat, at):
                end = tail(s, seat, site, RAIL_SIDE[rail, 1 - i])
                both = end != NOWHERE and BEYOND[end % EXITS] < SITES  # it is seen twice
                one = promise(s, seat, site, rail, goods) // (1 + both)
                worth += one
                second = max(second, min(best, one))
                best = max(best, one)
    return (worth + 3 * (best + second)) // 4


@rule
def gain(s: State, seat: int, site: int, rail: int, goods: int) -> int:
    """What a new rail adds to the chains: the new one, less those that it takes up."""
    worth = promise(s, seat, site, rail, goods)
    for i in range(2):
        side = RAIL_SIDE[rail, i]
        at = BEYOND[site * SIDES + side]
        drawn = s.rail[seat, at] if at != NOWHERE and at < SITES else NO_RAIL
        if OTHER_SIDE[drawn, (side + OPPOSITE) % SIDES] != NOWHERE:
            worth -= promise(s, seat, at, drawn - 1, goods)
    return worth


@rule
def haul(s: State, seat: int, origin: int, good: int, power: int) -> int:
    """The longest way of a good that a power allows."""
    best = 0
    for dest in range(CITIES):
        if dest != origin and ACCEPTS[good, dest]:
            best = max(best, HIGHEST[between(s, seat, origin, dest) & (2 << power) - 1])
    return best


@rule
def cargo(s: State, seat: int, power: int) -> int:
    """What the goods on the board, and the power to move them, are worth."""
    power += s.holder[T4] == 1 + seat and s.side[T4] == B
    worth = 0
    for city in range(CITIES):
        worth += POWER * power * s.left[city]
        for good in range(GOODS):
            if s.goods[city, good]:
                now = haul(s, seat, city, good, power)
                later = min(BEST_POWER, haul(s, seat, city, good, MOST_DISTANCE)) - now
                worth += s.goods[city, good] * (SHARE[s.seats] * now + LATENT * max(0, later))
    return worth


@rule
def errand(s: State, seat: int, die: int, goods: int) -> int:
    """The best that a die may add: a delivery, a box of the locomotive, a rail."""
    city, power, best = die - 1, s.power[seat], 0
    for good in range(GOODS):
        if s.goods[city, good]:
            best = max(best, (POINT - SHARE[s.seats]) * haul(s, seat, city, good, power))
    if s.ticked[seat] >> city & 1 == 0:
        more = POINT * (LOCO_POINTS[power + 1] - LOCO_POINTS[power])
        best = max(best, more + cargo(s, seat, power + 1) - cargo(s, seat, power))
    for site in range(city * PER_REGION, (city + 1) * PER_REGION):
        if is_empty(s, seat, site):
            rails = rails_offered(s, seat) & FITTING[s.case, site]
            for rail in range(RAILS):
                if rails >> rail & 1:
                    best = max(best, gain(s, seat, site, rail, goods))
    return best


@rule
def goods_left(s: State) -> int:
    """The goods on the board: the clock of the match."""
    goods = 0
    for city in range(CITIES):
        goods += s.left[city]
    return goods


@rule
def joined(s: State, seat: int) -> int:
    """How many cities are joined to one of a lower number."""
    found = 0
    for city in range(1, CITIES):
        ways = 0
        for lower in range(city):
            ways |= between(s, seat, city, lower)
        found += ways > 0
    return found


@rule
def fortune(s: State, seat: int) -> int:
    """What a seat has and may hope for."""
    goods = goods_left(s)
    hope = POINT * points_of(s, seat) + cargo(s, seat, s.power[seat])
    hope += chains(s, seat, goods) + JOINING * goods * joined(s, seat)
    for tile in range(TILES):
        if s.holder[tile] == 1 + seat:
            hope += USE[code_of(s, tile)] * goods // PLENTY
    if s.turn == seat and s.die and (s.phase == ACTING or s.phase == CLAIMING):
        hope += errand(s, seat, s.die, goods)
        if s.second:
            hope += errand(s, seat, s.second, goods)
    return hope


@rule
def threat(s: State) -> int:
    """What Olive has and may hope for; much if she may tick a full region."""
    hope = POINT * olive_total(s)
    for city in range(CITIES):
        ticks = s.ticks[city] + 1
        hope += TAKING * ticks * s.left[city] + (ticks > PER_REGION) * DANGER
        if s.turns == OWN_ACTIONS and s.dice[city] and s.phase == ACTING:
            hope += POINT * ticks * (ticks >= OLIVE_TAKES and s.left[city] > 0)
            hope += (ticks > PER_REGION) * LOST
    return hope


@rule
def evaluate(s: State, seat: int, room: Numbers) -> int:
    """Half the victory, more or less by the distance to Olive or the best of the others."""
    best = threat(s) if s.solo else -LOST
    for other in range(s.seats):
        if other != seat:
            best = max(best, fortune(s, other))
    return max(1, min(999, 500 + (fortune(s, seat) - best) // SCALE))


@rule
def consider(s: State, seat: int, out: Numbers) -> int:
    """All but short deliveries of the same good, and rails that lead nowhere much."""
    n = legal(s, seat, out)
    if s.phase != ACTING:
        return n
    goods, best, kept = goods_left(s), 1, 0
    for i in range(n):
        if out[i] >= RAIL and out[i] < LOCO:
            site, rail = (out[i] - RAIL) // RAILS, (out[i] - RAIL) % RAILS
            best = max(best, gain(s, seat, site, rail, goods))
    for i in range(n):
        action, keep = out[i], True
        if action >= RAIL and action < LOCO:
            site, rail = (action - RAIL) // RAILS, (action - RAIL) % RAILS
            keep = 2 * gain(s, seat, site, rail, goods) >= best
        elif action >= DELIVER and action < TAKE and i + 1 < n and out[i + 1] < TAKE:
            keep = (action - DELIVER) // DEST_STRIDE != (out[i + 1] - DELIVER) // DEST_STRIDE
        out[kept] = action
        kept += int(keep)
    return max(1, kept)
