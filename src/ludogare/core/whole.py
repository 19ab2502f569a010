"""Whole numbers as callers hand them in.

>>> whole(3, "a seat"), at_least(1, 3, "the number of matches")
(3, 3)
>>> at_least(1, 0, "the number of matches")
Traceback (most recent call last):
ludogare.core.errors.LudogareError: the number of matches is at least 1, not 0
"""

from __future__ import annotations

import operator
from typing import Any

from ludogare.core.errors import LudogareError


def index(value: Any) -> int | None:
    """A whole number as Python has it, NumPy's too; None for anything else."""
    if type(value) is int:
        return value
    try:
        return None if isinstance(value, bool) else int(operator.index(value))
    except TypeError:
        return None


def whole(value: Any, what: str) -> int:
    """A whole number; anything else is refused."""
    number = index(value)
    if number is None:
        raise LudogareError(f"{what} is a whole number, not {value!r}")
    return number


def at_least(least: int, value: Any, what: str) -> int:
    """A whole number that is not too small."""
    number = whole(value, what)
    if number < least:
        raise LudogareError(f"{what} is at least {least}, not {number}")
    return number
