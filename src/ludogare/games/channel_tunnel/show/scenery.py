"""The place of the tunnel: sky, sun and ferry, white cliffs and dunes, the sea, layers of chalk."""

from __future__ import annotations

from functools import cache

from ludogare.core.drawing import Markup, disc, element, group, path, placed, plain, stroke

FAR = 2400  # how far sky, sea and rock go on beyond the picture
Clouds = tuple[tuple[float, float, float], ...]  # where the sky is free, and how large


def parts() -> list[Markup]:
    """The colours of sky and sea from top to bottom."""
    return [
        element(
            "linearGradient",
            element("stop", offset=0, class_=f"stop-{upper}"),
            element("stop", offset=1, class_=f"stop-{lower}"),
            id=called, x1=0, y1=0, x2=0, y2=1,
        )
        for called, upper, lower in (("sky", "sky", "sky-low"), ("sea", "sea", "sea-deep"))
    ]  # fmt: skip


def band(top: float, bottom: float, width: float, **worn: str) -> Markup:
    """A layer from one side to the other, and beyond."""
    return element("rect", x=-FAR, y=top, width=width + 2 * FAR, height=bottom - top, **worn)


def waves(x: float, y: float, width: float, opacity: float) -> Markup:
    """A line of small waves."""
    line = f"M{plain(x)} {plain(y)}" + "q6.5-5 13 0t13 0" * int(width // 26)
    return stroke(line, "foam", 1.6, opacity=opacity)


CLOUD = "M0 0h52a11 11 0 0 0-10-15 17 17 0 0 0-31-3A13 13 0 0 0 0 0Z"


def cloud(x: float, y: float, scale: float) -> Markup:
    """A cloud, lit from the upper left."""
    return placed(
        x, y,
        path(CLOUD, "cloud-low"),
        path("M3-3a11 11 0 0 1 9-12 15 15 0 0 1 27 2 10 10 0 0 1 8 6q-22 1-44 4Z", "cloud"),
        scale=scale,
    )  # fmt: skip


def sun(x: float, y: float, r: float) -> Markup:
    """The sun by day, the moon by night, with a glow."""
    return group(
        disc(x, y, r * 2.6, "sun", opacity=0.14),
        disc(x, y, r * 1.7, "sun", opacity=0.22),
        disc(x, y, r, "sun"),
    )


@cache
def ferry(x: float, y: float, scale: float = 1) -> Markup:
    """A ship on the way across, above those who will replace it."""
    return placed(
        x, y,
        path("M-3-30q-7-9-18-9 9-7 17-3 11-8 20 2-9 0-13 10Z", "cloud", opacity=0.8),
        path("M-36 0H36L29 11H-30Z", "hull"),
        path("M-36 0H36L34 3.5H-34Z", "red"),
        path("M-24-10H22V0H-24Z", "wall"),
        path("M-16-17H9V-10H-16Z", "wall-lit"),
        path("M12-10H22V0H12ZM4-17H9V-10H4Z", "wall-low"),
        path("M-5-28H4V-17H-5Z", "red"),
        path("M1-28H4V-17H1Z", "coal", opacity=0.3),
        stroke("M-20-5H18", "hull", 2.2, stroke_dasharray="3 3"),
        stroke("M-46 12q11-5 22 0t22 0 22 0 22 0", "foam", 2, opacity=0.9),
        scale=scale,
    )  # fmt: skip


def lighthouse(x: float, y: float, scale: float) -> Markup:
    """A mark on the coast; by night its beam is seen."""
    return placed(
        x, y,
        path("M0-29 90-46V-8Z", "beam"),
        path("M0-29-90-40V-16Z", "beam"),
        path("M-5 0-3-26H3L5 0Z", "wall-lit"),
        path("M1 0 .8-26H3L5 0Z", "wall-low"),
        path("M-4.5-7-4-13H4L4.5-7ZM-3.6-19-3.2-24H3.2L3.6-19Z", "red"),
        path("M-4-26H4V-31L0-35-4-31Z", "coal"),
        disc(0, -28.5, 2.2, "gold"),
        scale=scale,
    )  # fmt: skip


def strata(width: float, top: float, bottom: float) -> Markup:
    """Layers of chalk and marl below the sea, with flints and the shells of long ago."""
    deep = bottom - top
    layers = [band(top + 4, bottom, width, class_="fill-chalk-1")]
    for i, colour in enumerate(("chalk-2", "chalk-3", "chalk-4"), 1):
        y = top + deep * (0, 0.22, 0.62, 0.88)[i]
        third = width / 3
        curve = (
            f"M{-FAR} {plain(y)}H0C{plain(third)} {plain(y + 14)} {plain(2 * third)} "
            f"{plain(y - 10)} {plain(width)} {plain(y + 6)}H{plain(width + FAR)}"
        )
        layers.append(path(f"{curve}V{plain(bottom)}H{-FAR}Z", colour))
        layers.append(stroke(curve, "chalk-1", 1.5, opacity=0.45))
    flints = "".join(
        f"M{plain((i * 173) % width)} {plain(top + 14 + (i * 37) % max(deep - 22, 1))}l7-2 5 3-6 3z"
        for i in range(22)
    )
    return group(*layers, path(flints, "flint", opacity=0.35))


def cliffs(horizon: float, seabed: float, left: float) -> Markup:
    """The white cliffs, lit from the upper left, with grass on top."""
    foot = plain(seabed + 10)
    top = horizon - 44
    return group(
        path(f"M{-FAR} {plain(top)}H{plain(left - 28)}L{plain(left - 12)} {plain(top + 8)}"
             f"L{plain(left - 4)} {plain(horizon)}L{plain(left + 18)} {foot}H{-FAR}Z", "cliff"),
        path(f"M{plain(left - 28)} {plain(top)}L{plain(left - 12)} {plain(top + 8)}"
             f"L{plain(left - 4)} {plain(horizon)}L{plain(left + 18)} {foot}H{plain(left - 14)}"
             f"L{plain(left - 26)} {plain(horizon)}Z", "cliff-shade"),
        stroke("".join(
            f"M{plain(left - 50 - 34 * i)} {plain(top + 12)}l4 18-5 14 6 22" for i in range(3)
        ), "cliff-shade", 3),
        path(f"M{-FAR} {plain(top - 6)}H{plain(left - 36)}Q{plain(left - 18)} {plain(top - 6)} "
             f"{plain(left - 10)} {plain(top + 8)}L{plain(left - 30)} {plain(top + 5)}H{-FAR}Z",
             "grass"),
        path(f"M{-FAR} {plain(top - 6)}H{plain(left - 40)}L{plain(left - 52)} {plain(top - 2)}"
             f"H{-FAR}Z", "grass-lit"),
        stroke(f"M{plain(left - 6)} {plain(horizon + 2)}q10-4 20 0", "foam", 2.4),
    )  # fmt: skip


def dunes(width: float, horizon: float, seabed: float, right: float) -> Markup:
    """The dunes of the other side."""
    end, foot = width + FAR, plain(seabed + 10)
    return group(
        path(f"M{end} {plain(horizon - 24)}H{plain(right + 44)}Q{plain(right + 10)} "
             f"{plain(horizon - 16)} {plain(right)} {plain(horizon + 4)}L{plain(right - 20)} "
             f"{foot}H{end}Z", "dune"),
        path(f"M{plain(right)} {plain(horizon + 4)}L{plain(right - 20)} {foot}H{plain(right + 14)}"
             f"Q{plain(right + 20)} {plain(horizon + 8)} {plain(right + 50)} "
             f"{plain(horizon - 12)}Q{plain(right + 12)} {plain(horizon - 10)} {plain(right)} "
             f"{plain(horizon + 4)}Z", "dune-shade"),
        path(f"M{end} {plain(horizon - 32)}H{plain(right + 58)}Q{plain(right + 26)} "
             f"{plain(horizon - 28)} {plain(right + 12)} {plain(horizon - 12)}Q{plain(right + 60)} "
             f"{plain(horizon - 22)} {end} {plain(horizon - 18)}Z", "grass"),
        path(f"M{end} {plain(horizon - 32)}H{plain(right + 58)}L{plain(right + 76)} "
             f"{plain(horizon - 27)}H{end}Z", "grass-lit"),
    )  # fmt: skip


def fishes(*spots: tuple[float, float]) -> Markup:
    """A few inhabitants."""
    shape = "".join(
        f"M{plain(x)} {plain(y)}q7-6 14 0 3-4 5-4-1 4 0 8-3-1-5-4q-7 6-14 0z" for x, y in spots
    )
    return path(shape, "foam", opacity=0.75)


@cache
def scenery(
    width: float, horizon: float, seabed: float, bottom: float, shore: float, clouds: Clouds
) -> Markup:
    """From the white cliffs to the dunes of the other side."""
    left, right = shore, width - shore
    far = f"M{plain(width * 0.42)} {plain(horizon)}q40-9 90-7t80 1 70-3 60 9Z"
    return group(
        band(-FAR, 1, width, class_="fill-sky"),
        band(0, horizon, width, fill="url(#sky)"),
        sun(width * 0.8, horizon * 0.42, min(20, horizon * 0.22)),
        *(cloud(*spot) for spot in clouds),
        path(far, "haze", opacity=0.7),
        band(horizon, seabed + 16, width, fill="url(#sea)"),
        waves(left, horizon + 5, right - left, 0.9),
        waves(left + 26, horizon + 14, right - left - 52, 0.55),
        fishes((width * 0.3, seabed - 7), (width * 0.335, seabed - 2), (width * 0.66, seabed - 5)),
        strata(width, seabed, bottom),
        cliffs(horizon, seabed, left),
        dunes(width, horizon, seabed, right),
        lighthouse(left - 62, horizon - 47, 0.95),
        lighthouse(right + 78, horizon - 29, 0.85),
    )
