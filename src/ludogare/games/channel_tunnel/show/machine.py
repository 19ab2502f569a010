"""The boring machines and what they leave behind: galleries lined with concrete, lit by lamps."""

from __future__ import annotations

from functools import cache

from ludogare.core.drawing import Markup, box, disc, group, mark, path, plain, stroke


@cache
def machine(seat: int, turned: bool) -> Markup:
    """A boring machine, its cutter head in front, within 60 by 48 around its middle."""
    body = group(
        path("M22-10 60-26V26L22 10Z", "light", opacity=0.3),
        stroke("M-70 15H-40M-70-9H-40M-60-9V15M-49-9V15", "ring", 2.2),
        box(-44, -20, 48, 40, 5, class_="fill-steel line-coal", stroke_width=1.4),
        path("M-43-19H3V-13H-43Z", "wall-lit", opacity=0.45),
        path("M-43 12H3V19H-43Z", "coal", opacity=0.4),
        path("M-44-7H4V7H-44Z", f"seat-{seat}"),
        path("M-44-7H4V-4H-44Z", "wall-lit", opacity=0.4),
        path("M-8-20H-3L-10-7H-15ZM1-20H4V-15L0-7H-6ZM-15 7H-10L-3 20H-8ZM-6 7H0L4 15V20H1Z",
             "gold"),
        stroke("M-44-7H4M-44 7H4M-27-20V20", "coal", 1.2),
        path("M4-24H10Q21-24 21 0Q21 24 10 24H4Z", "cutter"),
        path("M6-22H10Q16-22 18-8L6-6Z", "wall-lit", opacity=0.25),
        path("M12-21 19-15 13-13.5ZM16-11.5 22-6 16-5ZM17-3.5 24.5 0 17 3.5ZM16 5 22 6 16 11.5"
             "ZM13 13.5 19 15 12 21Z", "gold"),
        disc(1, -24, 2.6, "light"),
    )  # fmt: skip
    shown = group(body, transform="scale(-1 1)") if turned else body
    return group(shown, mark(seat, 28 if turned else -28, 0, 9.5))


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
