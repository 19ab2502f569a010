"""Construction (CC-4) and the bonus cards of the rivers (CC-6)."""

from __future__ import annotations

from ludogare.core.law.contract import Numbers
from ludogare.core.law.rule import rule
from ludogare.games.cape_to_cairo.rules.actions import BUILD, BUILD_STRIDE, PASS
from ludogare.games.cape_to_cairo.rules.components import (
    GOAL,
    KIND,
    MOST_BONUSES,
    NEED,
    PRIZE,
    RIVER,
    TRACK,
    TRACK_PRICE,
)
from ludogare.games.cape_to_cairo.rules.parts import DECK
from ludogare.games.cape_to_cairo.rules.phases import begin_auction, begin_turn
from ludogare.games.cape_to_cairo.rules.pile import discard, discard_all, take
from ludogare.games.cape_to_cairo.rules.state import BONUS_OF, BONUSES, BUILDING, OVER, STOCK, State

RESERVE = 2  # CC-Q13: cards that bonuses always leave, beyond a full set of landscapes


@rule
def legal_builds(s: State, seat: int, out: Numbers) -> int:
    """CC-4.5 to CC-4.9: each number of bonus cards with the purchases that it leaves, or pass."""
    lacking = missing(s, seat)
    purse = s.capital[seat]
    if s.credit:
        purse += PRIZE[s.row[seat, s.crossed[seat]]]
    n = 0
    for bonuses in range(min(s.bonuses[seat], lacking) + 1):
        bought = lacking - bonuses
        if bought * TRACK_PRICE <= purse:
            out[n] = BUILD + bonuses * BUILD_STRIDE + bought
            n += 1
    out[n] = PASS  # CC-4.11
    return n + 1


@rule
def missing(s: State, seat: int) -> int:
    """CC-4.5, CC-4.6: the track that row and stock do not supply for the next landscape."""
    need = NEED[KIND[s.row[seat, s.crossed[seat]]]]
    return max(0, need - s.track[seat] - s.stock)


@rule
def draw(s: State, card: int) -> None:
    """CC-4.3: the card joins the common stock."""
    take(s, card, STOCK)
    s.stock += TRACK[card]
    s.stocked += 1
    s.phase = BUILDING


@rule
def pass_turn(s: State, seat: int) -> None:
    """CC-4.10: the left neighbour's turn; the stock stays. CC-Q16: nobody goes on."""
    s.stuck = 0 if s.drew else s.stuck + 1
    if s.stuck == s.seats:
        s.phase = OVER
    else:
        begin_turn(s, (seat + 1) % s.seats)


@rule
def build(s: State, seat: int, bonuses: int, bought: int) -> None:
    """CC-4.12, CC-4.13: pay, discard, take the prize, move on."""
    card = s.row[seat, s.crossed[seat]]
    s.capital[seat] += PRIZE[card] - bought * TRACK_PRICE
    spend_bonuses(s, seat, bonuses)
    discard_all(s, STOCK)
    s.stock = 0
    s.stocked = 0
    s.stuck = 0
    s.track[seat] -= TRACK[card]
    s.crossed[seat] += 1
    s.builder = seat
    if s.crossed[seat] == GOAL:
        s.phase = OVER  # CC-7.1
    else:
        give_bonuses(s, seat)


@rule
def spend_bonuses(s: State, seat: int, spent: int) -> None:
    """CC-4.13, CC-Q10: used bonus cards are discarded, the one held longest first."""
    for i in range(spent):
        discard(s, s.bonus[seat, i])
    s.bonuses[seat] -= spent
    for i in range(MOST_BONUSES):
        s.bonus[seat, i] = s.bonus[seat, i + spent] if i + spent < MOST_BONUSES else 0


@rule
def give_bonuses(s: State, after: int) -> None:
    """CC-6.1: the next seat to the left that faces a river takes a bonus card."""
    seat = (after + 1) % s.seats
    while seat != s.builder:
        if faces_river(s, seat) and s.bonuses[seat] < MOST_BONUSES and bonuses_left(s):
            s.turn = seat
            s.phase = BONUSES
            return
        seat = (seat + 1) % s.seats
    if s.crossed[seat] == s.bought[seat]:
        begin_auction(s)  # CC-4.17
    else:
        begin_turn(s, seat)  # CC-4.16


@rule
def faces_river(s: State, seat: int) -> bool:
    """CC-6.2: whether the very next landscape is a river."""
    return s.crossed[seat] < s.bought[seat] and KIND[s.row[seat, s.crossed[seat]]] == RIVER


@rule
def bonuses_left(s: State) -> bool:
    """CC-Q13: bonus cards never leave too few landscapes to sell."""
    held = 0
    for seat in range(s.seats):
        held += s.bonuses[seat]
    return held < DECK - GOAL * s.seats - RESERVE


@rule
def take_bonus(s: State, card: int) -> None:
    """CC-6.3: a card from the pile, face down, in front of its owner."""
    take(s, card, BONUS_OF + s.turn)
    s.bonus[s.turn, s.bonuses[s.turn]] = card
    s.bonuses[s.turn] += 1
    give_bonuses(s, s.turn)
