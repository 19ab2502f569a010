"""Every sentence that a person reads comes from here: Fluent messages in French and English."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludogare.core.errors import LudogareError

if TYPE_CHECKING:
    from ludogare.core.game import Game

LANGUAGES = ("en", "fr")
Sentence = tuple[str, dict[str, Any]]
"""A message id with its arguments; `seat` among them brings the seat's name as `$name`."""


class UnknownMessage(LudogareError):
    """A message id that no text file holds, or one that lacks an argument."""


@cache
def bundle(language: str, folders: tuple[Path, ...]) -> Any:
    """The messages of a language, from each folder's `<language>.ftl`."""
    from fluent.runtime import FluentBundle

    made = FluentBundle([language], use_isolating=False)
    for folder in folders:
        made.add_resource(resource(folder / f"{language}.ftl"))
    return made


@cache
def resource(file: Path) -> Any:
    """The messages of a file, read once for all bundles that hold them."""
    from fluent.runtime import FluentResource

    return FluentResource(file.read_text(encoding="utf-8"))


class Voice:
    """Says messages in one language, to or about people with names.

    >>> from ludogare.games import find
    >>> Voice(find("cape_to_cairo"), "fr", ["Ada", "Ben"])("title")
    'Du Cap au Caire'
    """

    def __init__(self, game: Game | None, language: str, names: Sequence[str] = ()) -> None:
        if language not in LANGUAGES:
            raise LudogareError(f"the languages are {' and '.join(LANGUAGES)}, not {language!r}")
        self.game, self.language, self.names = game, language, list(names)
        folders = [Path(__file__).parent]
        if game is not None:
            folders.append(game.folder)
        self.bundle = bundle(language, tuple(folders))

    def __call__(self, message: str, **args: Any) -> str:
        """The sentence of a message id."""
        if not self.bundle.has_message(message):
            raise UnknownMessage(f"no message {message!r} in {self.language}")
        seat = args.get("seat")
        if isinstance(seat, int):
            args["name"] = self.name(seat)
        found = self.bundle.get_message(message)
        text, problems = self.bundle.format_pattern(found.value, args)
        if problems:
            raise UnknownMessage(f"{message} in {self.language}: {problems[0]}")
        return str(text)

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return bool(self.bundle.has_message(message))

    def name(self, seat: int) -> str:
        """What a seat is called."""
        return (
            self.names[seat] if 0 <= seat < len(self.names) else self("seat-name", number=seat + 1)
        )

    def all(self, items: Sequence[str]) -> str:
        """Several things in one breath: `Ada, Ben and Cléo`."""
        if len(items) < 2:
            return "".join(items)
        return self("list-end", first=", ".join(items[:-1]), last=items[-1])

    def label(self, number: int) -> str:
        """An action as a button says it."""
        assert self.game is not None
        action = self.game.actions.verb(number)
        return self(f"act-{action.verb}", **self.game.module("view").details(action))

    def sentences(self, told: Sequence[Sentence]) -> list[str]:
        """Several messages, said."""
        return [self(message, **args) for message, args in told]


Say = Callable[..., str]
"""What a drawing needs of a voice."""
