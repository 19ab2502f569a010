"""Meeples and tunnel tokens: a colour and a mark for each seat."""

from __future__ import annotations

from functools import cache

from ludogare.core.drawing import (
    Markup,
    disc,
    element,
    group,
    mark,
    mark_shape,
    path,
    plain,
    stroke,
    text,
)
from ludogare.games.carcassonne.show.parts import use

FIGURE = "M-10 12C-10 3-8-1-4-3.5C-7-7-6-13.5 0-13.5S7-7 4-3.5C8-1 10 3 10 12Z"
HAT = "M-8.5-9.5C-4-11-4-15 0-15.5C4-15 4-11 8.5-9.5Z"
LIT = "M-8 10.6C-8 4-6-.5-3-2.6C-4.6-.4-5 5-5 10.6Z"
SHADED = "M1-13.4C6-13 7-7 4-3.5C8-1 10 3 10 12H4C6 4 4 0 1-2Z"
SIZE = 1.24  # on the land


def parts() -> list[Markup]:
    """What the meeples of all seats have in common: dress, rim, shadows, and a gap."""
    return [
        group(
            element("path", d=FIGURE, stroke_width=2.2),
            path(SHADED, "coal", fill_opacity=0.24, stroke="none"),
            path(LIT, "chalk", fill_opacity=0.3, stroke="none"),
            element("path", d=HAT, stroke_width=1.8),
            stroke_linejoin="round",
            id="dress",
        ),
        stroke(FIGURE + HAT, "chalk", 5.4, stroke_linejoin="round", id="outlined"),
        shade(5, 13, 13, "standing"),
        shade(3, 10, 16, "lying"),
        disc(0, 2, 2, "edge", id="away"),
    ]


@cache
def meeple(seat: int) -> Markup:
    """Our figure: a traveller in a cloak and a hat, with the seat's mark on the cloak."""
    return group(
        element("use", href="#dress", class_=f"fill-seat-{seat} line-line"),
        element(
            "path", d=mark_shape(seat), class_="fill-chalk", transform="translate(0 4.6) scale(.42)"
        ),
        id=f"figure-{seat}",
    )


@cache
def postures(seat: int) -> Markup:
    """A meeple that stands and a farmer who lies, clear of what is behind, each with a shadow."""
    body = group(
        use("outlined"), use(f"figure-{seat}"), transform=f"scale({SIZE})", id=f"seen-{seat}"
    )
    return Markup(
        group(use("standing"), body, id=f"stands-{seat}")
        + group(use("lying"), use(f"seen-{seat}", turn=1), id=f"lies-{seat}")
    )


def shade(x: float, y: float, rx: float, called: str) -> Markup:
    """The shadow of a piece."""
    return element(
        "ellipse", cx=x, cy=y, rx=rx, ry=4, class_="fill-coal", fill_opacity=0.33, id=called
    )


@cache
def emblem(seat: int) -> Markup:
    """A seat's mark in its colour."""
    return mark(seat, 0, 0, 10, id=f"emblem-{seat}")


@cache
def token(seat: int) -> Markup:
    """A tunnel token: a disc with the seat's mark; its letter is written over it."""
    return group(
        element("circle", cx=1, cy=2, r=13, class_="fill-coal", fill_opacity=0.35),
        element("circle", r=13, class_=f"fill-seat-{seat} line-line", stroke_width=2),
        element("path", d=mark_shape(seat), class_="fill-chalk", transform="scale(.98)"),
        id=f"disc-{seat}",
    )


def lettered(seat: int, colour: str, number: int, scale: float = 1) -> Markup:
    """A token with the letter of its colour."""
    letter = text(0, 5.6, colour, 15.5, "coal", text_anchor="middle")
    return group(
        use(f"disc-{seat}", scale=scale),
        group(letter, transform=f"scale({plain(scale)})") if scale != 1 else letter,
        id=f"token-{seat}-{colour}-{number}",
    )
