"""What anybody may know of a table."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ludogare.server.protocol.asked import TableSettings
from ludogare.server.protocol.bounds import Option, Status
from ludogare.server.protocol.snapshots import ChatEntry


class SeatInfo(Struct, omit_defaults=True):
    """Who sits on a seat, as anybody may know it."""

    seat: int
    name: str
    kind: Literal["person", "bot"]
    taken: bool
    bot: str | None = None
    awaited: bool | None = None
    """Whether it is asked something now; None where that was not written down."""
    rated: str | None = None
    """The claimed name under which it plays."""


class Outcome(Struct):
    """What came out of a match, and when."""

    winners: list[int]
    points: list[int | str]
    at: int


class TableFace(Struct, omit_defaults=True):
    """A table, for the lists of the lobby."""

    table: str
    game: str
    title: str
    status: Status
    seats: list[SeatInfo]
    clock: int | None
    made: int
    left: int | None = None
    """Milliseconds until the first clock of the awaited runs out."""
    outcome: Outcome | None = None


class FairnessInfo(Struct):
    """What is published about the deals; the secret once the match is over."""

    commitment: str
    nonces: list[str]
    secret: str | None


class DealInfo(Struct):
    """One outcome of chance, and what else could have come, by weight."""

    ply: int
    dealt: str
    outcomes: list[str]
    weights: list[int]


class RulesInfo(Struct):
    """By which rules a table is played, and whether those are the ones in force here."""

    version: int
    components: str
    current: bool


class TableInfo(Struct, omit_defaults=True):
    """What anybody may know of a table, and which of its seats the asker holds."""

    table: str
    game: str
    title: str
    options: dict[str, Option]
    settings: TableSettings
    seats: list[SeatInfo]
    status: Status
    seq: int
    held: list[int]
    fairness: FairnessInfo
    rules: RulesInfo
    made: int
    device: bool
    """Whether all people sit at one device."""
    alone: bool = False
    """Whether all that is here is the asker's own, since nobody else sits here."""
    rematch: str | None = None


class Export(Struct):
    """All that is kept of a table, as far as a seat may know it."""

    table: TableInfo
    record: str | None
    """None while the table waits."""
    chat: list[ChatEntry]
