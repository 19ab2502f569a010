"""The games, their options and verbs, and their rules."""

from __future__ import annotations

from msgspec import Struct

from ludogare.server.protocol.bounds import Option


class OptionInfo(Struct):
    """An option of a game, for a form."""

    name: str
    type: str
    values: list[Option]
    default: Option
    sentence: str
    clause: str
    labels: dict[str, str]
    """What values are called, where they are not yes, no or a number."""
    feel: str | None
    """What it changes for the feel of a match; None for the fine print of the rules."""


class ArgumentInfo(Struct):
    """An argument of a verb: what it may be, and how it likes to be chosen."""

    name: str
    values: list[int | str]
    choose: str
    secret: bool
    ask: str = ""
    """What is asked when this is to be chosen next, in the middle of a choice."""


class VerbInfo(Struct):
    """A line of a game's action table."""

    verb: str
    chance: bool
    first: int
    """The number of its first action."""
    arguments: list[ArgumentInfo]


class GameInfo(Struct):
    """A game, for the lobby."""

    name: str
    title: str
    blurb: str
    goal: str
    """What a match is about, in a line; nothing where its lessons do not say it."""
    seats: list[int]
    minutes: int
    unit: int
    options: list[OptionInfo]
    actions: list[VerbInfo]
    bots: list[str]
    answers: bool
    """Whether players may be asked to answer another's move."""
    programs: list[str]
    """Bots that are programs of the host's."""
    lessons: list[str]
    tries: bool
    """Whether there are positions to try."""


class Section(Struct):
    """A section of the rules, with the numbers of its clauses."""

    title: str
    clauses: list[str]


class Clause(Struct):
    """A clause of the rules."""

    number: str
    html: str


class Rules(Struct):
    """The rules of a game in numbered clauses, and above them in a minute."""

    title: str
    intro: str
    minute: dict[str, str]
    """What the game is about: its goal, a turn, what pays, and how it ends."""
    pictures: int
    """How many steps the walk through the rules has."""
    sections: list[Section]
    clauses: list[Clause]
