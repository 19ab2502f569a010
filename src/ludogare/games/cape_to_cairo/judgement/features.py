"""What a position of From Cape to Cairo looks like to one seat."""

from __future__ import annotations

from ludogare.core.declaration.features import BOUND, Features, clear, held
from ludogare.core.law.contract import Numbers
from ludogare.core.law.rule import rule
from ludogare.games.cape_to_cairo.judgement.evaluation import promise, wealth
from ludogare.games.cape_to_cairo.rules.actions import SEATS
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
from ludogare.games.cape_to_cairo.rules.construction import missing
from ludogare.games.cape_to_cairo.rules.parts import DECK
from ludogare.games.cape_to_cairo.rules.state import (
    BIDDING,
    BUILDING,
    DRAWING,
    LOTS,
    NO_BID,
    PICKING,
    PILE,
    TIE_DRAW,
    UNSEEN,
    State,
)

PHASES = (
    "revealing", "bidding", "tie", "lots", "picking", "drawing", "building", "bonuses", "over",
)  # fmt: skip
AHEAD = ("next", "after that")  # landscapes of a row that are shown one by one
SHOWN_AHEAD = len(AHEAD)
RANKS = ("first", "second", "third", "fourth")
POUNDS, MOST_POUNDS = 60, 60 * BOUND
PIECES, MOST_PIECES = 10, 10 * BOUND  # of track
PRIZES, MOST_PRIZE = 10, 10 * BOUND
BIDS, MOST_BID = 15, 15 * BOUND
TENTHS = 20

FEATURES = Features(SEATS)
CROSSED = FEATURES.by_seat("crossed", GOAL)
WAITING = FEATURES.by_seat("landscapes ahead", 3)
LEADING = FEATURES.by_seat("crossed more than the best other", 3, signed=True)
CAPITAL = FEATURES.by_seat("capital", POUNDS)
BONUS_CARDS = FEATURES.by_seat("bonus cards", MOST_BONUSES or 1)
LAID = FEATURES.by_seat("track", PIECES)
PROMISED = FEATURES.by_seat("promise of the landscapes ahead", POUNDS, signed=True)
LACKING = FEATURES.by_seat("track missing", PIECES)
LEFT_OVER = FEATURES.by_seat("capital after the next crossing", POUNDS, signed=True)
READY = FEATURES.by_seat("able to cross", 1)
LAST_STEP = FEATURES.by_seat("one crossing from the goal", 1)
IN_TURN = FEATURES.by_seat("in turn", 1)
HAS_BID = FEATURES.by_seat("has bid", 1)
OPEN_BID = FEATURES.by_seat("open bid", BIDS)
RANK = FEATURES.by_seat("others ahead in the order of the bids", 2)
# The numbers of a card follow one another in the order of `show_card`, here and below.
ROW_CARDS = FEATURES.by_seat("landscape's need", PIECES, AHEAD)
FEATURES.by_seat("landscape's prize", PRIZES, AHEAD)
FEATURES.by_seat("landscape's track", 3, AHEAD)
FEATURES.by_seat("landscape's river", 1, AHEAD)
FEATURES.by_seat("landscape's promise", PRIZES, AHEAD, signed=True)
ROW_STRIDE = SEATS * SHOWN_AHEAD
LEAD = FEATURES.add("wealth ahead of the richest other", POUNDS, signed=True)
OWN_BID = FEATURES.add("own bid", BIDS)
AFTER_BID = FEATURES.add("own capital after the bid", POUNDS)
PHASE = FEATURES.add("phase", 1, PHASES)
SALE_CARDS = FEATURES.add("need for sale", PIECES, RANKS)
FEATURES.add("prize for sale", PRIZES, RANKS)
FEATURES.add("track for sale", 3, RANKS)
FEATURES.add("river for sale", 1, RANKS)
FEATURES.add("promise for sale", PRIZES, RANKS, signed=True)
SALE_STRIDE = len(RANKS)
SPREAD = FEATURES.add("best promise for sale above the worst", PRIZES)
TO_PICK = FEATURES.add("seats that have picked", SEATS)
STOCKED_TRACK = FEATURES.add("track in the stock", PIECES)
STOCKED = FEATURES.add("cards in the stock", PIECES)
PILED = FEATURES.add("cards in the pile", DECK)
DISCARDED = FEATURES.add("discards", DECK)
TRACK_TO_COME = FEATURES.add("track on a card not seen, in tenths", TENTHS)
PRIZE_TO_COME = FEATURES.add("prize of a card not seen", PRIZES)
DREW = FEATURES.add("drew a card", 1)
STUCK = FEATURES.add("passes without a card", SEATS)
SEATED = FEATURES.add("seats", 1, ("two", "three", "four"))
CREDIT = FEATURES.add("credit", 1)
SIZE = FEATURES.size


@FEATURES.rule
def observe(s: State, seat: int, out: Numbers, room: Numbers) -> None:
    """The seats, the one that looks on first; the auction; the cards; the options."""
    clear(out, SIZE)
    for turn in range(s.seats):
        other = (seat + turn) % s.seats
        show_railway(s, other, turn, out)
        show_crossing(s, other, turn, out)
        show_order(s, other, turn, out)
    show_lead(s, seat, out)
    show_bid(s, seat, out)
    show_market(s, out)
    show_cards(s, out)
    out[PHASE + s.phase] = 1
    out[DREW] = s.drew
    out[STUCK] = s.stuck
    out[SEATED + s.seats - 2] = 1
    out[CREDIT] = s.credit


@rule
def show_railway(s: State, seat: int, turn: int, out: Numbers) -> None:
    """How far a seat has come, what it owns, and the landscapes that it faces."""
    out[CROSSED + turn] = s.crossed[seat]
    out[WAITING + turn] = s.bought[seat] - s.crossed[seat]
    out[CAPITAL + turn] = held(s.capital[seat], MOST_POUNDS)
    out[BONUS_CARDS + turn] = s.bonuses[seat]
    out[LAID + turn] = min(s.track[seat], MOST_PIECES)
    out[LAST_STEP + turn] = int(s.crossed[seat] == GOAL - 1)
    promised = 0
    for i in range(s.crossed[seat], s.bought[seat]):
        promised += promise(s.row[seat, i])
    out[PROMISED + turn] = held(promised, MOST_POUNDS)
    for i in range(min(SHOWN_AHEAD, s.bought[seat] - s.crossed[seat])):
        at = ROW_CARDS + turn * SHOWN_AHEAD + i
        show_card(s.row[seat, s.crossed[seat] + i], at, ROW_STRIDE, out)


@rule
def show_card(card: int, at: int, stride: int, out: Numbers) -> None:
    """A landscape: what it takes and what it brings."""
    out[at] = NEED[KIND[card]]
    out[at + stride] = min(PRIZE[card], MOST_PRIZE)
    out[at + 2 * stride] = TRACK[card]
    out[at + 3 * stride] = int(KIND[card] == RIVER)
    out[at + 4 * stride] = held(promise(card), MOST_PRIZE)


@rule
def show_crossing(s: State, seat: int, turn: int, out: Numbers) -> None:
    """Whether a seat could cross its next landscape now, and what it would have left."""
    if s.crossed[seat] == s.bought[seat]:
        return
    lacking = missing(s, seat)
    card = s.row[seat, s.crossed[seat]]
    price = max(0, lacking - s.bonuses[seat]) * TRACK_PRICE
    left = s.capital[seat] + PRIZE[card] - price
    out[LACKING + turn] = min(lacking, MOST_PIECES)
    out[LEFT_OVER + turn] = held(left, MOST_POUNDS)
    out[READY + turn] = int(left >= (0 if s.credit else PRIZE[card]))


@rule
def show_order(s: State, seat: int, turn: int, out: Numbers) -> None:
    """Whose turn it is, and how the seats stand in the auction."""
    if s.phase == BIDDING:
        out[HAS_BID + turn] = int(s.bid[seat] != NO_BID)
    elif s.phase == TIE_DRAW or s.phase == LOTS or s.phase == PICKING:
        out[OPEN_BID + turn] = min(s.bid[seat], MOST_BID)
        out[RANK + turn] = s.rank[seat]
    if s.phase == PICKING or s.phase == DRAWING or s.phase == BUILDING:
        out[IN_TURN + turn] = int(s.turn == seat)


@rule
def show_lead(s: State, seat: int, out: Numbers) -> None:
    """The distance to the best of the others, of each seat in landscapes and of this in wealth."""
    richest = 0
    for turn in range(s.seats):
        if turn > 0:
            richest = max(richest, wealth(s, (seat + turn) % s.seats))
        most = 0
        for rival in range(s.seats):
            if rival != turn:
                most = max(most, out[CROSSED + rival])
        out[LEADING + turn] = out[CROSSED + turn] - most
    out[LEAD] = held(wealth(s, seat) - richest, MOST_POUNDS)


@rule
def show_bid(s: State, seat: int, out: Numbers) -> None:
    """What the seat has bid itself."""
    if s.phase == BIDDING and s.bid[seat] != NO_BID:
        out[OWN_BID] = min(s.bid[seat], MOST_BID)
        out[AFTER_BID] = held(s.capital[seat] - s.bid[seat], MOST_POUNDS)


@rule
def show_market(s: State, out: Numbers) -> None:
    """The landscapes for sale, the most promising one first."""
    out[TO_PICK] = s.picked if s.phase == PICKING else 0
    best, worst = -MOST_PRIZE, MOST_PRIZE
    for place in range(s.for_sale):
        card = s.market[place]
        if card:
            best = max(best, promise(card))
            worst = min(worst, promise(card))
            better = 0
            for i in range(s.for_sale):
                rival = s.market[i]
                if rival and promise(rival) * DECK - rival > promise(card) * DECK - card:
                    better += 1
            show_card(card, SALE_CARDS + better, SALE_STRIDE, out)
    out[SPREAD] = min(max(0, best - worst), MOST_PRIZE)


@rule
def show_cards(s: State, out: Numbers) -> None:
    """The stock, the pile and the discards, and what may still come."""
    out[STOCKED_TRACK] = min(s.stock, MOST_PIECES)
    out[STOCKED] = min(s.stocked, MOST_PIECES)
    out[PILED] = s.pile
    out[DISCARDED] = s.discards
    track, prize, unseen = 0, 0, 0
    for card in range(1, DECK + 1):
        place = s.place[card]
        hidden = int(place == PILE or place >= UNSEEN)
        track += TRACK[card] * hidden
        prize += PRIZE[card] * hidden
        unseen += hidden
    out[TRACK_TO_COME] = 10 * track // max(1, unseen)
    out[PRIZE_TO_COME] = min(prize // max(1, unseen), MOST_PRIZE)
