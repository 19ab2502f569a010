"""Why something cannot be chosen, as the page asks after a click on it."""

from __future__ import annotations

from collections.abc import Mapping

from ludogare.core.match.match import Match
from ludogare.core.match.obstacle import obstacle
from ludogare.server.errors import Refusal
from ludogare.server.protocol import Reason
from ludogare.server.texts import TableVoice


def why_not(match: Match, seat: int, said: Mapping[str, str]) -> Refusal:
    """Why a seat cannot choose something; that it can, where it can."""
    if not match.over and seat not in match.awaited:
        return Refusal("refuse-not-awaited", 409)
    found = obstacle(match, seat, said)
    if found is None:
        return Refusal("refuse-can", 409)
    clause, found.clause, found.tried = found.clause, None, None
    return Refusal("refuse-why", 409, clause=clause, reason=found)


def reason(match: Match, seat: int, said: Mapping[str, str], language: str) -> Reason:
    """The same in words."""
    refusal = why_not(match, seat, said)
    clause, refusal.clause = refusal.clause, None
    return Reason(TableVoice(match.game, language, match.names).refusal(refusal), clause)
