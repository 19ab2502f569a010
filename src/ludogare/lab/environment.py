"""A match as learners meet it: what a seat observes, what it may do, and what it wins.

>>> environment = Environment("cape_to_cairo", seats=2)
>>> match = environment.begin(seed=7)
>>> int(environment.mask(match, 0).sum()), len(environment.observation(match, 0)) > 100
(101, True)

Every research interface of the lab is made of this. Observations are made from hidden states
alone: what a seat may not know cannot be learned from.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from ludogare.core.declaration import features
from ludogare.core.declaration.game import Game
from ludogare.core.law.contract import SPECTATOR, Numbers, hide
from ludogare.core.law.judgement import observe
from ludogare.core.law.rule import rule
from ludogare.core.law.state import Fields
from ludogare.core.match.dealer import Seeded
from ludogare.core.match.match import Match
from ludogare.core.running import compiled
from ludogare.core.running.running import Running
from ludogare.core.running.workspace import Workspace
from ludogare.games import find


@rule
def look(states: Any, seat: int, out: Numbers, room: Numbers) -> None:
    """Writes what the first state looks like to a seat, which is shown what it may know alone."""
    states[1] = states[0]
    hide(states[1], seat)
    observe(states[1], seat, out, room)


class Environment:
    """A game with its seats and options, and how its positions are observed."""

    def __init__(
        self,
        game: str | Game,
        seats: int = 2,
        options: Mapping[str, Any] | None = None,
        raw: bool = False,
    ) -> None:
        self.game = game if isinstance(game, Game) else find(game)
        self.seats = self.game.check_seats(seats)
        self.options = self.game.settle(self.seats, options or {})
        self.features = features.raw(self.game.State) if raw else self.game.features
        """What an observation holds: the game's features, or every cell of the hidden state."""

    def begin(self, seed: int | str) -> Match:
        """A new match, dealt by a seed."""
        return Match(self.game, seats=self.seats, options=self.options, dealer=Seeded(seed))

    @property
    def actions(self) -> int:
        """How many actions the game has for its seats; a mask says which are legal."""
        return self.game.actions.seat_size

    @cached_property
    def dtype(self) -> Any:
        """The kind of number that an observation holds."""
        import numpy

        return numpy.dtype(f"int{self.features.bits}")

    @cached_property
    def bounds(self) -> tuple[Any, Any]:
        """The least and the most that each number of an observation can be."""
        import numpy

        most = numpy.iinfo(self.dtype).max
        return (
            numpy.array(self.features.least, self.dtype),
            numpy.array([min(most, number) for number in self.features.most], self.dtype),
        )

    @cached_property
    def _running(self) -> Running:
        """The rules, compiled where that can be, with what is observed here."""
        own = {**dict(self.game.contract), observe: self.features.observe}
        return self.game.running(own, fast=compiled.available())

    @cached_property
    def _room(self) -> Workspace:
        return self._running.workspace(states=2)

    def observed(self, s: Fields, seat: int) -> Any:
        """What a state looks like to a seat, which is shown what it may know alone."""
        import numpy

        seen = self._room.line(self.features.size)
        self._room.put(0, s)
        self._running.loop(look)(self._room.states, seat, seen, self._room.out)
        return numpy.clip(seen, *self.bounds).astype(self.dtype)

    def observation(self, match: Match, seat: int) -> Any:
        """What a match looks like to a seat."""
        return self.observed(match.state, seat)

    def mask(self, match: Match, seat: int) -> Any:
        """A one for each action that a seat may do now, and zeros."""
        import numpy

        mask = numpy.zeros(self.actions, numpy.int8)
        mask[[action.number for action in match.legal_for(seat)]] = 1
        return mask

    def rewards(self, match: Match) -> list[float]:
        """What each seat has won by now: nothing before the end."""
        return rewards(match.winners, self.seats) if match.over else [0.0] * self.seats


def rewards(winners: tuple[int, ...], seats: int) -> list[float]:
    """What each seat has won: 1 for a victory, less for a shared one; the sum is zero.

    >>> rewards((1,), 2), rewards((0, 1), 2), rewards((0,), 3)
    ([-1.0, 1.0], [0.0, 0.0], [1.0, -0.5, -0.5])

    In a solo game it is 1 or -1.
    """
    if seats == 1:
        return [1.0 if winners else -1.0]
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    return [(seats * share - 1) / (seats - 1) for share in shares]


def words(match: Match, seat: int = SPECTATOR) -> str:
    """A position in words, as a seat sees it."""
    told = match.game.show.describe(match.hidden(seat))
    return "\n".join(match.voice.sentences(told))
