"""Technology: markers, barriers, looking at a tile, money for the deviation (CT-6.4 on)."""

from __future__ import annotations

from ludogare.core.law.contract import Numbers
from ludogare.core.law.rule import rule
from ludogare.games.channel_tunnel.rules import actions, state
from ludogare.games.channel_tunnel.rules.agenda import resolve, waits
from ludogare.games.channel_tunnel.rules.cards import discard_money, legal_of_kind, spend
from ludogare.games.channel_tunnel.rules.components import (
    ECU,
    EXTRA_FUNDING,
    FUNDING,
    LOOKS,
    REPAIRS,
    SEATS,
    TILES,
)
from ludogare.games.channel_tunnel.rules.parts import CARDS, TRACKS
from ludogare.games.channel_tunnel.rules.possible import barrier, fundings, movable, purse
from ludogare.games.channel_tunnel.rules.state import State

BOTH_TRACKS = len(TRACKS)

# Markers and barriers


@rule
def begin_technology(s: State) -> None:
    """CT-6.4, CT-10.10: a marker may move, unless Repairs or the end of both tracks forbid it."""
    seat = s.turn
    s.useful = 0
    s.crossed = 0
    s.money = 0
    money = purse(s, seat)
    if waits(s, seat, REPAIRS):
        resolve(s, seat)
        s.useful = 1
        s.phase = state.TO_REALIGN
    elif movable(s, seat, 0, money) or movable(s, seat, 1, money):
        s.phase = state.MOVING
    else:
        s.phase = state.TO_REALIGN


@rule
def legal_moves(s: State, seat: int, out: Numbers) -> int:
    """CT-6.4: either marker; none, if money can lower the deviation instead (CT-Q20)."""
    money = purse(s, seat)
    n = 0
    for track in range(BOTH_TRACKS):
        out[n] = actions.MOVE + track
        n += movable(s, seat, track, money)
    out[n] = actions.NO_MOVE
    n += s.deviation[seat] > 0 and money > 0
    return n


@rule
def move(s: State, seat: int, action: int) -> None:
    """CT-6.4: a step to the right, through a barrier if one stands there."""
    if action == actions.NO_MOVE:
        s.phase = state.TO_REALIGN
        return
    s.target = action - actions.MOVE
    s.useful = 1
    s.phase = state.TO_CROSS if barrier(s, seat, s.target) else state.MOVED


@rule
def funding_helps(s: State, seat: int) -> bool:
    """CT-Q21: Extra funding is never spent without effect on barrier or deviation."""
    wanted = barrier(s, seat, s.target) + s.deviation[seat]
    return s.ecu[seat] + s.money < wanted and fundings(s, seat) > 0


@rule
def to_cross(s: State) -> None:
    """CT-6.6: with nothing to decide the barrier is paid at once."""
    if funding_helps(s, s.turn):
        s.phase = state.CROSSING
    else:
        pay_barrier(s, s.turn)


@rule
def legal_crossings(s: State, seat: int, out: Numbers) -> int:
    """CT-8.7: Extra funding, or pay with what there is."""
    n = legal_of_kind(s, seat, EXTRA_FUNDING, actions.FUND, out, 0)
    out[n] = actions.PAY_BARRIER
    n += s.ecu[seat] + s.money >= barrier(s, seat, s.target)
    return n


@rule
def cross(s: State, seat: int, action: int) -> None:
    """CT-6.6, CT-8.7: money is added, or the barrier is paid."""
    if action == actions.PAY_BARRIER:
        pay_barrier(s, seat)
    else:
        spend(s, seat, action - actions.FUND)
        s.money += FUNDING
        s.phase = state.TO_CROSS


@rule
def pay_barrier(s: State, seat: int) -> None:
    """CT-6.7: ALL the money cards go, however many there are."""
    s.money += s.ecu[seat] - barrier(s, seat, s.target)
    for card in range(1, CARDS + 1):
        if s.place[card] == state.ECU_OF + seat:
            discard_money(s, seat, card)
    s.crossed = 1
    s.phase = state.TO_REFILL
    s.after = state.MOVED


@rule
def moved(s: State) -> None:
    """CT-6.9, CT-6.11: the marker stands on its new space, which may let its owner look."""
    seat = s.turn
    s.marker[seat, s.target] += 1
    looks = LOOKS[seat * 2 + s.target, s.marker[seat, s.target]]
    hidden = s.planned[0] < TILES or s.planned[1] < TILES
    s.phase = state.LOOKING if looks and hidden else state.TO_REALIGN


# Looking at a tile (CT-6.11, CT-Q23)


@rule
def legal_looks(s: State, out: Numbers) -> int:
    """CT-Q23: any face-down tile of either side, or none."""
    n = 0
    for side in range(SEATS):
        for index in range(s.planned[side], TILES):
            out[n] = actions.LOOK + side * actions.LOOK_SIDE + index
            n += 1
    out[n] = actions.NO_LOOK
    return n + 1


@rule
def look(s: State, seat: int, action: int) -> None:
    """CT-6.11: its owner alone learns what it is."""
    s.phase = state.TO_REALIGN
    if action == actions.NO_LOOK:
        return
    s.side = (action - actions.LOOK) // actions.LOOK_SIDE
    s.target = (action - actions.LOOK) % actions.LOOK_SIDE
    if s.tile[s.side, s.target] == state.UNKNOWN:
        s.phase = state.PEEKING
    else:
        s.looked[s.side, s.target] |= 1 << seat


@rule
def peek(s: State, face: int) -> None:
    """Chance has named the tile that is looked at."""
    s.unseen[face] -= 1
    s.tile[s.side, s.target] = face + 1
    s.looked[s.side, s.target] = 1 << s.turn
    s.phase = state.TO_REALIGN


# Money for the deviation (CT-6.5, CT-6.8)


@rule
def lower(s: State, seat: int, millions: int) -> None:
    """CT-6.5: each million is one level towards 0; the rest is lost."""
    s.deviation[seat] = max(0, s.deviation[seat] - millions)
    s.useful = 1


@rule
def to_realign(s: State) -> None:
    """CT-6.8: what a barrier left over works by itself, and nothing is paid after it."""
    seat = s.turn
    if s.crossed:
        lower(s, seat, s.money)
        s.phase = state.DONE
    elif s.deviation[seat] > 0 and purse(s, seat) > 0:
        s.phase = state.REALIGNING
    else:
        s.phase = state.DONE
    s.money = 0


@rule
def legal_realignments(s: State, seat: int, out: Numbers) -> int:
    """CT-6.5: any money, or enough of it once the action has done something (CT-Q20)."""
    n = legal_of_kind(s, seat, EXTRA_FUNDING, actions.FUND, out, 0)
    for card in range(1, CARDS + 1):
        out[n] = actions.REALIGN + card
        n += s.place[card] == state.ECU_OF + seat and ECU[card] > 0
    out[n] = actions.REALIGNED
    n += s.useful
    return n


@rule
def realign(s: State, seat: int, action: int) -> None:
    """CT-6.5, CT-8.7: a money card or Extra funding lowers the deviation."""
    if action == actions.REALIGNED:
        s.phase = state.DONE
        return
    s.phase = state.TO_REFILL
    s.after = state.TO_REALIGN
    if action < actions.REALIGN:
        spend(s, seat, action - actions.FUND)
        lower(s, seat, FUNDING)
    else:
        lower(s, seat, ECU[action - actions.REALIGN])
        discard_money(s, seat, action - actions.REALIGN)
