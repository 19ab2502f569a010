"""Rules: plain functions over a state, which can also be compiled.

`@rule` changes nothing about a function. It is a promise: this function uses whole
numbers, fields of its state, tables and other rules, and nothing else. `bind` keeps
the promise honest. It follows a rule to everything that it names, refuses what does
not belong there, and gives back the same rule with a contract function replaced by a
game's own, or with every rule in it compiled.

>>> PRICE = table([6, 7, 8])
>>> @rule
... def price(kind: int, count: int) -> int:
...     return PRICE[kind] * count
>>> price(2, 3)
24
"""

from __future__ import annotations

import hashlib
import types
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from ludogare.core.law.names import RuleError, is_rule, named
from ludogare.core.law.tables import Table, table

__all__ = [
    "RuleError",
    "Table",
    "bind",
    "checked",
    "fingerprint",
    "is_rule",
    "mentioned",
    "rule",
    "table",
]

F = TypeVar("F", bound=Callable[..., Any])
Contract = Mapping[Any, Callable[..., Any]]
"""Prototypes, each with the function that takes its place."""


def rule(function: F) -> F:
    """Marks a function as a rule."""
    function.__rule__ = True  # type: ignore[attr-defined]
    return function


def checked(function: Any) -> Any:
    """A function that was marked as a rule; any other is refused."""
    if not is_rule(function):
        name = getattr(function, "__qualname__", None) or repr(function)
        raise RuleError(f"{name} is not marked as a rule: write @rule above it")
    return function


def replaced(value: Any, contract: Contract) -> Any:
    """What stands for a value that a rule names: the game's own function for a prototype."""
    return contract.get(value, value) if isinstance(value, types.FunctionType) else value


def bind(
    function: Callable[..., Any],
    contract: Contract,
    wrap: Callable[[types.FunctionType], Any] | None = None,
    arrays: Callable[[Table], Any] | None = None,
) -> Any:
    """`function` with each key of `contract` replaced wherever a rule below it names one.

    With `wrap`, every rule on the way is wrapped (compiled), callees first, and every
    table is turned into what `arrays` makes of it.
    """
    done: dict[Any, Any] = {}
    open_: list[Any] = []

    def visit(value: Any) -> Any:
        value = replaced(value, contract)
        if isinstance(value, Table):
            return arrays(value) if arrays else value
        if isinstance(value, int | float):
            return value
        checked(value)
        if value in open_:
            raise RuleError(f"{value.__qualname__} calls itself; a rule is a loop instead")
        if value not in done:
            open_.append(value)
            before = named(value)
            after = {name: visit(below) for name, below in before.items()}
            open_.pop()
            if wrap:
                done[value] = wrap(with_names(value, after))
            elif any(after[name] is not below for name, below in before.items()):
                done[value] = rule(with_names(value, after))
            else:
                done[value] = value
        return done[value]

    return visit(function)


def with_names(function: types.FunctionType, names: Mapping[str, Any]) -> types.FunctionType:
    """A copy of a function for which `NAME` or `module.NAME` is something else.

    Its `__wrapped__` is the function as it was written.
    """
    # a compiled rule in the cache wants a module that it can import anywhere
    surroundings = {**function.__globals__, "__name__": __name__}
    modules: dict[str, types.ModuleType] = {}
    for name, value in names.items():
        module, dot, attribute = name.partition(".")
        if dot:
            modules.setdefault(module, types.ModuleType(module)).__dict__[attribute] = value
        else:
            surroundings[name] = value
    copy = types.FunctionType(
        function.__code__, {**surroundings, **modules}, function.__name__, function.__defaults__
    )
    copy.__qualname__ = function.__qualname__
    copy.__wrapped__ = function  # type: ignore[attr-defined]
    return copy


def mentioned(function: Any, contract: Contract) -> frozenset[str]:
    """Every name in a rule and the rules below it: a field that it changes is among them."""
    done: set[Any] = set()

    def visit(value: Any) -> None:
        value = replaced(value, contract)
        if is_rule(value) and value not in done:
            done.add(value)
            for below in named(value).values():
                visit(below)

    visit(function)
    return frozenset(name for value in done for name in value.__code__.co_names)


def fingerprint(function: Any, contract: Contract) -> str:
    """A hash of everything that decides what a rule does: its code, its callees, its tables."""
    parts: list[str] = []
    done: dict[Any, int] = {}

    def visit(value: Any) -> None:
        value = replaced(value, contract)
        if not is_rule(value):
            parts.append(repr(value))
            return
        if value in done:
            parts.append(f"again {done[value]}")
            return
        done[value] = len(done)
        code = value.__code__
        parts.append(
            f"{value.__qualname__} {code.co_code.hex()} {code.co_consts!r} "
            f"{code.co_names} {code.co_varnames} {value.__defaults__}"
        )
        for name, below in named(value).items():
            parts.append(name)
            visit(below)

    visit(function)
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:20]
