"""What a terminal shows: lines that fit it, and the players in their colours where it has any."""

from __future__ import annotations

import os
import re
import shutil
import sys
import textwrap
from collections.abc import Sequence

from ludogare.core.letters import END, WIDTH, of_seat

FAINT = "\033[2m"


def coloured() -> bool:
    """Whether colours are seen: on a terminal, unless somebody wants none (no-color.org)."""
    return sys.stdout.isatty() and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"


class Paper:
    """Writes for players with these names."""

    def __init__(self, names: Sequence[str], colours: bool | None = None) -> None:
        self.colours = coloured() if colours is None else colours
        self.tints = {name: of_seat(seat).escape for seat, name in enumerate(names)}
        self.named = re.compile(rf"\b(?:{'|'.join(map(re.escape, names))})\b")

    @property
    def width(self) -> int:
        """Letters that fit on a line; longer ones are hard to read where there is more room."""
        return min(WIDTH, shutil.get_terminal_size((WIDTH, 24)).columns)

    def fit(self, text: str) -> str:
        """Text in lines that fit; what goes on in the next line is set in below its beginning."""
        return "\n".join(self._fit(line) for line in text.split("\n"))

    def _fit(self, line: str) -> str:
        if len(line) <= self.width:
            return line
        indent = len(line) - len(line.lstrip())
        return textwrap.fill(
            line.strip(),
            self.width,
            initial_indent=" " * indent,
            subsequent_indent=" " * (indent + 4),
            break_on_hyphens=False,
        )

    def show(self, text: str, style: str = "") -> None:
        """Prints text with the players in their colours."""
        lines = self.fit(text)
        print(self.dyed(lines, style) if self.colours else lines)

    def dyed(self, text: str, style: str = "") -> str:
        """Text in a style, with every name in the colour of its seat."""

        def dye(found: re.Match[str]) -> str:
            return f"{self.tints[found[0]]}{found[0]}{END}{style}"

        return f"{style}{self.named.sub(dye, text)}{END if style else ''}"
