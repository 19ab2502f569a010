"""The rules of SteamRollers, clause by clause (`rules.en.md`).

What belongs to a theme has a file of its own: `setup`, `rounds`, `acting`, `delivering`,
`network`, `tiles`, `olive` and `scores`.
"""

from __future__ import annotations

from ludogare.core.law.contract import CHANCE, Numbers
from ludogare.core.law.rule import rule
from ludogare.games.steamrollers.rules.acting import (
    act,
    change,
    legal_actions,
    legal_choices,
    reroll_die,
)
from ludogare.games.steamrollers.rules.actions import (
    BLACK,
    BORDER_DIE,
    CHANGE,
    CHANGE_STRIDE,
    CHOOSE,
    CHOOSE_TWO,
    CLAIM,
    DRAW_STRIDE,
    FIRST,
    LET,
    NO_ORDER,
    OLIVE_REROLL,
    OLIVE_START,
    ORDER,
    ORDER_SIDE,
    ORDER_STRIDE,
    PERSONAL_DRAW,
    RAIL,
    REROLL,
    REROLL_DIE,
    SOLO_KEEP,
    SOLO_USE,
    START_TILE_,
    TILE_SIDE,
    WHITE,
)
from ludogare.games.steamrollers.rules.actions import DRAW as DRAW_GOOD
from ludogare.games.steamrollers.rules.components import CITIES, FACES, GOODS, GUARDS, SITES
from ludogare.games.steamrollers.rules.delivering import goods_in
from ludogare.games.steamrollers.rules.olive import olive_acts, olive_is_stopped, olive_takes
from ludogare.games.steamrollers.rules.rounds import (
    choose,
    claim,
    end_action,
    end_round,
    end_turn,
    exchange,
    legal_orders,
    roll_black,
    roll_white,
)
from ludogare.games.steamrollers.rules.scores import points_of, who_won
from ludogare.games.steamrollers.rules.setup import (
    block_borders,
    chances_of_goods,
    chances_of_personal,
    choose_start,
    draw_good,
    draw_personal,
    lay_out,
    legal_starts,
    next_setting,
    set_side,
    start_ticks,
    use_start,
)
from ludogare.games.steamrollers.rules.state import (
    ACTING,
    BLACK_DIE,
    BORDER_ROLL,
    CENTRE,
    CHANCE_ENDS,
    CHOOSING,
    CLAIMING,
    DRAWING,
    FIRST_SEAT,
    OLIVE_ROLLS,
    OLIVE_STARTS,
    ORDER_SIDES,
    ORDERING,
    OVER,
    PERSONAL_DRAWING,
    REROLLING,
    ROUND_ENDS,
    SOLO_BEFORE,
    START_CHOICE,
    START_HOME,
    TILE_SIDES,
    WHITE_DICE,
    State,
)
from ludogare.games.steamrollers.rules.tiles import T2, use


@rule
def start(s: State, seats: int, options: Numbers) -> None:
    """SR-2: everything is laid out, and chance fills the cities."""
    s.seats = seats
    s.solo = seats == 1
    s.coal, s.orders, s.start_tiles = options[0], options[1], options[2]
    s.borders, s.first_seat, s.level = options[3], options[4], options[6]
    s.guard = GUARDS[options[5]]
    s.first = max(0, s.first_seat - 1)
    lay_out(s)


@rule
def awaited(s: State) -> int:
    """Who comes next: chance, the seat in turn, or the holder of 2b (SR-11.3)."""
    if s.phase <= CHANCE_ENDS:
        return CHANCE
    if s.phase == OVER:
        return 0
    return 1 << (s.holder[T2] - 1 if s.phase == CLAIMING else s.turn)


@rule
def legal(s: State, seat: int, out: Numbers) -> int:
    """What a seat may do now, by the phase of the match."""
    if seat < 0 or s.phase <= CHANCE_ENDS or not awaited(s) >> seat & 1:
        return 0
    if s.phase == CHOOSING:
        return legal_choices(s, seat, out)
    if s.phase == ACTING:
        return legal_actions(s, seat, out)
    if s.phase == ORDERING:
        return legal_orders(s, seat, out)
    if s.phase <= START_HOME:
        return legal_starts(s, seat, out)
    out[0], out[1] = SOLO_USE, SOLO_KEEP
    if s.phase == CLAIMING:
        out[0], out[1] = CLAIM, LET
    return 2


@rule
def chances(s: State, out: Numbers, weight: Numbers) -> int:
    """What chance may bring: a good out of the bag, a side, a seat, or a face of a die."""
    if s.phase == DRAWING:
        return chances_of_goods(s, out, weight)
    if s.phase == PERSONAL_DRAWING:
        return chances_of_personal(s, out, weight)
    first, n = OLIVE_REROLL, FACES
    if s.phase == WHITE_DICE:
        first = WHITE
    elif s.phase == BLACK_DIE:
        first = BLACK
    elif s.phase == REROLLING:
        first = REROLL
    elif s.phase == TILE_SIDES:
        first, n = TILE_SIDE + 2 * s.step, 2
    elif s.phase == ORDER_SIDES:
        first, n = ORDER_SIDE + 2 * s.step, 2
    elif s.phase == BORDER_ROLL:
        first = BORDER_DIE
    elif s.phase == FIRST_SEAT:
        first, n = FIRST, s.seats
    elif s.phase == OLIVE_STARTS:
        first = OLIVE_START
    for i in range(n):
        out[i] = first + i
        weight[i] = 1
    return n


@rule
def play(s: State, seat: int, action: int) -> None:
    """Carries out an action or an outcome, by the phase of the match."""
    if s.phase <= CHANCE_ENDS:
        happen(s, action)
    elif s.phase == CHOOSING:
        choose_dice(s, action)
    elif s.phase == ACTING:
        use_die(s, seat, action)
    elif s.phase == CLAIMING:
        if action == CLAIM:
            claim(s)
        else:
            s.phase = ACTING
    elif s.phase == ORDERING:
        if action != NO_ORDER:
            exchange(s, seat, (action - ORDER) // ORDER_STRIDE, (action - ORDER) % ORDER_STRIDE)
        end_turn(s)
    elif s.phase == START_CHOICE:
        choose_start(s, seat, action - START_TILE_)
    elif s.phase <= START_HOME:
        use_start(s, seat, action)
    else:
        answer_olive(s, action)
    if s.phase == ROUND_ENDS:
        end_round(s)


@rule
def choose_dice(s: State, action: int) -> None:
    """SR-5.2: one die, or two with 2a (SR-11.2)."""
    if action < CHOOSE_TWO:
        choose(s, 1 + action - CHOOSE, 0)
    else:
        pair = action - CHOOSE_TWO
        choose(s, 1 + pair // FACES, 1 + pair % FACES)


@rule
def use_die(s: State, seat: int, action: int) -> None:
    """A change of the die, or the action that it was taken for."""
    if action < REROLL_DIE:
        change(s, (action - CHANGE) // CHANGE_STRIDE, 1 + (action - CHANGE) % CHANGE_STRIDE)
    elif action < RAIL:
        reroll_die(s)
    else:
        act(s, seat, action)
        end_action(s)


@rule
def answer_olive(s: State, action: int) -> None:
    """SR-13.5, SR-13.6: the Solo tile is used, or kept."""
    if s.phase == SOLO_BEFORE:
        if action == SOLO_USE:
            use(s, T2)
            s.phase = OLIVE_ROLLS
        else:
            olive_acts(s)
    elif action == SOLO_USE:
        olive_is_stopped(s)
    else:
        olive_takes(s, s.olive_die - 1)


@rule
def happen(s: State, outcome: int) -> None:
    """Carries out an outcome of chance."""
    if s.phase == WHITE_DICE:
        roll_white(s, outcome - WHITE)
    elif s.phase == BLACK_DIE:
        roll_black(s, outcome - BLACK)
    elif s.phase == REROLLING:
        s.die = 1 + outcome - REROLL
        s.phase = ACTING
    elif s.phase == OLIVE_ROLLS:
        s.olive_die = 1 + outcome - OLIVE_REROLL
        olive_acts(s)
    elif s.phase == DRAWING:
        draw_good(s, (outcome - DRAW_GOOD) % DRAW_STRIDE)
    elif s.phase == TILE_SIDES or s.phase == ORDER_SIDES:
        set_side(s, (outcome - TILE_SIDE) % 2)
    elif s.phase == BORDER_ROLL:
        block_borders(s, outcome - BORDER_DIE)
    elif s.phase == FIRST_SEAT:
        s.first = outcome - FIRST
        next_setting(s)
    elif s.phase == OLIVE_STARTS:
        start_ticks(s, outcome - OLIVE_START)
    else:
        draw_personal(s, outcome - PERSONAL_DRAW)


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
    return s.end if s.phase == OVER else -1


# Nothing is secret: what nobody has drawn or rolled has no identity yet.


@rule
def hide(s: State, seat: int) -> None:
    """Everything lies open."""


@rule
def cover(s: State, viewer: int, seat: int, action: int) -> int:
    """Everybody sees everything that is done."""
    return action


@rule
def deal(s: State, seat: int, dice: Numbers) -> None:
    """Nothing was hidden."""


@rule
def count(s: State, out: Numbers) -> None:
    """Goods of each colour, white dice, hexes with and without rails, boxes against power."""
    dice, hexes, boxes, tiles = GOODS, GOODS + 1, GOODS + 2, GOODS + 3
    for good in range(GOODS):
        out[good] = goods_in(s, good)
    out[dice], out[hexes], out[boxes], out[tiles] = s.hand + s.taken, 0, 0, 0
    for city in range(CITIES):
        out[dice] += s.dice[city]
        out[tiles] += s.tilted[city] * (s.holder[city] == CENTRE)  # none is tilted there
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
