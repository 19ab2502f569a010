"""The state of a table: what its events, one after another, have made of it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from copy import copy
from itertools import zip_longest
from typing import Any, Literal, NamedTuple

import msgspec

from ludogare.core.declaration.game import Game
from ludogare.core.law.contract import CHANCE
from ludogare.core.match.dealer import Committed, Dealer
from ludogare.core.match.match import Match
from ludogare.core.match.plies import Step
from ludogare.core.saying.errors import LudogareError
from ludogare.core.saying.texts import LANGUAGES
from ludogare.games import find
from ludogare.server.protocol import ChatEntry, SeatInfo, Status
from ludogare.server.settings import Settings
from ludogare.server.store.store import Row, TableSetup
from ludogare.server.table.events import FLAGS, WHYS, BeginBody, EndBody, LogEntry, SitBody, Steps
from ludogare.server.table.times import Times
from ludogare.server.texts import TableVoice

DEFAULTS = Settings()
BY_PEOPLE = ("sit", "leave", "back", "skip", "resign", "chat", "again")
"""Events that only people bring about."""
Deal = Callable[[TableSetup, Sequence[str]], Dealer]
"""Makes the dealer of a table, once every seat has given its nonce."""


class Seat(msgspec.Struct):
    """A seat, as it stands now."""

    kind: Literal["person", "bot"]
    name: str
    bot: str | None = None
    key: str | None = None
    link: bool = False
    sat: bool = True
    nonce: str = ""
    left: bool = False
    resigned: bool = False
    rated: str | None = None
    """The claimed name under which it plays."""
    opened: int = 0
    """Since when its link can be used."""


def committed(table: TableSetup, nonces: Sequence[str]) -> Dealer:
    """The dealer of an online table."""
    return Committed(table.secret, nonces)


class TableState:
    """A table as a replay of its rows; `apply` is the only thing that changes it."""

    def __init__(
        self, setup: TableSetup, settings: Settings = DEFAULTS, deal: Deal = committed
    ) -> None:
        self.setup, self.settings, self._deal = setup, settings, deal
        self.game = current_game(setup)
        """None when the table was played by other rules than those in force here."""
        self.seats = [self._first(i) for i in range(len(setup.seats))]
        self.voices = self._voices()
        self.locks = self._locks()
        """The hashes of the seats' keys: another list as soon as one of them is another."""
        self.seq = 0
        self.status: Status = "waiting"
        self.match: Match | None = None
        self.dealer: Dealer | None = None
        self.nonces: list[str] = []
        self.board: int | None = None
        """The last event that changed the position."""
        self.acted: int = 0
        """The last event by which a person changed the position."""
        self.take_backs = 0
        """How often something was taken back."""
        self.log: list[LogEntry] = []
        self.chat: list[ChatEntry] = []
        self.requests: dict[tuple[int | None, str], int] = {}
        """Which event completed which request of which seat."""
        self.result: EndBody | None = None
        self.rematch_asked: dict[int, str] = {}
        """Who wants a rematch, with the nonces for it."""
        self.next: str | None = None
        self.skipped: dict[int, int] = {}
        """Who declines to answer, and in which round."""
        self.asked: list[int | None] = [None] * len(self.seats)
        """Since which event each seat has been asked what it is asked now."""
        self.awaited: list[int] = []
        """The seats that are asked something."""
        self.asked_at: list[int] = [0] * len(self.seats)
        self.attended = setup.made
        """When a person last did something here."""
        self._flagged: int | None = None
        """The seat for which a ply is played next, since its time was up."""
        self.patient_until = 0
        """Before this no flag falls, whatever the clock says."""
        self.times = Times(setup.settings, len(self.seats))
        self._asked_what: list[list[int]] = [[] for _ in self.seats]
        self._used: list[int] = [0] * len(self.seats)

    def fork(self) -> TableState:
        """An independent state of the table that stands where this one does, to try rows on."""
        new = object.__new__(TableState)
        new.__dict__.update(self.__dict__)
        new.seats = [copy(seat) for seat in self.seats]
        new.match = self.match.copy() if self.match else None
        for name in ("log", "chat", "requests", "rematch_asked", "skipped", "asked", "asked_at"):
            setattr(new, name, getattr(self, name).copy())
        new.times = self.times.copy()
        new._asked_what, new._used = self._asked_what[:], self._used[:]
        return new

    # Where it stands

    @property
    def playing(self) -> Match:
        """The match, which has begun and is played by the rules in force here."""
        assert self.match is not None
        return self.match

    @property
    def people(self) -> list[int]:
        """The seats of people who are still there."""
        return [
            i
            for i, (seat, made) in enumerate(zip(self.seats, self.setup.seats, strict=True))
            if made.kind == "person" and not seat.left
        ]

    def alone(self, held: Collection[int]) -> bool:
        """Whether all people who have sat down and are still there hold these seats."""
        return bool(held) and all(i in held or not self.seats[i].sat for i in self.people)

    def deadline(self, seat: int) -> int | None:
        """When a seat's flag falls."""
        settings = self.setup.settings
        if self.asked[seat] is None or self.seats[seat].kind == "bot" or self.match is None:
            return None
        if settings.answer is not None and decline_in(self.match) is not None:
            ends: int | None = self.asked_at[seat] + 1000 * settings.answer
        else:
            ends = self.times.ends(seat) if settings.timed else None
        return None if ends is None else max(ends, self.patient_until)

    def time_left(self, seat: int, at: int) -> int | None:
        """What a seat has left at a moment: of a total always, of a turn while it lasts."""
        if self.seats[seat].kind == "bot":
            return None
        ends = self.deadline(seat)
        if ends is None and self.setup.settings.total is not None and self.status != "waiting":
            return max(0, self.times.left(seat, at))
        return None if ends is None else max(0, ends - at)

    def due(self) -> int | None:
        """When the server has to act for a seat, whether or not anybody is there."""
        if self.game is None or self.setup.bots_alone:
            return None
        times = [
            self.asked_at[s] if self.seats[s].kind == "bot" else self.deadline(s)
            for s in self.awaited
        ]
        return min((t for t in times if t is not None), default=None)

    def seat_infos(self) -> list[SeatInfo]:
        """The seats, as anybody may know them."""
        awaited = self.awaited
        return [
            SeatInfo(i, s.name, s.kind, s.sat and not s.left, s.bot, i in awaited, s.rated)
            for i, s in enumerate(self.seats)
        ]

    @property
    def options(self) -> dict[str, Any]:
        """The options of the table, with those that were added since it was made."""
        stored = self.setup.options
        if self.game is None:
            return stored
        return {**stored, **self.game.options.lacking(stored, self.setup.rules)}

    def begun(self, names: Sequence[str]) -> Match:
        """A match at this table at its beginning, before anything is dealt."""
        assert self.game is not None
        return Match(
            self.game,
            seats=len(self.seats),
            options=self.options,
            names=names,
            shared=not self.setup.device,
            language=self.setup.language,
        )

    def dealt_by(self, nonces: Sequence[str]) -> Dealer:
        """The dealer, given the nonces of all seats."""
        return self._deal(self.setup, nonces)

    # What happens

    def apply_all(self, rows: Iterable[Row], steps: Iterable[Step | None] = ()) -> Steps:
        """Every row in turn, and what their plies make of the position."""
        pairs = zip_longest(rows, steps)
        return {row.seq: step for row, known in pairs if (step := self.apply(row, known))}

    def apply(self, row: Row, step: Step | None = None) -> Step | None:
        """What one row changes; a ply that was played already is not played again."""
        assert row.seq == self.seq + 1
        self.seq = row.seq
        if row.request is not None:
            self.requests[row.seat, row.request] = row.seq
        if row.kind in BY_PEOPLE:
            self.attended = row.at
        played: Step | None = None
        if row.kind == "ply":
            played = self._ply(row, step)
        else:
            getattr(self, f"_{row.kind}")(row)
        asked = self.asked if self.status == "running" else ()
        self.awaited = [seat for seat, since in enumerate(asked) if since is not None]
        return played

    def _tell(self, row: Row, number: int = 0) -> None:
        self.log.append(LogEntry(row.seq, row.kind, row.seat, number))

    def _sit(self, row: Row) -> None:
        body = msgspec.json.decode(row.body, type=SitBody)
        seat = self.seats[_number(row)]
        if self.status == "waiting":
            seat.name, seat.nonce = body.name or seat.name, body.nonce
            self.voices = self._voices()
        else:
            seat.kind, seat.bot = "person", None
            self.asked_at[_number(row)] = row.at
            self.times.come_back(_number(row), row.at)
        seat.key = body.key or seat.key
        self.locks = self._locks()
        self.log.append(LogEntry(row.seq, "sit", row.seat, int(seat.left)))
        seat.sat, seat.left = True, False

    def _free(self, row: Row) -> None:
        number = _number(row)
        sat = self.seats[number].sat
        self.seats[number] = seat = self._first(number)
        seat.key, seat.opened = row.body, row.at
        self.locks = self._locks()
        self.voices = self._voices()
        self._tell(row, int(sat))

    def _leave(self, row: Row) -> None:
        seat = self.seats[_number(row)]
        if self.status == "waiting":
            seat.sat, seat.rated = False, None
        else:
            seat.left = True
        self._tell(row)

    def _bot(self, row: Row) -> None:
        seat = self.seats[_number(row)]
        seat.kind, seat.bot = "bot", row.body
        self._tell(row)

    def _claim(self, row: Row) -> None:
        self.seats[_number(row)].rated = row.body

    def _resign(self, row: Row) -> None:
        self.seats[_number(row)].resigned = True
        self._tell(row)

    def _begin(self, row: Row) -> None:
        body = msgspec.json.decode(row.body, type=BeginBody)
        self.status, self.nonces, self.board = "running", body.nonces, row.seq
        for seat, name in zip(self.seats, body.names, strict=True):
            seat.name, seat.sat = name, True
        self.voices = self._voices()
        self._tell(row)
        if self.game is not None:
            self.dealer = self.dealt_by(body.nonces)
            self.match = self.begun(body.names)
            if isinstance(self.dealer, Committed):
                self.match.fairness = self.dealer.fairness(False)
            self._ask(row)

    def _ply(self, row: Row, step: Step | None) -> Step | None:
        if self.game is None:
            return None
        seat = _number(row)
        if step is None:
            (step,) = self.playing.step(row.body, seat)
        else:
            self.playing.take(step)
        self.board = row.seq
        if seat != CHANCE:
            self._used[seat] = row.at - self.asked_at[seat]
            if self.seats[seat].kind == "person":
                self.acted = row.seq
                self.attended = self.attended if self._flagged == seat else row.at
            self._flagged = None
        self._tell(row, step.ply.action)
        self._ask(row)
        return step

    def _back(self, row: Row) -> None:
        if self.game is None:
            return
        self.playing.rewind(int(row.body))
        self.take_backs += 1
        self.board = self.acted = row.seq
        self._tell(row, int(row.body))
        self._ask(row)
        seat = _number(row)
        self.asked_at[seat] = row.at - self._used[seat]  # what was thought is thought

    def _skip(self, row: Row) -> None:
        self.skipped[_number(row)] = int(row.body)

    def _flag(self, row: Row) -> None:
        self._flagged = row.seat
        seat, why = self.seats[_number(row)], row.body or FLAGS[0]
        seat.resigned |= why == "lose"
        seat.left |= why == "takeover"
        self._tell(row, FLAGS.index(why))

    def _lost(self, row: Row) -> None:
        why = row.body if row.body in WHYS else "broken"
        self._tell(row, WHYS.index(why))

    def _chat(self, row: Row) -> None:
        seat = _number(row)
        if not row.body:  # it was deleted by who had said it
            return
        self.chat.append(ChatEntry(row.seq, seat, self.seats[seat].name, row.body, row.at))

    def _end(self, row: Row) -> None:
        self.status = "over"
        self.result = msgspec.json.decode(row.body, type=EndBody)
        if self.match is not None and isinstance(self.dealer, Committed):
            self.match.fairness = self.dealer.fairness(True)
        self._tell(row)

    def _again(self, row: Row) -> None:
        self.rematch_asked[_number(row)] = row.body
        self._tell(row)

    def _next(self, row: Row) -> None:
        self.next = row.body
        self._tell(row)

    def _ask(self, row: Row) -> None:
        """Notes what each seat is asked from now on, and since when."""
        match = self.playing
        awaited = match.awaited
        self._set_clocks(row)
        for seat in range(len(self.seats)):
            if seat not in awaited:
                self.asked[seat] = None
                continue
            what = match.numbers_for(seat)
            if self.asked[seat] is None or seat == row.seat or what != self._asked_what[seat]:
                self.asked[seat], self.asked_at[seat] = row.seq, row.at
                self._asked_what[seat] = what

    def _set_clocks(self, row: Row) -> None:
        """Has the clocks of those run who are awaited."""
        awaited = [seat for seat in self.playing.awaited if seat != CHANCE]
        if row.kind == "back":
            self.times.take_back(awaited, row.at)
        elif decline_in(self.playing) is not None:
            self.times.interrupt(awaited, row.at)
        else:
            self.times.ask(awaited, row.at, CHANCE if row.seat is None else row.seat)

    def _first(self, number: int) -> Seat:
        """A seat as the table was made."""
        made = self.setup.seats[number]
        name = made.name or TableVoice(self.game, self.setup.language).name(number)
        bot = made.kind == "bot"
        return Seat(made.kind, name, made.bot, made.key, made.link, sat=bot, opened=self.setup.made)

    def _locks(self) -> list[str | None]:
        return [seat.key for seat in self.seats]

    def _voices(self) -> dict[str, TableVoice]:
        names = [seat.name for seat in self.seats]
        return {language: TableVoice(self.game, language, names) for language in LANGUAGES}


class Decline(NamedTuple):
    """The action that declines to answer another's move, and the round."""

    action: str
    round: int


def decline_in(match: Match) -> Decline | None:
    """How a seat that is asked to answer another's move can decline, if one is."""
    found = match.game.show.answer(match.state)
    return Decline(*found) if found else None


def current_game(setup: TableSetup) -> Game | None:
    """The game of a table, if its rules and components are those in force here."""
    try:
        game = find(setup.game)
    except LudogareError:
        return None
    same = game.version == setup.rules and game.components.hash == setup.components
    return game if same else None


def _number(row: Row) -> int:
    assert row.seat is not None
    return row.seat
