"""One ply in hindsight: how every seat stands after it, its luck, or what the action cost."""

from __future__ import annotations

import msgspec

from ludogare.analysis.deciding import SIMULATIONS, decision
from ludogare.analysis.judging import judge_of, mean
from ludogare.analysis.ratings import Rating, rating
from ludogare.analysis.reasons import Reason, reason
from ludogare.core.declaration.game import Game
from ludogare.core.law.contract import CHANCE
from ludogare.core.law.state import Fields
from ludogare.core.match.hiding import hidden
from ludogare.core.match.plies import Step

FINE = 4
"""Digits of a share of the victory."""


class Decision(msgspec.Struct, frozen=True):
    """A choice among several actions, and what it cost."""

    rating: Rating
    cost: float
    """In shares of the victory: what the best action may hope for more; 0 where noise hides it."""
    difference: float
    """The same as it was measured, noise included: it may be below zero."""
    noise: float
    best: str
    """What the search would do, as records write it."""
    share: float
    """What the seat could hope for with it."""
    line: list[str]
    """What is expected to follow, each as records write it, with its seat."""
    reason: Reason | None = None
    """Why it is better, where the score sheet tells it."""


class Examined(msgspec.Struct, frozen=True):
    """A ply in hindsight."""

    ply: int
    """Its number, from 0."""
    seat: int | None
    """Who acted; None for chance."""
    action: str
    shares: list[float]
    """What share of the victory each seat may hope for after it. None where chance is to draw next,
    since that is the mean of the ply that follows; nor where others are still to make a sealed
    choice, since nobody can tell before all are opened."""
    mean: list[float] | None = None
    """What each seat could hope for before it: of a chance ply the mean over all that could come,
    by its odds; of the very first ply; None of any other."""
    luck: list[float] | None = None
    """Of a chance ply: what came less the mean, for each seat."""
    decision: Decision | None = None
    """Of a seat that had a choice."""


def examine(game: Game, seats: int, step: Step, simulations: int = SIMULATIONS) -> Examined:
    """Looks at one ply; without simulations, decisions are not searched."""
    judge = judge_of(game, seats)
    seat, action = step.ply.seat, step.ply.action
    text = game.actions.text(action)
    if seat == CHANCE:
        could = judge.outcomes(step.before, step.number)
        came = next(outcome.shares for outcome in could if outcome.action == action)
        usual = mean(could)
        luck = [one - other for one, other in zip(came, usual, strict=True)]
        after = [] if chance_draws(game, step.after) else fine(came)
        return Examined(step.number, None, text, after, fine(usual), fine(luck))
    open_question = chance_draws(game, step.after) or still_sealed(game, step)
    shares = [] if open_question else judge.shares(step.after, step.number)
    first = None if step.number else fine(judge.shares(step.before, 0))
    found = None
    if simulations and choices(game, step.before, seat) > 1:
        found = decided(game, step, simulations)
    return Examined(step.number, seat, text, fine(shares), first, decision=found)


def decided(game: Game, step: Step, simulations: int) -> Decision:
    """A decision in hindsight."""
    seat, taken = step.ply.seat, step.ply.action
    seen = hidden(game, step.before, seat)
    found = decision(game, seen, seat, taken, simulations, step.number)
    called = rating(found.cost, again=found.best == taken)
    why = reason(game, seen, seat, found.line, found.other) if found.cost > 0 else None
    text = game.actions.text
    return Decision(
        called,
        round(found.cost, FINE),
        round(found.difference, FINE),
        round(found.noise, FINE),
        text(found.best),
        round(found.share, FINE),
        [f"{by} {text(action)}" for by, action in found.line],
        why,
    )


def chance_draws(game: Game, s: Fields) -> bool:
    """Whether chance is awaited."""
    return bool(game.plain.awaited(s) == CHANCE)


def still_sealed(game: Game, step: Step) -> bool:
    """Whether a choice lies face down after a ply, until others who choose at once have chosen."""
    if not game.actions.sealed(step.ply.action):
        return False
    awaited, others = game.plain.awaited, ~(1 << step.ply.seat)
    return bool(awaited(step.before) & awaited(step.after) & others)


def choices(game: Game, s: Fields, seat: int) -> int:
    """How many actions a seat has."""
    out, _ = game.plain.workspace(0).choices
    return int(game.plain.legal(s, seat, out))


def fine(shares: list[float]) -> list[float]:
    """Shares as they are kept."""
    return [round(share, FINE) + 0.0 for share in shares]  # nothing is 0, and not less than that
