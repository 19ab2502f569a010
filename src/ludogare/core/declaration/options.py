"""Options of a game, declared once; the lobby, the CLI and the tests read this.

>>> declared = Options(
...     Option("credit", (False, True), clause="CC-Q1", en="Buy track on credit.", fr="…"),
...     Option("forks_removed", range(5), clause="ST-7.3", en="Fork cards taken out.", fr="…"),
...     conditions=[
...         Condition(
...             lambda seats, o: not (o["credit"] and o["forks_removed"]),
...             en="Credit needs all forks.", fr="…", clause="ST-7.4",
...         )
...     ],
... )
>>> declared.settle(2, {"credit": "yes"})
{'credit': True, 'forks_removed': 0}
>>> declared.settle(2, {"credit": True, "forks_removed": 2})
Traceback (most recent call last):
ludogare.core.saying.errors.BadOption: Credit needs all forks. (ST-7.4)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ludogare.core.saying.errors import BadOption

Setting = bool | int | str
WORDS = {
    "yes": True, "true": True, "on": True, "oui": True,
    "no": False, "false": False, "off": False, "non": False,
}  # fmt: skip


@dataclass(frozen=True)
class Option:
    """One option: its values (the first is the default), its sentence, the clause it changes."""

    name: str
    values: Sequence[Setting]
    clause: str
    en: str
    fr: str
    said: Mapping[Setting, tuple[str, str]] = field(default_factory=dict)
    """What values are called in English and French, where they are not yes, no or a number."""

    @property
    def default(self) -> Setting:
        """The value that a match has unless somebody chooses another."""
        return self.values[0]

    @property
    def type(self) -> str:
        """`bool`, `int` or `choice`: what a form shows."""
        kind = type(self.default)
        return "bool" if kind is bool else "int" if kind is int else "choice"

    def labels(self, language: str) -> dict[str, str]:
        """What the values are called in a language, by the way they are written."""
        return {word(v): said[language == "fr"] for v, said in self.said.items()}

    def read(self, value: Any) -> Setting:
        """The value meant by a word or number; a sentence says what was wanted otherwise."""
        if self.type == "bool" and isinstance(value, str):
            value = WORDS.get(value.lower(), value)
        for each in self.values:
            if (type(each) is type(value) and each == value) or str(each) == value:
                return each
        known = [word(v) for v in self.values]
        raise BadOption(
            "option-value", clause=self.clause, option=self.name, known=known, value=repr(value)
        )


def word(value: Setting) -> str:
    """A value as it is written."""
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def seats_said(seats: int) -> dict[Setting, tuple[str, str]]:
    """What the values of an option are called that names a seat, or leaves it to chance."""
    numbered: dict[Setting, tuple[str, str]] = {
        i: (f"Seat {i + 1}", f"Place {i + 1}") for i in range(seats)
    }
    return {"chance": ("By lot", "Au sort"), **numbered}


@dataclass(frozen=True)
class Condition:
    """What must hold between options (and the number of seats), with the sentence if broken."""

    holds: Callable[[int, Mapping[str, Any]], bool]
    en: str
    fr: str
    clause: str


class Options:
    """All options of a game, in the order in which `start` receives them."""

    def __init__(self, *options: Option, conditions: Sequence[Condition] = ()) -> None:
        self.options = options
        self.conditions = tuple(conditions)

    def __iter__(self) -> Iterator[Option]:
        return iter(self.options)

    def __len__(self) -> int:
        return len(self.options)

    def settle(self, seats: int, wanted: Mapping[str, Any], language: str = "en") -> dict[str, Any]:
        """Every option with its value, after all checks."""
        unknown = sorted(set(wanted) - {o.name for o in self.options})
        if unknown:
            known = [o.name for o in self.options]
            message = "option-unknown" if known else "option-none"
            raise BadOption(message, option=unknown[0], known=known)
        settled = {o.name: o.read(wanted.get(o.name, o.default)) for o in self.options}
        for condition in self.conditions:
            if not condition.holds(seats, settled):
                sentence = condition.fr if language == "fr" else condition.en
                raise BadOption(f"{sentence} ({condition.clause})")
        return settled

    def numbers(self, settled: Mapping[str, Any]) -> list[int]:
        """The settled options as the ints that `start` receives: the place of each value."""
        return [list(o.values).index(settled[o.name]) for o in self.options]
