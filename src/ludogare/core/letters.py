"""Drawings made of letters, for terminals: at most 80 wide, with colours where they are seen.

What can be chosen carries its number, as in the list below it:

>>> canvas = Canvas()
>>> canvas.box(0, 0, 9, 3)
>>> canvas.number(2, 1, 12)
5
>>> print(canvas.text(colours=False))
┌───────┐
│ 12)   │
└───────┘
"""

from __future__ import annotations

from collections.abc import Iterable
from textwrap import wrap
from typing import NamedTuple

from ludogare.core.drawing import PALETTE, SEATS

WIDTH = 80
"""Letters of a line."""
MARKS = "●■▲◆★⬢"
"""The marks of the seats, as they are drawn on every board."""
GOLD, COAL = PALETTE["gold"][0], PALETTE["coal"][0]
END = "\033[0m"
BOLD = "\033[1m"


def code(colour: str) -> int:
    """A colour of the page, as the nearest one that most terminals have.

    >>> code("#FF0000")
    196
    """
    red, green, blue = (round(int(colour[i : i + 2], 16) / 51) for i in (1, 3, 5))
    return 16 + 36 * red + 6 * green + blue


class Ink(NamedTuple):
    """How a letter looks: its colour, that of the ground below it, its weight."""

    colour: str = ""
    ground: str = ""
    bold: bool = False

    @property
    def escape(self) -> str:
        """What tells a terminal."""
        return (
            (BOLD if self.bold else "")
            + (f"\033[38;5;{code(self.colour)}m" if self.colour else "")
            + (f"\033[48;5;{code(self.ground)}m" if self.ground else "")
        )


PLAIN, STRONG = Ink(), Ink(bold=True)
SOFT = Ink("#8A8A8A")
CHOICE = Ink(COAL, GOLD, bold=True)


def of_seat(seat: int) -> Ink:
    """The colour of a seat."""
    return Ink(SEATS[seat], bold=True)


class Canvas:
    """A sheet of letters that grows downwards."""

    def __init__(self) -> None:
        self.cells: dict[tuple[int, int], tuple[str, Ink]] = {}
        self.choices: dict[int, list[tuple[int, int]]] = {}
        """The numbers of what can be chosen, and where each was written."""

    @property
    def numbered(self) -> set[int]:
        """The numbers that can be read on it: written over or beyond the edge, they cannot."""
        return {
            n for n, written in self.choices.items() if any(self._reads(n, *at) for at in written)
        }

    def _reads(self, number: int, x: int, y: int) -> bool:
        """Whether a number, and no longer one, stands at a place."""
        words = f"{number})"
        there = "".join(self.cells.get((x + i, y), " ")[0] for i in range(-1, len(words)))
        return there[1:] == words and not there[0].isdigit()

    @property
    def height(self) -> int:
        """How many lines it has."""
        return 1 + max((y for _, y in self.cells), default=-1)

    def put(self, x: int, y: int, words: str, ink: Ink = PLAIN) -> int:
        """Writes from a place on, as far as there is room; says where the next letter would be."""
        for i, letter in enumerate(words):
            if 0 <= x + i < WIDTH:
                self.cells[x + i, y] = (letter, ink)
        return x + len(words)

    def until(self, x: int, y: int, words: str, ink: Ink = PLAIN) -> None:
        """Writes so that the last letter stands at a place."""
        self.put(x - len(words) + 1, y, words, ink)

    def middle(self, x: int, y: int, width: int, words: str, ink: Ink = PLAIN) -> None:
        """Writes in the middle of a width."""
        self.put(x + (width - len(words)) // 2, y, words[:width], ink)

    def fill(self, x: int, y: int, width: int, height: int, letter: str, ink: Ink = PLAIN) -> None:
        """Fills a rectangle."""
        for row in range(y, y + height):
            self.put(x, row, letter * width, ink)

    def box(self, x: int, y: int, width: int, height: int, ink: Ink = PLAIN) -> None:
        """The outline of a rectangle."""
        line = "─" * (width - 2)
        self.put(x, y, f"┌{line}┐", ink)
        for row in range(y + 1, y + height - 1):
            self.put(x, row, "│", ink)
            self.put(x + width - 1, row, "│", ink)
        self.put(x, y + height - 1, f"└{line}┘", ink)

    def number(self, x: int, y: int, number: int) -> int:
        """The number of something that can be chosen; says where the next letter would be."""
        self.choices.setdefault(number, []).append((x, y))
        return self.put(x, y, f"{number})", CHOICE)

    def numbers(self, x: int, y: int, numbers: Iterable[int]) -> int:
        """Several numbers, one beside the other."""
        for number in numbers:
            x = self.number(x, y, number) + 1
        return x

    def paragraph(self, x: int, y: int, words: str, ink: Ink = PLAIN, width: int = WIDTH) -> int:
        """Words in as many lines as they need; says which line is free below them."""
        lines = wrap(words, width - x, break_long_words=False, break_on_hyphens=False)
        for line in lines or [""]:
            self.put(x, y, line, ink)
            y += 1
        return y

    def text(self, colours: bool) -> str:
        """The drawing as lines of text."""
        return "\n".join(self._line(y, colours) for y in range(self.height))

    def _line(self, y: int, colours: bool) -> str:
        end = 1 + max((x for x, row in self.cells if row == y), default=-1)
        told, worn = [], PLAIN
        for x in range(end):
            letter, ink = self.cells.get((x, y), (" ", PLAIN))
            if colours and ink != worn:
                told.append((END if worn != PLAIN else "") + ink.escape)
                worn = ink
            told.append(letter)
        if worn != PLAIN:
            told.append(END)
        return "".join(told) if colours else "".join(told).rstrip()
