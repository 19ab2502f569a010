"""The small things of the board: colours, hard hats, rubble, signs and icons."""

from __future__ import annotations

from functools import lru_cache

from ludogare.core.drawing import (
    Attribute,
    Colours,
    Markup,
    box,
    disc,
    element,
    group,
    name,
    path,
    placed,
    shorten,
    stroke,
    text,
    width_of,
)

COLOURS: Colours = {
    "hat-sky_blue": ("#5BB8E8", "#5BB8E8"),
    "hat-black": ("#343A43", "#3B424C"),
    "hat-orange": ("#EC8427", "#EC8427"),
    "hat-yellow": ("#F3CC35", "#F3CC35"),
    "hat-white": ("#FFFFFF", "#F4F1EA"),
    "hat-line": ("#1F2A36", "#B4BCC2"),
    "sky": ("#CBE6EF", "#14273A"),
    "sky-low": ("#E6F2EE", "#1C3A4C"),
    "sun": ("#F7D774", "#E9E3D5"),
    "cloud": ("#FFFFFF", "#24405A"),
    "sea": ("#3C8DAD", "#14506B"),
    "sea-deep": ("#2C7393", "#0F3F57"),
    "foam": ("#A9D5E0", "#3D7F97"),
    "chalk-1": ("#F3ECD9", "#4A4A45"),
    "chalk-2": ("#E4D9BE", "#403F3A"),
    "chalk-3": ("#D0C19D", "#353430"),
    "chalk-4": ("#B7A580", "#2B2A27"),
    "cliff": ("#FDFAF1", "#B9BBB4"),
    "cliff-shade": ("#DFD8C4", "#8C9089"),
    "grass": ("#7FA65A", "#4B6B40"),
    "bore": ("#4B4A4C", "#17191C"),
    "ring": ("#8B8A88", "#55585C"),
    "rock": ("#A08F6D", "#5B5344"),
    "rock-edge": ("#7C6D50", "#3E392F"),
    "plan": ("#1F4E79", "#173B5C"),
    "plan-dark": ("#183F63", "#112D47"),
    "plan-line": ("#A9CBE8", "#7FA9CC"),
    "plan-ink": ("#EAF4FC", "#E4EEF6"),
    "cloud-low": ("#DCE9EC", "#1B3246"),
    "haze": ("#B9D2CF", "#1F3F50"),
    "hull": ("#1F3A57", "#0D1C2B"),
    "wall": ("#F3EDDD", "#A9A898"),
    "wall-lit": ("#FFFDF4", "#D5D3C4"),
    "wall-low": ("#C9C0A9", "#77766A"),
    "beam": ("#FFF4C200", "#FFF4C23A"),
    "light": ("#FFE9A6", "#FFE39A"),
    "grass-lit": ("#9CC071", "#5C8050"),
    "dune": ("#E9DAB2", "#8B8469"),
    "dune-shade": ("#C9B686", "#696350"),
    "flint": ("#7A6C52", "#151412"),
    "concrete": ("#A8A59D", "#4A4D50"),
    "concrete-lit": ("#D2CFC6", "#777B7E"),
    "cutter": ("#2A2F36", "#090B0D"),
    "skin": ("#E2B38C", "#C99A75"),
    "desk": ("#56685F", "#1B2420"),
    "desk-lit": ("#66796F", "#232E29"),
    "desk-line": ("#44544C", "#141B18"),
    "dusk": ("#1B261F", "#000000"),
    "leaf-page": ("#FFFBEE", "#2A3138"),
    "leaf-line": ("#E4DAC0", "#3B444C"),
    "tag": ("#F3E3BB", "#C8B07B"),
    "tag-edge": ("#A9863F", "#7C6128"),
    "shelf": ("#8A6238", "#4A3420"),
    "shelf-lit": ("#A97C4B", "#64492F"),
    "file": ("#F1E2BF", "#3A372F"),
    "file-edge": ("#CDB583", "#5D5644"),
    "type-blue": ("#2B6CB0", "#2F6AA6"),
    "type-green": ("#2B7A4F", "#2B7A4F"),
    "type-red": ("#B83E2A", "#B0432E"),
    "drift-red": ("#B83E2A", "#B0432E"),
    "drift-blue": ("#2F6DB5", "#2F6DB5"),
    "drift-green": ("#2B7756", "#2B7756"),
    "drift-yellow": ("#E0B32C", "#E0B32C"),
    "drift-none": ("#56616B", "#56616B"),
}
RULES = """
.ludogare .stop-sky{stop-color:var(--sky)}.ludogare .stop-sky-low{stop-color:var(--sky-low)}
.ludogare .stop-sea{stop-color:var(--sea)}.ludogare .stop-sea-deep{stop-color:var(--sea-deep)}
.ludogare .button rect{stroke-width:1.4}
.ludogare .can.button rect{stroke:var(--brass);stroke-width:2.4}
.ludogare .tag{transition:transform .2s}
.ludogare .slot:has(.can,.chosen) .tag{transform:translateY(-2px) scale(1.08)}
.ludogare .slot:has(.can,.chosen) .tag .fill-tag{fill:var(--gold)}
.ludogare .fold{cursor:zoom-in}.ludogare .fold:focus{outline:none;cursor:zoom-out}
.ludogare .fold:not(:focus,:focus-within) .unfolded{display:none}
.ludogare .fold:focus .line-fold,.ludogare .fold:focus-within .line-fold{stroke:var(--brass)}
@media (prefers-reduced-motion:reduce){.ludogare .tag{transition:none}}
"""
KEPT = 1024  # drawings of small things that are remembered
DARK = ("black",)
SIGNS = {
    "sky_blue": "M0-6C3.4-1.8 4.6 0 4.6 2A4.6 4.6 0 1 1-4.6 2C-4.6 0-3.4-1.8 0-6Z",
    "black": "M0-6 5.4 0 0 6-5.4 0Z",
    "orange": "M0-5.6 5.6 4.6H-5.6Z",
    "yellow": "M0-5A5 5 0 1 1 0 5A5 5 0 1 1 0-5Z",
    "white": "M-4.4-4.4H4.4V4.4H-4.4Z",
}
"""A shape for each colour, for eyes that see no colours."""


@lru_cache(KEPT)
def sign(colour: str, x: float, y: float, scale: float = 1) -> Markup:
    """The shape of a colour, bright on dark and dark on bright."""
    worn = "chalk" if colour in DARK else "coal"
    return placed(x, y, path(SIGNS[colour], worn), scale=scale)


HAT = (
    "M-11 5C-11-3-6.5-8.4 0-8.4S11-3 11 5ZM-14 4.4H14C14.6 4.4 15 5 15 5.6V7.4"
    "C15 8.2 14.4 8.6 13.8 8.6H-13.8C-14.4 8.6-15 8.2-15 7.4V5.6C-15 5-14.6 4.4-14 4.4Z"
)


def hat_symbol(colour: str) -> Markup:
    """A hard hat: lit from the upper left, with a ridge and a brim in the shade."""
    return group(
        element("path", d=HAT, class_=f"fill-hat-{colour} line-hat-line", stroke_width=1.3,
                stroke_linejoin="round"),
        path("M-9.5 3.5C-9-2.5-6-6.8-1.5-7.2-5-4.5-6.5-1-6.5 3.5Z", "wall-lit", opacity=0.55),
        path("M11 4.4H-11V3H11ZM15 7.4Q15 8.6 13.8 8.6H-13.8Q-15 8.6-15 7.4Z", "coal",
             opacity=0.25),
        sign(colour, 1, -1.2, 0.62),
        id=f"hat-{colour}",
    )  # fmt: skip


def parts() -> list[Markup]:
    """What is used many times."""
    return [hat_symbol(colour) for colour in SIGNS]


@lru_cache(KEPT)
def hat(colour: str, x: float, y: float, scale: float = 1, **more: Attribute) -> Markup:
    """A token: a hard hat with the sign of its colour."""
    grown = f" scale({scale:g})" if scale != 1 else ""
    worn = element("use", href=f"#hat-{colour}", transform=f"translate({x:g} {y:g}){grown}")
    return group(worn, **more) if more else worn


@lru_cache(KEPT)
def rubble(
    colour: str, x: float, y: float, size: float, symbol: bool = False, **more: Attribute
) -> Markup:
    """A rubble tile, face up, its upper left corner at x, y."""
    k = size / 40
    symbols = [
        box(25, 2, 13, 15, 2, class_="fill-chalk line-coal", stroke_width=1),
        path("M28.5 1H34.5V4H28.5Z", "red"),
        stroke("M28 8h7M28 11h7M28 14h5", "coal", 1.1),
    ]
    return placed(
        x,
        y,
        group(
            box(1, 1, 38, 38, 5, class_=f"fill-hat-{colour} line-hat-line", stroke_width=1.6),
            path("M2 36V6Q2 2 6 2H36L31 7H7V31Z", "wall-lit", opacity=0.4),
            path("M38 4V34Q38 38 34 38H4L9 33H33V9Z", "coal", opacity=0.28),
            sign(colour, 20, 18, 1.35),
            *(symbols if symbol else []),
            **more,
        ),
        scale=k,
    )  # fmt: skip


@lru_cache(KEPT)
def hidden_tile(x: float, y: float, size: float, **more: Attribute) -> Markup:
    """A rubble tile, face down."""
    return placed(
        x,
        y,
        group(
            box(1, 1, 38, 38, 5, class_="fill-rock line-rock-edge", stroke_width=1.6),
            path("M2 36V6Q2 2 6 2H36L31 7H7V31Z", "wall-lit", opacity=0.22),
            path("M38 4V34Q38 38 34 38H4L9 33H33V9Z", "coal", opacity=0.25),
            stroke("M6 12 14 8 22 14 33 9M7 22 16 19 25 25 34 20M6 32 15 29 24 34 33 30",
                   "rock-edge", 1.6, stroke_linecap="round"),
            **more,
        ),
        scale=size / 40,
    )  # fmt: skip


ICONS = {
    # Technology: a gear; Finance: a coin; Planning: a drawing; Drilling: a cutter head
    "technology": "M-2-10H2L3-7 5.5-6 8-8 10-5.5 8-3 8.7-.5 11 .5V3.5L8.5 4.5 7.5 7 9 9.5"
    " 6.5 11 4.5 9.5 2 10.5 1 13H-2.5L-3.5 10.5-6 9.5-8 11.5-10.5 9-9 6.5-10 4-12 3V0L-9.5-1"
    "-8.5-3.5-10-6-7.5-8-5-6.5-3-7.5ZM0-2A3.5 3.5 0 1 0 0 5A3.5 3.5 0 1 0 0-2Z",
    "finance": "M0-10A10 10 0 1 1 0 10A10 10 0 1 1 0-10Z"
    "M4-4.5C2.5-6-2-6.5-3.5-1.5H-6V.5H-4V2H-6V4H-3.5"
    "C-2 8 2.5 7.5 4 6V3.5C2 5.5-.5 5-1.3 4H2V2H-2V.5H2.5V-1.5H-1.3C-.5-4 2-3.5 4-2Z",
    "planning": "M-10-8H6L10-4V9H-10Z"
    "M-7-5V6H7V-3H4.5V-5ZM-5-2H1V-.5H-5ZM-5 1H5V2.5H-5ZM-5 3.5H3V5H-5Z",
    "drilling": "M0-10A10 10 0 1 1 0 10A10 10 0 1 1 0-10Z"
    "M0-7.5V-2L-2-3.5-4-6.5ZM2-2 6.5-4.5 7.5 0ZM2 2.5"
    " 7 4 3.5 7ZM-2 2.5-1 7.5-5 6ZM-2.5 0-7.5 2-7-3Z",
    "secondary": "M-9-7H1L-2-10H2L7-5 2 0H-2L1-3H-9ZM9 7H-1L2 10H-2L-7 5-2 0H2L-1 3H9Z",
    "development": "M-10-9H-3L-1-6H10V9H-10ZM-1.2-2V.8H-4V3.2H-1.2V6H1.2V3.2H4V.8H1.2V-2Z",
}


@lru_cache(KEPT)
def icon(which: str, x: float, y: float, colour: str = "ink", scale: float = 1) -> Markup:
    """The icon of an action."""
    return placed(x, y, path(ICONS[which], colour, fill_rule="evenodd"), scale=scale)


@lru_cache(KEPT)
def eye(x: float, y: float, scale: float = 1, colour: str = "coal") -> Markup:
    """Somebody has looked."""
    return placed(
        x, y,
        path("M-8 0C-4-5.5 4-5.5 8 0C4 5.5-4 5.5-8 0Z", "chalk"),
        stroke("M-8 0C-4-5.5 4-5.5 8 0C4 5.5-4 5.5-8 0Z", colour, 1.5),
        disc(0, 0, 2.8, colour),
        scale=scale,
    )  # fmt: skip


@lru_cache(KEPT)
def coin(x: float, y: float, millions: int | str, r: float = 10) -> Markup:
    """A sum of millions."""
    return group(
        element("circle", cx=x, cy=y, r=r, class_="fill-gold line-coal", stroke_width=1.2),
        text(x, y + r * 0.44, str(millions), r * 1.32, "coal", text_anchor="middle"),
    )


@lru_cache(KEPT)
def crate(x: float, y: float, scale: float = 1, colour: str = "plan-ink") -> Markup:
    """A place to store rubble."""
    return placed(x, y, stroke("M-7-5H7V6H-7ZM-7-5 7 6M7-5-7 6", colour, 1.4), scale=scale)


@lru_cache(KEPT)
def victory(x: float, y: float, points: int | str, r: float = 9) -> Markup:
    """Points on a laurel disc."""
    return group(
        element("circle", cx=x, cy=y, r=r, class_="fill-chalk line-brass", stroke_width=1.8),
        text(x, y + r * 0.44, str(points), r * 1.32, "coal", text_anchor="middle"),
    )


STRIPES = {
    "france": "plan chalk red", "italy": "leaf chalk red", "belgium": "coal gold red",
    "ireland": "leaf chalk hat-orange", "portugal": "leaf red red",
    "west_germany": "coal red gold", "spain": "red gold red", "netherlands": "red chalk plan",
    "luxembourg": "red chalk hat-sky_blue", "denmark": "red", "britain": "plan",
    "greece": "plan chalk plan chalk plan",
}  # fmt: skip
UPRIGHT = ("france", "italy", "belgium", "ireland", "portugal")
DEVICES = {
    "britain": (
        stroke("M0 0 21 14M21 0 0 14", "chalk", 2.6),
        stroke("M10.5 0V14M0 7H21", "chalk", 5),
        stroke("M10.5 0V14M0 7H21", "red", 2.6),
    ),
    "denmark": (stroke("M8 0V14M0 7H21", "chalk", 2.6),),
    "greece": (path("M0 0H8.4V8.4H0Z", "plan"), stroke("M4.2 0V8.4M0 4.2H8.4", "chalk", 1.7)),
    "portugal": (disc(7, 7, 3.4, "gold"), disc(7, 7, 1.6, "red")),
}  # fmt: skip
"""What lies over the stripes."""


@lru_cache(KEPT)
def flag(country: str, x: float, y: float, scale: float = 1) -> Markup:
    """The flag of a country, simplified."""
    colours, upright = STRIPES[country].split(), country in UPRIGHT
    wide, high = (21 / len(colours), 14.0) if upright else (21.0, 14 / len(colours))
    stripes = [
        box(wide * i if upright else 0, 0 if upright else high * i, wide, high, 0,
            class_=f"fill-{colour}")
        for i, colour in enumerate(colours)
    ]  # fmt: skip
    return placed(
        x, y,
        group(*stripes, *DEVICES.get(country, ()), clip_path="url(#flag-shape)"),
        box(0, 0, 21, 14, 1, class_="line-coal", fill="none", stroke_width=1),
        scale=scale,
    )  # fmt: skip


FLAG_SHAPE = element("clipPath", box(0, 0, 21, 14, 1), id="flag-shape")


def button(
    x: float,
    y: float,
    width: float,
    height: float,
    words: str,
    said: str,
    which: str = "",
    size: float = 13,
    **more: Attribute,
) -> Markup:
    """An enamel plate that stands for an action; its words break where they must."""
    left = 27.0 if which else width / 2
    room = width - left - 3 if which else width - 6
    lines = wrapped(words, room, size)
    step = size * 1.1
    top = height / 2 - step * (len(lines) - 1) / 2 + size * 0.36
    anchor = "start" if which else "middle"
    return placed(
        x,
        y,
        group(
            name(said),
            box(0, 2, width, height, 5, class_="fill-dusk", opacity=0.22),
            box(0, 0, width, height, 5, class_="fill-sheet line-edge"),
            icon(which, 14, height / 2, "ink", 0.78) if which else "",
            *(text(left, top + i * step, shorten(line, room * 1.08, size), size,
                   text_anchor=anchor) for i, line in enumerate(lines)),
            class_="button",
            **more,
        ),
    )  # fmt: skip


def wrapped(words: str, room: float, size: float) -> list[str]:
    """Words broken into lines that fit into a room."""
    lines = [""]
    for word in words.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and width_of(longer, size) * 0.93 > room:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def paragraph(
    x: float,
    y: float,
    words: str,
    room: float,
    size: float,
    colour: str = "ink",
    most: int = 9,
    step: float = 1.2,
) -> Markup:
    """Lines of small words."""
    lines = wrapped(words, room, size)[:most]
    return group(
        *(
            text(x, y + i * size * step, line, size, colour, font_weight=500)
            for i, line in enumerate(lines)
        )
    )
