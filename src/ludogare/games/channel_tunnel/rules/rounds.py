"""Rounds: their end and beginning, drawing tokens, Exchange (CT-3)."""

from __future__ import annotations

from ludogare.core.law.contract import Numbers
from ludogare.core.law.rule import rule
from ludogare.games.channel_tunnel.rules import actions, state
from ludogare.games.channel_tunnel.rules.agenda import resolve, waits
from ludogare.games.channel_tunnel.rules.cards import legal_of_kind, spend, usable_of_kind
from ludogare.games.channel_tunnel.rules.components import (
    BASE_TOKENS,
    EXCHANGE,
    IDLE_ROUNDS,
    KIND,
    NEW_WORKERS,
    ROUNDS,
    SEATS,
    SLOTS,
    TRAINING,
)
from ludogare.games.channel_tunnel.rules.parts import HUES
from ludogare.games.channel_tunnel.rules.possible import extra_tokens
from ludogare.games.channel_tunnel.rules.state import State

# The beginning of a round


@rule
def new_round(s: State) -> None:
    """CT-3.1: everybody draws, the holder of the first player card first."""
    s.round += 1
    s.passed = 0
    s.busy = 0
    s.used = 0
    for seat in range(SEATS):
        s.limit[seat] = BASE_TOKENS + extra_tokens(s, seat)
    s.turn = s.first
    s.phase = state.TO_RECRUIT


@rule
def in_bag(s: State) -> int:
    """How many tokens the bag holds."""
    n = 0
    for colour in range(HUES):
        n += s.bag[colour]
    return n


@rule
def to_recruit(s: State) -> None:
    """CT-8.5, CT-Q8: New workers may be used if the bag has a token for them."""
    seat = s.turn
    due = s.limit[seat] - s.tokens[seat]
    asked = in_bag(s) > due and usable_of_kind(s, seat, NEW_WORKERS) > 0
    s.phase = state.RECRUITING if asked else state.TO_DRAW


@rule
def legal_recruiting(s: State, seat: int, out: Numbers) -> int:
    """New workers, or draw as it is."""
    n = legal_of_kind(s, seat, NEW_WORKERS, actions.RECRUIT, out, 0)
    out[n] = actions.DRAW
    return n + 1


@rule
def recruit(s: State, seat: int, action: int) -> None:
    """CT-8.5: one token more."""
    if action == actions.DRAW:
        s.phase = state.TO_DRAW
    else:
        spend(s, seat, action - actions.RECRUIT)
        s.limit[seat] += 1
        s.phase = state.TO_RECRUIT


@rule
def to_draw(s: State) -> None:
    """CT-3.1: up to the maximum, or what the bag holds (CT-Q8); Training takes one off."""
    seat = s.turn
    s.due = min(s.limit[seat] - s.tokens[seat], in_bag(s))
    if s.due > 0 and waits(s, seat, TRAINING):
        s.due -= 1
        resolve(s, seat)
    s.phase = state.DRAWING if s.due > 0 else state.DRAWN


@rule
def chances_of_tokens(s: State, out: Numbers, weight: Numbers) -> int:
    """CT-2.9: any token of the bag."""
    n = 0
    for colour in range(HUES):
        out[n] = actions.TOKEN + s.turn * actions.TOKEN_SEAT + colour
        weight[n] = s.bag[colour]
        n += s.bag[colour] > 0
    return n


@rule
def draw_token(s: State, colour: int) -> None:
    """A token comes out of the bag."""
    s.bag[colour] -= 1
    s.hand[s.turn, colour] += 1
    s.tokens[s.turn] += 1
    s.due -= 1
    if s.due == 0:
        s.phase = state.DRAWN


@rule
def drawn(s: State) -> None:
    """CT-Q53: after the holder the other draws; then comes Exchange, in the same order."""
    if s.turn == s.first:
        s.turn = 1 - s.first
        s.phase = state.TO_RECRUIT
    else:
        s.turn = s.first
        s.phase = state.TO_EXCHANGE


# Exchange (CT-8.6)


@rule
def different(s: State, seat: int) -> bool:
    """CT-Q34: whether two tokens of different colours could change hands."""
    for give in range(HUES):
        if s.hand[seat, give]:
            for take in range(HUES):
                if take != give and s.hand[1 - seat, take]:
                    return True
    return False


@rule
def to_exchange(s: State) -> None:
    """CT-8.6: the holder of the first player card may exchange first, then the other."""
    seat = s.turn
    if usable_of_kind(s, seat, EXCHANGE) > 0 and different(s, seat):
        s.phase = state.EXCHANGING
    else:
        after_exchange(s)


@rule
def after_exchange(s: State) -> None:
    """The other may exchange; then the first turn begins."""
    if s.turn == s.first:
        s.turn = 1 - s.first
        s.phase = state.TO_EXCHANGE
    else:
        s.turn = s.first
        s.phase = state.TO_TURN


@rule
def legal_exchanges(s: State, seat: int, out: Numbers) -> int:
    """CT-Q34: one of one's own tokens for one of the opponent's, of another colour."""
    live = s.ready[seat] & ~s.used
    n = 0
    card = 1
    while live >> card:
        if live >> card & 1 and KIND[card] == EXCHANGE:
            for give in range(HUES):
                if s.hand[seat, give]:
                    for take in range(HUES):
                        out[n] = (
                            actions.SWAP
                            + (card - 1) * actions.SWAP_CARD
                            + give * actions.SWAP_GIVE
                            + take
                        )
                        n += (take != give) & (s.hand[1 - seat, take] > 0)
        card += 1
    out[n] = actions.NO_SWAP
    return n + 1


@rule
def exchange(s: State, seat: int, action: int) -> None:
    """CT-8.6: two tokens change hands."""
    if action == actions.NO_SWAP:
        after_exchange(s)
        return
    rest = (action - actions.SWAP) % actions.SWAP_CARD
    give = rest // actions.SWAP_GIVE
    take = rest % actions.SWAP_GIVE
    spend(s, seat, (action - actions.SWAP) // actions.SWAP_CARD + 1)
    s.hand[seat, give] -= 1
    s.hand[1 - seat, give] += 1
    s.hand[1 - seat, take] -= 1
    s.hand[seat, take] += 1
    s.phase = state.TO_EXCHANGE


# The end of a round


@rule
def round_over(s: State) -> None:
    """CT-3.10: stacks go back into the bag. CT-Q11: a match that stands still is stopped."""
    for slot in range(SLOTS):
        s.bag[s.stack_colour[slot]] += s.stack[slot]
        s.stack[slot] = 0
        s.stack_colour[slot] = 0
    s.idle = 0 if s.busy else s.idle + 1
    stopped = s.idle == IDLE_ROUNDS or s.round == ROUNDS
    s.phase = state.OVER if stopped else state.NEW_ROUND
