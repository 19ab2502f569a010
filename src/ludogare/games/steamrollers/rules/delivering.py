"""Deliveries: which are possible with a die, and carrying one out."""

from __future__ import annotations

from ludogare.core.law.contract import Numbers
from ludogare.core.law.rule import rule
from ludogare.games.steamrollers.rules import actions, tiles
from ludogare.games.steamrollers.rules.components import (
    ACCEPTS,
    COAL,
    COLOUR_OF,
    GOODS,
    MOST_DISTANCE,
)
from ludogare.games.steamrollers.rules.network import between
from ludogare.games.steamrollers.rules.parts import CITIES
from ludogare.games.steamrollers.rules.state import State


@rule
def most_distance(s: State, seat: int) -> int:
    """SR-8.6: the power, one more with 4b (SR-11.7), without limit with 4a (SR-11.6)."""
    if not tiles.works(s, seat, tiles.T4):
        return s.power[seat]
    return s.power[seat] + 1 if s.side[tiles.T4] == tiles.B else MOST_DISTANCE + actions.MOST_BONUS


@rule
def can_deliver(s: State, seat: int, city: int) -> bool:
    """Whether any delivery is possible with the die of this city."""
    within = (2 << most_distance(s, seat)) - 1
    turned = tiles.works_as(s, seat, tiles.T3, tiles.A)  # SR-11.4: the die may be the destination
    for other in range(CITIES):
        if other != city and between(s, seat, city, other) & within:
            if has_good_for(s, seat, city, other):
                return True
            if turned and has_good_for(s, seat, other, city):
                return True
    return False


@rule
def has_good_for(s: State, seat: int, origin: int, dest: int) -> bool:
    """SR-8.2, SR-8.3: whether a good at the origin may be delivered to the destination."""
    if s.goods[origin, COLOUR_OF[dest]] or s.goods[origin, COAL]:
        return True
    return s.home[seat] == 1 + origin and ACCEPTS[s.personal[seat] - 1, dest] > 0


@rule
def legal_deliveries(s: State, seat: int, city: int, out: Numbers, n: int) -> int:
    """SR-8: one delivery for each origin, good, destination, distance and bonus."""
    most = most_distance(s, seat)
    if most == 0:
        return n  # SR-Q4
    turned = tiles.works_as(s, seat, tiles.T3, tiles.A)
    bonus = actions.MOST_BONUS if tiles.works_as(s, seat, tiles.T3, tiles.B) else 0
    for origin in range(CITIES):
        if origin == city or (turned and between(s, seat, origin, city)):
            for cube in range(actions.PERSONAL + 1):
                good = good_at(s, seat, origin, cube)
                if good < 0:
                    continue
                for dest in range(CITIES):
                    there = dest == city if origin != city else dest != city
                    if there and ACCEPTS[good, dest]:
                        first = actions.DELIVER + origin * actions.ORIGIN_STRIDE
                        first += cube * actions.CUBE_STRIDE + dest * actions.DEST_STRIDE
                        ways = between(s, seat, origin, dest)
                        n = write_distances(ways, most, bonus, first, out, n)
    return n


@rule
def good_at(s: State, seat: int, origin: int, cube: int) -> int:
    """The colour of what `cube` names in a city, or -1 if there is no such thing."""
    if cube == actions.PERSONAL:
        return s.personal[seat] - 1 if s.home[seat] == 1 + origin else -1
    if cube >= actions.FIRST_PLACE:  # SR-Q27: alone, a good is named by its place in the row
        return s.row[origin, cube - actions.FIRST_PLACE] - 1 if s.solo else -1
    return -1 if s.solo or s.goods[origin, cube] == 0 else cube


@rule
def write_distances(ways: int, most: int, bonus: int, first: int, out: Numbers, n: int) -> int:
    """SR-8.8, SR-11.5: every distance of the network, with every bonus, within the power."""
    for distance in range(1, MOST_DISTANCE + 1):
        if ways >> distance & 1:
            for more in range(bonus + 1):
                out[n] = first + (distance - 1) * actions.DISTANCE_STRIDE + more
                n += distance + more <= most
    return n


@rule
def deliver(s: State, seat: int, action: int) -> None:
    """SR-8.7: the good leaves, tiles that served are used, the distance is scored."""
    rest = action - actions.DELIVER
    origin, rest = rest // actions.ORIGIN_STRIDE, rest % actions.ORIGIN_STRIDE
    cube, rest = rest // actions.CUBE_STRIDE, rest % actions.CUBE_STRIDE
    distance = 1 + rest % actions.DEST_STRIDE // actions.DISTANCE_STRIDE
    bonus = rest % actions.DISTANCE_STRIDE
    good = good_at(s, seat, origin, cube)
    if origin != s.die - 1 or bonus:
        tiles.use(s, tiles.T3)
    if distance + bonus > s.power[seat]:
        tiles.use(s, tiles.T4)  # SR-Q16
    s.delivered[seat] += distance + bonus
    remove_good(s, seat, origin, cube)
    if s.orders:
        s.kept[seat, good] += 1  # SR-9.1
    else:
        s.bag[good] += 1


@rule
def remove_good(s: State, seat: int, origin: int, cube: int) -> None:
    """A good leaves its city, or the sheet if it is personal (SR-Q18)."""
    if cube == actions.PERSONAL:
        s.personal[seat] = 0
        s.home[seat] = 0
        return
    if cube >= actions.FIRST_PLACE:
        take_from_row(s, origin, cube - actions.FIRST_PLACE)
    else:
        take_from_board(s, origin, cube)


@rule
def take_from_board(s: State, city: int, good: int) -> None:
    """A good of this colour leaves the central board."""
    s.goods[city, good] -= 1
    s.left[city] -= 1
    s.moved = 1


@rule
def take_from_row(s: State, city: int, place: int) -> None:
    """SR-Q27: alone, the row closes behind a good that leaves it."""
    take_from_board(s, city, s.row[city, place] - 1)
    for i in range(place, actions.ROW - 1):
        s.row[city, i] = s.row[city, i + 1]
    s.row[city, actions.ROW - 1] = 0


@rule
def goods_in(s: State, good: int) -> int:
    """How many goods of a colour there are, wherever they are."""
    found = s.bag[good] + s.gone[good]
    for city in range(CITIES):
        found += s.goods[city, good]
    for seat in range(s.seats):
        found += s.kept[seat, good] + (s.personal[seat] == 1 + good)
    return found + (s.box if good == GOODS - 1 else 0)
