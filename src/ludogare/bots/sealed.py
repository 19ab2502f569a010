"""Choices that others have sealed already, in the eyes of a bot that still has to choose."""

from __future__ import annotations

from ludogare.core.declaration.game import Game
from ludogare.core.law.state import Fields


def reopened(game: Game, s: Fields, seat: int) -> Fields:
    """A hidden state in which others still have to make the choices that they have sealed."""
    again = s.copy()
    game.plain.reopen(again, seat)
    return again
