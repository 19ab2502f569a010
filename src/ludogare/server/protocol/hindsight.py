"""What engines say of a match, move by move, and of a position."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


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
