"""`ludogare play GAME`: on one screen, with each other or against bots."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

from ludogare import bots
from ludogare.cli.measure import read_options
from ludogare.cli.paper import FAINT, Paper
from ludogare.cli.records import load
from ludogare.core.declaration.actions import Action
from ludogare.core.law.contract import SPECTATOR
from ludogare.core.letters import BOLD
from ludogare.core.match.dealer import Committed, Seeded
from ludogare.core.match.hiding import secrets
from ludogare.core.match.match import Match
from ludogare.core.saying.errors import BadArgument, BadNumber, LudogareError, UnknownAction
from ludogare.core.saying.numbers import counted, figure, written
from ludogare.games import GAMES, find
from ludogare.server.table.names import bot_name

LISTED = 20
"""Choices up to this many are listed in full; of more, those that the board does not number."""


def add(commands: Any) -> None:
    """Adds the command."""
    parser = commands.add_parser("play", help="play in the terminal")
    parser.add_argument("game", nargs="?", help="not needed with --resume")
    parser.add_argument("--seats", type=int, metavar="K")
    parser.add_argument(
        "--bots", type=int, metavar="N", help="number of bots, in the last seats (default: 1)"
    )
    parser.add_argument(
        "--bot", metavar="NAME", default="stoker", help="the bot to play against (default: stoker)"
    )
    parser.add_argument("--names", metavar="A,B,…", help="names of the players")
    parser.add_argument("--seed", metavar="S", help="seed, for deals that can be repeated")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--resume", type=Path, metavar="RECORD", help="resume a saved match")
    parser.set_defaults(run=run)


def run(asked: Any) -> int:
    """Sits down and plays."""
    bots.make(asked.bot)
    match = resumed(asked) if asked.resume else begun(asked)
    wanted = min(1, match.seats - 1) if asked.bots is None else asked.bots
    if not 0 <= wanted <= match.seats:
        raise BadArgument("cli-bots", most=match.seats)
    match.go_on(Seeded(asked.seed or Committed.new_secret()))
    robots = {seat: bots.make(asked.bot) for seat in range(match.seats - wanted, match.seats)}
    if not (asked.resume or asked.names):
        call_robots(match, list(robots), asked.bot)
    Terminal(match, robots).play()
    return 0


def call_robots(match: Match, seats: list[int], bot: str) -> None:
    """Gives the seats of bots the name of their bot, each once."""
    called = bot_name(bot.partition(":")[0], match.language)
    for number, seat in enumerate(seats, 1):
        match.names[seat] = called if number == 1 else f"{called} {number}"


def begun(asked: Any) -> Match:
    """A new match, before anything is dealt."""
    if asked.game is None:
        raise BadArgument("cli-game", known=[*GAMES])
    return Match(
        find(asked.game),
        seats=asked.seats,
        options=read_options(asked.option),
        names=asked.names.split(",") if asked.names else None,
        language=asked.language,
    )


def resumed(asked: Any) -> Match:
    """The match of a record, which says itself who plays what."""
    if asked.seats is not None or asked.names or asked.option:
        raise BadArgument("cli-resume")
    match = load(asked.resume, asked.language)
    if asked.game not in (None, match.game.name):
        raise BadArgument(
            "cli-other-game", record=str(asked.resume), found=match.game.name, wanted=asked.game
        )
    return match


def is_amount(legal: list[Action]) -> bool:
    """Whether a number is asked, as a bid is: then what is typed is that number itself."""
    verbs = {action.verb for action in legal}
    return (
        len(legal) > LISTED
        and len(verbs) == 1
        and all([type(value) for value in action.args.values()] == [int] for action in legal)
    )


class Leaves(Exception):
    """Somebody leaves the match."""


class Terminal:
    """A match on one screen."""

    def __init__(self, match: Match, robots: dict[int, bots.Bot]) -> None:
        self.match, self.robots, self.voice = match, robots, match.voice
        self.people = [seat for seat in range(match.seats) if seat not in robots]
        self.at_screen: int | None = self.people[0] if len(self.people) == 1 else None
        self.paper = Paper(match.names)
        self.told = 0

    def play(self) -> None:
        """Asks seat after seat until the match is over or somebody leaves."""
        self.paper.show(self.voice("play-welcome", title=self.voice("title")), FAINT)
        try:
            while not self.match.over:
                seat = self.match.awaited[0]
                if seat in self.robots:
                    self.match.play(bots.act(self.robots[seat], self.match, seat), seat)
                else:
                    self.turn(seat)
        except (Leaves, EOFError):
            print(self.voice("play-bye"))
            return
        self.tell(SPECTATOR)
        self.result()

    def turn(self, seat: int) -> None:
        """One action of a person."""
        self.curtain(seat)
        self.tell(seat)
        legal = self.offered(seat)
        drawn = self.table(seat, legal)
        self.paper.show(self.match.ask(seat), BOLD)
        self.choices(seat, legal, drawn)
        while not self.answer(seat, legal):
            pass

    def curtain(self, seat: int) -> None:
        """Between two people at one screen, when one of them has a secret."""
        if self.at_screen not in (None, seat) and self.has_secrets():
            print("\033[2J\033[H" if sys.stdout.isatty() else "")
            self.read(self.voice("play-curtain", seat=seat) + " ")
        self.at_screen = seat

    def has_secrets(self) -> bool:
        """Whether people at this screen know different things."""
        s = self.match.state
        known = [secrets(self.match.game, s, self.match.hidden(seat)) for seat in self.people]
        return any(other != known[0] for other in known)

    def tell(self, seat: int) -> None:
        """What happened since somebody was last told."""
        for line in self.match.story(seat, self.told):
            self.paper.show(f"  {line}")
        self.told = len(self.match.plies)

    def offered(self, seat: int) -> list[Action]:
        """The legal actions of a seat, less those that come to the same as another."""
        seen, show = self.match.hidden(seat), self.match.game.show
        return [action for action in self.match.legal_for(seat) if show.twin(seen, action) is None]

    def table(self, seat: int, legal: list[Action]) -> set[int]:
        """The table as a drawing, with the numbers of what can be chosen; says which it shows."""
        draw = self.match.game.board.letters
        if draw is None:
            self.words(seat)
            return set()
        seen = self.match.game.show.view(self.match.hidden(seat), seat)
        numbers = {str(action): number for number, action in enumerate(legal, 1)}
        canvas = draw(seen, self.voice, {} if is_amount(legal) else numbers)
        print(f"\n{canvas.text(self.paper.colours)}\n")
        return canvas.numbered

    def words(self, seat: int) -> None:
        """The table in words."""
        words = self.match.game.show.describe(self.match.hidden(seat))
        self.paper.show("\n" + "\n".join(self.voice.sentences(words)) + "\n")

    def choices(self, seat: int, legal: list[Action], drawn: set[int]) -> None:
        """The legal actions of a seat: a list, less what many numbers on the board say already."""
        if is_amount(legal):
            print("      " + self.voice("play-range", first=str(legal[0]), last=str(legal[-1])))
            return
        skipped = drawn if len(legal) > LISTED else set()
        if skipped:
            self.paper.show("      " + self.voice("play-on-board"))
        seen = self.match.hidden(seat)
        for number, action in enumerate(legal, 1):
            if number not in skipped:
                label = self.voice.label(action.number, seen)
                self.paper.show(f"{number:4}  {label}  [{action}]")

    def answer(self, seat: int, legal: list[Action]) -> bool:
        """Reads one line; True when something was played or taken back."""
        line = self.read(self.voice("play-prompt", seat=seat) + " ").strip()
        word, _, rest = line.partition(" ")
        try:
            if word == "q":
                raise Leaves
            if word == "u":
                self.take_back()
                return True
            if word == "s" and rest:
                Path(rest).write_text(self.match.record(), encoding="utf-8")
                print(self.voice("play-saved", file=rest))
            elif word == "b":
                self.choices(seat, legal, self.table(seat, legal))
            elif word == "w":
                self.words(seat)
            elif word == "r":
                self.rules(rest)
            elif word in ("?", ""):
                print(self.voice("play-help"))
            else:
                self.match.play(self.meant(line, legal), seat)
                return True
        except LudogareError as problem:
            print(self.voice.refusal(problem))
        except OSError as problem:
            print(problem)
        return False

    def meant(self, line: str, legal: list[Action]) -> str:
        """The action that a line means: a number of the list, an amount, or the action itself."""
        number = written(line)
        if number is None:
            self.check_verb(line)
            return line
        if is_amount(legal):
            return f"{legal[0].verb} {number}"
        if not 1 <= number <= len(legal):
            raise BadNumber("play-no-choice", number=line, last=len(legal))
        return str(legal[number - 1])

    def check_verb(self, line: str) -> None:
        """Refuses a word that is no action of a player, naming those that are."""
        word = line.partition(" ")[0]
        verbs = {v.name: v for v in self.match.game.actions.verbs.values() if not v.chance}
        if word[0].isalpha() and word not in verbs:
            known = [verb.usage() for verb in verbs.values()]
            raise UnknownAction("action-unknown", action=line, known=known)

    def take_back(self) -> None:
        """Takes back to the last action of a person."""
        self.match.undo()
        while self.match.plies and self.match.awaited[0] in self.robots:
            self.match.undo()
        self.told = min(self.told, len(self.match.plies))
        print(self.voice("play-taken-back"))

    def rules(self, clause: str) -> None:
        """The rules, or one clause of them."""
        text = (self.match.game.folder / f"rules.{self.voice.language}.md").read_text("utf-8")
        if clause:
            found = re.search(rf"^\*\*{re.escape(clause)}\*\*.*$", text, re.MULTILINE)
            text = found[0] if found else self.voice("play-no-rules", clause=clause)
        self.paper.show(text)

    def result(self) -> None:
        """Who won, and with how many points."""
        match = self.match
        print(self.voice("play-over"), self.voice(f"ending-{match.ending}"))
        for seat, score in enumerate(match.score):
            points = figure(counted(score, match.game.unit))
            self.paper.show(self.voice("play-points", seat=seat, points=points))
        names = [match.names[seat] for seat in match.winners]
        won = self.voice("play-won", winners=self.voice.all(names))
        self.paper.show(won if names else self.voice("play-nobody"), BOLD)

    def read(self, prompt: str) -> str:
        """A line from the keyboard."""
        return input(prompt)
