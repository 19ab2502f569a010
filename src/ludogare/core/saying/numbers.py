"""Whole numbers as callers hand them in, and points as people read them.

>>> whole_number(3, "number-seed"), at_least(1, 3, "number-of-matches")
(3, 3)
>>> written("12"), written("9" * 5000), written("-1")
(12, None, None)
>>> at_least(1, 0, "number-of-matches")
Traceback (most recent call last):
ludogare.core.saying.errors.BadNumber: the number of matches must be at least 1, not 0
"""

from __future__ import annotations

import operator
from fractions import Fraction
from typing import Any

from ludogare.core.saying.errors import BadNumber

MOST_SEED = (1 << 63) - 1
MOST_DIGITS = 9


def index(value: Any) -> int | None:
    """A whole number as Python has it, NumPy's too; None for anything else."""
    if type(value) is int:
        return value
    try:
        return None if isinstance(value, bool) else int(operator.index(value))
    except TypeError:
        return None


def written(text: str) -> int | None:
    """The number that some digits write; None for anything else, and for absurdly many."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS else None


def whole_number(value: Any, what: str) -> int:
    """A whole number; anything else is refused, with the message that says what it is."""
    number = index(value)
    if number is None:
        raise BadNumber("number-not-whole", what=(what, {}), value=repr(value))
    return number


def seed_of(value: Any) -> int:
    """A seed: any whole number that compiled rules can read."""
    number = whole_number(value, "number-seed")
    if not -MOST_SEED <= number <= MOST_SEED:
        raise BadNumber("number-seed-bits", bits=number.bit_length())
    return number


def at_least(least: int, value: Any, what: str) -> int:
    """A whole number that is not too small."""
    number = whole_number(value, what)
    if number < least:
        raise BadNumber("number-too-small", what=(what, {}), least=least, value=str(number))
    return number


def figure(number: float | str) -> str:
    """A number with a real minus.

    >>> figure(12), figure(-3), figure("-1/2")
    ('12', '−3', '−1/2')
    """
    return str(number).replace("-", "−")


def counted(points: int, unit: int) -> int | str:
    """Points as they are shown: a whole number, or one with its share, as exact as it is.

    >>> counted(120, 60), counted(1120, 60), counted(-30, 60)
    (2, '18 2/3', '-1/2')
    """
    whole, rest = divmod(abs(points), unit)
    sign = -1 if points < 0 else 1
    if not rest:
        return sign * whole
    parts = [str(whole)] * bool(whole) + [str(Fraction(rest, unit))]
    return "-" * (sign < 0) + " ".join(parts)
