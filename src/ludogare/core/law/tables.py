"""Constant numbers that rules look up.

>>> PRICE = table([6, 7, 8])
>>> PRICE[2]
8
>>> GRID = table([[1, 2], [3, 4]])
>>> GRID[1, 0]
3
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any


class Table(tuple[Any, ...]):
    """Constant numbers, read as `TABLE[i]` or `TABLE[i, j]`."""

    def __getitem__(self, key: Any) -> Any:
        if isinstance(key, tuple):
            row, column = key
            return tuple.__getitem__(self, row)[column]
        return tuple.__getitem__(self, key)


def table(values: Iterable[Any]) -> Table:
    """A table of ints, or of rows of ints all of the same length."""
    rows = [tuple(v) if isinstance(v, list | tuple | range) else v for v in values]
    widths = {len(r) if isinstance(r, tuple) else None for r in rows}
    if len(widths) > 1:
        raise ValueError("the rows of a table have one length")
    return Table(rows)
