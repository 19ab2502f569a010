"""Players that are programs. A bot sees one seat's hidden state and the legal actions, never more.

>>> from ludogare import find, new
>>> match = new("cape_to_cairo", seats=2, seed=7)
>>> bot = make("random", seed=1)
>>> match.play(act(bot, match, seat=0), seat=0)
<cape_to_cairo, ply 3: Player 2 to act>
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from ludogare.bots.random import Random
from ludogare.core.errors import LudogareError
from ludogare.core.game import Game
from ludogare.core.match import Match
from ludogare.core.state import Fields


class Bot(Protocol):
    """What a bot is."""

    def choose(self, game: Game, s: Fields, seat: int, legal: Sequence[int]) -> int:
        """One of the legal actions, for a seat that sees the hidden state s."""
        ...


BOTS: dict[str, Callable[[int | None], Bot]] = {"random": Random}
"""The bots by name, from the kindest to the strongest."""


def make(name: str, seed: int | None = None) -> Bot:
    """A bot by name."""
    if name not in BOTS:
        raise LudogareError(f"no bot is called {name!r}; there are: {', '.join(BOTS)}")
    return BOTS[name](seed)


def act(bot: Bot, match: Match, seat: int) -> int:
    """What a bot does for a seat of a match."""
    legal = [action.number for action in match.legal_for(seat)]
    return bot.choose(match.game, match.hidden(seat), seat, legal)
