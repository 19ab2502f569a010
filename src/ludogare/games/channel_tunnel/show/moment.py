"""The great moment: light breaks through, hands are shaken, the first train comes, flags rise."""

from __future__ import annotations

from math import cos, pi, sin

from ludogare.core.drawing import Markup, box, disc, group, path, placed, plain, stroke
from ludogare.games.channel_tunnel.show.signs import flag


def rays(count: int, inner: float, outer: float) -> str:
    """Light that breaks through, as a star of thin rays."""
    drawn = ""
    for i in range(count):
        angle, half = 2 * pi * i / count, pi / count * 0.42
        reach = outer * (1 if i % 2 else 0.72)
        drawn += "M" + "L".join(
            f"{plain(r * cos(a))} {plain(r * sin(a))}"
            for r, a in ((inner, angle - half * 2), (reach, angle), (inner, angle + half * 2))
        )
        drawn += "Z"
    return drawn


def worker(seat: int, turned: bool) -> Markup:
    """Somebody who was at work for years, hand stretched out; the feet at 0 0."""
    body = group(
        path("M-13 0V-9L-11-24H-1L1-9V0H-4V-9H-8V0Z", "coal"),
        path("M-12-10V-25Q-12-31-6-31T0-25V-10Z", f"seat-{seat}"),
        stroke("M-11-19H-1", "gold", 3),
        stroke("M-5-26 7-21 13-19", f"seat-{seat}", 5, stroke_linecap="round"),
        disc(14, -19, 3, "skin"),
        disc(-6, -36, 5.5, "skin"),
        path("M-13-37Q-13-45-6-45T1-37L4-36H-13Z", "hat-yellow"),
    )
    return group(body, transform="scale(-1 1)") if turned else body


def breakthrough(x: float, y: float, scale: float) -> Markup:
    """Light, flags and a handshake, where the two sides meet."""
    return placed(x, y, group(
        disc(0, 0, 74, "light", opacity=0.35),
        path(rays(18, 26, 128), "light", opacity=0.55),
        disc(0, 0, 46, "light", opacity=0.7),
        disc(0, 0, 32, "wall-lit"),
        stroke("M-46 30V-58M46 30V-58", "wall-low", 3, stroke_linecap="round"),
        placed(-44, -58, flag("britain", 0, 0, 1.9)),
        placed(48, -58, flag("france", 0, 0, 1.9)),
        placed(-14, 27, worker(0, False)),
        placed(14, 27, worker(1, True)),
        id="breakthrough",
    ), scale=scale)  # fmt: skip


CAR = 74  # the length of a car
CARS = 3


def train(seat: int, turned: bool) -> Markup:
    """The first train through a tunnel of 58, its nose at 0, its middle at 0."""
    nose = group(
        path("M0 10Q-4-6-26-13H-72V15H-2Z", "wall-lit"),
        path("M-72 8H-1L-2 15H-72Z", "wall-low"),
        path("M-8-1Q-14-8-26-9.500H-30V-1Z", "coal"),
        path("M-72 3.5H-3L-1 8H-72Z", f"seat-{seat}"),
        stroke("M-66-5H-38", "coal", 6, stroke_dasharray="8 3"),
        disc(-4, 9, 2.2, "light"),
    )
    car = group(
        box(-CAR, -13, CAR - 2, 28, 3, class_="fill-wall-lit"),
        box(-CAR, 8, CAR - 2, 7, 2, class_="fill-wall-low"),
        box(-CAR, 3.5, CAR - 2, 4.5, 0, class_=f"fill-seat-{seat}"),
        stroke(f"M{8 - CAR}-5H-8", "coal", 6, stroke_dasharray="8 3"),
    )
    cars = [placed(-CAR * i, 0, car) for i in range(1, CARS)]
    drawn = group(path("M0 8 96-12V22L0 12Z", "light", opacity=0.35), *cars, nose)
    return group(drawn, transform="scale(-1 1)" if turned else None)


BURSTS = ((232, 34, 27), (330, 62, 17), (420, 30, 21), (900, 34, 25), (985, 66, 15), (1068, 30, 20))
"""Where fireworks open in a sky of 1200 by 92, and how wide."""


def fireworks(seats: list[int]) -> Markup:
    """Fireworks over the sea, in the colours of those who won."""
    colours = [*(f"seat-{seat}" for seat in seats), "red", "brass"]
    return group(*(
        placed(x, y, burst(r, colours[i % len(colours)])) for i, (x, y, r) in enumerate(BURSTS)
    ))  # fmt: skip


def burst(r: float, colour: str) -> Markup:
    """One of them: sparks on their way, and where they have come to."""
    ways = [(cos(pi * i / 7), sin(pi * i / 7)) for i in range(14)]
    trails = "".join(
        f"M{plain(u * r * 0.3)} {plain(v * r * 0.3)}L{plain(u * r * 0.8)} {plain(v * r * 0.8)}"
        for u, v in ways
    )
    sparks = "".join(f"M{plain(u * r)} {plain(v * r)}h.01" for u, v in ways)
    return group(
        disc(0, 0, r * 1.2, "light", opacity=0.3),
        stroke(trails, colour, 2, stroke_linecap="round"),
        stroke(sparks, colour, 4, stroke_linecap="round"),
    )


def hoisted(side: str, x: float, y: float) -> Markup:
    """A large flag on its mast, which stands at a place."""
    return placed(
        x,
        y,
        stroke("M0 0V-43", "coal", 3, stroke_linecap="round"),
        flag(side, 1.5, -42, 2.3),
        disc(0, -44, 2.6, "gold"),
    )
