"""The rules of From Cape to Cairo, clause by clause (`rules.en.md`)."""

from __future__ import annotations

from ludogare.core.contract import CHANCE, Numbers
from ludogare.core.dice import below
from ludogare.core.rule import rule
from ludogare.games.cape_to_cairo.actions import (
    BID,
    BID_COVERED,
    BONUS,
    BONUS_STRIDE,
    BUILD,
    BUILD_STRIDE,
    DRAW,
    LOT,
    PASS,
    PICK,
    REVEAL,
    TIE,
    TIE_STRIDE,
)
from ludogare.games.cape_to_cairo.components import (
    CAPITAL,
    DECK,
    GOAL,
    KIND,
    MOST_BONUSES,
    NEED,
    PRIZE,
    RIVER,
    TRACK,
    TRACK_PRICE,
)
from ludogare.games.cape_to_cairo.state import (
    ASIDE,
    BIDDING,
    BONUS_OF,
    BONUSES,
    BUILDING,
    DISCARDS,
    DRAWING,
    HIDDEN_BID,
    HIDDEN_CARD,
    LOTS,
    MARKET,
    NO_BID,
    OVER,
    PICKING,
    PILE,
    REVEALING,
    ROW,
    STOCK,
    TIE_DRAW,
    UNSEEN,
    State,
)

RESERVE = 2  # CC-Q13: cards that bonuses always leave, beyond a full set of landscapes
TO_EIGHTH, SHORTAGE = range(2)


@rule
def start(s: State, seats: int, options: Numbers) -> None:
    """CC-2: everybody has the same capital, every card is in the pile, an auction begins."""
    s.seats = seats
    s.credit = options[0]
    s.pile = DECK
    for card in range(1, DECK + 1):
        s.place[card] = PILE
    for seat in range(seats):
        s.capital[seat] = CAPITAL
    begin_auction(s)


@rule
def awaited(s: State) -> int:
    """Who comes next. All who have not bid yet bid at the same time (CC-3.2)."""
    if s.phase == BIDDING:
        mask = 0
        for seat in range(s.seats):
            if s.bid[seat] == NO_BID:
                mask |= 1 << seat
        return mask
    if s.phase == PICKING or s.phase == BUILDING:
        return 1 << s.turn
    return 0 if s.phase == OVER else CHANCE


@rule
def legal(s: State, seat: int, out: Numbers) -> int:
    """What a seat may do now."""
    if seat < 0 or not awaited(s) >> seat & 1 or awaited(s) == CHANCE:
        return 0
    if s.phase == BIDDING:
        return legal_bids(s, seat, out)
    if s.phase == PICKING:
        return legal_picks(s, out)
    return legal_builds(s, seat, out)


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
    if s.drew or n == 0:  # CC-Q14: who drew nothing must build if that is possible
        out[n] = PASS
        n += 1
    return n


@rule
def missing(s: State, seat: int) -> int:
    """CC-4.5, CC-4.6: the track that row and stock do not supply for the next landscape."""
    need = NEED[KIND[s.row[seat, s.crossed[seat]]]]
    return max(0, need - s.track[seat] - s.stock)


@rule
def chances(s: State, out: Numbers, weight: Numbers) -> int:
    """What chance may name: a card of the pile, or a seat when lots are drawn."""
    if s.phase == LOTS:
        return chances_of_lots(s, out, weight)
    first = DRAW
    if s.phase == REVEALING:
        first = REVEAL
    elif s.phase == TIE_DRAW:
        first = TIE + s.turn * TIE_STRIDE
    elif s.phase == BONUSES:
        first = BONUS + s.turn * BONUS_STRIDE
    source = PILE if s.pile else DISCARDS  # CC-5: an empty pile is made anew
    n = 0
    for card in range(1, DECK + 1):
        out[n] = first + card - 1  # overwritten by the next card unless this one counts:
        weight[n] = 1
        n += s.place[card] == source  # no branch to guess, which doubles the speed
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
def play(s: State, seat: int, action: int) -> None:
    """Carries out an action or an outcome, by the phase of the match."""
    if s.phase == REVEALING:
        reveal(s, action - REVEAL + 1)
    elif s.phase == BIDDING:
        bid(s, seat, action - BID)
    elif s.phase == TIE_DRAW:
        draw_for_tie(s, (action - TIE) % TIE_STRIDE + 1)
    elif s.phase == LOTS:
        draw_lot(s, action - LOT)
    elif s.phase == PICKING:
        pick(s, seat, action - PICK + 1)
    elif s.phase == DRAWING:
        draw(s, action - DRAW + 1)
    elif s.phase == BONUSES:
        take_bonus(s, (action - BONUS) % BONUS_STRIDE + 1)
    elif action == PASS:
        pass_turn(s, seat)
    else:
        build(s, seat, (action - BUILD) // BUILD_STRIDE, (action - BUILD) % BUILD_STRIDE)


# The pile (CC-5)


@rule
def take(s: State, card: int, to: int) -> None:
    """A card leaves the pile; if that was empty, the discards become the pile first (CC-5.1)."""
    if s.pile == 0:
        for other in range(1, DECK + 1):
            if s.place[other] == DISCARDS:
                s.place[other] = PILE
        s.pile = s.discards
        s.discards = 0
    s.pile -= 1
    s.place[card] = to


@rule
def discard(s: State, card: int) -> None:
    """A card joins the discards."""
    s.place[card] = DISCARDS
    s.discards += 1


@rule
def discard_all(s: State, at: int) -> None:
    """All cards that lie in one place join the discards."""
    for card in range(1, DECK + 1):
        if s.place[card] == at:
            discard(s, card)


# The auction (CC-3)


@rule
def begin_auction(s: State) -> None:
    """CC-3.1: as many landscapes turn up as there are players."""
    s.phase = REVEALING
    s.for_sale = 0
    for seat in range(s.seats):
        s.bid[seat] = NO_BID
        s.rank[seat] = 0


@rule
def reveal(s: State, card: int) -> None:
    """CC-3.1: a landscape turns up for sale."""
    take(s, card, MARKET)
    s.market[s.for_sale] = card
    s.for_sale += 1
    if s.for_sale == s.seats:
        s.phase = BIDDING


@rule
def bid(s: State, seat: int, amount: int) -> None:
    """CC-3.2: a secret bid; the last one opens them all."""
    s.bid[seat] = amount
    if awaited(s) == 0:
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
                s.phase = LOTS  # CC-Q15
            else:
                s.phase = TIE_DRAW
                s.turn = next_tied(s, 0)
            return
    discard_all(s, ASIDE)  # CC-3.8
    s.phase = PICKING
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
    take(s, card, ASIDE)
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
    s.place[card] = ROW
    s.row[seat, s.bought[seat]] = card
    s.bought[seat] += 1
    s.track[seat] += TRACK[card]


# Construction (CC-4)


@rule
def begin_turn(s: State, seat: int) -> None:
    """CC-4.3: a turn begins with a card for the stock, if there is one left (CC-Q14)."""
    s.turn = seat
    s.drew = 1 if s.pile + s.discards else 0
    s.phase = DRAWING if s.drew else BUILDING


@rule
def draw(s: State, card: int) -> None:
    """CC-4.3: the card joins the common stock."""
    take(s, card, STOCK)
    s.stock += TRACK[card]
    s.stocked += 1
    s.phase = BUILDING


@rule
def pass_turn(s: State, seat: int) -> None:
    """CC-4.10: the left neighbour's turn; the stock stays. CC-Q16: nobody can go on."""
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


# The end (CC-7)


@rule
def score(s: State, out: Numbers) -> None:
    """CC-7.2: landscapes crossed; capital counts for nothing."""
    for seat in range(s.seats):
        out[seat] = s.crossed[seat]


@rule
def winners(s: State) -> int:
    """CC-7.1 and CC-Q16: whoever has crossed most; equals share."""
    if s.phase != OVER:
        return 0
    most = 0
    for seat in range(s.seats):
        most = max(most, s.crossed[seat])
    mask = 0
    for seat in range(s.seats):
        if s.crossed[seat] == most:
            mask |= 1 << seat
    return mask


@rule
def ending(s: State) -> int:
    """Why the match is over."""
    if s.phase != OVER:
        return -1
    return SHORTAGE if s.stuck else TO_EIGHTH


# What a seat may know


@rule
def hide(s: State, seat: int) -> None:
    """CC-3.2: bids of others. CC-Q10: pile and bonus cards, for everybody."""
    if s.phase == BIDDING:
        for other in range(s.seats):
            if other != seat and s.bid[other] != NO_BID:
                s.bid[other] = HIDDEN_BID
    for card in range(1, DECK + 1):
        if s.place[card] == PILE or s.place[card] >= BONUS_OF:
            s.place[card] = UNSEEN
    for other in range(s.seats):
        for i in range(s.bonuses[other]):
            s.bonus[other, i] = HIDDEN_CARD


@rule
def cover(s: State, viewer: int, seat: int, action: int) -> int:
    """Others see that a bid was made, and who takes a bonus card."""
    if BID <= action < BID_COVERED and viewer != seat:
        return BID_COVERED
    if action >= BONUS:
        return action - (action - BONUS) % BONUS_STRIDE + DECK
    return action


@rule
def deal(s: State, seat: int, dice: Numbers) -> None:
    """Any bids that could be paid, and any bonus cards out of those not seen."""
    for other in range(s.seats):
        if s.bid[other] == HIDDEN_BID:
            s.bid[other] = below(dice, s.capital[other] + 1)
        for i in range(s.bonuses[other]):
            if s.bonus[other, i] == HIDDEN_CARD:
                card = unseen_card(s, dice)
                s.bonus[other, i] = card
                s.place[card] = BONUS_OF + other
    for card in range(1, DECK + 1):
        if s.place[card] == UNSEEN:
            s.place[card] = PILE


@rule
def unseen_card(s: State, dice: Numbers) -> int:
    """Any one of the cards not seen."""
    unseen = 0
    for card in range(1, DECK + 1):
        if s.place[card] == UNSEEN:
            unseen += 1
    left = below(dice, unseen)
    card = 1
    while s.place[card] != UNSEEN or left > 0:
        if s.place[card] == UNSEEN:
            left -= 1
        card += 1
    return card


@rule
def count(s: State, out: Numbers) -> None:
    """Fifty cards, each in one place, as the other fields say it."""
    out[0] = s.pile + s.discards + s.stocked
    for seat in range(s.seats):
        out[0] += s.bought[seat] + s.bonuses[seat]
    for card in range(1, DECK + 1):
        if s.place[card] == MARKET or s.place[card] == ASIDE:
            out[0] += 1
