"""The scenery of Steam Tunnel: Io under Jupiter, its surface, and what lies below it."""

from __future__ import annotations

from ludogare.core.drawing import (
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
)

COLOURS: Colours = {
    "space": ("#17334A", "#0A121B"),
    "space-glow": ("#2A5468", "#132435"),
    "star": ("#F6E9C4", "#E9E3D5"),
    "jupiter": ("#F3DDB0", "#C9B189"),
    "jupiter-band": ("#DE9A63", "#9C6A44"),
    "jupiter-thin": ("#E9BC8A", "#B08660"),
    "jupiter-storm": ("#C8532F", "#8F4027"),
    "jupiter-night": ("#17334A", "#0A121B"),
    "plain-far": ("#B98A35", "#43382C"),
    "plain": ("#EBCB5E", "#7D6A4C"),
    "plain-lit": ("#F7E08C", "#98835F"),
    "plume": ("#F3E3B4", "#7F7B76"),
    "stratum": ("#B97A2A", "#463A2E"),
    "stratum-low": ("#9C5F22", "#372C24"),
    "carved": ("#141B23", "#E9E3D5"),  # words on the rock
}


FAR = 2400  # how far the moon goes on beyond the picture


def jupiter(x: float, y: float, r: float) -> Markup:
    """The planet, with its belts, its storm and its night side."""
    bands = "M-100-62H100V-48H-100ZM-100-22H100V2H-100ZM-100 34H100V50H-100Z"
    thin = "M-100-40H100V-36H-100ZM-100 10H100V14H-100ZM-100 58H100V74H-100ZM-100-80H100V-72H-100Z"
    return group(
        element("clipPath", element("circle", r=100), id="jupiter-shape"),
        group(
            disc(0, 0, 100, "jupiter"),
            path(thin, "jupiter-thin"),
            path(bands, "jupiter-band"),
            element("ellipse", class_="fill-jupiter", cx=-30, cy=14, rx=27, ry=14),
            element("ellipse", class_="fill-jupiter-storm", cx=-30, cy=14, rx=22, ry=10),
            path("M-4-100A100 100 0 0 1-4 100A160 160 0 0 0-4-100Z", "jupiter-night",
                 fill_opacity=0.35, transform="translate(30 0)"),
            clip_path="url(#jupiter-shape)",
        ),
        transform=f"translate({plain(x)} {plain(y)}) scale({plain(r / 100)})",
    )  # fmt: skip


def sky(width: float, horizon: float, ground: float) -> Markup:
    """Space, and a faint glow above the horizon."""
    low, high = plain(horizon - 26), plain(horizon - 44)
    glow = (
        f"M{-FAR} {low}H0Q{plain(width / 2)} {high} {plain(width)} {low}H{plain(width + FAR)}"
        f"V{plain(ground)}H{-FAR}Z"
    )
    return group(
        box(-FAR, -FAR, width + 2 * FAR, ground + FAR, 0, class_="fill-space"),
        *(group(stars(width, horizon), transform=f"translate({plain(x)} 0)")
          for x in (-width, 0, width)),
        path(glow, "space-glow", fill_opacity=0.55),
    )  # fmt: skip


def stars(width: float, height: float) -> Markup:
    """A few stars, always the same."""
    dots = "".join(
        f"M{plain((i * 137.5) % width)} {plain((i * 61.8 + 7) % height)}h.01" for i in range(46)
    )
    return stroke(dots, "star", 1.6, stroke_linecap="round", stroke_opacity=0.8)


def volcano(x: float, y: float, size: float) -> Markup:
    """A volcano that throws its sulphur far above the horizon."""
    return group(
        path("M-7-28Q-16-84-66-78-40-100 0-102 40-100 66-78 16-84 7-28Z", "plume",
             fill_opacity=0.85),
        path("M-7-28Q-14-70-44-74-20-88 0-88 20-88 44-74 14-70 7-28Z", "plume"),
        path("M-70 0-26-18-9-29H9L30-16 78 0Z", "plain-far"),
        path("M-9-29H9L4-24-3-26Z", "lava"),
        transform=f"translate({plain(x)} {plain(y)}) scale({plain(size)})",
    )  # fmt: skip


BOMBS = ((-64, -58, -92, -14), (-34, -92, -58, -40), (30, -96, 66, -46), (60, -60, 96, -12))
"""Where lava flies to from the volcano: over which point, and to which."""
CLOUDS = (
    (-128, -74, 15), (-100, -84, 20), (-70, -90, 24), (-36, -94, 27), (0, -98, 29), (36, -94, 27),
    (70, -90, 24), (100, -84, 20), (128, -74, 15),
)  # fmt: skip


def eruption(x: float, y: float, size: float) -> Markup:
    """The volcano at the end of a match: a fountain of lava under a roof of steam."""
    arcs = "".join(f"M0-28Q{over} {high} {to} {low}" for over, high, to, low in BOMBS)
    return group(
        *(disc(at + 3, above + 4, r, "steam-shade") for at, above, r in CLOUDS),
        *(disc(at, above, r, "steam") for at, above, r in CLOUDS),
        path("M-9-28Q-20-72-4-96L0-80 5-98Q20-70 9-28Z", "lava"),
        path("M-4-28Q-10-60-1-80 9-58 4-28Z", "lava-hot"),
        stroke(arcs, "lava", 4.5, stroke_linecap="round"),
        stroke(arcs, "lava-hot", 2, stroke_linecap="round"),
        *(disc(to, low, 5, "lava-hot") for _, _, to, low in BOMBS),
        transform=f"translate({plain(x)} {plain(y)}) scale({plain(size)})",
    )


def blown_off(x: float, y: float, size: float) -> Markup:
    """Steam from a pipe that comes to the surface, around its mouth."""
    puffs = ((0, -5, 7), (3, -16, 10), (-2, -30, 13), (5, -44, 10))
    return placed(
        x, y,
        *(disc(at + 2, above + 2.5, r, "steam-shade") for at, above, r in puffs),
        *(disc(at, above, r, "steam") for at, above, r in puffs),
        scale=size,
    )  # fmt: skip


HILLS = ((0, -6), (0.1, -16), (0.17, -12), (0.26, -22), (0.34, -8), (0.5, -14), (0.62, -7),
         (0.75, -17), (0.86, -9), (1, -15))  # fmt: skip


def surface(width: float, horizon: float, ground: float) -> Markup:
    """The plain of sulphur, from one side to the other, with hills behind it."""

    def at(part: float, above: float) -> str:
        return f"{plain(width * part)} {plain(horizon + above)}"

    hills = "L".join(at(part, above) for part, above in HILLS)
    below = f"H{plain(width + FAR)}V{plain(ground)}H{-FAR}V{plain(horizon)}H0Z"
    return group(
        path(f"M{hills}{below}", "plain-far"),
        path(f"M{at(0, 0)}Q{at(0.25, -9)} {at(0.5, -2)}T{at(1, -3)}{below}", "plain"),
        path(
            f"M{at(0, 4)}Q{at(0.2, -4)} {at(0.42, 3)} {at(0.2, 5)} {at(0, 9)}Z"
            f"M{at(0.56, 4)}Q{at(0.8, -3)} {at(1, 1)}L{at(1, 6)}Q{at(0.8, 3)} {at(0.56, 4)}Z",
            "plain-lit",
        ),
    )


def strata(width: float, top: float, bottom: float) -> Markup:
    """What lies below the surface, layer upon layer."""
    half, quarter = plain(width / 2), plain(width / 4)
    layers = [box(-FAR, top, width + 2 * FAR, bottom - top + FAR, 0, class_="fill-rock")]
    for i, colour in enumerate(("rock-dark", "stratum", "stratum-low"), 1):
        y = plain(top + (bottom - top) * i / 4)
        wave = f"q{quarter} {14 - 9 * i} {half} 0t{half} 0"
        ends = f"H{plain(width + FAR)}V{plain(bottom + FAR)}H{-FAR}Z"
        layers.append(path(f"M{-FAR} {y}H0{wave}{ends}", colour))
    return group(*layers)


def magma(x: float, top: float, left: float, right: float, bottom: float) -> Markup:
    """What feeds a volcano: a chamber below, and a winding vent."""
    vent = f"M{x} {top}q22 120-8 250t6 200q18 90-30 {plain(bottom - top - 490)}"
    middle, half = (left + right) / 2, (right - left) / 2

    def pool(high: float, wide: float) -> str:
        reach = half * wide
        ends = f"{plain(reach)} {high} 0 0 1 {plain(middle + reach)} {bottom}"
        return f"M{plain(middle - reach)} {bottom}A{ends}Z"

    return group(
        stroke(vent, "stratum-low", 24),
        path(pool(92, 1.06), "stratum-low"),
        stroke(vent, "lava-dark", 15),
        path(pool(80, 0.97), "lava-dark"),
        stroke(vent, "lava", 9),
        path(pool(64, 0.84), "lava"),
        stroke(vent, "lava-hot", 3.5),
        path(pool(40, 0.6), "lava-hot"),
    )


def lake(width: float, top: float) -> Markup:
    """What the mine stands on where the screen goes on below it: a lake of lava."""
    half, quarter = plain(width / 2), plain(width / 4)

    def waves(down: float, high: float) -> str:
        return (
            f"M{-FAR} {plain(top + down)}H0q{quarter} {high} {half} 0t{half} 0"
            f"H{plain(width + FAR)}V{plain(top + FAR)}H{-FAR}Z"
        )

    layers = (("stratum-low", 8, -6), ("lava-dark", 16, 5), ("lava", 27, -5), ("lava-hot", 44, 4))
    return group(*(path(waves(down, high), colour) for colour, down, high in layers))
