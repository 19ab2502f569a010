"""What bots are told about 1987 Channel Tunnel: what a position is worth, and what to try."""

from __future__ import annotations

import math
from itertools import combinations

from ludogare.core.declaration.judgement import Judgement, SearchSettings
from ludogare.core.law.contract import Numbers
from ludogare.core.law.rule import rule, table
from ludogare.games.channel_tunnel.rules import actions, state
from ludogare.games.channel_tunnel.rules.components import (
    AGENDA_POINTS,
    ARRIVAL_EACH,
    ARRIVAL_POINTS,
    BARRIER,
    DEVELOPMENT,
    DRIFT_LEVELS,
    DRILLING,
    ECU,
    EXTRA_STORAGE,
    EXTRA_TOKENS,
    FINANCE,
    FIRST_TEMPORARY,
    INFLUENCE,
    KIND,
    LAST_LEVEL,
    LAST_STEP,
    NONE,
    PLANNING,
    POINTS,
    REQUIREMENT,
    SECONDARY,
    SLOTS,
    TECHNOLOGY,
    TILES,
    TOPOGRAPHIC,
    TRACK_POINTS,
)
from ludogare.games.channel_tunnel.rules.contract import legal
from ludogare.games.channel_tunnel.rules.parts import HUES
from ludogare.games.channel_tunnel.rules.possible import (
    checks,
    drillable,
    extra_tokens,
    next_colour,
    purse,
    room,
)
from ludogare.games.channel_tunnel.rules.scoring import owned, total
from ludogare.games.channel_tunnel.rules.state import State


def odds_of_loss(cards: int, levels: int) -> int:
    """How often so many deviation cards of a full deck lose the match, in thousandths."""
    draws = [sum(drawn) for drawn in combinations(DRIFT_LEVELS, cards)]
    return round(1000 * sum(drift > levels for drift in draws) / len(draws))


# All in hundredths of a point, rounded from a logistic fit of who won to 57,000 positions out of
# 700 matches between searching bots; what the fit does not see was set by hand: what is kept,
# a free action, what an agenda card costs, and who can end the match.
POINT = 100
A_DRILLED_TILE = 300
THE_LAST_TILE = 400  # is all that is missing, and would win
A_TOKEN_EACH_ROUND = 30  # for each tile that the leader has still to drill
A_STORAGE_SPACE = 40
A_MILLION = 40
AN_INFLUENCE = 40  # beside its points: for Political duel and European speech
A_USE = table([0] * 5 + [80, 20, 20, 80, 80, 80, 20, 20, 80, 80, 20])  # of a card, by kind
A_FREE_ACTION = 150
TURNED_UP = table([0, 130, 220, 300, 360, 400, 430, 450, 460, 460])  # tiles ready to be drilled
STORED = table([0, 85, 165, 200, 220])  # tiles in storage
DANGER = table([300, 60, 10, 5, 0])  # of straying, beside the points, by levels that are left
STACK = table([0, 70, 140, 220, 300, 380])  # tokens of a colour in hand
KEPT = table([0, 2, 12, 28, 48, 64])  # the same, kept for the next round
PENALTY = table([40, 80, 0, 70, 50, 130])  # what an agenda card costs
LOST = table([[odds_of_loss(cards, levels) for levels in range(5)] for cards in range(3)])
SPREAD = 500  # a lead that is worth 73 % of the victory
STEP = 25
SHARE = table([round(1000 / (1 + math.exp(-STEP * i / SPREAD))) for i in range(-120, 121)])
ON_THE_MOVE = 950  # thousandths for a seat that may end the match in its favour now


@rule
def begun(s: State) -> int:
    """The action that the seat in turn has placed a stack for and not carried out yet, or -1."""
    phase = s.phase
    if phase == state.PAYING:
        return DRILLING
    if phase == state.TAKING:
        return FINANCE
    if phase == state.MOVING:
        return TECHNOLOGY
    if phase == state.REVEALING:
        return PLANNING
    if phase == state.GIVING:
        return DEVELOPMENT
    return s.act if phase == state.REFILLING and s.after == state.TO_ACT else -1


@rule
def left(s: State) -> int:
    """How many tiles the leader has still to drill: the time that is left."""
    return TILES - max(s.drilled[0], s.drilled[1])


@rule
def step_worth(s: State, seat: int) -> int:
    """The best that a Technology action could bring now."""
    money = s.ecu[seat]
    level = s.deviation[seat]
    best = (POINT - A_MILLION) * min(level, money)
    for track in range(2):
        row = seat * 2 + track
        at = s.marker[seat, track]
        if at == LAST_STEP:
            continue
        price = BARRIER[row, at + 1]
        if price > purse(s, seat):
            continue
        gain = POINT * (TRACK_POINTS[row, at + 1] - TRACK_POINTS[row, at])
        more = EXTRA_TOKENS[row, at + 1] - EXTRA_TOKENS[row, at]
        gain += A_TOKEN_EACH_ROUND * left(s) * more
        gain += A_STORAGE_SPACE * (EXTRA_STORAGE[row, at + 1] - EXTRA_STORAGE[row, at])
        if price:
            gain += POINT * min(level, max(0, money - price)) - A_MILLION * money
        best = max(best, gain)
    return best


@rule
def tiles_worth(stored: int) -> int:
    """What tiles in storage are worth: the first ones most."""
    return STORED[max(0, min(4, stored))]


@rule
def card_worth(s: State, seat: int, card: int) -> int:
    """What a card will bring to whoever develops it."""
    kind = KIND[card]
    worth = POINT * POINTS[card]
    if kind == TOPOGRAPHIC:
        worth += POINT * (1 + owned(s, seat, TOPOGRAPHIC))
    worth += A_USE[kind] + AN_INFLUENCE * (kind == INFLUENCE)
    if REQUIREMENT[card] != NONE:
        worth -= tiles_worth(s.stored[seat]) - tiles_worth(s.stored[seat] - 1)
    return worth


@rule
def begun_worth(s: State, seat: int, act: int) -> int:
    """What the action that was begun will bring, Drilling excepted."""
    if act == TECHNOLOGY:
        return step_worth(s, seat)
    if act == DEVELOPMENT:
        return card_worth(s, seat, s.shown[s.target])
    if act == FINANCE:
        best = 0
        for slot in range(FIRST_TEMPORARY, SLOTS):
            best = max(best, ECU[s.shown[slot]])
        return A_MILLION * best
    return A_FREE_ACTION if s.phase == state.CHOOSING else 0


@rule
def abilities(s: State, seat: int) -> int:
    """Cards that can still be used, and Influence that others may build on."""
    worth = 0
    live = s.ready[seat]
    card = 1
    while live >> card:
        if live >> card & 1:
            worth += A_USE[KIND[card]] * (1 + (s.load[card, 1] > 0))
        card += 1
    return worth + AN_INFLUENCE * owned(s, seat, INFLUENCE)


@rule
def works(s: State, seat: int, act: int) -> int:
    """The own half of the tunnel: tiles drilled, turned up and stored."""
    drilled = s.drilled[seat] + (act == DRILLING)
    planned = s.planned[seat] + (act == PLANNING)
    stored = s.stored[seat] + (act == DRILLING)
    worth = A_DRILLED_TILE * drilled + TURNED_UP[max(0, planned - drilled)]
    if drilled == TILES - 1 and lead_on_arrival(s, seat) >= 0:
        worth += THE_LAST_TILE
    return worth + tiles_worth(stored) + A_STORAGE_SPACE * room(s, seat)


@rule
def cards_due(s: State, act: int) -> int:
    """How many deviation cards the seat in turn is about to draw."""
    if s.phase == state.DRIFTING:
        return s.due
    return checks(s, s.turn) if act == DRILLING else 0


@rule
def levels_left(s: State, seat: int) -> int:
    """How many levels of deviation a seat can still bear; more than four are four."""
    return min(4, LAST_LEVEL - s.deviation[seat])


@rule
def straying(s: State, seat: int, due: int) -> int:
    """What the deviation threatens to cost, beside the points that it costs already."""
    levels = levels_left(s, seat)
    worse = POINT + DANGER[max(0, levels - 1)] - DANGER[levels]
    return DANGER[levels] + worse * due * 2 // 3


@rule
def hands(s: State, seat: int, act: int) -> int:
    """Tokens: what they can still do in this round, or what was kept for the next."""
    lowest = s.stack[0]
    for slot in range(1, SLOTS):
        lowest = min(lowest, s.stack[slot])
    passed = s.passed >> seat & 1
    worth = 0
    for colour in range(HUES):
        height = s.hand[seat, colour]
        if passed:
            undecided = s.phase == state.KEEPING and s.turn == seat and colour >= s.target
            worth += KEPT[height] if not undecided or height > 1 else 0
        else:
            worth += STACK[height] if height > lowest else STACK[height] // 2
    if act == DRILLING:
        matching = s.hand[seat, next_colour(s, seat)] > 0
        worth -= STACK[1] if matching or s.due else STACK[2]
    return worth


@rule
def agenda(s: State, seat: int) -> int:
    """An open agenda card will be resolved, if there is time."""
    if s.pending[seat] == 0:
        return 0
    card = s.pending[seat] - 1
    return (2 * POINT * AGENDA_POINTS[card] - PENALTY[card]) * min(3, left(s)) // 4


@rule
def hope(s: State, seat: int, act: int, due: int) -> int:
    """Everything that a seat has and may hope for; `act` and `due` are about to happen to it."""
    worth = POINT * total(s, seat) + agenda(s, seat) + works(s, seat, act) + hands(s, seat, act)
    worth += A_MILLION * s.ecu[seat] + abilities(s, seat)
    worth += A_TOKEN_EACH_ROUND * left(s) * extra_tokens(s, seat)
    return worth - straying(s, seat, due) + begun_worth(s, seat, act)


@rule
def lead_on_arrival(s: State, seat: int) -> int:
    """How far ahead a seat would be if it arrived now; with 0 it wins."""
    bonus = ARRIVAL_POINTS + ARRIVAL_EACH * (TILES - s.drilled[1 - seat])
    return total(s, seat) + bonus - total(s, 1 - seat)


@rule
def poised(s: State, seat: int) -> bool:
    """Whether a seat could arrive with its next stack, and win."""
    if s.drilled[seat] < TILES - 1 or s.tokens[seat] < 2 or s.passed >> seat & 1:
        return False
    if not drillable(s, seat) or lead_on_arrival(s, seat) < 0:
        return False
    highest = 0
    for colour in range(HUES):
        highest = max(highest, s.hand[seat, colour])
    for slot in range(1, SLOTS):
        if highest > s.stack[slot] and (slot == 1 or SECONDARY[s.shown[slot]] == DRILLING):
            return True
    return False


@rule
def britain(s: State) -> int:
    """The share of the victory that Britain may hope for, in thousandths."""
    seat = s.turn
    act = begun(s)
    due = cards_due(s, act)
    sign = 1 if seat == 0 else -1
    if act == DRILLING and s.drilled[seat] == TILES - 1:
        share = 990 if lead_on_arrival(s, seat) >= 0 else 10
    else:
        gap = hope(s, seat, act, due) - hope(s, 1 - seat, -1, 0)
        share = SHARE[max(0, min(240, gap // STEP + 120))]
        mine = s.phase == state.TURN or s.passed >> 1 - seat & 1
        mover = seat if mine else 1 - seat
        if poised(s, mover):
            share = max(share, ON_THE_MOVE) if mine else min(share, 1000 - ON_THE_MOVE)
        elif poised(s, 1 - mover):
            share = share // 2 if mine else (share + 1000) // 2
    share = share * (1000 - LOST[min(2, due), levels_left(s, seat)]) // 1000
    return share if sign > 0 else 1000 - share


@rule
def evaluate(s: State, seat: int, room: Numbers) -> int:
    """Half the victory, more or less by what both may hope for and by who can end it."""
    share = britain(s)
    return max(1, min(999, share if seat == 0 else 1000 - share))


@rule
def cheapest(s: State, seat: int, action: int) -> bool:
    """Whether no lower stack in hand would do for the same action."""
    colour = (action - actions.PLACE) // actions.PLACE_COLOUR
    slot = (action - actions.PLACE) % actions.PLACE_COLOUR // (actions.PLACE_COLOUR // SLOTS)
    height = s.hand[seat, colour]
    for other in range(HUES):
        lower = s.hand[seat, other]
        if lower < height and lower > s.stack[slot] + 1:
            return False
    return True


@rule
def consider(s: State, seat: int, out: Numbers) -> int:
    """Low stacks that are high enough; all or none to keep; a look at the own next tile."""
    n = legal(s, seat, out)
    kept = 0
    for i in range(n):
        action = out[i]
        new = True
        if s.phase == state.TURN and action != actions.PASS:
            new = cheapest(s, seat, action)
        elif s.phase == state.KEEPING:
            new = (action - actions.KEEP) % actions.KEEP_COLOUR == 0 or i == n - 1
        elif s.phase == state.LOOKING and action != actions.NO_LOOK:
            new = action == actions.LOOK + seat * actions.LOOK_SIDE + s.planned[seat]
        out[kept] = action
        kept += int(new)
    return kept


JUDGEMENT = Judgement(
    evaluate=evaluate,
    consider=consider,
    search=SearchSettings(explore=150, rollout=0),
    learned=SearchSettings(explore=70, rollout=0),
    blur=(400, 80, 0),
)
