"""How far a search of a position is, in the words of a reader."""

from __future__ import annotations

from ludogare.analysis.pondering import Pondered
from ludogare.core.match.match import Match
from ludogare.core.saying.texts import Voice
from ludogare.server.protocol import PonderedInfo, TriedInfo
from ludogare.server.show.lines import line_of


def pondered_of(match: Match, seat: int, found: Pondered, voice: Voice) -> PonderedInfo:
    """What was found so far, ready to be sent."""
    text, seen = match.game.actions.text, match.hidden(seat)
    return PonderedInfo(
        seat=seat,
        simulations=found.simulations,
        more=found.more,
        best=[
            TriedInfo(text(tried.action), voice.label(tried.action, seen), round(tried.share, 4))
            for tried in found.best
        ],
        line=list(line_of(voice, match.state, found.line)),
    )
