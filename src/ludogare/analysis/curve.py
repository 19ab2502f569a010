"""The curve of a match: every seat's chance of winning over the plies, turning points marked.

Its strips have `data-ply`: the number of plies after which the position is.
"""

from __future__ import annotations

from collections.abc import Sequence

from ludogare.analysis.hindsight import Hindsight
from ludogare.core.drawing import (
    SEATS,
    Markup,
    box,
    element,
    group,
    mark,
    picture,
    stroke,
    style,
    text,
)
from ludogare.core.saying.texts import Voice

STYLE = style({}, ".ludogare .strip{fill:transparent}")
WIDE, NARROW = 720.0, 360.0
HEIGHT = 190.0
LEFT, RIGHT, TOP, BOTTOM = 38.0, 12.0, 12.0, 22.0
GRID = (0.0, 0.25, 0.5, 0.75, 1.0)


def drawing(found: Hindsight, voice: Voice, width: float = WIDE, sheet: Markup = STYLE) -> Markup:
    """The curve as SVG; `sheet` is its style sheet, empty where whoever shows it has one."""
    plot = Plot(width, len(found.plies))
    curve = found.curve
    strips = [
        box(plot.x(ply - 0.5), TOP, plot.x(1) - plot.x(0), HEIGHT - TOP - BOTTOM, 0,
            class_="strip", data_ply=ply)
        for ply in range(len(curve))
    ]  # fmt: skip
    turns = [plot.turn(ply + 1) for ply in found.turning_points]
    lines = [plot.line(seat, [shares[seat] for shares in curve]) for seat in range(len(curve[0]))]
    names = voice.all([seat.name for seat in found.seats])
    return picture(
        width, HEIGHT, voice("hindsight-curve"), voice("hindsight-curve-words", who=names), sheet,
        *plot.grid(voice), group(*strips), *turns, group(*lines, pointer_events="none"),
    )  # fmt: skip


class Plot:
    """Where plies and shares lie."""

    def __init__(self, width: float, plies: int) -> None:
        self.width, self.plies = width, plies

    def x(self, ply: float) -> float:
        """How far to the right."""
        return LEFT + (self.width - LEFT - RIGHT) * ply / max(1, self.plies)

    @staticmethod
    def y(share: float) -> float:
        """How far down."""
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - share)

    def grid(self, voice: Voice) -> list[Markup]:
        """Lines for a few shares, and the plies at the foot."""
        right = self.width - RIGHT
        drawn = [stroke(f"M{LEFT} {self.y(share):g}H{right:g}", "edge", 1) for share in GRID]
        drawn += [
            text(LEFT - 6, self.y(share) + 4, voice("hindsight-percent", number=int(100 * share)),
                 10, "soft", text_anchor="end", font_weight=400)
            for share in GRID[::2]
        ]  # fmt: skip
        every = step(self.plies)
        drawn += [
            text(self.x(ply), HEIGHT - 6, str(ply), 10, "soft", text_anchor="middle",
                 font_weight=400)
            for ply in range(0, self.plies + 1, every)
        ]  # fmt: skip
        return drawn

    def turn(self, ply: int) -> Markup:
        """The mark of a turning point, at the foot."""
        x, y = self.x(ply), HEIGHT - BOTTOM
        return element(
            "path", class_="fill-red", d=f"M{x:.1f} {y:g}l-5 8h10z", pointer_events="none"
        )

    def line(self, seat: int, shares: Sequence[float]) -> Markup:
        """The line of a seat, with its mark at the end."""
        points = [f"{self.x(ply):.1f} {self.y(share):.1f}" for ply, share in enumerate(shares)]
        drawn = stroke("M" + "L".join(points), f"seat-{seat % len(SEATS)}", 2.2,
                       stroke_linejoin="round")  # fmt: skip
        return group(drawn, mark(seat, self.x(len(shares) - 1), self.y(shares[-1]), 5))


def step(plies: int) -> int:
    """Every how many plies a number is written."""
    return next((n for n in (1, 2, 5, 10, 20, 50, 100, 200) if plies / n <= 8), 500)
