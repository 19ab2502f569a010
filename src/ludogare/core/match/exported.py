"""A match as data, ply by ply: what an outside referee needs."""

from __future__ import annotations

from typing import Any

from ludogare.core.declaration.actions import Action
from ludogare.core.declaration.shown import Show
from ludogare.core.law.contract import CHANCE
from ludogare.core.law.state import Fields
from ludogare.core.match.match import Match


def as_json(match: Match) -> list[dict[str, Any]]:
    """Every ply as data, in the words of the rule book.

    `forced` holds the answers that nobody was asked for, since there was only one.
    """
    rows = []
    show = match.game.show
    for step in match.steps():
        before, seat, after = step.before, step.ply.seat, step.after
        action = match.game.actions[step.ply.action]
        points = [0] * match.seats
        match.game.plain.score(after, points)
        rows.append(
            {
                "ply": step.number,
                **_answer(show, before, seat, action),
                "forced": [
                    _answer(show, before, *answer)
                    for answer in show.forced(before, seat, action, after)
                ],
                "scores": points,
                "unit": match.game.unit,
                "state": after.to_json(),
            }
        )
    return rows


def _answer(show: Show[Any], before: Fields, seat: int, action: Action) -> dict[str, Any]:
    """Who did what, with the arguments as the rule book says them."""
    return {
        "seat": "chance" if seat == CHANCE else seat,
        "verb": action.verb,
        "arguments": show.spoken(before, action),
        "text": str(action),
    }
