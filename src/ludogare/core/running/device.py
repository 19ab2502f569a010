"""What is changed in a device function before NVVM sees it.

Loops stay loops: NVVM would unroll them, and the code outgrow its cache. Unrolled, the rules of
From Cape to Cairo were 15,700 instructions, and the GPU waited for instructions most of the time;
as they are written they are 3,400.

Tables lie in the GPU's main memory, not in its constant memory, which holds 64 KiB, fewer than
the tables of two games and their judgement, and which the threads of a warp read one by one.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

KEEP = "llvm.loop.unroll.disable"
MAIN, CONSTANT = 1, 4
"""Address spaces of NVVM."""


def device_function(function: Any) -> Any:
    """A rule as a device function of Numba's CUDA target."""
    dispatcher: Any = import_module("numba.cuda").jit(function, device=True)
    compile_device = dispatcher.compile_device

    def compiled(args: Any, return_type: Any = None) -> Any:
        known = args in dispatcher.overloads
        made = compile_device(args, return_type)
        if not known:
            module = made.library._module
            for part in module.functions:
                keep_loops(part)
            for part in module.global_values:
                unpin(part)
        return made

    dispatcher.compile_device = compiled
    return dispatcher


def keep_loops(function: Any) -> None:
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


def unpin(table: Any) -> None:
    """Moves a table out of the constant memory."""
    if getattr(table, "addrspace", None) == CONSTANT:
        table.addrspace = MAIN
        table.type = table.value_type.as_pointer(MAIN)
