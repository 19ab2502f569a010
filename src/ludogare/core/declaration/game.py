"""A game as the rest of Ludogare sees it: its declarations, and its rules in both ways to run."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

from ludogare.core.declaration import features
from ludogare.core.declaration.actions import Actions
from ludogare.core.declaration.components import Components
from ludogare.core.declaration.features import Features
from ludogare.core.declaration.options import Options
from ludogare.core.law import contract, dice, loops
from ludogare.core.law.rule import bind
from ludogare.core.law.state import Fields
from ludogare.core.running import compiled
from ludogare.core.saying.errors import BadOption, BadSeats
from ludogare.core.saying.numbers import index


@dataclass(frozen=True, eq=False)
class Game:
    """What a game's folder declares about itself."""

    name: str
    """Its id: the name of its folder."""
    version: int
    """The version of its rules; a record says which one it was played by."""
    seats: range
    State: type[Fields]
    rules: ModuleType
    actions: Actions
    options: Options
    components: Components
    endings: Sequence[str]
    """The ways in which a match can end."""
    bound: Callable[[int, Mapping[str, Any]], int]
    """The most plies that a match can have, by seats and options."""
    choices: int
    """The most legal actions or outcomes there can be at once."""
    counts: int
    """How many sums `count` writes."""
    minutes: int = 30
    """How long a match takes at a table, about."""
    unit: int = 1
    """How many of the smallest unit make a point."""
    prefix: str = ""
    """The letters of its clauses."""

    @cached_property
    def contract(self) -> dict[Any, Callable[..., Any]]:
        """The prototypes of the contract and of `features`, each with this game's own function."""
        rules = {f: getattr(self.rules, f.__name__) for f in contract.RULES}
        return {**rules, features.observe: self.features.observe}

    @cached_property
    def features(self) -> Features:
        """What a position looks like to one seat: as the game declares it, or its raw cells."""
        name = f"{self.package}.judgement.features"
        if not find_spec(f"{self.package}.judgement") or not find_spec(name):
            return features.raw(self.State)
        declared: Features = import_module(name).FEATURES
        return declared

    def observation(self, s: Fields, seat: int) -> list[int]:
        """What a hidden state looks like to a seat, number by number of the features."""
        out = [0] * self.features.size
        self.plain.observe(s, seat, out, [0] * self.room)
        return out

    @cached_property
    def plain(self) -> Running:
        """The rules and loops, plain."""
        return self.running(self.contract, fast=False)

    @cached_property
    def compiled(self) -> Running:
        """The rules and loops, compiled; needs Numba."""
        return self.running(self.contract, fast=True)

    def running(self, functions: Mapping[Any, Callable[..., Any]], fast: bool) -> Running:
        """Loops bound to the contract, or to more than it: a bot adds its judgements."""
        if fast:
            return Running(lambda f: compiled.Compiled(self.name, f, functions))
        return Running(lambda f: bind(f, functions))

    def check_seats(self, seats: Any) -> int:
        """A number of seats that a match can have; any other is refused."""
        number = index(seats)
        if number is None or number not in self.seats:
            least, most = self.seats[0], self.seats[-1]
            message = "seats-number" if least < most else "seats-fixed"
            raise BadSeats(message, game=self.name, least=least, most=most, wanted=repr(seats))
        return number

    def settle(self, seats: int, wanted: Mapping[str, Any]) -> dict[str, Any]:
        """Every option with its value, after all checks; a refusal brings the game's texts."""
        try:
            return self.options.settle(seats, wanted)
        except BadOption as problem:
            raise problem.about(self.folder) from None

    @property
    def folder(self) -> Path:
        """Where its texts and rules lie."""
        return Path(str(self.rules.__file__)).parents[1] / "data"

    @property
    def package(self) -> str:
        """The package of its folder."""
        return self.rules.__name__.removesuffix(".rules.contract")

    def module(self, name: str) -> Any:
        """Another file of the game's folder (`view`, `board`, `reasons`), loaded when needed."""
        return import_module(f"{self.package}.show.{name}")

    @property
    def room(self) -> int:
        """Places for all choices, or for a number a seat; `step` uses one place more."""
        return max(self.choices, contract.MOST_SEATS) + 1

    def buffers(self) -> tuple[list[int], list[int]]:
        """Room for the choices and their weights."""
        return [0] * self.room, [0] * self.room

    def arrays(self) -> tuple[Any, Any, Any]:
        """Dice, and room for choices and weights, for compiled loops."""
        import numpy

        return (
            numpy.zeros(dice.WORDS, numpy.int64),
            numpy.zeros(self.room, numpy.int32),
            numpy.zeros(self.room, numpy.int32),
        )

    def __repr__(self) -> str:
        return f"<game {self.name}>"


class Running:
    """Rules and loops by name, each made when first asked for."""

    def __init__(self, make: Callable[[Callable[..., Any]], Any]) -> None:
        self._make = make

    def __getattr__(self, name: str) -> Any:
        if name == "observe":
            source: Any = features.observe
        else:
            source = getattr(contract, name, None) or getattr(loops, name)
        made = self._make(source)
        setattr(self, name, made)
        return made

    def loop(self, source: Callable[..., Any]) -> Any:
        """Any other loop, bound to the game."""
        return self._make(source)
