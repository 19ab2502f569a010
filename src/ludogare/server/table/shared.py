"""What many ask for at once, and is looked up once for all of them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Shared(Generic[T]):
    """Something that is looked up again after some seconds at the earliest."""

    def __init__(self, look: Callable[[], Coroutine[Any, Any, T]], seconds: float) -> None:
        self._look, self._seconds = look, seconds
        self._looking: asyncio.Task[T] | None = None
        self._at = 0.0

    async def get(self) -> T:
        """What was found last; whoever asks meanwhile waits for the same look."""
        if self._looking is None or time.monotonic() > self._at + self._seconds:
            self._at = time.monotonic()
            self._looking = asyncio.get_running_loop().create_task(self._found())
        return await asyncio.shield(self._looking)

    async def _found(self) -> T:
        try:
            return await self._look()
        except BaseException:
            self.forget()
            raise

    def forget(self) -> None:
        """The next who asks has it looked up."""
        self._looking = None
