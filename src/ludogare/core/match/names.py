"""What the seats of a match are called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludogare.core.saying.errors import BadSeats

LONGEST_NAME = 60


def listed(names: Any) -> Sequence[Any]:
    """Names in a row; one name alone is none."""
    if isinstance(names, str) or not isinstance(names, Sequence):
        raise BadSeats("names-list", names=repr(names))
    return names


def checked_names(names: Sequence[str] | None, seats: int) -> list[str]:
    """One name a seat, each of one line; an empty list leaves the naming to the language."""
    if names is None:
        return []
    if len(listed(names)) != seats:
        raise BadSeats("names-number", names=len(names), count=seats)
    for name in names:
        if not isinstance(name, str):
            raise BadSeats("name-text", given=repr(name))
        if (
            not name.strip()
            or name != name.strip()
            or not name.isprintable()
            or len(name) > LONGEST_NAME
        ):
            raise BadSeats("name-line", given=repr(name), most=LONGEST_NAME)
    if len(set(names)) < seats:
        raise BadSeats("names-twice")
    return list(names)
