"""The drawing vocabulary of all boards: SVG elements, colours, seats and states.

A board is text: small functions that return `Markup`. Whatever is not `Markup` is escaped,
so that a player may be called `<b>`:

>>> element("text", "<b> & co", x=4, class_="fill-ink")
'<text x="4" class="fill-ink">&lt;b&gt; &amp; co</text>'

Colours have names and are worn as classes: `fill-paper`, `line-ink`. Each has a day and a
night value. The reader's system chooses between them, or `data-theme="dark"` or `"light"` on
the picture or on anything around it. A renderer that knows no `var()` gets the day.

Elements which stand for an action carry `data-` attributes; the page gives them the classes
`can` (may be chosen) and `chosen`; the board itself marks what just happened as `new`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from html import escape
from math import cos, pi, sin
from typing import Any

Attribute = str | float | None
Colours = Mapping[str, tuple[str, str]]  # name: (by day, by night)

PALETTE: Colours = {
    "paper": ("#F6F1E7", "#0F1720"),  # the ground of the whole picture
    "sheet": ("#FFFCF4", "#1B2631"),  # what lies on it: panels, cards
    "well": ("#EAE2D0", "#141E28"),  # places that are still empty
    "edge": ("#CFC3A8", "#374654"),  # hairlines
    "ink": ("#1F2A36", "#E9E3D5"),  # words
    "soft": ("#5A6068", "#A9B0B4"),  # words of less weight
    "coal": ("#1F2A36", "#0F1720"),  # dark by day and by night
    "chalk": ("#F6F1E7", "#F6F1E7"),  # bright by day and by night
    "navy": ("#16324F", "#27557F"),
    "red": ("#C8452F", "#E0664C"),
    "brass": ("#B8893B", "#D9AB57"),
    "gold": ("#E9C46A", "#E3BC62"),
    "leaf": ("#2E7D5B", "#2F8561"),
    "steel": ("#56616B", "#8C98A1"),
    "shadow": ("#D9CFBA", "#080D12"),
}
SEATS = ("#0072B2", "#E69F00", "#009E73", "#D55E00", "#CC79A7", "#56B4E9")
SEAT_COLOURS: Colours = {f"seat-{seat}": (colour, colour) for seat, colour in enumerate(SEATS)}

RADIUS = 6
POSTER = (300, 400)
"""The size of a game's poster."""
FONTS = "Overpass,'Helvetica Neue','Liberation Sans',Arial,sans-serif"
"""The page brings the first one along; a picture on its own takes what there is."""
STATES = """
.ludogare text{font-family:FONTS;font-variant-numeric:tabular-nums;stroke:none}
.ludogare .new{filter:drop-shadow(0 0 1px var(--red)) drop-shadow(0 0 1.5px var(--red))}
.ludogare .can{cursor:pointer;\
filter:drop-shadow(0 0 2px var(--brass)) drop-shadow(0 0 5px var(--brass))}
.ludogare .chosen{filter:drop-shadow(2px 0 0 var(--brass)) drop-shadow(-2px 0 0 var(--brass)) \
drop-shadow(0 2px 0 var(--brass)) drop-shadow(0 -2px 0 var(--brass))}
.ludogare :focus:not(:focus-visible){outline:none}
.ludogare .can:focus-visible{outline:none;filter:drop-shadow(2px 0 0 var(--ink)) \
drop-shadow(-2px 0 0 var(--ink)) drop-shadow(0 2px 0 var(--ink)) drop-shadow(0 -2px 0 var(--ink))}
""".replace("FONTS", FONTS)

# What XML cannot hold, even escaped, and what turns the words behind a name around.
FORBIDDEN = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]|[\u202a-\u202e]")


class Markup(str):
    """Text that is already SVG; everything else is escaped on its way in."""

    __slots__ = ()


def plain(value: str | float) -> str:
    """A value as it is written: numbers short, text escaped.

    >>> plain(2.5001), plain(3.0), plain('"&')
    ('2.5', '3', '&quot;&amp;')
    """
    if isinstance(value, Markup):
        return value
    if isinstance(value, str):
        return escape(FORBIDDEN.sub("", value))
    short = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if short == "-0" else short


def element(tag: str, *content: str, **attributes: Attribute) -> Markup:
    """An element; `class_` is written class, `data_card` data-card, and None is left out."""
    opening = tag + "".join(
        f' {name.rstrip("_").replace("_", "-")}="{plain(value)}"'
        for name, value in attributes.items()
        if value is not None
    )
    if not content:
        return Markup(f"<{opening}/>")
    return Markup(f"<{opening}>{''.join(map(plain, content))}</{tag}>")


def group(*content: str, **attributes: Attribute) -> Markup:
    """Elements that belong together."""
    return element("g", Markup(), *content, **attributes)


def placed(x: float, y: float, *content: str, scale: float = 1) -> Markup:
    """Elements moved to a place.

    The move sits on a group of its own, so that the page can animate what is inside without
    losing the place.
    """
    size = f" scale({plain(scale)})" if scale != 1 else ""
    return group(*content, transform=f"translate({plain(x)} {plain(y)}){size}")


def name(words: str) -> Markup:
    """The accessible name of the element whose first child this is."""
    return element("title", words)


def box(
    x: float, y: float, width: float, height: float, radius: float = RADIUS, **more: Attribute
) -> Markup:
    """A rectangle with the family's corners."""
    return element("rect", x=x, y=y, width=width, height=height, rx=radius or None, **more)


def panel(width: float, height: float, *content: str) -> Markup:
    """A sheet of paper on the table, with what is printed on it."""
    return group(
        box(1, 2, width, height, class_="fill-shadow"),
        box(0, 0, width, height, class_="fill-sheet line-edge"),
        *content,
    )


def just_touched(view: Mapping[str, Any]) -> str:
    """The id of the element which the last ply touched."""
    last = view["last"]
    return str(next(iter(last["touched"]), "")) if last else ""


def known(called: str, fresh: str, *classes: str) -> dict[str, Attribute]:
    """The id and the classes of an element; `new` if it was just touched."""
    worn = [*classes, "new"] if called == fresh else classes
    return {"id": called, "class_": " ".join(worn) or None}


def path(d: str, colour: str, **more: Attribute) -> Markup:
    """A filled shape."""
    return element("path", class_=f"fill-{colour}", d=d, **more)


def stroke(d: str, colour: str, width: float, **more: Attribute) -> Markup:
    """A line."""
    return element("path", class_=f"line-{colour}", d=d, fill="none", stroke_width=width, **more)


def disc(x: float, y: float, r: float, colour: str, **more: Attribute) -> Markup:
    """A filled circle."""
    return element("circle", class_=f"fill-{colour}", cx=x, cy=y, r=r, **more)


# Words


def width_of(words: str, size: float) -> float:
    """About how wide bold words are: fonts differ, so leave some room."""
    return size * sum(map(_width, words))


def _width(letter: str) -> float:
    if unicodedata.category(letter) in ("Mn", "Me", "Cf", "Cc"):
        return 0
    if unicodedata.east_asian_width(letter) in "WF":
        return 1
    if letter in "iIjl.,:;'|!’  ":
        return 0.31
    if letter in "mwMW@%—…":
        return 0.92
    return 0.7 if letter.isupper() else 0.57


def shorten(words: str, room: float, size: float) -> str:
    """Words that fit into a room, with an ellipsis where the rest is left out.

    >>> shorten("Ada", 60, 14), shorten("Bartholomew the Elder", 60, 14)
    ('Ada', 'Barth…')
    """
    if width_of(words, size) <= room:
        return words
    while words and width_of(words + "…", size) > room:
        words = words[:-1]
    return words.rstrip() + "…"


def fitting(room: float, size: float, *words: str) -> str:
    """The first words that fit into a room; none where they are said elsewhere as well.

    >>> fitting(60, 14, "Bartholomew the Elder", "Bart"), fitting(60, 14, "Bartholomew the Elder")
    ('Bart', '')
    """
    return next((said for said in words if width_of(said, size) <= room), "")


def text(
    x: float, y: float, words: str, size: float, colour: str = "ink", **more: Attribute
) -> Markup:
    """Bold words; `text_anchor="middle"` or `"end"` to set them otherwise than from x on."""
    attributes: dict[str, Attribute] = {"font_weight": 700, **more}
    return element("text", words, x=x, y=y, font_size=size, class_=f"fill-{colour}", **attributes)


def lettering(
    x: float, y: float, words: str, size: float, room: float, colour: str = "ink"
) -> Markup:
    """Poster capitals around x, as wide in every font, never wider than the room."""
    words = words.upper()
    width = min(room, width_of(words, size) * 1.04)
    return text(
        x, y, words, size, colour,
        text_anchor="middle", textLength=width, lengthAdjust="spacingAndGlyphs",
    )  # fmt: skip


# Seats


def corners(n: int, r: float, turn: float = 0, inner: float | None = None) -> str:
    """A regular polygon, or a star if every second corner lies further in."""
    radii = [r] if inner is None else [r, inner]
    steps = n * len(radii)
    points = []
    for i in range(steps):
        angle = 2 * pi * i / steps + turn - pi / 2
        reach = radii[i % len(radii)]
        points.append(f"{plain(reach * cos(angle))} {plain(reach * sin(angle))}")
    return f"M{' '.join(points)}Z".replace(" -", "-")


def mark_shape(seat: int) -> str:
    """The outline of a seat's mark, within a circle of radius 10."""
    return MARKS[seat % len(MARKS)]


MARKS = (
    "M0-9A9 9 0 1 1 0 9A9 9 0 1 1 0-9Z",  # circle
    "M-8-8H8V8H-8Z",  # square
    "M0-9.5L10 8H-10Z",  # triangle
    corners(4, 11),  # diamond
    corners(5, 11, inner=5),  # star
    corners(6, 10),  # hexagon
)


def mark(seat: int, x: float, y: float, r: float, **more: Attribute) -> Markup:
    """A seat's mark in its colour: a shape of its own for eyes that see no colours."""
    return element(
        "path", class_=f"fill-seat-{seat % len(SEATS)} line-ink", d=mark_shape(seat),
        transform=f"translate({plain(x)} {plain(y)}) scale({plain(r / 10)})",
        stroke_width=3, stroke_linejoin="round", paint_order="stroke", **more,
    )  # fmt: skip


# The picture


def style(colours: Colours, rules: str = "") -> Markup:
    """The style sheet: palette, seats, a game's own colours, states, a game's own rules.

    It depends on nothing but the game, so that a server can name its hash.
    """
    every = {**PALETTE, **SEAT_COLOURS, **colours}
    day = "".join(f"--{name}:{by_day};" for name, (by_day, _) in every.items())
    night = "".join(
        f"--{name}:{by_night};" for name, (by_day, by_night) in every.items() if by_night != by_day
    )
    worn = "".join(
        f".fill-{name}{{fill:{by_day};fill:var(--{name})}}"
        f".line-{name}{{stroke:{by_day};stroke:var(--{name})}}"
        for name, (by_day, _) in every.items()
    )
    sheet = (
        f'.ludogare,[data-theme="light"] .ludogare,.ludogare[data-theme="light"]{{{day}}}'
        f"@media (prefers-color-scheme:dark){{.ludogare{{{night}}}}}"
        f'[data-theme="dark"] .ludogare,.ludogare[data-theme="dark"]{{{night}}}'
    )
    return element("style", Markup(sheet + worn + STATES + rules))


PENNANT, HANG = 26, 16  # the width of a pennant; how far the string hangs through
SWAG = 200  # from one knot of the string to the next


def garland(width: float, seats: list[int]) -> Markup:
    """A string of pennants in the colours of those who won, from one side to the other."""
    swags = max(1, round(width / SWAG))
    swag = width / swags
    count = max(1, round(swag / PENNANT))
    colours = ["chalk", *(f"seat-{seat}" for seat in seats)]
    string = f"M0 4{f'q{plain(swag / 2)} {2 * HANG} {plain(swag)} 0' * swags}"
    hanging: dict[str, list[str]] = {colour: [] for colour in colours}
    for i in range(swags * count):
        along = (i % count + 0.5) / count
        down = 4 + 4 * HANG * along * (1 - along)
        middle = swag * (i // count + along)
        half = swag / count / 2 - 2
        hanging[colours[i % len(colours)]].append(
            f"M{plain(middle - half)} {plain(down)}h{plain(2 * half)}l{plain(-half)} 22z"
        )
    return group(
        *(
            element("path", class_=f"fill-{colour} line-coal", d="".join(flags), stroke_width=1)
            for colour, flags in hanging.items()
        ),
        stroke(string, "coal", 1.6),
        pointer_events="none",
    )


def picture(
    width: float, height: float, title: str, description: str, sheet: Markup, *content: str
) -> Markup:
    """A complete SVG document that scales to the room it gets."""
    return element(
        "svg",
        name(title),
        element("desc", description),
        sheet,
        *content,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {plain(width)} {plain(height)}",
        class_="ludogare",
        role="img",
    )
