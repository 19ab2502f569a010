"""How well a seat stands and what is worth trying, as a game declares it for bots that search."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ludogare.core.law import judgement
from ludogare.core.law.contract import Numbers, State


@dataclass(frozen=True)
class SearchSettings:
    """How a search of a game explores and looks ahead."""

    explore: int = 300
    """In thousandths."""
    rollout: int = 30
    """Plies that it plays on at random before judging."""
    lookahead: int = 0
    """Actions that it plays on before, as it looks best: dear, but they do less harm."""
    prior_visits: int = 3
    """Visits that the judgement of a new action counts for; at least one."""
    finish: int = 1
    """Whether it takes the best next step of an unfinished turn before judging: 0 or 1."""


@dataclass(frozen=True)
class Judgement:
    """The judgements of `core/law/judgement.py`, each with the game's own function."""

    evaluate: Callable[[State, int, Numbers], int] = judgement.evaluate
    consider: Callable[[State, int, Numbers], int] = judgement.consider
    reopen: Callable[[State, int], None] = judgement.reopen
    search: SearchSettings = SearchSettings()
    learned: SearchSettings = SearchSettings(rollout=0)
    """The same where a net judges."""
    blur: tuple[int, int, int] = (400, 150, 0)
    """How far their eyes mislead passenger and porter, who judge by hand, and stoker: in
    thousandths of a victory, so that the levels are about equally far apart."""
