"""Room for loops to work in: states, dice, choices and scratch, as lists or as arrays."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from ludogare.core.law import dice
from ludogare.core.law.contract import Numbers
from ludogare.core.law.state import Fields, Grid


class Workspace:
    """What a loop is given: lists and plain states, or arrays and packed states."""

    def __init__(self, kind: type[Fields], room: int, states: int, *, packed: bool) -> None:
        self.packed = packed
        self.states: Any = kind.packed(states) if packed else kind.several(states)
        self.dice = self.line(dice.WORDS)
        self.out, self.weight = self.line(room, bits=32), self.line(room, bits=32)

    @property
    def choices(self) -> tuple[Numbers, Numbers]:
        """Room for choices, or for a number a seat; and room for the weights of choices."""
        return self.out, self.weight

    def line(self, length: int, bits: int = 64) -> Numbers:
        """This number of zeros."""
        if not self.packed:
            return [0] * length
        import numpy

        return numpy.zeros(length, f"i{bits // 8}")

    def grid(self, height: int, width: int) -> Any:
        """Rows of zeros, read and written as `grid[row, column]`."""
        if not self.packed:
            return Grid(height, width)
        import numpy

        return numpy.zeros((height, width), numpy.int64)

    def numbers(self, values: Sequence[int]) -> Numbers:
        """Some numbers to be read; never none, so that compiled code meets one type of array."""
        line = self.line(len(values) + 1)
        for i, value in enumerate(values):
            line[i] = value
        return line

    def put(self, place: int, s: Fields) -> None:
        """Copies a plain state to one of the states."""
        self.states[place] = s.pack().array[0] if self.packed else s

    def shake(self, chance: random.Random) -> None:
        """Sets the dice."""
        for i in range(dice.WORDS):
            self.dice[i] = chance.randrange(1, 1 << 32)
