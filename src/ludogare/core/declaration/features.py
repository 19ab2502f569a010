"""What a position looks like to one seat: whole numbers with names and scales.

A game declares each number once, and gets the place at which its rule writes it:

>>> FEATURES = Features(seats=2)
>>> STOCK = FEATURES.add("stock", 20)
>>> CAPITAL = FEATURES.by_seat("capital", 100)
>>> FEATURES.size, STOCK, CAPITAL
(3, 0, 1)
>>> FEATURES.names
('stock', 'own capital', 'next capital')

The rule that writes them is `observe`, marked `@FEATURES.rule` in the same file of the game's
folder (`judgement/features.py`). A game without such a file is observed cell by cell (`raw`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import prod
from typing import Any, TypeVar

from ludogare.core.law.contract import Numbers, State
from ludogare.core.law.judgement import observe
from ludogare.core.law.loops import clear as clear
from ludogare.core.law.rule import rule
from ludogare.core.law.state import Fields

F = TypeVar("F", bound=Callable[..., Any])

SEATS = ("own", "next", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
"""The seats as one of them sees them: itself, then the others in the order of the turns."""

BOUND = 4
"""No number is larger than its scale times this."""


@rule
def held(number: int, most: int) -> int:
    """A number, or the most that it may count for, either way."""
    return max(-most, min(most, number))


@rule
def hold(out: Numbers, most: Numbers, size: int) -> None:
    """Cuts sums that grew beyond all measure, each by its bound."""
    for i in range(size):
        out[i] = held(out[i], most[i])


@dataclass(frozen=True)
class Feature:
    """Numbers of one kind: one, one for each part, or these for each seat."""

    name: str
    place: int
    """Where they begin."""
    scale: int
    """How large they usually get: a learner divides by it."""
    parts: Sequence[str] = ()
    seats: int = 0
    """For how many seats it says the same, the own one first; 0: about the table, or secret."""
    signed: bool = False
    """Whether they can be below zero."""
    bound: int = BOUND

    @property
    def size(self) -> int:
        """How many numbers."""
        return max(1, len(self.parts)) * max(1, self.seats)

    @property
    def most(self) -> int:
        """No number is larger."""
        return self.scale * self.bound

    @property
    def least(self) -> int:
        """No number is smaller."""
        return -self.most if self.signed else 0

    @property
    def names(self) -> list[str]:
        """What each number is called."""
        whose = [f"{seat} " for seat in SEATS[: self.seats]] or [""]
        which = [f" {part}" for part in self.parts] or [""]
        return [f"{seat}{self.name}{part}" for seat in whose for part in which]


class Features:
    """All numbers of an observation, in the order in which `observe` writes them."""

    def __init__(self, seats: int, secret: bool = False) -> None:
        self.seats = seats
        self.secret = secret
        """Whether `observe` also reads what `hide` blanks: then s has to be hidden first."""
        self.size = 0
        self.observe: Callable[[State, int, Numbers, Numbers], None] = observe
        self._features: list[Feature] = []

    def rule(self, function: F) -> F:
        """Marks the rule that writes these numbers."""
        self.observe = function
        return rule(function)

    def add(
        self,
        name: str,
        scale: int,
        parts: Sequence[str] | int = (),
        *,
        signed: bool = False,
        bound: int = BOUND,
    ) -> int:
        """Declares a number, or one for each part, and returns its place."""
        return self._add(name, scale, parts, 0, signed, bound)

    def by_seat(
        self,
        name: str,
        scale: int,
        parts: Sequence[str] | int = (),
        *,
        signed: bool = False,
        bound: int = BOUND,
    ) -> int:
        """The same for each seat, which everybody sees alike; the place is that of the own one."""
        return self._add(name, scale, parts, self.seats, signed, bound)

    def _add(
        self,
        name: str,
        scale: int,
        parts: Sequence[str] | int,
        seats: int,
        signed: bool,
        bound: int,
    ) -> int:
        if isinstance(parts, int):
            parts = [str(i + 1) for i in range(parts)]
        feature = Feature(name, self.size, scale, tuple(parts), seats, signed, bound)
        if scale < 1 or bound < 1:
            raise ValueError(f"{name}: scale and bound are 1 or more, not {scale} and {bound}")
        if any(name == known.name for known in self):
            raise ValueError(f"two features are called {name}")
        self._features.append(feature)
        self.size += feature.size
        return feature.place

    def __iter__(self) -> Iterator[Feature]:
        return iter(self._features)

    def __len__(self) -> int:
        return len(self._features)

    def __getitem__(self, name: str) -> Feature:
        """The feature of that name."""
        for feature in self:
            if feature.name == name:
                return feature
        raise KeyError(f"no feature is called {name!r}")

    @property
    def bits(self) -> int:
        """How wide a whole number has to be to hold each of them: 16, 32 or 64 bits."""
        largest = max((f.most for f in self), default=0)
        return next(bits for bits in (16, 32, 64) if largest < 1 << bits - 1 or bits == 64)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What each number is called."""
        return tuple(name for f in self for name in f.names)

    @cached_property
    def scales(self) -> tuple[int, ...]:
        """How large each number usually gets."""
        return tuple(f.scale for f in self for _ in range(f.size))

    @cached_property
    def least(self) -> tuple[int, ...]:
        """The lower bound of each number."""
        return tuple(f.least for f in self for _ in range(f.size))

    @cached_property
    def most(self) -> tuple[int, ...]:
        """The upper bound of each number."""
        return tuple(f.most for f in self for _ in range(f.size))


def raw(kind: type[Fields]) -> Features:
    """Every cell of a state as it stands, for a state that was hidden."""
    features = Features(seats=0, secret=True)
    source = ["def observe(s, seat, out, room):"]
    for name, field in kind.fields.items():
        count = prod(field.shape)
        parts = count if field.shape else ()
        place = features.add(name, -field.low, parts, signed=True, bound=1)
        if not field.shape:
            source += [f"    out[{place}] = s.{name}"]
        else:
            cell = "i" if len(field.shape) == 1 else "i // {1}, i % {1}".format(*field.shape)
            source += [f"    for i in range({count}):"]
            source += [f"        out[{place} + i] = s.{name}[{cell}]"]
    made: dict[str, Any] = {}
    # A rule names its fields, it cannot look for them; and what is compiled is kept by its file.
    exec(compile("\n".join(source), __file__, "exec"), made)
    features.rule(made["observe"])
    return features
