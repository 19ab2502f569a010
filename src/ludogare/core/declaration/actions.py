"""One table per game: whole number <-> verb with arguments <-> line of text.

>>> table = actions(
...     seats={"bid": {"amount": secret(range(101))}, "pass": {}},
...     chance={"draw": {"card": range(1, 51)}},
... )
>>> table.number("bid 12"), table.text(12), table[12]
(12, 'bid 12', Action(number=12, verb='bid', args={'amount': 12}))
>>> table.first("draw"), table.text(table.number("draw", card=7))
(103, 'draw 7')

A secret argument has one value more, written `?`: what others see of it.

>>> table.text(table.number("bid ?"))
'bid ?'
>>> table.number("bid 200")
Traceback (most recent call last):
ludogare.core.saying.errors.UnknownAction: bid 200: amount is a whole number from 0 to 100
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ludogare.core.saying.errors import UnknownAction
from ludogare.core.saying.numbers import index
from ludogare.core.saying.texts import Sentence

Value = int | str
COVERED = "?"


@dataclass(frozen=True)
class Argument:
    """What an argument may be, and how it likes to be chosen (`amount`, `card`, `cell`, …)."""

    values: Sequence[Value]
    choose: str = ""
    secret: bool = False

    @cached_property
    def shown(self) -> tuple[Value, ...]:
        """The values, with `?` last where the argument can be secret."""
        return (*self.values, COVERED) if self.secret else tuple(self.values)

    @cached_property
    def index(self) -> dict[str, int]:
        """Where each value stands, by its text."""
        return {str(v): i for i, v in enumerate(self.shown)}

    def wanted(self) -> Sentence:
        """What would have been right."""
        if isinstance(self.values, range) and self.values.step == 1:
            return "value-range", {"first": self.values.start, "last": self.values.stop - 1}
        return "value-one-of", {"values": [*self.values]}


def secret(values: Sequence[Value] | Argument) -> Argument:
    """An argument that others may see as `?`."""
    plain = values if isinstance(values, Argument) else Argument(values)
    return Argument(plain.values, plain.choose, secret=True)


def chosen(values: Sequence[Value], how: str) -> Argument:
    """An argument that says how it likes to be chosen."""
    return Argument(values, how)


@dataclass(frozen=True)
class Action:
    """An action by its number, its verb and its arguments; `str` gives its line of text."""

    number: int
    verb: str
    args: dict[str, Value]

    def __str__(self) -> str:
        return " ".join([self.verb, *map(str, self.args.values())])


@dataclass(frozen=True)
class Verb:
    """The actions of one verb: a block of the table, last argument fastest."""

    name: str
    first: int
    arguments: dict[str, Argument]
    chance: bool

    @cached_property
    def size(self) -> int:
        """How many actions the verb has."""
        size = 1
        for argument in self.arguments.values():
            size *= len(argument.shown)
        return size

    def strides(self) -> dict[str, int]:
        """How far apart two neighbouring values of each argument stand."""
        strides, stride = {}, self.size
        for name, argument in self.arguments.items():
            stride //= len(argument.shown)
            strides[name] = stride
        return strides

    def usage(self) -> str:
        """The verb with the names of its arguments."""
        return " ".join([self.name, *(f"<{a}>" for a in self.arguments)])


class Actions:
    """The action table of a game: the verbs of the seats first, then those of chance."""

    def __init__(self, verbs: Sequence[Verb]) -> None:
        self.verbs = {verb.name: verb for verb in verbs}
        self.size = sum(verb.size for verb in verbs)
        self.seat_size = sum(verb.size for verb in verbs if not verb.chance)
        self._cache: dict[int, Action] = {}

    def __len__(self) -> int:
        return self.size

    def __iter__(self) -> Iterator[Action]:
        return map(self.__getitem__, range(self.size))

    def first(self, verb: str) -> int:
        """The number of the verb's first action."""
        return self.verbs[verb].first

    def stride(self, verb: str, argument: str) -> int:
        """How far apart two neighbouring values of an argument stand."""
        return self.verbs[verb].strides()[argument]

    def __getitem__(self, number: int) -> Action:
        """The action with a number."""
        found = self._cache.get(number)
        if found is not None:
            return found
        number = self.numbered(number)
        for verb in self.verbs.values():
            if verb.first <= number < verb.first + verb.size:
                rest, args = number - verb.first, {}
                for (name, argument), stride in zip(
                    verb.arguments.items(), verb.strides().values(), strict=True
                ):
                    at, rest = divmod(rest, stride)
                    args[name] = argument.shown[at]
                found = self._cache[number] = Action(number, verb.name, args)
                return found
        raise UnknownAction("action-number", number=str(number), last=str(self.size - 1))

    def numbered(self, number: Any) -> int:
        """The number of an action, where it is a whole number."""
        found = index(number)
        if found is None:
            raise UnknownAction("action-neither", value=repr(number))
        return found

    def sealed(self, number: int) -> bool:
        """Whether others may not see all of an action when it is played."""
        return any(a.secret for a in self.verbs[self[number].verb].arguments.values())

    def text(self, number: int) -> str:
        """The line of text of an action."""
        return str(self[number])

    def number(self, text: str, **args: Value) -> int:
        """The number of an action, from its line, or from its verb and named arguments."""
        name, *words = text.split()[:1] if args else text.split() or [""]
        if name not in self.verbs:
            known = [verb.usage() for verb in self.verbs.values()]
            raise UnknownAction("action-unknown", action=text, known=known)
        verb = self.verbs[name]
        if args:
            if set(args) != set(verb.arguments):
                raise UnknownAction("action-form", action=text, form=verb.usage())
            words = [str(args[a]) for a in verb.arguments]
            text = " ".join([name, *words])
        if len(words) != len(verb.arguments):
            raise UnknownAction("action-form", action=text, form=verb.usage())
        number = verb.first
        for word, (label, argument), stride in zip(
            words, verb.arguments.items(), verb.strides().values(), strict=True
        ):
            if word not in argument.index:
                raise UnknownAction(
                    "action-value", action=text, argument=label, wanted=argument.wanted()
                )
            number += argument.index[word] * stride
        return number

    def schema(self) -> list[dict[str, Any]]:
        """The table as data, for pages, schemas and programs in other languages."""
        return [
            {
                "verb": verb.name,
                "chance": verb.chance,
                "first": verb.first,
                "arguments": [
                    {"name": n, "values": list(a.values), "choose": a.choose, "secret": a.secret}
                    for n, a in verb.arguments.items()
                ],
            }
            for verb in self.verbs.values()
        ]


Declared = Mapping[str, Mapping[str, Sequence[Value] | Argument]]


def actions(*, seats: Declared, chance: Declared) -> Actions:
    """Declares the action table of a game."""
    verbs: list[Verb] = []
    first = 0
    for block, is_chance in ((seats, False), (chance, True)):
        for name, arguments in block.items():
            made = {
                a: values if isinstance(values, Argument) else Argument(values)
                for a, values in arguments.items()
            }
            verbs.append(Verb(name, first, made, is_chance))
            first += verbs[-1].size
    return Actions(verbs)
