"""What can go wrong, each with a sentence for the person who can act on it."""

from __future__ import annotations


class LudogareError(ValueError):
    """Any refusal by Ludogare; its text is a whole sentence, and nothing was changed."""


class UnknownGame(LudogareError):
    """No game of that name."""


class UnknownAction(LudogareError):
    """A line that is no action of this game at all."""


class IllegalAction(LudogareError):
    """An action of this game that may not be played here and now."""


class BadOption(LudogareError):
    """An option that does not exist, or a value or combination that makes no sense."""


class BadRecord(LudogareError):
    """A record that is damaged, cut off, or not ours; the sentence names the line."""


class BadComponents(LudogareError):
    """A component file that does not describe the parts of the game."""
