"""The map of a sheet: hexes to choose, pencil rails, ways to try and ways to deliver."""

from __future__ import annotations

from ludogare.core.drawing import (
    Markup,
    disc,
    element,
    group,
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
    region_of,
)
from ludogare.games.steamrollers.show import art

VILLAGES = [h for h, village in zip(SITE_HEX, VILLAGE, strict=True) if village]


def read(words: str) -> Hex:
    """A hex from its words."""
    q, r = map(int, words.split(","))
    return q, r


def fresh_class(called: str, fresh: str) -> str | None:
    """`new` for what was just touched."""
    return "new" if called == fresh else None


def ground(case: int, say: Say) -> Markup:
    """Hexes, villages and borders; each hex may be chosen."""
    drawn = []
    for place in SITE_HEX:
        written = f"{place[0]},{place[1]}"
        words = say("board-hex", region=region_of(place) + 1, hex=written)
        shape = art.hexagon(place), art.rim(place)
        drawn.append(group(name(words), *shape, id=f"hex-{written}", data_hex=written))
    return group(*drawn, *(art.village(place) for place in VILLAGES), art.borders(case))


def cities(say: Say) -> Markup:
    """The cities with the face of their die: places to deliver to."""
    drawn = []
    for number, place in enumerate(CITY_HEX, 1):
        x, y = art.middle(place)
        face = art.pips(number, 12, 4.6, "chalk")
        words = say("board-goal", city=number)
        goal = group(
            name(words),
            art.hexagon(place, deep=True),
            placed(x, y, face),
            id=f"goal-{number}",
            data_dest=number,
        )
        drawn.append(group(name(words), goal, data_city=number))
    return group(*drawn)


def personal_good(personal: Json | None, mine: bool, say: Say) -> Markup:
    """A personal good in its city."""
    if not personal or not personal["city"]:
        return Markup()
    x, y = art.middle(CITY_HEX[personal["city"] - 1])
    owned = group(
        name(say("board-personal", good=personal["good"])),
        art.cube(personal["good"], 20),
        data_origin=personal["city"] if mine else None,
        data_cube="personal" if mine else None,
    )
    return placed(x + 10, y + 12, owned)


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
        inside = [rail(seat, h, shapes[h], fresh) for h in link["hexes"]]
        drawn.append(
            group(name(words), *inside, data_lights=called, data_group=called, data_tip=words)
        )
    return group(*drawn)


def rail(seat: int, written: str, edges: list[int], fresh: str) -> Markup:
    """One rail."""
    x, y = art.middle(read(written))
    called = f"rail-{seat}-{written}"
    return element(
        "use", href=f"#rail-{edges[0]}-{edges[1]}", x=x, y=y, id=called,
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
        facts = {"origin": way["origin"], "dest": way["dest"], "distance": way["distance"]}
        drawn.append(
            group(
                name(say("board-route", **facts)),
                stroke(line, "brass", 12, opacity=0.55, stroke_linejoin="round",
                       stroke_linecap="round"),
                stroke(line, "red", 3, stroke_dasharray="1 8", stroke_linecap="round"),
                disc(x, y, 20, "chalk"),
                disc(x, y, 18, "navy"),
                text(x, y + 7, f"+{way['distance']}", 20, "chalk", text_anchor="middle"),
                class_="ghost",
                data_origin=way["origin"], data_dest=way["dest"], data_distance=way["distance"],
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


def chart(view: Json, player: Json, mine: bool, say: Say, fresh: str) -> Markup:
    """The map of a sheet, WIDTH by HEIGHT."""
    if not mine:
        return group(
            element("use", href="#ground"),
            rails(player, say, fresh),
            personal_good(player["personal"], False, say),
        )
    return group(
        ground(case_of(view), say),
        rails(player, say, fresh),
        cities(say),
        personal_good(player["personal"], True, say),
        halos(),
        routes(view, say),
        ghosts(view, say),
    )
