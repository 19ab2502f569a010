"""The end of a match: the land lies complete in the evening sun, under the winners' pennants."""

from __future__ import annotations

from math import cos, pi, sin

from ludogare.core.drawing import Markup, box, disc, group, path, placed, plain
from ludogare.core.saying.texts import Json
from ludogare.games.carcassonne.show.parts import use

RAYS = 18
REACH = 6000  # how far the rays go


def winners(view: Json) -> list[int]:
    """The seats that have won."""
    return [p["seat"] for p in view["players"] if p["winner"]]


def evening(x: float, y: float) -> Markup:
    """The rays of the sun, or of the moon, behind the land, from its middle."""
    step = pi / RAYS

    def at(turn: float) -> str:
        return f"{plain(REACH * cos(turn))} {plain(REACH * sin(turn))}"

    rays = "".join(f"M0 0L{at(2 * i * step)}L{at((2 * i + 1) * step)}Z" for i in range(RAYS))
    return placed(
        x,
        y,
        path(rays, "ray", fill_opacity=0.3),
        *(disc(0, 0, r, "ray", fill_opacity=0.16) for r in (900, 620, 400)),
    )


def homecoming(winners: list[int]) -> Markup:
    """The end: the sun goes down behind the city, and the winners stand before its walls."""
    rays = "".join(f"M0 6L{x} -48H{x + 12}Z" for x in range(-44, 40, 24))
    step = min(30.0, 84 / max(1, len(winners)))
    first = -step * (len(winners) - 1) / 2
    return group(
        box(-48, -48, 96, 96, 4, class_="fill-water line-edge", stroke_width=1.5),
        path(rays, "gold", fill_opacity=0.4),
        path("M0 6L-48-30V-12ZM0 6L48-30V-12Z", "gold", fill_opacity=0.4),
        disc(0, 4, 20, "gold"),
        path("M-48 12Q-26-6 2 8T48 4V48H-48Z", "leaf-lit"),
        path("M-27 24V6H27V24Z", "stone"),
        path("M-27 6V1H-21V6H-15V1H-9V6H-3V1H3V6H9V1H15V6H21V1H27V6V10H-27Z", "stone-lit"),
        path("M-7 24V16Q-7 10 0 10T7 16V24Z", "hole"),
        *(placed(x, 24, use("tower", scale=1.7), use("flag", scale=1.7)) for x in (-27, 27)),
        path("M-48 26Q-10 16 48 24V44Q48 48 44 48H-44Q-48 48-48 44Z", "meadow"),
        path("M-8 24H8L20 48H-20Z", "gravel"),
        *(
            placed(first + step * i, 31, use(f"stands-{seat}", scale=1.15))
            for i, seat in enumerate(winners)
        ),
        id="homecoming",
    )
