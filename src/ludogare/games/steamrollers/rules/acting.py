"""The actions of a turn: which die values have one, how a die may change, and what is legal."""

from __future__ import annotations

from ludogare.core.law.contract import Numbers
from ludogare.core.law.rule import rule
from ludogare.games.steamrollers.rules.actions import (
    CHANGE,
    CHANGE_STRIDE,
    CHOOSE,
    CHOOSE_TWO,
    DELIVER,
    LOCO,
    PASS,
    RAIL,
    REROLL_DIE,
    TAKE,
)
from ludogare.games.steamrollers.rules.components import (
    ALL_RAILS,
    FACES,
    FITTING,
    ON_FACE,
    PER_REGION,
    RAILS,
)
from ludogare.games.steamrollers.rules.delivering import can_deliver, deliver, legal_deliveries
from ludogare.games.steamrollers.rules.network import draw_rail, is_empty
from ludogare.games.steamrollers.rules.state import FINAL, REROLLING, State
from ludogare.games.steamrollers.rules.tiles import (
    T1,
    T2,
    T5,
    T6,
    A,
    B,
    can_take,
    code_of,
    take,
    use,
    works,
    works_as,
)

BY_TILE_1, BY_TILE_5 = 1, 2  # bits of `changed`
FLIP = 7  # opposite faces of a die add up to it


# What a value is good for


@rule
def has_action(s: State, seat: int, value: int) -> bool:
    """SR-Q7: whether a die of this value allows any of the four actions."""
    place = value - 1
    return (
        s.ticked[seat] >> place & 1 == 0
        or can_take(s, place)
        or can_draw(s, seat, place)
        or can_deliver(s, seat, place)
    )


@rule
def useful_values(s: State, seat: int) -> int:
    """The values that allow an action, as bits: bit v for value v."""
    useful = 0
    for value in range(1, FACES + 1):
        if has_action(s, seat, value):
            useful |= 1 << value
    return useful


@rule
def rails_offered(s: State, seat: int) -> int:
    """SR-6.2: the rails on the black die, as bits; all of them with tile 6 (SR-11.10)."""
    return ALL_RAILS if works(s, seat, T6) else ON_FACE[s.black]


@rule
def can_draw(s: State, seat: int, region: int) -> bool:
    """Whether a region has an empty hex for one of the rails offered."""
    if s.free[seat, region] == 0:
        return False
    offered = rails_offered(s, seat)
    for site in range(region * PER_REGION, (region + 1) * PER_REGION):
        if is_empty(s, seat, site) and offered & FITTING[s.case, site]:
            return True
    return False


@rule
def leads_on(s: State, seat: int, useful: int, value: int, changed: int) -> bool:
    """SR-Q7: whether a value has an action, or may still change into one that has."""
    if useful >> value & 1 or useful == 0 or changed & FINAL:
        return useful >> value & 1 > 0
    if changed & BY_TILE_1 == 0 and works(s, seat, T1):
        return True
    if changed & BY_TILE_5 or not works(s, seat, T5):
        return False
    return s.side[T5] == B or (useful << 1 | useful >> 1) >> value & 1 > 0


# Choosing dice (SR-5.2)


@rule
def legal_choices(s: State, seat: int, out: Numbers) -> int:
    """SR-Q7, SR-Q32: live dice, by value; any die if none is live. SR-11.2: or two with 2a."""
    live, n = 0, 0
    useful = useful_values(s, seat)
    for value in range(1, FACES + 1):
        if s.dice[value - 1] and leads_on(s, seat, useful, value, 0):
            live |= 1 << value
            out[n] = CHOOSE + value - 1
            n += 1
    if live == 0:
        for value in range(1, FACES + 1):
            if s.dice[value - 1]:
                out[n] = CHOOSE + value - 1
                n += 1
    if s.solo or not works_as(s, seat, T2, A):
        return n
    for first in range(1, FACES + 1):
        for second in range(1, FACES + 1):
            enough = first != second or s.dice[first - 1] > 1
            if live >> first & 1 and live >> second & 1 and enough:
                out[n] = CHOOSE_TWO + (first - 1) * FACES + second - 1
                n += 1
    return n


# Using a die


@rule
def legal_actions(s: State, seat: int, out: Numbers) -> int:
    """Changes of the die, then actions with it; SR-Q7: a pass only if there is nothing else."""
    region = s.die - 1
    n = legal_changes(s, seat, out)
    n = legal_rails(s, seat, RAIL, region, rails_offered(s, seat), out, n)
    if s.ticked[seat] >> region & 1 == 0:
        out[n] = LOCO + region  # SR-7.1
        n += 1
    n = legal_deliveries(s, seat, region, out, n)
    if can_take(s, region):
        out[n] = TAKE + code_of(s, region)  # SR-10.1
        n += 1
    if n == 0:
        out[n] = PASS
        n += 1
    return n


@rule
def legal_changes(s: State, seat: int, out: Numbers) -> int:
    """SR-Q14: tiles 1 and 5, each once for a die; after 5b the die is final."""
    by_1 = s.changed & (BY_TILE_1 | FINAL) == 0 and works(s, seat, T1)
    by_5 = s.changed & (BY_TILE_5 | FINAL) == 0 and works(s, seat, T5)
    if not by_1 and not by_5:
        return 0
    n, useful = 0, useful_values(s, seat)
    if by_1:
        first = CHANGE + code_of(s, T1) * CHANGE_STRIDE
        for value in range(1, FACES + 1):
            if value != s.die and leads_on(s, seat, useful, value, s.changed | BY_TILE_1):
                out[n] = first + value - 1
                n += 1
    if by_5:
        n = legal_fives(s, seat, useful, out, n)
    return n


@rule
def legal_fives(s: State, seat: int, useful: int, out: Numbers, n: int) -> int:
    """SR-11.8: one more or one less. SR-11.9: the opposite face, or a new roll."""
    code = code_of(s, T5)
    first = CHANGE + code * CHANGE_STRIDE - 1
    if s.side[T5] == A:
        for value in range(max(1, s.die - 1), min(FACES, s.die + 1) + 1):
            if value != s.die and leads_on(s, seat, useful, value, s.changed | BY_TILE_5):
                out[n] = first + value
                n += 1
        return n
    if useful >> (FLIP - s.die) & 1:
        out[n] = first + FLIP - s.die
        n += 1
    if useful:
        out[n] = REROLL_DIE + code
        n += 1
    return n


@rule
def legal_rails(
    s: State, seat: int, verb: int, region: int, offered: int, out: Numbers, n: int
) -> int:
    """SR-6.1, SR-6.2: any rail offered, any way round, in any empty hex of the region."""
    if s.free[seat, region] == 0:
        return n
    for site in range(region * PER_REGION, (region + 1) * PER_REGION):
        if is_empty(s, seat, site):
            rails = offered & FITTING[s.case, site]
            for rail in range(RAILS):
                out[n] = verb + site * RAILS + rail  # overwritten unless this one counts
                n += rails >> rail & 1
    return n


@rule
def change(s: State, code: int, value: int) -> None:
    """SR-11.1, SR-11.8, SR-11.9: the die shows another value."""
    s.die = value
    if code // 2 == T1:
        s.changed |= BY_TILE_1
        use(s, T1)
    else:
        s.changed |= BY_TILE_5 if s.side[T5] == A else BY_TILE_5 | FINAL
        use(s, T5)


@rule
def reroll_die(s: State) -> None:
    """SR-11.9: the die is rolled again, and what comes must be used."""
    s.changed |= BY_TILE_5 | FINAL
    use(s, T5)
    s.phase = REROLLING


@rule
def act(s: State, seat: int, action: int) -> None:
    """One of the four actions, or a pass."""
    if action < LOCO:
        site, rail = (action - RAIL) // RAILS, (action - RAIL) % RAILS
        if ON_FACE[s.black] >> rail & 1 == 0:
            use(s, T6)
        draw_rail(s, seat, site, rail)
    elif action < DELIVER:
        tick(s, seat, action - LOCO)
    elif action < TAKE:
        deliver(s, seat, action)
    elif action < PASS:
        take(s, seat, s.die - 1)


@rule
def tick(s: State, seat: int, box: int) -> None:
    """SR-7.1, SR-7.2: a box of the locomotive, and one more power."""
    s.ticked[seat] |= 1 << box
    s.power[seat] += 1
