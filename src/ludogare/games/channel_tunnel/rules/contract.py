"""The rules of 1987 Channel Tunnel (`rules.en.md`), as the contract asks for them.

What comes when stands in `flow`, and what happens then in the modules that it names.
"""

from __future__ import annotations

from ludogare.core.law.contract import CHANCE, Numbers
from ludogare.core.law.rule import rule
from ludogare.games.channel_tunnel.rules import (
    actions,
    agenda,
    cards,
    flow,
    projects,
    rounds,
    state,
    technology,
    turns,
    works,
)
from ludogare.games.channel_tunnel.rules import options as option
from ludogare.games.channel_tunnel.rules.components import (
    BRITAIN,
    RUBBLE_EACH,
    SEATS,
    SYMBOLS,
    TOKENS_EACH,
)
from ludogare.games.channel_tunnel.rules.counting import count as count
from ludogare.games.channel_tunnel.rules.parts import CARDS, HUES
from ludogare.games.channel_tunnel.rules.scoring import total
from ludogare.games.channel_tunnel.rules.secrets import cover as cover
from ludogare.games.channel_tunnel.rules.secrets import deal as deal
from ludogare.games.channel_tunnel.rules.secrets import hide as hide
from ludogare.games.channel_tunnel.rules.state import State

ARRIVAL, TIE, STRAYED, STOP = range(4)
EVERYBODY = (1 << SEATS) - 1


@rule
def start(s: State, seats: int, options: Numbers) -> None:
    """CT-2: bag, deck and tiles are full; the first tiles turn up."""
    s.agenda = options[option.AGENDA]
    s.late_check = options[option.CHECK_DEVIATION_ON_ARRIVAL]
    s.no_media = 1 - options[option.AGENDA_COUNTS_FOR_MEDIA]
    s.heavy = options[option.HEAVY_MACHINERY]
    s.at_once = options[option.NEW_RED_CARD_CHAINS_AT_ONCE]
    if options[option.DRILL_PAYMENT] == option.FREE_CHOICE:
        s.free_choice = 1
    if options[option.CHAIN_WINDOW] == option.LAST_ACTION:
        s.last_only = 1
    for colour in range(HUES):
        s.bag[colour] = TOKENS_EACH
        symbols = SYMBOLS[colour] if s.agenda else 0  # CT-2.11
        s.unseen[colour * 2 + 1] = symbols
        s.unseen[colour * 2] = RUBBLE_EACH - symbols
    s.deck = CARDS
    s.agenda_left = (1 << agenda.AGENDA_CARDS) - 1 if s.agenda else 0
    s.first = BRITAIN
    s.phase = state.SETTING


@rule
def awaited(s: State) -> int:
    """The seat in turn, chance, or nobody."""
    if s.phase < state.SETTING:
        return 1 << s.turn
    return CHANCE if s.phase < state.OVER else 0


@rule
def legal(s: State, seat: int, out: Numbers) -> int:
    """What a seat may do now."""
    phase = s.phase
    if phase >= state.SETTING or seat != s.turn:
        return 0
    if phase == state.TURN:
        return turns.legal_turns(s, seat, out)
    if phase == state.KEEPING:
        return turns.legal_keeps(s, seat, out)
    if phase == state.PAYING:
        return works.legal_payments(s, seat, out)
    if phase == state.TAKING:
        return projects.legal_takes(s, out)
    if phase == state.GIVING:
        return projects.legal_gifts(s, seat, out)
    if phase == state.CHAINING:
        n = cards.legal_uses(s, seat, out)
        out[n] = actions.END_TURN
        return n + 1
    if phase == state.CHOOSING:
        return projects.legal_free_acts(s, seat, out)
    if phase == state.RECRUITING:
        return rounds.legal_recruiting(s, seat, out)
    if phase == state.EXCHANGING:
        return rounds.legal_exchanges(s, seat, out)
    if phase == state.DECIDING:
        out[0], out[1] = actions.AGENDA_KEEP, actions.AGENDA_DISCARD
        return 2
    if phase == state.PROMOTING:
        return agenda.legal_promotions(s, seat, out)
    return legal_technology(s, seat, out)


@rule
def legal_technology(s: State, seat: int, out: Numbers) -> int:
    """What a seat may do within a Technology action."""
    if s.phase == state.MOVING:
        return technology.legal_moves(s, seat, out)
    if s.phase == state.CROSSING:
        return technology.legal_crossings(s, seat, out)
    if s.phase == state.LOOKING:
        return technology.legal_looks(s, out)
    return technology.legal_realignments(s, seat, out)


@rule
def chances(s: State, out: Numbers, weight: Numbers) -> int:
    """What may turn up: tokens, cards, tiles, deviation or Agenda cards."""
    if s.phase == state.DRAWING:
        return rounds.chances_of_tokens(s, out, weight)
    if s.phase == state.REFILLING:
        return cards.chances_of_cards(s, out, weight)
    if s.phase == state.DRIFTING:
        return works.chances_of_drift(s, out, weight)
    if s.phase == state.AGENDA_DRAW:
        return agenda.chances_of_agenda(s, out, weight)
    return works.chances_of_tiles(s, out, weight)


@rule
def play(s: State, seat: int, action: int) -> None:
    """Carries out an action or an outcome, then all that follows by itself."""
    if seat == CHANCE:
        flow.happen(s, action)
    else:
        flow.act(s, seat, action)
    while s.phase >= state.BY_ITSELF:
        flow.go_on(s)


# The end (CT-9)


@rule
def score(s: State, out: Numbers) -> None:
    """CT-9: the points as they stand now."""
    for seat in range(SEATS):
        out[seat] = total(s, seat)


@rule
def winners(s: State) -> int:
    """CT-9.1, CT-9.7: the one not lost; the higher score, then the arrival. CT-Q11: the stop."""
    if s.phase != state.OVER:
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
    if s.phase != state.OVER:
        return -1
    if s.lost:
        return STRAYED
    if s.arrived:
        return TIE if total(s, 0) == total(s, 1) else ARRIVAL
    return STOP
