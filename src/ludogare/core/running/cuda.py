"""Rules on a GPU: Numba's CUDA target over the packed carrier, one match in each thread.

`OnGpu` binds rules to a game and makes device functions of them, which kernels call. A kernel
names rules as a loop does, and beside them what `thread` lists: `cuda`, and how much room a
thread needs. With NUMBA_ENABLE_CUDASIM=1 kernels run without a GPU, plain
and thread by thread.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable, Sequence
from functools import cache, cached_property
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import FunctionType
from typing import Any

from ludogare.core.law import net
from ludogare.core.law.dice import WORDS
from ludogare.core.law.rule import (
    Contract,
    Table,
    bind,
    checked,
    fingerprint,
    is_rule,
    replaced,
    with_names,
)
from ludogare.core.law.state import Fields
from ludogare.core.running import compiled
from ludogare.core.running.device import device_function
from ludogare.core.running.running import Running
from ludogare.core.running.simulated import ints, views

BLOCK = 64
"""Threads of a block; from 32 to 256 it made no difference."""


def simulated() -> bool:
    """Whether kernels run without a GPU."""
    import numba

    settings: Any = numba.config
    return bool(settings.ENABLE_CUDASIM)


def numba_cuda() -> Any:
    """Numba's CUDA target, imported where it is needed."""
    return import_module("numba.cuda")


def card() -> Any:
    """The GPU in use."""
    return numba_cuda().get_current_device()


@cache
def trouble() -> str | None:
    """What lacks for a GPU here: `numba-cuda` or `gpu`; None where all is there."""
    if not compiled.available() or find_spec("numba_cuda") is None:
        return "numba-cuda"
    return None if simulated() or numba_cuda().is_available() else "gpu"


def smallest(values: Table | Sequence[int]) -> Any:
    """Numbers as an array of the narrowest whole numbers that hold them all."""
    import numpy

    return compiled.narrowed(numpy.array(values, numpy.int64))


class OnGpu(Running):
    """The rules of one game as device functions, and kernels that call them."""

    def __init__(
        self, name: str, contract: Contract, kind: type[Fields], room: int, actions: int
    ) -> None:
        super().__init__(self._device_function, kind, room, packed=True)
        self.name, self.contract, self.kind, self.room = name, contract, kind, room
        self.actions = actions
        self._kernels: dict[Any, Kernel] = {}

    def _device_function(self, source: Callable[..., Any]) -> Any:
        ways = () if simulated() else (device_function, smallest)
        return bind(checked(source), self.contract, *ways)

    def kernel(self, source: Callable[..., Any]) -> Kernel:
        """A kernel, bound to the game; the same one for the same source."""
        if source not in self._kernels:
            self._kernels[source] = Kernel(self, source)
        return self._kernels[source]

    @cached_property
    def words(self) -> int:
        """How many words of eight bytes hold a state."""
        return self.kind.words()

    @cached_property
    def number(self) -> Any:
        """The type of whole numbers that holds every action."""
        return smallest([self.actions]).dtype

    @cached_property
    def given(self) -> dict[str, Any]:
        """What a kernel may name beside rules."""
        import numba

        return {
            "cuda": numba_cuda(),
            "ROOM": self.room,
            "WORDS": self.words,
            "THREE_STATES": 3 * self.words,
            "SCRATCH": self.room + net.ROOM,
            "DICE": WORDS,
            "NUMBER": numba.from_dtype(self.number),
            "INT32": numba.int32,
            "INT64": numba.int64,
            **self._views(),
        }

    def _views(self) -> dict[str, Any]:
        """How a kernel sees a line of words as a state and an array as numbers, and its warp."""
        cuda, record = numba_cuda(), self.kind.dtype()
        if simulated():
            return views(self.kind)

        def state_of(words: Any) -> Any:
            return words.view(record)[0]

        def states_of(words: Any) -> Any:
            return words.view(record)

        def line(array: Any) -> Any:
            return array

        def anyone_of_warp(wants: Any) -> Any:
            return cuda.any_sync(0xFFFFFFFF, wants)

        own = {"state_of": state_of, "line": line, "anyone": anyone_of_warp}
        made = {name: cuda.jit(function, device=True) for name, function in own.items()}
        return {**made, "states_of": cuda.jit(states_of, device=True, inline="always")}


class Kernel:
    """A kernel bound to one game, compiled when it is first launched and kept for the next time."""

    def __init__(self, rules: OnGpu, source: Callable[..., Any]) -> None:
        self.game, self.source = rules, source
        self.ready: Any = None

    @property
    def rules(self) -> dict[str, Any]:
        """The rules that it names."""
        code, known = self.source.__code__, self.source.__globals__
        return {name: known[name] for name in code.co_names if is_rule(known.get(name))}

    def __call__(self, threads: int, *args: Any, stream: Any = 0) -> None:
        """Launches it on this number of threads, after compiling it the first time."""
        if simulated():
            self.dispatcher[threads, 1](*map(ints, args))
        else:
            self.dispatcher[-(-threads // BLOCK), BLOCK, stream](*args)

    @cached_property
    def dispatcher(self) -> Any:
        """What Numba makes of it."""
        jit = numba_cuda().jit
        with compiled.ONE_AT_A_TIME:
            made = jit(self._bound())
            if not simulated():
                known = any(self.home.glob("**/*.nbc"))
                if not compiled.keep(made, self.home):
                    made, known = jit(self._bound()), False
                if not known:
                    print(
                        f"Compiling {self.source.__name__} of {self.game.name} for the GPU …",
                        file=sys.stderr,
                        flush=True,
                    )
            return made

    def _bound(self) -> FunctionType:
        rules = {name: self.game.loop(rule) for name, rule in self.rules.items()}
        return with_names(self.source, {**self.game.given, **rules})  # type: ignore[arg-type]

    @cached_property
    def home(self) -> Path:
        """The folder of the cache that it is kept in."""
        named = [self.source.__code__.co_code.hex(), repr(card().name)]
        named += [repr(self.game.kind.dtype()), str(self.game.room), str(self.game.number)]
        for rule in self.rules.values():
            named.append(fingerprint(replaced(rule, self.game.contract), self.game.contract))
        key = hashlib.sha256(" ".join(named).encode()).hexdigest()[:20]
        title = f"{self.game.name}-{self.source.__name__}-cuda"
        return compiled.cache_home() / f"{title}-{key}-{compiled.surroundings(self.source)}"
