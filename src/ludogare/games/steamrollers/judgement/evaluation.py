"""What bots are told about SteamRollers: what a position is worth, and what to try.

A seat has its points, and may hope for the goods that are left: each is worth a share of the
longest way that rails and power allow, or something less for each rail that its way lacks. All
of this fades as the match comes to its end. Olive may hope for the goods of her regions.
"""

from __future__ import annotations

from ludogare.core.declaration.judgement import Judgement, SearchSettings
from ludogare.core.law.contract import Numbers
from ludogare.core.law.rule import rule, table
from ludogare.games.steamrollers.judgement import plans
from ludogare.games.steamrollers.rules.acting import rails_offered
from ludogare.games.steamrollers.rules.actions import DELIVER, DEST_STRIDE, LOCO, PASS, RAIL, TAKE
from ludogare.games.steamrollers.rules.components import (
    ACCEPTS,
    GOODS,
    LOCO_POINTS,
    MOST_DISTANCE,
    OLIVE_TAKES,
    PER_REGION,
    RAILS,
    TILE_POINTS,
    TILES,
)
from ludogare.games.steamrollers.rules.contract import legal
from ludogare.games.steamrollers.rules.network import between
from ludogare.games.steamrollers.rules.parts import CITIES
from ludogare.games.steamrollers.rules.rounds import ACTIONS_ALONE
from ludogare.games.steamrollers.rules.scores import olive_total, points_of
from ludogare.games.steamrollers.rules.state import ACTING, CLAIMING, State
from ludogare.games.steamrollers.rules.tiles import T4, B, code_of

# In hundredths of a point; tuned by an evolution strategy over matches of the greedy bot against
# Olive, then POWER, NEAR, FULL and VACANT by hand.
POINT = 100
SHARE = 27  # of a distance that is possible now
LATENT = 4  # of a distance for which only power is lacking
NEAR = table([146, 89, 52, 28, 14, 6, 2, 1])  # a good, by the rails that lack on its way
POWER = 3  # a box of the locomotive, for each good on the board
USE = table([8, 52, 24, 8, 21, 16, 16, 37, 50, 21, 8, 18, 5, 10])  # of a tile, by side
_hexes = [min(n, 7) for n in range(PER_REGION + 1)]  # in a larger region, as in one of seven
TAKES = table([[3, 9, 32, 39, 50, 61, 73, 71][n] for n in _hexes])  # Olive, where there are goods
FULL = table([[0, 0, 0, 0, 10, 40, 120, 580][n] for n in _hexes])  # Olive in any region
VACANT = 100  # Olive in a region without goods, where she rolls again
LOST = 6000  # Olive in a full region
# What is left of the match is counted in goods: those of the three poorest cities, and these.
FOR_CARGO, FOR_TAKES, FOR_FULL = 3, 2, 1
USUAL = 10  # such goods, when a good is worth what the tables say
BEST_POWER = 6
HALF = 1000  # a lead of so much is worth half of the victory that is in doubt


HIGHEST = table([max(0, bits.bit_length() - 1) for bits in range(2 << MOST_DISTANCE)])


@rule
def goods_to_go(s: State) -> int:
    """SR-5.4: the goods of the three poorest cities; when they are gone, the match is over."""
    one, two, three = s.left[0], GOODS * GOODS, GOODS * GOODS
    for city in range(1, CITIES):
        left = s.left[city]
        three = min(three, max(two, left))
        two = min(two, max(one, left))
        one = min(one, left)
    return one + two + three


@rule
def haul(s: State, seat: int, origin: int, good: int, power: int) -> int:
    """The longest way of a good that a power allows."""
    best = 0
    for dest in range(CITIES):
        if dest != origin and ACCEPTS[good, dest]:
            best = max(best, HIGHEST[between(s, seat, origin, dest) & (2 << power) - 1])
    return best


@rule
def prospect(s: State, seat: int, origin: int, good: int, power: int, room: Numbers) -> int:
    """What a good is worth to a seat that may deliver it one day."""
    farthest = min(BEST_POWER, haul(s, seat, origin, good, MOST_DISTANCE))
    if farthest:
        now = haul(s, seat, origin, good, power)
        return NEAR[0] + SHARE * now + LATENT * max(0, farthest - now)
    lack = len(NEAR)
    for dest in range(CITIES):
        if dest != origin and ACCEPTS[good, dest]:
            lack = min(lack, room[plans.WAY + origin * CITIES + dest])
    return NEAR[lack] if lack < len(NEAR) else 0


@rule
def cargo(s: State, seat: int, power: int, time: int, room: Numbers) -> int:
    """What the goods on the board, and the power to move them, are worth."""
    plans.span(room)
    power += s.holder[T4] == 1 + seat and s.side[T4] == B
    worth = 0
    for city in range(CITIES):
        worth += POWER * power * s.left[city]
        for good in range(GOODS):
            if s.goods[city, good]:
                worth += s.goods[city, good] * prospect(s, seat, city, good, power, room)
    return worth * (time + FOR_CARGO) // USUAL


@rule
def tile_worth(s: State, tile: int, time: int) -> int:
    """What a tile is worth beside its points."""
    return USE[code_of(s, tile)] * time // USUAL


@rule
def best_delivery(s: State, seat: int, city: int, time: int, room: Numbers) -> int:
    """What the best delivery from a city adds: its points, less what the good was worth."""
    best, power = 0, s.power[seat]
    for good in range(GOODS):
        if s.goods[city, good]:
            worth = prospect(s, seat, city, good, power, room) + POWER * power
            worth = worth * (time + FOR_CARGO) // USUAL
            best = max(best, POINT * haul(s, seat, city, good, power) - worth)
    return best


@rule
def errand(s: State, seat: int, die: int, time: int, before: int, room: Numbers) -> int:
    """The best that a die may add: a delivery, a box of the locomotive, a rail, a tile."""
    city, power = die - 1, s.power[seat]
    best = best_delivery(s, seat, city, time, room)
    if s.ticked[seat] >> city & 1 == 0:
        more = POINT * (LOCO_POINTS[power + 1] - LOCO_POINTS[power])
        best = max(best, more + cargo(s, seat, power + 1, time, room) - before)
    helped = plans.helped_by(s, seat, city, rails_offered(s, seat), room)
    for pair in range(plans.COUPLES):
        if helped >> pair & 1:
            room[plans.LACK + pair] -= 1
            more = POINT * (room[plans.LACK + pair] == 0)
            best = max(best, more + cargo(s, seat, power, time, room) - before)
            room[plans.LACK + pair] += 1
    if s.tilted[city] == 0 and s.holder[city] != 1 + seat:
        best = max(best, tile_worth(s, city, time) + POINT * TILE_POINTS[code_of(s, city)])
    return best


@rule
def fortune(s: State, seat: int, room: Numbers) -> int:
    """What a seat has and may hope for."""
    time = goods_to_go(s)
    hope = POINT * points_of(s, seat) + plans.survey(s, seat, room)
    goods = cargo(s, seat, s.power[seat], time, room)
    for tile in range(TILES):
        if s.holder[tile] == 1 + seat:
            hope += tile_worth(s, tile, time)
    if s.turn == seat and s.die and (s.phase == ACTING or s.phase == CLAIMING):
        hope += errand(s, seat, s.die, time, goods, room)
        if s.second:
            hope += errand(s, seat, s.second, time, goods, room)
    return hope + goods


@rule
def visit(s: State, region: int) -> int:
    """SR-13.11, SR-13.14: what a die of this region gives Olive before she rolls again."""
    ticks = s.ticks[region] + 1
    if ticks > PER_REGION:
        return LOST
    return POINT * ticks * (ticks >= OLIVE_TAKES and s.left[region] > 0)


@rule
def threat(s: State) -> int:
    """What Olive has and may hope for; the die that is left for her counts already."""
    hope, again, time = POINT * olive_total(s), 0, goods_to_go(s)
    for region in range(CITIES):
        again += visit(s, region)
    for region in range(CITIES):
        ticks = s.ticks[region]
        if s.turns == ACTIONS_ALONE and s.phase == ACTING and s.dice[region]:
            hope += visit(s, region) + (s.left[region] == 0) * again // CITIES  # SR-13.13
            ticks = min(PER_REGION, ticks + 1)
        hope += FULL[ticks] * (time + FOR_FULL)
        hope += TAKES[ticks] * (time + FOR_TAKES) if s.left[region] else VACANT * time
    return hope


@rule
def evaluate(s: State, seat: int, room: Numbers) -> int:
    """Half the victory, more or less by the lead over Olive or the best of the others."""
    best = threat(s) if s.solo else -LOST
    for other in range(s.seats):
        if other != seat:
            best = max(best, fortune(s, other, room))
    lead = fortune(s, seat, room) - best
    return 500 + 499 * lead // (abs(lead) + HALF)


@rule
def consider(s: State, seat: int, out: Numbers) -> int:
    """All but short ways of the same good, rails of no use, and a tile that one has."""
    n = legal(s, seat, out)
    if s.phase != ACTING or n > plans.LACK:
        return n
    plans.find_useful(s, seat, out)
    kept = 0
    for i in range(n):
        action, keep = out[i], True
        if action >= RAIL and action < LOCO:
            site, drawn = (action - RAIL) // RAILS, 1 + (action - RAIL) % RAILS
            keep = out[plans.USEFUL + site] >> drawn & 1 > 0
        elif action >= DELIVER and action < TAKE and i + 1 < n and out[i + 1] < TAKE:
            keep = (action - DELIVER) // DEST_STRIDE != (out[i + 1] - DELIVER) // DEST_STRIDE
        elif action >= TAKE and action < PASS:
            keep = kept == 0 or s.holder[s.die - 1] != 1 + seat
        out[kept] = action
        kept += int(keep)
    return max(1, kept)


JUDGEMENT = Judgement(
    evaluate=evaluate,
    consider=consider,
    search=SearchSettings(explore=30, rollout=0, lookahead=6),
    learned=SearchSettings(explore=60, rollout=0),
    blur=(400, 140, 0),
)
