"""When not to wait for the compiler: where somebody waits for an answer, plain rules will do.

They are the same rules, and slower. A caller that forbids compiling learns whether that made a
difference, and can have the loops compiled elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any

from ludogare.core.running.compiled import available
from ludogare.core.running.running import Running


@dataclass
class Fallback:
    """What came of it that nothing might be compiled."""

    used: bool = False
    """Whether something ran plain that would have been compiled."""


_NOW: ContextVar[Fallback | None] = ContextVar("fallback", default=None)


@contextmanager
def no_compiling() -> Iterator[Fallback]:
    """Within it, what would have to be compiled first runs plain."""
    now = Fallback()
    before = _NOW.set(now)
    try:
        yield now
    finally:
        _NOW.reset(before)


def fastest(plain: Running, compiled: Running, loop: Callable[..., Any]) -> Running:
    """Which of two ways a loop is to run."""
    if not available():
        return plain
    now = _NOW.get()
    if now is None or compiled.ready(loop):
        return compiled
    now.used = True
    return plain


def fell_back() -> bool:
    """Whether something runs plain now that would have been compiled."""
    now = _NOW.get()
    return now is not None and now.used
