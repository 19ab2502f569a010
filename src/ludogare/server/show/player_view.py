"""What one viewer may know of a match, from their hidden state alone."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection, Iterable, Mapping
from functools import cached_property
from typing import Any

from ludogare.core.declaration.game import Game
from ludogare.core.law.contract import CHANCE, SPECTATOR
from ludogare.core.law.dice import WORDS, shake
from ludogare.core.law.state import Fields
from ludogare.core.match.hiding import Eyes, Kept, all_secrets, hidden, reveals, view_of
from ludogare.core.match.match import Match, members
from ludogare.core.saying.texts import Sentence, Voice

TRIED = 3
"""How many actions of one verb are tried to learn whether they can be taken back."""


def first_dice() -> tuple[int, ...]:
    """Dice that were shaken once."""
    dice = [0] * WORDS
    shake(dice, 1, 0)
    return tuple(dice)


FIRST_DICE = first_dice()
"""What a position is dealt with in which actions are tried."""


class PlayerView:
    """What one viewer may know of a match: the hidden state, and what follows from it."""

    def __init__(
        self,
        match: Match,
        viewer: int,
        seen: Fields | None = None,
        before: Fields | None = None,
    ) -> None:
        self.game, self.viewer, self.match, self._before = match.game, viewer, match, before
        self.seen = seen or hidden(match.game, match.state, viewer)
        """The hidden state."""

    @cached_property
    def data(self) -> Mapping[str, Any]:
        """The position as data; the board is drawn from it."""
        return view_of(self.game, self.seen, self.viewer, self.match.last, self._before)

    def legal(self) -> list[int]:
        """What the viewer may do."""
        if self.viewer < 0:
            return []
        out = [0] * self.game.room
        return out[: self.game.plain.legal(self.seen, self.viewer, out)]

    def awaited(self) -> tuple[int, ...]:
        """The seats that are awaited."""
        mask = self.game.plain.awaited(self.seen)
        return () if mask == CHANCE else members(mask)

    def score(self) -> list[int]:
        """What each seat has as far as the viewer knows, in the game's smallest unit."""
        out = [0] * self.match.seats
        self.game.plain.score(self.seen, out)
        return out

    def ask(self, voice: Voice) -> str:
        """What the viewer is asked."""
        message, args = self._asked
        return voice(message, **args)

    def clause(self) -> str | None:
        """The clause of the rules that matters for what the viewer is asked."""
        return self.game.show.clauses.get(self._asked[0])

    @cached_property
    def _asked(self) -> Sentence:
        return self.game.show.ask(self.seen, self.viewer)

    def secret(self, legal: list[int], others: Fields) -> bool:
        """Whether the viewer sees, or is about to choose, what others may not see."""
        if self.viewer < 0:
            return False
        if self.seen != others:
            return True
        return any(map(self.game.actions.sealed, legal))

    def final(self, legal: list[int]) -> set[int]:
        """Which actions chance or a reveal may follow, as far as the viewer can tell."""
        others = self.game.plain.awaited(self.seen) & ~(1 << self.viewer)
        verbs = [*by_verb(self.game, legal).values()]
        if others:  # nothing follows a sealed choice before theirs do (law 9)
            verbs = [actions for actions in verbs if not self.game.actions.sealed(actions[0])]
        if not verbs:
            return set()
        guess = self.seen.copy()
        self.game.plain.deal(guess, self.viewer, [*FIRST_DICE])
        trial = Trial(self.game, guess, self.viewer, self.match.seats)
        found: set[int] = set()
        for actions in verbs:
            tried = {actions[i * (len(actions) - 1) // max(1, TRIED - 1)] for i in range(TRIED)}
            if trial.ends(tried):
                found.update(actions)
        return found


class Trial:
    """Actions tried out in a position that a seat thinks possible."""

    def __init__(self, game: Game, guess: Fields, seat: int, seats: int) -> None:
        self.game, self.guess, self.seat, self.seats = game, guess, seat, seats

    @cached_property
    def _kept(self) -> Mapping[int, list[Kept]]:
        return all_secrets(Eyes(self.game), self.guess, self.seats)

    def different(self, numbers: Iterable[int]) -> Collection[int]:
        """Those of some actions that others can tell apart: a sealed bid is like any other."""
        cover, guess = self.game.plain.cover, self.guess
        return {cover(guess, SPECTATOR, self.seat, number): number for number in numbers}.values()

    def ends(self, numbers: Iterable[int]) -> bool:
        """Whether chance or a reveal follows any of some actions, or nothing at all."""
        plain, played = self.game.plain, []
        for number in self.different(numbers):
            after = self.guess.copy()
            plain.play(after, self.seat, number)
            if plain.awaited(after) in (CHANCE, 0):
                return True
            played.append(after)
        return any(reveals(Eyes(self.game), self._kept, after) for after in played)


def by_verb(game: Game, numbers: list[int]) -> dict[str, list[int]]:
    """Actions, rising, by their verbs."""
    found: dict[str, list[int]] = {}
    for verb in game.actions.verbs.values():
        first = bisect_left(numbers, verb.first)
        after = bisect_left(numbers, verb.first + verb.size, first)
        if after > first:
            found[verb.name] = numbers[first:after]
    return found
