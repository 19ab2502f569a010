"""The art of SteamRollers: hexes and pencil rails, dice, cubes, luggage labels.

A map is drawn with hexes of SIZE and scaled as a whole. Rails are symbols, one for each pair
of sides; what can be drawn lies there as a ghost, which the page brings to light.
"""

from __future__ import annotations

from math import cos, pi, sin, sqrt

from ludogare.core.drawing import (
    Attribute,
    Colours,
    Markup,
    box,
    disc,
    element,
    group,
    path,
    placed,
    plain,
    stroke,
    text,
    width_of,
)
from ludogare.games.steamrollers.rules.components import (
    BORDERS,
    CITY_HEX,
    RAIL_SIDES,
    SIDES,
    SITE_HEX,
    VILLAGE,
    Hex,
    neighbour,
    region_of,
)
from ludogare.games.steamrollers.rules.parts import CITIES

SIZE = 40.0  # from the middle of a hex to a corner
APOTHEM = SIZE * sqrt(3) / 2
WIDTH, HEIGHT = 8.5 * 2 * APOTHEM, 9.5 * SIZE  # of the map

REGION_COLOURS = ("yellow", "red", "grey-3", "grey-4", "green", "blue")
COLOURS_OF_GAME: Colours = {
    "page": ("#FFFBEF", "#222C35"),
    "rule": ("#DCCFAF", "#3D4A55"),
    "pencil": ("#39352F", "#EDE6D6"),
    "yellow-pale": ("#F7E9B0", "#4A4424"),
    "red-pale": ("#F4CFC4", "#4D2F2C"),
    "grey-3-pale": ("#E3E0D8", "#39414A"),
    "grey-4-pale": ("#D2CFC8", "#313841"),
    "green-pale": ("#D0E3C5", "#2B4332"),
    "blue-pale": ("#CBDFEE", "#27405A"),
    "yellow-deep": ("#B98A0B", "#C99A1B"),
    "red-deep": ("#B23A2A", "#C24B3A"),
    "grey-3-deep": ("#77746C", "#868D94"),
    "grey-4-deep": ("#5E5B55", "#727A82"),
    "green-deep": ("#3B7A3F", "#47904C"),
    "blue-deep": ("#22619E", "#3577B8"),
    "cube-yellow": ("#F2C230", "#F2C230"),
    "cube-red": ("#D4432F", "#D4432F"),
    "cube-green": ("#4C9A4E", "#4C9A4E"),
    "cube-blue": ("#2F78BE", "#3C86CC"),
    "cube-grey": ("#A9A59C", "#A9A59C"),
    "cube-black": ("#2A2926", "#100F0E"),
    "ivory": ("#FFFDF6", "#F4EEDF"),
    "label": ("#EED9A8", "#C9AE76"),
    "label-edge": ("#B8893B", "#8A6A2C"),
    "night": ("#23211E", "#0B0A09"),
    "rock": ("#8A7A66", "#A39580"),
}
RULES = """
.ludogare .ghost{opacity:0;pointer-events:none}
.ludogare .ghost.can,.ludogare .ghost.chosen{filter:none}
.ludogare .ghost.chosen,.ludogare .ghost.would,.ludogare .ghost:focus-visible{opacity:1}
.ludogare .halo,.ludogare .rim{opacity:0;pointer-events:none}
.ludogare .can>.rim{opacity:.9;stroke-width:4}
.ludogare .chosen>.rim{opacity:1;stroke-width:8}
.ludogare .lit{filter:drop-shadow(0 0 2px var(--brass)) drop-shadow(0 0 4px var(--brass))}
.ludogare .halo.lit,.ludogare .lit .halo{opacity:1}
.ludogare .small{cursor:zoom-in;transition:transform .2s;transform-box:fill-box;\
transform-origin:50% 100%}
.ludogare .small.at-left{transform-origin:0 100%}
.ludogare .small.at-right,.ludogare .small.at-lower{transform-origin:100% 100%}
.ludogare .small.at-upper{transform-origin:100% 0}
.ludogare .small.at-middle{transform-origin:100% 50%}
.ludogare .small:focus{outline:none;transform:scale(var(--grow,2));cursor:zoom-out}
.ludogare .sheets:has(.small:focus) .small:not(:focus){opacity:0}
@media (prefers-reduced-motion:reduce){.ludogare .small{transition:none}}
"""
DARK_ON = {"yellow": "coal", "grey": "coal"}
SIGN = {"yellow": "1", "red": "2", "green": "5", "blue": "6", "grey": "3·4", "black": "✱"}
"""Where a good goes: written on it, for eyes that see no colours."""


def middle(place: Hex) -> tuple[float, float]:
    """Where the middle of a hex lies on the map."""
    q, r = place
    return 2 * APOTHEM * (q + r / 2) + APOTHEM, 1.5 * SIZE * r + SIZE


def corner(i: int, size: float = SIZE) -> tuple[float, float]:
    """The i-th corner of a hex; side i of the directions lies between corners i and i + 1."""
    angle = pi / 6 - i * pi / 3
    return size * cos(angle), size * sin(angle)


def side_middle(side: int) -> tuple[float, float]:
    """The middle of a side, from the middle of its hex."""
    angle = -side * pi / 3
    return APOTHEM * cos(angle), APOTHEM * sin(angle)


def points(*spots: tuple[float, float]) -> str:
    """Spots as a path writes them."""
    return "L".join(f"{plain(x)} {plain(y)}" for x, y in spots)


def hex_shape(size: float = SIZE) -> str:
    """The outline of a hex round 0 0."""
    return f"M{points(*(corner(i, size) for i in range(SIDES)))}Z"


def rail_shape(one: int, other: int) -> str:
    """The line of a rail: straight into both sides."""
    (x, y), (u, v) = side_middle(one), side_middle(other)
    return f"M{plain(x)} {plain(y)}Q0 0 {plain(u)} {plain(v)}"


def parts() -> list[Markup]:
    """What every drawing uses: a hex, fifteen rails, a cross, a village."""
    drawn = [element("path", id="hex", d=hex_shape())]
    for one, other in RAIL_SIDES:
        line = rail_shape(one, other)
        drawn.append(
            group(
                stroke(line, "pencil", 13, stroke_dasharray="2.2 6.4", opacity=0.55),
                stroke(line, "pencil", 5, opacity=0.32, transform="translate(.9 .7)"),
                stroke(line, "pencil", 3.6),
                id=f"rail-{one}-{other}",
                stroke_linecap="butt",
            )
        )
    cross = "M-11-10C-4-4 3 3 11 11M11-10C4-3-3 4-10 10"
    drawn.append(
        group(
            stroke(cross, "pencil", 4.4, opacity=0.35, transform="translate(.8 .6)"),
            stroke(cross, "pencil", 3.2, stroke_linecap="round"),
            id="cross",
        )
    )
    return drawn


# The map


def border_lines(case: set[frozenset[int]] | frozenset[frozenset[int]]) -> tuple[str, str]:
    """The sides between regions (and the outline) as one path, the blocked ones as another."""
    open_: list[str] = []
    shut: list[str] = []
    for place in (*SITE_HEX, *CITY_HEX):
        x, y = middle(place)
        for side in range(SIDES):
            there = neighbour(place, side)
            known = there in SITE_HEX or there in CITY_HEX
            if known and (region_of(there) == region_of(place) or there < place):
                continue
            ends = [(x + corner(side + k)[0], y + corner(side + k)[1]) for k in (0, 1)]
            blocked = known and frozenset((region_of(place), region_of(there))) in case
            (shut if blocked else open_).append(f"M{points(*ends)}")
    return "".join(open_), "".join(shut)


LINES = [border_lines(case) for case in BORDERS]


def region_outline(region: int) -> str:
    """The sides round a region."""
    found = []
    for place in (*SITE_HEX, *CITY_HEX):
        if region_of(place) != region:
            continue
        x, y = middle(place)
        for side in range(SIDES):
            there = neighbour(place, side)
            known = there in SITE_HEX or there in CITY_HEX
            if not known or region_of(there) != region:
                ends = [(x + corner(side + k)[0], y + corner(side + k)[1]) for k in (0, 1)]
                found.append(f"M{points(*ends)}")
    return "".join(found)


OUTLINES = [region_outline(region) for region in range(CITIES)]


def borders(case: int) -> Markup:
    """Region borders in ink, blocked ones as a ridge of mountains."""
    open_, shut = LINES[case]
    ridge = ""
    if shut:
        ridge = group(
            stroke(shut, "page", 11, stroke_linecap="round"),
            stroke(shut, "rock", 9, stroke_linecap="round"),
            stroke(shut, "page", 5, stroke_dasharray="3 5"),
        )
    lines = stroke(open_, "pencil", 1.6, stroke_linecap="round", opacity=0.75)
    return group(lines, ridge, pointer_events="none")


def tinted(place: Hex, deep: bool = False) -> str:
    """The class of a hex's tint."""
    return f"fill-{REGION_COLOURS[region_of(place)]}-{'deep' if deep else 'pale'} line-page"


def hexagon(place: Hex, deep: bool = False) -> Markup:
    """A hex of the map in the tint of its region."""
    x, y = middle(place)
    return element("use", href="#hex", x=x, y=y, class_=tinted(place, deep), stroke_width=2)


def rim(place: Hex) -> Markup:
    """A line within a hex, seen while it can be chosen: its neighbours hide what lies around it."""
    x, y = middle(place)
    return element(
        "use", href="#hex", class_="rim line-brass", fill="none",
        transform=f"translate({plain(x)} {plain(y)}) scale(.88)",
    )  # fmt: skip


def village(place: Hex) -> Markup:
    """The black disc of a village."""
    x, y = middle(place)
    return disc(x, y, 11, "pencil", pointer_events="none")


# Dice and cubes

PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def ground(case: int) -> Markup:
    """The whole map without rails, for small sheets."""
    cities = []
    for number, place in enumerate(CITY_HEX, 1):
        x, y = middle(place)
        cities += [hexagon(place, deep=True), placed(x, y, pips(number, 12, 4.6, "chalk"))]
    return group(
        *(hexagon(place) for place in SITE_HEX),
        *(village(place) for place, is_one in zip(SITE_HEX, VILLAGE, strict=True) if is_one),
        borders(case),
        *cities,
        id="ground",
    )


def pips(value: int, reach: float, r: float, colour: str) -> Markup:
    """The pips of a face round 0 0."""
    dots = "".join(
        f"M{plain(x * reach - r)} {plain(y * reach)}a{r} {r} 0 1 1 {2 * r} 0"
        f"a{r} {r} 0 1 1 {-2 * r} 0"
        for x, y in PIPS[value]
    )
    return path(dots, colour)


def white_die(value: int, size: float = 40) -> Markup:
    """A white die, its middle at 0 0."""
    return placed(
        0, 0,
        box(-19, -17, 40, 40, 9, class_="fill-shadow"),
        box(-20, -20, 40, 40, 9, class_="fill-ivory line-edge", stroke_width=1.5),
        pips(value, 10.5, 3.8, "coal"),
        scale=size / 40,
    )  # fmt: skip


SHOWN = {"straight": (3, 0), "gentle": (3, 1), "sharp": (3, 2)}


def black_die(kinds: tuple[str, ...] | list[str] | None, size: float = 40) -> Markup:
    """The black die with the two kinds of rail that it offers."""
    shown = [
        placed(
            -9.8 + 19.6 * i, 0,
            element("path", d=hex_shape(), class_="line-chalk", fill="none", stroke_width=4,
                    opacity=0.7),
            stroke(rail_shape(*sorted(SHOWN[kind])), "chalk", 13),
            scale=0.235,
        )
        for i, kind in enumerate(kinds or ())
    ]  # fmt: skip
    return placed(
        0, 0,
        box(-19, -17, 40, 40, 9, class_="fill-shadow"),
        box(-20, -20, 40, 40, 9, class_="fill-night line-edge", stroke_width=1.5),
        *shown,
        scale=size / 40,
    )  # fmt: skip


def cube(colour: str, size: float = 20, **more: Attribute) -> Markup:
    """A good as a small cube, its front at 0 0; its sign says where it goes."""
    ink = DARK_ON.get(colour, "chalk")
    sign = SIGN[colour]
    return group(
        path("M0 0l4-4h20v20l-4 4z", f"cube-{colour}"),
        path("M0 0l4-4h20l-4 4z", "chalk", opacity=0.35),
        path("M20 0l4-4v20l-4 4z", "night", opacity=0.25),
        element("rect", width=20, height=20, class_=f"fill-cube-{colour} line-coal",
                stroke_width=0.8),
        text(10, 14.5 if len(sign) < 3 else 13.5, sign, 12 if len(sign) < 3 else 9, ink,
             text_anchor="middle"),
        transform=f"scale({plain(size / 20)})" if size != 20 else None,
        **more,
    )  # fmt: skip


# Luggage labels

LABEL = (112, 84)


def wrapped(words: str, room: float, size: float, most: int) -> list[str]:
    """Words in lines that fit a room; what does not fit at all is left to the tip.

    >>> wrapped("Draw a rail", 40, 10, 2), len(wrapped("No\\u00a0break", 40, 10, 2))
    (['Draw a', 'rail'], 1)
    """
    lines: list[str] = []
    for word in words.split(" "):  # not at a space that holds
        joined = f"{lines[-1]} {word}" if lines else word
        if lines and width_of(joined, size) <= room:
            lines[-1] = joined
        else:
            lines.append(word)
    if len(lines) > most:
        lines = [*lines[: most - 1], lines[most - 1] + "…"]
    return lines


def label(number: int, code: str, words: str, once: bool, value: int, note: str = "") -> Markup:
    """An action tile as a luggage label: its die, what it does, its kind, its value."""
    width, height = LABEL
    shape = f"M14 0H{width - 6}a6 6 0 0 1 6 6V{height - 6}a6 6 0 0 1-6 6H14L0 {height - 16}V16Z"
    lines = [
        text(11, 46 + 12.5 * i, line, 11, "coal", font_weight=600)
        for i, line in enumerate(wrapped(words, width - 16, 11, 3))
    ]
    bolt = "M4-9L-5 2h5L-3 10 6-2H1Z"
    ring = "M-9 0c0-6 7-6 9 0s9 6 9 0-7-6-9 0-9 6-9 0z"
    kind = path(bolt, "red") if once else stroke(ring, "coal", 2.4)
    return group(
        path(shape, "shadow", transform="translate(1.5 2.5)"),
        element("path", d=shape, class_="fill-label line-label-edge", stroke_width=1.6),
        element("circle", cx=10, cy=19, r=4, class_="fill-page line-label-edge", stroke_width=1.6),
        placed(32, 19, white_die(number, 25)),
        text(48, 24, code, 13, "coal"),
        placed(76, 19, kind, scale=0.8),
        text(width - 6, 24, signed(value), 13, "coal", text_anchor="end"),
        stroke(f"M10 34H{width - 8}", "label-edge", 1, opacity=0.6),
        *lines,
        text(width - 6, height - 7, note, 10, "coal", text_anchor="end") if note else "",
    )


def signed(value: int) -> str:
    """A value with its sign.

    >>> signed(1), signed(0), signed(-2)
    ('+1', '0', '−2')
    """
    return f"+{value}" if value > 0 else str(value).replace("-", "−")


def locomotive(width: float, power: str) -> Markup:
    """A small engine in pencil that draws the six boxes behind it, its power on the boiler."""
    return placed(
        0, 0,
        path(
            "M2 30V4h16v8h22V6h6v6h6q6 0 6 6v12zM6 8v8h8v-8zM40 0h6l2 6H38zM58 30h8l4 6H56z",
            "pencil", fill_rule="evenodd",
        ),
        disc(14, 34, 8, "pencil"), disc(14, 34, 3, "page"),
        disc(36, 36, 6, "pencil"), disc(51, 36, 6, "pencil"),
        text(37, 26.5, power, 15, "page", text_anchor="middle"),
        scale=width / 72,
    )  # fmt: skip
