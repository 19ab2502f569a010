"""The poster of Carcassonne: a land of twelve tiles, and who has settled there."""

from __future__ import annotations

from ludogare.core.drawing import POSTER, Markup, element, group
from ludogare.games.carcassonne.rules.components import KINDS
from ludogare.games.carcassonne.rules.parts import CITY
from ludogare.games.carcassonne.show import city, pieces, tiles
from ludogare.games.carcassonne.show.parts import use
from ludogare.games.carcassonne.show.shapes import city_shape

ACROSS = 3
LAND: tuple[tiles.Face, ...] = (
    (25, 1), (3, 3), (8, 2), (14, 2), (9, 3), (11, 0), (3, 0), (9, 1), (3, 3), (0, 3), (15, 2),
    (14, 3),
)  # fmt: skip
"""The tiles, line by line."""
SETTLERS = ((0, 150, 90), (1, 60, 200))
"""Meeples: whose, and where."""


def drawn() -> list[Markup]:
    """The land from above, as large as the poster."""
    wide, high = POSTER
    lying = [(*face, *divmod(i, ACROSS)[::-1]) for i, face in enumerate(LAND)]
    towers = {
        (100 * x + u, 100 * y + v)
        for kind, turn, x, y in lying
        for s in KINDS[kind].segments
        if s.feature == CITY
        for u, v in city.joints(*tiles.lies(*city_shape(KINDS[kind], s), turn))
    }
    parts = [
        *tiles.parts(),
        *pieces.parts(),
        *tiles.needed(set(LAND)),
        *(tiles.ground(*face) for face in sorted(set(LAND))),
        *(part(seat) for seat, *_ in SETTLERS for part in (pieces.meeple, pieces.postures)),
    ]
    return [
        element("defs", *parts),
        element("rect", width=wide, height=high, fill="url(#grass)"),
        group(
            *(
                group(tiles.whole(kind, turn, x, y), transform=f"translate({100 * x} {100 * y})")
                for kind, turn, x, y in lying
            ),
            *(
                use(part, x, y)
                for x, y in sorted(towers, key=lambda at: at[1])
                for part in ("tower", "flag")
            ),
            transform="translate(50 50)",
        ),
        *(use(f"stands-{seat}", x, y, scale=2) for seat, x, y in SETTLERS),
    ]
