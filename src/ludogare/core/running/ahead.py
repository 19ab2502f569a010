"""Memory that is asked for before it is read, so that a rule finds it in the processor's cache.

>>> soon([1, 2, 3], 0, 3)
"""

from __future__ import annotations

from typing import Any

from ludogare.core.law.contract import Numbers
from ludogare.core.law.rule import rule

LINE = 8
"""Words that the memory gives at once."""


@rule
def soon(words: Numbers, first: int, last: int) -> None:
    """Asks for some words, from the first on, that are read soon; waits for nothing."""
    for place in range(first, last, LINE):
        ask(words, place)


@rule
def ask(words: Numbers, place: int) -> None:
    """Asks for what lies at a place; plain, there is nothing to do."""


def asking() -> Any:
    """What stands for `ask` in compiled rules: an instruction of the processor."""
    from llvmlite import ir
    from numba import types
    from numba.core import cgutils
    from numba.extending import intrinsic

    place_of: Any = cgutils.get_item_pointer
    byte, number = ir.IntType(8).as_pointer(), ir.IntType(32)
    kind = ir.FunctionType(ir.VoidType(), [byte, number, number, number])
    to_read, keep, data = number(0), number(3), number(1)

    @intrinsic
    def prefetch(_: Any, words: Any, place: Any) -> Any:
        def write(context: Any, builder: Any, signature: Any, given: Any) -> Any:
            line = context.make_array(words)(context, builder, given[0])
            word = place_of(context, builder, words, line, [given[1]])
            called = builder.module.declare_intrinsic("llvm.prefetch", [byte], kind)
            builder.call(called, [builder.bitcast(word, byte), to_read, keep, data])
            return context.get_dummy_value()

        return types.void(words, types.int64), write

    return prefetch
