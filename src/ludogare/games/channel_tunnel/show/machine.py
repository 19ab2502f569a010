"""The boring machines and what they leave behind: galleries lined with concrete, lit by lamps."""

from __future__ import annotations

from functools import cache

from ludogare.core.drawing import Markup, box, disc, group, mark, path, placed, plain, stroke


@cache
def machine(seat: int, turned: bool) -> Markup:
    """A boring machine as large as its bore, its cutter head in front, its train behind it."""
    body = group(
        path("M24-12 64-30V30L24 12Z", "light", opacity=0.34),
        *(placed(x, 0, wagon(seat)) for x in (-116, -80)),
        box(-46, -25, 54, 50, 6, class_="fill-wall line-coal", stroke_width=1.6),
        path("M-37-24.2H-7V24.2H-37Z", f"seat-{seat}"),
        path("M-44-23H6V-15H-44Z", "wall-lit", opacity=0.55),
        path("M-44 13H6V23.4H-44Z", "coal", opacity=0.3),
        stroke("M-37-24V24M-7-24V24M-46-8H-37M-46 8H-37", "coal", 1.2, opacity=0.7),
        path("M-7-24.2H7V24.2H-7Z", "gold"),
        path("M-7-24.2H1L-7-12ZM7-20V-6L-7 14V0ZM7 6V20L4 24.2H-6Z", "coal"),
        path("M7-27H12Q25-27 25 0Q25 27 12 27H7Z", "cutter"),
        path("M9-25H12Q19-25 21.5-9L9-7Z", "wall-lit", opacity=0.28),
        path("M14-24 22-17 15-15.5ZM18-13 26-7 18-5.5ZM19.5-4 28 0 19.5 4ZM18 5.5 26 7 18 13Z"
             "M15 15.5 22 17 14 24Z", "gold"),
        disc(3, -27, 3, "light"),
    )  # fmt: skip
    shown = group(body, transform="scale(-1 1)") if turned else body
    x = 22 if turned else -22
    return group(shown, disc(x, 0, 15, "chalk"), mark(seat, x, 0, 10))


def wagon(seat: int) -> Markup:
    """A car of the train that follows a machine: pumps and cables, a lit cabin, wheels."""
    return group(
        stroke("M0-12H38", "ring", 3),
        box(1, -9, 32, 20, 3, class_="fill-steel line-coal", stroke_width=1.2),
        path("M1 1H33V6H1Z", f"seat-{seat}"),
        path("M2-8H32V-5H2Z", "wall-lit", opacity=0.35),
        stroke("M6-3H13M17-3H24", "light", 4),
        stroke("M33 6H38", "coal", 2.4),
        disc(8, 13, 3.4, "coal"),
        disc(26, 13, 3.4, "coal"),
    )


@cache
def gallery(size: float) -> Markup:
    """A space that was drilled and lined with concrete; a lamp shines on its rails."""
    third, high = size / 3, size - 8
    rings = "".join(f"M{plain(third * (i + 0.5))} 4V{plain(size - 4)}" for i in range(3))
    return group(
        box(0, 4, size, high, 0, class_="fill-bore"),
        box(0, 4, size, 7, 0, class_="fill-concrete"),
        box(0, 4, size, 2.4, 0, class_="fill-concrete-lit"),
        stroke(rings, "ring", 2, opacity=0.8),
        path(f"M{plain(size / 2)} 12L{plain(size * 0.12)} {plain(size - 10)}H{plain(size * 0.88)}Z",
             "light", opacity=0.2),
        disc(size / 2, 12.5, 2.6, "light"),
        box(0, size - 10, size, 6, 0, class_="fill-concrete"),
        stroke(f"M0 {plain(size - 11)}H{plain(size)}", "brass", 1.8),
    )  # fmt: skip


@cache
def portal(start: float, end: float, y: float, size: float) -> Markup:
    """The finished gallery that leads to a coast, from x to x."""
    return group(
        box(start, y + 4, end - start, size - 8, 0, class_="fill-bore"),
        box(start, y + 4, end - start, 7, 0, class_="fill-concrete"),
        box(start, y + 4, end - start, 2.4, 0, class_="fill-concrete-lit"),
        box(start, y + size - 10, end - start, 6, 0, class_="fill-concrete"),
        stroke(f"M{plain(start)} {plain(y + size - 11)}H{plain(end)}", "brass", 1.8),
    )
