"""Lessons: scenarios in steps, each with a sentence that a learner reads on the board.

A lesson begins like a scenario, with its own first line. The learner sits on the first seat, unless
`learner 1` stands before `play`. Between plies and expectations it says:

    step bid            a step begins here; its sentence is `lesson-<lesson>-bid`
    point market loco-0 what the sentence points at: elements of the board, by id
    crop market         what a picture of the step shows; without it, the whole board
    clause CC-3.2       a clause that says so
    do bid 12           what the learner plays, which ends the step
    anew                another match begins, after its own settings and `play`

What is wrong with a step that leads nowhere is found by reading the lesson, as with a scenario.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from ludogare.core.declaration.game import Game
from ludogare.core.match.match import Match
from ludogare.core.match.record import Head, begin, play_line, read_setting, text_in
from ludogare.core.match.scenario import Script, expects
from ludogare.core.saying.texts import FIRST_LANGUAGE, Voice

TITLE = "ludogare lesson 1"
FOLDER = "lessons"
"""The room of a game's folder in which its lessons and their sentences are."""

WALK = "walk"
"""The lesson that is a walk through the rules: its steps are pictures, with nothing to do."""

TRY = "try"
"""The lesson that asks what one would do: each position is followed by the reason."""


@dataclass
class Step:
    """One step of a lesson: a position, a sentence about it, and perhaps something to do."""

    name: str
    match: int
    """Which of the lesson's matches it belongs to."""
    ply: int
    """How many plies of that match have been played."""
    points: list[str] = field(default_factory=list)
    crop: list[str] = field(default_factory=list)
    clauses: list[str] = field(default_factory=list)
    action: str | None = None
    """What the learner is to play; None where the step is only read."""


class Lesson:
    """The steps of a lesson, with the matches that they are taken from."""

    def __init__(self, game: Game, name: str) -> None:
        self.game, self.name = game, name
        self.steps: list[Step] = []
        self.matches: list[Match] = []
        self.learners: list[int] = []
        """By match, the seat of whoever learns."""

    def learner(self, number: int) -> int:
        """The seat of whoever learns, at a step."""
        return self.learners[self.steps[number].match]

    def position(self, number: int, before: int = 0) -> Match:
        """The match at a step, or some plies before it."""
        step = self.steps[number]
        match = self.matches[step.match].copy()
        match.rewind(step.ply - min(before, self.since(number)))
        return match

    def since(self, number: int) -> int:
        """How many plies lead from the step before to this one; none where a match begins."""
        step = self.steps[number]
        if number == 0 or self.steps[number - 1].match != step.match:
            return 0
        return step.ply - self.steps[number - 1].ply

    def voice(self, language: str) -> Voice:
        """Says the sentences of the lesson and of its game."""
        return Voice(self.game, language, self.matches[0].names, (folder_of(self.game),))


def folder_of(game: Game) -> Path:
    """Where the lessons of a game are."""
    return game.folder.parent / FOLDER


def lessons(game: Game) -> list[str]:
    """The names of a game's lessons, in the order in which they are learned."""
    files = folder_of(game).glob("*.txt")
    return sorted(file.stem for file in files if file.stem not in (WALK, TRY))


def has(game: Game, name: str) -> bool:
    """Whether a game has a lesson of that name: pictures of its rules, or positions to try."""
    return name in (WALK, TRY) and (folder_of(game) / f"{name}.txt").is_file()


@cache
def lesson(game: Game, name: str) -> Lesson:
    """A lesson of a game, played through once."""
    return read(text_in(folder_of(game) / f"{name}.txt"), game, name)


def read(text: str, game: Game, name: str) -> Lesson:
    """Reads a lesson; the first line that does not hold is a BadRecord naming it."""
    script = Script(text)
    if script.lines.next() != TITLE:
        script.lines.refuse("scenario-title", title=TITLE)
    if script.next() != f"game {game.name}":
        script.lines.refuse("record-expected", text=f"game {game.name}")
    made = Lesson(game, name)
    match = start(script, made)
    while (line := script.next(last=True)) != "":
        match = follow(script, made, match, line)
    return made


def start(script: Script, made: Lesson) -> Match:
    """Begins a match, after the settings that stand before its plies."""
    head, learner = Head(made.game), 0
    while (line := script.next()) != "play":
        word, _, seat = line.partition(" ")
        if word == "learner" and seat.isdecimal():
            learner = int(seat)
        else:
            read_setting(head, script.lines, line)
    made.learners.append(learner)
    made.matches.append(begin(script.lines, head, FIRST_LANGUAGE))
    return made.matches[-1]


def follow(script: Script, made: Lesson, match: Match, line: str) -> Match:
    """Takes in one line; returns the match that goes on."""
    word, _, rest = line.partition(" ")
    if word == "anew":
        return start(script, made)
    if word == "step":
        made.steps.append(Step(rest, len(made.matches) - 1, len(match.plies)))
    elif word in ("point", "crop", "clause", "do"):
        if not made.steps or made.steps[-1].ply != len(match.plies):
            script.lines.refuse("lesson-no-step", text=line)
        annotate(made.steps[-1], word, rest)
        if word == "do":
            play_line(match, script.lines, f"{made.learners[-1]} {rest}")
    elif word == "expect":
        expects(match, script.lines, line)
    else:
        play_line(match, script.lines, line)
    return match


def annotate(step: Step, word: str, rest: str) -> None:
    """Adds to a step what it points at, what it teaches, or what is to be done."""
    if word == "point":
        step.points += rest.split()
    elif word == "crop":
        step.crop += rest.split()
    elif word == "clause":
        step.clauses += rest.split()
    else:
        step.action = rest
