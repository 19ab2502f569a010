"""The art of Steam Tunnel's cards: rock, pipes, ends, hatches and pawns.

A card is 100 by 100. Each pipe lies in a bore of its own, which cuts the pipe that it crosses.
What is drawn once is used often; colours reach into it as variables, so that a whole tunnel
can light up.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from ludogare.core.drawing import (
    FONTS,
    Colours,
    Markup,
    box,
    disc,
    element,
    group,
    mark,
    path,
    stroke,
    text,
)
from ludogare.games.steam_tunnel.show.ways import INWARD, PORTS, Ports, junction, line, point

BORE, PIPE, BODY, SHINE, STRIPE, REACH = 26, 18, 13.5, 4, 6, 32  # widths of lines
CAP = 16  # how far from its port the middle of a cap lies
DISC = 14.5  # radius of a numbered end
DEEP = 18  # how far from its port the middle of a numbered end lies

GLOW = ("#FFE9A8", "#FFD76A", "#9A6A14")  # of a tunnel that is lit: its body, halo and edge
COLOURS: Colours = {
    "rock-light": ("#F2CE78", "#94826A"),
    "rock-lit": ("#DFAE50", "#7E6C55"),
    "rock": ("#D09A43", "#6F5E49"),
    "rock-dark": ("#B98136", "#5D4D3C"),
    "rock-shade": ("#9E692B", "#4D3F32"),
    "rock-deep": ("#63390F", "#2B231D"),
    "seam": ("#63390F", "#A58E6C"),
    "cave": ("#4A2E20", "#1D1714"),
    "cave-light": ("#5D3B28", "#2A211C"),
    "bore": ("#26160F", "#0B0807"),
    "pipe": ("#A5B4BD", "#8796A1"),
    "cold": ("#6A757C", "#4A555D"),
    "cold-edge": ("#39444C", "#2A333A"),
    "cold-shine": ("#87929A", "#5D6A73"),
    "rim": ("#7D8A93", "#66747E"),
    "pipe-edge": ("#4B5A65", "#3C4952"),
    "pipe-shine": ("#E8EEEF", "#C3CFD6"),
    "joint": ("#C08F3C", "#B88B42"),
    "joint-edge": ("#6E4A17", "#4E3714"),
    "joint-shine": ("#F0CF83", "#E6C377"),
    "iron": ("#20262B", "#0E1215"),
    "steam-shade": ("#C9A765", "#3F4A52"),
    "steam": ("#FFF9EA", "#D5DDE2"),
    "groove": ("#5F3B14", "#1F1915"),
    "tag": ("#FFFCF4", "#1B2631"),
    "disc": ("#FFFCF4", "#F1E9D6"),
    "lava-dark": ("#8E2F14", "#7A2A14"),
    "lava": ("#E8602C", "#D9531F"),
    "lava-hot": ("#FFC54D", "#FFB93A"),
}

RULES = f"""
.ludogare{{font-family:{FONTS};font-variant-numeric:tabular-nums}}
.ludogare .hit{{fill:none;stroke:#000;stroke-opacity:0;stroke-width:{REACH};pointer-events:stroke}}
.ludogare :is(.seam,.groove,.stripe){{fill:none;pointer-events:none}}
.ludogare .seam{{stroke-width:3.5;stroke-dasharray:7 6;stroke-opacity:.5}}
.ludogare .groove{{stroke-width:6}}
.ludogare .stripe{{stroke-width:{STRIPE}}}
.ludogare .guess{{stroke-linecap:round;stroke-width:4.5}}
.ludogare :is(.pawn,.steam,.joints){{pointer-events:none}}
.ludogare .cold{{--pipe:var(--cold);--pipe-shine:var(--cold-shine);--pipe-edge:var(--cold-edge)}}
.ludogare :is(.segment,.cell).can:not(.chosen,.would,:focus-visible){{filter:none}}
.ludogare .segment:is(.can,.chosen){{--bore:var(--brass);--pipe-shine:#fff}}
.ludogare .cell{{stroke-width:3}}
.ludogare .cell.chosen{{stroke-width:9}}
.ludogare .cell.can{{--rock-deep:{GLOW[1]}}}
.ludogare .cell:is(.chosen,.can:hover){{--rock-deep:{GLOW[0]};--rock-light:#FFF1CB;\
--rock-lit:#F6D98F;--rock:#EBC66E;--rock-dark:#DDB153;--rock-shade:#C99A3D;--cave:var(--cave-light)}}
.ludogare .lit{{--pipe-shine:#fff;--pipe:{GLOW[0]};--bore:{GLOW[1]};--pipe-edge:{GLOW[2]};\
--disc:{GLOW[0]};--tag:{GLOW[0]};--iron:{GLOW[2]}}}
.ludogare .entry.lit{{--ink:#1F2A36;--soft:#5A6068}}
.ludogare :is(.seam,.groove).lit{{stroke:{GLOW[0]};stroke-width:6;stroke-opacity:1}}
"""


# Pipes

LAYERS = (("pipe-edge", PIPE), ("pipe", BODY), ("pipe-shine", SHINE))


def named(ports: Iterable[int]) -> str:
    """What a way is called among the parts."""
    return "".join(map(str, ports))


@cache
def pipe(ports: Ports) -> tuple[Markup, Markup]:
    """A way as a bare line, and as a pipe in its bore."""
    name = named(ports)

    def layer(colour: str, width: float) -> Markup:
        return element("use", href=f"#way-{name}", class_=f"line-{colour}", stroke_width=width)

    fitting = [joint_at(junction(ports))] if len(ports) > 2 else []
    return (
        element("path", id=f"way-{name}", d=line(ports), fill="none"),
        group(
            *(layer(colour, width) for colour, width in (("bore", BORE), *LAYERS)),
            *fitting,
            id=f"pipe-{name}",
        ),
    )


def joint_at(z: complex) -> Markup:
    """The brass fitting of a fork."""
    return group(
        disc(0, 0, 13, "joint-edge"),
        disc(0, 0, 11, "joint"),
        disc(0, 0, 5, "joint-shine"),
        transform=f"translate({point(z)})",
    )


def inside(port: int, depth: float, aside: float = 0) -> str:
    """A point so far inside a port, and so far to the side."""
    inward = INWARD[port]
    return point(PORTS[port] + inward * depth + inward * 1j * aside)


def bar(port: int, near: float, far: float, half: float) -> str:
    """A bar across a port, from one depth to another."""
    return (
        f"M{inside(port, near, -half)}L{inside(port, near, half)}"
        f"L{inside(port, far, half)}L{inside(port, far, -half)}Z"
    )


def joints() -> Markup:
    """The brass collars at the six ports of a card: half of each joint."""
    edge = "".join(bar(port, 0, 7, 13.5) for port in range(6))
    face = "".join(bar(port, 0, 5, 12) for port in range(6))
    shine = "".join(bar(port, 0, 5, 3.5) for port in range(6))
    return group(
        path(edge, "joint-edge"), path(face, "joint"), path(shine, "joint-shine"), id="joints"
    )


def stub(port: int, length: float) -> list[Markup]:
    """A short pipe behind a port."""
    d = f"M{inside(port, 0)}L{inside(port, length)}"
    return [stroke(d, colour, width) for colour, width in (("bore", BORE), *LAYERS)]


@cache
def cap(port: int, words: str) -> Markup:
    """A dead end: a pipe with a bolted iron cap, and what it is worth if that is anything."""
    z = PORTS[port] + INWARD[port] * CAP
    bolts = "".join(f"M{inside(port, CAP, aside)}h.01" for aside in (-9, 9))
    sign = text(z.real, z.imag + 5, words, 14, "chalk", text_anchor="middle") if words else ""
    return group(
        *stub(port, CAP - 6),
        path(bar(port, CAP - 8, CAP + 8, 15.5), "bore"),
        path(bar(port, CAP - 6.5, CAP + 6.5, 14), "rim"),
        path(bar(port, CAP - 4, CAP + 6.5, 14), "iron"),
        stroke(bolts, "rim", 4, stroke_linecap="round"),
        sign,
        id=f"cap-{port}",
    )


@cache
def numbered(port: int, value: int) -> Markup:
    """A numbered end: an enamel disc on a short pipe."""
    z = PORTS[port] + INWARD[port] * DEEP
    return group(
        *stub(port, DEEP),
        disc(z.real, z.imag, DISC + 2, "bore"),
        disc(z.real, z.imag, DISC, "disc"),
        element(
            "circle", class_="line-navy", cx=z.real, cy=z.imag, r=DISC - 2.2, fill="none",
            stroke_width=1.6,
        ),
        text(z.real, z.imag + 7.3, str(value), 21, "coal", text_anchor="middle"),
        id=f"end-{port}-{value}",
    )  # fmt: skip


PUFFS = ((4, 0, 6), (11, -5, 6.5), (11, 5, 6), (19, -3, 7), (20, 6, 5), (27, 1, 4.5))


def steam(port: int) -> Markup:
    """Steam that comes out of the rock behind a port."""
    inward = INWARD[port]
    at = [(PORTS[port] + inward * (depth + aside * 1j), r) for depth, aside, r in PUFFS]
    return group(
        *(disc(z.real + 1.4, z.imag + 1.8, r, "steam-shade") for z, r in at),
        *(disc(z.real, z.imag, r, "steam") for z, r in at),
        id=f"steam-{port}",
    )


# Rock

# Hewn stones: an outline, and facets that meet, each darker the more it turns from the light.
STONES = (
    (
        "M8 2 92 3 98 9 97 91 91 98 9 97 2 90 3 8Z",
        "M8 2 48 2.5 38 30 3 42V8Z",
        "M48 2.5 92 3 98 9 97.7 34 66 40 38 30Z",
        "M3 42 38 30 66 40 60 66 26 70Z",
        "M3 42 26 70 34 97.4 9 97 2 90ZM97.7 34 97 91 91 98 84 97.7 60 66 66 40Z",
        "M26 70 60 66 84 97.7 34 97.4Z",
    ),
    (
        "M10 3 90 2 97 8 98 90 90 97 8 98 3 92 2 10Z",
        "M10 3 58 2.4 46 24 18 34 2 26V10Z",
        "M58 2.4 90 2 97 8 97.5 52 74 44 46 24Z",
        "M18 34 46 24 74 44 56 72 28 62Z",
        "M2 26 18 34 28 62 16 97.8 8 98 3 92ZM97.5 52 98 90 90 97 70 97.2 56 72 74 44Z",
        "M28 62 56 72 70 97.2 16 97.8Z",
    ),
)
CRACKS = (
    "M38 30 31 17 34 9M66 40 78 31 84 18M26 70 18 79 19 90M60 66 69 74 70 86M44 66 47 54 42 46",
    "M46 24 52 14 49 7M18 34 12 46 15 58M74 44 84 52 83 64M56 72 50 84 53 92M40 50 52 47 57 56",
)
TONES = ("rock-light", "rock-lit", "rock", "rock-dark", "rock-shade")
ROCKS = 2 * len(STONES)


def rock(variant: int) -> Markup:
    """A card that nobody has seen: a block of rock; the last ones are the first, transposed."""
    if variant >= len(STONES):
        used = element("use", href=f"#rock-{variant - len(STONES)}")
        return group(group(used, transform="matrix(0 1 1 0 0 0)"), id=f"rock-{variant}")
    outline, *facets = STONES[variant]
    return group(
        element("path", class_="fill-rock-deep line-rock-deep", d=outline),
        *(path(facet, tone) for facet, tone in zip(facets, TONES, strict=True)),
        stroke(CRACKS[variant], "groove", 1.3, stroke_opacity=0.4, stroke_linejoin="round"),
        id=f"rock-{variant}",
    )


def cave() -> Markup:
    """The ground of a face-up card."""
    return group(
        box(0, 0, 100, 100, 0, class_="fill-cave"),
        path("M8 8 34 6 24 22 10 24ZM70 44 92 48 88 60 74 56ZM38 46 58 42 62 54 44 58Z"
             "M8 46 20 44 24 54 10 58ZM70 84 92 78 90 94 74 94ZM12 84 34 80 32 94 14 92Z"
             "M66 10 88 8 86 22 72 20Z", "cave-light"),
        id="cave",
    )  # fmt: skip


def plate() -> Markup:
    """The ground of a point card: an enamel plate with a hand wheel."""
    spokes = "M50 38V62M38 50H62M41.5 41.5 58.5 58.5M58.5 41.5 41.5 58.5"
    return group(
        box(0, 0, 100, 100, 0, class_="fill-cave"),
        box(1.5, 1.5, 97, 97, 9, class_="fill-joint-edge"),
        box(3, 3, 94, 94, 8, class_="fill-joint"),
        box(5.5, 5.5, 89, 89, 6, class_="fill-navy"),
        stroke(spokes, "joint", 2.6),
        element("circle", class_="line-joint", cx=50, cy=50, r=12, fill="none", stroke_width=4),
        disc(50, 50, 4, "joint-shine"),
        id="plate",
    )


def hole() -> Markup:
    """The hole of the full board: a shaft down to the lava."""
    return group(
        box(0, 0, 100, 100, 0, class_="fill-rock-deep"),
        path("M4 10 26 3 50 7 76 3 96 9 97 34 93 52 98 74 95 95 70 97 52 93 28 98 5 94 3 70"
             " 7 48 2 30Z", "bore"),
        path("M14 20 34 13 56 17 84 14 88 40 85 62 89 84 62 87 44 84 16 88 12 60 15 42Z",
             "lava-dark"),
        path("M24 30 46 24 72 27 78 46 75 70 54 76 28 74 22 52Z", "lava"),
        path("M36 42 52 37 64 43 66 56 56 64 42 63 34 54Z", "lava-hot"),
        id="hole",
    )  # fmt: skip


def hatch() -> Markup:
    """What closes a blocked card."""
    bolts = "".join(
        f"M{50 + 25 * z.real:.1f} {50 + 25 * z.imag:.1f}h.01"
        for z in (1, 1j, -1, -1j, 0.707 + 0.707j, 0.707 - 0.707j, -0.707 + 0.707j, -0.707 - 0.707j)
    )
    return group(
        disc(50, 51.5, 31, "bore"),
        disc(50, 50, 30, "pipe-edge"),
        disc(50, 50, 27.5, "pipe"),
        stroke(bolts, "pipe-edge", 4.5, stroke_linecap="round"),
        disc(50, 50, 20, "pipe-edge"),
        disc(50, 50, 18, "chalk"),
        id="hatch",
    )


# Pawns


@cache
def pawn(seat: int) -> Markup:
    """A pawn: a seat's mark on a white disc."""
    return group(
        disc(0, 1, 16.5, "bore"),
        disc(0, 0, 15.5, "chalk"),
        mark(seat, 0, 0, 10.5),
        id=f"seat-{seat}",
    )


@cache
def furniture() -> tuple[Markup, ...]:
    """What every board uses."""
    return (
        *map(steam, range(len(PORTS))),
        *map(rock, range(ROCKS)),
        joints(),
        cave(),
        plate(),
        hole(),
        hatch(),
    )


def parts(
    ways: Iterable[Ports], ends: Iterable[tuple[int, int]], caps: str, seats: int
) -> list[Markup]:
    """What is drawn once and used often."""
    return [
        *(part for ports in sorted(ways) for part in pipe(ports)),
        *(numbered(port, value) for port, value in sorted(ends)),
        *(cap(port, caps) for port in range(len(PORTS))),
        *furniture(),
        *map(pawn, range(seats)),
    ]
