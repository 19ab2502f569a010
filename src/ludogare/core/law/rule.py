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

import dis
import hashlib
import types
from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])
ALLOWED = frozenset({"range", "min", "max", "abs", "len", "bool", "int"})
READS = frozenset({"LOAD_GLOBAL", "LOAD_NAME", "IMPORT_NAME", "STORE_GLOBAL"})

BUILDS = {
    "BUILD_MAP": "dict",
    "BUILD_CONST_KEY_MAP": "dict",
    "BUILD_LIST": "list",
    "BUILD_SET": "set",
    "BUILD_STRING": "text",
    "FORMAT_VALUE": "text",
    "FORMAT_SIMPLE": "text",
}


def rule(function: F) -> F:
    """Marks a function as a rule."""
    function.__rule__ = True  # type: ignore[attr-defined]
    return function


def is_rule(value: Any) -> bool:
    """Whether a value was marked with `@rule`."""
    return isinstance(value, types.FunctionType) and hasattr(value, "__rule__")


class Table(tuple[Any, ...]):
    """Constant numbers, read as `TABLE[i]` or `TABLE[i, j]`."""

    def __getitem__(self, key: Any) -> Any:
        if isinstance(key, tuple):
            row, column = key
            return tuple.__getitem__(self, row)[column]
        return tuple.__getitem__(self, key)


def table(values: Iterable[Any]) -> Table:
    """A table of ints, or of rows of ints all of the same length."""
    rows = [tuple(v) if isinstance(v, list | tuple | range) else v for v in values]
    widths = {len(r) if isinstance(r, tuple) else None for r in rows}
    if len(widths) > 1:
        raise ValueError("the rows of a table have one length")
    return Table(rows)


class RuleError(TypeError):
    """A rule that uses something that rules may not use."""


def checked(function: Any) -> Any:
    """A function that was marked as a rule; any other is refused."""
    if not is_rule(function):
        name = getattr(function, "__qualname__", None) or repr(function)
        raise RuleError(f"{name} is not marked as a rule: write @rule above it")
    return function


def bind(
    function: Callable[..., Any],
    contract: Mapping[Any, Callable[..., Any]],
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
        value = contract.get(value, value) if isinstance(value, types.FunctionType) else value
        if isinstance(value, Table):
            return arrays(value) if arrays else value
        if isinstance(value, int | float):
            return value
        checked(value)
        if value in open_:
            raise RuleError(f"{value.__qualname__} calls itself; a rule is a loop instead")
        if value not in done:
            open_.append(value)
            names = {n: visit(v) for n, v in named(value).items()}
            open_.pop()
            changed = any(names[n] is not v for n, v in named(value).items())
            if changed or wrap:
                bound = types.FunctionType(
                    value.__code__,
                    # a compiled rule in the cache wants a module that it can import anywhere
                    {**value.__globals__, **names, "__name__": __name__},
                    value.__name__,
                    value.__defaults__,
                )
                bound.__qualname__ = value.__qualname__
                done[value] = wrap(bound) if wrap else rule(bound)
            else:
                done[value] = value
        return done[value]

    return visit(function)


def named(function: types.FunctionType) -> dict[str, Any]:
    """The globals that a rule names, after a look at whether it may."""
    code = function.__code__
    where = f"{function.__module__}.{function.__qualname__}"
    if code.co_freevars or any(isinstance(c, types.CodeType) for c in code.co_consts):
        raise RuleError(f"{where}: no closures, comprehensions or inner functions in a rule")
    for instruction in dis.get_instructions(code):
        if instruction.opname in BUILDS:
            raise RuleError(f"{where}: a rule makes no {BUILDS[instruction.opname]}")
    found = {}
    for name in sorted({i.argval for i in dis.get_instructions(code) if i.opname in READS}):
        if name not in function.__globals__:
            if name not in ALLOWED:
                raise RuleError(f"{where}: a rule may not use {name}")
            continue
        value = function.__globals__[name]
        if not (is_rule(value) or isinstance(value, Table | int | float)):
            raise RuleError(f"{where}: {name} is neither a number, a table nor a rule")
        found[name] = value
    return found


def fingerprint(function: Any, contract: Mapping[Any, Callable[..., Any]]) -> str:
    """A hash of everything that decides what a rule does: its code, its callees, its tables."""
    parts: list[str] = []

    def visit(value: Any) -> None:
        value = contract.get(value, value) if isinstance(value, types.FunctionType) else value
        if is_rule(value):
            code = value.__code__
            parts.append(
                f"{value.__qualname__} {code.co_code.hex()} {code.co_consts!r} "
                f"{code.co_names} {code.co_varnames} {value.__defaults__}"
            )
            for name, below in sorted(named(value).items()):
                parts.append(name)
                visit(below)
        else:
            parts.append(repr(value))

    visit(function)
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:20]
