"""The Agenda expansion: drawing, keeping and resolving its cards (CT-10)."""

from __future__ import annotations

from ludogare.core.law.contract import Numbers
from ludogare.core.law.rule import rule
from ludogare.games.channel_tunnel.rules import state
from ludogare.games.channel_tunnel.rules.actions import (
    AGENDA_CARD,
    AGENDA_KEEP,
    AGENDA_SEAT,
    PROMOTE,
)
from ludogare.games.channel_tunnel.rules.cards import discard_money
from ludogare.games.channel_tunnel.rules.components import CONTROL, ECU
from ludogare.games.channel_tunnel.rules.parts import AGENDA, CARDS
from ludogare.games.channel_tunnel.rules.state import State

AGENDA_CARDS = len(AGENDA)


@rule
def waits(s: State, seat: int, card: int) -> bool:
    """Whether a seat has an Agenda card in front of it that is not resolved yet."""
    return s.pending[seat] == card + 1


@rule
def resolve(s: State, seat: int) -> None:
    """CT-10.5: the penalty was applied; the card counts, and its place is free (CT-Q43)."""
    s.resolved[seat] |= 1 << s.pending[seat] - 1
    s.pending[seat] = 0


@rule
def symbol_revealed(s: State, seat: int) -> None:
    """CT-10.2, CT-10.4: a card is drawn, unless one lies there already."""
    drawn = s.agenda and s.pending[seat] == 0 and s.agenda_left > 0
    s.phase = state.AGENDA_DRAW if drawn else state.DONE


@rule
def chances_of_agenda(s: State, out: Numbers, weight: Numbers) -> int:
    """CT-10.1: any Agenda card not drawn yet."""
    n = 0
    for card in range(AGENDA_CARDS):
        out[n] = AGENDA_CARD + s.turn * AGENDA_SEAT + card
        weight[n] = 1
        n += s.agenda_left >> card & 1
    return n


@rule
def draw_agenda(s: State, card: int) -> None:
    """CT-10.3: keep it or discard it?"""
    s.agenda_left &= ~(1 << card)
    s.target = card
    s.phase = state.DECIDING


@rule
def decide(s: State, seat: int, action: int) -> None:
    """CT-10.3: a kept card binds; a discarded one is out of the game (CT-Q43)."""
    s.phase = state.DONE
    if action == AGENDA_KEEP:
        s.pending[seat] = s.target + 1
        if s.target == CONTROL:  # CT-10.9
            s.due = 1
            s.phase = state.DRIFTING


@rule
def legal_promotions(s: State, seat: int, out: Numbers) -> int:
    """CT-Q49: any ECU card, one after the other."""
    n = 0
    for card in range(1, CARDS + 1):
        out[n] = PROMOTE + card
        n += s.place[card] == state.ECU_OF + seat
    return n


@rule
def promote(s: State, seat: int, card: int) -> None:
    """CT-10.12, CT-Q19: three millions are paid, without change; each card may fill the display."""
    discard_money(s, seat, card)
    s.due = max(0, s.due - ECU[card])
    if s.due == 0:
        resolve(s, seat)
    s.phase = state.TO_REFILL
    s.after = state.PROMOTING if s.due else state.ACTED
