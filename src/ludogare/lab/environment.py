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
from ludogare.core.declaration.features import Features
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
from ludogare.core.saying.errors import BadArgument
from ludogare.games import find
from ludogare.lab.stepping import reward


@rule
def look(states: Any, seat: int, out: Numbers, room: Numbers) -> None:
    """Writes what the first state looks like to a seat, which is shown what it may know alone."""
    states[1] = states[0]
    hide(states[1], seat)
    observe(states[1], seat, out, room)


OBSERVE = ("features", "state")
"""What can be observed: the numbers that the game declares, or every cell of the hidden state."""


def observable(game: Game, what: str) -> Features:
    """What an observation holds."""
    if what not in OBSERVE:
        raise BadArgument("vector-observe", known=", ".join(OBSERVE), wanted=repr(what))
    return game.features if what == "features" else features.raw(game.State)


class Environment:
    """A game with its seats and options, and how its positions are observed."""

    def __init__(
        self,
        game: str | Game,
        seats: int = 2,
        options: Mapping[str, Any] | None = None,
        observe: str = "features",
    ) -> None:
        self.game = game if isinstance(game, Game) else find(game)
        self.seats = self.game.check_seats(seats)
        self.options = self.game.settle(self.seats, options or {})
        self.features = observable(self.game, observe)

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
        """What each seat of a match has won: nothing before its end."""
        return self.won(match.state)

    def won(self, s: Fields) -> list[float]:
        """What each seat has won where a state stands: nothing before the end."""
        found = [0.0] * self.seats
        if self.game.plain.awaited(s) == 0:
            self.game.plain.loop(reward)(s, self.seats, found)
        return found


def words(match: Match, seat: int = SPECTATOR) -> str:
    """A position in words, as a seat sees it."""
    told = match.game.show.describe(match.hidden(seat))
    return "\n".join(match.voice.sentences(told))
