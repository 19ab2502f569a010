"""Every message of the protocol, as docs/protocol.md describes them."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ludogare.core.declaration.shown import Manner
from ludogare.core.saying.texts import FIRST_LANGUAGE

Option = bool | int | str
Status = Literal["waiting", "running", "over"]
Flag = Literal["random", "bot", "takeover", "lose"]
"""What happens when a seat's time is up: a random action, or one of a bot's, is played; a bot takes
over until the player is back; the player has lost."""

MAX_FRAME = 64 * 1024
MAX_BODY = 64 * 1024
MAX_RECORD = 1024 * 1024
MAX_NAME = 30
MAX_CHAT = 500
MAX_NAMED = 50
MAX_PACE = 4000
MIN_CLOCK, MAX_CLOCK = 5, 14 * 24 * 3600


# What is sent to the server


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


# What is sent by the server


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
    """A code that takes seats to another device, once, and until when."""

    code: str
    until: int


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


class Erase(Struct, forbid_unknown_fields=True):
    """Deletes what is one's own at a table."""


class Erased(Struct):
    """What was deleted: the whole table, or lines of chat."""

    table: bool
    lines: int


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


class Export(Struct):
    """All that is kept of a table, as far as a seat may know it."""

    table: TableInfo
    record: str | None
    """None while the table waits."""
    chat: list[ChatEntry]


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


class SeatHindsight(Struct):
    """What a seat owed to luck and to itself, in shares of the victory."""

    seat: int
    name: str
    result: float
    luck: float
    without_luck: float
    """The result less the luck; it may lie outside 0 and 1."""
    error: float
    decisions: int
    per_decision: float
    ratings: dict[str, int]
    """How often its actions were called what."""


class TurningPoint(Struct):
    """A ply that changed a seat's chance of winning much."""

    ply: int
    """How many plies there were after it."""
    by: int | None
    """Who acted; None for chance."""
    label: str
    seat: int
    """Whose chance it changed most."""
    before: float
    after: float


class DecisionInfo(Struct):
    """A decision, what it cost, and what would have been better."""

    ply: int
    """How many plies there were after it."""
    seat: int
    label: str
    rating: Literal["best", "good", "inaccuracy", "mistake", "blunder"]
    cost: float
    """In shares of the victory."""
    best: str
    best_label: str
    share: float
    """Of the victory, to be hoped for with the best action."""
    line: list[str]
    """What is expected to follow the best action."""
    reason: str | None


class HindsightInfo(Struct):
    """The analysis of a match."""

    svg: str
    """The chances of winning over the plies; strips of it have `data-ply`."""
    deserved: str
    """Who should have won."""
    seats: list[SeatHindsight]
    turning_points: list[TurningPoint]
    decisions: list[DecisionInfo]


class LookedBack(Struct):
    """How far an analysis is, and what it found."""

    state: Literal["none", "running", "done"]
    done: int
    """How many plies are examined."""
    plies: int
    found: HindsightInfo | None


class TriedInfo(Struct):
    """An action as a search that goes on has found it so far."""

    text: str
    label: str
    share: float
    """Of the victory that may be hoped for, from 0 to 1."""


class PonderedInfo(Struct):
    """How far the search of a position is."""

    seat: int | None
    """Who is to act; None where nobody looked from is."""
    simulations: int
    """0 while others use the engine."""
    more: bool
    """Whether asking again finds more."""
    best: list[TriedInfo]
    """The few best actions, the best first; none where too little is known yet."""
    line: list[str]
    """What is expected to follow the best action."""


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
