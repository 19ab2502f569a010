"""What may be known of a position and a ply: the one gate outward."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ludogare.core.declaration.actions import Action
from ludogare.core.declaration.game import Game
from ludogare.core.law.contract import CHANCE, SPECTATOR
from ludogare.core.law.state import Fields
from ludogare.core.match.plies import Ply, Step
from ludogare.core.saying.texts import Sentence

Places = dict[str, list[int]]
"""Some numbers of a state: the fields and where in them."""


def hidden(game: Game, s: Fields, seat: int) -> Fields:
    """A copy of a state as a seat may know it."""
    seen = s.copy()
    game.plain.hide(seen, seat)
    return seen


def secrets(game: Game, s: Fields, seat: int) -> Places:
    """Which numbers of a state are hidden from a seat."""
    found: Places = {}
    for name, true, seen in s.differing(hidden(game, s, seat)):  # as few fields do
        pairs = zip(numbers_of(true), numbers_of(seen), strict=True)
        found[name] = [i for i, (one, other) in enumerate(pairs) if one != other]
    return found


def all_secrets(game: Game, s: Fields, seats: int) -> dict[int, Places]:
    """Which numbers of a state are hidden, from every viewer who may not know all."""
    viewers = (SPECTATOR, *range(seats))
    return {viewer: found for viewer in viewers if (found := secrets(game, s, viewer))}


def opened(game: Game, after: Fields, viewer: int, places: Places) -> Iterator[tuple[str, int]]:
    """What a viewer sees in a position of what was hidden from them before."""
    seen = hidden(game, after, viewer)
    for name, where in places.items():
        values, shown = numbers_of(getattr(after, name)), numbers_of(getattr(seen, name))
        for i in where:
            if values[i] == shown[i]:
                yield name, i


def reveals(game: Game, kept: Mapping[int, Places], after: Fields) -> bool:
    """Whether anybody sees in a position what was kept from them before."""
    return any(True for viewer, places in kept.items() for _ in opened(game, after, viewer, places))


def numbers_of(value: Any) -> Sequence[int]:
    """The numbers of a field, in a line."""
    return [value] if isinstance(value, int) else getattr(value, "cells", value)


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
