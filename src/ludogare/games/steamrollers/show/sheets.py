"""A player's sheet: the map with its rails, the locomotive, the delivery boxes, the score."""

from __future__ import annotations

from ludogare.core.drawing import (
    Markup,
    box,
    element,
    group,
    mark,
    name,
    path,
    placed,
    plain,
    shorten,
    stroke,
    text,
    width_of,
)
from ludogare.core.saying.texts import Json, Say
from ludogare.games.steamrollers.rules.components import (
    DELIVERY_BOXES,
    OLIVE_LOCO,
    PER_REGION,
    SITE_HEX,
)
from ludogare.games.steamrollers.show import art
from ludogare.games.steamrollers.show.chart import chart, fresh_class

PAD = 11


# Below the map


def boxes(player: Json, side: float, pitch: float, say: Say, fresh: str, mine: bool) -> Markup:
    """The six boxes of the locomotive."""
    drawn = []
    for i, ticked in enumerate(player["boxes"]):
        number = i + 1
        called = f"box-{player['seat']}-{number}"
        cross = element(
            "use", href="#cross", transform=f"translate({side / 2} {side / 2}) scale({side / 32})"
        )
        drawn.append(
            placed(
                i * pitch, 0,
                group(
                    name(say("board-box", box=number, ticked=int(ticked))),
                    box(0, 0, side, side, 4, class_="fill-page line-pencil", stroke_width=1.4),
                    text(side / 2, side * 0.72, str(number), side * 0.55,
                         "rule" if ticked else "soft", text_anchor="middle"),
                    cross if ticked else "",
                    box(-2, -2, side + 4, side + 4, 6, class_="halo line-brass", fill="none",
                        stroke_width=3, data_group=f"v{number}") if mine else "",
                    id=called, class_=fresh_class(called, fresh),
                    data_box=number if mine else None,
                ),
            )
        )  # fmt: skip
    return group(*drawn)


SHORTEST_LINE = 20


def delivery_boxes(player: Json, room: float, say: Say, fresh: str) -> Markup:
    """Boxes in two lines, ticked for every point of delivery; more points are written beside."""
    done = player["parts"]["delivered"]
    per_line = max(SHORTEST_LINE, (DELIVERY_BOXES + 1) // 2)
    side = room / per_line
    grid = "".join(
        f"M{plain(i % per_line * side)} {plain(i // per_line * side)}"
        f"h{plain(side - 2)}v{plain(side - 2)}h{plain(2 - side)}z"
        for i in range(DELIVERY_BOXES)
    )
    ticks = "".join(
        f"M{plain(i % per_line * side + 2)} {plain(i // per_line * side + 2)}"
        f"l{plain(side - 6)} {plain(side - 6)}m0 {plain(6 - side)}"
        f"l{plain(6 - side)} {plain(side - 6)}"
        for i in range(min(done, DELIVERY_BOXES))
    )
    called = f"delivered-{player['seat']}"
    more = done - DELIVERY_BOXES
    return group(
        name(say("board-delivered", points=done)),
        element("path", d=grid, class_="fill-page line-pencil", stroke_width=0.9),
        stroke(ticks, "pencil", 2, stroke_linecap="round") if ticks else "",
        text(room, 2 * side + 10, f"+{more}", 12, text_anchor="end") if more > 0 else "",
        id=called,
        class_=fresh_class(called, fresh),
    )


def score_line(view: Json, player: Json, width: float, say: Say) -> Markup:
    """The parts of the score in their boxes, the total last."""
    names = ["delivered", "network", "locomotive", "tiles"]
    names += ["orders"] if view["orders"] else []
    names += ["bonus"] if player["parts"]["bonus"] else []
    cells = [(say(f"sheet-{n}"), player["parts"][n]) for n in names]
    cells.append((say("sheet-total"), player["points"]))
    pitch = width / len(cells)
    drawn = []
    for i, (words, value) in enumerate(cells):
        last = i == len(cells) - 1
        inside = pitch - 6
        size = max(7.5, min(10.0, 10 * (inside - 4) / width_of(words, 10)))
        drawn.append(
            placed(
                i * pitch, 0,
                box(0, 0, inside, 38, 4,
                    class_="fill-navy" if last else "fill-page line-rule"),
                text(inside / 2, 13, shorten(words, inside - 2, size),
                    size,
                     "chalk" if last else "soft", text_anchor="middle"),
                text(inside / 2, 32, str(value).replace("-", "−"), 17,
                     "chalk" if last else "ink", text_anchor="middle"),
            )
        )  # fmt: skip
    return group(*drawn)


def kept_goods(player: Json, room: float) -> Markup:
    """Goods kept for orders, as small cubes in a line."""
    goods = player["kept"]
    pitch = min(18.0, room / max(1, len(goods)))
    return group(*(placed(i * pitch, 0, art.cube(good, 13)) for i, good in enumerate(goods)))


def paper(width: float, height: float, seat: int, awaited: bool) -> Markup:
    """A cream sheet; framed in the seat's colour while it is awaited."""
    worn = f"line-seat-{seat}" if awaited else "line-edge"
    return group(
        box(1.5, 3, width, height, class_="fill-shadow"),
        box(0, 0, width, height, class_="fill-page"),
        box(0, 0, width, height, class_=worn, fill="none", stroke_width=3 if awaited else 1),
    )


def head(view: Json, player: Json, room: float, size: float, say: Say) -> Markup:
    """Whose sheet it is, with a flag for the first player and a laurel for a winner."""
    seat = player["seat"]
    called = say("board-player", seat=seat)
    flag = ""
    if view["first"] == seat and not view["solo"] and view["phase"] != "over":
        flag = group(
            name(say("board-first")),
            path("M0-7H14L10-2 14 3H1.5V9H0Z", "red"),
            transform=f"translate({plain(room - 22)} {plain(size * 0.9)})",
        )
    if player["winner"]:
        flag = group(
            name(say("board-winner")),
            path("M0-10l3 6.2 6.8.9-5 4.7 1.3 6.8L0 5.3l-6.1 3.3 1.3-6.8-5-4.7 6.8-.9z", "brass"),
            transform=f"translate({plain(room - 16)} {plain(size * 0.95)})",
        )
    return group(
        mark(seat, size * 0.9, size * 0.95, size * 0.6),
        text(size * 1.9, size * 1.3, shorten(called, room - size * 1.9 - 30, size), size),
        flag,
        id=f"player-{seat}",
    )


# Whole sheets


def own(width: float, view: Json, player: Json, say: Say, fresh: str) -> tuple[float, Markup]:
    """One's own sheet, big, with everything on it."""
    wide = width > 500
    mine = view["seat"] == player["seat"]
    scale = (width - 2 * PAD) / art.WIDTH if wide else (width - 8) / art.WIDTH
    top = 34.0
    below = top + art.HEIGHT * scale + 10
    side = 36.0
    engine = 74 if wide else 58
    pitch = side + 4 if wide else 45
    more = []
    if wide:
        x = PAD + engine + 8 + 6 * pitch + 14
        more.append(placed(x, below + 8, delivery_boxes(player, width - x - PAD, say, fresh)))
        score_top = below + 62
    else:
        more.append(placed(PAD, below + 46, delivery_boxes(player, width - 2 * PAD, say, fresh)))
        score_top = below + 46 + 42
    if player["kept"]:
        more.append(placed(width / 2 - 20, 14, kept_goods(player, width / 2 - 30)))
    height = score_top + 38 + 8
    drawn = group(
        paper(width, height, player["seat"], player["seat"] in view["awaited"]),
        head(view, player, width, 16, say),
        placed(PAD if wide else 4, top, chart(view, player, mine, say, fresh), scale=scale),
        placed(PAD, below, art.locomotive(engine, power(player))),
        placed(PAD + engine + 8, below, boxes(player, side, pitch, say, fresh, mine)),
        *more,
        placed(PAD, score_top, score_line(view, player, width - 2 * PAD + 6, say)),
        id=f"sheet-{player['seat']}",
    )
    return height, drawn


def power(player: Json) -> str:
    """The power of the locomotive, with what tile 4b adds."""
    more = f"+{player['more_power']}" if player["more_power"] else ""
    return f"{player['power']}{more}"


def small(
    width: float, view: Json, player: Json, say: Say, fresh: str, edge: str
) -> tuple[float, Markup]:
    """Another player's sheet; it grows when tapped, away from the edge of the picture."""
    scale = (width - 8) / art.WIDTH
    top = 28.0
    below = top + art.HEIGHT * scale + 6
    side = min(22.0, width * 0.64 / 6 - 4)
    height = below + side + 10
    words = say("board-sheet", seat=player["seat"], points=player["points"])
    drawn = group(
        paper(width, height, player["seat"], player["seat"] in view["awaited"]),
        head(view, player, width - 34, 13, say),
        text(width - 8, 19, str(player["points"]).replace("-", "−"), 16, text_anchor="end"),
        placed(4, top, chart(view, player, False, say, fresh), scale=scale),
        placed(8, below, boxes(player, side, side + 4, say, fresh, False)),
        placed(8 + 6 * (side + 4) + 6, below + 3,
               kept_goods(player, width - 6 * (side + 4) - 34)),
        id=f"sheet-{player['seat']}",
    )  # fmt: skip
    return height, group(
        name(words), drawn, class_=f"small at-{edge}", tabindex="0", data_tip=words
    )


def olive(width: float, view: Json, say: Say) -> tuple[float, Markup]:
    """Olive's sheet: a cross for every hex of influence, her points and, below, her die."""
    her = view["olive"]
    scale = (width - 8) / art.WIDTH
    crosses = []
    for region, ticks in enumerate(her["ticks"]):
        for i in range(ticks):
            x, y = art.middle(SITE_HEX[region * PER_REGION + i])
            crosses.append(element("use", href="#cross", x=x, y=y))
    counts = [
        ("sheet-olive-taken", her["taken"]), ("sheet-olive-locomotive", OLIVE_LOCO),
        ("sheet-olive-network", her["network"]), ("sheet-olive-tiles", her["tiles"]),
        ("sheet-olive-total", her["points"]),
    ]  # fmt: skip
    lines = []
    for i, (message, value) in enumerate(counts):
        y = 22 + i * 26
        last = i == len(counts) - 1
        lines.append(text(0, y, say(message), 14, "ink", font_weight=700 if last else 500))
        lines.append(text(width - 28, y, str(value).replace("-", "−"), 18, text_anchor="end"))
    die = placed(18, 158, art.white_die(her["die"], 34)) if her["die"] else ""
    facts = group(
        *lines,
        die,
        text(46, 163, say("board-olive-die", die=her["die"]), 13, "soft") if her["die"] else "",
    )
    below = 34 + art.HEIGHT * scale + 4
    height = below + 186
    drawn = group(
        name(say("board-olive", level=her["level"])),
        paper(width, height, 1, False),
        text(14, 23, say("board-olive", level=her["level"]), 16),
        placed(4, 34, group(element("use", href="#ground"), *crosses), scale=scale),
        placed(14, below, facts),
        id="olive",
    )
    return height, drawn
