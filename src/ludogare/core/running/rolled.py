"""Loops of device functions stay loops: NVVM would unroll them, and the code outgrow its cache.

Unrolled, the rules of From Cape to Cairo were 15,700 instructions, and the GPU waited for
instructions most of the time; as they are written they are 3,400.
"""

from __future__ import annotations

from typing import Any

KEEP = "llvm.loop.unroll.disable"


def rolled(dispatcher: Any) -> Any:
    """A device function whose loops are marked when it is compiled, before NVVM sees them."""
    compile_device = dispatcher.compile_device

    def compiled(args: Any, return_type: Any = None) -> Any:
        known = args in dispatcher.overloads
        made = compile_device(args, return_type)
        if not known:
            for function in made.library._module.functions:
                mark_loops(function)
        return made

    dispatcher.compile_device = compiled
    return dispatcher


def mark_loops(function: Any) -> None:
    """Marks every jump back to an earlier block as that of a loop that stays rolled."""
    from llvmlite import ir

    place = {block: i for i, block in enumerate(function.blocks)}
    for block, here in list(place.items()):
        jump = block.terminator
        if jump and any(place.get(to, here + 1) <= here for to in jump.operands):
            module = function.module
            keep = module.add_metadata([KEEP])
            loop = ir.values.MDValue(module, (), name=str(len(module.metadata)))
            loop.operands = (loop, keep)  # LLVM knows a loop by a node that names itself
            jump.set_metadata("llvm.loop", loop)
