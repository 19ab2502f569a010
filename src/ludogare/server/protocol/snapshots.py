"""The whole of what a viewer may know: a live table, a replay, an analysis, a lesson."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ludogare.core.declaration.shown import Manner
from ludogare.server.protocol.bounds import Option, Status


class Player(Struct, omit_defaults=True):
    """A seat in a snapshot."""

    seat: int
    name: str
    kind: Literal["person", "bot"]
    points: int | str | None
    awaited: bool
    online: bool
    taken: bool
    clock: int | None = None
    winner: bool = False
    resigned: bool = False
    left: bool = False
    rated: str | None = None
    """The claimed name under which the seat plays."""


class ActionInfo(Struct, omit_defaults=True):
    """An action that may be played now."""

    text: str
    verb: str
    args: dict[str, int | str]
    label: str
    final: bool
    twin: str | None = None
    short: str = ""
    """The label where a place was pointed out already, if there is another."""


class StoryEntry(Struct, omit_defaults=True):
    """What is told of one event, and how it is shown."""

    seq: int
    lines: list[str]
    seat: int | None = None
    """Who did it, or for whom chance did; None where it is nobody's."""
    chance: bool = False
    whose: list[int | None] = []
    """Whose each line is, where they are not all `seat`’s."""
    ply: int | None = None
    """How many plies there were after it; None for what does not concern the match."""
    touched: list[str] = []
    """The ids of what it touched on the board."""
    manner: Manner = "piece"
    """How it is seen and heard."""
    points: list[int | str] | None = None
    """What each seat has after it, where that has changed."""


class ChatEntry(Struct):
    """A chat line."""

    seq: int
    seat: int
    name: str
    text: str
    at: int


class SheetRow(Struct):
    """A line of the score sheet: what it counts, and for each seat how much."""

    label: str
    values: list[int | str | None]


class Sheet(Struct):
    """The score sheet, line by line."""

    rows: list[SheetRow]


class Rematch(Struct):
    """Who would like another match, and the table of it once all people do."""

    asked: list[int]
    table: str | None


class Over(Struct):
    """How the match ended."""

    ending: str
    winners: list[int]
    sheet: Sheet
    record: str
    rematch: Rematch


class Snapshot(Struct):
    """The whole of what a seat may know now."""

    seq: int
    table: str
    seat: int | None
    status: Status
    ply: int
    players: list[Player]
    prompt: str
    clause: str | None
    """Where the rules speak of what is asked."""
    actions: list[ActionInfo]
    story: list[StoryEntry]
    chat: list[ChatEntry]
    undo: bool
    answer: bool
    """Whether another's move is being answered, so that `skip` may be said."""
    secret: bool
    board: int | None
    over: Over | None


class Replay(Snapshot):
    """A snapshot of an earlier ply, and how many plies there are."""

    plies: int


class Position(Replay):
    """A position of a match that nobody plays now: its snapshot and its drawing."""

    svg: str


class Analysed(Position):
    """A position under analysis, with the record up to it."""

    record: str


class LessonInfo(Struct):
    """A lesson of a game, for a list."""

    name: str
    title: str
    steps: int


class LessonStep(Position):
    """A step of a lesson: its position, what is said about it, and what is to be done."""

    step: int
    steps: int
    title: str
    words: str
    points: list[str]
    """What the words point at: elements of the board, by id."""
    crop: list[str]
    """What a picture of the step shows; the whole board if there are none."""
    clauses: list[str]
    wanted: str | None
    """The action that the learner is to play; None where the step is only read."""
    otherwise: str | None
    """What to say of any other action."""
    since: int
    """How many plies led here from the step before."""
    longest: list[list[str]]
    """The longest that the lesson says at once, a step with the answer to another try, so that
    there is room for it at every step."""
    options: dict[str, Option]
    """Those that the lesson is about, for the match that follows it."""
