"""The map on which the land grows: its lines, what is known of the country, a compass rose."""

from __future__ import annotations

from ludogare.core.drawing import Markup, element, group, path, stroke

ACROSS, DOWN = 900, 700  # after which the map repeats itself
HILL = "q17-34 34 0m-14-15l5 10m2-5l4 8"
FIR = "m-7 0h14l-7-20zm7 0v6"
WAVES = "q8-6 16 0t16 0m-24 10q8-6 16 0t16 0"
KNOWN = (
    (HILL, ((60, 130), (96, 138), (40, 160), (330, 90), (362, 84), (640, 250), (676, 260),
            (616, 272), (700, 284), (180, 470), (214, 480), (430, 640), (800, 560), (836, 566))),
    (FIR, ((200, 150), (222, 158), (190, 172), (520, 60), (760, 110), (784, 122), (742, 128),
           (90, 330), (470, 300), (492, 312), (330, 560), (352, 566), (310, 580), (620, 480),
           (860, 380), (846, 400), (120, 620), (560, 660))),
    (WAVES, ((400, 200), (440, 216), (60, 540), (24, 560), (700, 420), (742, 430), (240, 320),
             (640, 590))),
)  # fmt: skip
"""What is known of the country before it is explored: hills, firs and waters."""


def chart() -> Markup:
    """The map on which the land grows: its lines, and what an engraver knew of the country."""
    lines = "".join(f"M{x} 0V{DOWN}" for x in range(0, ACROSS, 100))
    lines += "".join(f"M0 {y}H{ACROSS}" for y in range(0, DOWN, 100))
    country = "".join(f"M{x} {y}{what}" for what, places in KNOWN for x, y in places)
    return element(
        "pattern",
        element("rect", width=ACROSS, height=DOWN, class_="fill-chart"),
        stroke(lines, "graticule", 1.6),
        stroke(country, "engraved", 2, stroke_linecap="round", stroke_linejoin="round"),
        id="map", x=-50, y=-50, width=ACROSS, height=DOWN, patternUnits="userSpaceOnUse",
    )  # fmt: skip


def compass() -> Markup:
    """A compass rose: north is up."""
    return group(
        element("circle", r=30, fill="none", class_="line-brass", stroke_width=1.6),
        path("M0-44L8-8L0 0ZM0 44L-8 8L0 0ZM44 0L8 8L0 0ZM-44 0L-8-8L0 0Z", "brass"),
        path("M0-44L-8-8L0 0ZM0 44L8 8L0 0ZM44 0L8-8L0 0ZM-44 0L-8 8L0 0Z", "sheet"),
        stroke("M0-44L8-8L44 0L8 8L0 44L-8 8L-44 0L-8-8Z", "brass", 1.6),
        class_="through rose",
        opacity=0.8,
    )
