"""The state of a match of From Cape to Cairo."""

from ludogare.core.law.state import Fields, i8, i16

# Where a card lies (`place`). Bonus cards of seat p lie at BONUS_OF + p; what nobody may
# know, pile or bonus, is UNSEEN in a hidden state.
PILE, DISCARDS, STOCK, MARKET, ASIDE, ROW, UNSEEN, BONUS_OF = range(8)

# What comes next (`phase`).
REVEALING, BIDDING, TIE_DRAW, LOTS, PICKING, DRAWING, BUILDING, BONUSES, OVER = range(9)

NO_BID, HIDDEN_BID = -1, -2
HIDDEN_CARD = -1


class State(Fields):
    """Everything there is to know about one match. Cards are numbered 1 to 50; 0 is none."""

    seats: i8
    credit: i8
    phase: i8
    turn: i8  # who builds, picks, or draws for a tie
    place: i8[51]  # where each card lies; index 0 is not used
    pile: i8  # how many cards lie in the pile
    discards: i8
    capital: i16[4]  # pounds, by seat
    bid: i16[4]
    rank: i8[4]  # seats ahead in the order of the bids
    market: i8[4]  # the cards for sale, in the order in which they turned up
    for_sale: i8
    picked: i8  # seats that have picked in this auction
    row: i8[4, 8]  # landscapes bought, by seat, in the order of purchase
    bought: i8[4]  # how many of them
    crossed: i8[4]  # how many of those are crossed; the locomotive stands there
    track: i8[4]  # pieces of track on the landscapes not yet crossed
    stock: i8  # pieces of track in the common stock
    stocked: i8  # cards in it
    drew: i8  # 1 if the seat in turn drew a card, 0 if there was none
    stuck: i8  # passes in a row by seats that drew nothing
    tied: i8  # the rank that is being settled
    tie_card: i8[4]  # what each seat drew in this round of the tie
    bonus: i8[4, 5]  # bonus cards held, the one held longest first
    bonuses: i8[4]  # how many
    builder: i8  # who crossed last, while bonus cards are given out
