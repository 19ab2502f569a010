"""The engine of the analysis board: a search that goes on, behind whatever live tables need."""

from __future__ import annotations

from ludogare.bots import LEVELS
from ludogare.core.match.match import Match
from ludogare.server.thinking.questions import Advice, Question
from ludogare.server.thinking.workers import Workers

NICE = 15
"""How far it steps back: bots and hints of live tables come first, reviews after it."""
NAME = LEVELS[-1]
"""The bot that it thinks like."""


class Engine:
    """One process for everybody; owners are served in turn, a slice of thinking each."""

    def __init__(self) -> None:
        self._workers = Workers(1, nice=NICE)

    async def ponder(self, match: Match, seat: int, owner: str) -> Advice:
        """Goes on with a position for a slice, from what a seat may know of it; or Forfeit."""
        legal = match.numbers_for(seat)
        seen = match.hidden(seat).to_json()
        question = Question(
            match.game.name, NAME, seen, seat, legal, lasting=True, asker="engine", owner=owner
        )
        return await self._workers.advise(question)

    def close(self) -> None:
        """Ends the process."""
        self._workers.close()
