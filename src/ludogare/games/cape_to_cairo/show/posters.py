"""The art of From Cape to Cairo: five travel posters, the line, the trains and the map.

A landscape is a symbol of 100 by 112. Left and right its layers meet those of any other
landscape (hills at 52, plain at 66, foreground at 78), so that rows of them line up into one
journey; the railway runs at the same height (LINE) through all of them. By night the sun is a
moon, and there are stars.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludogare.core.drawing import (
    Colours,
    Markup,
    box,
    disc,
    element,
    group,
    lettering,
    path,
    placed,
    plain,
    stroke,
    text,
)

WIDTH, HEIGHT = 100, 112
ABOVE, BELOW = -22, 120  # how far sky and ground go on where a row has more room
LINE = 101  # where wheels touch the rails
END = 46  # how wide the Cape and Cairo are

COLOURS: Colours = {
    "savanna-sky": ("#F7C04A", "#2B2346"),
    "savanna-haze": ("#FBDD8B", "#4A3358"),
    "savanna-sun": ("#FFF3CF", "#F3E4B8"),
    "savanna-far": ("#E8953A", "#5E3B58"),
    "savanna-mid": ("#D2752B", "#6B3F45"),
    "savanna-near": ("#A9501F", "#4F2C34"),
    "savanna-dark": ("#3A2418", "#150F1C"),
    "village-sky": ("#F3A183", "#3A2A4D"),
    "village-haze": ("#F9C9A5", "#5D3B57"),
    "village-sun": ("#FFF0D6", "#F3E4B8"),
    "village-far": ("#C97B6B", "#4B3357"),
    "village-mid": ("#8E9A4F", "#3B4743"),
    "village-near": ("#B4573A", "#54303A"),
    "village-wall": ("#F6DDB0", "#D9A866"),
    "village-shade": ("#DDB27C", "#A4703F"),
    "village-thatch": ("#8A4B2C", "#6B3A31"),
    "village-thick": ("#6B3620", "#4C2A2C"),
    "village-dark": ("#3B2219", "#160F18"),
    "desert-sky": ("#3F9DB8", "#142B4D"),
    "desert-haze": ("#9AD3CE", "#2C5474"),
    "desert-sun": ("#FFF3CF", "#F3E9CF"),
    "desert-far": ("#E9B667", "#4E5A78"),
    "desert-mid": ("#F6C667", "#8A7F92"),
    "desert-shade": ("#D98A3A", "#4C4F74"),
    "desert-near": ("#C46F2B", "#3A3D60"),
    "desert-dark": ("#4A2A16", "#10172B"),
    "mountain-sky": ("#A9B8DD", "#1B2149"),
    "mountain-haze": ("#DDE3F0", "#343F75"),
    "mountain-sun": ("#FFF7E0", "#F3EBD2"),
    "mountain-far": ("#8C93C4", "#2E3769"),
    "mountain-rock": ("#6B6FA8", "#454E8A"),
    "mountain-shade": ("#4A4C83", "#2A2F61"),
    "mountain-snow": ("#FFFFFF", "#DDE4F5"),
    "mountain-chill": ("#C9D3EE", "#98A6D4"),
    "mountain-mid": ("#4F7F6A", "#22463F"),
    "mountain-near": ("#2F5F4E", "#17342F"),
    "mountain-dark": ("#1F4238", "#0C1F1D"),
    "river-sky": ("#BFE0C2", "#12343F"),
    "river-haze": ("#EAF2CF", "#2A5A5C"),
    "river-sun": ("#FFF6D0", "#EFE8C6"),
    "river-far": ("#7DB48C", "#1F4A48"),
    "river-mid": ("#4E9A63", "#1C4A3C"),
    "river-near": ("#2F7A4F", "#123529"),
    "river-water": ("#2B8FA3", "#1C6E86"),
    "river-glint": ("#A7DCDD", "#7FC0C8"),
    "river-sail": ("#FFF8E6", "#E9E3D5"),
    "river-dark": ("#17402F", "#081B17"),
    "sea": ("#2C6E8F", "#14344F"),
    "surf": ("#5B9DB5", "#1F4C6B"),
    "land": ("#F4DFAE", "#C9AE74"),
    "land-edge": ("#C99A4B", "#8C7444"),
    "ballast": ("#8A7A66", "#3A3A42"),
    "sleeper": ("#4A3526", "#1A1518"),
    "rail": ("#E6E3DA", "#AEB6BD"),
    "smoke": ("#FFFFFF", "#C9CFD6"),
    "cloud": ("#F4F3E4", "#2C3E5F"),
    "star": ("#FFFFFF00", "#F3E9CF"),  # none by day
    "blank": ("#EFE8D8", "#18222D"),  # land that nobody has surveyed
    "rise": ("#E7DEC9", "#1E2A37"),
    "etch": ("#D8CBAE", "#2B3A49"),
    "cairo-sun": ("#E8663F", "#F3E9CF"),
    "jungle": ("#B9C98A", "#7E8B57"),
}

# A crossed landscape shares sky and light with its neighbours: the journey is one picture.
DAWN: Colours = {
    "sky": ("#86C5C4", "#1E2C47"),
    "haze": ("#F8E8BC", "#35466A"),
    "near": ("#B9793F", "#3A3340"),
}
COLOURS = {**COLOURS, **{f"dawn-{layer}": colours for layer, colours in DAWN.items()}}
RULES = (
    ".scene-sun{opacity:var(--sun,1)}.ludogare .crossed{--sun:0;"
    + "".join(
        f"--{kind}-{layer}:var(--dawn-{layer});"
        for kind in ("savanna", "village", "desert", "mountain", "river")
        for layer in DAWN
    )
    + "}"
)


def landscape(kind: str) -> Markup:
    """The symbol of a landscape, to be used as `#scene-<kind>`."""
    return element(
        "symbol",
        *SCENES[kind](),
        id=f"scene-{kind}",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        preserveAspectRatio="xMidYMin slice",
        overflow="hidden",
    )


STARS = (
    "M44 9h1v1h-1ZM60 17h1.4v1.4h-1.4ZM52 5h1v1h-1ZM8 30h1v1H8ZM24 14h1.4v1.4h-1.4ZM70 6h1v1h-1Z"
    "M90 12h1v1h-1ZM86 28h1.4v1.4h-1.4ZM40 22h1v1h-1ZM12 8h1v1h-1Z"
)


ACACIA = (
    "M9 43Q10 36 19 36 22 30 32 32 41 27 49 33 58 32 59 38 61 42 58 43 46 40 34 43 21 40 9 43Z"
    "M32 76 33.5 57 21 42H24L34.5 52 35 41H37.5L38 51 47 41H50L39 57 40 76Z"
)
GIRAFFE = (
    "M66 58Q68 54 74 54L80 53 86.5 37 86 34.5 88 36 93.5 39 93 41 89 41 85 56Q85 60 82 62"
    "L83 77H80.8L79 64 73 63.5 71 77H68.8L69 63 67 68 66 67Z"
)
PALM = (
    "M69 72Q73 52 66 36L68.5 35Q77 52 73 72Z"
    "M67 36Q56 28 49 36 58 33 66 37 56 38 54 47 60 40 67 38 66 46 71 51 70 43 69 38"
    " 77 40 81 48 81 39 70 36 79 33 86 38 80 27 68 34 70 25 62 22 67 28 67 36Z"
)


def heaven(kind: str, sun_x: float, sun_y: float, sun: float) -> list[Markup]:
    """Sky, the light above the horizon, the sun (by night the moon)."""
    return [
        path("M0 0H100V112H0Z", f"{kind}-sky"),
        path(STARS, "star"),
        path("M0 38Q50 28 100 38V112H0Z", f"{kind}-haze"),
        group(disc(sun_x, sun_y, sun, f"{kind}-sun"), class_="scene-sun"),
    ]


def savanna() -> list[Markup]:
    """An acacia and a giraffe before a low sun."""
    return [
        *heaven("savanna", 60, 47, 20),
        path("M0 52L14 50 20 46H34L40 51 58 53 66 49H74L82 53 100 52V112H0Z", "savanna-far"),
        path("M0 66Q30 60 55 63T100 66V112H0Z", "savanna-mid"),
        path("M0 78Q22 71 50 75T100 78V112H0Z", "savanna-near"),
        path(ACACIA + GIRAFFE, "savanna-dark"),
    ]


def hut(x: float, y: float, size: float) -> Markup:
    """A round hut, its roof lit from one side."""
    return group(
        path("M-15 0H15V19Q0 22-15 19Z", "village-wall"),
        path("M3 0H15V19Q9 20.5 3 20.8Z", "village-shade"),
        path("M-5 20.6V8Q0 3 5 8V20.6Z", "village-dark"),
        path("M-21 2 0-20 21 2Q0 7-21 2Z", "village-thatch"),
        path("M0-20 21 2Q14 4 6 4.4Z", "village-thick"),
        transform=f"translate({plain(x)} {plain(y)}) scale({plain(size)})",
    )


def village() -> list[Markup]:
    """Three round huts under a palm."""
    return [
        *heaven("village", 30, 42, 13),
        path("M0 52Q16 44 34 50T66 47 100 52V112H0Z", "village-far"),
        path("M0 66Q26 60 50 63T100 66V112H0Z", "village-mid"),
        path("M0 78Q26 70 50 72T100 78V112H0Z", "village-near"),
        path(PALM, "village-dark"),
        hut(17, 58, 0.72),
        hut(86, 59, 0.68),
        hut(46, 56, 1),
    ]


def camel(x: float, y: float, size: float) -> Markup:
    """A camel on its way."""
    return path(
        "M-9-4Q-8-9-5-9-3-14 0-9 3-9 5-8 8-9 8-13 9-16 11-15L14-14V-12.5L11-12Q11-6 7-4L7 4H5.8"
        "L5-2-4-2-5 4H-6.2L-7-2-9 1Z",
        "desert-dark",
        transform=f"translate({plain(x)} {plain(y)}) scale({plain(size)})",
    )


def desert() -> list[Markup]:
    """Dunes with a sharp edge between light and shadow, and a small caravan."""
    return [
        *heaven("desert", 50, 26, 11),
        path("M0 52Q16 50 30 56T62 52Q80 46 100 52V112H0Z", "desert-far"),
        path("M0 66Q22 62 40 48 52 38 60 40 74 56 100 66V112H0Z", "desert-mid"),
        path("M60 40Q56 50 62 57 70 66 58 74 50 80 56 88H100V66Q76 57 60 40Z", "desert-shade"),
        path("M0 78Q30 68 52 76T100 78V112H0Z", "desert-near"),
        camel(17, 59, 0.62),
        camel(31, 52.5, 0.62),
    ]


def fir(x: float, y: float, size: float) -> Markup:
    """A dark tree."""
    return path(
        "M0-18 5-9H3L7-1H4.5L8 6H-8L-4.5-1H-7L-3-9H-5Z",
        "mountain-dark",
        transform=f"translate({plain(x)} {plain(y)}) scale({plain(size)})",
    )


def mountain() -> list[Markup]:
    """A broad snow-capped peak above dark woods."""
    return [
        *heaven("mountain", 76, 40, 9),
        path("M0 52 12 46 24 54 76 50 88 45 100 52V112H0Z", "mountain-far"),
        path("M2 72 34 31Q38 26 44 28L50 25 57 28Q62 27 66 32L98 72Z", "mountain-rock"),
        path("M57 28Q62 27 66 32L98 72H60L64 58 56 48 60 38Z", "mountain-shade"),
        path(
            "M25 42.5 34 31Q38 26 44 28L50 25 57 28Q62 27 66 32L75 43 69 41 66 47 61 41 56 48 51 42"
            " 46 50 41 42 36 46 32 40Z",
            "mountain-snow",
        ),
        path("M57 28Q62 27 66 32L75 43 69 41 66 47 61 41 60 38Z", "mountain-chill"),
        path("M0 66Q14 60 30 66T64 63Q82 60 100 66V112H0Z", "mountain-mid"),
        path("M0 78Q26 70 50 75T100 78V112H0Z", "mountain-near"),
        *(fir(x, y, s) for x, y, s in ((12, 70, 0.9), (23, 72, 1.2), (78, 71, 1), (89, 73, 1.3))),
    ]


def river() -> list[Markup]:
    """A broad river with a sailing boat, reeds on its bank."""
    return [
        *heaven("river", 62, 44, 13),
        path("M0 52Q14 43 30 50T60 50Q80 42 100 52V112H0Z", "river-far"),
        path("M0 66Q20 56 44 57T100 66V112H0Z", "river-mid"),
        path(
            "M52 57Q72 60 60 66 30 72 34 80 40 92 20 112H100V72Q84 70 74 64 68 58 58 57Z",
            "river-water",
        ),
        path("M0 78Q18 74 30 78 36 86 20 112H0Z", "river-near"),
        path("M100 70Q88 74 91 80 96 90 92 112H100Z", "river-near"),
        *(
            stroke(f"M{x} {y}h{w}", "river-glint", 1.4, stroke_linecap="round")
            for x, y, w in ((60, 62, 8), (46, 71, 14), (70, 70, 10), (44, 79, 10), (80, 82, 12))
        ),
        path("M58 40Q76 56 76 67L58 67.5Z", "river-sail"),
        path("M56 44V67.5L47 67Q54 58 56 44Z", "river-glint"),
        path("M44 69H80Q76 75 70 75H52Q47 75 44 69Z", "river-dark"),
        stroke(
            "M10 82Q9 62 13 47M15 82Q16 64 21 52M6 82Q5 68 2 57M20 82Q22 70 28 62",
            "river-dark",
            1.6,
        ),
        path(
            "M13 47 7 41 12 43 11 37 14 42 17 38 16 43 20 42ZM21 52 17 46 21 48 22 42 24 47"
            " 28 45 25 49ZM2 57-1 50 2 53 4 48 5 53 9 52ZM28 62 25 56 29 59 31 54 32 59 36 58Z",
            "river-dark",
        ),
    ]


SCENES: dict[str, Callable[[], list[Markup]]] = {
    "savanna": savanna,
    "village": village,
    "desert": desert,
    "mountain": mountain,
    "river": river,
}


# Cards


def scene(kind: str, x: float, y: float, width: float, height: float) -> Markup:
    """A landscape, cut to a window."""
    return element("use", href=f"#scene-{kind}", x=x, y=y, width=width, height=height)


def poster(card: dict[str, Any], title: str, prize: str) -> Markup:
    """A landscape still to be crossed: what it needs, brings and pays."""
    return group(
        *sheet(2, 96, HEIGHT),
        scene(card["kind"], 5, 3, 90, 89),
        box(4, 92, 92, 18, 0, class_="fill-sheet"),
        plaque(card["need"]),
        coin(81, 17, 13.5, prize, 15.7),
        *(placed(10.5 + 27 * i, 77, track(i < card["track"], "chalk")) for i in range(3)),
        lettering(50, 107.5, title, 15.7, 90),
    )


TICKET = (84, 96)
STUB = 27  # what must stay free of a ticket


def ticket(card: dict[str, Any]) -> Markup:
    """A card of the common stock: its tracks are on a stub, so that cards may overlap."""
    width, height = TICKET
    return group(
        *sheet(0, width, height),
        scene(card["kind"], STUB + 1, 3, width - STUB - 4, height - 6),
        *(placed(3, 69 - 21 * i, track(i < card["track"], "soft"), scale=0.92) for i in range(3)),
    )


def sheet(x: float, width: float, height: float) -> list[Markup]:
    """The paper of a card, and its shadow."""
    return [
        box(x + 1, 2, width, height, 4, class_="fill-coal", fill_opacity=0.25),
        box(x, 0, width, height, 4, class_="fill-sheet line-edge", stroke_width=0.8),
    ]


def plaque(need: int) -> Markup:
    """An enamel sign: how many tracks a landscape needs."""
    return group(
        box(4, 2, 31, 33, 4, class_="fill-navy line-chalk", stroke_width=1.6),
        text(19.5, 21, str(need), 19, "chalk", text_anchor="middle"),
        element("use", href="#rail-piece", transform="translate(9.3 24.5) scale(.85 .62)"),
    )


def coin(x: float, y: float, r: float, words: str = "", size: float = 0) -> Markup:
    """A coin, with its value."""
    value = lettering(x, y + size * 0.36, words, size, 2 * r - 4, "coal") if words else ""
    return group(disc(x, y, r, "brass"), disc(x, y, r - r / 8, "gold"), value)


def track(there: bool, colour: str) -> Markup:
    """One piece of track, 24 by 12; or the place where it could lie."""
    if there:
        return element("use", href="#rail-piece")
    return box(
        0.7, 0.7, 22.6, 10.6, 3, class_=f"line-{colour}", fill="none",
        stroke_width=1.2, stroke_opacity=0.6, stroke_dasharray="2 2.4",
    )  # fmt: skip


def empty_frame() -> Markup:
    """Where a landscape was, or will be, for sale."""
    return box(3, 1, 94, HEIGHT - 2, 4, class_="fill-blank line-edge", stroke_dasharray="4 4")


def rail_piece() -> Markup:
    """The sign for one track, wherever tracks are counted: to be used as `#rail-piece`."""
    return group(
        box(0, 0, 24, 12, 3, class_="fill-chalk"),
        path("M3 1.5h3v9H3ZM8 1.5h3v9H8ZM13 1.5h3v9H13ZM18 1.5h3v9H18Z", "sleeper"),
        stroke("M1 4H23M1 8H23", "steel", 1.8),
        id="rail-piece",
    )


def card_back() -> Markup:
    """The back of every card, 24 by 32: one track. To be used as `#card-back`."""
    return group(
        box(0.5, 0.5, 23, 31, 3, class_="fill-navy line-edge"),
        path("M5 6h14v3H5ZM5 12h14v3H5ZM5 18h14v3H5ZM5 24h14v3H5Z", "brass"),
        stroke("M8.5 3.5V28.5M15.5 3.5V28.5", "chalk", 2),
        id="card-back",
    )
