"""In a hurry, a bot does not wait for its loops to be compiled: it thinks with the plain ones.

They are the same rules, and slower. Whoever asks in a hurry is told if that was so, and can have
the loops compiled elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any

from ludogare.bots.judgement import bound
from ludogare.core.declaration.game import Game
from ludogare.core.running.compiled import available


@dataclass
class Hurry:
    """What came of a hurry."""

    plain: bool = False
    """Whether something was not compiled yet."""


_NOW: ContextVar[Hurry | None] = ContextVar("hurry", default=None)


@contextmanager
def hurry() -> Iterator[Hurry]:
    """Within it, what would have to be compiled first runs plain."""
    now = Hurry()
    before = _NOW.set(now)
    try:
        yield now
    finally:
        _NOW.reset(before)


def compiled(loop: Callable[..., Any], game: Game) -> bool:
    """Whether a loop of a game is to run compiled."""
    now = _NOW.get()
    if not available():
        return False
    if now is None or bound(loop, game, True).kept:
        return True
    now.plain = True
    return False


def hurried() -> bool:
    """Whether something runs plain now that would be compiled at leisure."""
    now = _NOW.get()
    return now is not None and now.plain
