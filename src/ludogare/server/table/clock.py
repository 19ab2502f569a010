"""The clock of a table: one alarm, for whichever flag falls first."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

GRACE = 10_000
"""Milliseconds that another process has to act before this one does."""


def now() -> int:
    """Milliseconds since 1970."""
    return int(time.time() * 1000)


class Alarm:
    """Calls once at a moment, unless it is set to another one."""

    def __init__(self, ring: Callable[[], None]) -> None:
        self._ring = ring
        self._handle: asyncio.TimerHandle | None = None
        self._at: int | None = None

    def set(self, at: int | None) -> None:
        """Rings at a moment in milliseconds since 1970, or not at all."""
        if at == self._at:
            return
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None
        self._at = at
        if at is not None:
            delay = max(0.0, (at - now()) / 1000)
            self._handle = asyncio.get_running_loop().call_later(delay, self._rang)

    def close(self) -> None:
        """Never rings again, and keeps nobody in memory."""
        self.set(None)
        self._ring = silent

    def _rang(self) -> None:
        self._at = self._handle = None
        self._ring()


def silent() -> None:
    """Nobody is called."""
