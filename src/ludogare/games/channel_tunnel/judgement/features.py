"""What a position of 1987 Channel Tunnel looks like to one side.

Colours of tokens and tiles are not shown as such: it counts how high the stacks in hand are, which
slots they can take, and whether one matches the next tile. Hopes are those of `evaluation.py`, in
tenths of a point.
"""

from __future__ import annotations

from ludogare.core.declaration.features import Features, clear, hold
from ludogare.core.law.contract import Numbers
from ludogare.core.law.rule import rule, table
from ludogare.games.channel_tunnel.judgement.evaluation import (
    POINT,
    abilities,
    begun,
    card_worth,
    cards_due,
    hands,
    hope,
    poised,
    step_worth,
    works,
)
from ludogare.games.channel_tunnel.rules.components import (
    ARRIVAL_EACH,
    ARRIVAL_POINTS,
    DEVELOPMENT,
    DRIFT_LEVELS,
    ECU,
    FIRST_TEMPORARY,
    KIND,
    LAST_LEVEL,
    LAST_STEP,
    NONE,
    REQUIREMENT,
    SEATS,
    SECONDARY,
    SLOTS,
    TILES,
    TOPOGRAPHIC,
)
from ludogare.games.channel_tunnel.rules.options import (
    NO_DEVELOPMENT,
    OTHER_KIND,
    OTHER_KIND_NO_DEVELOPMENT,
)
from ludogare.games.channel_tunnel.rules.parts import ACTS, AGENDA, CARDS, DRIFTS, HUES, KINDS
from ludogare.games.channel_tunnel.rules.possible import (
    barrier,
    drillable,
    extra_tokens,
    next_colour,
    purse,
    room,
)
from ludogare.games.channel_tunnel.rules.scoring import (
    cards_of,
    topographic_points,
    total,
    track_points,
)
from ludogare.games.channel_tunnel.rules.state import OWN_OF, State

TENTH = POINT // 10
HOPES = 200
MONEY = 6
PASSIVE = TOPOGRAPHIC + 1  # kinds of cards that are counted; the others are used
ABILITIES = KINDS[PASSIVE:]
PHASES = (
    "recruiting", "exchanging", "turn", "keeping", "paying", "taking", "moving", "crossing",
    "looking", "realigning", "giving", "chaining", "choosing", "deciding", "promoting",
    "setting", "refilling", "drawing", "revealing", "peeking", "drifting", "agenda", "over",
)  # fmt: skip
RANKS = ("first", "second", "third", "fourth", "fifth")
RULES = (
    "agenda", "deviation on arrival", "no agenda for media", "another kind", "no development",
    "chains at once", "free choice of payment", "chains on the last action",
)  # fmt: skip
OFFERS = [f"{card} {act}" for card in RANKS[:3] for act in ACTS[:DEVELOPMENT]]
ON_SALE = RANKS[:3]

FEATURES = Features(SEATS)
SCORED = FEATURES.by_seat("points", 15, signed=True)
HOPED = FEATURES.by_seat("points and hopes, in tenths", 2 * HOPES, signed=True)
TRACKED = FEATURES.by_seat("points of tracks", 8)
SURVEYED = FEATURES.by_seat("points of topographic analyses", 10)
WORKS = FEATURES.by_seat("hope for the own half of the tunnel, in tenths", HOPES)
HANDS = FEATURES.by_seat("hope for tokens, in tenths", HOPES // 2, signed=True)
ABLE = FEATURES.by_seat("hope for cards to use, in tenths", 40)
STEP = FEATURES.by_seat("hope for a Technology action, in tenths", 40, signed=True)
ARRIVING = FEATURES.by_seat("points ahead if it arrived now", 15, signed=True)
POISED = FEATURES.by_seat("can arrive now and win", 1)
DRILLED = FEATURES.by_seat("tiles drilled", TILES)
REVEALED = FEATURES.by_seat("tiles turned up ahead", 3)
STORED = FEATURES.by_seat("tiles stored", 3)
SPACE = FEATURES.by_seat("free storage", 3)
MAY_DRILL = FEATURES.by_seat("the next tile can be drilled", 1)
MATCHING = FEATURES.by_seat("tokens that match the next tile", 3)
DEVIATION = FEATURES.by_seat("deviation", LAST_LEVEL)
STRAYING = FEATURES.by_seat("odds that a deviation card loses the match, in hundredths", 25)
MILLIONS = FEATURES.by_seat("millions", MONEY)
MARKERS = FEATURES.by_seat("steps of track", LAST_STEP, ("A", "B"))
BARRIERS = FEATURES.by_seat("millions that lack for the next step of track", MONEY, ("A", "B"))
MORE_TOKENS = FEATURES.by_seat("tokens more each round", 2)
TOKENS = FEATURES.by_seat("tokens in hand", 10)
HEIGHTS = FEATURES.by_seat(
    "height of the stack in hand", 4, ("first", "second", "third", "fourth", "fifth")
)
SLOTS_OPEN = FEATURES.by_seat("stacks that can take slot", 2, SLOTS)
PASSED = FEATURES.by_seat("has passed", 1)
IN_TURN = FEATURES.by_seat("in turn", 1)
FIRST = FEATURES.by_seat("first player", 1)
OWNS = FEATURES.by_seat("cards of", 3, KINDS[:PASSIVE])
CARDS_OWNED = FEATURES.by_seat("cards", 8)
LIVE = FEATURES.by_seat("uses left of", 1, ABILITIES)
PENDING = FEATURES.by_seat("agenda to resolve", 1, AGENDA)
LEAD = FEATURES.add("hopes ahead of the other, in tenths", HOPES, signed=True)
POINTS_LEAD = FEATURES.add("points ahead of the other", 10, signed=True)
BRITAIN = FEATURES.add("plays Britain", 1)
PHASE = FEATURES.add("phase", 1, PHASES)
BEGUN = FEATURES.add("action begun", 1, ACTS)
DUE = FEATURES.add("deviation cards to draw", 2)
HEIGHT = FEATURES.add("height of the stack on slot", 3, SLOTS)
SALE_WORTH = FEATURES.add("worth of a card shown, in tenths", 40, ON_SALE, signed=True)
SALE_OTHER = FEATURES.add("worth of it to the other, in tenths", 40, ON_SALE, signed=True)
SALE_ECU = FEATURES.add("its millions", 3, ON_SALE)
SALE_ACT = FEATURES.add(
    "its action", 1, [f"{card} {act}" for card in ON_SALE for act in ACTS[:DEVELOPMENT]]
)
SALE_TILE = FEATURES.add("it wants a tile", 1, ON_SALE)
DRIFT = FEATURES.add("levels of the next deviation card, in tenths", 10)
ROUND = FEATURES.add("round", 10)
BAG = FEATURES.add("tokens in the bag", 10)
OPTIONS = FEATURES.add("with", 1, RULES)
SIZE = FEATURES.size
MOST = table(FEATURES.most)
USED, COUNTED = len(ABILITIES), PASSIVE
AGENDA_CARDS = len(AGENDA)
SHOWN = len(ON_SALE)


@FEATURES.rule
def observe(s: State, seat: int, out: Numbers, room: Numbers) -> None:
    """The sides, the one that looks on first; the slots and cards; the round; the options."""
    clear(out, SIZE)
    act = begun(s)
    due = cards_due(s, act)
    for turn in range(SEATS):
        side = (seat + turn) % SEATS
        mine = side == s.turn
        show_hopes(s, side, turn, act if mine else -1, due if mine else 0, out)
        show_tunnel(s, side, turn, out)
        show_technology(s, side, turn, out)
        show_tokens(s, side, turn, out)
        show_cards(s, side, turn, out)
    out[LEAD] = out[HOPED] - out[HOPED + 1]
    lead = out[SCORED] - out[SCORED + 1]
    out[POINTS_LEAD] = lead
    out[ARRIVING] = arrival(s, 1 - seat) + lead
    out[ARRIVING + 1] = arrival(s, seat) - lead
    out[BRITAIN] = int(seat == 0)
    show_slots(s, seat, out)
    out[PHASE + s.phase] = 1
    if act >= 0:
        out[BEGUN + act] = 1
    out[DUE] = due
    out[ROUND] = s.round
    for colour in range(HUES):
        out[BAG] += s.bag[colour]
    show_options(s, out)
    hold(out, MOST, SIZE)


@rule
def arrival(s: State, other: int) -> int:
    """CT-9.6: what arriving now would bring, while the other is behind."""
    return ARRIVAL_POINTS + ARRIVAL_EACH * (TILES - s.drilled[other])


@rule
def show_hopes(s: State, side: int, turn: int, act: int, due: int, out: Numbers) -> None:
    """Points, and the terms of the judgement."""
    out[SCORED + turn] = total(s, side)
    out[HOPED + turn] = hope(s, side, act, due) // TENTH
    out[TRACKED + turn] = track_points(s, side)
    out[SURVEYED + turn] = topographic_points(s, side)
    out[WORKS + turn] = works(s, side, act) // TENTH
    out[HANDS + turn] = hands(s, side, act) // TENTH
    out[ABLE + turn] = abilities(s, side) // TENTH
    out[STEP + turn] = step_worth(s, side) // TENTH
    out[POISED + turn] = int(poised(s, side))


@rule
def show_tunnel(s: State, side: int, turn: int, out: Numbers) -> None:
    """The own half of the tunnel, the storage, and how far the machine has strayed."""
    out[DRILLED + turn] = s.drilled[side]
    out[REVEALED + turn] = max(0, s.planned[side] - s.drilled[side])
    out[STORED + turn] = s.stored[side]
    out[SPACE + turn] = max(0, room(s, side) - s.stored[side])
    if drillable(s, side):
        out[MAY_DRILL + turn] = 1
    if s.planned[side] > s.drilled[side]:
        out[MATCHING + turn] = s.hand[side, next_colour(s, side)]
    out[DEVIATION + turn] = s.deviation[side]
    left, lost, levels = 0, 0, 0
    for card in range(DRIFTS):
        if s.drifted[card] == 0:
            left += 1
            levels += DRIFT_LEVELS[card]
            lost += int(s.deviation[side] + DRIFT_LEVELS[card] > LAST_LEVEL)
    out[STRAYING + turn] = 100 * lost // max(1, left)
    out[DRIFT] = 10 * levels // max(1, left)


@rule
def show_technology(s: State, side: int, turn: int, out: Numbers) -> None:
    """The tracks, and the money for their next steps."""
    out[MILLIONS + turn] = s.ecu[side]
    out[MORE_TOKENS + turn] = extra_tokens(s, side)
    for track in range(2):
        at = turn * 2 + track
        out[MARKERS + at] = s.marker[side, track]
        if s.marker[side, track] < LAST_STEP:
            out[BARRIERS + at] = max(0, barrier(s, side, track) - purse(s, side))


@rule
def show_tokens(s: State, side: int, turn: int, out: Numbers) -> None:
    """The stacks in hand, the highest first, the slots that they can take, and whose turn it is."""
    out[TOKENS + turn] = s.tokens[side]
    out[PASSED + turn] = s.passed >> side & 1
    out[IN_TURN + turn] = int(s.turn == side)
    out[FIRST + turn] = int(s.first == side)
    for colour in range(HUES):
        height = s.hand[side, colour]
        higher = 0
        for other in range(HUES):
            rival = s.hand[side, other]
            higher += int(rival > height or (rival == height and other < colour))
        out[HEIGHTS + turn * HUES + higher] = height
        for slot in range(SLOTS):
            out[SLOTS_OPEN + turn * SLOTS + slot] += int(height > s.stack[slot])


@rule
def show_cards(s: State, side: int, turn: int, out: Numbers) -> None:
    """The cards of a side, the uses that are left of them, and what its agenda asks."""
    out[CARDS_OWNED + turn] = cards_of(s, side)
    for card in range(1, CARDS + 1):
        kind = KIND[card]
        if s.place[card] == OWN_OF + side:
            if kind < COUNTED:
                out[OWNS + turn * COUNTED + kind] += 1
            elif s.ready[side] >> card & 1:
                out[LIVE + turn * USED + kind - COUNTED] += 1 + int(s.load[card, 1] > 0)
    if s.pending[side]:
        out[PENDING + turn * AGENDA_CARDS + s.pending[side] - 1] = 1


@rule
def show_slots(s: State, seat: int, out: Numbers) -> None:
    """The stacks on the slots, and the cards shown on the temporary ones."""
    for slot in range(SLOTS):
        out[HEIGHT + slot] = s.stack[slot]
    for at in range(SHOWN):
        card = s.shown[FIRST_TEMPORARY + at]
        if card:
            out[SALE_WORTH + at] = card_worth(s, seat, card) // TENTH
            out[SALE_OTHER + at] = card_worth(s, 1 - seat, card) // TENTH
            out[SALE_ECU + at] = ECU[card]
            out[SALE_ACT + at * DEVELOPMENT + SECONDARY[card]] = 1
            out[SALE_TILE + at] = int(REQUIREMENT[card] != NONE)


@rule
def show_options(s: State, out: Numbers) -> None:
    """The options in force."""
    out[OPTIONS] = s.agenda
    out[OPTIONS + 1] = s.late_check
    out[OPTIONS + 2] = s.no_media
    out[OPTIONS + 3] = int(s.heavy == OTHER_KIND or s.heavy == OTHER_KIND_NO_DEVELOPMENT)
    out[OPTIONS + 4] = int(s.heavy == NO_DEVELOPMENT or s.heavy == OTHER_KIND_NO_DEVELOPMENT)
    out[OPTIONS + 5] = s.at_once
    out[OPTIONS + 6] = s.free_choice
    out[OPTIONS + 7] = s.last_only
