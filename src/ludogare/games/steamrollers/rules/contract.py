"""The rules of SteamRollers, clause by clause (`rules.en.md`).

What belongs to a theme has a file of its own: `setup`, `rounds`, `acting`, `delivering`,
`network`, `tiles`, `olive` and `scores`.
"""

from __future__ import annotations

from ludogare.core.law.contract import CHANCE, Numbers
from ludogare.core.law.rule import rule
from ludogare.games.steamrollers.rules import acting, actions, olive, rounds, setup, state
from ludogare.games.steamrollers.rules import options as option
from ludogare.games.steamrollers.rules.components import GOODS, SITES
from ludogare.games.steamrollers.rules.delivering import goods_in
from ludogare.games.steamrollers.rules.parts import CITIES, FACES
from ludogare.games.steamrollers.rules.scores import points_of, who_won
from ludogare.games.steamrollers.rules.state import State
from ludogare.games.steamrollers.rules.tiles import T2, use


@rule
def start(s: State, seats: int, options: Numbers) -> None:
    """SR-2: everything is laid out, and chance fills the cities."""
    s.seats = seats
    s.solo = seats == 1
    s.coal, s.orders = options[option.COAL], options[option.ORDERS]
    s.start_tiles = options[option.START_TILES]
    s.borders = options[option.BORDERS]
    s.first_seat = options[option.FIRST]
    s.guard = options[option.GUARD]
    s.level = options[option.LEVEL] - 1
    s.first = max(0, s.first_seat - 1)
    setup.lay_out(s)


@rule
def awaited(s: State) -> int:
    """Who comes next: chance, the seat in turn, or the holder of 2b (SR-11.3)."""
    if s.phase <= state.CHANCE_ENDS:
        return CHANCE
    if s.phase == state.OVER:
        return 0
    return 1 << (s.holder[T2] - 1 if s.phase == state.CLAIMING else s.turn)


@rule
def legal(s: State, seat: int, out: Numbers) -> int:
    """What a seat may do now, by the phase of the match."""
    if seat < 0 or s.phase <= state.CHANCE_ENDS or not awaited(s) >> seat & 1:
        return 0
    if s.phase == state.CHOOSING:
        return acting.legal_choices(s, seat, out)
    if s.phase == state.ACTING:
        return acting.legal_actions(s, seat, out)
    if s.phase == state.ORDERING:
        return rounds.legal_orders(s, seat, out)
    if s.phase <= state.START_HOME:
        return setup.legal_starts(s, seat, out)
    out[0], out[1] = actions.SOLO_USE, actions.SOLO_KEEP
    if s.phase == state.CLAIMING:
        out[0], out[1] = actions.CLAIM, actions.LET
    return 2


@rule
def chances(s: State, out: Numbers, weight: Numbers) -> int:
    """What chance may bring: a good out of the bag, a side, a seat, or a face of a die."""
    if s.phase == state.DRAWING:
        return setup.chances_of_goods(s, out, weight)
    if s.phase == state.PERSONAL_DRAWING:
        return setup.chances_of_personal(s, out, weight)
    first, n = actions.OLIVE_REROLL, FACES
    if s.phase == state.WHITE_DICE:
        first = actions.WHITE
    elif s.phase == state.BLACK_DIE:
        first = actions.BLACK
    elif s.phase == state.REROLLING:
        first = actions.REROLL
    elif s.phase == state.TILE_SIDES:
        first, n = actions.TILE_SIDE + 2 * s.step, 2
    elif s.phase == state.ORDER_SIDES:
        first, n = actions.ORDER_SIDE + 2 * s.step, 2
    elif s.phase == state.BORDER_ROLL:
        first = actions.BORDER_DIE
    elif s.phase == state.FIRST_SEAT:
        first, n = actions.FIRST, s.seats
    elif s.phase == state.OLIVE_STARTS:
        first = actions.OLIVE_START
    for i in range(n):
        out[i] = first + i
        weight[i] = 1
    return n


@rule
def play(s: State, seat: int, action: int) -> None:
    """Carries out an action or an outcome, by the phase of the match."""
    if s.phase <= state.CHANCE_ENDS:
        happen(s, action)
    elif s.phase == state.CHOOSING:
        choose_dice(s, action)
    elif s.phase == state.ACTING:
        use_die(s, seat, action)
    elif s.phase == state.CLAIMING:
        if action == actions.CLAIM:
            rounds.claim(s)
        else:
            s.phase = state.ACTING
    elif s.phase == state.ORDERING:
        if action != actions.NO_ORDER:
            rounds.exchange(
                s,
                seat,
                (action - actions.ORDER) // actions.ORDER_STRIDE,
                (action - actions.ORDER) % actions.ORDER_STRIDE,
            )
        rounds.end_turn(s)
    elif s.phase == state.START_CHOICE:
        setup.choose_start(s, seat, action - actions.START_TILE_)
    elif s.phase <= state.START_HOME:
        setup.use_start(s, seat, action)
    else:
        answer_olive(s, action)
    if s.phase == state.ROUND_ENDS:
        rounds.end_round(s)


@rule
def choose_dice(s: State, action: int) -> None:
    """SR-5.2: one die, or two with 2a (SR-11.2)."""
    if action < actions.CHOOSE_TWO:
        rounds.choose(s, 1 + action - actions.CHOOSE, 0)
    else:
        pair = action - actions.CHOOSE_TWO
        rounds.choose(s, 1 + pair // FACES, 1 + pair % FACES)


@rule
def use_die(s: State, seat: int, action: int) -> None:
    """A change of the die, or the action that it was taken for."""
    if action < actions.REROLL_DIE:
        acting.change(
            s,
            (action - actions.CHANGE) // actions.CHANGE_STRIDE,
            1 + (action - actions.CHANGE) % actions.CHANGE_STRIDE,
        )
    elif action < actions.RAIL:
        acting.reroll_die(s)
    else:
        acting.act(s, seat, action)
        rounds.end_action(s)


@rule
def answer_olive(s: State, action: int) -> None:
    """SR-13.5, SR-13.6: the Solo tile is used, or kept."""
    if s.phase == state.SOLO_BEFORE:
        if action == actions.SOLO_USE:
            use(s, T2)
            s.phase = state.OLIVE_ROLLS
        else:
            olive.olive_acts(s)
    elif action == actions.SOLO_USE:
        olive.olive_is_stopped(s)
    else:
        olive.olive_takes(s, s.olive_die - 1)


@rule
def happen(s: State, outcome: int) -> None:
    """Carries out an outcome of chance."""
    if s.phase == state.WHITE_DICE:
        rounds.roll_white(s, outcome - actions.WHITE)
    elif s.phase == state.BLACK_DIE:
        rounds.roll_black(s, outcome - actions.BLACK)
    elif s.phase == state.REROLLING:
        s.die = 1 + outcome - actions.REROLL
        s.phase = state.ACTING
    elif s.phase == state.OLIVE_ROLLS:
        s.olive_die = 1 + outcome - actions.OLIVE_REROLL
        olive.olive_acts(s)
    elif s.phase == state.DRAWING:
        setup.draw_good(s, (outcome - actions.DRAW) % actions.DRAW_STRIDE)
    elif s.phase == state.TILE_SIDES or s.phase == state.ORDER_SIDES:
        setup.set_side(s, (outcome - actions.TILE_SIDE) % 2)
    elif s.phase == state.BORDER_ROLL:
        setup.block_borders(s, outcome - actions.BORDER_DIE)
    elif s.phase == state.FIRST_SEAT:
        s.first = outcome - actions.FIRST
        setup.next_setting(s)
    elif s.phase == state.OLIVE_STARTS:
        setup.start_ticks(s, outcome - actions.OLIVE_START)
    else:
        setup.draw_personal(s, outcome - actions.PERSONAL_DRAW)


@rule
def score(s: State, out: Numbers) -> None:
    """SR-12: what every sheet is worth as it stands."""
    for seat in range(s.seats):
        out[seat] = points_of(s, seat)


@rule
def winners(s: State) -> int:
    """SR-12.6, SR-13.17: who has won; alone that may be nobody."""
    return who_won(s)


@rule
def ending(s: State) -> int:
    """SR-12.1, SR-Q24, SR-13.11: why the match is over."""
    return s.end if s.phase == state.OVER else -1


# Nothing is secret: what nobody has drawn or rolled has no identity yet.


@rule
def count(s: State, out: Numbers) -> None:
    """Goods of each colour, white dice, hexes with and without rails, boxes against power."""
    dice, hexes, boxes, tiles = GOODS, GOODS + 1, GOODS + 2, GOODS + 3
    for good in range(GOODS):
        out[good] = goods_in(s, good)
    out[dice], out[hexes], out[boxes], out[tiles] = s.hand + s.taken, 0, 0, 0
    for city in range(CITIES):
        out[dice] += s.dice[city]
        out[tiles] += s.tilted[city] * (s.holder[city] == state.CENTRE)  # none is tilted there
        for good in range(GOODS):
            out[tiles] += s.goods[city, good]
        out[tiles] -= s.left[city]
    for seat in range(s.seats):
        out[boxes] += s.power[seat]
        for site in range(SITES):
            out[hexes] += s.rail[seat, site] > 0
        for region in range(CITIES):
            out[hexes] += s.free[seat, region]
            out[boxes] -= s.ticked[seat] >> region & 1
