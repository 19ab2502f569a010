"""The poster of From Cape to Cairo: a train runs through the savanna before a low sun."""

from __future__ import annotations

from ludogare.core.drawing import POSTER, Markup, box, element, placed
from ludogare.games.cape_to_cairo.show import railway
from ludogare.games.cape_to_cairo.show.posters import HEIGHT, LINE, WIDTH, scene

SKY = 24.0  # how much of it lies above the scene
TRAIN, LEFT, RAILS = 4.3, 62.0, 372.0  # how large the engine is, and where it runs


def drawn() -> list[Markup]:
    """The savanna, the line through it, and an engine under steam."""
    wide, high = POSTER
    track = placed(0, RAILS - LINE * TRAIN, railway.part("track"), scale=TRAIN)
    engine = placed(LEFT, RAILS, railway.smoke(), railway.locomotive(0), scale=TRAIN)
    return [
        element("defs", *railway.parts()),
        box(0, 0, wide, SKY + 1, 0, class_="fill-savanna-sky"),
        box(0, SKY + 300, wide, high, 0, class_="fill-savanna-near"),
        scene("savanna", 0, SKY, wide, HEIGHT * wide / WIDTH),
        track,
        engine,
    ]
