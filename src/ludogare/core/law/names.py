"""What a rule names, read from its bytecode; what does not belong into a rule is refused.

A rule reads a global as `NAME` or, of a module, as `module.NAME`. Nothing here depends on the
version of Python: only the names of instructions do, and those of 3.11 to 3.14 are listed.
"""

from __future__ import annotations

import dis
import types
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from typing import Any

from ludogare.core.law.tables import Table

ALLOWED = frozenset({"range", "min", "max", "abs", "len", "bool", "int"})
"""The functions of Python that a rule may call."""

READS_GLOBAL = frozenset({"LOAD_GLOBAL", "LOAD_NAME"})
READS_ATTRIBUTE = frozenset({"LOAD_ATTR", "LOAD_METHOD"})  # 3.12 made one of the two
SAYS_NOTHING = frozenset({"EXTENDED_ARG", "CACHE", "NOP"})

NO_TEXT = "a rule makes no text"
REFUSED = {
    "BUILD_MAP": "a rule makes no dict",
    "BUILD_CONST_KEY_MAP": "a rule makes no dict",  # until 3.13
    "BUILD_LIST": "a rule makes no list",  # a comprehension too, from 3.12 on
    "BUILD_SET": "a rule makes no set",
    "BUILD_STRING": NO_TEXT,
    "FORMAT_VALUE": NO_TEXT,  # until 3.12
    "FORMAT_SIMPLE": NO_TEXT,  # from 3.13 on
    "FORMAT_WITH_SPEC": NO_TEXT,  # from 3.13 on
    "BUILD_TEMPLATE": NO_TEXT,  # from 3.14 on
    "IMPORT_NAME": "a rule imports nothing; import at the top of its file",
    "STORE_GLOBAL": "a rule changes nothing but its state and the lines that it is given",
    "DELETE_GLOBAL": "a rule changes nothing but its state and the lines that it is given",
}
"""Instructions that no rule holds, and why."""


class RuleError(TypeError):
    """A rule that uses something that rules may not use."""


def is_rule(value: Any) -> bool:
    """Whether a value was marked with `@rule`."""
    return isinstance(value, types.FunctionType) and hasattr(value, "__rule__")


def named(function: types.FunctionType) -> dict[str, Any]:
    """The globals that a rule names, by `NAME` or `module.NAME`, after a look at whether it may."""
    where = f"{function.__module__}.{function.__qualname__}"
    found: dict[str, Any] = {}
    for name, following in reads(function.__code__, where):
        if name not in function.__globals__:
            if name not in ALLOWED:
                raise RuleError(f"{where}: a rule may not use {name}")
            continue
        value = function.__globals__[name]
        if isinstance(value, types.ModuleType):
            name, value = attribute_of(value, name, following, where)
        if not (is_rule(value) or isinstance(value, Table | int | float)):
            raise RuleError(f"{where}: {name} is neither a number, a table nor a rule")
        found[name] = value
    return dict(sorted(found.items()))


@cache
def reads(code: types.CodeType, where: str) -> Sequence[tuple[str, dis.Instruction]]:
    """The globals that a rule reads, each with the instruction after it; found once for all."""
    return [
        (instruction.argval, following)
        for instruction, following in pairwise(read(code, where))  # the last one returns
        if instruction.opname in READS_GLOBAL
    ]


def read(code: types.CodeType, where: str) -> Iterator[dis.Instruction]:
    """The instructions of a rule, without those that say nothing."""
    if code.co_freevars or any(isinstance(c, types.CodeType) for c in code.co_consts):
        raise RuleError(f"{where}: no closures, comprehensions or inner functions in a rule")
    for instruction in dis.get_instructions(code):
        if instruction.opname in REFUSED:
            raise RuleError(f"{where}: {REFUSED[instruction.opname]}")
        if instruction.opcode in dis.hasconst and isinstance(instruction.argval, str | bytes):
            raise RuleError(f"{where}: {NO_TEXT}")
        if instruction.opname not in SAYS_NOTHING:
            yield instruction


def attribute_of(
    module: types.ModuleType, name: str, following: dis.Instruction, where: str
) -> tuple[str, Any]:
    """What a rule reads of a module that it has just named, with the name it has there."""
    if following.opname not in READS_ATTRIBUTE:
        raise RuleError(f"{where}: {name} is a module; write what is meant of it, as {name}.NAME")
    full = f"{name}.{following.argval}"
    if not hasattr(module, following.argval):
        raise RuleError(f"{where}: there is no {full}")
    return full, getattr(module, following.argval)
