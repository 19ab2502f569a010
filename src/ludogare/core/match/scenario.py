"""Scenarios: records with `expect` lines, each named by the clause that it proves.

A scenario begins like a record, without its rules and components lines, may hold empty
lines and comments (`#`), and says between the plies what has to be so:

    expect awaits Ada, Ben          expect Ada may only build 0 0, pass
    expect Ada may build 1 2        expect Ada may not pass
    expect Ada has 3 points         expect Ben has 56/3 points
    expect Ada wins
    expect ending eighth            expect capital[0] is 97
    expect told Ada passes.         expect Ada refused bid 140: has £100
"""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path

from ludogare.core.declaration.game import Game
from ludogare.core.law.contract import CHANCE
from ludogare.core.match.match import Match
from ludogare.core.match.record import Head, Lines, begin, play_line, read_setting, text_of
from ludogare.core.saying.errors import BadRecord, IllegalAction, LudogareError
from ludogare.core.saying.texts import FIRST_LANGUAGE, Sentence

TITLE = "ludogare scenario 1"
Problem = Sentence | LudogareError
"""Why an expectation is not met."""


class Script:
    """The lines of a text that say something, without comments."""

    def __init__(self, source: str | Path) -> None:
        self.lines = Lines(text_of(source))

    def next(self, last: bool = False) -> str:
        """The next line that says something; empty at the end, where the end may come."""
        while not last or self.lines.peek() is not None:
            line = self.lines.next().split("  #")[0].strip()
            if line and not line.startswith("#"):
                return line
        return ""


def run(source: str | Path, find: Callable[[str], Game]) -> Match:
    """Plays a scenario; the first expectation that fails is a BadRecord naming its line."""
    script = Script(source)
    lines = script.lines
    if lines.next() != TITLE:
        lines.refuse("scenario-title", title=TITLE)
    key, _, name = script.next().partition(" ")
    if key != "game":
        lines.refuse("record-expected", text="game …")
    head = Head(find(name))
    while (line := script.next()) != "play":
        read_setting(head, lines, line)
    match = begin(lines, head, FIRST_LANGUAGE)
    while (line := script.next(last=True)) != "":
        if line.startswith("expect "):
            expects(match, lines, line)
        else:
            play_line(match, lines, line)
    return match


def expects(match: Match, lines: Lines, line: str) -> None:
    """Refuses a line whose expectation does not hold."""
    problem = unmet(match, line.removeprefix("expect "))
    if problem:
        lines.refuse("scenario-unmet", expected=line, problem=problem)


def unmet(match: Match, expected: str) -> Problem | None:
    """Why an expectation does not hold, or None."""
    first, _, rest = expected.partition(" ")
    if first == "awaits":
        names = [("chance" if s == CHANCE else match.names[s]) for s in match.awaited]
        return _differs(", ".join(names), rest)
    if first == "ending":
        return _differs(str(match.ending), rest)
    if first == "told":
        told = match.story(since=max(0, len(match.plies) - 1))
        return None if rest in told else ("scenario-told", {"story": " ".join(told)})
    field = re.fullmatch(r"(\w+)(?:\[(\d+)(?:, ?(\d+))?\])? is (-?\d+)", expected)
    if field:
        return _field(match, *field.groups())
    for seat, name in sorted(enumerate(match.names), key=lambda pair: -len(pair[1])):
        if expected.startswith(f"{name} "):
            return _about(match, seat, expected.removeprefix(f"{name} "))
    return "scenario-no-expectation", {}


def _field(
    match: Match, name: str, row: str | None, column: str | None, value: str
) -> Problem | None:
    found = match.state.to_json().get(name)
    for index in (row, column):
        if index is not None:
            found = found[int(index)]  # type: ignore[index]
    return _differs(str(found), value)


def _about(match: Match, seat: int, expected: str) -> Problem | None:
    """An expectation about one seat."""
    legal = [str(action) for action in match.legal_for(seat)]
    if expected == "wins":
        return None if seat in match.winners else ("scenario-not-won", {})
    if points := re.fullmatch(r"has (\d+(?:/[1-9]\d*)?) points?", expected):
        found = match.points[seat]
        return _differs(str(found), str(Fraction(points[1])))
    for words, holds in (
        ("may only ", lambda wanted: legal == wanted),
        ("may not ", lambda wanted: not set(wanted) & set(legal)),
        ("may ", lambda wanted: set(wanted) <= set(legal)),
    ):
        if expected.startswith(words):
            wanted = expected.removeprefix(words).split(", ")
            return (
                None if holds(wanted) else ("scenario-legal", {"legal": legal, "count": len(legal)})
            )
    if refused := re.fullmatch(r"refused ([^:]+): (.*)", expected):
        return _refused(match, seat, *refused.groups())
    return "scenario-no-expectation", {}


def _refused(match: Match, seat: int, action: str, sentence: str) -> Problem | None:
    before = match.state.copy()
    try:
        match.play(action, seat)
    except IllegalAction as problem:
        if match.state != before:
            return "scenario-changed", {}
        return None if sentence in str(problem) else problem
    except LudogareError as problem:
        return problem
    raise BadRecord("scenario-not-refused", action=action)


def _differs(found: str, wanted: str) -> Problem | None:
    return None if found == wanted else ("scenario-differs", {"found": found})
