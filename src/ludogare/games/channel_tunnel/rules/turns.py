"""Turns: stacks on slots, passing, keeping tokens (CT-3)."""

from __future__ import annotations

from ludogare.core.law.contract import Numbers
from ludogare.core.law.rule import rule
from ludogare.games.channel_tunnel.rules import possible, state
from ludogare.games.channel_tunnel.rules.actions import (
    KEEP,
    KEEP_COLOUR,
    PASS,
    PLACE,
    PLACE_COLOUR,
    PLACE_SLOT,
)
from ludogare.games.channel_tunnel.rules.agenda import resolve, waits
from ludogare.games.channel_tunnel.rules.cards import discard
from ludogare.games.channel_tunnel.rules.components import (
    BASE_TOKENS,
    DEVELOPMENT,
    DRILLING,
    ECU,
    FINANCE,
    INSPECTION,
    PLANNING,
    SEATS,
    SLOTS,
    SUPERVISION,
    TECHNOLOGY,
    TILES,
)
from ludogare.games.channel_tunnel.rules.parts import ACTS, CARDS, HUES
from ludogare.games.channel_tunnel.rules.state import State

BY_TECHNOLOGY, BY_FINANCE, BY_PLANNING, BY_DRILLING, BY_SECONDARY, BY_DEVELOPMENT = range(6)
"""What a slot offers, in the order of the action table."""
KINDS_OF_ACTS = len(ACTS)

# Turns


@rule
def to_turn(s: State) -> None:
    """CT-3.4: whoever has not passed; an Inspection skips its owner once (CT-10.8)."""
    if s.passed == (1 << SEATS) - 1:
        s.phase = state.ROUND_OVER
        return
    if s.passed >> s.turn & 1:
        s.turn = 1 - s.turn
    elif s.passed == 0 and waits(s, s.turn, INSPECTION):
        resolve(s, s.turn)
        s.turn = 1 - s.turn
    s.acts = 0
    for act in range(KINDS_OF_ACTS):
        s.last[act] = 0
    s.phase = state.TURN


@rule
def turn_over(s: State) -> None:
    """The other player is next."""
    if s.bought:
        s.bought = 0
        for card in range(1, CARDS + 1):
            s.since[card] = 0
    s.turn = 1 - s.turn
    s.phase = state.TO_TURN


@rule
def stack_needed(s: State, seat: int, slot: int) -> int:
    """CT-3.6, CT-10.11: how many tokens a slot asks for."""
    return s.stack[slot] + (2 if waits(s, seat, SUPERVISION) else 1)


@rule
def legal_turns(s: State, seat: int, out: Numbers) -> int:
    """CT-3.5, CT-3.6: any colour on any slot where it is high enough, for either action."""
    more = 2 if waits(s, seat, SUPERVISION) else 1
    technology = possible.technology_possible(s, seat)
    finance = possible.finance_possible(s)
    planning = s.planned[seat] < TILES
    ground = possible.drillable(s, seat)
    n = 0
    for colour in range(HUES):
        height = s.hand[seat, colour]
        if height == 0:
            continue
        first = PLACE + colour * PLACE_COLOUR
        for slot in range(SLOTS):
            if height < s.stack[slot] + more:
                continue
            at = first + slot * PLACE_SLOT
            if slot == 0:
                out[n] = at + BY_TECHNOLOGY
                n += technology
                out[n] = at + BY_FINANCE
                n += finance
            elif slot == 1:
                out[n] = at + BY_PLANNING
                n += planning
                out[n] = at + BY_DRILLING
                n += ground and payable(s, seat, colour, slot)
            else:
                act = possible.secondary(s, slot)
                can = (
                    act == FINANCE
                    or (act == TECHNOLOGY and technology)
                    or (act == PLANNING and planning)
                    or (act == DRILLING and ground and payable(s, seat, colour, slot))
                )
                out[n] = at + BY_SECONDARY
                n += can
                out[n] = at + BY_DEVELOPMENT
                n += possible.developable(s, seat, slot)
    out[n] = PASS
    return n + 1


@rule
def payable(s: State, seat: int, colour: int, slot: int) -> bool:
    """CT-Q4: whether a tile could be paid once this stack is placed and the other taken back."""
    if s.tokens[seat] - s.hand[seat, colour] + s.stack[slot] > 1:
        return True
    wanted = possible.next_colour(s, seat)
    back = s.stack[slot] > 0 and s.stack_colour[slot] == wanted
    return back or (colour != wanted and s.hand[seat, wanted] > 0)


@rule
def place_stack(s: State, seat: int, action: int) -> None:
    """CT-3.5, CT-3.7: all tokens of a colour go there, what lay there comes back."""
    rest = (action - PLACE) % PLACE_COLOUR
    colour = (action - PLACE) // PLACE_COLOUR
    slot = rest // PLACE_SLOT
    height = s.hand[seat, colour]
    s.hand[seat, colour] = 0
    s.tokens[seat] += s.stack[slot] - height
    if s.stack[slot]:
        s.hand[seat, s.stack_colour[slot]] += s.stack[slot]
    s.stack[slot] = height
    s.stack_colour[slot] = colour
    s.slot = slot
    s.busy = 1
    if waits(s, seat, SUPERVISION):
        resolve(s, seat)
    carry_out(s, seat, slot, rest % PLACE_SLOT)


@rule
def carry_out(s: State, seat: int, slot: int, printed: int) -> None:
    """CT-4.1, CT-7.1, CT-Q25: the chosen one of the two actions of a slot begins."""
    s.phase = state.TO_ACT
    if printed < BY_SECONDARY:
        s.act = printed
    elif printed == BY_DEVELOPMENT:
        s.act = DEVELOPMENT
        s.target = slot
    else:
        s.act = possible.secondary(s, slot)
        card = s.shown[slot]
        s.shown[slot] = 0
        s.phase = state.TO_REFILL
        s.after = state.TO_ACT
        if s.act == FINANCE:  # CT-6.3: the card itself is the money
            s.place[card] = state.ECU_OF + seat
            s.ecu[seat] += ECU[card]
            s.after = state.DONE
        else:
            discard(s, card)


# Passing


@rule
def pass_turn(s: State, seat: int) -> None:
    """CT-3.8: the first to pass takes the first player card; then tokens are kept."""
    if s.passed == 0:
        s.first = seat
    s.passed |= 1 << seat
    s.target = 0
    s.phase = state.TO_KEEP


@rule
def to_keep(s: State) -> None:
    """CT-3.9: one colour in hand after the other."""
    seat = s.turn
    while s.target < HUES and s.hand[seat, s.target] == 0:
        s.target += 1
    if s.target < HUES:
        s.phase = state.KEEPING
    else:
        s.turn = 1 - seat
        s.phase = state.TO_TURN


@rule
def most_kept(s: State, seat: int) -> int:
    """CT-Q7: how many tokens of the colour in question may still be kept."""
    most = BASE_TOKENS + possible.extra_tokens(s, seat)
    for colour in range(s.target):
        most -= s.hand[seat, colour]
    return min(most, s.hand[seat, s.target])


@rule
def legal_keeps(s: State, seat: int, out: Numbers) -> int:
    """CT-3.9: none, some or all of a colour."""
    n = most_kept(s, seat) + 1
    for count in range(n):
        out[count] = KEEP + s.target * KEEP_COLOUR + count
    return n


@rule
def keep(s: State, seat: int, count: int) -> None:
    """CT-3.9: the rest of a colour goes back into the bag."""
    back = s.hand[seat, s.target] - count
    s.bag[s.target] += back
    s.hand[seat, s.target] = count
    s.tokens[seat] -= back
    s.target += 1
    s.phase = state.TO_KEEP
