"""What may be known of a position and a ply: the one gate outward."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from operator import attrgetter
from typing import Any, NamedTuple

from ludogare.core.declaration.actions import Action
from ludogare.core.declaration.game import Game
from ludogare.core.law.contract import CHANCE, SPECTATOR
from ludogare.core.law.state import Fields
from ludogare.core.match.plies import Ply, Step
from ludogare.core.saying.texts import Sentence


class Kept(NamedTuple):
    """A field of a position of which some is kept from somebody: its numbers, and what they see."""

    name: str
    true: Sequence[int]
    seen: Sequence[int]


def hidden(game: Game, s: Fields, seat: int) -> Fields:
    """A copy of a state as a seat may know it."""
    seen = s.copy()
    game.plain.hide(seen, seat)
    return seen


class Eyes:
    """What viewers may know of the two positions that were looked at last, each found once.

    Viewers who may know the same of a position see one and the same object. Positions that are
    looked at are not changed any more, as those of steps.
    """

    __slots__ = ("_hidden", "_known", "game")

    def __init__(self, game: Game) -> None:
        self.game = game
        self._hidden = attrgetter(*game.hidden_fields, "fields")
        self._known: deque[tuple[Fields, dict[int, Fields]]] = deque(maxlen=2)

    def see(self, s: Fields, viewer: int) -> Fields:
        """A position as a viewer may know it, to be looked at and not changed."""
        if not self.game.has_secrets:
            return s
        seen = self._views(s)
        view = seen.get(viewer)
        if view is None:
            view = seen[viewer] = self._shared(self._veiled(s, viewer), seen.values())
        return view

    def _views(self, s: Fields) -> dict[int, Fields]:
        """What viewers see of a position, as far as anybody has looked."""
        for position, seen in self._known:
            if position is s:
                return seen
        self._known.append((s, {}))
        return self._known[-1][1]

    def _veiled(self, s: Fields, viewer: int) -> Fields:
        veiled = self.game.veil(s)
        self.game.plain.hide(veiled, viewer)
        return veiled

    def _shared(self, veiled: Fields, known: Iterable[Fields]) -> Fields:
        """What others see already if it is the same; no other field can be another."""
        fields, hidden = self._hidden(veiled), self._hidden
        return next((other for other in known if hidden(other) == fields), veiled)


def secrets(game: Game, s: Fields, seen: Fields) -> list[Kept]:
    """Which fields of a state are hidden in what somebody sees, whole or in part: as few are."""
    pairs = [(name, getattr(s, name), getattr(seen, name)) for name in game.hidden_fields]
    return [
        Kept(name, numbers_of(true), numbers_of(veiled))
        for name, true, veiled in pairs
        if true != veiled
    ]


def all_secrets(eyes: Eyes, s: Fields, seats: int) -> dict[int, list[Kept]]:
    """Which fields of a state are hidden, from every viewer who may not know all.

    Viewers who see the same have one and the same list.
    """
    if not eyes.game.has_secrets:
        return {}
    seen = {viewer: eyes.see(s, viewer) for viewer in (SPECTATOR, *range(seats))}
    unlike = {id(view): view for view in seen.values()}
    lists = {key: secrets(eyes.game, s, view) for key, view in unlike.items()}
    return {viewer: kept for viewer, view in seen.items() if (kept := lists[id(view)])}


def opened(after: Fields, seen: Fields, kept: list[Kept]) -> Iterator[tuple[str, int]]:
    """What somebody sees in a position of what was hidden from them before."""
    for name, was, veiled in kept:
        values, shown = numbers_of(getattr(after, name)), numbers_of(getattr(seen, name))
        if values == was and shown == veiled:
            continue  # as it was, as most are
        for i, (before, blank) in enumerate(zip(was, veiled, strict=True)):
            if before != blank and values[i] == shown[i]:
                yield name, i


def reveals(eyes: Eyes, kept: Mapping[int, list[Kept]], after: Fields) -> bool:
    """Whether anybody sees in a position what was kept from them before."""
    seen = [(fields, eyes.see(after, viewer)) for viewer, fields in kept.items()]
    unlike = {(id(fields), id(view)): (fields, view) for fields, view in seen}
    return any(True for fields, view in unlike.values() for _ in opened(after, view, fields))


def followed(game: Game, step: Step) -> bool:
    """Whether nobody has yet to follow a ply: others may have been asked for a sealed choice, too.

    Until they have chosen it reveals nothing (law 9).
    """
    seat = step.ply.seat
    if seat == CHANCE or not game.actions.sealed(step.ply.action):
        return True
    return not game.plain.awaited(step.before) & ~(1 << seat)


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
