"""Before the first round: goods, tile sides, borders, the first player, start tiles."""

from __future__ import annotations

from ludogare.core.law.contract import Numbers
from ludogare.core.law.rule import rule
from ludogare.games.steamrollers.rules import actions, state
from ludogare.games.steamrollers.rules.acting import legal_rails, tick
from ludogare.games.steamrollers.rules.components import (
    ALL_RAILS,
    COAL,
    COLOUR_OF,
    EXTRA_DICE,
    EXTRA_GOODS,
    GOODS,
    GREY,
    HOMES,
    OLIVE_DICE,
    ORDERS,
    PER_REGION,
    RAILS,
    START_ACTION,
    START_BONUS,
    START_GOOD,
    START_LOCO,
    START_POINTS,
    START_RAIL,
    START_TILES,
    STOCK,
    TILES,
)
from ludogare.games.steamrollers.rules.network import draw_rail
from ludogare.games.steamrollers.rules.parts import BOXES, CITIES, FACES
from ludogare.games.steamrollers.rules.rounds import begin_round
from ludogare.games.steamrollers.rules.state import State
from ludogare.games.steamrollers.rules.tiles import can_take, code_of, take

START_KINDS = len(START_TILES)


@rule
def players(s: State) -> int:
    """SR-13.2: alone, everything is laid out as for two."""
    return max(2, s.seats)


@rule
def lay_out(s: State) -> None:
    """SR-2.1, SR-2.3, SR-2.9: empty sheets, all goods but coal in the bag, the dice."""
    for good in range(COAL):
        s.bag[good] = STOCK[good]
    s.box = STOCK[COAL]
    s.hand = players(s) + EXTRA_DICE
    for seat in range(s.seats):
        for region in range(CITIES):
            s.free[seat, region] = PER_REGION
    s.phase = state.DRAWING


# Goods


@rule
def city_to_fill(s: State) -> int:
    """Cities are filled one after the other."""
    return s.step // (players(s) + EXTRA_GOODS)


@rule
def chances_of_draw(s: State, first: int, out: Numbers, weight: Numbers) -> int:
    """Any good out of the bag; a personal one is never grey (SR-3.6)."""
    n = 0
    for good in range(COAL):
        if s.bag[good] and not (s.phase == state.PERSONAL_DRAWING and good == GREY):
            out[n] = first + good
            weight[n] = s.bag[good]
            n += 1
    return n


@rule
def chances_of_goods(s: State, out: Numbers, weight: Numbers) -> int:
    """SR-2.3: any good out of the bag, for the city that is being filled."""
    return chances_of_draw(s, actions.DRAW + city_to_fill(s) * actions.DRAW_STRIDE, out, weight)


@rule
def draw_good(s: State, good: int) -> None:
    """SR-2.3: a good for a city; SR-13.2: alone, at the end of its row."""
    city = city_to_fill(s)
    s.bag[good] -= 1
    s.goods[city, good] += 1
    if s.solo:
        s.row[city, s.left[city]] = 1 + good
    s.left[city] += 1
    s.step += 1
    if city_to_fill(s) == CITIES:
        for each in range(CITIES):
            remove_own(s, each)
        next_setting(s)


@rule
def remove_own(s: State, city: int) -> None:
    """SR-2.4, SR-Q5: goods of the city's own colour go back. SR-2.5: coal for those who lost."""
    good = COLOUR_OF[city]
    lost = s.goods[city, good]
    s.bag[good] += lost
    s.goods[city, good] = 0
    s.left[city] -= lost
    if s.solo:
        close_row(s, city, 1 + good)
    if s.coal and lost:
        s.box -= 1
        s.goods[city, COAL] = 1
        s.left[city] += 1


@rule
def close_row(s: State, city: int, removed: int) -> None:
    """SR-Q27: the goods that stay close the gaps, in their order."""
    n = 0
    for i in range(actions.ROW):
        good = s.row[city, i]
        s.row[city, i] = 0
        if good != removed:
            s.row[city, n] = good
            n += 1


# Sides, borders, the first player, Olive's start


@rule
def is_wanted(s: State, phase: int) -> bool:
    """Whether a step of the setup takes place in this match."""
    if phase == state.ORDER_SIDES:
        return s.orders > 0  # SR-2.7
    if phase == state.BORDER_ROLL:
        return s.borders > 0  # SR-4.1
    if phase == state.FIRST_SEAT:
        return s.solo == 0 and s.first_seat == 0  # SR-Q20
    if phase == state.OLIVE_STARTS:
        return s.solo > 0  # SR-13.7
    return True


@rule
def next_setting(s: State) -> None:
    """The next step of the setup; after the last one the start tiles, or the first round."""
    s.step = 0
    s.phase += 1
    while not is_wanted(s, s.phase):
        s.phase += 1
    if s.phase < state.PERSONAL_DRAWING:
        return
    if s.start_tiles:
        s.turns = 0
        s.turn = s.first
        next_start(s)
    else:
        begin_round(s)


@rule
def set_side(s: State, side: int) -> None:
    """SR-2.6, SR-2.7: a tile or an order lies on one of its sides for the whole match."""
    if s.phase == state.ORDER_SIDES:
        s.order_side[s.step] = side
    else:
        s.side[s.step] = side
    s.step += 1
    if s.step == (ORDERS if s.phase == state.ORDER_SIDES else TILES):
        next_setting(s)


@rule
def block_borders(s: State, face: int) -> None:
    """SR-4.1: one roll on the table of the mode."""
    s.case = 1 + (s.borders - 1) * FACES + face
    next_setting(s)


@rule
def start_ticks(s: State, region: int) -> None:
    """SR-13.7: Olive begins with some influence."""
    s.ticks[region] += 1
    s.step += 1
    if s.step == OLIVE_DICE[s.level]:
        next_setting(s)


# Start tiles (SR-3)


@rule
def next_start(s: State) -> None:
    """SR-3.1: from the last player backwards; then the first round."""
    if s.turns == s.seats:
        begin_round(s)
        return
    s.turns += 1
    s.turn = (s.turn + s.seats - 1) % s.seats
    s.phase = state.START_CHOICE


@rule
def legal_starts(s: State, seat: int, out: Numbers) -> int:
    """What the seat may choose: a start tile, or what its tile asks for."""
    n = 0
    if s.phase == state.START_CHOICE:
        for tile in range(START_KINDS):
            out[n] = actions.START_TILE_ + tile
            n += s.start_taken[tile] == 0
    elif s.phase == state.START_BOX:
        for box in range(BOXES):
            out[n] = actions.START_LOCO_ + box
            n += 1
    elif s.phase == state.START_TRACK:
        for region in range(CITIES):
            n = legal_rails(s, seat, actions.START_RAIL_, region, ALL_RAILS, out, n)  # SR-Q19
    elif s.phase == state.START_TAKE:
        for tile in range(TILES):
            if not s.solo and can_take(s, tile):
                out[n] = actions.START_ACTION_ + code_of(s, tile)
                n += 1
    else:
        for i in range(len(HOMES)):
            out[n] = actions.START_PLACE_ + HOMES[i]
            n += 1
    return n


@rule
def choose_start(s: State, seat: int, tile: int) -> None:
    """SR-3.1: the tile is taken and has its effect at once."""
    s.start_taken[tile] = 1 + seat
    if tile == START_LOCO:
        s.phase = state.START_BOX
    elif tile == START_RAIL:
        s.phase = state.START_TRACK
    elif tile == START_ACTION:
        s.phase = state.START_TAKE
    elif tile == START_GOOD and bag_has_colour(s):
        s.phase = state.PERSONAL_DRAWING
    else:
        if tile == START_BONUS:
            s.bonus[seat] = START_POINTS  # SR-3.4
        next_start(s)


@rule
def bag_has_colour(s: State) -> bool:
    """SR-Q18: whether the bag holds anything that is not grey."""
    found = 0
    for good in range(GOODS):
        if good != GREY:
            found += s.bag[good]
    return found > 0


@rule
def chances_of_personal(s: State, out: Numbers, weight: Numbers) -> int:
    """SR-3.6: any good out of the bag that is not grey."""
    return chances_of_draw(s, actions.PERSONAL_DRAW, out, weight)


@rule
def draw_personal(s: State, good: int) -> None:
    """SR-3.6: the personal good; its owner then says where it stands."""
    s.bag[good] -= 1
    s.personal[s.turn] = 1 + good
    s.phase = state.START_HOME


@rule
def use_start(s: State, seat: int, action: int) -> None:
    """SR-3.2 to SR-3.6: the effect of a start tile."""
    if s.phase == state.START_BOX:
        tick(s, seat, action - actions.START_LOCO_)
    elif s.phase == state.START_TRACK:
        draw_rail(
            s, seat, (action - actions.START_RAIL_) // RAILS, (action - actions.START_RAIL_) % RAILS
        )
    elif s.phase == state.START_TAKE:
        take(s, seat, (action - actions.START_ACTION_) // 2)
    else:
        s.home[seat] = 1 + action - actions.START_PLACE_
    next_start(s)
