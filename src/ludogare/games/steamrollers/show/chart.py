"""The map of a sheet: hexes to choose, cities with crates, rails, ways to try and to deliver."""

from __future__ import annotations

from ludogare.core.drawing import (
    Markup,
    box,
    disc,
    element,
    group,
    known,
    name,
    placed,
    plain,
    stroke,
    text,
)
from ludogare.core.saying.texts import Json, Say
from ludogare.games.steamrollers.rules.components import (
    BORDERS,
    CITY_HEX,
    DIRECTIONS,
    RAIL_SIDES,
    SITE_HEX,
    TYPE_OF,
    TYPES,
    VILLAGE,
    Hex,
)
from ludogare.games.steamrollers.show import art, pieces
from ludogare.games.steamrollers.show.places import hex_details

VILLAGES = [h for h, village in zip(SITE_HEX, VILLAGE, strict=True) if village]


def read(words: str) -> Hex:
    """A hex from its words."""
    q, r = map(int, words.split(","))
    return q, r


def fresh_class(called: str, fresh: str) -> str | None:
    """`new` for what was just touched."""
    return "new" if called == fresh else None


def ground(say: Say) -> Markup:
    """Hexes and borders; each hex may be chosen."""
    drawn = []
    for place in SITE_HEX:
        written = f"{place[0]},{place[1]}"
        words = say("board-hex", **hex_details(*place))
        shape = art.site(place), art.rim(place)
        drawn.append(group(name(words), *shape, id=f"hex-{written}", data_hex=written))
    return group(*drawn, element("use", href="#borders"))


CRATE = (58, 39)  # on the map
MANY = 6  # goods that lie in a crate at their full size


def cities(view: Json, within_reach: bool, say: Say, fresh: str) -> Markup:
    """The cities with the face of their die, and with their crate: places to deliver to."""
    return group(*(
        city(view, number, place, within_reach, say, fresh)
        for number, place in enumerate(CITY_HEX, 1)
    ))  # fmt: skip


def city(view: Json, number: int, place: Hex, within_reach: bool, say: Say, fresh: str) -> Markup:
    """A city: the goal of deliveries, and the crate with its goods, which may be within reach."""
    x, y = art.middle(place)
    words = say("board-goal", city=number)
    wide, high = CRATE
    goal = group(
        name(words),
        art.hexagon(place, deep=True),
        element("use", href="#hex", class_="line-chalk", fill="none", stroke_width=1.6,
                transform=f"translate({plain(x)} {plain(y)}) scale(.9)", opacity=0.5),
        placed(x, y - 24.5, box(-11, -11, 22, 22, 5, class_="fill-ivory", opacity=0.95),
               art.pips(number, 6, 2.5, "coal")),
        placed(x - wide / 2, y - 8, pieces.crate(wide, high)),
        id=f"goal-{number}",
        data_dest=number,
    )  # fmt: skip
    goods = view["cities"][number - 1]["goods"]
    inside = [
        good_of(number, good, i, goods, view["solo"], say, cube_size(goods))
        if within_reach
        else pieces.cube(good, cube_size(goods))
        for i, good in enumerate(goods)
    ]
    crate = placed(x - wide / 2, y - 8, crate_of(inside))
    held = name(say("board-city", city=number, count=len(goods)))
    return group(
        name(words),
        goal,
        group(held, crate, **known(f"city-{number}", fresh))
        if within_reach
        else group(crate, pointer_events="none"),
        data_city=number,
    )


def cube_size(goods: list[str]) -> float:
    """How large goods are that lie in a crate on the map."""
    return 14.6 if len(goods) <= MANY else 11.0


def crate_of(cubes: list[Markup]) -> Markup:
    """The goods in the crate of a city, behind its front board."""
    wide, high = CRATE
    per_line, line = (3, 17.6) if len(cubes) <= MANY else (4, 14.0)
    lying = [
        placed(1.2 + i % per_line * wide / per_line, 4.2 + i // per_line * line, cube)
        for i, cube in enumerate(cubes)
    ]
    return group(*lying, pieces.crate_front(wide, high, 5.5 if cubes else 10))


def good_of(
    number: int, good: str, i: int, goods: list[str], solo: bool, say: Say, size: float
) -> Markup:
    """One good of a city, which can be delivered."""
    nth = goods[: i + 1].count(good)
    return group(
        name(say("board-good", good=good, city=number)),
        pieces.cube(good, size),
        id=f"cube-{number}-{good}-{nth}",
        data_origin=number,
        data_cube=f"place{i}" if solo else good,
    )


def personal_good(personal: Json | None, mine: bool, say: Say) -> Markup:
    """A personal good in its city."""
    if not personal or not personal["city"]:
        return Markup()
    x, y = art.middle(CITY_HEX[personal["city"] - 1])
    owned = group(
        name(say("board-personal", good=personal["good"])),
        pieces.cube(personal["good"], 15),
        data_origin=personal["city"] if mine else None,
        data_cube="personal" if mine else None,
    )
    return placed(x + 16, y - 29, owned)


def case_of(view: Json) -> int:
    """Which case of blocked borders a view shows."""
    wanted = frozenset(frozenset((a - 1, b - 1)) for a, b in view["borders"])
    return BORDERS.index(wanted)


def rails(player: Json, say: Say, fresh: str) -> Markup:
    """The rails of a sheet; those of a link are one group that lights up together."""
    seat = player["seat"]
    shapes = {rail["hex"]: rail["edges"] for rail in player["rails"]}
    linked = {h for link in player["links"] for h in link["hexes"]}
    drawn = [rail(seat, h, shapes[h], fresh) for h in shapes if h not in linked]
    for i, link in enumerate(player["links"]):
        one, other = link["cities"]
        facts = {"one": one, "other": other, "villages": link["villages"], "points": link["points"]}
        words = say("board-link", **facts)
        called = f"link-{seat}-{i}"
        inside = [rail(seat, h, shapes[h], fresh, "track") for h in link["hexes"]]
        drawn.append(group(name(words), *inside, data_group=called, data_tip=words))
    return group(*drawn)


def rail(seat: int, written: str, edges: list[int], fresh: str, drawn_as: str = "rail") -> Markup:
    """One rail: a line of the pencil, or the track of a finished link."""
    x, y = art.middle(read(written))
    called = f"rail-{seat}-{written}"
    return element(
        "use", href=f"#{drawn_as}-{edges[0]}-{edges[1]}", x=x, y=y, id=called,
        class_=fresh_class(called, fresh),
    )  # fmt: skip


def ghosts(view: Json, say: Say) -> Markup:
    """Rails that could be drawn: each comes to light when it is chosen or pointed at."""
    drawn = []
    said: dict[str, str] = {}
    for choice in view["choices"].get("rails", ()):
        x, y = art.middle(read(choice["hex"]))
        one, other = map(int, choice["edges"].split("-"))
        if choice["edges"] not in said:
            kind = TYPES[TYPE_OF[RAIL_SIDES.index((one, other))]]
            sides = {"from": DIRECTIONS[one], "to": DIRECTIONS[other]}
            said[choice["edges"]] = say("board-rail", kind=kind, **sides)
        drawn.append(
            element(
                "use", href=f"#rail-{one}-{other}", x=x, y=y, class_="ghost",
                aria_label=said[choice["edges"]],
                data_hex=choice["hex"], data_edges=choice["edges"],
                data_joins=choice["joins"] or None,
            )
        )  # fmt: skip
    return group(*drawn)


def routes(view: Json, say: Say) -> Markup:
    """The way of each possible delivery with its points, brought to light like the ghosts."""
    drawn = []
    for way in view["choices"].get("routes", ()):
        spots = [art.middle(read(h)) for h in way["hexes"]]
        line = "M" + "L".join(f"{plain(x)} {plain(y)}" for x, y in spots)
        x, y = spots[-1]
        origin, dest, distance = way["origin"], way["dest"], way["distance"]
        drawn.append(
            group(
                name(say("board-route", origin=origin, dest=dest, points=distance)),
                stroke(line, "brass", 12, opacity=0.55, stroke_linejoin="round",
                       stroke_linecap="round"),
                stroke(line, "red", 3, stroke_dasharray="1 8", stroke_linecap="round"),
                disc(x, y, 20, "chalk"),
                disc(x, y, 18, "navy"),
                text(x, y + 7, f"+{distance}", 20, "chalk", text_anchor="middle"),
                class_="ghost",
                data_origin=origin, data_dest=dest, data_distance=distance,
            )
        )  # fmt: skip
    return group(*drawn)


def halos() -> Markup:
    """The outline of each region, lit by the die of its number."""
    return group(
        *(
            element("path", d=outline, fill="none", stroke_width=6, stroke_linecap="round",
                    class_="halo line-brass", data_group=f"v{region}")
            for region, outline in enumerate(art.OUTLINES, 1)
        )
    )  # fmt: skip


def chart(view: Json, player: Json, within_reach: bool, say: Say, fresh: str) -> Markup:
    """The map of the sheet that is played on, WIDTH by HEIGHT; its goods may be within reach."""
    mine = view["seat"] == player["seat"]
    return group(
        ground(say),
        box(0, 0, art.WIDTH, art.HEIGHT, fill="url(#grain)", pointer_events="none"),
        rails(player, say, fresh),
        element("use", href="#villages", pointer_events="none"),
        cities(view, within_reach, say, fresh),
        personal_good(player["personal"], mine, say),
        halos(),
        routes(view, say),
        ghosts(view, say),
    )


def small_chart(player: Json, say: Say, fresh: str) -> Markup:
    """The map of another sheet."""
    return group(
        element("use", href="#ground"),
        rails(player, say, fresh),
        element("use", href="#villages"),
        personal_good(player["personal"], False, say),
    )
