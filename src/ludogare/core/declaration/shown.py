"""What people see, are asked and are told, as a game declares it, with defaults for the rest.

A position is always a hidden state, and a sentence the name of a message with its arguments.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence, Set
from dataclasses import dataclass, field
from typing import Generic, Literal, Protocol, TypeVar

from ludogare.core.declaration.actions import Action, Value
from ludogare.core.drawing import Markup
from ludogare.core.law.state import Fields
from ludogare.core.letters import Canvas
from ludogare.core.saying.texts import Gathering, Json, Say, Sentence

S = TypeVar("S", bound=Fields)
Row = tuple[Sentence, Sequence[int | None]]
"""A line of a score sheet: what it counts, and a number, or None, for each seat."""
Manner = Literal["piece", "card", "die", "none"]
"""How a ply is seen and heard: a piece moves, a card turns, a die rolls, or nothing does."""


def as_written(s: Fields, action: Action) -> dict[str, Value]:
    """The arguments of an action as its text has them."""
    return dict(action.args)


def arguments(action: Action) -> dict[str, Value]:
    """The arguments of an action as its text has them."""
    return dict(action.args)


def no_reason(s: Fields, seat: int, action: Action) -> None:
    """No other reason than that the action is not among the legal ones."""


def nothing_forced(
    before: Fields, seat: int, action: Action, after: Fields
) -> Sequence[tuple[int, Action]]:
    """Everybody is asked even where there is one answer only."""
    return ()


def nothing_touched(before: Fields, seat: int, action: Action, after: Fields) -> Sequence[str]:
    """No ply is marked on the board."""
    return ()


def no_sheet(s: Fields) -> Sequence[Row]:
    """The points alone."""
    return ()


def no_prospects(s: Fields) -> Sequence[Row]:
    """Nothing is known of what pays later."""
    return ()


def no_twin(s: Fields, action: Action) -> None:
    """No two actions come to the same."""


def nothing_taken(before: Fields, seat: int, action: Action) -> None:
    """What an action takes is named by its arguments."""


def no_answer(s: Fields) -> None:
    """Nobody is asked whether another's move may be."""


@dataclass(frozen=True)
class Show(Generic[S]):
    """A position and a ply as data and in sentences; `SHOW` in a game's `show/__init__.py`."""

    view: Callable[[S, int], Json]
    """The position as a seat sees it, ready for JSON; the board is drawn from it."""
    ask: Callable[[S, int], Sentence]
    """The question to a seat, or why it waits."""
    tell: Callable[[S, int, Action, S], list[Sentence]]
    """What is told about a ply, from the position before it and the one after it."""
    describe: Callable[[S], list[Sentence]]
    """The table in words: the terminal shows it."""
    clauses: Mapping[str, str] = field(default_factory=dict)
    """By question, and by reason why an action is not legal, the clause that says so."""
    reason: Callable[[S, int, Action], Sentence | None] = no_reason
    """Why an action of a seat is not legal, or None."""
    beside: Set[str] = frozenset()
    """Reasons about what goes with what was pointed at: told only where there is no other."""
    details: Callable[[Action], dict[str, Value]] = arguments
    """The arguments of the label of an action."""
    on_board: Callable[[S, Action], dict[str, Value]] = as_written
    """The arguments of `act-<verb>-at`, which names a place that can be seen."""
    spoken: Callable[[S, Action], dict[str, Value]] = as_written
    """The arguments of an action in the words of the rule book, for outside referees."""
    twin: Callable[[S, Action], Action | None] = no_twin
    """Another legal action that comes to the same as this one, such as half a turn of a square."""
    forced: Callable[[S, int, Action, S], Sequence[tuple[int, Action]]] = nothing_forced
    """The answers that nobody was asked for, since there was only one: seats and actions."""
    touched: Callable[[S, int, Action, S], Sequence[str]] = nothing_touched
    """The ids of what a ply touched on the board, the most telling one first."""
    manners: Mapping[str, Manner] = field(default_factory=dict)
    """How plies are seen and heard, by verb; any other is a piece that moves."""
    gathered: Mapping[str, Gathering] = field(default_factory=dict)
    """What is told in one sentence when it happens several times in a row, by message."""
    sheet: Callable[[S], Sequence[Row]] = no_sheet
    """The score sheet, line by line."""
    prospects: Callable[[S], Sequence[Row]] = no_prospects
    """What pays later, in lines like those of the sheet, the most telling first; what is lacking is
    less than nothing."""
    taken: Callable[[S, int, Action], str | None] = nothing_taken
    """What an action takes, for the balance report."""
    answer: Callable[[S], tuple[str, int] | None] = no_answer
    """The action that lets another's move be, and the round, while that is asked."""

    @property
    def answers(self) -> bool:
        """Whether a seat can be asked to answer another's move."""
        return self.answer is not no_answer


class Draw(Protocol):
    """Draws a view as SVG."""

    def __call__(self, view: Json, say: Say, narrow: bool = False, headed: bool = False) -> str:
        """The drawing, wide or 360 wide; headed where names and points stand above it anyway."""
        ...


DrawLetters = Callable[[Json, Say, Mapping[str, int]], Canvas]
"""Draws a view in letters, given the legal actions as they are written, with their numbers."""


@dataclass(frozen=True)
class Board:
    """The table as a drawing; `BOARD` in a game's `show/board.py`."""

    draw: Draw
    style: Markup
    """Its style sheet, made by `drawing.style`."""
    letters: DrawLetters | None = None
    """The table as a drawing of letters, for terminals; without it they show it in words."""
    poster: Callable[[], Sequence[Markup]] | None = None
    """What is on the poster of the game (`drawing.POSTER`); without it, a position is."""
