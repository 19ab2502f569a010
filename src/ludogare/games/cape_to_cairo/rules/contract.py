"""The rules of From Cape to Cairo (`rules.en.md`): the contract, phase by phase."""

from __future__ import annotations

from ludogare.core.law.contract import CHANCE, Numbers
from ludogare.core.law.dice import below
from ludogare.core.law.loops import chosen_from_list, drawn_from_list
from ludogare.core.law.rule import rule
from ludogare.games.cape_to_cairo.rules import actions, auction, construction, pile, state
from ludogare.games.cape_to_cairo.rules import options as option
from ludogare.games.cape_to_cairo.rules.components import CAPITAL
from ludogare.games.cape_to_cairo.rules.parts import DECK
from ludogare.games.cape_to_cairo.rules.phases import begin_auction
from ludogare.games.cape_to_cairo.rules.state import State

TO_EIGHTH, SHORTAGE = range(2)


@rule
def start(s: State, seats: int, options: Numbers) -> None:
    """CC-2: everybody has the same capital, every card is in the pile, an auction begins."""
    s.seats = seats
    s.credit = options[option.CREDIT]
    s.pile = DECK
    for card in range(1, DECK + 1):
        s.place[card] = state.PILE
    for seat in range(seats):
        s.capital[seat] = CAPITAL
    begin_auction(s)


@rule
def awaited(s: State) -> int:
    """Who comes next. All who have not bid yet bid at the same time (CC-3.2)."""
    if s.phase == state.BIDDING:
        return auction.yet_to_bid(s)
    if s.phase == state.PICKING or s.phase == state.BUILDING:
        return 1 << s.turn
    return 0 if s.phase == state.OVER else CHANCE


@rule
def legal(s: State, seat: int, out: Numbers) -> int:
    """What a seat may do now."""
    if seat < 0 or not awaited(s) >> seat & 1 or awaited(s) == CHANCE:
        return 0
    if s.phase == state.BIDDING:
        return auction.legal_bids(s, seat, out)
    if s.phase == state.PICKING:
        return auction.legal_picks(s, out)
    return construction.legal_builds(s, seat, out)


@rule
def chances(s: State, out: Numbers, weight: Numbers) -> int:
    """What chance may name: a card of the pile, or a seat when lots are drawn."""
    if s.phase == state.LOTS:
        return auction.chances_of_lots(s, out, weight)
    first, source = first_card(s), pile.source_of_cards(s)
    n = 0
    for card in range(1, DECK + 1):
        out[n] = first + card  # overwritten by the next card unless this one counts:
        weight[n] = 1
        n += s.place[card] == source  # no branch to guess, which doubles the speed
    return n


@rule
def first_card(s: State) -> int:
    """The outcome that names a card, less its number."""
    if s.phase == state.REVEALING:
        return actions.REVEAL - 1
    if s.phase == state.TIE_DRAW:
        return actions.TIE + s.turn * actions.TIE_STRIDE - 1
    if s.phase == state.BONUSES:
        return actions.BONUS + s.turn * actions.BONUS_STRIDE - 1
    return actions.DRAW - 1


@rule
def drawn(s: State, dice: Numbers, out: Numbers, weight: Numbers) -> int:
    """A shortcut to one of the `chances`: cards are drawn by their place in the pile."""
    if s.phase == state.LOTS:
        return drawn_from_list(s, dice, out, weight)
    return first_card(s) + pile.card_of_pile(s, below(dice, s.pile if s.pile else s.discards))


@rule
def chosen(s: State, seat: int, dice: Numbers, out: Numbers) -> int:
    """A shortcut to one of the `legal` actions: bids need no list."""
    if s.phase == state.BIDDING:
        return actions.BID + below(dice, s.capital[seat] + 1)
    return chosen_from_list(s, seat, dice, out)


@rule
def play(s: State, seat: int, action: int) -> None:
    """Carries out an action or an outcome, by the phase of the match."""
    if s.phase == state.REVEALING:
        auction.reveal(s, action - actions.REVEAL + 1)
    elif s.phase == state.BIDDING:
        auction.bid(s, seat, action - actions.BID)
    elif s.phase == state.TIE_DRAW:
        auction.draw_for_tie(s, (action - actions.TIE) % actions.TIE_STRIDE + 1)
    elif s.phase == state.LOTS:
        auction.draw_lot(s, action - actions.LOT)
    elif s.phase == state.PICKING:
        auction.pick(s, seat, action - actions.PICK + 1)
    elif s.phase == state.DRAWING:
        construction.draw(s, action - actions.DRAW + 1)
    elif s.phase == state.BONUSES:
        construction.take_bonus(s, (action - actions.BONUS) % actions.BONUS_STRIDE + 1)
    elif action == actions.PASS:
        construction.pass_turn(s, seat)
    else:
        construction.build(
            s,
            seat,
            (action - actions.BUILD) // actions.BUILD_STRIDE,
            (action - actions.BUILD) % actions.BUILD_STRIDE,
        )


@rule
def score(s: State, out: Numbers) -> None:
    """CC-7.2: landscapes crossed; capital counts for nothing."""
    for seat in range(s.seats):
        out[seat] = s.crossed[seat]


@rule
def winners(s: State) -> int:
    """CC-7.1 and CC-Q16: whoever has crossed most; equals share."""
    if s.phase != state.OVER:
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
    if s.phase != state.OVER:
        return -1
    return SHORTAGE if s.stuck else TO_EIGHTH


@rule
def hide(s: State, seat: int) -> None:
    """CC-3.2: bids of others. CC-Q10: pile and bonus cards, for everybody."""
    if s.phase == state.BIDDING:
        for other in range(s.seats):
            if other != seat and s.bid[other] != state.NO_BID:
                s.bid[other] = state.HIDDEN_BID
    for card in range(1, DECK + 1):
        if s.place[card] == state.PILE or s.place[card] >= state.BONUS_OF:
            s.place[card] = state.UNSEEN
    for other in range(s.seats):
        for i in range(s.bonuses[other]):
            s.bonus[other, i] = state.HIDDEN_CARD


@rule
def cover(s: State, viewer: int, seat: int, action: int) -> int:
    """Others see that a bid was made, and who takes a bonus card."""
    if actions.BID <= action < actions.BID_COVERED and viewer != seat:
        return actions.BID_COVERED
    if action >= actions.BONUS:
        return action - (action - actions.BONUS) % actions.BONUS_STRIDE + DECK
    return action


@rule
def deal(s: State, seat: int, dice: Numbers) -> None:
    """Any bids that could be paid, and any bonus cards out of those not seen."""
    for other in range(s.seats):
        if s.bid[other] == state.HIDDEN_BID:
            s.bid[other] = below(dice, s.capital[other] + 1)
        for i in range(s.bonuses[other]):
            if s.bonus[other, i] == state.HIDDEN_CARD:
                card = unseen_card(s, dice)
                s.bonus[other, i] = card
                s.place[card] = state.BONUS_OF + other
    for card in range(1, DECK + 1):
        if s.place[card] == state.UNSEEN:
            s.place[card] = state.PILE


@rule
def unseen_card(s: State, dice: Numbers) -> int:
    """Any one of the cards not seen."""
    unseen = 0
    for card in range(1, DECK + 1):
        if s.place[card] == state.UNSEEN:
            unseen += 1
    left = below(dice, unseen)
    card = 1
    while s.place[card] != state.UNSEEN or left > 0:
        if s.place[card] == state.UNSEEN:
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
        if s.place[card] == state.MARKET or s.place[card] == state.ASIDE:
            out[0] += 1
