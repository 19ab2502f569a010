"""Rounds and turns: rolling, choosing a die, answering with 2b, orders, the end of a round."""

from __future__ import annotations

from ludogare.core.law.contract import Numbers
from ludogare.core.law.rule import rule
from ludogare.games.steamrollers.rules import state
from ludogare.games.steamrollers.rules.actions import NO_ORDER, ORDER, ORDER_STRIDE
from ludogare.games.steamrollers.rules.components import COAL, GOODS, ORDERS, WANTED
from ludogare.games.steamrollers.rules.olive import olive_begins
from ludogare.games.steamrollers.rules.parts import CITIES, FACES
from ludogare.games.steamrollers.rules.state import State
from ludogare.games.steamrollers.rules.tiles import T2, B, straighten, use

EMPTY_CITIES = 3  # SR-5.4
ACTIONS_ALONE = 2  # SR-13.8


@rule
def begin_round(s: State) -> None:
    """SR-5.1: the first player takes all dice and rolls them."""
    s.round += 1
    s.turn = s.first
    s.turns = 0
    s.used = 0
    s.moved = 0
    s.claimed = 0
    s.claimed_die = state.NO_DIE
    s.die = state.NO_DIE
    for value in range(FACES):
        s.hand += s.dice[value]
        s.dice[value] = 0
    s.hand += s.taken
    s.taken = 0
    s.phase = state.WHITE_DICE


@rule
def roll_white(s: State, face: int) -> None:
    """SR-5.1: a white die lies by the board."""
    s.dice[face] += 1
    s.hand -= 1
    if s.hand == 0:
        s.phase = state.BLACK_DIE


@rule
def roll_black(s: State, face: int) -> None:
    """SR-5.1: the black die, then the first player's turn."""
    s.black = face
    begin_turn(s, s.first)


@rule
def begin_turn(s: State, seat: int) -> None:
    """SR-5.2: straighten, then choose; SR-Q13: a die claimed with 2b is chosen already."""
    s.turn = seat
    s.turns += 1
    straighten(s, seat)
    s.changed = 0
    s.second = state.NO_DIE
    if s.claimed == 1 + seat:
        s.die = s.claimed_die
        s.phase = state.ACTING
    else:
        s.phase = state.CHOOSING


@rule
def choose(s: State, first: int, second: int) -> None:
    """SR-5.2: a die is taken, or two with 2a (SR-11.2); then 2b may answer (SR-11.3)."""
    take_die(s, first)
    s.die = first
    if second != state.NO_DIE:
        take_die(s, second)
        s.second = second
        use(s, T2)
    s.phase = state.CLAIMING if can_claim(s) else state.ACTING


@rule
def take_die(s: State, value: int) -> None:
    """A white die is no longer there for others."""
    s.dice[value - 1] -= 1
    s.taken += 1


@rule
def can_claim(s: State) -> bool:
    """SR-Q13: whether the holder of 2b has still to begin a turn in this round."""
    if s.solo or s.side[T2] != B or s.holder[T2] == state.CENTRE or s.claimed:
        return False
    return (s.holder[T2] - 1 - s.first + s.seats) % s.seats >= s.turns


@rule
def claim(s: State) -> None:
    """SR-11.3: the die is reserved for the holder of 2b; the seat in turn chooses again."""
    s.claimed = s.holder[T2]
    s.claimed_die = s.die
    s.die = state.NO_DIE
    use(s, T2)
    s.phase = state.CHOOSING


@rule
def end_action(s: State) -> None:
    """SR-11.2: the second die of 2a; SR-13.8: the second action of a lone player; or orders."""
    s.changed = 0
    if s.second != state.NO_DIE:
        s.die = s.second
        s.second = state.NO_DIE
        s.phase = state.ACTING
        return
    s.die = state.NO_DIE
    if s.solo and s.turns < ACTIONS_ALONE:
        s.turns += 1
        s.phase = state.CHOOSING
    elif s.orders and can_order(s, s.turn):
        s.phase = state.ORDERING
    else:
        end_turn(s)


@rule
def end_turn(s: State) -> None:
    """SR-5.3: the next seat, until everybody has had a turn. SR-13.8: or Olive."""
    if s.solo:
        olive_begins(s)
    elif s.turns < s.seats:
        begin_turn(s, (s.turn + 1) % s.seats)
    else:
        end_round(s)


@rule
def end_round(s: State) -> None:
    """SR-5.4: three empty cities end the match. SR-Q24: so do too many rounds without delivery."""
    s.quiet = 0 if s.moved else s.quiet + 1
    empty = 0
    for city in range(CITIES):
        empty += s.left[city] == 0
    if empty >= EMPTY_CITIES:
        s.end = state.CITIES_EMPTY
        s.phase = state.OVER
    elif s.quiet >= s.guard and not s.solo:
        s.end = state.GUARD
        s.phase = state.OVER
    else:
        s.first = (s.first + 1) % s.seats  # SR-5.5
        begin_round(s)


# Orders (SR-9)


@rule
def can_order(s: State, seat: int) -> bool:
    """SR-Q17: whether any exchange is possible."""
    for order in range(ORDERS):
        for coal in range(GOODS):
            if may_exchange(s, seat, order, coal):
                return True
    return False


@rule
def may_exchange(s: State, seat: int, order: int, coal: int) -> bool:
    """SR-9.3, SR-9.4: the goods of an order, `coal` saying which colour one coal stands for.

    It counts from 1; 0 is an exchange without coal.
    """
    if s.order_holder[order] != state.CENTRE or (coal and s.kept[seat, COAL] == 0):
        return False
    line = order * 2 + s.order_side[order]
    if coal and WANTED[line, coal - 1] == 0:
        return False
    for good in range(COAL):
        if s.kept[seat, good] + (good == coal - 1) < WANTED[line, good]:
            return False
    return True


@rule
def legal_orders(s: State, seat: int, out: Numbers) -> int:
    """SR-9.2: one exchange, or none."""
    n = 0
    for order in range(ORDERS):
        for coal in range(GOODS):
            if may_exchange(s, seat, order, coal):
                out[n] = ORDER + order * ORDER_STRIDE + coal
                n += 1
    out[n] = NO_ORDER
    return n + 1


@rule
def exchange(s: State, seat: int, order: int, coal: int) -> None:
    """SR-9.3, SR-9.5: the goods go back into the bag, and the order tile is taken."""
    line = order * 2 + s.order_side[order]
    for good in range(COAL):
        paid = WANTED[line, good] - (good == coal - 1)
        s.kept[seat, good] -= paid
        s.bag[good] += paid
    if coal:
        s.kept[seat, COAL] -= 1
        s.bag[COAL] += 1
    s.order_holder[order] = 1 + seat
