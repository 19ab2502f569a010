"""The rules of 1987 Channel Tunnel (`rules.en.md`), as the contract asks for them.

What comes when stands in `flow`, and what happens then in the modules that it names.
"""

from __future__ import annotations

from ludogare.core.law.contract import CHANCE, Numbers
from ludogare.core.law.rule import rule
from ludogare.games.channel_tunnel.rules.actions import AGENDA_DISCARD, AGENDA_KEEP, END_TURN
from ludogare.games.channel_tunnel.rules.agenda import (
    AGENDA_CARDS,
    chances_of_agenda,
    legal_promotions,
)
from ludogare.games.channel_tunnel.rules.cards import chances_of_cards, legal_uses
from ludogare.games.channel_tunnel.rules.components import (
    BRITAIN,
    CARDS,
    HUES,
    RUBBLE_EACH,
    SEATS,
    SYMBOLS,
    TOKENS_EACH,
)
from ludogare.games.channel_tunnel.rules.counting import count as count
from ludogare.games.channel_tunnel.rules.flow import act, go_on, happen
from ludogare.games.channel_tunnel.rules.projects import legal_free_acts, legal_gifts, legal_takes
from ludogare.games.channel_tunnel.rules.rounds import (
    chances_of_tokens,
    legal_exchanges,
    legal_recruiting,
)
from ludogare.games.channel_tunnel.rules.scoring import total
from ludogare.games.channel_tunnel.rules.secrets import cover as cover
from ludogare.games.channel_tunnel.rules.secrets import deal as deal
from ludogare.games.channel_tunnel.rules.secrets import hide as hide
from ludogare.games.channel_tunnel.rules.state import (
    AGENDA_DRAW,
    BY_ITSELF,
    CHAINING,
    CHOOSING,
    CROSSING,
    DECIDING,
    DRAWING,
    DRIFTING,
    EXCHANGING,
    GIVING,
    KEEPING,
    LOOKING,
    MOVING,
    OVER,
    PAYING,
    PROMOTING,
    RECRUITING,
    REFILLING,
    SETTING,
    TAKING,
    TURN,
    State,
)
from ludogare.games.channel_tunnel.rules.technology import (
    legal_crossings,
    legal_looks,
    legal_moves,
    legal_realignments,
)
from ludogare.games.channel_tunnel.rules.turns import legal_keeps, legal_turns
from ludogare.games.channel_tunnel.rules.works import (
    chances_of_drift,
    chances_of_tiles,
    legal_payments,
)

ARRIVAL, TIE, STRAYED, STOP = range(4)
EVERYBODY = (1 << SEATS) - 1


@rule
def start(s: State, seats: int, options: Numbers) -> None:
    """CT-2: bag, deck and tiles are full; the first tiles turn up."""
    s.agenda, s.late_check, s.no_media = options[0], options[1], options[2]
    s.heavy, s.at_once, s.free_choice = options[3], options[4], options[5]
    s.last_only = options[6]
    for colour in range(HUES):
        s.bag[colour] = TOKENS_EACH
        symbols = SYMBOLS[colour] if s.agenda else 0  # CT-2.11
        s.unseen[colour * 2 + 1] = symbols
        s.unseen[colour * 2] = RUBBLE_EACH - symbols
    s.deck = CARDS
    s.agenda_left = (1 << AGENDA_CARDS) - 1 if s.agenda else 0
    s.first = BRITAIN
    s.phase = SETTING


@rule
def awaited(s: State) -> int:
    """The seat in turn, chance, or nobody."""
    if s.phase < SETTING:
        return 1 << s.turn
    return CHANCE if s.phase < OVER else 0


@rule
def legal(s: State, seat: int, out: Numbers) -> int:
    """What a seat may do now."""
    phase = s.phase
    if phase >= SETTING or seat != s.turn:
        return 0
    if phase == TURN:
        return legal_turns(s, seat, out)
    if phase == KEEPING:
        return legal_keeps(s, seat, out)
    if phase == PAYING:
        return legal_payments(s, seat, out)
    if phase == TAKING:
        return legal_takes(s, out)
    if phase == GIVING:
        return legal_gifts(s, seat, out)
    if phase == CHAINING:
        n = legal_uses(s, seat, out)
        out[n] = END_TURN
        return n + 1
    if phase == CHOOSING:
        return legal_free_acts(s, seat, out)
    if phase == RECRUITING:
        return legal_recruiting(s, seat, out)
    if phase == EXCHANGING:
        return legal_exchanges(s, seat, out)
    if phase == DECIDING:
        out[0], out[1] = AGENDA_KEEP, AGENDA_DISCARD
        return 2
    if phase == PROMOTING:
        return legal_promotions(s, seat, out)
    return legal_technology(s, seat, out)


@rule
def legal_technology(s: State, seat: int, out: Numbers) -> int:
    """What a seat may do within a Technology action."""
    if s.phase == MOVING:
        return legal_moves(s, seat, out)
    if s.phase == CROSSING:
        return legal_crossings(s, seat, out)
    if s.phase == LOOKING:
        return legal_looks(s, out)
    return legal_realignments(s, seat, out)


@rule
def chances(s: State, out: Numbers, weight: Numbers) -> int:
    """What may turn up: tokens, cards, tiles, deviation or Agenda cards."""
    if s.phase == DRAWING:
        return chances_of_tokens(s, out, weight)
    if s.phase == REFILLING:
        return chances_of_cards(s, out, weight)
    if s.phase == DRIFTING:
        return chances_of_drift(s, out, weight)
    if s.phase == AGENDA_DRAW:
        return chances_of_agenda(s, out, weight)
    return chances_of_tiles(s, out, weight)


@rule
def play(s: State, seat: int, action: int) -> None:
    """Carries out an action or an outcome, then all that follows by itself."""
    if seat == CHANCE:
        happen(s, action)
    else:
        act(s, seat, action)
    while s.phase >= BY_ITSELF:
        go_on(s)


# The end (CT-9)


@rule
def score(s: State, out: Numbers) -> None:
    """CT-9: the points as they stand now."""
    for seat in range(SEATS):
        out[seat] = total(s, seat)


@rule
def winners(s: State) -> int:
    """CT-9.1, CT-9.7: the one not lost; the higher score, then the arrival. CT-Q11: the stop."""
    if s.phase != OVER:
        return 0
    if s.lost:
        return 1 << 2 - s.lost
    ahead = total(s, 0) - total(s, 1)
    if ahead == 0:
        if s.arrived:
            return 1 << s.arrived - 1
        ahead = s.drilled[0] - s.drilled[1]
    if ahead == 0:
        return EVERYBODY
    return 1 if ahead > 0 else 2


@rule
def ending(s: State) -> int:
    """Why the match is over."""
    if s.phase != OVER:
        return -1
    if s.lost:
        return STRAYED
    if s.arrived:
        return TIE if total(s, 0) == total(s, 1) else ARRIVAL
    return STOP
