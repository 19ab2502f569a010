"""How Numba compiles a loop: all rules below it are linked in first, and then optimized as one.

Numba by itself optimizes every rule together with all that it calls, and makes machine code of it.
Below a loop most of that is done again at the next level, and nobody calls it. To leave that out
takes functions of Numba that others are not meant to call, so only a version that was tried is
told to; any other compiles as it does by itself.
"""

from __future__ import annotations

from importlib.metadata import version
from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler

KNOWN = version("numba").startswith("0.68.")
"""Whether this is a version of Numba that was tried."""
TIMES = 2
"""How often a loop is optimized: what has become small is put where it is called."""


class Part(JITCodeLibrary):
    """The code of a rule below a loop: it is linked into others, and never runs by itself."""

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._verify_declare_only_symbols()
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        """None: there is no machine code."""
        self._ensure_finalized()
        return 0

    @property
    def codegen(self) -> Part:
        """Itself, since what is asked of it is only where something runs."""
        return self

    def set_env(self, name: str, env: Any) -> None:
        """Nothing: where something runs, the loop has it."""


class Whole(JITCodeLibrary):
    """The code of a loop, with all that it calls."""

    def _optimize_final_module(self) -> None:
        for _ in range(TIMES):
            passes, settings = self._codegen._module_pass_manager()
            passes.run(self._final_module, settings)


class PartCompiler(Compiler):
    """Compiles a rule below a loop."""

    library: type[JITCodeLibrary] = Part

    def __init__(self, typing: Any, target: Any, library: Any, *more: Any) -> None:
        made = self.library(target.codegen(), "rules")
        made.enable_object_caching()
        super().__init__(typing, target, made, *more)


class WholeCompiler(PartCompiler):
    """Compiles a loop."""

    library = Whole
