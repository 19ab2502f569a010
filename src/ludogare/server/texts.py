"""What the table says: the sentences of a game and those of the table, in one voice."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from ludogare.core.declaration.game import Game
from ludogare.core.saying import texts

CLAUSE = re.compile(r"\(([A-Z]{2}-[A-Z]?\d+(?:\.\d+)?)\)\s*$")


class TableVoice(texts.Voice):
    """A voice that also knows the sentences of the table."""

    def __init__(self, game: Game | None, language: str, names: Sequence[str] = ()) -> None:
        super().__init__(game, language, names)
        folders = [Path(texts.__file__).parent, Path(__file__).parent]
        if game is not None:
            folders.append(game.folder)
        self.bundle = texts.bundle(language, tuple(folders))


@cache
def voice(language: str) -> TableVoice:
    """The voice of the server itself, about no game in particular."""
    return TableVoice(None, language)


def spoken(wanted: str | None, accepted: str = "") -> str:
    """The language to answer in: the one asked for, or else the first one accepted that we have."""
    if wanted in texts.LANGUAGES:
        return wanted
    for part in accepted.split(","):
        language = part.strip()[:2].lower()
        if language in texts.LANGUAGES:
            return language
    return texts.LANGUAGES[0]


def clause_of(sentence: str) -> str | None:
    """The clause that a refusal names at its end."""
    found = CLAUSE.search(sentence)
    return found[1] if found else None


class Refusal(Exception):
    """What a person or a program is told instead of being served; nothing was changed."""

    def __init__(self, message: str, status: int = 400, **args: Any) -> None:
        super().__init__(message)
        self.message, self.status, self.args_ = message, status, args

    @property
    def stale(self) -> bool:
        """Whether looking again is all it takes."""
        return self.message == "refuse-stale"

    @property
    def lost(self) -> int | None:
        """The seat that is not, or no more, the asker's, where that is why."""
        number: int = self.args_.get("number", -1)
        return number if self.message == "refuse-not-yours" and number >= 0 else None

    def say(self, language: str) -> str:
        """The sentence."""
        return voice(language)(self.message, **self.args_)
