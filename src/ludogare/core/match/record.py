"""The record: a match as text, one ply a line.

    ludogare record 1
    game cape_to_cairo
    rules 1
    components 3f1c0c6a2b9e
    seat 0 Ada
    seat 1 Ben
    option credit no
    play
    * reveal 13
    * reveal 41
    0 bid 12
    …
    chain 6c1e5b0f…
    end eighth
    points 8 5
    winners 0
    state 5d41402abc4b

A `*` stands for chance. The record replays without a seed: every line is checked
against the rules, the chain tells that no line has changed or moved, and the tail says
what has to come out. `end unfinished` closes the record of a match that still runs or was
given up. A damaged, cut off or foreign record is refused with a sentence that names the
line, and nothing of it is loaded.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Container, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from ludogare.core.declaration.options import word
from ludogare.core.law.contract import CHANCE
from ludogare.core.law.state import Fields
from ludogare.core.match.dealer import Committed, Fairness
from ludogare.core.match.hiding import covered
from ludogare.core.match.match import Match
from ludogare.core.saying.errors import BadRecord, LudogareError, UnknownGame
from ludogare.core.saying.numbers import written
from ludogare.core.saying.texts import FIRST_LANGUAGE

if TYPE_CHECKING:
    from ludogare.core.declaration.game import Game

VERSION = 1
TITLE = f"ludogare record {VERSION}"
UNFINISHED = "unfinished"
LONGEST = 100_000
"""Lines that a record may have; far above the bound of any game."""


def digest(s: Fields, without: Container[str] = ()) -> str:
    """A short hash of a state: of all fields, or without those that were added later."""
    known = {name: value for name, value in s.to_json().items() if name not in without}
    return hashlib.sha256(json.dumps(known).encode()).hexdigest()[:12]


def chained(plies: Iterable[str]) -> str:
    """The SHA-256 of the last line and of the same for the lines before it."""
    link = ""
    for line in plies:
        link = hashlib.sha256(f"{link}\n{line}".encode()).hexdigest()
    return link or hashlib.sha256(b"").hexdigest()


def write(match: Match, viewer: int | None = None) -> str:
    """The record of a match; for a viewer, with what that seat may not know covered."""
    lines = [*_head(match), "play"]
    if viewer is None or match.over:
        actions = [match.game.actions[ply.action] for ply in match.plies]
    else:
        actions = [covered(match.game, step.before, viewer, step.ply) for step in match.steps()]
    plies = [
        f"{'*' if ply.seat == CHANCE else ply.seat} {action}"
        for ply, action in zip(match.plies, actions, strict=True)
    ]
    lines += [*plies, f"chain {chained(plies)}", *_tail(match), *_opened(match)]
    return "\n".join(lines) + "\n"


def _head(match: Match, without: Container[str] = ()) -> list[str]:
    """What stands above the plies, without the options that an older record lacks."""
    lines = [
        TITLE,
        f"game {match.game.name}",
        f"rules {match.game.version}",
        f"components {match.game.components.hash}",
    ]
    lines += [f"seat {seat} {name}" for seat, name in enumerate(match.names)]
    lines += [f"option {n} {word(v)}" for n, v in match.options.items() if n not in without]
    fair = _fairness(match)
    if fair:
        lines.append(f"commitment {fair.commitment}")
        lines += [f"nonce {seat} {nonce}" for seat, nonce in enumerate(fair.nonces)]
    return lines


def _tail(match: Match, without: Container[str] = ()) -> list[str]:
    if not match.over:
        return [f"end {UNFINISHED}"]
    return [
        f"end {match.ending}",
        f"points {' '.join(map(str, match.score))}",
        f"winners {' '.join(map(str, match.winners)) or 'nobody'}",
        f"state {digest(match.state, without)}",
    ]


def _opened(match: Match) -> list[str]:
    """The dealer's secret, once it is no secret any more."""
    fair = _fairness(match)
    return [f"secret {fair.secret}"] if fair and fair.secret else []


def _fairness(match: Match) -> Fairness | None:
    if isinstance(match.dealer, Committed):
        return match.dealer.fairness(match.over)
    return match.fairness


@dataclass
class Head:
    """What stands above the plies of a record."""

    game: Game
    names: list[str] = field(default_factory=list)
    options: dict[str, Any] = field(default_factory=dict)
    commitment: str | None = None
    nonces: list[str] = field(default_factory=list)


class Lines:
    """The lines of a text, with the number of the one being read."""

    def __init__(self, text: str) -> None:
        self.rows = text.split("\n")
        self.at = 0

    def next(self) -> str:
        """The next line; a sentence where the text breaks off."""
        self.at += 1
        if self.at >= len(self.rows):  # what follows the last newline is no line
            self.at = len(self.rows)
            if self.rows[-1]:
                self.refuse("record-no-newline")
            self.refuse("record-no-tail")
        return self.rows[self.at - 1]

    def peek(self) -> str | None:
        """The line after this one, if there is one."""
        return self.rows[self.at] if self.at + 1 < len(self.rows) else None

    def refuse(self, message: str, **facts: Any) -> NoReturn:
        """Says what is wrong with this line."""
        raise BadRecord(message, line=self.at, **facts)

    def refuse_for(self, problem: LudogareError) -> NoReturn:
        """Says what is wrong with what this line tells."""
        raise BadRecord("record-problem", line=self.at, problem=problem) from None


def text_in(file: Path) -> str:
    """The text of a file."""
    if file.is_dir():
        raise BadRecord("record-folder", file=file)
    try:
        return file.read_bytes().decode("utf-8")
    except FileNotFoundError:
        raise BadRecord("record-no-file", file=file) from None
    except OSError as problem:
        raise BadRecord("record-unread", file=file, problem=str(problem.strerror)) from None
    except UnicodeDecodeError as problem:
        line = problem.object[: problem.start].count(b"\n") + 1
        raise BadRecord("record-not-text", file=file, line=line) from None


def text_of(source: str | Path) -> str:
    """The text of a record, from a file or as it is."""
    text = text_in(source) if isinstance(source, Path) else source
    return text.replace("\r\n", "\n")


def read(source: str | Path, find: Callable[[str], Game], language: str = FIRST_LANGUAGE) -> Match:
    """The match that a record tells of, from its text or its file."""
    if not isinstance(source, str | Path):
        raise BadRecord("record-source", source=repr(source))
    text = text_of(source)
    try:
        return read_text(text, find, language)
    except BadRecord as problem:
        if isinstance(source, Path):
            problem.file = source
        raise


def read_text(text: str, find: Callable[[str], Game], language: str) -> Match:
    """The match that a text tells of, after every line was checked."""
    lines = Lines(text)
    if len(lines.rows) > LONGEST:
        raise BadRecord("record-long", most=str(LONGEST), count=str(len(lines.rows)))
    if text and "\n" not in text and not TITLE.startswith(text):
        raise BadRecord("record-path", line=1, title=TITLE)
    if lines.next() != TITLE:
        lines.refuse("record-title", title=TITLE)
    head = read_head(lines, find)
    lacking = head.game.options.lacking(head.options, head.game.version)
    head.options |= lacking
    match = begin(lines, head, language)
    for at, line in enumerate(_head(match, lacking), 1):
        if lines.rows[at - 1] != line:
            lines.at = at
            lines.refuse("record-expected", text=line)
    first, line = lines.at, lines.next()
    while not line.startswith(("end ", "chain ")):
        play_line(match, lines, line)
        line = lines.next()
    if line.startswith("chain "):  # records of earlier versions have none
        wanted = f"chain {chained(lines.rows[first : lines.at - 1])}"
        if line != wanted:
            lines.refuse("record-result", text=wanted)
        line = lines.next()
    fields = [field for name in lacking for field in head.game.options[name].fields]
    _check_tail(match, lines, line, fields)
    return match


def read_head(lines: Lines, find: Callable[[str], Game]) -> Head:
    """Reads up to the line `play`."""
    try:
        head = Head(find(_value(lines, "game")))
    except UnknownGame as problem:
        lines.refuse_for(problem)
    game = head.game
    if _value(lines, "rules") != str(game.version):
        lines.refuse("record-rules", game=game.name, version=game.version)
    if _value(lines, "components") != game.components.hash:
        lines.refuse("record-components", components=game.components.hash)
    while (line := lines.next()) != "play":
        read_setting(head, lines, line)
    return head


def read_setting(head: Head, lines: Lines, line: str) -> None:
    """Reads a seat, an option or a part of the commitment."""
    key, _, rest = line.partition(" ")
    number, _, value = rest.partition(" ")
    if key == "seat" and number == str(len(head.names)) and value:
        head.names.append(value)
    elif key == "option" and value and number not in head.options:
        head.options[number] = value
    elif key == "commitment" and number and not value and head.commitment is None:
        head.commitment = number
    elif key == "nonce" and number == str(len(head.nonces)) and value:
        head.nonces.append(value)
    else:
        lines.refuse("record-setting", text=line)


def begin(lines: Lines, head: Head, language: str) -> Match:
    """The match at its first position, without a dealer."""
    try:
        match = Match(head.game, names=head.names, options=head.options, language=language)
    except LudogareError as problem:
        lines.refuse_for(problem)
    if head.commitment:
        match.fairness = Fairness(head.commitment, tuple(head.nonces))
    return match


def play_line(match: Match, lines: Lines, line: str) -> None:
    """Plays one line of a record."""
    who, _, action = line.partition(" ")
    seat = CHANCE if who == "*" else written(who)
    if not action or seat is None:
        lines.refuse("record-ply", text=line)
    try:
        number = match.game.actions.number(action)
        match.play(number, seat)
    except LudogareError as problem:
        lines.refuse_for(problem)
    usual = f"{who if seat == CHANCE else seat} {match.game.actions.text(number)}"
    if line != usual:
        lines.refuse("record-form", text=line, form=usual)


def _value(lines: Lines, key: str) -> str:
    name, _, value = lines.next().partition(" ")
    if name != key or not value:
        lines.refuse("record-expected", text=f"{key} …")
    return value


def _check_tail(match: Match, lines: Lines, line: str, without: Container[str]) -> None:
    ending = match.ending or UNFINISHED
    if line != f"end {ending}":
        if not line.startswith("end "):
            lines.refuse("record-expected", text=f"end {ending}")
        lines.refuse("record-ending", ending=ending)
    for wanted in _tail(match, without)[1:]:
        if lines.next() != wanted:
            lines.refuse("record-result", text=wanted)
    if match.fairness and (lines.peek() or "").startswith("secret "):
        secret = lines.next().partition(" ")[2]
        match.fairness = Fairness(match.fairness.commitment, match.fairness.nonces, secret)
    if lines.at + 1 < len(lines.rows):
        lines.at += 1
        lines.refuse("record-after-end")
