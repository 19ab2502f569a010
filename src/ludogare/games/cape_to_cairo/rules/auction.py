"""The auction (CC-3): bids, ties, and who picks what."""

from __future__ import annotations

from ludogare.core.law.contract import Numbers
from ludogare.core.law.rule import rule
from ludogare.games.cape_to_cairo.rules import state
from ludogare.games.cape_to_cairo.rules.actions import BID, LOT, PICK
from ludogare.games.cape_to_cairo.rules.components import PRIZE, TRACK
from ludogare.games.cape_to_cairo.rules.phases import begin_turn
from ludogare.games.cape_to_cairo.rules.pile import discard_all, take
from ludogare.games.cape_to_cairo.rules.state import State


@rule
def legal_bids(s: State, seat: int, out: Numbers) -> int:
    """CC-3.3: any whole sum from nothing to the whole capital."""
    for amount in range(s.capital[seat] + 1):
        out[amount] = BID + amount
    return s.capital[seat] + 1


@rule
def legal_picks(s: State, out: Numbers) -> int:
    """CC-3.5: any landscape still for sale."""
    n = 0
    for i in range(s.seats):
        card = s.market[i]
        if card:
            at = n  # keep the list rising
            while at > 0 and out[at - 1] > PICK + card - 1:
                out[at] = out[at - 1]
                at -= 1
            out[at] = PICK + card - 1
            n += 1
    return n


@rule
def chances_of_lots(s: State, out: Numbers, weight: Numbers) -> int:
    """CC-Q15: one of the tied seats, each as likely."""
    n = 0
    for seat in range(s.seats):
        if s.rank[seat] == s.tied:
            out[n] = LOT + seat
            weight[n] = 1
            n += 1
    return n


@rule
def yet_to_bid(s: State) -> int:
    """CC-3.2: the seats whose bids are not in, as a mask."""
    mask = 0
    for seat in range(s.seats):
        if s.bid[seat] == state.NO_BID:
            mask |= 1 << seat
    return mask


@rule
def reveal(s: State, card: int) -> None:
    """CC-3.1: a landscape turns up for sale."""
    take(s, card, state.MARKET)
    s.market[s.for_sale] = card
    s.for_sale += 1
    if s.for_sale == s.seats:
        s.phase = state.BIDDING


@rule
def bid(s: State, seat: int, amount: int) -> None:
    """CC-3.2: a secret bid; the last one opens them all."""
    s.bid[seat] = amount
    if yet_to_bid(s) == 0:
        open_bids(s)


@rule
def open_bids(s: State) -> None:
    """CC-3.4: everybody pays. CC-3.6: the higher bid goes first, then the smaller capital."""
    for seat in range(s.seats):
        s.capital[seat] -= s.bid[seat]
    for seat in range(s.seats):
        for other in range(s.seats):
            if s.bid[other] > s.bid[seat] or (
                s.bid[other] == s.bid[seat] and s.capital[other] < s.capital[seat]
            ):
                s.rank[seat] += 1
    settle_ties(s)


@rule
def sharing(s: State, rank: int) -> int:
    """How many seats share a rank."""
    n = 0
    for seat in range(s.seats):
        if s.rank[seat] == rank:
            n += 1
    return n


@rule
def settle_ties(s: State) -> None:
    """CC-3.7: the best placed seats that are equal draw a card each; then picking begins."""
    for seat in range(s.seats):
        s.tie_card[seat] = 0
    for rank in range(s.seats):
        group = sharing(s, rank)
        if group > 1:
            s.tied = rank
            if s.pile + s.discards < group:
                s.phase = state.LOTS  # CC-Q15
            else:
                s.phase = state.TIE_DRAW
                s.turn = next_tied(s, 0)
            return
    discard_all(s, state.ASIDE)  # CC-3.8
    s.phase = state.PICKING
    s.picked = 0
    s.turn = seat_at_rank(s, 0)


@rule
def next_tied(s: State, seat: int) -> int:
    """The first tied seat from this one on; the number of seats if there is none."""
    while seat < s.seats and s.rank[seat] != s.tied:
        seat += 1
    return seat


@rule
def seat_at_rank(s: State, rank: int) -> int:
    """Who holds a rank, once the order stands."""
    seat = 0
    while s.rank[seat] != rank:
        seat += 1
    return seat


@rule
def draw_for_tie(s: State, card: int) -> None:
    """CC-3.7: the seat in turn draws; after the last one the group is ranked by the prizes."""
    take(s, card, state.ASIDE)
    s.tie_card[s.turn] = card
    s.turn = next_tied(s, s.turn + 1)
    if s.turn < s.seats:
        return
    for seat in range(s.seats):
        for other in range(s.seats):
            both = s.tie_card[seat] and s.tie_card[other]
            if both and PRIZE[s.tie_card[other]] > PRIZE[s.tie_card[seat]]:
                s.rank[seat] += 1
    settle_ties(s)


@rule
def draw_lot(s: State, first: int) -> None:
    """CC-Q15: the named seat goes first, the others of its group come behind it."""
    for seat in range(s.seats):
        if s.rank[seat] == s.tied and seat != first:
            s.rank[seat] += 1
    settle_ties(s)


@rule
def pick(s: State, seat: int, card: int) -> None:
    """CC-3.5: a landscape is chosen; the last seat takes the last one without being asked."""
    buy(s, seat, card)
    s.picked += 1
    s.turn = seat_at_rank(s, s.picked)
    if s.picked == s.seats - 1:
        for i in range(s.seats):
            if s.market[i]:
                buy(s, s.turn, s.market[i])
        begin_turn(s, seat_at_rank(s, 0))  # CC-4.2


@rule
def buy(s: State, seat: int, card: int) -> None:
    """CC-3.9: the landscape joins the end of the row."""
    for i in range(s.seats):
        if s.market[i] == card:
            s.market[i] = 0
    s.place[card] = state.ROW
    s.row[seat, s.bought[seat]] = card
    s.bought[seat] += 1
    s.track[seat] += TRACK[card]
