"""What a result owes to dice: to chance, and to those that bots throw in their own heads.

To tell two bots apart with fewer matches, luck is taken off their results. It has a mean of zero
however positions are judged, as long as the odds are right: so each position is judged as it is,
whoever knew of it, which explains more of a result than what one seat knew (AIVAT, in poker
research). Whether it is fair to call that luck is another question: `hindsight` asks that.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ludogare.analysis.judging import Outcome, judge_of, mean
from ludogare.core.declaration.game import Game
from ludogare.core.law.contract import CHANCE
from ludogare.core.match.match import Match
from ludogare.core.match.plies import Step

Odds = Mapping[int, int]
"""Actions with their weights."""
DRAWS = 60
"""How many things that chance could bring are judged at most."""


class Luck(NamedTuple):
    """What every seat owed to luck, in shares of the victory."""

    chance: list[float]
    """To what chance brought."""
    choice: list[float]
    """To what bots chose by dice of their own."""


def luck_of(match: Match, chosen: Mapping[int, Odds], again: random.Random) -> Luck:
    """The luck in a match; `chosen` has the odds of choices that were made by dice, by ply.

    `again` draws what else could have come where that is too much to judge. Each match needs dice
    of its own: the same for all would favour the same things in all, and luck would have a bias.
    """
    judge = judge_of(match.game, match.seats)
    luck = Luck([0.0] * match.seats, [0.0] * match.seats)
    for step in match.steps():
        by, action = step.ply.seat, step.ply.action
        odds = drawn(match.game, step, again) if by == CHANCE else chosen.get(step.number)
        if odds:
            odds = {action: 0, **odds}  # it is judged even where it was not thought of
            could = judge.choices(step.before, step.number, by, odds)
            add(luck.chance if by == CHANCE else luck.choice, could, action)
    return luck


def drawn(game: Game, step: Step, again: random.Random) -> Odds:
    """What chance could bring by its odds; of very many things, some that it draws once more."""
    out, weights = game.plain.workspace(0).choices
    count = game.plain.chances(step.before, out, weights)
    if count <= DRAWS:
        return dict(zip(out[:count], weights[:count], strict=True))
    return Counter(again.choices(out[:count], weights[:count], k=DRAWS))


def add(luck: list[float], could: Sequence[Outcome], action: int) -> None:
    """Adds for every seat what came, less the mean of what could come."""
    came = next(outcome.shares for outcome in could if outcome.action == action)
    for seat, usual in enumerate(mean(could)):
        luck[seat] += came[seat] - usual
