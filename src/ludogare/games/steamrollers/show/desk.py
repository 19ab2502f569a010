"""What everything lies on: an oak desk under a lamp, and sheets of paper with grain."""

from __future__ import annotations

from ludogare.core.drawing import Markup, box, element, group, stroke

FAR = 2400  # how far the desk goes on beyond the picture

GRAIN = "".join(
    f"M{(i * 47.3) % 116:.0f} {(i * 29.7) % 118:.0f}l{3 + i % 4} {(i % 3) - 1}" for i in range(26)
)
"""Fibres of paper, on a square that repeats itself."""


def parts() -> list[Markup]:
    """Oak, the grain of paper, and the light of a lamp at the upper left."""
    oak = element(
        "pattern",
        box(0, 0, 520, 168, 0, class_="fill-oak"),
        box(0, 84, 520, 84, 0, class_="fill-oak-low"),
        stroke("M0 14C120 4 200 30 330 16S470 6 520 14M0 40C90 34 180 52 280 42S430 34 520 40"
               "M0 62C150 74 250 54 380 66S480 66 520 62"
               "M0 104C110 96 210 118 300 106S450 98 520 104"
               "M0 132C140 142 260 124 360 134S470 136 520 132M0 152C100 146 200 158 330 150"
               "S460 148 520 152", "oak-line", 1.1, opacity=0.55),
        stroke("M0 84H520M0 168H520M180 0V84M410 84V168", "oak-seam", 1.6),
        id="oak", width=520, height=168, patternUnits="userSpaceOnUse",
    )  # fmt: skip
    grain = element(
        "pattern",
        stroke(GRAIN, "fibre", 0.9, opacity=0.5),
        id="grain", width=118, height=118, patternUnits="userSpaceOnUse",
    )  # fmt: skip
    lamp = element(
        "radialGradient",
        element("stop", offset=0, stop_color="#FFF3CF", stop_opacity=0.42),
        element("stop", offset=0.55, stop_color="#FFF3CF", stop_opacity=0),
        element("stop", offset=1, stop_color="#160B02", stop_opacity=0.42),
        id="lamp", cx=260, cy=60, r=1150, gradientUnits="userSpaceOnUse",
    )  # fmt: skip
    return [oak, grain, lamp]


def desk(width: float, height: float) -> Markup:
    """The desk; it goes on beyond the picture."""
    return group(
        element("rect", x=-FAR, y=-FAR, width=width + 2 * FAR, height=height + 2 * FAR,
                fill="url(#oak)"),
        element("rect", x=-FAR, y=-FAR, width=width + 2 * FAR, height=height + 2 * FAR,
                fill="#160B02", opacity=0.12),
        element("rect", x=-FAR, y=-FAR, width=width + 2 * FAR, height=height + 2 * FAR,
                fill="url(#lamp)"),
    )  # fmt: skip


def paper(width: float, height: float, worn: str = "line-edge", line: float = 1) -> Markup:
    """A sheet of paper that lies on the desk and throws a shadow."""
    return group(
        box(3, 6, width, height, 5, class_="fill-dusk", opacity=0.2),
        box(1, 2.5, width, height, 5, class_="fill-dusk", opacity=0.3),
        box(0, 0, width, height, 4, class_="fill-page"),
        box(0, 0, width, height, 4, class_=worn, fill="url(#grain)", stroke_width=line),
    )


def tray(width: float, height: float) -> Markup:
    """A tray of green baize in a wooden frame, for dice."""
    return group(
        box(2, 5, width, height, 8, class_="fill-dusk", opacity=0.28),
        box(0, 0, width, height, 8, class_="fill-frame"),
        box(1, 1, width - 2, height - 2, 7, class_="line-frame-lit", fill="none", stroke_width=1.6),
        box(6, 6, width - 12, height - 12, 5, class_="fill-baize"),
        element("path", d=f"M7 {height - 8}V12Q7 7 12 7H{width - 8}", class_="line-dusk",
                fill="none", stroke_width=3, opacity=0.35),
    )  # fmt: skip
