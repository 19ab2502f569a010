"""What bots are told about Carcassonne: what a position is worth, and what to try."""

from __future__ import annotations

import math

from ludogare.core.declaration.judgement import Judgement, SearchSettings
from ludogare.core.law.contract import Numbers
from ludogare.core.law.rule import rule, table
from ludogare.games.carcassonne.judgement.prospects import (
    PLENTY,
    POINT,
    completion,
    meeple_back,
    prospect,
)
from ludogare.games.carcassonne.rules.actions import NO_MEEPLE, NO_TOKEN, PLACE, TOKEN
from ludogare.games.carcassonne.rules.components import (
    KINDS,
    MEEPLES,
    MOUTHS,
    SEGMENTS,
    TILES,
    TOKENS,
    Kind,
    part_of,
)
from ludogare.games.carcassonne.rules.contract import legal, points_of
from ludogare.games.carcassonne.rules.features import (
    is_first,
    kind_of,
    meeples,
    meeples_of,
    open_ends,
    owners,
)
from ludogare.games.carcassonne.rules.state import ACTING, FIGURES, PLACING, State

_READY = [0, 700, 1250, 1800, 2350, 2700, 2950, 3000]  # more make no difference
READY = table([_READY[min(n, 7)] for n in range(MEEPLES + 1)])  # by meeples in the supply
# By tiles left: how far matches still went astray from what was judged.
SPREAD = table([max(300, round(270 * math.sqrt(left))) for left in range(TILES)])
STEPS = 200  # in which a spread is counted
FARTHEST = 5 * STEPS
SHARE = table(  # beside a thousandth for each point, so that a lead of any size can still grow
    [round(100 + 800 / (1 + math.exp(-1.7 * i / STEPS))) for i in range(-FARTHEST, FARTHEST + 1)]
)


def _looks(kind: Kind, turn: int) -> list[tuple[object, ...]]:
    """All that a tile shows, as it lies."""
    shown = [(s.feature, part_of(s, turn), s.special, s.mouth) for s in kind.segments]
    return sorted(shown)


DISTINCT = table(  # turns in which a kind looks different; the first ones
    next(n for n in (1, 2, 4) if _looks(kind, n % 4) == _looks(kind, 0)) for kind in KINDS
)


@rule
def at_hand(s: State, meeples: int) -> int:
    """What so many meeples in the supply are worth."""
    return READY[meeples] * min(s.stack + 3, PLENTY + 3) // (PLENTY + 3)


@rule
def fortunes(s: State, hope: Numbers) -> None:
    """What each seat has and may hope for, in hundredths of a point."""
    for seat in range(s.seats):
        hope[seat] = POINT * points_of(s, seat) + at_hand(s, s.supply[seat])
    for seat in range(s.seats):
        for i in range(FIGURES):
            node = s.figure[seat, i] - 1
            if node >= 0 and is_first(s, seat, i):
                add_prospect(s, s.feature[node], kind_of(s, node), hope)
    if s.phase == ACTING and s.meeple_open:
        hope[s.turn] += best_claim(s)


@rule
def add_prospect(s: State, f: int, kind: int, hope: Numbers) -> None:
    """What a claimed feature will pay its owners, and bring back to all who stand there."""
    chance = completion(s, f, kind)
    pays, back, mask = prospect(s, f, kind, chance), meeple_back(s, chance), owners(s, f)
    for seat in range(s.seats):
        hope[seat] += pays * (mask >> seat & 1) + back * meeples_of(s, f, seat)


@rule
def best_claim(s: State) -> int:
    """What the seat in turn gains by the best place for a meeple on the tile just placed."""
    cost = at_hand(s, s.supply[s.turn]) - at_hand(s, s.supply[s.turn] - 1)
    first = s.first[s.last]
    best = 0
    for node in range(first, first + SEGMENTS[s.face[s.last] - 1 >> 2]):
        f = s.feature[node]
        if meeples(s, f) == 0:
            kind = kind_of(s, node)
            chance = completion(s, f, kind)
            gain = prospect(s, f, kind, chance)
            if open_ends(s, f) > 0:  # else the meeple is back at once
                gain += meeple_back(s, chance) - cost
            best = max(best, gain)
    return best


@rule
def evaluate(s: State, seat: int, room: Numbers) -> int:
    """The share that a lead over the best of the others is worth, by the tiles that are left."""
    fortunes(s, room)
    best = -1000 * POINT
    for other in range(s.seats):
        if other != seat:
            best = max(best, room[other])
    lead = room[seat] - best
    step = STEPS * lead // SPREAD[s.stack]
    share = SHARE[max(0, min(2 * FARTHEST, FARTHEST + step))]
    return max(1, min(999, share + lead // POINT))


@rule
def consider(s: State, seat: int, out: Numbers) -> int:
    """Of turns that look the same, and of fresh colours of tokens, only the first."""
    n = legal(s, seat, out)
    kept = 0
    for i in range(n):
        action = out[i]
        if s.phase == PLACING:
            new = (action - PLACE & 3) < DISTINCT[s.hand]
        elif action > NO_MEEPLE and action < NO_TOKEN:
            colour = (action - TOKEN) // MOUTHS
            fresh = s.tokens[seat, colour] == TOKENS
            new = colour == 0 or not fresh or s.tokens[seat, colour - 1] != TOKENS
        else:
            new = True
        out[kept] = action
        kept += int(new)
    return kept


JUDGEMENT = Judgement(
    evaluate=evaluate,
    consider=consider,
    search=SearchSettings(explore=80, rollout=0, lookahead=4, prior_visits=40),
    blur=(350, 150, 80),
)
