"""Tables as the lists of the lobby show them."""

from __future__ import annotations

import msgspec

from ludogare.core.saying.numbers import counted
from ludogare.games import GAMES, find
from ludogare.server.protocol import Outcome, TableFace
from ludogare.server.show import catalogue
from ludogare.server.store.store import Row, Standing, TableSetup
from ludogare.server.table.events import EndBody


def face_of(
    setup: TableSetup, stands: Standing, language: str, now: int, end: Row | None = None
) -> TableFace:
    """A table as it stands, with what came out once its match is over."""
    return TableFace(
        setup.id,
        setup.game,
        catalogue.title(setup.game, language),
        stands.status,
        stands.seats,
        setup.settings.clock,
        setup.made,
        time_left(stands, now),
        outcome_of(setup.game, end) if end else None,
    )


def time_left(stands: Standing, now: int) -> int | None:
    """Milliseconds until the first clock of the awaited people runs out."""
    bots = any(seat.awaited and seat.kind == "bot" for seat in stands.seats)
    if stands.due is None or stands.status != "running" or bots:
        return None
    return max(0, stands.due - now)


def outcome_of(game: str, end: Row) -> Outcome:
    """What came out of a match."""
    body = msgspec.json.decode(end.body, type=EndBody)
    unit = find(game).unit if game in GAMES else 1
    return Outcome(body.winners, [counted(points, unit) for points in body.points], end.at)
