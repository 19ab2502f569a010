"""Planning, Drilling and the deviation (CT-4, CT-5)."""

from __future__ import annotations

from ludogare.core.law.contract import Numbers
from ludogare.core.law.rule import rule
from ludogare.games.channel_tunnel.rules import actions, state
from ludogare.games.channel_tunnel.rules.agenda import resolve, symbol_revealed, waits
from ludogare.games.channel_tunnel.rules.components import (
    CONTROL,
    DRIFT_COLOUR,
    DRIFT_LEVELS,
    LAST_LEVEL,
    NO_COLOUR,
    TILES,
)
from ludogare.games.channel_tunnel.rules.parts import DRIFTS, HUES
from ludogare.games.channel_tunnel.rules.possible import checks, next_colour
from ludogare.games.channel_tunnel.rules.state import State

# Tiles turn up (CT-2.3, CT-4.3, CT-6.11)


@rule
def chances_of_tiles(s: State, out: Numbers, weight: Numbers) -> int:
    """Any tile that nobody has seen, where the match wants one."""
    place, side, index = actions.IN_TUNNEL, s.turn, s.planned[s.turn]
    if s.phase == state.SETTING:
        place = actions.IN_STORAGE if s.target > 1 else actions.IN_TUNNEL
        side, index = s.target % 2, 0
    elif s.phase == state.PEEKING:
        place, side, index = actions.AT_LOOK, s.side, s.target
    first = (
        actions.TILE
        + place * actions.TILE_PLACE
        + side * actions.TILE_SIDE
        + index * actions.TILE_INDEX
    )
    n = 0
    for face in range(HUES * 2):
        out[n] = first + face // 2 * actions.TILE_COLOUR + face % 2
        weight[n] = s.unseen[face]
        n += s.unseen[face] > 0
    return n


@rule
def face_of(action: int) -> int:
    """Colour and symbol of the tile in an outcome, as `colour * 2 + symbol`."""
    rest = (action - actions.TILE) % actions.TILE_INDEX
    return rest // actions.TILE_COLOUR * 2 + rest % actions.TILE_COLOUR


@rule
def set_up(s: State, face: int, resume: int) -> None:
    """CT-2.3, CT-2.4: the first tile of each side turns up, then one for each storage."""
    s.unseen[face] -= 1
    seat = s.target % 2
    if s.target < 2:
        s.tile[seat, 0] = face + 1
        s.planned[seat] = 1
    else:
        s.storage[seat, face // 2] += 1
        s.stored[seat] += 1
    s.target += 1
    if s.target == 4:
        s.phase = state.TO_REFILL
        s.after = resume


@rule
def plan(s: State, seat: int) -> None:
    """CT-4.3: the nearest face-down tile; one that was looked at needs no chance."""
    if s.tile[seat, s.planned[seat]] == state.UNKNOWN:
        s.phase = state.REVEALING
    else:
        reveal(s, seat)


@rule
def reveal(s: State, seat: int) -> None:
    """CT-4.3, CT-10.2: a tile is face up, and its symbol may bring an Agenda card."""
    index = s.planned[seat]
    s.looked[seat, index] = 0
    s.planned[seat] += 1
    if (s.tile[seat, index] - 1) % 2:
        symbol_revealed(s, seat)
    else:
        s.phase = state.DONE


@rule
def reveal_unseen(s: State, face: int) -> None:
    """Chance has named the tile that Planning turns up."""
    s.unseen[face] -= 1
    s.tile[s.turn, s.planned[s.turn]] = face + 1
    reveal(s, s.turn)


# Drilling (CT-4.6)


@rule
def legal_payments(s: State, seat: int, out: Numbers) -> int:
    """CT-4.6, CT-4.8: one matching token; without one, or by the option, two of any colour."""
    wanted = next_colour(s, seat)
    bound = s.due == 0 and s.hand[seat, wanted] > 0 and not s.free_choice
    n = 0
    for colour in range(HUES):
        out[n] = actions.PAY + colour
        n += (s.hand[seat, colour] > 0) & (colour == wanted or not bound)
    return n


@rule
def pay_token(s: State, seat: int, colour: int) -> None:
    """CT-4.6: into the bag; `due` is 1 while the second of two tokens is wanted."""
    s.hand[seat, colour] -= 1
    s.tokens[seat] -= 1
    s.bag[colour] += 1
    if s.due == 0 and colour != next_colour(s, seat):
        s.due = 1
    else:
        s.due = 0
        s.phase = state.PAID


@rule
def drill(s: State) -> None:
    """CT-4.6: the tile goes into storage, the machine moves on; CT-5.1, CT-9.2 follow."""
    seat = s.turn
    colour = next_colour(s, seat)
    s.due = checks(s, seat)
    s.tile[seat, s.drilled[seat]] = state.UNKNOWN
    s.storage[seat, colour] += 1
    s.stored[seat] += 1
    s.drilled[seat] += 1
    if s.drilled[seat] == TILES and s.due == 0:
        arrive(s, seat)
    else:
        s.phase = state.DRIFTING if s.due else state.DONE


@rule
def arrive(s: State, seat: int) -> None:
    """CT-9.2: the match is over at once."""
    s.due = 0
    s.arrived = seat + 1
    s.phase = state.OVER


# Deviation (CT-5)


@rule
def chances_of_drift(s: State, out: Numbers, weight: Numbers) -> int:
    """CT-2.7: any deviation card of the deck, by colour and value."""
    first = actions.DRIFT + s.turn * actions.DRIFT_SEAT
    n = 0
    for card in range(DRIFTS):
        if s.drifted[card]:
            continue
        number = first + DRIFT_COLOUR[card] * actions.DRIFT_COLOUR_STRIDE + DRIFT_LEVELS[card]
        at = n  # keep the list rising, whatever the order of the cards
        while at > 0 and out[at - 1] > number:
            out[at] = out[at - 1]
            weight[at] = weight[at - 1]
            at -= 1
        if at > 0 and out[at - 1] == number:
            weight[at - 1] += 1
            while at < n:
                out[at] = out[at + 1]
                weight[at] = weight[at + 1]
                at += 1
        else:
            out[at] = number
            weight[at] = 1
            n += 1
    return n


@rule
def drift(s: State, colour: int, levels: int) -> None:
    """CT-5.1 to CT-5.5: the cube moves; past the last level the match is lost."""
    seat = s.turn
    again = 0
    drawn = -1
    for card in range(DRIFTS):
        if DRIFT_COLOUR[card] == colour and s.drifted[card]:
            again = 1
        elif DRIFT_COLOUR[card] == colour and DRIFT_LEVELS[card] == levels and drawn < 0:
            drawn = card
    s.drifted[drawn] = 1
    if again and colour != NO_COLOUR:  # CT-5.5, CT-Q18
        for card in range(DRIFTS):
            s.drifted[card] = 0
    s.deviation[seat] += levels
    s.due -= 1
    if s.deviation[seat] > LAST_LEVEL:
        s.lost = seat + 1
        s.phase = state.OVER
    elif s.due == 0:
        drifted(s, seat)


@rule
def drifted(s: State, seat: int) -> None:
    """The last deviation card was survived."""
    if waits(s, seat, CONTROL):
        resolve(s, seat)
    if s.drilled[seat] == TILES:
        arrive(s, seat)
    else:
        s.phase = state.DONE
