"""Cards: where they lie, the display, the tiles on them, and what they let a seat do."""

from __future__ import annotations

from ludogare.core.law.contract import Numbers
from ludogare.core.law.rule import rule
from ludogare.games.channel_tunnel.rules import state
from ludogare.games.channel_tunnel.rules.actions import CARD_SLOT, CARD_UP, USE
from ludogare.games.channel_tunnel.rules.components import (
    ANY,
    ECU,
    EFFECT,
    FIRST_TEMPORARY,
    FREE,
    KIND,
    MATERIALS,
    NOTHING,
    RECOVER,
    SLOTS,
    TRIGGER,
)
from ludogare.games.channel_tunnel.rules.parts import CARDS
from ludogare.games.channel_tunnel.rules.possible import free_act_possible, possible
from ludogare.games.channel_tunnel.rules.state import State

# The display (CT-4.2)


@rule
def discard(s: State, card: int) -> None:
    """A card joins the discards."""
    s.place[card] = state.DISCARDS
    s.discards += 1


@rule
def discard_money(s: State, seat: int, card: int) -> None:
    """CT-6.5: an ECU card is spent."""
    s.ecu[seat] -= ECU[card]
    discard(s, card)


@rule
def refill(s: State) -> None:
    """CT-4.2, CT-Q19: the lowest empty place is filled, as long as there are cards."""
    s.phase = s.after
    if s.deck + s.discards == 0:
        return
    for slot in range(SLOTS - 1, FIRST_TEMPORARY - 1, -1):
        if s.shown[slot] == 0:
            s.gap = slot
            s.phase = state.REFILLING


@rule
def chances_of_cards(s: State, out: Numbers, weight: Numbers) -> int:
    """CT-2.6: any card of the deck; of the discards if the deck is empty (CT-6.2)."""
    pile = state.DECK if s.deck else state.DISCARDS
    first = CARD_UP + (s.gap - FIRST_TEMPORARY) * CARD_SLOT - 1
    n = 0
    for card in range(1, CARDS + 1):
        out[n] = first + card
        weight[n] = 1
        n += s.place[card] == pile
    return n


@rule
def turn_up(s: State, card: int) -> None:
    """A card turns up on the display; if the deck was empty, the discards became it first."""
    if s.deck == 0:
        for other in range(1, CARDS + 1):
            if s.place[other] == state.DISCARDS:
                s.place[other] = state.DECK
        s.deck = s.discards
        s.discards = 0
    s.deck -= 1
    s.place[card] = state.SHOWN
    s.shown[s.gap] = card
    s.phase = state.TO_REFILL


# Using cards (CT-7.6, CT-8.2)


@rule
def spend(s: State, seat: int, card: int) -> None:
    """CT-7.6, CT-7.7: a use takes the first tile off a card; after the last it is face down."""
    s.gone[s.load[card, 0] - 1] += 1  # CT-Q14
    s.load[card, 0] = s.load[card, 1]  # CT-Q55
    s.load[card, 1] = 0
    if s.load[card, 0] == 0:
        s.ready[seat] &= ~(1 << card)
    s.used |= 1 << card


@rule
def usable_of_kind(s: State, seat: int, kind: int) -> int:
    """How many cards of a kind a seat may still use this round (CT-8.2, CT-Q26)."""
    live = s.ready[seat] & ~s.used
    n = 0
    card = 1
    while live >> card:
        n += (live >> card & 1) & (KIND[card] == kind)
        card += 1
    return n


@rule
def legal_of_kind(s: State, seat: int, kind: int, first: int, out: Numbers, n: int) -> int:
    """Each card of a kind that a seat may use."""
    live = s.ready[seat] & ~s.used
    card = 1
    while live >> card:
        out[n] = first + card
        n += (live >> card & 1) & (KIND[card] == kind)
        card += 1
    return n


# The chain window (CT-8.14, CT-Q35)


@rule
def cause(s: State, card: int) -> int:
    """Which action of this turn a card could react to, from 1; 0 if there is none."""
    kind = KIND[card]
    trigger = TRIGGER[kind]
    if EFFECT[kind] == NOTHING:
        found = 0
    elif EFFECT[kind] == RECOVER:  # CT-Q36: only the action for which the stack was placed
        found = int(trigger == ANY or trigger == s.first_act)
    else:
        found = s.acts if trigger == ANY else s.last[trigger]
    return found if found > s.since[card] else 0


@rule
def too_late(s: State, card: int) -> bool:
    """CT-Q35: whether, by the option, another action has come between a red card and its cause."""
    return bool(s.last_only) and KIND[card] >= MATERIALS and cause(s, card) < s.acts


@rule
def reacts(s: State, seat: int, card: int) -> bool:
    """Whether a card reacts to something done this turn, and can do what it then does."""
    if cause(s, card) == 0 or too_late(s, card):
        return False
    effect = EFFECT[KIND[card]]
    if effect == RECOVER:
        return s.stack[s.slot] > 0 and s.tokens[seat] < s.limit[seat]
    if effect == FREE:
        return free_act_possible(s, seat)
    return possible(s, seat, effect)


@rule
def legal_uses(s: State, seat: int, out: Numbers) -> int:
    """CT-8.14: every card that reacts and was not used this round."""
    live = s.ready[seat] & ~s.used
    n = 0
    card = 1
    while live >> card:
        if live >> card & 1 and reacts(s, seat, card):
            out[n] = USE + card
            n += 1
        card += 1
    return n


@rule
def chain_possible(s: State, seat: int) -> bool:
    """Whether the chain window has anything to offer."""
    live = s.ready[seat] & ~s.used
    card = 1
    while live >> card:
        if live >> card & 1 and reacts(s, seat, card):
            return True
        card += 1
    return False


@rule
def use(s: State, seat: int, card: int, resume: int) -> None:
    """CT-8.4, CT-8.15 to CT-8.21: a token back, or one more action."""
    spend(s, seat, card)
    effect = EFFECT[KIND[card]]
    if effect == RECOVER:
        s.stack[s.slot] -= 1
        s.hand[seat, s.stack_colour[s.slot]] += 1
        s.tokens[seat] += 1
        s.phase = resume
    elif effect == FREE:
        s.phase = state.CHOOSING
    else:
        s.act = effect
        s.phase = state.TO_ACT
