"""The rules of Steam Tunnel, clause by clause (`rules.en.md`); see also `tunnels.py`."""

from __future__ import annotations

from ludogare.core.law.contract import CHANCE, Numbers
from ludogare.core.law.dice import below
from ludogare.core.law.rule import rule
from ludogare.games.steam_tunnel.rules import actions, state, tunnels
from ludogare.games.steam_tunnel.rules import options as option
from ludogare.games.steam_tunnel.rules.components import (
    BLOCKED,
    CELLS,
    COPIES,
    FACE_DOWN,
    FACES,
    FLIPPABLE,
    FORK,
    HOLE_CELL,
    NO_CARD,
    ON_BOARD,
    PATTERNS,
    POINT,
    POINT_CELLS,
    SEGMENT,
    SEGMENTS,
)
from ludogare.games.steam_tunnel.rules.parts import POINT_CARDS
from ludogare.games.steam_tunnel.rules.state import State

LAST_FLIPPED, LAST_BLOCKED = range(2)


@rule
def start(s: State, seats: int, options: Numbers) -> None:
    """ST-2: the board is laid out; then it is settled who begins (ST-4.1)."""
    s.seats = seats
    s.dead_ends = options[option.DEAD_ENDS]
    s.charity = options[option.CHARITY]
    s.full = options[option.FULL_BOARD]
    for pattern in range(PATTERNS):
        s.unseen[pattern] = COPIES[pattern]
    s.unseen[FORK] -= options[option.FORKS_REMOVED]  # ST-10.4
    lay_out(s)
    starter = options[option.STARTER]
    s.turn = max(0, starter - 1)
    s.phase = state.FLIPPING if starter else state.STARTING


@rule
def lay_out(s: State) -> None:
    """ST-2.2: all face down but the point cards. ST-10.6: all face down round the hole."""
    tunnels.part_all(s)
    s.face_down = FLIPPABLE[s.full]
    for cell in range(CELLS):
        s.card[cell] = FACE_DOWN if ON_BOARD[s.full, cell] else NO_CARD
    if s.full:
        tunnels.know(s, HOLE_CELL, NO_CARD)
    else:
        s.unseen[POINT] = 0
        for i in range(POINT_CARDS):
            tunnels.know(s, POINT_CELLS[i], POINT * 2)


@rule
def awaited(s: State) -> int:
    """Who comes next: chance to name the starter or a flipped card, else the seat in turn."""
    if s.phase == state.FLIPPING or s.phase == state.PLACING:
        return 1 << s.turn
    return 0 if s.phase == state.OVER else CHANCE


@rule
def legal(s: State, seat: int, out: Numbers) -> int:
    """ST-4.2: a seat in turn flips a card, then may place a pawn."""
    if seat != s.turn:
        return 0
    if s.phase == state.FLIPPING:
        return legal_cards(s, actions.FLIP, out, 0)
    if s.phase == state.PLACING:
        n = legal_claims(s, out)
        n = legal_cards(s, actions.BLOCK, out, n)
        out[n] = actions.PASS
        return n + 1
    return 0


@rule
def legal_cards(s: State, first: int, out: Numbers, n: int) -> int:
    """ST-4.3, ST-7.1: any face-down card that is not blocked may be flipped, or blocked."""
    for cell in range(CELLS):
        out[n] = first + cell  # overwritten by the next one unless this cell counts
        n += s.card[cell] == FACE_DOWN
    return n


@rule
def legal_claims(s: State, out: Numbers) -> int:
    """ST-5: any free segment of an open tunnel, on any face-up card."""
    n = 0
    cell = next_face_up(s, -1)
    while cell < CELLS:
        card = s.card[cell]
        for k in range(SEGMENTS[card]):
            port = SEGMENT[card, k]
            out[n] = actions.CLAIM + cell * actions.CLAIM_STRIDE + port
            n += (s.pawn[cell, port] == 0) & (s.open[tunnels.tunnel_at(s, cell, port)] > 0)
        cell = next_face_up(s, cell)
    return n


@rule
def next_face_up(s: State, cell: int) -> int:
    """The next cell after this one whose card shows segments; CELLS if there is none."""
    cell += 1
    while cell < CELLS and SEGMENTS[s.card[cell]] == 0:
        cell += 1
    return cell


@rule
def chances(s: State, out: Numbers, weight: Numbers) -> int:
    """ST-Q2: any seat may start. ST-Q3: any unseen card may turn up, either way round."""
    if s.phase == state.STARTING:
        for seat in range(s.seats):
            out[seat] = actions.START + seat
            weight[seat] = 1
        return s.seats
    n = 0
    for pattern in range(PATTERNS):
        if s.unseen[pattern]:
            for turned in range(2):
                out[n] = actions.REVEAL + pattern * 2 + turned
                weight[n] = s.unseen[pattern]
                n += 1
    return n


@rule
def chosen(s: State, seat: int, dice: Numbers, out: Numbers) -> int:
    """A shortcut to one of the `legal` actions: cards face down need no list."""
    if s.phase == state.FLIPPING:
        return actions.FLIP + cell_face_down(s, below(dice, s.face_down))
    claims = legal_claims(s, out)
    at = below(dice, claims + s.face_down + 1)
    if at < claims:
        return out[at]
    at -= claims
    return actions.BLOCK + cell_face_down(s, at) if at < s.face_down else actions.PASS


@rule
def cell_face_down(s: State, at: int) -> int:
    """The cell of a face-down card, by its place among them."""
    cell = -1
    while at >= 0:
        cell += 1
        at -= s.card[cell] == FACE_DOWN
    return cell


@rule
def play(s: State, seat: int, action: int) -> None:
    """Carries out an action or an outcome, by the phase of the match."""
    if s.phase == state.STARTING:
        s.turn = action - actions.START
        s.phase = state.FLIPPING
    elif s.phase == state.FLIPPING:
        s.chosen = action - actions.FLIP
        s.phase = state.REVEALING
    elif s.phase == state.REVEALING:
        reveal(s, action - actions.REVEAL)
    else:
        if action < actions.BLOCK:
            claim(
                s,
                seat,
                (action - actions.CLAIM) // actions.CLAIM_STRIDE,
                (action - actions.CLAIM) % actions.CLAIM_STRIDE,
            )
        elif action < actions.PASS:
            block(s, seat, action - actions.BLOCK)
        end_turn(s)


@rule
def reveal(s: State, card: int) -> None:
    """ST-4.4: the chosen card turns up as it comes. ST-8.2: after the last one, no pawn."""
    s.unseen[card // 2] -= 1
    s.face_down -= 1
    tunnels.know(s, s.chosen, card)
    s.phase = state.PLACING if s.face_down else state.OVER


@rule
def claim(s: State, seat: int, cell: int, port: int) -> None:
    """ST-5.1: a pawn on a segment."""
    s.pawn[cell, port] = 1 + seat
    s.pawns[tunnels.tunnel_at(s, cell, port)] += 1 << state.PAWN_BITS * seat


@rule
def block(s: State, seat: int, cell: int) -> None:
    """ST-7: a pawn on a face-down card, which stays so; the pawn belongs to no tunnel."""
    s.pawn[cell, 0] = 1 + seat
    s.face_down -= 1
    s.chosen = cell
    tunnels.know(s, cell, BLOCKED)


@rule
def end_turn(s: State) -> None:
    """ST-4.1: the left neighbour is next. ST-8.1: unless no card is left to flip."""
    s.turn = (s.turn + 1) % s.seats
    s.phase = state.FLIPPING if s.face_down else state.OVER


@rule
def score(s: State, out: Numbers) -> None:
    """ST-Q17: what completed tunnels have paid; at the end that is all of them."""
    for seat in range(s.seats):
        out[seat] = s.points[seat]


@rule
def winners(s: State) -> int:
    """ST-8.6: whoever has most points; equals share (ST-Q12)."""
    if s.phase != state.OVER:
        return 0
    most = 0
    for seat in range(s.seats):
        most = max(most, s.points[seat])
    mask = 0
    for seat in range(s.seats):
        if s.points[seat] == most:
            mask |= 1 << seat
    return mask


@rule
def ending(s: State) -> int:
    """ST-8.1: the last card was flipped or blocked."""
    if s.phase != state.OVER:
        return -1
    return LAST_BLOCKED if s.card[s.chosen] == BLOCKED else LAST_FLIPPED


# Nothing is secret: a card that nobody has seen has no identity yet.


@rule
def count(s: State, out: Numbers) -> None:
    """Copies of each pattern, seen or not; the cells; segments and pawns, less those of tunnels."""
    cells, segments, pawns = PATTERNS, PATTERNS + 1, PATTERNS + 2
    for pattern in range(PATTERNS):
        out[pattern] = s.unseen[pattern]
    out[cells], out[segments], out[pawns] = s.face_down, 0, 0
    for cell in range(CELLS):
        card = s.card[cell]
        if card < FACES:
            out[card // 2] += 1
        if card != FACE_DOWN:
            out[cells] += 1
        for k in range(SEGMENTS[card]):
            out[segments] += 1
            out[pawns] += s.pawn[cell, SEGMENT[card, k]] > 0
        for seam in range(cell * 3, cell * 3 + 3):
            if s.tunnel[seam] == seam:
                out[segments] -= s.segments[seam]
                for seat in range(s.seats):
                    out[pawns] -= tunnels.pawns_of(s, seam, seat)
