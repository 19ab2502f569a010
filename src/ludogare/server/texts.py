"""What the table says: the sentences of a game and those of the table, in one voice."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from ludogare.core.declaration.game import Game
from ludogare.core.saying.texts import FIRST_LANGUAGE, LANGUAGES, Voice
from ludogare.server.errors import ServerError


class TableVoice(Voice):
    """A voice that also knows the sentences of the table."""

    def __init__(self, game: Game | None, language: str, names: Sequence[str] = ()) -> None:
        super().__init__(game, language, names, ServerError.texts)


@cache
def voice(language: str) -> TableVoice:
    """The voice of the server itself, about no game in particular."""
    return TableVoice(None, language)


def spoken(wanted: str | None, accepted: str = "") -> str:
    """The language to answer in: the one asked for, or else the first one accepted that we have."""
    if wanted in LANGUAGES:
        return wanted
    for part in accepted.split(","):
        language = re.split("[-;]", part.strip().lower())[0]
        if language in LANGUAGES:
            return language
    return FIRST_LANGUAGE
