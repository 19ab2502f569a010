"""What people read while they play, in every language: Fluent messages."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from ludogare.core.saying.errors import LudogareError, UnknownLanguage
from ludogare.core.saying.numbers import figure

if TYPE_CHECKING:
    from ludogare.core.declaration.game import Game
    from ludogare.core.law.state import Fields

HOME = Path(__file__).parent
"""The folder of the sentences that all games share."""
LONGEST = 2000
"""Letters of an argument that are said; Fluent would refuse 2,500."""
FIRST_LANGUAGE = "en"
LANGUAGES = (
    FIRST_LANGUAGE,
    *sorted(file.stem for file in HOME.glob("*.ftl") if file.stem != FIRST_LANGUAGE),
)
"""The languages: those of the text files; a new one is a new file here and beside the others."""
Sentence = tuple[str, dict[str, Any]]
"""A message id with its arguments.

An argument may be a sentence itself, an error, or a list. `seat` brings the seat's name as
`$name`, a list of `seats` all their names as `$names`; a list of `items` is said in one breath.
"""


TOLD = str, tuple, list, LudogareError
"""What is told in words of its own, of all that a sentence may be given."""


class Gathering(NamedTuple):
    """How sentences that follow each other are told as one."""

    message: str
    """The message that tells them all, with the list as `$items`."""
    item: str
    """The message of one kind in the list, with `$count`."""
    by: tuple[str, ...] = ()
    """The arguments in which the sentences have to agree."""


def together(known: Mapping[str, Gathering], one: Sentence, two: Sentence) -> Sentence | None:
    """Two sentences in one, where the second goes on with what the first tells.

    >>> known = {"log-die": Gathering("log-dice", "some-dice")}
    >>> both = together(known, ("log-die", {"value": 6}), ("log-die", {"value": 2}))
    >>> together(known, both, ("log-die", {"value": 6}))[1]["items"]
    [('some-dice', {'value': 2, 'count': 1}), ('some-dice', {'value': 6, 'count': 2})]
    """
    (first, told), (message, args) = one, two
    found = known.get(message)
    if found is None or first not in (message, found.message):
        return None
    same = {key: args[key] for key in found.by}
    if any(told[key] != value for key, value in same.items()):
        return None
    begun = {key: value for key, value in told.items() if key not in found.by}
    items = list(told["items"]) if first == found.message else [(found.item, {**begun, "count": 1})]
    rest = {key: value for key, value in args.items() if key not in found.by}
    more = 1
    for item in items:
        if {**item[1], "count": 0} == {**rest, "count": 0}:
            items.remove(item)
            more += item[1]["count"]
            break
    items.append((found.item, {**rest, "count": more}))
    items.sort(key=lambda item: [str(value) for value in item[1].values()])
    return found.message, {**same, "items": items}


class UnknownMessage(LookupError):
    """A message id that no text file holds, or one that lacks an argument."""


@cache
def bundle(language: str, folders: tuple[Path, ...]) -> Any:
    """The messages of a language, from each folder's `<language>.ftl`, where it has one."""
    from fluent.runtime import FluentBundle

    made = FluentBundle([language], use_isolating=False)
    for file in (folder / f"{language}.ftl" for folder in folders):
        if file.is_file():
            made.add_resource(resource(file))
    return made


@cache
def resource(file: Path) -> Any:
    """The messages of a file, read once for all bundles that hold them."""
    from fluent.runtime import FluentResource

    return FluentResource(file.read_text(encoding="utf-8"))


@lru_cache(maxsize=5000, typed=True)
def formatted(messages: Any, message: str, *args: Any) -> tuple[str, Any]:
    """A sentence, given names and values in turn, and what is wrong with it, if anything.

    Many are said again and again: whose turn it is, to everybody at a table.
    """
    given = dict(zip(args[::2], args[1::2], strict=True))
    text, problems = messages.format_pattern(messages.get_message(message).value, given)
    for value in given.values():
        if isinstance(value, int) and value < 0:  # Fluent writes them with a hyphen
            text = text.replace(str(value), figure(value))
    return str(text), problems[0] if problems else None


class Voice:
    """Says messages in one language, to or about people with names.

    >>> from ludogare.games import find
    >>> Voice(find("cape_to_cairo"), "fr", ["Ada", "Ben"])("title")
    'Du Cap au Caire'
    """

    def __init__(
        self,
        game: Game | None,
        language: str,
        names: Sequence[str] = (),
        texts: Sequence[Path] = (),
    ) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage("unknown-language", language=repr(language), known=[*LANGUAGES])
        self.game, self.language, self.names = game, language, list(names)
        own = () if game is None else (game.folder,)
        self.bundle = bundle(language, (HOME, *texts, *own))

    def __call__(self, message: str, **args: Any) -> str:
        """The sentence of a message id."""
        if not self.bundle.has_message(message):
            raise UnknownMessage(f"no message {message!r} in {self.language}")
        seat, seats = args.get("seat"), args.get("seats")
        if isinstance(seat, int):
            args["name"] = self.name(seat)
        if isinstance(seats, list):
            args["names"] = self.all([self.name(one) for one in seats])
        if "items" in args:
            args["items"] = self.all(self.sentences(args["items"]))
        for key, value in args.items():
            if isinstance(value, TOLD):
                args[key] = shortened(self.told(value))
        text, problem = formatted(self.bundle, message, *chain.from_iterable(args.items()))
        if problem:
            raise UnknownMessage(f"{message} in {self.language}: {problem}")
        return text

    def told(self, value: Any) -> str:
        """An argument as it stands in a sentence."""
        if isinstance(value, str):
            return value
        if isinstance(value, LudogareError):
            return self.refusal(value)
        if isinstance(value, tuple):
            return self(value[0], **value[1])
        return ", ".join(map(self.told, value)) if isinstance(value, list) else str(value)

    def refusal(self, error: LudogareError) -> str:
        """The sentence of an error, with the texts and names that it brings."""
        own = () if error.folder is None else (error.folder,)
        if not own and not error.texts:
            return error.said_by(self)
        voice = Voice(None, self.language, error.names or self.names, (*error.texts, *own))
        return error.said_by(voice)

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

    def label(self, number: int, state: Fields | None = None) -> str:
        """An action as a button says it; given the position, by places that can be seen there."""
        message, args = self._said(number, state)
        return self(message, **args)

    def short_label(self, number: int, state: Fields | None = None) -> str:
        """An action as a button says it once its place was shown; "" where it is the same."""
        message = f"here-{self.playing.actions[number].verb}"
        return self(message, **self._said(number, state)[1]) if self.has(message) else ""

    def _said(self, number: int, state: Fields | None) -> Sentence:
        """The message of an action, and what it may name."""
        action, show = self.playing.actions[number], self.playing.show
        if state is not None and self.has(f"act-{action.verb}-at"):
            return f"act-{action.verb}-at", show.on_board(state, action)
        return f"act-{action.verb}", show.details(action)

    @property
    def playing(self) -> Game:
        """The game whose actions are named."""
        assert self.game is not None
        return self.game

    def sentences(self, told: Sequence[Sentence]) -> list[str]:
        """Several messages, said."""
        return [self(message, **args) for message, args in told]


def shortened(text: str) -> str:
    """As much of a text as a sentence can hold."""
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"


Say = Callable[..., str]
"""What a drawing needs of a voice."""
Json = dict[str, Any]
"""A view or a part of it, as a drawing reads it."""


def language_names() -> dict[str, str]:
    """Every language, with what it calls itself."""
    return {language: Voice(None, language)("language-name") for language in LANGUAGES}


def own_language() -> str:
    """The language that the system speaks, where there are texts in it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if spoken := os.environ.get(name):
            language = re.split(r"[_.@-]", spoken)[0]
            return language if language in LANGUAGES else FIRST_LANGUAGE
    return FIRST_LANGUAGE
