"""The poster of SteamRollers: a corner of the map on its desk, with rails, goods and dice."""

from __future__ import annotations

from ludogare.core.drawing import POSTER, Markup, element, placed
from ludogare.games.steamrollers.rules.components import CITY_HEX, Hex
from ludogare.games.steamrollers.show import art, chart, desk, pencil, pieces

MAP = "translate(-30 -38) rotate(-7) scale(1.08)"
RAILS: tuple[tuple[str, Hex], ...] = (
    ("track-0-2", (0, 2)), ("track-0-3", (1, 2)), ("rail-1-5", (-1, 2)), ("rail-2-5", (-1, 3)),
    ("rail-1-3", (0, 4)), ("rail-1-4", (1, 3)),
)  # fmt: skip
GOODS = {1: ["red", "blue"], 3: ["yellow", "green", "red"], 5: ["blue", "yellow"]}
"""What lies in the crates of some cities."""


def drawn() -> list[Markup]:
    """The sheet, and before it the dice."""
    parts = [*desk.parts(), *art.parts(), *pencil.parts(), *pieces.parts(), art.ground(0)]
    laid = [element("use", href=f"#{rail}", **at(place)) for rail, place in RAILS]
    wide, high = chart.CRATE
    crates = [
        placed(x - wide / 2, y - 8, pieces.crate(wide, high), chart.crate_of(
            [pieces.cube(good, 14.6) for good in goods]))
        for number, goods in GOODS.items()
        for x, y in [art.middle(CITY_HEX[number - 1])]
    ]  # fmt: skip
    sheet = placed(0, 0, desk.paper(art.WIDTH + 40, art.HEIGHT + 40))
    chart_drawn = placed(
        20, 20, element("use", href="#ground"), *laid, element("use", href="#villages"), *crates
    )
    return [
        element("defs", *parts),
        desk.desk(*POSTER),
        element("g", sheet, chart_drawn, transform=MAP),
        placed(70, 346, pieces.white_die(5, 70, -14)),
        placed(152, 356, pieces.white_die(3, 62, 9)),
        placed(234, 340, pieces.black_die(["gentle", "straight"], 66)),
    ]


def at(place: Hex) -> dict[str, float]:
    """Where a hex lies on the map."""
    x, y = art.middle(place)
    return {"x": x, "y": y}
