"""Many matches as one environment, on all cores or on a GPU.

>>> from ludogare import find
>>> matches = Vector(find("cape_to_cairo"), 3, seed=7)
>>> matches.seat.tolist(), matches.counts.tolist()
([0, 0, 0], [101, 101, 101])
>>> observation, rewards, ended = matches.step(matches.legal[:, 0])
>>> matches.seat.tolist(), rewards.tolist(), ended.tolist()
([1, 1, 1], [[0.0, 0.0], [0.0, 0.0], [0.0, 0.0]], [False, False, False])

In each place a match is played: whoever is awaited acts, then chance decides what is its to decide,
and where the match is over the next one begins. Where several seats choose in secret, they are
asked one by one, and none sees what another has chosen. On cores the arrays are NumPy's; on a GPU
PyTorch, JAX and CuPy take them as they lie there. They are written anew by each step.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from ludogare.core.declaration import features
from ludogare.core.declaration.game import Game
from ludogare.core.law.judgement import observe as observed
from ludogare.core.running import compiled
from ludogare.core.running.cuda import smallest
from ludogare.core.saying.errors import BadActions, IllegalAction, MissingPackage
from ludogare.core.saying.numbers import at_least, seed_of
from ludogare.games import find
from ludogare.lab import gpu
from ludogare.lab.sharing import processes
from ludogare.lab.stepping import Matches

OBSERVE = ("features", "state", "nothing")
"""What is observed: the numbers that the game declares, every cell of the hidden state, nothing."""


class Vector:
    """So many matches of a game, stepped together."""

    def __init__(
        self,
        game: Game | str,
        count: int,
        seats: int = 2,
        options: Mapping[str, Any] | None = None,
        device: str = "cpu",
        seed: int = 0,
        observe: str = "features",
        workers: int | None = None,
    ) -> None:
        if not compiled.available():
            raise MissingPackage("missing-package", package="numba", extra="fast")
        if observe not in OBSERVE:
            raise BadActions("vector-observe", wanted=repr(observe), known=", ".join(OBSERVE))
        self.game = find(game) if isinstance(game, str) else game
        self.seats = self.game.check_seats(seats)
        self.options = self.game.settle(self.seats, options or {})
        self.observes = observe != "nothing"
        self.count = at_least(1, count, "number-of-matches")
        self.device = gpu.checked(device)
        self.features = features.raw(self.game.State) if observe == "state" else self.game.features
        contract = {**self.game.contract, observed: self.features.observe}
        self._engine: Any
        if self.device == "cuda":
            from ludogare.lab.card import Card

            self._engine = Card(self.game, contract, self.count, self.observes)
        else:
            from ludogare.lab.cores import Cores

            self._engine = Cores(self.game, contract, self.count, self.observes, processes(workers))
        self._matches = self._made(seed_of(seed))
        self.reset()

    def _made(self, seed: int) -> Matches:
        """The arrays, all zero."""
        import numpy

        zeros, count = self._engine.zeros, (self.count,)
        numbers = self.game.options.numbers(self.options)
        width = self.features.size if self.observes else 0
        number = smallest([self.game.actions.size]).dtype
        options = numpy.array([*numbers, 0], numpy.int64)  # never empty, so always one type
        there = zeros(options.shape, options.dtype)
        there[:] = options
        return Matches(
            total=self.count,
            seats=self.seats,
            seed=seed,
            secret=self.features.secret,
            options=there,
            words=self._engine.words,
            dice=self._engine.dice,
            number=zeros(count, numpy.int64),
            seat=zeros(count, numpy.int32),
            legal=zeros((self.count, self.game.room), number),
            counts=zeros(count, numpy.int32),
            observation=zeros((self.count, width), f"int{self.features.bits}"),
            actions=zeros(count, number),
            plies=zeros(count, numpy.int32),
            ended=zeros(count, numpy.bool_),
            rewards=zeros((self.count, self.seats), numpy.float32),
        )

    def reset(self, seed: int | None = None) -> Any:
        """Begins all matches anew, or those of another seed; returns what is observed."""
        if seed is not None:
            self._matches = self._matches._replace(seed=seed_of(seed))
        self._engine.begin(self._matches)
        return self.observation

    def step(self, actions: Any) -> tuple[Any, Any, Any]:
        """Plays an action of each awaited seat; returns observation, rewards and ends.

        If any action is not legal, nothing is played, and the first such match is named.
        """
        given = self._engine.numbers(actions)
        if given is None or tuple(given.shape) != (self.count,):
            where = "vector-there" if self.device == "cuda" else "vector-here"
            raise BadActions(where, count=self.count, given=described(actions))
        wrong = self._engine.step(self._matches, given)
        if wrong != self.count:
            action, seat = int(given[wrong]), int(self._matches.seat[wrong])
            raise IllegalAction("vector-illegal", index=wrong, seat=seat, action=action)
        return self.observation, self.rewards, self.ended

    @cached_property
    def seat(self) -> Any:
        """Who is awaited in each match."""
        return self._engine.shown(self._matches.seat)

    @cached_property
    def legal(self) -> Any:
        """The legal actions of the awaited seat, rising; in each row the first `counts` of them."""
        return self._engine.shown(self._matches.legal)

    @cached_property
    def counts(self) -> Any:
        """How many legal actions there are in each match."""
        return self._engine.shown(self._matches.counts)

    @cached_property
    def observation(self) -> Any:
        """What the awaited seat sees: the numbers of `features`."""
        return self._engine.shown(self._matches.observation)

    @cached_property
    def rewards(self) -> Any:
        """What the last step brought each seat: from 1 to -1 where a match ended, and zeros."""
        return self._engine.shown(self._matches.rewards)

    @cached_property
    def ended(self) -> Any:
        """Where the last step ended a match; the next one has begun there."""
        return self._engine.shown(self._matches.ended)

    @cached_property
    def plies(self) -> Any:
        """How many plies the last step was, with all that chance decided, in a next match too."""
        return self._engine.shown(self._matches.plies)

    @cached_property
    def number(self) -> Any:
        """Which match of the seed is played in each place: i first, then i + count, and so on."""
        return self._engine.shown(self._matches.number)

    @property
    def mask(self) -> Any:
        """A one for each action of the game that the awaited seat may do, and zeros."""
        self._engine.mask(self._matches, self._mask)
        return self._engine.shown(self._mask)

    @cached_property
    def _mask(self) -> Any:
        return self._engine.zeros((self.count, self.game.actions.seat_size), "bool")

    def close(self) -> None:
        """Lets the threads go that stepped the matches."""
        self._engine.close()

    def __len__(self) -> int:
        return self.count

    def __repr__(self) -> str:
        return f"<{self.count} matches of {self.game.name} on {self.device}>"


def described(actions: Any) -> str:
    """What was given, in a few words."""
    shape = getattr(actions, "shape", None)
    kind = getattr(actions, "dtype", None)
    return type(actions).__name__ if shape is None else f"{kind} of shape {tuple(shape)}"
