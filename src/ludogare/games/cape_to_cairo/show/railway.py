"""The railway of From Cape to Cairo: the line, the trains, the arrival and the map."""

from __future__ import annotations

from ludogare.core.drawing import Markup, box, disc, element, group, mark, path, plain, stroke, text
from ludogare.games.cape_to_cairo.show.posters import (
    ABOVE,
    ACACIA,
    BELOW,
    END,
    GIRAFFE,
    HEIGHT,
    LINE,
    PALM,
    SCENES,
    WIDTH,
    card_back,
    landscape,
    rail_piece,
    scene,
)

CLOUDS = (
    "M8 14h22a3 3 0 0 1 0 6H8a3 3 0 0 1 0-6ZM18 18h20a2.5 2.5 0 0 1 0 5H18a2.5 2.5 0 0 1 0-5Z",
    "M58-9h26a3 3 0 0 1 0 6H58a3 3 0 0 1 0-6Z",
    "",
    "M50 7h26a3 3 0 0 1 0 6H50a3 3 0 0 1 0-6ZM62 11h26a2.5 2.5 0 0 1 0 5H62a2.5 2.5 0 0 1 0-5Z",
    "M12-4h20a3 3 0 0 1 0 6H12a3 3 0 0 1 0-6Z",
)


def parts() -> list[Markup]:
    """What is drawn once and used often."""
    return [
        *map(landscape, SCENES),
        rail_piece(),
        card_back(),
        group(finished_track(WIDTH), id="track"),
        group(cape(), id="cape"),
        group(cairo(), id="cairo"),
        group(survey(), id="survey"),
        group(telegraph(), id="telegraph"),
    ]


def part(called: str, x: float = 0) -> Markup:
    """One of the parts."""
    return element("use", href=f"#{called}", x=x or None)


def crossed(kind: str, place: int) -> Markup:
    """A crossed landscape: the line runs through it. Every second one is seen in a mirror.

    It reaches a little over its edges, so that no seam shows.
    """
    return group(
        path(f"M-.4 {ABOVE}H100.4V2H-.4Z", "dawn-sky"),
        group(
            scene(kind, -0.4, 0, WIDTH + 0.8, HEIGHT + 2.5),  # wider than its window
            bridge() if kind == "river" else path(f"M-.4 92H100.4V{BELOW}H-.4Z", "dawn-near"),
            transform="matrix(-1 0 0 1 100 0)" if place % 2 else None,
        ),
        path(CLOUDS[place % len(CLOUDS)], "cloud"),
        part("track"),
    )


def bridge() -> Markup:
    """What carries the line over a river."""
    return group(
        path(f"M0 92H100V{BELOW}H0Z", "river-water"),
        path(
            f"M-.4 90H29Q33 104 25 {BELOW}H-.4ZM100.4 90H93Q97 104 91 {BELOW}H100.4Z", "dawn-near"
        ),
        path("M27 103H96V108H27ZM40 108h6v14h-6ZM76 108h6v14h-6Z", "steel"),
        stroke("M30 108 40 114H46L60 108H66L76 114H82L94 108", "steel", 1.6),
    )


def survey() -> Markup:
    """Land ahead of the line, four places long: a sketch, with the route staked out."""
    peak = "M104 78 148 30q4-6 10-3l8-3 10 4q6-1 9 4l47 46Z"
    roofs = "M288 64l16-17 16 17h-4v14h-24V64ZM322 66l12-13 12 13h-3v12h-18V66Z"
    return group(
        path(f"M0 {ABOVE}H400V{BELOW}H0Z", "blank"),
        path("M0 62q30-13 60-5t70-2 60 4 70-4 60 4 80 3V120H0Z" + peak, "rise"),
        group(path(ACACIA + GIRAFFE, "etch"), path(roofs, "etch")),
        path(PALM, "etch", transform="translate(212 4)"),
        path(ACACIA, "etch", transform="matrix(-.8 0 0 .8 400 17)"),
        path("M0 78q40-8 90-3t110-2 90 4 110 1V120H0Z", "rise"),
        stroke(f"M3 {LINE}H400", "etch", 2.4, stroke_dasharray="7 5.5"),
    )


def cape() -> Markup:
    """Table Mountain above the bay."""
    return group(
        path(f"M0 {ABOVE}H46V{BELOW}H0Z", "dawn-sky"),
        path("M0 36Q23 30 46 38V112H0Z", "dawn-haze"),
        path("M0 62 7 48 10 46H31L37 53 46 57V112H0Z", "mountain-far"),
        path("M21 46H31L37 53 46 57V72H30L25 56Z", "mountain-rock"),
        path("M7 46.5Q11 42 18 44 25 41 33 47Z", "smoke"),
        path("M0 68Q20 64 46 66V112H0Z", "sea"),
        stroke("M5 72h9M21 74h12M3 77h6", "surf", 1.2, stroke_linecap="round"),
        path(f"M0 86Q20 79 46 78V{BELOW}H0Z", "dawn-near"),
        finished_track(END),
    )


def cairo() -> Markup:
    """The pyramids."""
    return group(
        path(f"M0 {ABOVE}H46V{BELOW}H0Z", "dawn-sky"),
        path("M0 38Q23 30 46 36V112H0Z", "dawn-haze"),
        disc(33, 32, 8, "cairo-sun"),
        path("M0 60 19 32 44 68H0Z", "desert-mid"),
        path("M19 32 44 68H27L23 50Z", "desert-shade"),
        path("M28 68 40 50 46 59V68Z", "desert-far"),
        path("M40 50 46 59V68H44L42 60Z", "desert-near"),
        path("M0 67Q20 63 46 66V112H0Z", "desert-mid"),
        path(f"M0 78Q20 74 46 78V{BELOW}H0Z", "dawn-near"),
    )


def finished_track(length: float) -> Markup:
    """A stretch of line as it lies in a crossed landscape."""
    end = plain(length + 0.4)
    count = round(length / 8)  # sleepers, as far apart in one landscape as in the next
    sleepers = "".join(
        f"M{plain(length / count * (i + 0.5) - 1.7)} 95h3.4v8.6h-3.4Z" for i in range(count)
    )
    return group(
        path(f"M-.4 93.5H{end}V105.5H-.4Z", "ballast"),
        path(sleepers, "sleeper"),
        stroke(f"M-.4 97H{end}M-.4 101.5H{end}", "rail", 1.6),
    )


def telegraph() -> Markup:
    """A pole where two landscapes meet, and the wires to the next one."""
    return group(
        path("M-1 50h2v46h-2ZM-6 54h12v1.6h-12Z", "sleeper"),
        stroke("M-5 54Q45 66 95 54M5 54Q55 66 105 54", "sleeper", 0.7),
    )


def milestone(number: int) -> Markup:
    """A stone where a landscape will lie, with its number."""
    return group(
        path(f"M40 {LINE}V82a10 10 0 0 1 20 0V{LINE}Z", "sheet"),
        text(50, 95.4, str(number), 15.7, "soft", text_anchor="middle"),
    )


# The trains


def locomotive(seat: int) -> Markup:
    """A tank engine in the colour of a seat, its mark on the tender; 48 long, on y = 0."""
    colour = f"seat-{seat % 6}"
    return group(
        path("M1-14Q4-18 7-16 11-18 13-14Z", "coal"),
        box(0, -14.5, 14, 11, 1.5, class_=f"fill-{colour}"),
        box(14, -6, 4, 2, 0, class_="fill-coal"),
        box(17, -20, 10, 16, 1, class_=f"fill-{colour}"),
        box(19.5, -17.5, 5, 5.5, 1, class_="fill-chalk"),
        path("M15.5-22.5H28.5V-19.5H15.5Z", "coal"),
        path("M29-14Q29-19 31.5-19T34-14Z", "brass"),
        path("M36-14 35.2-20.5H34V-22.5H41.5V-20.5H40.3L39.5-14Z", "coal"),
        path("M27-15.5H41Q43.5-15.5 43.5-13V-5H27Z", colour),
        path("M39.5-15.5H41Q43.5-15.5 43.5-13V-5H39.5Z", "coal"),
        path("M30.5-15.5h1.2V-5h-1.2ZM35-15.5h1.2V-5H35Z", "brass"),
        path("M0-5H44V-3H0Z", "coal"),
        path("M43-6 49 0H42Z", "red"),
        disc(44, -11.5, 1.6, "gold"),
        *(wheel(x, 3) for x in (3.5, 10.5)),
        *(wheel(x, 4) for x in (21.5, 30.5)),
        wheel(38.5, 2.8),
        stroke("M21.5-4H33", "brass", 1.4),
        disc(7, -9.2, 4.6, "chalk"),
        mark(seat, 7, -9.2, 3.3),
    )


def wheel(x: float, r: float) -> Markup:
    """A wheel that stands on the rails."""
    return group(disc(x, -r, r, "coal"), disc(x, -r, r * 0.5, "red"))


def smoke() -> Markup:
    """What trails behind a chimney at (38, -22)."""
    puffs = (
        (38, -27, 2.6),
        (33, -31, 4),
        (25, -33, 4.8),
        (15, -32.5, 4),
        (6, -33.5, 3),
        (-1, -32, 2),
    )
    return group(*(disc(x, y, r, "smoke") for x, y, r in puffs), opacity=0.92)


# The arrival


def bunting(length: float, seat: int) -> Markup:
    """A string of pennants."""
    count = int(length // 16)
    step = length / count
    rows = []
    for i, colour in enumerate((f"seat-{seat % 6}", "gold", "red")):
        flags = [
            f"M{plain(step * j + 2)} 3h{plain(step - 4)}l{plain(2 - step / 2)} 11Z"
            for j in range(i, count, 3)
        ]
        rows.append(path("".join(flags), colour))
    return group(stroke(f"M0 3H{plain(length)}", "coal", 1.2), *rows)


def sunburst() -> Markup:
    """The pyramids before a rising sun, around x = 300, the ground at 150."""
    rays = "".join(f"M300 120L{x} -60H{x + 70}Z" for x in range(-1000, 1600, 140))
    sides = "".join(f"M300 120L{x} {y}V{y + 40}Z" for x in (-600, 1200) for y in (-20, 60, 130))
    return group(
        path("M-600 0H1200V204H-600Z", "savanna-sky"),
        path(rays + sides, "savanna-haze"),
        disc(300, 118, 64, "savanna-sun"),
        path("M70 152 200 44 330 152Z", "desert-mid"),
        path("M200 44 330 152H236L220 100Z", "desert-shade"),
        path("M340 152 430 76 520 152Z", "desert-far"),
        path("M430 76 520 152H456L446 114Z", "desert-near"),
        path("M-600 150H1200V204H-600Z", "desert-near"),
    )


# The continent: longitude and latitude of its coast, drawn from general knowledge, no source.
AFRICA = (
    "-5.9 35.8 -2 35.1 1.3 36.5 5 36.8 9.8 37.3 11 37 10.1 34.3 11.5 33.1 15.2 32.3 15.7 31.4"
    " 19 30.3 20.1 32.2 21.7 32.9 25.2 31.6 29 30.9 31 31.5 32.4 31.2 32.6 29.9 33.6 27.8 35.5"
    " 24 37.2 21 37.3 19 38.6 18 39.5 15.5 43.1 12.5 43.3 11.5 44.5 10.4 47 11.2 51.2 11.9 51"
    " 10.4 49 7 47 4 43 0.3 40.5 -2.5 39.2 -5 39.5 -7 40.6 -10.5 40.7 -15 38 -17.2 36 -18.9 34.8"
    " -20 35.5 -23.8 32.8 -25.9 32.4 -28.5 30.5 -31 27.5 -33.3 25.7 -34 22 -34.2 20 -34.8 18.4"
    " -34.2 18.2 -32 16.5 -28.6 15 -26 14.4 -22.5 12 -18 11.8 -16 13.6 -12.3 13.2 -9 12.2 -6 8.8"
    " -0.7 9.5 2.3 9.6 4 8.5 4.6 6 4.3 4.5 6.3 2 6.3 -2 4.8 -4 5.2 -7.5 4.4 -11.5 6.8 -13.3 8.9"
    " -15 11 -16.8 13 -17.5 14.7 -16.3 17 -16.2 19.5 -17 21 -16 23.7 -14.5 26.2 -12.9 27.9 -10.2"
    " 29.3 -9.8 31.4 -8.5 33.2 -6.8 34"
)
MADAGASCAR = (
    "49.3 -12 50.5 -15.5 49.5 -18 47.2 -25 45.2 -25.5 43.5 -23 44.3 -20 44.4 -16.5 47 -15.2"
)
# The start and the eight landscapes, from the Cape to Cairo.
STOPS = "18.6 -33.4 24.5 -28 28 -20.5 28.5 -12.5 30 -4.5 32 3.5 32 11.5 32.5 20 31.2 29.6"


def charted(degrees: str) -> list[tuple[float, float]]:
    """Points of the map in its own units: two for a degree, north up."""
    numbers = [float(n) for n in degrees.split()]
    return [(2 * (x + 22), 2 * (40 - y)) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]


def outline(degrees: str) -> str:
    """A closed coast."""
    return "M" + "L".join(f"{plain(x)} {plain(y)}" for x, y in charted(degrees)) + "Z"


def continent() -> Markup:
    """Africa in its seas, 164 by 164, with the route from stop to stop."""
    stops = charted(STOPS)
    route = "M" + "L".join(f"{plain(x)} {plain(y)}" for x, y in stops)
    return group(
        path("M0 0H164V164H0Z", "sea"),
        stroke("M8 118q5-4 10 0t10 0M20 130q5-4 10 0t10 0M124 142q5-4 10 0t10 0", "surf", 1.4),
        path(outline(AFRICA) + outline(MADAGASCAR), "land-edge", transform="translate(1.5 2)"),
        path(outline(AFRICA) + outline(MADAGASCAR), "land"),
        path("M64 68Q76 62 96 66 106 72 104 84 100 96 84 98 72 98 70 88 60 80 64 68Z", "jungle"),
        stroke("M110 80Q106 66 110 56 104 44 112 38 108 28 106 18", "surf", 1.6),
        disc(110, 82, 3.4, "surf"),
        compass(30, 92),
        stroke(route, "red", 2.4, stroke_dasharray="5 2.5"),
        *(disc(x, y, 2.6, "coal") for x, y in stops),
    )


def compass(x: float, y: float) -> Markup:
    """A rose; north is up."""
    return group(
        disc(0, 0, 9, "surf", fill_opacity=0.6),
        path("M0-14 3 0 0 3-3 0Z", "chalk"),
        path("M0 12 2.6 0H-2.6ZM-12 0 0-2.6V2.6ZM12 0 0-2.6V2.6Z", "brass"),
        transform=f"translate({x} {y})",
    )
