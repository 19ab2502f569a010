"""Turns of a tile that look different: a crossroads has one, a straight road has two."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from ludogare.games.carcassonne.rules.components import KINDS, Kind
from ludogare.games.carcassonne.rules.parts import CITY, Segment


def turned_segment(segment: Segment, kind: Kind, turn: int) -> Segment:
    """A segment after quarter turns; a city that it touches goes by the least of its edges."""
    cities = [s.edges for s in kind.segments if s.feature == CITY]
    touched = [edges for edges in cities if edges & segment.touches]
    return replace(
        segment,
        edges=frozenset((edge + turn) % 4 for edge in segment.edges),
        halves=frozenset((half + 2 * turn) % 8 for half in segment.halves),
        touches=frozenset(min((edge + turn) % 4 for edge in edges) for edges in touched),
    )


def period(kind: Kind) -> int:
    """After how many quarter turns a tile shows the same again."""

    def lies(turn: int) -> Counter[Segment]:
        return Counter(turned_segment(s, kind, turn) for s in kind.segments)

    return next(turn for turn in (1, 2, 4) if lies(turn) == lies(0))


PERIODS = tuple(period(kind) for kind in KINDS)
