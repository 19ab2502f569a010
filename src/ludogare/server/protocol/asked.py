"""What is sent to the server."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ludogare.core.saying.texts import FIRST_LANGUAGE
from ludogare.server.protocol.bounds import Flag, Option


class NewSeat(Struct, forbid_unknown_fields=True):
    """Who is to sit on a seat of a new table."""

    kind: Literal["me", "device", "link", "bot"]
    name: str | None = None
    bot: str | None = None


class TableSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is kept."""

    listed: bool = False
    """Whether the lobby shows it to everybody."""
    undo: bool = True
    hints: bool = True
    clock: int | None = None
    """Seconds a turn."""
    total: int | None = None
    """Seconds for the whole match, instead."""
    increment: int = 0
    """Seconds that each turn adds to the total."""
    flag: Flag = "random"
    """What happens when time is up."""
    answer: int | None = None
    """Seconds to answer another's move, where a game has such answers."""
    takeover: bool = True
    """Whether a bot plays on for somebody who leaves."""

    @property
    def timed(self) -> bool:
        """Whether turns are timed."""
        return self.clock is not None or self.total is not None

    @property
    def times(self) -> list[int]:
        """The times that run at the table, in seconds."""
        every = (self.clock, self.total, self.answer)
        return [seconds for seconds in every if seconds is not None]


class NewTable(Struct, forbid_unknown_fields=True):
    """What a new table is to be like."""

    game: str
    seats: list[NewSeat]
    options: dict[str, Option] = {}
    settings: TableSettings = TableSettings()
    language: str = FIRST_LANGUAGE
    nonce: str | None = None
    id: str | None = None
    """The client's own secret: a request that is repeated with it does nothing twice."""


class Sit(Struct, forbid_unknown_fields=True):
    """Takes the seat of a key, or, without one, any free seat of a listed table."""

    key: str | None = None
    name: str | None = None
    nonce: str | None = None
    id: str | None = None
    """As that of a new table."""


class Link(Struct, forbid_unknown_fields=True):
    """The key in the link to a seat."""

    key: str


class NewHandover(Struct, forbid_unknown_fields=True):
    """Asks for a code that takes seats to another device, with what the page itself keeps."""

    luggage: str = ""


class HandoverCode(Struct, forbid_unknown_fields=True):
    """A code that takes seats to another device."""

    code: str


class ClaimedHandover(HandoverCode):
    """A code whose seats somebody takes, who may ask again where no answer came."""

    id: str | None = None


class Subscribe(Struct, forbid_unknown_fields=True):
    """A browser that wants to be called for the seats that it holds: its push subscription."""

    endpoint: str
    p256dh: str
    auth: str
    language: str = FIRST_LANGUAGE
    off: bool = False
    """Whether it no longer wants to be."""


class Claim(Struct, forbid_unknown_fields=True):
    """A name with a rating, and the secret by which it is one's own."""

    name: str
    secret: str


class Free(Struct, forbid_unknown_fields=True):
    """Frees a seat that was given by a link, before the match."""

    seat: int
    id: str | None = None
    """As that of a new table."""


class Analysis(Struct, forbid_unknown_fields=True):
    """A position of a record or of a finished table, and what is tried from there."""

    record: str | None = None
    table: str | None = None
    ply: int | None = None
    actions: list[str] = []
    """Each as records write it, with its seat (`1 bid 12`), or else for the first awaited."""
    seat: int | None = None
    language: str = FIRST_LANGUAGE
    narrow: bool = False
    why: dict[str, str] | None = None
    """For the question why: what cannot be chosen there, as values by the names of arguments."""


class WhyNot(Struct, forbid_unknown_fields=True):
    """What cannot be chosen at a step of a lesson, as values by the names of arguments."""

    why: dict[str, str]
    step: int = 0
    language: str = FIRST_LANGUAGE


class LookBack(Struct, forbid_unknown_fields=True):
    """Has a finished match analysed."""


class Hello(Struct, forbid_unknown_fields=True):
    """Where a client is."""

    after: int = 0
    seat: int | None = None
    language: str = FIRST_LANGUAGE
    narrow: bool = False
    pace: int = 0
    """Milliseconds that it takes to show one thing that happened, up to MAX_PACE."""


class Request(Struct, forbid_unknown_fields=True):
    """One frame from a client: a greeting, a ping, or one command with its id."""

    id: str | None = None
    seat: int | None = None
    after: int = 0
    hello: Hello | None = None
    ping: int | None = None
    action: str | None = None
    chat: str | None = None
    undo: bool = False
    skip: bool = False
    resign: bool = False
    leave: bool = False
    rematch: bool = False
    hint: bool = False
    why: dict[str, str] | None = None
    """What cannot be chosen, as values by the names of arguments; the answer says why."""
    nonce: str | None = None


class Erase(Struct, forbid_unknown_fields=True):
    """Deletes what is one's own at a table."""
