"""The score, part by part (CT-9, CT-10)."""

from __future__ import annotations

from ludogare.core.law.rule import rule
from ludogare.games.channel_tunnel.rules.components import (
    AGENDA_POINTS,
    ARRIVAL_EACH,
    ARRIVAL_POINTS,
    DUEL,
    DUEL_POINTS,
    INFLUENCE,
    KIND,
    MEDIA,
    MEDIA_POINTS,
    POINTS,
    SPEECH,
    SPEECH_POINTS,
    TILES,
    TOPOGRAPHIC,
    TOPOGRAPHIC_POINTS,
    TRACK_POINTS,
)
from ludogare.games.channel_tunnel.rules.parts import AGENDA, CARDS
from ludogare.games.channel_tunnel.rules.state import OWN_OF, State

AGENDA_CARDS = len(AGENDA)


@rule
def owned(s: State, seat: int, kind: int) -> int:
    """How many developed cards of a kind a seat has."""
    n = 0
    for card in range(1, CARDS + 1):
        n += (s.place[card] == OWN_OF + seat) & (KIND[card] == kind)
    return n


@rule
def cards_of(s: State, seat: int) -> int:
    """CT-8.12, CT-Q29, CT-Q30: cards for Media relations, face up and face down."""
    n = 0
    for card in range(1, CARDS + 1):
        n += s.place[card] == OWN_OF + seat
    if not s.no_media:
        for card in range(AGENDA_CARDS):
            n += s.resolved[seat] >> card & 1
    return n


@rule
def printed_points(s: State, seat: int) -> int:
    """CT-9.3: the points printed on all developed cards, used or not."""
    points = 0
    for card in range(1, CARDS + 1):
        if s.place[card] == OWN_OF + seat:
            points += POINTS[card]
    return points


@rule
def duel_points(s: State, seat: int) -> int:
    """CT-8.10: more Influence than the opponent."""
    more = owned(s, seat, INFLUENCE) > owned(s, 1 - seat, INFLUENCE)
    return DUEL_POINTS * owned(s, seat, DUEL) if more else 0


@rule
def speech_points(s: State, seat: int) -> int:
    """CT-8.11: each pair of Influence."""
    return SPEECH_POINTS * owned(s, seat, SPEECH) * (owned(s, seat, INFLUENCE) // 2)


@rule
def media_points(s: State, seat: int) -> int:
    """CT-8.12: more cards than the opponent."""
    more = cards_of(s, seat) > cards_of(s, 1 - seat)
    return MEDIA_POINTS * owned(s, seat, MEDIA) if more else 0


@rule
def topographic_points(s: State, seat: int) -> int:
    """CT-8.13, CT-Q27: different colours on Topographic analyses."""
    colours = 0
    for card in range(1, CARDS + 1):
        if s.place[card] == OWN_OF + seat and KIND[card] == TOPOGRAPHIC:
            colours |= 1 << s.load[card, 0]
    different = 0
    while colours:
        different += colours & 1
        colours >>= 1
    return TOPOGRAPHIC_POINTS[different]


@rule
def track_points(s: State, seat: int) -> int:
    """CT-9.4: the points under both markers."""
    return TRACK_POINTS[seat * 2, s.marker[seat, 0]] + TRACK_POINTS[seat * 2 + 1, s.marker[seat, 1]]


@rule
def arrival_points(s: State, seat: int) -> int:
    """CT-9.6: for the one who arrived, and for each tile that the other has not drilled."""
    if s.arrived != seat + 1:
        return 0
    return ARRIVAL_POINTS + ARRIVAL_EACH * (TILES - s.drilled[1 - seat])


@rule
def agenda_points(s: State, seat: int) -> int:
    """CT-10.5, CT-10.6: resolved cards count for their owner, an open one against."""
    points = 0
    for card in range(AGENDA_CARDS):
        if s.resolved[seat] >> card & 1:
            points += AGENDA_POINTS[card]
    if s.pending[seat]:
        points -= AGENDA_POINTS[s.pending[seat] - 1]
    return points


@rule
def total(s: State, seat: int) -> int:
    """CT-9.3 to CT-9.6: everything together, as it stands now."""
    cards = printed_points(s, seat) + duel_points(s, seat) + speech_points(s, seat)
    cards += media_points(s, seat) + topographic_points(s, seat)
    rest = track_points(s, seat) - s.deviation[seat]
    return cards + rest + arrival_points(s, seat) + agenda_points(s, seat)
