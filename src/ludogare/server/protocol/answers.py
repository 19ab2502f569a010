"""What the server answers to a request."""

from __future__ import annotations

from msgspec import Struct


class Error(Struct, omit_defaults=True):
    """A refusal: a sentence, and the clause of the rules where one says so."""

    error: str
    clause: str | None = None
    id: str | None = None
    seq: int | None = None
    stale: bool = False
    lost: int | None = None
    """The seat that is not, or no more, the client's, where that is why."""


class Reason(Struct):
    """Why something cannot be chosen: a sentence, and the clause of the rules that says so."""

    sentence: str
    clause: str | None


class WeighedInfo(Struct):
    """What a bot found about an action."""

    text: str
    label: str
    share: float
    """Of the victory that may be expected, from 0 to 1; the same for actions that are as good."""


class Hint(Struct):
    """What a bot would do and why, what is as good, and what is weaker, where it can say."""

    text: str
    label: str
    bot: str
    weighed: list[WeighedInfo]
    """The action itself first, then what is as good, then what is weaker."""
    reason: str | None


class Answer(Struct, omit_defaults=True):
    """A command was carried out, and this is its event."""

    id: str
    seq: int
    table: str | None = None
    hint: Hint | None = None


class Pong(Struct):
    """The answer to a ping."""

    pong: int


class MadeTable(Struct):
    """A new table, with the links to the seats that others take."""

    table: str
    links: dict[str, str]


class Sat(Struct):
    """The seat that was taken."""

    seat: int


class Handover(Struct):
    """A code that takes seats to another device, once, and for how many milliseconds."""

    code: str
    left: int


class HeldSeats(Struct):
    """Seats that are held at a table."""

    table: str
    seats: list[int]


class HandedOver(Struct):
    """What came from another device."""

    tables: list[HeldSeats]
    luggage: str


class PushKey(Struct):
    """The server's public key for push messages; None where it sends none."""

    key: str | None


class Claimed(Struct):
    """A name that is the asker's."""

    name: str


class RatingInfo(Struct):
    """What a name has shown in a game."""

    name: str
    rating: int
    sure: bool
    """Whether it is more than a guess."""
    played: int


class RatingLists(Struct):
    """The best names by game; None where names have no ratings."""

    games: dict[str, list[RatingInfo]] | None


class Addresses(Struct):
    """Where others reach the server, the best first; none where only its own machine does."""

    addresses: list[str]


class Freed(Struct):
    """The new link to a seat that was freed; the old one is void."""

    link: str


class Followed(Struct):
    """The table of the rematch, and the seats held there."""

    table: str
    seats: list[int]


class Erased(Struct):
    """What was deleted: the whole table, or lines of chat."""

    table: bool
    lines: int
