"""Finance, Development and the free action of Heavy machinery (CT-6, CT-7, CT-8.16)."""

from __future__ import annotations

from ludogare.core.law.contract import Numbers
from ludogare.core.law.rule import rule
from ludogare.games.channel_tunnel.rules.actions import ENOUGH, FREE_ACT, FREE_STRIDE, GIVE, TAKE
from ludogare.games.channel_tunnel.rules.components import (
    DEVELOPMENT,
    DISCARD_1,
    DRILLING,
    ECU,
    FINANCE,
    FIRST_TEMPORARY,
    KIND,
    MATERIALS,
    NONE,
    PLACE_1_OR_2,
    PLANNING,
    REQUIREMENT,
    SLOTS,
    TECHNOLOGY,
    TOPOGRAPHIC,
)
from ludogare.games.channel_tunnel.rules.parts import HUES
from ludogare.games.channel_tunnel.rules.possible import developable, free_act_allowed, possible
from ludogare.games.channel_tunnel.rules.state import (
    DONE,
    ECU_OF,
    GIVING,
    OWN_OF,
    TO_ACT,
    TO_REFILL,
    State,
)

# Finance (CT-6.1)


@rule
def legal_takes(s: State, out: Numbers) -> int:
    """CT-6.1: any card of the display."""
    n = 0
    for slot in range(FIRST_TEMPORARY, SLOTS):
        out[n] = TAKE + slot
        n += s.shown[slot] > 0
    return n


@rule
def take(s: State, seat: int, slot: int) -> None:
    """CT-6.1, CT-6.2: the card is money now; another takes its place."""
    card = s.shown[slot]
    s.shown[slot] = 0
    s.place[card] = ECU_OF + seat
    s.ecu[seat] += ECU[card]
    s.phase = TO_REFILL
    s.after = DONE


# Development (CT-7.2)


@rule
def develop(s: State, seat: int) -> None:
    """CT-7.2, CT-7.3: tiles first, if the card wants any."""
    s.due = 0
    if REQUIREMENT[s.shown[s.target]] == NONE:
        acquire(s, seat)
    else:
        s.phase = GIVING


@rule
def legal_gifts(s: State, seat: int, out: Numbers) -> int:
    """CT-7.5 to CT-7.7: a tile of any colour in storage; after the first, that may be enough."""
    n = 0
    for colour in range(HUES):
        out[n] = GIVE + colour
        n += s.storage[seat, colour] > 0
    if s.due:
        out[n] = ENOUGH
        n += 1
    return n


@rule
def give(s: State, seat: int, action: int) -> None:
    """CT-7.5 to CT-7.7: a tile leaves the storage, for good or onto the card."""
    card = s.shown[s.target]
    if action != ENOUGH:
        colour = action - GIVE
        s.storage[seat, colour] -= 1
        s.stored[seat] -= 1
        if REQUIREMENT[card] == DISCARD_1:
            s.gone[colour] += 1
        else:
            s.load[card, s.due] = colour + 1
            s.due += 1
            if REQUIREMENT[card] == PLACE_1_OR_2 and s.due == 1 and s.stored[seat] > 0:
                return
    acquire(s, seat)


@rule
def acquire(s: State, seat: int) -> None:
    """CT-7.2: the card joins its owner's others; a red one reacts from now on only."""
    card = s.shown[s.target]
    s.due = 0
    s.shown[s.target] = 0
    s.place[card] = OWN_OF + seat
    if KIND[card] > TOPOGRAPHIC:
        s.ready[seat] |= 1 << card
    if KIND[card] >= MATERIALS:  # CT-Q39: a red card
        s.since[card] = s.acts + 1 - s.at_once
        s.bought = 1
    s.phase = TO_REFILL
    s.after = DONE


# A free action (CT-8.16)


@rule
def legal_free_acts(s: State, seat: int, out: Numbers) -> int:
    """CT-Q37, CT-Q54: an action where it is printed; Finance and Development name the card."""
    n = 0
    if free_act_allowed(s, TECHNOLOGY) and possible(s, seat, TECHNOLOGY):
        out[n] = FREE_ACT + TECHNOLOGY * FREE_STRIDE
        n += 1
    if free_act_allowed(s, FINANCE):
        for slot in range(FIRST_TEMPORARY, SLOTS):
            out[n] = FREE_ACT + FINANCE * FREE_STRIDE + slot
            n += s.shown[slot] > 0
    for act in range(PLANNING, DRILLING + 1):
        if free_act_allowed(s, act) and possible(s, seat, act):
            out[n] = FREE_ACT + act * FREE_STRIDE + 1
            n += 1
    if free_act_allowed(s, DEVELOPMENT):
        for slot in range(FIRST_TEMPORARY, SLOTS):
            out[n] = FREE_ACT + DEVELOPMENT * FREE_STRIDE + slot
            n += developable(s, seat, slot)
    return n


@rule
def free_act(s: State, seat: int, choice: int) -> None:
    """CT-8.16: an action without a stack and without a slot."""
    s.act = choice // FREE_STRIDE
    slot = choice % FREE_STRIDE
    if s.act == FINANCE:
        take(s, seat, slot)
    else:
        s.target = slot
        s.phase = TO_ACT
