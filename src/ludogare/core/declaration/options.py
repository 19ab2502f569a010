"""Options of a game, each declared once; rules, lobby, command line and tests read it here.

A declaration gives the place at which `start` finds the number of the option, and what people
read about it are messages of the game: `option-<name>`, and `option-<name>-<value>` for a value
that is no number, yes or no.

>>> OPTIONS = Options()
>>> CREDIT = OPTIONS.add("credit", (False, True), clause="CC-Q1")
>>> FORKS = OPTIONS.add("forks", (5, 10), clause="ST-7.3")
>>> ENDS = OPTIONS.add("ends", ("normal", "deadly"), clause="ST-7.4", since=2)
>>> DEADLY = OPTIONS.number("ends", "deadly")
>>> settled = OPTIONS.settle(2, {"credit": "yes", "ends": "deadly"})
>>> settled
{'credit': True, 'forks': 5, 'ends': 'deadly'}
>>> options = OPTIONS.numbers(settled)
>>> options[CREDIT], options[FORKS], options[ENDS] == DEADLY
(1, 5, True)
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from ludogare.core.saying.errors import BadOption
from ludogare.core.saying.texts import LANGUAGES, Voice

Setting = bool | int | str
Holds = Callable[[int, Mapping[str, Any]], bool]
BY_CHANCE = "chance"
"""The value of an option that leaves it to chance which seat it names."""


@dataclass(frozen=True)
class Option:
    """One option: its values, of which the first is the default, and the clause it changes."""

    name: str
    values: Sequence[Setting]
    clause: str
    since: int | None = None
    """The version of the rules at which it was added: matches up to that one may lack it."""
    before: Setting | None = None
    """What matches that lack it were played by; the default, unless told."""
    fields: tuple[str, ...] = ()
    """The fields of the state that came with it, which older records know nothing of."""
    seats: bool = False
    """Whether it names a seat, or leaves it to chance."""

    @property
    def default(self) -> Setting:
        """The value that a match has unless somebody chooses another."""
        return self.values[0]

    @property
    def type(self) -> str:
        """`bool`, `int` or `choice`: what a form shows."""
        kind = type(self.default)
        return "bool" if kind is bool else "int" if kind is int else "choice"

    def number(self, value: Setting) -> int:
        """A value as `start` reads it: a number or yes as itself, a choice as its place."""
        return list(self.values).index(value) if self.type == "choice" else int(value)

    def read(self, value: Any) -> Setting:
        """The value meant by a word or number; any other is refused."""
        if self.type == "bool" and isinstance(value, str):
            value = truths().get(value.lower(), value)
        for each in self.values:
            if (type(each) is type(value) and each == value) or str(each) == value:
                return each
        raise BadOption(
            "bad-option-value",
            clause=self.clause,
            option=self.name,
            known=[word(each) for each in self.values],
            value=repr(value),
        )

    def sentence(self, voice: Voice) -> str:
        """What it changes, for people."""
        return voice(f"option-{self.name}")

    def labels(self, voice: Voice) -> dict[str, str]:
        """What its values are called, by the way they are written, where they have names."""
        said = {word(value): self._label(value, voice) for value in self.values}
        return {written: label for written, label in said.items() if label is not None}

    def _label(self, value: Setting, voice: Voice) -> str | None:
        if self.seats:
            return voice("label-chance") if value == BY_CHANCE else seat_label(int(value), voice)
        message = f"option-{self.name}-{re.sub(r'[^A-Za-z0-9_]+', '-', word(value))}"
        return voice(message) if voice.has(message) else None


def seat_label(seat: int, voice: Voice) -> str:
    """What a seat is called before anybody sits there."""
    return voice("label-seat", number=seat + 1)


def word(value: Setting) -> str:
    """A value as it is written."""
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


@cache
def truths() -> dict[str, bool]:
    """The words for yes and no, in every language."""
    known = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}
    for voice in (Voice(None, language) for language in LANGUAGES):
        known |= {voice("word-yes"): True, voice("word-no"): False}
    return known


@dataclass(frozen=True)
class Condition:
    """What must hold between options and the number of seats, and the message if it does not."""

    holds: Holds
    message: str
    clause: str


class Options:
    """All options of a game, in the order in which `start` receives them."""

    def __init__(self) -> None:
        self._options: dict[str, Option] = {}
        self.conditions: list[Condition] = []

    def add(
        self,
        name: str,
        values: Sequence[Setting],
        *,
        clause: str,
        since: int | None = None,
        before: Setting | None = None,
        fields: tuple[str, ...] = (),
        seats: bool = False,
    ) -> int:
        """Declares an option, and returns the place at which `start` finds its number."""
        self._options[name] = Option(name, values, clause, since, before, fields, seats)
        return len(self._options) - 1

    def add_seat(self, name: str, seats: int, *, clause: str) -> int:
        """Declares an option that names a seat, or leaves it to chance: 0, or 1 + the seat."""

        def at_the_table(count: int, settled: Mapping[str, Any]) -> bool:
            return bool(settled[name] == BY_CHANCE or settled[name] < count)

        self.conditions.append(Condition(at_the_table, "option-seat-absent", clause))
        return self.add(name, (BY_CHANCE, *range(seats)), clause=clause, seats=True)

    def demand(self, name: str, holds: Holds, *, clause: str) -> None:
        """Declares what must hold; the message `condition-<name>` says so to people."""
        self.conditions.append(Condition(holds, f"condition-{name}", clause))

    def __iter__(self) -> Iterator[Option]:
        return iter(self._options.values())

    def __len__(self) -> int:
        return len(self._options)

    def __getitem__(self, name: str) -> Option:
        """The option of that name."""
        return self._options[name]

    def number(self, name: str, value: Setting) -> int:
        """The number by which `start` knows a value of an option."""
        return self[name].number(value)

    def settle(self, seats: int, wanted: Mapping[str, Any]) -> dict[str, Any]:
        """Every option with its value, after all checks."""
        unknown = sorted(set(wanted) - set(self._options))
        if unknown:
            message = "unknown-option" if self._options else "no-options"
            raise BadOption(message, option=unknown[0], known=[*self._options])
        settled = {o.name: o.read(wanted.get(o.name, o.default)) for o in self}
        for condition in self.conditions:
            if not condition.holds(seats, settled):
                raise BadOption(condition.message, clause=condition.clause)
        return settled

    def lacking(self, given: Mapping[str, Any], version: int) -> dict[str, Setting]:
        """The options that a match of some version lacks, with what it was played by."""
        return {
            o.name: o.default if o.before is None else o.before
            for o in self
            if o.name not in given and o.since is not None and version <= o.since
        }

    def numbers(self, settled: Mapping[str, Any]) -> list[int]:
        """The settled options as the numbers that `start` receives."""
        return [option.number(settled[option.name]) for option in self]
