"""States as words of eight bytes: how they lie side by side in one array of numbers."""

from __future__ import annotations

from typing import Any

from ludogare.core.law.state import Fields

WORD = 8
"""Bytes of a word."""


def words_of(kind: type[Fields]) -> int:
    """How many words hold a state."""
    return -(-int(kind.dtype().itemsize) // WORD)


def layout(kind: type[Fields]) -> Any:
    """The NumPy record type of the packed carrier, filled up to whole words."""
    import numpy

    fields = kind.dtype().fields
    return numpy.dtype(
        {
            "names": list(fields),
            "formats": [form for form, _ in fields.values()],
            "offsets": [place for _, place in fields.values()],
            "itemsize": words_of(kind) * WORD,
        }
    )
