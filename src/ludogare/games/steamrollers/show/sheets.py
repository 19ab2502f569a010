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
from ludogare.core.saying.numbers import figure
from ludogare.core.saying.texts import Json, Say
from ludogare.games.steamrollers.rules.components import (
    DELIVERY_BOXES,
    OLIVE_LOCO,
    PER_REGION,
    SITE_HEX,
)
from ludogare.games.steamrollers.show import art, desk, pieces
from ludogare.games.steamrollers.show.chart import chart, fresh_class, small_chart
from ludogare.games.steamrollers.show.pencil import BOX

PAD = 11


# Below the map


def boxes(
    player: Json, side: float, pitch: float, say: Say, fresh: str, mine: bool, per_line: int = 6
) -> Markup:
    """The six boxes of the locomotive, in one line or more."""
    drawn = []
    for i, ticked in enumerate(player["boxes"]):
        number = i + 1
        called = f"box-{player['seat']}-{number}"
        drawn.append(
            placed(
                i % per_line * pitch, i // per_line * pitch,
                group(
                    name(say("board-box", box=number, ticked=int(ticked))),
                    element("use", href=f"#{'ticked' if ticked else 'box'}-{number}",
                            transform=f"scale({plain(side / BOX)})"),
                    box(-2, -2, side + 4, side + 4, 6, class_="halo line-brass", fill="none",
                        stroke_width=3, data_group=f"v{number}") if mine else "",
                    id=called, class_=fresh_class(called, fresh),
                    data_box=number if mine else None,
                ),
            )
        )  # fmt: skip
    return group(*drawn)


TALLEST = 22.0  # a delivery box


def delivery_boxes(player: Json, room: float, say: Say, fresh: str) -> Markup:
    """Boxes in two lines, ticked for every point of delivery; more points are written beside."""
    done = player["parts"]["delivered"]
    per_line = (DELIVERY_BOXES + 1) // 2
    side = min(TALLEST, room / per_line)
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
        text(room, 2 * side + 10, f"+{more}", 13, text_anchor="end") if more > 0 else "",
        id=called,
        class_=fresh_class(called, fresh),
    )


Cells = list[tuple[str, int]]


def score_cells(view: Json, player: Json, say: Say) -> Cells:
    """The parts of the score with their words, the total last."""
    names = ["delivered", "network", "locomotive", "tiles"]
    names += ["orders"] if view["orders"] else []
    names += ["bonus"] if player["parts"]["bonus"] else []
    cells = [(say(f"sheet-{n}"), player["parts"][n]) for n in names]
    return [*cells, (say("sheet-total"), player["points"])]


def score_line(cells: Cells, width: float, size: float) -> Markup:
    """Parts of the score in their boxes, each as wide as its words ask for."""
    needs = [max(size * 4, width_of(words, size) + 8) for words, _ in cells]
    drawn, x = [], 0.0
    for i, (words, value) in enumerate(cells):
        last = i == len(cells) - 1
        inside = width * needs[i] / sum(needs) - 6
        drawn.append(
            placed(
                x, 0,
                box(0, 0, inside, 44, 4,
                    class_="fill-navy" if last else "fill-well line-rule"),
                text(inside / 2, 15, shorten(words, (inside - 2) * 1.1, size), size,
                     "chalk" if last else "soft", text_anchor="middle", font_weight=600),
                text(inside / 2, 37, figure(value), 20,
                     "chalk" if last else "ink", text_anchor="middle"),
            )
        )  # fmt: skip
        x += inside + 6
    return group(*drawn)


CUBE = 14.0  # a good that is kept


def kept_goods(player: Json, room: float) -> Markup:
    """Goods kept for orders, as small cubes in a line; many of them overlap."""
    goods = player["kept"]
    pitch = min(19.0, (room - CUBE) / max(1, len(goods) - 1))
    return group(*(placed(i * pitch, 0, pieces.cube(good, CUBE)) for i, good in enumerate(goods)))


def paper(width: float, height: float, seat: int, awaited: bool) -> Markup:
    """A cream sheet; framed in the seat's colour while it is awaited."""
    worn = f"line-seat-{seat}" if awaited else "line-edge"
    return desk.paper(width, height, worn, 3.5 if awaited else 1)


def head(view: Json, player: Json, room: float, size: float, say: Say) -> Markup:
    """Whose sheet it is, with a flag for the first player and a laurel for a winner.

    A name that does not fit is left to the head of the page; the mark is enough.
    """
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
    free = room - size * 1.9 - (28 if flag else 0)
    return group(
        name(say("board-sheet", seat=seat, points=player["points"])),
        mark(seat, size * 0.9, size * 0.95, size * 0.6),
        text(size * 1.9, size * 1.3, called, size) if width_of(called, size) * 0.95 <= free else "",
        flag,
        id=f"player-{seat}",
    )  # fmt: skip


# Whole sheets


BELOW = 116.0  # a wide sheet below its map: engine, boxes and deliveries, then the score


def own(width: float, view: Json, player: Json, say: Say, fresh: str) -> tuple[float, Markup]:
    """One's own sheet, wide: the map from edge to edge, below it two lines."""
    mine = view["seat"] == player["seat"]
    scale = (width - 2 * PAD) / art.WIDTH
    below = PAD + art.HEIGHT * scale + 10
    height = PAD + art.HEIGHT * scale + BELOW
    engine, side = 78, 42.0
    start = PAD + engine + 10
    after = start + 6 * (side + 5) + 12
    called = min(200.0, 66 + width_of(say("board-player", seat=player["seat"]), 16))
    kept = PAD + called + 8
    cells = score_cells(view, player, say)
    score = kept + (min(len(player["kept"]), 6) * 19 + 8 if player["kept"] else 0)
    drawn = group(
        paper(width, height, player["seat"], player["seat"] in view["awaited"]),
        placed(PAD, PAD, chart(view, player, True, say, fresh), scale=scale),
        placed(PAD, below, pieces.locomotive(engine, power(player), sum(player["boxes"]))),
        placed(start, below + 2, boxes(player, side, side + 5, say, fresh, mine)),
        placed(after, below + 2, delivery_boxes(player, width - PAD - after, say, fresh)),
        placed(PAD - 4, below + 63, head(view, player, called, 16, say)),
        placed(kept, below + 70, kept_goods(player, score - kept - 8)),
        placed(score, below + 54, score_line(cells, width - PAD - score + 6, 13)),
        id=f"sheet-{player['seat']}",
        data_owner=player["seat"],
        aria_label=say("board-sheet", seat=player["seat"], points=player["points"]),
    )
    return height, drawn


IN_LINE = 5  # parts of a score side by side on a phone


def shelf_of(player: Json, width: float) -> Markup:
    """The crate with the goods that are kept for orders."""
    return group(
        pieces.crate(width, 24),
        placed(6, 5, kept_goods(player, width - 12)),
        pieces.crate_front(width, 24, 4),
    )


def own_narrow(
    width: float, view: Json, player: Json, say: Say, fresh: str
) -> tuple[float, Markup]:
    """One's own sheet on a phone."""
    mine = view["seat"] == player["seat"]
    scale = (width - 8) / art.WIDTH
    below = 8 + art.HEIGHT * scale + 12
    cells = score_cells(view, player, say)
    lines = [cells] if len(cells) <= IN_LINE else [cells[:3], cells[3:]]
    shelf = 30 if view["orders"] else 0
    height = below + 88 + shelf + 48 * len(lines)
    drawn = group(
        paper(width, height, player["seat"], player["seat"] in view["awaited"]),
        placed(4, 6, chart(view, player, False, say, fresh), scale=scale),
        placed(PAD, below, pieces.locomotive(56, power(player), sum(player["boxes"]))),
        placed(PAD + 66, below, boxes(player, 38, 45, say, fresh, mine)),
        placed(PAD, below + 46, delivery_boxes(player, width - 2 * PAD, say, fresh)),
        *(placed(PAD, below + 86 + shelf + 48 * i, score_line(line, width - 2 * PAD + 6, 10.4))
          for i, line in enumerate(lines)),
        placed(PAD, below + 86, shelf_of(player, width - 2 * PAD)) if shelf else "",
        id=f"sheet-{player['seat']}",
        data_owner=player["seat"],
        aria_label=say("board-sheet", seat=player["seat"], points=player["points"]),
    )  # fmt: skip
    return height, drawn


def power(player: Json) -> str:
    """The power of the locomotive, with what tile 4b adds."""
    more = f"+{player['more_power']}" if player["more_power"] else ""
    return f"{player['power']}{more}"


AROUND = (27.0, 63.0, 93.0)
"""What a small sheet has above and below its map, by the lines of its boxes."""
HEADED = 25.0  # of it, above
ROOMY = 200  # the width at which the boxes of the locomotive have room in one line


def lines_of_boxes(width: float, room: float) -> int:
    """In how many lines the boxes of a small sheet stand; 0 where they have no room."""
    if width > ROOMY:
        return 1
    return 2 if AROUND[2] + (width - 10) * art.HEIGHT / art.WIDTH <= room else 0


def small(
    width: float,
    view: Json,
    player: Json,
    say: Say,
    fresh: str,
    edge: str,
    room: float = 400,
) -> tuple[float, Markup]:
    """Another player's sheet, at most so high; it grows when tapped, away from an edge."""
    lines = lines_of_boxes(width, room)
    map_wide = min(width - 10, (room - AROUND[lines] - 5) * art.WIDTH / art.HEIGHT)
    scale = map_wide / art.WIDTH
    below = HEADED + art.HEIGHT * scale + 5
    kept = 34.0 if player["kept"] else 0.0
    per_line = 6 // max(1, lines)
    side = min(25.0, (width - kept - 16) / per_line - 5)
    height = art.HEIGHT * scale + AROUND[lines]
    words = say("board-sheet", seat=player["seat"], points=player["points"])
    drawn = group(
        paper(width, height, player["seat"], player["seat"] in view["awaited"]),
        head(view, player, width - 39 - width_of(power(player), 13.5), 13.5, say),
        placed(width - 33, 3, pieces.locomotive(28, "", sum(player["boxes"]))),
        text(width - 36, 18, power(player), 13.5, text_anchor="end"),
        placed((width - map_wide) / 2, HEADED, small_chart(player, say, fresh), scale=scale),
        placed(8, below, boxes(player, side, side + 5, say, fresh, False, per_line))
        if lines
        else "",
        placed(width - kept - 3, below + 7, kept_goods(player, kept - 10)) if lines else "",
        id=f"sheet-{player['seat']}",
        data_owner=player["seat"],
    )  # fmt: skip
    return height, group(
        name(words),
        drawn,
        class_=f"small at-{edge}" if edge else None,
        tabindex="0" if edge else None,
        data_tip=words,
    )


# Olive


def influence(her: Json) -> Markup:
    """Olive's map: a cross for every hex of influence."""
    crosses = []
    for region, ticks in enumerate(her["ticks"]):
        for i in range(ticks):
            x, y = art.middle(SITE_HEX[region * PER_REGION + i])
            crosses.append(element("use", href="#cross", x=x, y=y))
    return group(element("use", href="#ground"), element("use", href="#villages"), *crosses)


def counts(her: Json, width: float, pitch: float, say: Say) -> Markup:
    """What Olive's points are made of."""
    lines = [
        ("sheet-olive-taken", her["taken"]), ("sheet-olive-locomotive", OLIVE_LOCO),
        ("sheet-olive-network", her["network"]), ("sheet-olive-tiles", her["tiles"]),
        ("sheet-olive-total", her["points"]),
    ]  # fmt: skip
    drawn = []
    for i, (message, value) in enumerate(lines):
        last = i == len(lines) - 1
        drawn.append(text(0, pitch * (i + 0.8), say(message), 13.5,
                          font_weight=700 if last else 500))  # fmt: skip
        drawn.append(text(width, pitch * (i + 0.8), figure(value), 16,
                          text_anchor="end"))  # fmt: skip
    return group(*drawn)


def her_die(her: Json, say: Say, beside: bool) -> Markup:
    """The die that Olive used last, and the words for it, beside or below it."""
    if not her["die"]:
        return group()
    words = say("board-olive-die", die=her["die"])
    lines = (
        [text(28, 5, words, 13.5, "soft", font_weight=500)]
        if beside
        else [
            text(0, 42 + 15 * i, line, 13.5, "soft", font_weight=500, text_anchor="middle")
            for i, line in enumerate(pieces.wrapped(words, 104, 13.5, 2))
        ]
    )
    return group(name(words), pieces.white_die(her["die"], 36, -6), *lines)


def olive_aside(width: float, height: float, view: Json, say: Say) -> tuple[float, Markup]:
    """Olive's sheet in a column: map and die side by side, her points below."""
    her = view["olive"]
    map_wide = width * 0.56
    below = 32 + art.HEIGHT * map_wide / art.WIDTH + 6
    drawn = group(
        name(say("board-olive", level=her["level"])),
        paper(width, height, 1, False),
        text(14, 23, say("board-olive", level=her["level"]), 16),
        placed(8, 32, influence(her), scale=map_wide / art.WIDTH),
        placed((width + map_wide + 8) / 2, 62, her_die(her, say, False)),
        placed(14, below, counts(her, width - 28, (height - below - 6) / 5, say)),
        id="olive",
    )
    return height, drawn


def olive(width: float, view: Json, say: Say) -> tuple[float, Markup]:
    """Olive's sheet on a phone: her map, her points and, below, her die."""
    her = view["olive"]
    scale = (width - 8) / art.WIDTH
    below = 34 + art.HEIGHT * scale + 4
    height = below + 194
    drawn = group(
        name(say("board-olive", level=her["level"])),
        paper(width, height, 1, False),
        text(14, 23, say("board-olive", level=her["level"]), 16),
        placed(4, 34, influence(her), scale=scale),
        placed(14, below, counts(her, width - 28, 26, say)),
        placed(36, below + 162, her_die(her, say, True)),
        id="olive",
    )
    return height, drawn
