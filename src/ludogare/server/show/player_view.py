"""What one viewer may know of a match, from their hidden state alone."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from ludogare.core.declaration.game import Game
from ludogare.core.law.contract import CHANCE
from ludogare.core.law.dice import WORDS, shake
from ludogare.core.law.state import Fields
from ludogare.core.match.hiding import Places, all_secrets, hidden, reveals, view_of
from ludogare.core.match.match import Match, members
from ludogare.core.saying.texts import Sentence, Voice

TRIED = 3
"""How many actions of one verb are tried to learn whether they can be taken back."""


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
        self._out, _ = match.game.plain.workspace(0).choices

    @cached_property
    def data(self) -> Mapping[str, Any]:
        """The position as data; the board is drawn from it."""
        return view_of(self.game, self.seen, self.viewer, self.match.last, self._before)

    def legal(self) -> list[int]:
        """What the viewer may do."""
        if self.viewer < 0:
            return []
        out: list[int] = self._out
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
        guess = self.seen.copy()
        dice = [0] * WORDS
        shake(dice, 1, 0)
        self.game.plain.deal(guess, self.viewer, dice)
        blank = all_secrets(self.game, guess, self.match.seats)
        found: set[int] = set()
        for actions in by_verb(self.game, legal).values():
            tried = {actions[i * (len(actions) - 1) // max(1, TRIED - 1)] for i in range(TRIED)}
            if any(self._is_final(guess, blank, number) for number in tried):
                found.update(actions)
        return found

    def _is_final(self, guess: Fields, blank: Mapping[int, Places], number: int) -> bool:
        after = guess.copy()
        self.game.plain.play(after, self.viewer, number)
        if self.game.plain.awaited(after) in (CHANCE, 0):
            return True
        return reveals(self.game, blank, after)


def by_verb(game: Game, numbers: list[int]) -> dict[str, list[int]]:
    """Actions by their verbs."""
    found: dict[str, list[int]] = {}
    for number in numbers:
        found.setdefault(game.actions[number].verb, []).append(number)
    return found
