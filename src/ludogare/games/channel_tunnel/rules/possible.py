"""Which actions could be carried out now: what placing, chaining and free actions ask (CT-Q3)."""

from __future__ import annotations

from ludogare.core.law.rule import rule
from ludogare.games.channel_tunnel.rules.components import (
    BARRIER,
    DEVELOPMENT,
    DRILLING,
    EXTRA_FUNDING,
    EXTRA_STORAGE,
    EXTRA_TOKENS,
    FINANCE,
    FIRST_TEMPORARY,
    FUNDING,
    KIND,
    LAST_STEP,
    PLANNING,
    REPAIRS,
    REQUIREMENT,
    SECONDARY,
    SKY_BLUE,
    SLOTS,
    STORAGE,
    TECHNOLOGY,
    TILES,
    WATER,
)
from ludogare.games.channel_tunnel.rules.options import (
    NO_DEVELOPMENT,
    OTHER_KIND,
    OTHER_KIND_NO_DEVELOPMENT,
)
from ludogare.games.channel_tunnel.rules.state import State


@rule
def extra_tokens(s: State, seat: int) -> int:
    """CT-6.10: tokens more than ten that technology allows."""
    return EXTRA_TOKENS[seat * 2, s.marker[seat, 0]] + EXTRA_TOKENS[seat * 2 + 1, s.marker[seat, 1]]


@rule
def room(s: State, seat: int) -> int:
    """CT-6.12: how many tiles a storage holds."""
    a = EXTRA_STORAGE[seat * 2, s.marker[seat, 0]]
    return STORAGE[seat] + a + EXTRA_STORAGE[seat * 2 + 1, s.marker[seat, 1]]


# Technology


@rule
def fundings(s: State, seat: int) -> int:
    """CT-8.7: Extra fundings that can be used now."""
    live = s.ready[seat] & ~s.used
    n = 0
    card = 1
    while live >> card:
        n += (live >> card & 1) & (KIND[card] == EXTRA_FUNDING)
        card += 1
    return n


@rule
def purse(s: State, seat: int) -> int:
    """All the money that a seat could put into one Technology action."""
    return s.ecu[seat] + FUNDING * fundings(s, seat)


@rule
def barrier(s: State, seat: int, track: int) -> int:
    """CT-6.6: the price of a marker's next step; the marker is not at the end."""
    return BARRIER[seat * 2 + track, s.marker[seat, track] + 1]


@rule
def movable(s: State, seat: int, track: int, money: int) -> bool:
    """CT-6.4, CT-6.6: whether a marker can take a step."""
    return s.marker[seat, track] < LAST_STEP and barrier(s, seat, track) <= money


@rule
def technology_possible(s: State, seat: int) -> bool:
    """CT-Q20: a marker moves, the deviation is lowered, or Repairs are discharged."""
    if s.pending[seat] == REPAIRS + 1:
        return True
    money = purse(s, seat)
    if s.deviation[seat] > 0 and money > 0:
        return True
    return movable(s, seat, 0, money) or movable(s, seat, 1, money)


# The other actions


@rule
def finance_possible(s: State) -> bool:
    """CT-6.1: there is a card to take."""
    found = 0
    for slot in range(FIRST_TEMPORARY, SLOTS):
        found += s.shown[slot]
    return found > 0


@rule
def drillable(s: State, seat: int) -> bool:
    """CT-4.6, CT-4.7: the next tile is revealed and there is room for it."""
    return s.planned[seat] > s.drilled[seat] and s.stored[seat] < room(s, seat)


@rule
def next_colour(s: State, seat: int) -> int:
    """The colour of the revealed tile in front of the machine."""
    return (s.tile[seat, s.drilled[seat]] - 1) // 2


@rule
def checks(s: State, seat: int) -> int:
    """CT-5.1, CT-5.4, CT-Q16: how many deviation cards follow the drilling of the next tile."""
    if s.drilled[seat] == TILES - 1 and not s.late_check:
        return 0
    return WATER[seat] if next_colour(s, seat) == SKY_BLUE else 1


@rule
def drilling_possible(s: State, seat: int) -> bool:
    """CT-4.6, CT-4.8: and it can be paid from the hand."""
    if not drillable(s, seat):
        return False
    return s.tokens[seat] > 1 or s.hand[seat, next_colour(s, seat)] > 0


@rule
def developable(s: State, seat: int, slot: int) -> bool:
    """CT-7.2, CT-7.3: there is a card, and a tile if it wants one."""
    card = s.shown[slot]
    return card > 0 and (REQUIREMENT[card] == 0 or s.stored[seat] > 0)


@rule
def possible(s: State, seat: int, act: int) -> bool:
    """Whether a seat could carry out an action of this kind now, without placing a stack."""
    if act == TECHNOLOGY:
        return technology_possible(s, seat)
    if act == FINANCE:
        return finance_possible(s)
    if act == PLANNING:
        return s.planned[seat] < TILES
    if act == DRILLING:
        return drilling_possible(s, seat)
    found = 0
    for slot in range(FIRST_TEMPORARY, SLOTS):
        found += developable(s, seat, slot)
    return found > 0


@rule
def free_act_allowed(s: State, act: int) -> bool:
    """CT-Q37: which kinds Heavy machinery may do, by the option."""
    other = s.heavy == OTHER_KIND or s.heavy == OTHER_KIND_NO_DEVELOPMENT
    none = s.heavy == NO_DEVELOPMENT or s.heavy == OTHER_KIND_NO_DEVELOPMENT
    return not (other and act == s.last_act) and not (none and act == DEVELOPMENT)


@rule
def free_act_possible(s: State, seat: int) -> bool:
    """CT-8.16: whether Heavy machinery could do anything."""
    for act in range(DEVELOPMENT + 1):
        if free_act_allowed(s, act) and possible(s, seat, act):
            return True
    return False


@rule
def secondary(s: State, slot: int) -> int:
    """The secondary action of the card on a slot; -1 if there is none."""
    return SECONDARY[s.shown[slot]]
