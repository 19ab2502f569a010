"""A game's rules and loops in one way to run them, each bound when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from ludogare.core.law import contract, judgement, loops
from ludogare.core.law.state import Fields
from ludogare.core.running.compiled import Compiled
from ludogare.core.running.workspace import Workspace

F = TypeVar("F", bound=Callable[..., Any])


class Bound(Generic[F]):
    """A rule or loop under its own name; it has the signature of its source."""

    def __init__(self, source: F) -> None:
        self.source = source

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def __get__(self, running: Running, owner: type | None = None) -> F:
        made = running.__dict__[self.name] = running.loop(self.source)  # found there from now on
        return made


class Running:
    """The rules of the contract, the judgements, the loops of `core/law/loops.py`, and any other.

    Plain rules take plain states and lists, compiled ones packed states and arrays.
    """

    def __init__(
        self, make: Callable[[Any], Any], kind: type[Fields], room: int, *, packed: bool
    ) -> None:
        self._make, self._kind, self._room = make, kind, room
        self._made: dict[Callable[..., Any], Any] = {}
        self.packed = packed
        """Whether it takes packed states and arrays."""

    start = Bound(contract.start)
    awaited = Bound(contract.awaited)
    legal = Bound(contract.legal)
    chances = Bound(contract.chances)
    play = Bound(contract.play)
    score = Bound(contract.score)
    winners = Bound(contract.winners)
    ending = Bound(contract.ending)
    hide = Bound(contract.hide)
    cover = Bound(contract.cover)
    deal = Bound(contract.deal)
    count = Bound(contract.count)

    evaluate = Bound(judgement.evaluate)
    consider = Bound(judgement.consider)
    reopen = Bound(judgement.reopen)
    observe = Bound(judgement.observe)
    standing = Bound(judgement.standing)

    playout = Bound(loops.playout)
    playouts = Bound(loops.playouts)
    step = Bound(loops.step)
    copies = Bound(loops.copies)

    def loop(self, source: F) -> F:
        """Any loop or rule, bound to the game; the same one for the same source."""
        made = self._made.get(source)
        if made is None:
            made = self._made[source] = self._make(source)
        bound: F = made
        return bound

    def workspace(self, states: int = 1) -> Workspace:
        """A workspace for its loops, with this number of states."""
        return Workspace(self._kind, self._room, states, packed=self.packed)

    def ready(self, source: Callable[..., Any]) -> bool:
        """Whether a loop runs at once, without having to be compiled first."""
        made: Any = self.loop(source)
        return not isinstance(made, Compiled) or made.kept
