"""What the server refuses: part of the family of all errors, with texts of its own."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from typing import Any

from ludogare.core.saying.errors import LudogareError


class ServerError(LudogareError):
    """A refusal by the server: to people, to programs, or to its host."""

    texts = (Path(__file__).parent,)


class Unusable(ServerError):
    """An address, a folder or a database with which the server cannot run."""


class Refusal(ServerError):
    """A refused request, as a person or a program gets it; nothing was changed."""

    def __init__(self, message: str, status: int = 400, **more: Any) -> None:
        super().__init__(message, **more)
        self.status = status


class Misuse(Refusal):
    """Haste or nonsense, which is counted: too much of it closes the connection."""


class Stale(Refusal):
    """What was asked is about an earlier position; looking again is all it takes."""

    def __init__(self) -> None:
        super().__init__("refuse-stale", 409)


class NotYours(Refusal):
    """A seat that is not, or no more, the asker's."""

    def __init__(self, seat: int) -> None:
        super().__init__("refuse-not-yours", 403, number=seat + 1)
        self.seat = seat


def not_yours(seat: int | None, held: Collection[int] = ()) -> Refusal:
    """The refusal of a request for a seat that the client does not hold."""
    if seat is None or seat < 0:
        return Refusal("refuse-which-seat" if held else "refuse-watching", 403)
    return NotYours(seat)
