"""Ludogare: tunnel and railway board games, faithful and fast."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludogare.core.declaration.components import use as use_components
from ludogare.core.law.contract import CHANCE, SPECTATOR
from ludogare.core.match.dealer import Committed, Dealer, Scripted, Seeded
from ludogare.core.match.match import Match
from ludogare.core.match.record import read as _read
from ludogare.core.saying.errors import (
    BadComponents,
    BadNumber,
    BadOption,
    BadRecord,
    BadSeat,
    BadSeats,
    IllegalAction,
    LudogareError,
    UnknownAction,
    UnknownBot,
    UnknownGame,
    UnknownLanguage,
)
from ludogare.core.saying.texts import FIRST_LANGUAGE
from ludogare.games import GAMES, find

if TYPE_CHECKING:
    from ludogare.analysis.hindsight import Hindsight

__version__ = "1.0.0rc1"
__all__ = [
    "CHANCE",
    "GAMES",
    "SPECTATOR",
    "BadComponents",
    "BadNumber",
    "BadOption",
    "BadRecord",
    "BadSeat",
    "BadSeats",
    "Committed",
    "Dealer",
    "IllegalAction",
    "LudogareError",
    "Match",
    "Scripted",
    "Seeded",
    "UnknownAction",
    "UnknownBot",
    "UnknownGame",
    "UnknownLanguage",
    "analyse",
    "find",
    "new",
    "read",
    "use_components",
]


def new(
    game: str,
    seats: int | None = None,
    seed: int | str | None = None,
    *,
    names: Sequence[str] | None = None,
    dealer: Dealer | None = None,
    shared: bool = False,
    language: str = FIRST_LANGUAGE,
    **options: Any,
) -> Match:
    """A new match, dealt by a seed (a fresh one, unless told) or by a dealer."""
    if dealer is None:
        dealer = Seeded(Committed.new_secret() if seed is None else seed)
    return Match(
        find(game),
        seats=seats,
        options=options,
        names=names,
        dealer=dealer,
        shared=shared,
        language=language,
    )


def read(record: str | Path, language: str = FIRST_LANGUAGE) -> Match:
    """The match that a record tells of, from its text or its file."""
    return _read(record, find, language)


def analyse(match: Match, simulations: int | None = None) -> Hindsight:
    """A finished match in hindsight: luck, errors and the curve, which a notebook shows."""
    from ludogare.analysis import deciding, hindsight

    return hindsight.analyse(match, deciding.SIMULATIONS if simulations is None else simulations)
