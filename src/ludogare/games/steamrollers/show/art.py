"""The map of SteamRollers in print: colours, hexes, borders, villages, the land of each region.

A map is drawn with hexes of SIZE and scaled as a whole.
"""

from __future__ import annotations

from math import cos, pi, sin, sqrt

from ludogare.core.drawing import (
    Attribute,
    Colours,
    Markup,
    element,
    group,
    path,
    placed,
    plain,
    stroke,
)
from ludogare.games.steamrollers.rules.components import (
    BORDERS,
    CITY_HEX,
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
    "label-head": ("#E2C487", "#B99A60"),
    "label-red": ("#A8321F", "#7D1E10"),
    "eyelet": ("#C9973F", "#A97C30"),
    "string": ("#8A6A44", "#B79A6E"),
    "night": ("#23211E", "#0B0A09"),
    "jet-low": ("#0D0C0B", "#3A3733"),
    "bone-low": ("#C9BD9F", "#A99C7C"),
    "rock": ("#8A7A66", "#A39580"),
    "rock-lit": ("#B5A68E", "#C4B79F"),
    "oak": ("#B98A55", "#2C2119"),
    "oak-low": ("#AE7F4B", "#281D16"),
    "oak-line": ("#8F6437", "#1C140F"),
    "oak-seam": ("#6F4A25", "#140E0A"),
    "dusk": ("#3A2611", "#000000"),
    "sheen": ("#FFFFFF70", "#FFFFFF12"),  # the light on the edges of a hex
    "fibre": ("#D9CBA6", "#33404A"),
    "frame": ("#6B4423", "#3A2616"),
    "frame-lit": ("#9C6B3C", "#5A3D26"),
    "baize": ("#3F6E56", "#21402F"),
    "crate": ("#C99A5B", "#8E6B3E"),
    "crate-deep": ("#7A5330", "#3F2C1B"),
    "crate-line": ("#5A3A1C", "#22170D"),
    "ballast": ("#CBBFA6", "#4B4A44"),
    "ballast-shade": ("#A4977D", "#1D2126"),
    "sleeper": ("#7A5433", "#A78357"),
    "steel-lit": ("#8FA0AD", "#C7D2DA"),
    "engine": ("#2B3138", "#0D1116"),
    "boiler": ("#2B3138", "#5A6B80"),
    "steam": ("#E7E2D6", "#5B6670"),
    "wall": ("#F1E6CC", "#BFB294"),
    "wall-lit": ("#FFF7E4", "#D9CCAE"),
    "wall-low": ("#CDBE9C", "#94876A"),
    "roof": ("#B9553B", "#A34A34"),
    "roof-low": ("#8E3B28", "#7C3525"),
}
RULES = """
.ludogare .ghost{opacity:0;pointer-events:none}
.ludogare .ghost.can,.ludogare .ghost.chosen{filter:none}
.ludogare .ghost.chosen,.ludogare .ghost.would,.ludogare .ghost:focus-visible{opacity:1}
.ludogare .halo,.ludogare .rim{opacity:0;pointer-events:none}
.ludogare .rim{fill:none;stroke:var(--brass)}
.ludogare #tiles .can:not(:focus-visible){filter:drop-shadow(0 0 1.5px var(--chalk)) \
drop-shadow(0 0 6px var(--gold))}
.ludogare .can:has(>.can),.ludogare .can:has(>*>.can){filter:none}
.ludogare .can>.rim{opacity:.9;stroke-width:4}
.ludogare .chosen>.rim{opacity:1;stroke-width:8}
.ludogare .lit{filter:drop-shadow(0 0 2px var(--brass)) drop-shadow(0 0 4px var(--brass))}
.ludogare .halo.lit,.ludogare .lit .halo{opacity:1}
.ludogare .small{cursor:zoom-in;transition:transform .2s;transform-box:fill-box;\
transform-origin:50% 100%}
.ludogare .small.at-left{transform-origin:0 100%}
.ludogare .small.at-right{transform-origin:100% 100%}
.ludogare .small:focus{outline:none;transform:scale(2);cursor:zoom-out}
.ludogare:has(.small:focus)>.marks{opacity:0}
.ludogare .sheets>:has(.at-left:focus)+* .small{opacity:0}
@media (prefers-reduced-motion:reduce){.ludogare .small{transition:none}}
"""


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


def line(called: str, d: str, **more: Attribute) -> Markup:
    """A line that is drawn by `stroked`, in several colours and widths."""
    return element("defs", element("path", d=d, fill="none", id=called, **more))


def stroked(
    called: str, colour: str, width: float, x: float = 0, y: float = 0, **more: Attribute
) -> Markup:
    """A stroke along a line, moved a little."""
    return element("use", href=f"#{called}", class_=f"line-{colour}", stroke_width=width,
                   x=x or None, y=y or None, **more)  # fmt: skip


def borders(case: int) -> Markup:
    """Region borders in ink, blocked ones as a ridge of mountains."""
    open_, shut = LINES[case]
    ridge = [
        line("ridge", shut, stroke_linecap="round"),
        stroked("ridge", "dusk", 12, 1, 2, opacity=0.25),
        stroked("ridge", "rock", 11),
        stroked("ridge", "rock-lit", 7, -1, -1.5),
        stroked("ridge", "page", 3.4, -1, -2, stroke_dasharray="2 6"),
    ]
    lines = stroke(open_, "pencil", 1.6, stroke_linecap="round", opacity=0.75)
    return group(lines, *(ridge if shut else []), pointer_events="none", id="borders")


def tinted(place: Hex, deep: bool = False) -> str:
    """The class of a hex's tint."""
    return f"fill-{REGION_COLOURS[region_of(place)]}-{'deep' if deep else 'pale'} line-page"


def hexagon(place: Hex, deep: bool = False) -> Markup:
    """A hex of the map in the tint of its region."""
    x, y = middle(place)
    return element("use", href="#hex", x=x, y=y, class_=tinted(place, deep), stroke_width=2)


def site(place: Hex) -> Markup:
    """A hex to draw on, with what grows there, now this way round, now that."""
    x, y = middle(place)
    way = (place[0] + 2 * place[1]) // 2 % 2
    return element("use", href=f"#site-{region_of(place)}-{way}", x=x, y=y)


def rim(place: Hex) -> Markup:
    """A line within a hex, seen while it can be chosen: its neighbours hide what lies around it."""
    x, y = middle(place)
    return element("use", href="#rim", x=x, y=y, class_="rim")


def village(place: Hex) -> Markup:
    """A village: two roofs and a steeple, beside the line that crosses it."""
    x, y = middle(place)
    return element("use", href="#village", x=x, y=y - 15, pointer_events="none")


# Faces

PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def villages() -> Markup:
    """All villages; they stand before the rails."""
    found = [place for place, is_one in zip(SITE_HEX, VILLAGE, strict=True) if is_one]
    return group(*map(village, found), id="villages")


def ground(case: int) -> Markup:
    """The whole map without rails and villages, for small sheets."""
    cities = []
    for number, place in enumerate(CITY_HEX, 1):
        x, y = middle(place)
        cities += [hexagon(place, deep=True), placed(x, y, pips(number, 12, 4.6, "chalk"))]
    return group(*map(site, SITE_HEX), borders(case), *cities, id="ground")


def pips(value: int, reach: float, r: float, colour: str) -> Markup:
    """The pips of a face round 0 0."""
    dots = "".join(
        f"M{plain(x * reach - r)} {plain(y * reach)}a{r} {r} 0 1 1 {2 * r} 0"
        f"a{r} {r} 0 1 1 {-2 * r} 0"
        for x, y in PIPS[value]
    )
    return path(dots, colour)


# What is used many times

LAND = (
    "M-14 14V-2m-3 2 3 3 3-3m-6 5 3 3 3-3M2 18V2m-3 2 3 3 3-3m-6 5 3 3 3-3M17 12V-4m-3 2 3 3 3-3"
    "m-6 5 3 3 3-3",
    "M-18 12q4-9 8 0m-3-1q4-10 9 1M6 4q4-9 8 0m-3-1q4-10 9 1M-2-12q4-8 8 0",
    "M-22 14L-8-6 2 8 8 0 20 14M-12 0-8 3-5-2",
    "M-22 12L-6-10 4 4 10-4 22 12M-10-4-6-1-3-6M7 0 10 2 12-1",
    "M-14 16v-4m0-14-6 14h12zM4 6V2m0-14L-2 2H10zM17 17v-4m0-12-5 12h10z",
    "M-20-6q5-5 10 0t10 0M-8 6q5-5 10 0t10 0M-20 18q5-5 10 0t10 0",
)
"""Wheat, heather, two kinds of hills, firs and water, in the order of the regions."""


EDGE = 0.93  # of the way out, where light and shade lie on a hex
LIT, SHADED = (
    "M" + points(*(corner(i, SIZE * EDGE) for i in line)) for line in ((4, 3, 2), (1, 0, 5))
)


def parts() -> list[Markup]:
    """A hex, one of each region with what grows there, a rim, a village, where they all lie."""
    sites = [
        group(
            element("use", href="#hex", class_=f"fill-{colour}-pale line-page", stroke_width=2),
            element("use", href="#relief"),
            element("use", href=f"#land-{i}", transform="scale(-1 1)" if way else None),
            id=f"site-{i}-{way}",
        )
        for i, colour in enumerate(REGION_COLOURS)
        for way in (0, 1)
    ]
    lands = [
        stroke(LAND[i], f"{colour}-deep", 1.5, opacity=0.3, stroke_linecap="round",
               stroke_linejoin="round", id=f"land-{i}")
        for i, colour in enumerate(REGION_COLOURS)
    ]  # fmt: skip
    relief = group(
        stroke(LIT, "sheen", 3), stroke(SHADED, "dusk", 3, stroke_opacity=0.07), id="relief"
    )
    rims = element("path", id="rim", d=hex_shape(SIZE * 0.88))
    houses = group(
        element("ellipse", cx=1, cy=11, rx=19, ry=4, class_="fill-dusk", opacity=0.22),
        path("M-17-1H-5V10H-17ZM4 1H17V10H4Z", "wall"),
        path("M-5-1H-3V10H-5ZM-4-8H4V10H-4Z", "wall-lit"),
        path("M1-8H4V10H1ZM13 1H17V10H13Z", "wall-low"),
        path("M-19 0-11-7-3 0ZM2 2 10.5-6 19 2Z", "roof"),
        path("M-11-7-3 0H-11ZM10.5-6 19 2H10.5Z", "roof-low"),
        path("M-5-8 0-20 5-8Z", "roof-low"),
        path("M-13 4H-10V10H-13ZM9 5H12V10H9ZM-1.5 3H1.5V10H-1.5Z", "pencil", opacity=0.75),
        id="village",
    )
    return [
        element("path", id="hex", d=hex_shape()),
        relief,
        *lands,
        *sites,
        rims,
        houses,
        villages(),
    ]
