"""What a bot has to be told about a game: how well a seat stands, and what is worth trying.

These are prototypes, as in `core/contract.py`. A game that can be judged has a file
`evaluation.py` with functions of these names; where it has none, every legal action is worth
trying and a match is worth what its points say.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from ludogare.core.declaration.game import Game
from ludogare.core.law.contract import MOST_SEATS, Numbers, State, awaited, legal, score, winners
from ludogare.core.law.rule import rule
from ludogare.core.law.state import Fields

WHOLE = 1000
"""The whole of a victory, as `evaluate` counts."""
NOBODY = -(1 << 30)


@rule
def evaluate(s: State, seat: int, room: Numbers) -> int:
    """The share of the victory that a seat may hope for, in thousandths; `room` is scratch."""
    for other in range(MOST_SEATS):
        room[other] = NOBODY
    score(s, room)
    best = NOBODY
    for other in range(MOST_SEATS):
        if other != seat:
            best = max(best, room[other])
    gap = room[seat] if best == NOBODY else room[seat] - best
    return max(1, min(WHOLE - 1, WHOLE // 2 + gap))


@rule
def consider(s: State, seat: int, out: Numbers) -> int:
    """Writes the legal actions that are worth trying, rising; at least one."""
    return legal(s, seat, out)


@rule
def reopen(s: State, seat: int) -> None:
    """Takes back sealed choices of others in a hidden state, as if they were still to come.

    They were made without knowing what the seat will choose, so it makes no difference to it
    whether they lie there already.
    """


@rule
def standing(s: State, seat: int, room: Numbers) -> int:
    """The share of the victory: known when the match is over, judged before."""
    if awaited(s) != 0:
        return evaluate(s, seat, room)
    won = winners(s)
    if not won >> seat & 1:
        return 0
    sharing = 0
    for other in range(MOST_SEATS):
        sharing += won >> other & 1
    return WHOLE // sharing


class Taste(NamedTuple):
    """How a search of a game explores and looks ahead; `evaluation.py` may say it otherwise."""

    explore: int = 300
    """In thousandths."""
    rollout: int = 30
    """Plies that it plays on at random before judging."""
    careful: int = 0
    """Actions that it plays on before, as it looks best: dear, but they do less harm."""
    trust: int = 3
    """Visits that the judgement of a new action counts for; at least one."""


def evaluation(game: Game) -> Any:
    """The game's `evaluation.py`, or None."""
    name = f"{game.package}.judgement.evaluation"
    return import_module(name) if find_spec(name) else None


def taste(game: Game) -> Taste:
    """How a search of this game explores and looks ahead."""
    own = evaluation(game)
    usual: dict[str, int] = Taste()._asdict()
    said: dict[str, int] = {name: getattr(own, name.upper(), usual[name]) for name in usual}
    return Taste(**said)


def reopened(game: Game, s: Fields, seat: int) -> Fields:
    """A hidden state in which others still have to make the choices that they have sealed."""
    own = evaluation(game)
    again = s.copy()
    getattr(own, reopen.__name__, reopen)(again, seat)
    return again


def judged(game: Game) -> dict[Any, Callable[..., Any]]:
    """The game's rules and judgements, for the loops of the bots to be bound to."""
    own = evaluation(game)
    return {**game.contract, **{f: getattr(own, f.__name__, f) for f in (evaluate, consider)}}


@cache
def bound(loop: Callable[..., Any], game: Game, fast: bool) -> Any:
    """A loop bound to a game and its judgements, plain or compiled; made once."""
    return game.running(judged(game), fast).loop(loop)
