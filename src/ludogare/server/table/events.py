"""The events of a table: what their rows hold, and what is remembered of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, get_args

from msgspec import Struct

from ludogare.bots.outside.process import Why
from ludogare.core.match.plies import Ply, Step
from ludogare.server.protocol import Flag
from ludogare.server.store.store import Kind

WHYS: tuple[str, ...] = get_args(Why)
"""Why bots forfeit their turns."""
FLAGS: tuple[str, ...] = get_args(Flag)
"""What happens when somebody's time is up."""
Steps = dict[int, Step]
"""What plies made of the position, by their events."""


class SitBody(Struct, omit_defaults=True):
    """Who sat down."""

    name: str = ""
    nonce: str = ""
    key: str | None = None
    """The SHA-256 of a new key, where the seat was taken without one."""


class BeginBody(Struct):
    """What the match begins with."""

    names: list[str]
    nonces: list[str]


class EndBody(Struct):
    """What came out."""

    ending: str
    winners: list[int]
    points: list[int]


class LogEntry(NamedTuple):
    """An event of which something is told.

    Its number is a ply's action, the length of what is kept, why a turn was forfeited, or
    what happened when time was up.
    """

    seq: int
    kind: Kind
    seat: int | None
    number: int = 0

    @property
    def ply(self) -> Ply:
        """The ply, of an event that is one."""
        assert self.seat is not None
        return Ply(self.seat, self.number)


def standing_plies(log: Iterable[LogEntry]) -> list[LogEntry]:
    """The plies of a log that were not taken back."""
    found: list[LogEntry] = []
    for told in log:
        if told.kind == "ply":
            found.append(told)
        elif told.kind == "back":
            del found[told.number :]
    return found
