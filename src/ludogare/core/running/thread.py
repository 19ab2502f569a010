"""What a kernel may name beside rules; `OnGpu.kernel` puts the game's own in each place."""

from __future__ import annotations

from typing import Any

cuda: Any = None
"""`numba.cuda`."""
ROOM = 0
"""Places for all choices of the game."""
WORDS = 0
"""Words of eight bytes that hold a state."""
THREE_STATES = 0
"""Words that hold three states."""
SCRATCH = 0
"""Places that a judgement works in."""
DICE = 0
"""Numbers that the dice are kept in."""
NUMBER: Any = None
"""The type of whole numbers that holds every action."""
INT32: Any = None
INT64: Any = None


def state_of(words: Any) -> Any:
    """A line of words as a state."""


def states_of(words: Any) -> Any:
    """A line of words as several states, which can be copied onto each other."""


def line(array: Any) -> Any:
    """An array as a rule may see it."""


def anyone(wants: bool) -> bool:
    """Whether any thread of the warp wants something; all of them have to ask."""
    return wants
