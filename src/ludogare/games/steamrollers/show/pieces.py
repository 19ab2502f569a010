"""The pieces of SteamRollers: dice, goods as painted cubes, crates, luggage labels, the engine."""

from __future__ import annotations

from ludogare.core.drawing import (
    Attribute,
    Markup,
    box,
    corners,
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
from ludogare.core.saying.numbers import figure
from ludogare.games.steamrollers.show.art import hex_shape, pips, rail_shape

# Dice


def die_symbol(value: int) -> Markup:
    """A white die of bone, with an edge in the shade and pips that are drilled."""
    return group(
        element("ellipse", cx=3, cy=18, rx=21, ry=9, class_="fill-dusk", opacity=0.3),
        box(-20, -16.5, 40, 40, 9, class_="fill-bone-low"),
        box(-20, -20, 40, 40, 9, class_="fill-ivory line-bone-low", stroke_width=1),
        stroke("M-16.5-8V-10Q-16.5-16.5-10-16.5H6", "chalk", 2.4, stroke_linecap="round"),
        placed(0, 0, pips(value, 10.5, 4.2, "bone-low")),
        placed(0.5, 0.7, pips(value, 10.5, 3.7, "coal")),
        id=f"white-{value}",
    )


def white_die(value: int, size: float = 40, lean: float = 0) -> Markup:
    """A white die, its middle at 0 0."""
    turn = f" rotate({plain(lean)})" if lean else ""
    return element("use", href=f"#white-{value}", transform=f"scale({plain(size / 40)}){turn}")


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
        element("ellipse", cx=3, cy=18, rx=21, ry=9, class_="fill-dusk", opacity=0.35),
        box(-20, -17, 40, 40, 9, class_="fill-jet-low"),
        box(-20, -20, 40, 40, 9, class_="fill-night line-jet-low", stroke_width=1),
        stroke("M-16.5-8V-10Q-16.5-16.5-10-16.5H6", "chalk", 1.6, stroke_linecap="round",
               opacity=0.45),
        *shown,
        scale=size / 40,
    )  # fmt: skip


# Goods

FACE = {"yellow": 1, "red": 2, "green": 5, "blue": 6}
DARK_ON = {"yellow": "coal", "grey": "coal"}
RING = "M3 10a7 7 0 1 1 14 0a7 7 0 1 1-14 0zM6 10a4 4 0 1 0 8 0a4 4 0 1 0-8 0z"


def cube_sign(colour: str) -> Markup:
    """Where a good goes, for eyes that see no colours: pips, a ring for 3 and 4, a star for any."""
    ink = DARK_ON.get(colour, "chalk")
    if colour in FACE:
        return placed(10, 10, pips(FACE[colour], 5.2, 2.1, ink))
    if colour == "grey":
        return path(RING, ink, fill_rule="evenodd")
    return placed(10, 10, path(corners(5, 7.5, inner=3.2), ink))


def cube_symbol(colour: str) -> Markup:
    """A painted cube as a symbol, its front at 0 0."""
    return group(
        element("ellipse", cx=12, cy=20.5, rx=13, ry=3.2, class_="fill-dusk", opacity=0.3),
        element("path", d="M0 0l4.5-4.5h19.5v19.5l-4 5H0z",
                class_=f"fill-cube-{colour} line-coal", stroke_width=1.1, stroke_linejoin="round"),
        path("M0 0l4.5-4.5h19.5l-4 4.5z", "chalk", opacity=0.42),
        path("M20 0l4-4.5v19.5l-4 5z", "night", opacity=0.34),
        stroke("M1.5 18V1.5H18", "chalk", 1.2, opacity=0.4),
        cube_sign(colour),
        id=f"cube-{colour}",
    )  # fmt: skip


def cube(colour: str, size: float = 20, **more: Attribute) -> Markup:
    """A good as a painted cube, its front at 0 0."""
    scale = f"scale({plain(size / 20)})" if size != 20 else None
    return group(element("use", href=f"#cube-{colour}", transform=scale), **more)


def crate(width: float, height: float) -> Markup:
    """The back and the sides of a crate; its front comes over what lies in it."""
    return group(
        box(2, 4, width, height, 3, class_="fill-dusk", opacity=0.3),
        box(0, 0, width, height, 3, class_="fill-crate-deep line-crate-line", stroke_width=1.2),
        stroke(f"M3 {plain(height / 2)}H{plain(width - 3)}", "crate-line", 1, opacity=0.7),
    )


def crate_front(width: float, height: float, deep: float) -> Markup:
    """The front board of a crate, `deep` high, nailed to its posts."""
    top = height - deep
    return group(
        box(-1.5, top, width + 3, deep, 2, class_="fill-crate line-crate-line", stroke_width=1.2),
        stroke(f"M1 {plain(top + 1.6)}H{plain(width - 1)}", "chalk", 1.1, opacity=0.45),
        *(disc(x, top + deep / 2, min(1.4, deep / 5), "crate-line") for x in (3, width - 3)),
        pointer_events="none",
    )


# Luggage labels

LABEL = (116, 80)


def wrapped(words: str, room: float, size: float, most: int) -> list[str]:
    """Words in lines that fit a room; what does not fit at all is left to the tip.

    >>> wrapped("Draw a rail", 40, 10, 2), len(wrapped("No\\u00a0break", 40, 10, 2))
    (['Draw a', 'rail'], 1)
    """
    lines: list[str] = []
    for word in words.split(" "):  # not at a space that holds
        joined = f"{lines[-1]} {word}" if lines else word
        if lines and width_of(joined, size) * 0.94 <= room:
            lines[-1] = joined
        else:
            lines.append(word)
    if len(lines) > most:
        lines = [*lines[: most - 1], lines[most - 1] + "…"]
    return lines


BOLT = "M4-9L-5 2h5L-3 10 6-2H1Z"
ENDLESS = "M-9 0c0-6 7-6 9 0s9 6 9 0-7-6-9 0-9 6-9 0z"
LABEL_SHAPE = (
    f"M13 0H{LABEL[0] - 4}a4 4 0 0 1 4 4V{LABEL[1] - 4}a4 4 0 0 1-4 4H13L0 {LABEL[1] - 15}V15Z"
)


def label_symbol() -> Markup:
    """The card of a luggage label with its eyelet and its string."""
    return group(
        path(LABEL_SHAPE, "dusk", opacity=0.3, transform="translate(2.5 4)"),
        element("path", d=LABEL_SHAPE, class_="fill-label line-label-edge", stroke_width=1.2),
        element("path", d=LABEL_SHAPE, fill="url(#grain)"),
        path(f"M13 0H{LABEL[0] - 4}a4 4 0 0 1 4 4V27H0V15Z", "label-head"),
        stroke(f"M1 27H{LABEL[0] - 1}", "label-edge", 1, opacity=0.7),
        stroke(f"M14 1.5H{LABEL[0] - 5}", "chalk", 1.4, opacity=0.6),
        element("circle", cx=11, cy=15, r=5, class_="fill-eyelet line-label-edge", stroke_width=1),
        disc(11, 15, 2.4, "dusk"),
        stroke("M11 15C2 12-7 4-4-3S8-8 9-2 4 8-6 10", "string", 1.6, stroke_linecap="round"),
        stroke("M11 15C3 9-1 2 2-4", "string", 1.6, stroke_linecap="round"),
        id="label",
    )


def label(number: int, code: str, words: str, once: bool, value: int, note: str = "") -> Markup:
    """An action tile as a luggage label: its die, what it does, its kind, its value."""
    width, height = LABEL
    does = wrapped(words, width - 12, 12, 3 if note else 4)
    first, pitch = (39, 11.9) if len(does) > 3 else (40.5, 12.9)
    lines = [
        text(8, first + pitch * i, line, 12, "coal", font_weight=600) for i, line in enumerate(does)
    ]
    kind = path(BOLT, "label-red") if once else stroke(ENDLESS, "coal", 2.4)
    return group(
        element("use", href="#label"),
        placed(32, 13, white_die(number, 21)),
        text(47, 18.5, code, 14, "coal"),
        placed(78, 14, kind, scale=0.72),
        text(width - 6, 19, signed(value), 14, "coal", text_anchor="end"),
        *lines,
        text(width - 6, height - 5, note, 12, "label-red", text_anchor="end") if note else "",
    )


def signed(value: int) -> str:
    """A value with its sign.

    >>> signed(1), signed(0), signed(-2)
    ('+1', '0', '−2')
    """
    return f"+{value}" if value > 0 else figure(value)


# The engine

PUFFS = ((44, -6, 4), (51, -12, 5.5), (61, -15, 7))


def locomotive(width: float, power: str, boxes: int) -> Markup:
    """An engine with its power on the boiler; the more boxes are ticked, the more it steams."""
    steam = [disc(x, y, r, "steam") for x, y, r in PUFFS[: boxes // 2]]
    return placed(
        0, 0,
        *steam,
        element("ellipse", cx=36, cy=42, rx=36, ry=3.4, class_="fill-dusk", opacity=0.25),
        path("M2 30V4h16v8h22V6h6v6h6q6 0 6 6v12zM6 8v8h8v-8zM40 0h6l2 6H38zM58 30h8l4 6H56z",
             "boiler", fill_rule="evenodd"),
        path("M18 12h34q6 0 6 6H18zM2 4h16v2.5H2z", "chalk", opacity=0.22),
        stroke("M18 30H58", "red", 2.4),
        path("M1 3H20V0.5H1Z", "red"),
        disc(14, 34, 8, "boiler"), disc(14, 34, 5.6, "red"), disc(14, 34, 2, "boiler"),
        disc(36, 36, 6, "boiler"), disc(36, 36, 3.8, "red"), disc(36, 36, 1.6, "boiler"),
        disc(51, 36, 6, "boiler"), disc(51, 36, 3.8, "red"), disc(51, 36, 1.6, "boiler"),
        text(37, 27, power, 15, "chalk", text_anchor="middle"),
        scale=width / 72,
    )  # fmt: skip


def parts() -> list[Markup]:
    """Dice, cubes and the label, which are used many times."""
    colours = ("yellow", "red", "green", "blue", "grey", "black")
    return [*map(die_symbol, range(1, 7)), *map(cube_symbol, colours), label_symbol()]
