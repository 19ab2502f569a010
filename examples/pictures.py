"""Pictures of figures: small SVG, drawn without a window."""

from __future__ import annotations

import io
import re
from typing import Any

import matplotlib
from matplotlib.figure import Figure

LONG = re.compile(r"(\d+\.\d\d)\d+")
"""Numbers of a drawing that are finer than anybody sees."""
LOOK = {"svg.fonttype": "none", "svg.hashsalt": "ludogare", "font.size": 9}


class Picture(str):
    """The text of an SVG, which shows itself in a notebook."""

    def _repr_svg_(self) -> str:
        return str(self)


def empty(width: float, height: float, columns: int = 1) -> tuple[Figure, Any]:
    """A figure, and the axes to draw into."""
    with matplotlib.rc_context(LOOK):
        figure = Figure(figsize=(width, height), layout="constrained")
        return figure, figure.subplots(1, columns)


def drawn(figure: Figure) -> Picture:
    """A figure as it is drawn."""
    text = io.StringIO()
    with matplotlib.rc_context(LOOK):
        figure.savefig(text, format="svg", metadata={"Date": None, "Creator": None})
    return Picture(LONG.sub(r"\1", text.getvalue()))
