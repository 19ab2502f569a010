"""What may be known of a position and a ply: the one gate outward."""

from __future__ import annotations

from typing import Any

from ludogare.core.declaration.actions import Action
from ludogare.core.declaration.game import Game
from ludogare.core.law.contract import CHANCE, SPECTATOR
from ludogare.core.law.state import Fields
from ludogare.core.match.plies import Ply, Step
from ludogare.core.saying.texts import Sentence


def hidden(game: Game, s: Fields, seat: int) -> Fields:
    """A copy of a state as a seat may know it."""
    seen = s.copy()
    game.plain.hide(seen, seat)
    return seen


def secrets(game: Game, s: Fields, seat: int) -> set[tuple[str, int]]:
    """Which numbers of a state are hidden from a seat, by field and place."""
    shown, found = hidden(game, s, seat), set()
    for name in s.fields:
        true, seen = getattr(s, name), getattr(shown, name)
        if true == seen:  # as nearly all are
            continue
        lines = [getattr(value, "cells", value) for value in (true, seen)]
        pairs = zip(*(([n] if isinstance(n, int) else n) for n in lines), strict=True)
        found |= {(name, i) for i, (a, b) in enumerate(pairs) if a != b}
    return found


def reveals(game: Game, before: Fields, after: Fields, seats: int) -> bool:
    """Whether anybody sees in one position what was hidden from them in another."""
    return any(
        secrets(game, before, viewer) - secrets(game, after, viewer)
        for viewer in (SPECTATOR, *range(seats))
    )


def covered(game: Game, before: Fields, viewer: int, ply: Ply) -> Action:
    """A ply as a viewer may see it."""
    return game.actions[game.plain.cover(before, viewer, ply.seat, ply.action)]


def told(game: Game, step: Step, viewer: int) -> list[Sentence]:
    """What a viewer is told about a ply."""
    before, after = (hidden(game, s, viewer) for s in (step.before, step.after))
    action = covered(game, step.before, viewer, step.ply)
    return told_of(game, step.ply.seat, before, action, after)


def told_of(game: Game, seat: int, before: Fields, action: Action, after: Fields) -> list[Sentence]:
    """What is told of a ply to somebody who saw these positions and this action."""
    return game.show.tell(before, seat, action, after)


def view_of(
    game: Game, seen: Fields, viewer: int, last: Step | None, before: Fields | None = None
) -> dict[str, Any]:
    """A position that a viewer sees, and the last ply as far as they may know it, as data.

    Who has it at hand gives what the viewer saw before that ply.
    """
    data = dict(game.show.view(seen, viewer))
    data["seat"] = None if viewer == SPECTATOR else viewer
    data["last"] = None
    if last is not None:
        action = covered(game, last.before, viewer, last.ply)
        by = None if last.ply.seat == CHANCE else last.ply.seat
        before = before or hidden(game, last.before, viewer)
        touched = list(game.show.touched(before, last.ply.seat, action, seen))
        data["last"] = {"seat": by, "verb": action.verb, "args": action.args, "touched": touched}
    return data
