"""Positions for tests: what is not named lies where it lies at the beginning."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludogare.core.match.match import Match
from ludogare.games.channel_tunnel import GAME
from ludogare.games.channel_tunnel.rules.components import ECU, KIND, SLOTS, TOPOGRAPHIC
from ludogare.games.channel_tunnel.rules.parts import AGENDA, COLOURS
from ludogare.games.channel_tunnel.rules.state import DECK, ECU_OF, OWN_OF, SHOWN, TO_TURN, TURN

BRITAIN, FRANCE = 0, 1
# Cards by their numbers in components.toml
GERMANY, ITALY, SPAIN, NETHERLANDS, BELGIUM, DENMARK, GREECE = range(1, 8)
PORTUGAL, IRELAND, LUXEMBOURG, DUEL, SPEECH, MEDIA = range(8, 14)
TOPOGRAPHIC_1, TOPOGRAPHIC_2, TOPOGRAPHIC_3, TOPOGRAPHIC_4, TOPOGRAPHIC_5 = range(14, 19)
IMPROVE, IMPROVE_2, WORKERS, WORKERS_2, EXCHANGE, FUNDING, FUNDING_2 = range(19, 26)
MATERIALS, MATERIALS_2, HEAVY, ROOM_1, ROOM_2, ROOM_3, ROOM_4, ROOM_5 = range(26, 34)

Hand = Mapping[str, int]
NOTHING: Hand = {}


def site(
    hands: Sequence[Hand] = (NOTHING, NOTHING),
    *,
    turn: int = BRITAIN,
    first: int = BRITAIN,
    passed: int = 0,
    stacks: Mapping[int, tuple[str, int]] | None = None,
    shown: Sequence[int] = (GERMANY, SPAIN, BELGIUM),
    own: Mapping[int, Mapping[int, Sequence[str]]] | None = None,
    money: Mapping[int, Sequence[int]] | None = None,
    storage: Sequence[Hand] = (NOTHING, NOTHING),
    tiles: Sequence[Sequence[str]] = (("white",), ("white",)),
    drilled: Sequence[int] = (0, 0),
    markers: Sequence[Sequence[int]] = ((0, 0), (0, 0)),
    deviation: Sequence[int] = (0, 0),
    drifted: Sequence[int] = (),
    pending: Mapping[int, str] | None = None,
    resolved: Mapping[int, Sequence[str]] | None = None,
    empty_deck: bool = False,
    options: Mapping[str, Any] | None = None,
) -> Match:
    """A match in a seat's turn. `tiles` are the revealed ones not drilled yet, `*` = symbol.

    Cards in `own` come with the colours of the tiles on them. With `empty_deck` all other
    cards lie under the French board.
    """
    match = Match(GAME, options=options or {}, names=["Ada", "Ben"])
    s: Any = match.state
    s.turn, s.first, s.passed, s.round, s.phase = turn, first, passed, 1, TURN
    for seat in (0, 1):
        s.limit[seat] = 10
        for colour, n in hands[seat].items():
            _tokens(s, colour, n)
            s.hand[seat, COLOURS.index(colour)] = n
            s.tokens[seat] += n
        for colour, n in storage[seat].items():
            for _ in range(n):
                _tile(s, colour)
            s.storage[seat, COLOURS.index(colour)] = n
            s.stored[seat] += n
        s.drilled[seat] = drilled[seat]
        for i, colour in enumerate(tiles[seat]):
            s.tile[seat, drilled[seat] + i] = 1 + _tile(s, colour)
        s.planned[seat] = drilled[seat] + len(tiles[seat])
        s.marker[seat, 0], s.marker[seat, 1] = markers[seat]
        s.deviation[seat] = deviation[seat]
        for card, load in ((own or {}).get(seat) or {}).items():
            _card(s, card, OWN_OF + seat)
            for i, colour in enumerate(load):
                s.load[card, i] = 1 + _tile(s, colour) // 2
            if load and KIND[card] > TOPOGRAPHIC:
                s.ready[seat] |= 1 << card
        for card in (money or {}).get(seat, ()):
            _card(s, card, ECU_OF + seat)
            s.ecu[seat] += ECU[card]
        if pending and seat in pending:
            s.pending[seat] = AGENDA.index(pending[seat]) + 1
            s.agenda_left &= ~(1 << s.pending[seat] - 1)
        for kind in (resolved or {}).get(seat, ()):
            s.resolved[seat] |= 1 << AGENDA.index(kind)
            s.agenda_left &= ~(1 << AGENDA.index(kind))
    for slot, (colour, n) in (stacks or {}).items():
        _tokens(s, colour, n)
        s.stack[slot], s.stack_colour[slot] = n, COLOURS.index(colour)
    for slot, card in zip(range(2, SLOTS), shown, strict=False):
        if card:
            _card(s, card, SHOWN)
            s.shown[slot] = card
    for card in drifted:
        s.drifted[card] = 1
    if empty_deck:
        for card in range(1, 34):
            if s.place[card] == DECK:
                _card(s, card, ECU_OF + FRANCE)
                s.ecu[FRANCE] += ECU[card]
    return match


def _tokens(s: Any, colour: str, n: int) -> None:
    s.bag[COLOURS.index(colour)] -= n
    assert s.bag[COLOURS.index(colour)] >= 0


def _tile(s: Any, colour: str) -> int:
    """Takes a tile out of the unseen ones."""
    face = COLOURS.index(colour.rstrip("*")) * 2 + colour.endswith("*")
    s.unseen[face] -= 1
    assert s.unseen[face] >= 0
    return face


def _card(s: Any, card: int, place: int) -> None:
    assert s.place[card] == DECK
    s.place[card] = place
    s.deck -= 1


def begin_round(match: Match, first: int = BRITAIN) -> Match:
    """The position right before a new round: it begins, up to the first question."""
    s: Any = match.state
    from ludogare.games.channel_tunnel.rules.flow import go_on
    from ludogare.games.channel_tunnel.rules.state import BY_ITSELF, NEW_ROUND

    s.phase, s.first = NEW_ROUND, first
    while s.phase >= BY_ITSELF:
        go_on(s)
    return match


def legal(match: Match, seat: int | None = None) -> list[str]:
    """What a seat may do, as lines."""
    who = match.awaited[0] if seat is None else seat
    return [str(action) for action in match.legal_for(who)]


def lines(match: Match, verb: str) -> list[str]:
    """The legal lines of one verb, without the verb."""
    return [line.removeprefix(f"{verb} ") for line in legal(match) if line.split()[0] == verb]


def play(match: Match, *actions: str) -> Match:
    """Plays lines of whoever is awaited."""
    for action in actions:
        match.play(action)
    return match


def deal(match: Match, *wanted: str) -> Match:
    """Lets chance bring the first line that begins as wanted, for each; then anything."""
    for line in wanted:
        match.play(next(o for o in match.odds if o.startswith(line)))
    while match.awaited == (-1,):
        match.play(next(iter(match.odds)))
    return match


def hand(match: Match, seat: int) -> dict[str, int]:
    """A hand by colours."""
    s: Any = match.state
    return {c: s.hand[seat, i] for i, c in enumerate(COLOURS) if s.hand[seat, i]}


def stored(match: Match, seat: int) -> dict[str, int]:
    """A storage by colours."""
    s: Any = match.state
    return {c: s.storage[seat, i] for i, c in enumerate(COLOURS) if s.storage[seat, i]}


def start_turn(match: Match) -> Match:
    """Goes to the beginning of the seat's turn, where an Inspection may skip it."""
    s: Any = match.state
    from ludogare.games.channel_tunnel.rules.flow import go_on

    s.phase = TO_TURN
    go_on(s)
    return match
