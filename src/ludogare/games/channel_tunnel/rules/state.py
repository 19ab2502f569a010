"""The state of a match of 1987 Channel Tunnel."""

from ludogare.core.law.state import Fields, i8, i16, i64

# What comes next (`phase`): first what a seat decides …
(
    RECRUITING, EXCHANGING, TURN, KEEPING, PAYING, TAKING, MOVING, CROSSING, LOOKING, REALIGNING,
    GIVING, CHAINING, CHOOSING, DECIDING, PROMOTING,
) = range(15)  # fmt: skip
# … then what chance decides …
SETTING, REFILLING, DRAWING, REVEALING, PEEKING, DRIFTING, AGENDA_DRAW, OVER = range(15, 23)
# … then what follows by itself, before anybody is awaited again.
(
    NEW_ROUND, TO_RECRUIT, TO_DRAW, DRAWN, TO_EXCHANGE, TO_TURN, TO_KEEP, ROUND_OVER, TO_REFILL,
    TO_ACT, PAID, TO_CROSS, MOVED, TO_REALIGN, DONE, ACTED, TO_CHAIN, TURN_OVER,
) = range(23, 41)  # fmt: skip
BY_ITSELF = NEW_ROUND

# Where a card is (`place`).
DECK, DISCARDS, SHOWN, ECU_OF, OWN_OF = 0, 1, 2, 3, 5  # the last two plus a seat

UNKNOWN = 0  # a tile that nobody has seen; known ones are 1 + colour * 2 + symbol
HIDDEN_TILE = 11  # one that somebody else has looked at


class State(Fields):
    """Everything there is to know about one match; seat 0 plays Britain, seat 1 France.

    Tiles of a side are numbered from its board to its flag. A tile that nobody has seen has
    no identity; `unseen` counts what is left to turn up.
    """

    agenda: i8  # options, as the places of their values
    late_check: i8
    no_media: i8
    heavy: i8
    at_once: i8
    free_choice: i8
    last_only: i8
    phase: i8
    after: i8  # what goes on when the display is full again
    turn: i8
    first: i8  # who holds the first player card
    passed: i8  # mask of seats
    round: i8
    idle: i8  # rounds in a row without a stack placed
    busy: i8  # 1 once a stack was placed this round
    arrived: i8  # 1 + the seat that reached its flag
    lost: i8  # 1 + the seat that strayed too far
    bag: i8[5]
    hand: i8[2, 5]
    tokens: i8[2]  # in hand
    limit: i8[2]  # the maximum of this round
    stack: i8[5]  # height, by slot
    stack_colour: i8[5]
    place: i8[34]
    shown: i8[5]  # the card on each temporary slot
    gap: i8  # the slot that is being refilled
    deck: i8
    discards: i8
    load: i8[34, 2]  # 1 + colour of the tiles on a card
    ready: i64[2]  # cards with an ability and tiles, as bits
    used: i64  # cards used this round, as bits
    ecu: i16[2]  # millions under each board
    storage: i8[2, 5]
    stored: i8[2]
    tile: i8[2, 9]  # not drilled yet
    looked: i8[2, 9]  # who has looked at a face-down tile, a mask
    planned: i8[2]  # tiles turned up, drilled ones included
    drilled: i8[2]
    unseen: i8[10]  # by colour * 2 + symbol
    gone: i8[5]  # tiles out of the game
    marker: i8[2, 2]
    deviation: i8[2]  # levels away from 0
    drifted: i8[9]  # 1 for deviation cards in the discard
    agenda_left: i8  # mask of the agenda cards not yet drawn
    pending: i8[2]  # 1 + agenda card
    resolved: i8[2]  # mask of agenda cards
    slot: i8  # where the stack of this turn lies
    act: i8  # the action being carried out
    target: i8  # the slot, track, tile, colour or agenda card it is about
    side: i8  # of the tile looked at
    due: i8  # how many more: tokens, deviation cards, millions
    money: i16  # millions put in for a barrier, then what is left of them
    useful: i8  # 1 once a Technology action has done something
    crossed: i8  # 1 once it has crossed a barrier
    acts: i8  # actions done this turn
    last: i8[5]  # which of them was the last of its kind, from 1
    first_act: i8  # the kind of the first one, for which the stack was placed
    last_act: i8  # the kind of the last one
    since: i8[34]  # red cards acquired this turn react to later actions only
    bought: i8  # 1 if there are any
