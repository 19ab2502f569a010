"""The rules of Carcassonne, clause by clause (`rules.en.md`).

See also `land.py` (where tiles lie), `features.py` (what they make) and `tunnels.py`.
"""

from __future__ import annotations

from ludogare.core.law.contract import CHANCE, Numbers
from ludogare.core.law.rule import rule
from ludogare.games.carcassonne.rules.actions import (
    DRAW,
    MEEPLE_CHOICE,
    NO_MEEPLE,
    NO_TOKEN,
    PLACE,
    TOKEN,
)
from ludogare.games.carcassonne.rules.components import (
    BASE,
    COPIES,
    CUT,
    DRAWN,
    INNS_CATHEDRALS,
    MEEPLES,
    MOST_SEGMENTS,
    MOUTHS,
    OTHER_TUNNELS,
    SEGMENTS,
    SET,
    START,
    START_FACE,
    TUNNEL,
)
from ludogare.games.carcassonne.rules.features import meeples, pay_completed, pay_rest, stand
from ludogare.games.carcassonne.rules.land import add_cell, fits_somewhere, lay, legal_places
from ludogare.games.carcassonne.rules.options import CUT_OPEN
from ludogare.games.carcassonne.rules.state import (
    ACTING,
    COLOURS,
    DRAWING,
    FIGURES,
    KINDS_OF_GAIN,
    OVER,
    PLACING,
    SEATS,
    State,
)
from ludogare.games.carcassonne.rules.tunnels import can_mark, give_tokens, legal_tokens, mark

LAST_PLACED, LAST_ASIDE = range(2)
EMPTY = -1  # a hand after its tile was placed


@rule
def start(s: State, seats: int, options: Numbers) -> None:
    """CA-2: the start tile lies, all other tiles are mixed; seat 0 begins."""
    s.seats = seats
    s.tunnel = options[0] == 0  # its first value is yes
    s.cut = options[3] == CUT_OPEN
    for kind in range(DRAWN):
        group = SET[kind]
        if (
            group == BASE
            or (group == TUNNEL and s.tunnel)
            or (group == INNS_CATHEDRALS and options[2])
            or (group == OTHER_TUNNELS and options[3])
        ):
            s.stacked[kind] = COPIES[kind]
            s.stack += COPIES[kind]
    for seat in range(seats):
        s.supply[seat] = MEEPLES
    if s.tunnel:
        give_tokens(s, options[1])
    s.stacked[START] -= 1
    s.stack -= 1
    lay(s, add_cell(s, 0, 0), START_FACE)
    s.hand = EMPTY
    s.phase = DRAWING


@rule
def awaited(s: State) -> int:
    """Who comes next: chance to draw a tile, else the seat in turn."""
    if s.phase == DRAWING:
        return CHANCE
    return 0 if s.phase == OVER else 1 << s.turn


@rule
def legal(s: State, seat: int, out: Numbers) -> int:
    """CA-3.1: a seat in turn places its tile; then meeple and token, in either order (CA-6.5)."""
    if seat != s.turn:
        return 0
    if s.phase == PLACING:
        return legal_places(s, out)
    n = 0
    if s.phase == ACTING:
        if s.meeple_open:
            n = legal_meeples(s, out)
            out[n] = NO_MEEPLE
            n += 1
        if s.token_open:
            n = legal_tokens(s, seat, out, n)
            if not s.meeple_open:
                out[n] = NO_TOKEN
                n += 1
    return n


@rule
def legal_meeples(s: State, out: Numbers) -> int:
    """CA-3.7: segments of the tile just placed, on whose feature nobody stands."""
    face = s.face[s.last] - 1
    first = s.first[s.last]
    n = 0
    for i in range(SEGMENTS[face >> 2]):
        choice = MEEPLE_CHOICE[face, i]
        out[n] = choice // MOST_SEGMENTS
        n += meeples(s, s.feature[first + choice % MOST_SEGMENTS]) == 0
    return n


@rule
def can_stand(s: State, seat: int) -> int:
    """CA-3.7: whether a seat has a meeple, and a segment of the tile just placed is free."""
    if s.supply[seat] == 0:
        return 0
    first = s.first[s.last]
    for node in range(first, first + SEGMENTS[s.face[s.last] - 1 >> 2]):
        if meeples(s, s.feature[node]) == 0:
            return 1
    return 0


@rule
def chances(s: State, out: Numbers, weight: Numbers) -> int:
    """CA-2.3: any tile of the stack may come up."""
    n = 0
    for kind in range(DRAWN):
        out[n] = DRAW + kind
        weight[n] = s.stacked[kind]
        n += s.stacked[kind] > 0
    return n


@rule
def play(s: State, seat: int, action: int) -> None:
    """Carries out an action or an outcome, by the phase of the match."""
    if s.phase == DRAWING:
        draw(s, action - DRAW)
    elif s.phase == PLACING:
        s.payments = 0
        lay(s, (action - PLACE) >> 2, s.hand * 4 + (action - PLACE & 3))
        s.hand = EMPTY
        s.meeple_open = 1
        s.token_open = s.tunnel
        s.phase = ACTING
        go_on(s, seat)
    else:
        act(s, seat, action)
        go_on(s, seat)


@rule
def draw(s: State, kind: int) -> None:
    """CA-3.1: a tile is drawn. CA-3.5: if it fits nowhere, it is out, and another is drawn."""
    s.stacked[kind] -= 1
    s.stack -= 1
    s.hand = CUT[kind] if s.cut else kind
    if fits_somewhere(s, s.hand):
        s.phase = PLACING
    else:
        s.aside[kind] += 1
        if s.stack == 0:
            finish(s)


@rule
def act(s: State, seat: int, action: int) -> None:
    """A meeple or a token, or none."""
    if action < NO_MEEPLE:
        face = s.face[s.last] - 1
        i = 0
        while MEEPLE_CHOICE[face, i] // MOST_SEGMENTS != action:
            i += 1
        stand(s, seat, s.first[s.last] + MEEPLE_CHOICE[face, i] % MOST_SEGMENTS)
    elif TOKEN <= action < NO_TOKEN:
        mark(s, seat, (action - TOKEN) // MOUTHS, (action - TOKEN) % MOUTHS)
    if action <= NO_MEEPLE:
        s.meeple_open = 0
    else:
        s.token_open = 0


@rule
def go_on(s: State, seat: int) -> None:
    """CA-Q3: what cannot be done is not asked for; when nothing is left, the turn is over."""
    if s.meeple_open:
        s.meeple_open = can_stand(s, seat)
    if s.token_open:
        s.token_open = can_mark(s, seat)
    if not s.meeple_open and not s.token_open:
        pay_completed(s)
        if s.stack == 0:
            finish(s)
        else:
            s.turn = (s.turn + 1) % s.seats
            s.phase = DRAWING


@rule
def finish(s: State) -> None:
    """CA-5.1: the stack is empty, so the match is over and what is left is counted."""
    pay_rest(s)
    s.phase = OVER


@rule
def score(s: State, out: Numbers) -> None:
    """CA-1.4: the points so far."""
    for seat in range(s.seats):
        out[seat] = points_of(s, seat)


@rule
def points_of(s: State, seat: int) -> int:
    """The points of a seat."""
    points = 0
    for gain in range(KINDS_OF_GAIN):
        points += s.gained[seat, gain]
    return points


@rule
def winners(s: State) -> int:
    """CA-5.7: whoever has most points; equals share the victory."""
    if s.phase != OVER:
        return 0
    most, mask = -1, 0
    for seat in range(s.seats):
        points = points_of(s, seat)
        if points > most:
            most, mask = points, 0
        mask |= (points == most) << seat
    return mask


@rule
def ending(s: State) -> int:
    """CA-5.1: the last tile was placed, or it fitted nowhere."""
    if s.phase != OVER:
        return -1
    return LAST_PLACED if s.hand == EMPTY else LAST_ASIDE


# Nothing is secret: a tile that nobody has drawn has no identity yet.


@rule
def hide(s: State, seat: int) -> None:
    """Everything lies open."""


@rule
def cover(s: State, viewer: int, seat: int, action: int) -> int:
    """Everybody sees everything that is done."""
    return action


@rule
def deal(s: State, seat: int, dice: Numbers) -> None:
    """Nothing was hidden."""


@rule
def count(s: State, out: Numbers) -> None:
    """Tiles of each kind; meeples and tokens of each seat; figures less those of tallies."""
    standing = DRAWN + 2 * SEATS
    for i in range(standing + 1):
        out[i] = 0
    for kind in range(DRAWN):
        out[kind] = s.stacked[kind] + s.aside[kind]
        if s.phase == PLACING and s.hand == (CUT[kind] if s.cut else kind):
            out[kind] += 1
    for cell in range(s.cells):
        for kind in range(DRAWN):
            if s.face[cell] and s.face[cell] - 1 >> 2 == (CUT[kind] if s.cut else kind):
                out[kind] += 1
    for seat in range(s.seats):
        out[DRAWN + seat] = s.supply[seat]
        for i in range(FIGURES):
            if s.figure[seat, i]:
                out[DRAWN + seat] += 1
                out[standing] += 1 << 4 * seat
        for colour in range(COLOURS):
            out[DRAWN + SEATS + seat] += s.tokens[seat, colour]
    for mouth in range(s.mouths):
        if s.token[mouth]:
            out[DRAWN + SEATS + (s.token[mouth] - 1) // COLOURS] += 1
    for node in range(s.nodes):
        if s.feature[node] == node:
            out[standing] -= meeples(s, node)
