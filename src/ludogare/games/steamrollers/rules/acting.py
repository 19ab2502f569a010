"""The actions of a turn: which die values have one, how a die may change, and what is legal."""

from __future__ import annotations

from ludogare.core.law.contract import Numbers
from ludogare.core.law.rule import rule
from ludogare.games.steamrollers.rules import actions, tiles
from ludogare.games.steamrollers.rules.components import (
    ALL_RAILS,
    FITTING,
    ON_FACE,
    PER_REGION,
    RAILS,
)
from ludogare.games.steamrollers.rules.delivering import can_deliver, deliver, legal_deliveries
from ludogare.games.steamrollers.rules.network import draw_rail, is_empty
from ludogare.games.steamrollers.rules.parts import FACES
from ludogare.games.steamrollers.rules.state import FINAL, REROLLING, State

BY_TILE_1, BY_TILE_5 = 1, 2  # bits of `changed`
FLIP = 7  # opposite faces of a die add up to it


# What a value is good for


@rule
def has_action(s: State, seat: int, value: int) -> bool:
    """SR-Q7: whether a die of this value allows any of the four actions."""
    place = value - 1
    return (
        s.ticked[seat] >> place & 1 == 0
        or tiles.can_take(s, place)
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
    return ALL_RAILS if tiles.works(s, seat, tiles.T6) else ON_FACE[s.black]


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
    if changed & BY_TILE_1 == 0 and tiles.works(s, seat, tiles.T1):
        return True
    if changed & BY_TILE_5 or not tiles.works(s, seat, tiles.T5):
        return False
    return s.side[tiles.T5] == tiles.B or (useful << 1 | useful >> 1) >> value & 1 > 0


# Choosing dice (SR-5.2)


@rule
def legal_choices(s: State, seat: int, out: Numbers) -> int:
    """SR-Q7, SR-Q32: live dice, by value; any die if none is live. SR-11.2: or two with 2a."""
    live, n = 0, 0
    useful = useful_values(s, seat)
    for value in range(1, FACES + 1):
        if s.dice[value - 1] and leads_on(s, seat, useful, value, 0):
            live |= 1 << value
            out[n] = actions.CHOOSE + value - 1
            n += 1
    if live == 0:
        for value in range(1, FACES + 1):
            if s.dice[value - 1]:
                out[n] = actions.CHOOSE + value - 1
                n += 1
    if s.solo or not tiles.works_as(s, seat, tiles.T2, tiles.A):
        return n
    for first in range(1, FACES + 1):
        for second in range(1, FACES + 1):
            enough = first != second or s.dice[first - 1] > 1
            if live >> first & 1 and live >> second & 1 and enough:
                out[n] = actions.CHOOSE_TWO + (first - 1) * FACES + second - 1
                n += 1
    return n


# Using a die


@rule
def legal_actions(s: State, seat: int, out: Numbers) -> int:
    """Changes of the die, then actions with it; SR-Q7: a pass only if there is nothing else."""
    region = s.die - 1
    n = legal_changes(s, seat, out)
    n = legal_rails(s, seat, actions.RAIL, region, rails_offered(s, seat), out, n)
    if s.ticked[seat] >> region & 1 == 0:
        out[n] = actions.LOCO + region  # SR-7.1
        n += 1
    n = legal_deliveries(s, seat, region, out, n)
    if tiles.can_take(s, region):
        out[n] = actions.TAKE + tiles.code_of(s, region)  # SR-10.1
        n += 1
    if n == 0:
        out[n] = actions.PASS
        n += 1
    return n


@rule
def legal_changes(s: State, seat: int, out: Numbers) -> int:
    """SR-Q14: tiles 1 and 5, each once for a die; after 5b the die is final."""
    by_1 = s.changed & (BY_TILE_1 | FINAL) == 0 and tiles.works(s, seat, tiles.T1)
    by_5 = s.changed & (BY_TILE_5 | FINAL) == 0 and tiles.works(s, seat, tiles.T5)
    if not by_1 and not by_5:
        return 0
    n, useful = 0, useful_values(s, seat)
    if by_1:
        first = actions.CHANGE + tiles.code_of(s, tiles.T1) * actions.CHANGE_STRIDE
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
    code = tiles.code_of(s, tiles.T5)
    first = actions.CHANGE + code * actions.CHANGE_STRIDE - 1
    if s.side[tiles.T5] == tiles.A:
        for value in range(max(1, s.die - 1), min(FACES, s.die + 1) + 1):
            if value != s.die and leads_on(s, seat, useful, value, s.changed | BY_TILE_5):
                out[n] = first + value
                n += 1
        return n
    if useful >> (FLIP - s.die) & 1:
        out[n] = first + FLIP - s.die
        n += 1
    if useful:
        out[n] = actions.REROLL_DIE + code
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
    if code // 2 == tiles.T1:
        s.changed |= BY_TILE_1
        tiles.use(s, tiles.T1)
    else:
        s.changed |= BY_TILE_5 if s.side[tiles.T5] == tiles.A else BY_TILE_5 | FINAL
        tiles.use(s, tiles.T5)


@rule
def reroll_die(s: State) -> None:
    """SR-11.9: the die is rolled again, and what comes must be used."""
    s.changed |= BY_TILE_5 | FINAL
    tiles.use(s, tiles.T5)
    s.phase = REROLLING


@rule
def act(s: State, seat: int, action: int) -> None:
    """One of the four actions, or a pass."""
    if action < actions.LOCO:
        site, rail = (action - actions.RAIL) // RAILS, (action - actions.RAIL) % RAILS
        if ON_FACE[s.black] >> rail & 1 == 0:
            tiles.use(s, tiles.T6)
        draw_rail(s, seat, site, rail)
    elif action < actions.DELIVER:
        tick(s, seat, action - actions.LOCO)
    elif action < actions.TAKE:
        deliver(s, seat, action)
    elif action < actions.PASS:
        tiles.take(s, seat, s.die - 1)


@rule
def tick(s: State, seat: int, box: int) -> None:
    """SR-7.1, SR-7.2: a box of the locomotive, and one more power."""
    s.ticked[seat] |= 1 << box
    s.power[seat] += 1
