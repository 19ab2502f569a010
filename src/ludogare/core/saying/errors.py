"""What can go wrong, as data: a message, its arguments and the clause; a voice makes the sentence.

>>> from ludogare.core.saying.texts import Voice
>>> problem = BadOption("unknown-option", option="tunnels", known=["credit"])
>>> problem.message, problem.facts["option"], problem.clause
('unknown-option', 'tunnels', None)
>>> print(problem)
there is no option called tunnels; the options are credit
>>> print(Voice(None, "fr").refusal(BadOption("no-options", option="tunnels")))
aucune option ne s’appelle tunnels ; ce jeu n’en a pas
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Self

if TYPE_CHECKING:
    from ludogare.core.saying.texts import Voice


class LudogareError(ValueError):
    """Any refusal by Ludogare, after which nothing is changed; its text is a whole sentence."""

    texts: ClassVar[tuple[Path, ...]] = ()
    """Where messages lie that are not among those of `core`."""

    def __init__(self, message: str, *, clause: str | None = None, **facts: Any) -> None:
        super().__init__(message)
        self.message, self.facts = message, facts
        """The name of the message and its arguments: text, numbers, seats, sentences, errors."""
        self.clause = clause
        """The clause of the rules that says so."""
        self.folder: Path | None = None
        self.names: tuple[str, ...] = ()

    def about(self, folder: Path, names: Sequence[str] = ()) -> Self:
        """The same, told with the texts of a game and the names of its players."""
        self.folder, self.names = folder, tuple(names)
        return self

    def said_by(self, voice: Voice) -> str:
        """The sentence in the language of a voice that knows all texts; `Voice.refusal` asks."""
        sentence = voice(self.message, **self.facts)
        return (
            voice("with-clause", sentence=sentence, clause=self.clause) if self.clause else sentence
        )

    @property
    def cited(self) -> str | None:
        """The clause that says so, here or in an error within."""
        within = (fact.cited for fact in self.facts.values() if isinstance(fact, LudogareError))
        return self.clause or next((clause for clause in within if clause), None)

    def __str__(self) -> str:
        from ludogare.core.saying.texts import FIRST_LANGUAGE, Voice

        return Voice(None, FIRST_LANGUAGE).refusal(self)


class UnknownGame(LudogareError):
    """No game of that name."""


class UnknownLanguage(LudogareError):
    """No texts in that language."""


class UnknownBot(LudogareError):
    """No bot of that name, or none with those settings."""


class BotFailed(LudogareError):
    """A bot that broke down, or chose what may not be played, where no turn can be lost."""


class UnknownAction(LudogareError):
    """A line that is no action of this game at all."""


class IllegalAction(LudogareError):
    """An action of this game that may not be played, or not be taken back, here and now."""

    def __init__(self, message: str, *, tried: str | None = None, **more: Any) -> None:
        super().__init__(message, **more)
        self.tried = tried
        """The line of the action, where one was tried."""

    def said_by(self, voice: Voice) -> str:
        """The action that was tried, and why not."""
        why = super().said_by(voice)
        return why if self.tried is None else voice("with-action", action=self.tried, why=why)


class BadSeats(LudogareError):
    """A number of seats, or names for them, that a match of this game cannot have."""


class BadSeat(LudogareError):
    """A seat that a match does not have, or that is not awaited."""


class BadNumber(LudogareError):
    """A number that is not whole, or outside its limits."""


class MissingPackage(LudogareError, ImportError):
    """A package that is needed is not installed."""


class BadActions(LudogareError):
    """Actions for many matches that are not one number for each, or a wish that cannot be met."""


class NoDevice(LudogareError):
    """A device to compute on that is unknown, or not there."""


class LostWorker(LudogareError):
    """A process or a cluster that shared the work is gone, silent or incompatible."""


class BadArgument(LudogareError):
    """What was asked on the command line does not go together."""


class BadNet(LudogareError):
    """A learned judgement that is damaged, or was made for something else."""


class BadOption(LudogareError):
    """An option that does not exist, or a value or combination that makes no sense."""


class BadRecord(LudogareError):
    """A record that is damaged, cut off, or not ours; the sentence names file and line."""

    def __init__(
        self, message: str, *, line: int | None = None, file: Path | None = None, **more: Any
    ) -> None:
        super().__init__(message, **more)
        self.line, self.file = line, file

    def said_by(self, voice: Voice) -> str:
        """What is wrong, and where."""
        sentence = super().said_by(voice)
        if self.line is not None and self.file is not None:
            return voice("in-file-line", file=str(self.file), line=self.line, sentence=sentence)
        if self.file is not None:
            return voice("in-file", file=str(self.file), sentence=sentence)
        return (
            sentence if self.line is None else voice("in-line", line=self.line, sentence=sentence)
        )


class BadComponents(LudogareError):
    """A component file that does not describe the parts of the game."""

    def __init__(self, message: str, *, file: Path | None = None, **facts: Any) -> None:
        super().__init__(message, **facts)
        self.file = file

    def said_by(self, voice: Voice) -> str:
        """What is wrong, and in which file."""
        sentence = super().said_by(voice)
        if self.file is None:
            return sentence
        return voice("in-file", file=str(self.file), sentence=sentence)
