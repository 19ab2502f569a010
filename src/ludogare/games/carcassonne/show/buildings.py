"""What stands in the land by itself: monasteries, cathedrals, inns, villages, arches, pennants."""

from __future__ import annotations

from ludogare.core.drawing import Markup, corners, disc, element, group, path, stroke


def shadow(x: float, y: float, rx: float, ry: float) -> Markup:
    """What a thing takes of the light."""
    return element("ellipse", cx=x, cy=y, rx=rx, ry=ry, class_="fill-coal", fill_opacity=0.2)


def glow(x: float, y: float, r: float) -> Markup:
    """The light round a window or a lantern, which is seen by night."""
    return element("circle", cx=x, cy=y, r=r, fill="url(#lamplight)")


def lamplight() -> Markup:
    """How light fades round a lamp."""
    return element(
        "radialGradient",
        element("stop", offset=0, class_="stop-glow"),
        element("stop", offset=1, class_="stop-glow", stop_opacity=0),
        id="lamplight",
    )


def lantern(x: float, y: float, reach: float) -> Markup:
    """A lantern on its post, which stands at a place."""
    return group(
        glow(x, y - 9, reach),
        stroke(f"M{x} {y}V{y - 8}", "line", 1.2),
        disc(x, y - 9, 2.3, "line"),
        disc(x, y - 9, 1.5, "window"),
    )


def arch() -> Markup:
    """A stone arch into which a road from the south runs."""
    return group(
        path("M-15 9L-15-3A15 15 0 0 1 15-3L15 9L9 6V-2A9 9 0 0 0-9-2V6Z", "stone"),
        path("M-15 9L-15-3A15 15 0 0 1 0-18V-11A9 9 0 0 0-9-2V6Z", "stone-lit"),
        path("M-7.4 8V-2A7.4 7.4 0 0 1 7.4-2V8Z", "hole"),
        path("M-5.4 9V4L-3.6-1H3.6L5.4 4V9Z", "rut", fill_opacity=0.75),
        path("M-5.4 9V5H5.4V9Z", "gravel"),
        stroke("M-15 9V-3A15 15 0 0 1 15-3V9L9 6V-2A9 9 0 0 0-9-2V6Z", "line", 1.2),
        glow(0, 3, 22),
        *(lantern(x, 9, 9) for x in (-18, 18)),
        stroke("M-15-1H-9M15-1H9M-11-13-6-8.4M11-13 6-8.4M-3-17.6-2-10.8M3-17.6 2-10.8", "line", 1),
        stroke_linejoin="round",
        id="arch",
    )


def village() -> Markup:
    """A paved crossing with a milestone, where roads end."""
    return group(
        disc(0, 0, 12, "kerb"),
        disc(0, 0, 10.4, "gravel"),
        stroke("M0-6.5A6.5 6.5 0 1 1 0 6.5A6.5 6.5 0 1 1 0-6.5", "rut", 2,
               stroke_dasharray="2.4 2"),
        shadow(1.6, 2.6, 4, 1.8),
        path("M-2.8 3V-5A2.8 2.8 0 0 1 2.8-5V3Z", "stone"),
        path("M-2.8 3V-5A2.8 2.8 0 0 1 0-7.8V3Z", "stone-lit"),
        stroke("M-2.8 3V-5A2.8 2.8 0 0 1 2.8-5V3Z", "line", 0.9),
        lantern(7, 5, 24),
        id="village",
    )  # fmt: skip


def monastery() -> Markup:
    """A church with its bell tower, a cloister round a garden, beds, and smoke."""
    drawn = group(
        shadow(3, 17, 30, 10),
        path("M-27 20V-9H27V20Z", "sunlit"),
        path("M-23 14h9v3h-9zM-23 8h9v3h-9z", "wheat"),
        path("M-23 11h9v2h-9z", "foliage"),
        stroke("M-27 20V-9M27-9V20M-27 20H-5M5 20H27", "stone-dark", 3.4),
        stroke("M-27 19V-9M27-9V19M-27 19H-5M5 19H27", "stone-lit", 1.8),
        # the cloister
        path("M2 12V-4H25V12Z", "plaster"),
        path("M0 0L3-7H24L27 0Z", "roof-0"),
        path("M0 13V9H27V13L25 16H2Z", "roof-1"),
        path("M7 8V2H20V8Z", "foliage"),
        disc(13.5, 5, 2, "water"),
        stroke("M0 0L3-7H24L27 0ZM0 9H27V13L25 16H2L0 13ZM7 8V2H20V8ZM0 0V9M27 0V9", "line", 0.9),
        # the church
        path("M-18 11V-5H1V11Z", "plaster"),
        path("M-21-3L-16-15H-1L4-3Z", "slate"),
        path("M-21-3L-16-15H-10L-13-3Z", "slate-lit"),
        path("M-10 11V-18H-1V11Z", "plaster"),
        path("M-4 11V-18H-1V11Z", "gable"),
        path("M-12.4-17L-5.5-31L1.4-17Z", "roof-1"),
        path("M-5.5-31L1.4-17H-3.4Z", "ridge"),
        stroke("M-5.5-31V-37M-8-34.6H-3", "line", 1.3),
        stroke("M-18-3V11H1V-3M-21-3H-10M-1-3H4L-1-12M-10-15H-16L-21-3M-10 11V-17M-1 11V-17"
               "M-12.4-17L-5.5-31L1.4-17Z", "line", 1),
        path("M-8 11V6A2.4 2.4 0 0 1-3.2 6V11ZM-7-13h3v4.4h-3zM-16 1h2.6v4.6h-2.6z", "window"),
        glow(-6, 4, 24),
        glow(13, 5, 16),
        # smoke
        path("M19-8V-13H22V-8Z", "stone-dark"),
        stroke("M20.5-15C17-18 24-20 20.5-24C18-27 23-28 22-31", "smoke", 2.6,
               stroke_opacity=0.6, stroke_linecap="round"),
        stroke_linejoin="round",
        transform="scale(1.18)",
    )  # fmt: skip
    return group(drawn, id="monastery")


def bell() -> Markup:
    """The bell of a completed monastery, ringing, beside its tower."""
    return group(
        path("M-18-17C-18-25-22-25-22-28A3 3 0 0 1-16-28C-16-25-12-25-12-17Z", "gold"),
        stroke("M-22.6-17H-11.4C-13-21-13-24-14.4-28A2.6 2.6 0 0 0-19.6-28C-21-24-21-21-22.6-17Z",
               "line", 1),
        disc(-17, -15.4, 1.8, "line"),
        stroke("M-26-28C-28-25-28-21-26-18M-29-30C-32-26-32-20-29-16", "brass", 1.5,
               stroke_linecap="round"),
        id="bell",
    )  # fmt: skip


def cathedral() -> Markup:
    """A church with two towers and a rose window."""
    return group(
        shadow(4, 22, 27, 6),
        path("M-17 22V-12H17V22Z", "plaster"),
        path("M-20-4L-9-26H9L20-4Z", "slate"),
        path("M-20-4L-9-26H-3L-8-4Z", "slate-lit"),
        path("M-9 22V-8L0-18L9-8V22Z", "plaster"),
        path("M-20 22V-24H-9V22ZM9 22V-24H20V22Z", "stone-lit"),
        path("M-13 22V-24H-9V22ZM16 22V-24H20V22Z", "stone"),
        path("M-22-23L-14.5-41L-7-23ZM7-23L14.5-41L22-23Z", "slate"),
        path("M-22-23L-14.5-41L-15.5-23ZM7-23L14.5-41L13.5-23Z", "slate-lit"),
        stroke("M-9-8L0-18L9-8M-20 22V-24H-9V22ZM9 22V-24H20V22ZM-9 22H9M-9-26H9", "line", 1.1),
        stroke("M-22-23L-14.5-41L-7-23ZM7-23L14.5-41L22-23Z", "line", 1.1),
        disc(0, -2, 5, "window"),
        stroke("M0-7A5 5 0 1 1 0 3A5 5 0 1 1 0-7M0-7V3M-5-2H5", "line", 1),
        path("M-4 22V13A4 4 0 0 1 4 13V22ZM-16-16h3v8h-3zM13-16h3v8h-3zM-16 0h3v7h-3zM13 0h3v7h-3z",
             "window"),
        glow(0, -2, 18),
        glow(0, 16, 12),
        stroke_linejoin="round",
        id="cathedral",
    )  # fmt: skip


def inn() -> Markup:
    """An inn by a pond, with its sign."""
    return group(
        element("ellipse", cx=4, cy=7, rx=15, ry=6.5,
                class_="fill-water line-stone-dark", stroke_width=1.4),
        stroke("M-2 9h7M6 6.5h6", "wool", 1, stroke_opacity=0.8),
        path("M-11 5V-5H7V5Z", "plaster"),
        path("M-14-4L-9-14H5L10-4Z", "roof-1"),
        path("M5-14L10-4H5L2-14Z", "ridge"),
        path("M-8-2h3.4v3.4h-3.4zM2-2h3.4v3.4H2zM-3 5V-1H.6V5Z", "window"),
        stroke("M-11-4V5H7V-4M-14-4L-9-14H5L10-4Z", "line", 1),
        stroke("M12.5-15V5M12.5-14H18", "line", 1.2),
        path("M13.6-13h7v6.4h-7z", "gold"),
        stroke("M13.6-13h7v6.4h-7z", "line", 0.8),
        glow(-2, 0, 24),
        stroke_linejoin="round",
        id="inn",
    )  # fmt: skip


def pennant() -> Markup:
    """A shield on a mast: this part of the city counts more."""
    return group(
        shadow(1.5, 9, 4, 1.6),
        stroke("M0 9V-15", "line", 2.2),
        disc(0, -15.6, 1.7, "gold"),
        path("M-7.5-13H7.5V-4C7.5 1 3 3.6 0 5C-3 3.6-7.5 1-7.5-4Z", "navy"),
        path("M-7.5-13H0V5C-3 3.6-7.5 1-7.5-4Z", "chalk", fill_opacity=0.16),
        path("M-1.5-13H1.5V-7.4H7.4V-4.4H1.5V4.4L0 5L-1.5 4.4V-4.4H-7.4V-7.4H-1.5Z", "gold"),
        stroke("M-7.5-13H7.5V-4C7.5 1 3 3.6 0 5C-3 3.6-7.5 1-7.5-4Z", "line", 1.3),
        stroke_linejoin="round",
        id="pennant",
    )


def cart() -> Markup:
    """A horse and cart: the road is complete."""
    return group(
        shadow(0, 4.4, 12, 2.4),
        path("M-12-5H0L-1 2H-11Z", "roof-2"),
        path("M-12-6C-10-11-2-11 0-6Z", "wool"),
        stroke("M-12-5H0L-1 2H-11ZM-12-6C-10-11-2-11 0-6Z", "line", 0.9),
        path("M2-3C3-5 8-5 9-4L11-9L13.6-8L12.6-5.4L11-4L10 0V4H8.6L8 0H4L3.4 4H2Z", "trunk"),
        stroke("M-1 0H4", "line", 1),
        disc(-6, 2.6, 3, "kerb"),
        element("circle", cx=-6, cy=2.6, r=3, fill="none", class_="line-line", stroke_width=1),
        glow(1, -4, 15),
        disc(1, -4, 1.4, "window"),
        id="cart",
    )


def start() -> Markup:
    """A brass star: here the land began, and from here places are named."""
    return group(
        disc(0, 0, 6.4, "line"),
        disc(0, 0, 5.4, "brass"),
        path(corners(4, 5.2, inner=1.9), "chalk"),
        id="start",
    )


def parts() -> list[Markup]:
    """All of them, to be used by reference."""
    return [
        lamplight(), arch(), village(), monastery(), bell(), cathedral(), inn(), pennant(), cart(),
        start(),
    ]  # fmt: skip
