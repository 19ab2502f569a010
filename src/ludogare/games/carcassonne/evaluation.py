"""What bots are told about Carcassonne: what a position is worth, and what to try."""

from __future__ import annotations

from ludogare.core.contract import Numbers
from ludogare.core.rule import rule, table
from ludogare.games.carcassonne.actions import NO_MEEPLE, NO_TOKEN, PLACE, TOKEN
from ludogare.games.carcassonne.components import (
    CITY,
    KINDS,
    MONASTERY,
    MOUTHS,
    ROAD,
    TOKENS,
    Kind,
    part_of,
)
from ludogare.games.carcassonne.features import (
    is_first,
    kind_of,
    open_ends,
    owners,
    pennants,
    special,
    tiles,
    worth,
)
from ludogare.games.carcassonne.rules import legal, points_of
from ludogare.games.carcassonne.state import FIGURES, PLACING, State

POINT = 100  # judgements are in hundredths of a point
PLENTY = 30  # tiles with which most of what is begun can still be finished
READY = table([0, 300, 520, 680, 800, 880, 940, 980])

EXPLORE = 80  # how a search explores, in thousandths
ROLLOUT = 0  # plies that it plays on at random before judging


def _looks(kind: Kind, turn: int) -> list[tuple[object, ...]]:
    """All that a tile shows, as it lies."""
    shown = [(s.feature, part_of(s, turn), s.special, s.mouth) for s in kind.segments]
    return sorted(shown)


DISTINCT = table(  # turns in which a kind looks different; the first ones
    next(n for n in (1, 2, 4) if _looks(kind, n % 4) == _looks(kind, 0)) for kind in KINDS
)


@rule
def prospect(s: State, node: int, kind: int) -> int:
    """What a claimed feature will pay, about: more the nearer it is to completion."""
    f = s.feature[node]
    gaps = open_ends(s, f)
    left = min(s.stack, PLENTY)
    if kind == MONASTERY:
        return POINT * (9 - gaps) + POINT * gaps * left // (2 * PLENTY)
    if kind != ROAD and kind != CITY:
        return POINT * worth(s, f, kind) - 3 * left
    hope = max(5, (96 if kind == ROAD else 92) - 24 * gaps) * left // PLENTY  # in hundredths
    inn = special(s, f) > 0
    size = tiles(s, f) + pennants(s, f)
    done = size * ((1 if kind == ROAD else 2) + inn)
    return hope * done + (POINT - hope) * (0 if inn else size)


@rule
def fortune(s: State, seat: int) -> int:
    """What a seat has and may hope for, in hundredths of a point."""
    hope = POINT * points_of(s, seat)
    hope += READY[min(s.supply[seat], 7)] * min(s.stack, PLENTY) // PLENTY
    for other in range(s.seats):
        for i in range(FIGURES):
            node = s.figure[other, i] - 1
            if node >= 0 and is_first(s, other, i) and owners(s, s.feature[node]) >> seat & 1:
                hope += prospect(s, node, kind_of(s, node))
    return hope


@rule
def evaluate(s: State, seat: int, room: Numbers) -> int:
    """Half the victory, more or less by the distance to the best of the others."""
    best = -1000 * POINT
    for other in range(s.seats):
        if other != seat:
            best = max(best, fortune(s, other))
    return max(1, min(999, 500 + (fortune(s, seat) - best) // 8))


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
