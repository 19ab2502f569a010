"""The rules of Carcassonne, clause by clause (`rules.en.md`).

See also `land.py` (where tiles lie), `features.py` (what they make) and `tunnels.py`.
"""

from __future__ import annotations

from ludogare.core.law.contract import CHANCE, Numbers
from ludogare.core.law.dice import below
from ludogare.core.law.loops import chosen_from_list
from ludogare.core.law.rule import rule
from ludogare.games.carcassonne.rules import actions, features, land, state, tunnels
from ludogare.games.carcassonne.rules import options as option
from ludogare.games.carcassonne.rules.components import (
    COPIES,
    CUT,
    DRAWN,
    MEEPLES,
    MOUTHS,
    SEGMENTS,
    SET,
    START,
    START_FACE,
)
from ludogare.games.carcassonne.rules.parts import (
    BASE,
    INNS_CATHEDRALS,
    MOST_SEGMENTS,
    OTHER_TUNNELS,
    TUNNEL,
)
from ludogare.games.carcassonne.rules.state import State

LAST_PLACED, LAST_ASIDE = range(2)
EMPTY = -1  # a hand after its tile was placed


@rule
def start(s: State, seats: int, options: Numbers) -> None:
    """CA-2: the start tile lies, all other tiles are mixed; seat 0 begins."""
    s.seats = seats
    s.tunnel = options[option.TUNNEL] != 0
    s.cut = options[option.OTHER_TUNNELS] == option.OTHERS_CUT
    for kind in range(DRAWN):
        group = SET[kind]
        if (
            group == BASE
            or (group == TUNNEL and s.tunnel)
            or (group == INNS_CATHEDRALS and options[option.INNS_CATHEDRALS])
            or (group == OTHER_TUNNELS and options[option.OTHER_TUNNELS] != option.OTHERS_OFF)
        ):
            s.stacked[kind] = COPIES[kind]
            s.stack += COPIES[kind]
    for seat in range(seats):
        s.supply[seat] = MEEPLES
    if s.tunnel:
        tunnels.give_tokens(s, options[option.TUNNEL_TOKENS])
    s.stacked[START] -= 1
    s.stack -= 1
    land.lay(s, land.add_cell(s, 0, 0), START_FACE)
    s.hand = EMPTY
    s.phase = state.DRAWING


@rule
def awaited(s: State) -> int:
    """Who comes next: chance to draw a tile, else the seat in turn."""
    if s.phase == state.DRAWING:
        return CHANCE
    return 0 if s.phase == state.OVER else 1 << s.turn


@rule
def legal(s: State, seat: int, out: Numbers) -> int:
    """CA-3.1: a seat in turn places its tile; then meeple and token, in either order (CA-6.5)."""
    if seat != s.turn:
        return 0
    if s.phase == state.PLACING:
        return land.legal_places(s, out)
    n = 0
    if s.phase == state.ACTING:
        if s.meeple_open:
            n = legal_meeples(s, out)
            out[n] = actions.NO_MEEPLE
            n += 1
        if s.token_open:
            n = tunnels.legal_tokens(s, seat, out, n)
            if not s.meeple_open:
                out[n] = actions.NO_TOKEN
                n += 1
    return n


@rule
def legal_meeples(s: State, out: Numbers) -> int:
    """CA-3.7: segments of the tile just placed, on whose feature nobody stands."""
    face = s.face[s.last] - 1
    first = s.first[s.last]
    n = 0
    for i in range(SEGMENTS[face >> 2]):
        choice = actions.MEEPLE_CHOICE[face, i]
        out[n] = choice // MOST_SEGMENTS
        n += features.meeples(s, s.feature[first + choice % MOST_SEGMENTS]) == 0
    return n


@rule
def can_stand(s: State, seat: int) -> int:
    """CA-3.7: whether a seat has a meeple, and a segment of the tile just placed is free."""
    if s.supply[seat] == 0:
        return 0
    first = s.first[s.last]
    for node in range(first, first + SEGMENTS[s.face[s.last] - 1 >> 2]):
        if features.meeples(s, s.feature[node]) == 0:
            return 1
    return 0


@rule
def chances(s: State, out: Numbers, weight: Numbers) -> int:
    """CA-2.3: any tile of the stack may come up."""
    n = 0
    for kind in range(DRAWN):
        out[n] = actions.DRAW + kind
        weight[n] = s.stacked[kind]
        n += s.stacked[kind] > 0
    return n


@rule
def drawn(s: State, dice: Numbers, out: Numbers, weight: Numbers) -> int:
    """A shortcut to one of the `chances`: a tile by its place in the stack."""
    left = below(dice, s.stack)
    kind = 0
    while left >= s.stacked[kind]:
        left -= s.stacked[kind]
        kind += 1
    return actions.DRAW + kind


@rule
def chosen(s: State, seat: int, dice: Numbers, out: Numbers) -> int:
    """A shortcut to one of the `legal` actions: places are counted, not listed."""
    if s.phase == state.PLACING:
        return land.place_that_fits(s, below(dice, land.places_that_fit(s)))
    return chosen_from_list(s, seat, dice, out)


@rule
def play(s: State, seat: int, action: int) -> None:
    """Carries out an action or an outcome, by the phase of the match."""
    if s.phase == state.DRAWING:
        draw(s, action - actions.DRAW)
    elif s.phase == state.PLACING:
        s.payments = 0
        land.lay(s, (action - actions.PLACE) >> 2, s.hand * 4 + (action - actions.PLACE & 3))
        s.hand = EMPTY
        s.meeple_open = 1
        s.token_open = s.tunnel
        s.phase = state.ACTING
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
    if land.fits_somewhere(s, s.hand):
        s.phase = state.PLACING
    else:
        s.aside[kind] += 1
        if s.stack == 0:
            finish(s)


@rule
def act(s: State, seat: int, action: int) -> None:
    """A meeple or a token, or none."""
    if action < actions.NO_MEEPLE:
        face = s.face[s.last] - 1
        i = 0
        while actions.MEEPLE_CHOICE[face, i] // MOST_SEGMENTS != action:
            i += 1
        features.stand(s, seat, s.first[s.last] + actions.MEEPLE_CHOICE[face, i] % MOST_SEGMENTS)
    elif actions.TOKEN <= action < actions.NO_TOKEN:
        tunnels.mark(s, seat, (action - actions.TOKEN) // MOUTHS, (action - actions.TOKEN) % MOUTHS)
    if action <= actions.NO_MEEPLE:
        s.meeple_open = 0
    else:
        s.token_open = 0


@rule
def go_on(s: State, seat: int) -> None:
    """CA-Q3: what cannot be done is not asked for; when nothing is left, the turn is over."""
    if s.meeple_open:
        s.meeple_open = can_stand(s, seat)
    if s.token_open:
        s.token_open = tunnels.can_mark(s, seat)
    if not s.meeple_open and not s.token_open:
        features.pay_completed(s)
        if s.stack == 0:
            finish(s)
        else:
            s.turn = (s.turn + 1) % s.seats
            s.phase = state.DRAWING


@rule
def finish(s: State) -> None:
    """CA-5.1: the stack is empty, so the match is over and what is left is counted."""
    features.pay_rest(s)
    s.phase = state.OVER


@rule
def score(s: State, out: Numbers) -> None:
    """CA-1.4: the points so far."""
    for seat in range(s.seats):
        out[seat] = points_of(s, seat)


@rule
def points_of(s: State, seat: int) -> int:
    """The points of a seat."""
    points = 0
    for gain in range(state.KINDS_OF_GAIN):
        points += s.gained[seat, gain]
    return points


@rule
def winners(s: State) -> int:
    """CA-5.7: whoever has most points; equals share the victory."""
    if s.phase != state.OVER:
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
    if s.phase != state.OVER:
        return -1
    return LAST_PLACED if s.hand == EMPTY else LAST_ASIDE


# Nothing is secret: a tile that nobody has drawn has no identity yet.


@rule
def count(s: State, out: Numbers) -> None:
    """Tiles of each kind; meeples and tokens of each seat; figures less those of tallies."""
    standing = DRAWN + 2 * state.SEATS
    for i in range(standing + 1):
        out[i] = 0
    for kind in range(DRAWN):
        out[kind] = s.stacked[kind] + s.aside[kind]
        if s.phase == state.PLACING and s.hand == (CUT[kind] if s.cut else kind):
            out[kind] += 1
    for cell in range(s.cells):
        for kind in range(DRAWN):
            if s.face[cell] and s.face[cell] - 1 >> 2 == (CUT[kind] if s.cut else kind):
                out[kind] += 1
    for seat in range(s.seats):
        out[DRAWN + seat] = s.supply[seat]
        for i in range(state.FIGURES):
            if s.figure[seat, i]:
                out[DRAWN + seat] += 1
                out[standing] += 1 << 4 * seat
        for colour in range(state.COLOURS):
            out[DRAWN + state.SEATS + seat] += s.tokens[seat, colour]
    for mouth in range(s.mouths):
        if s.token[mouth]:
            out[DRAWN + state.SEATS + (s.token[mouth] - 1) // state.COLOURS] += 1
    for node in range(s.nodes):
        if s.feature[node] == node:
            out[standing] -= features.meeples(s, node)
