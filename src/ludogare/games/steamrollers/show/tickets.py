"""What lies on the table in paper: luggage labels, orders, start tiles, the play aid."""

from __future__ import annotations

from ludogare.core.drawing import (
    Attribute,
    Markup,
    box,
    disc,
    group,
    known,
    mark,
    name,
    panel,
    placed,
    shorten,
    stroke,
    text,
)
from ludogare.core.saying.texts import Json, Say
from ludogare.games.steamrollers.show import art
from ludogare.games.steamrollers.show.art import LABEL, cube, label

# Action tiles


def labels(width: float, view: Json, say: Say, fresh: str) -> tuple[float, Markup]:
    """The six action tiles as luggage labels; a tilted one really is."""
    pitch = (width - 8) / 3
    scale = (pitch - 7) / LABEL[0]
    line = LABEL[1] * scale + 23
    height = 2 * line + 6
    drawn = [
        placed(
            8 + i % 3 * pitch,
            8 + i // 3 * line,
            tag(tile, say, fresh),
            scale=scale,
        )
        for i, tile in enumerate(view["tiles"])
    ]
    return height, group(panel(width, height), *drawn, id="tiles")


def tag(tile: Json, say: Say, fresh: str) -> Markup:
    """An action tile, with the mark of who holds it."""
    code, holder = tile["tile"], tile["holder"]
    facts = {
        "tile": code,
        "code": f"t{code}",
        "points": tile["points"],
        "once": int(tile["once"]),
    }
    if holder is None:
        words = say("board-tile", **facts)
    else:
        words = say("board-tile-held", seat=holder, tilted=int(tile["tilted"]), **facts)
    width, height = LABEL
    turn = f"rotate(8 {width / 2} {height / 2})" if tile["tilted"] else None
    owner = ""
    if holder is not None:
        owner = group(
            mark(holder, 10, height + 9, 7),
            text(22, height + 13, shorten(say("board-player", seat=holder), 84, 11), 11),
        )
    solo = code.startswith("S")
    return group(
        name(words),
        group(
            label(
                tile["number"],
                code.removeprefix("S"),
                say("board-tile-does", code=f"t{code}"),
                tile["once"],
                tile["points"],
                "Solo" if solo else "",
            ),
            box(0, 0, width, height, class_="halo line-brass", fill="none", stroke_width=3,
                data_group=f"v{tile['number']}"),
            transform=turn,
            opacity=0.55 if tile["used"] else None,
        ),
        owner,
        **known(f"tile-{code}", fresh),
        data_tile=code,
        data_tip=words,
    )  # fmt: skip


# Orders and start tiles


def extras(width: float, view: Json, say: Say, fresh: str) -> tuple[float, Markup] | None:
    """Order tiles, or the start tiles while they are chosen; None without either."""
    tickets = [order(o, say, fresh) for o in view["orders"]]
    tickets = [start_tile(t, say) for t in view["start_tiles"]] or tickets
    if not tickets:
        return None
    in_line = int((width - 8) // (TICKET[0] + 4))
    pitch = (width - 8) / in_line
    lines = -(-len(tickets) // in_line)
    height = lines * 72 + 8
    drawn = [
        placed(8 + i % in_line * pitch, 8 + i // in_line * 72, ticket)
        for i, ticket in enumerate(tickets)
    ]
    return height, group(panel(width, height), *drawn, id="orders")


TICKET = (88, 62)


def ticket_shape(words: str, *content: Markup, **attributes: Attribute) -> Markup:
    """A small ticket with a name."""
    width, height = TICKET
    return group(
        name(words),
        box(1, 2, width, height, class_="fill-shadow"),
        box(0, 0, width, height, class_="fill-page line-label-edge", stroke_width=1.5),
        *content,
        **attributes,
    )


def order(order: Json, say: Say, fresh: str) -> Markup:
    """An order tile: the goods it wants, and its points."""
    number, goods = order["order"], order["goods"]
    cubes = [placed(9 + i * 20, 34, cube(good, 14)) for i, good in enumerate(goods)]
    words = say("board-order", order=number, points=order["points"])
    owner = mark(order["holder"], 75, 12, 7) if order["holder"] is not None else ""
    gone = 0.6 if order["holder"] is not None else None
    return ticket_shape(
        words,
        text(9, 20, say("board-points-short", points=order["points"]), 13),
        stroke("M6 26H82", "rule", 1),
        *cubes,
        Markup(owner),
        **known(f"order-{number}", fresh),
        data_order=number,
        opacity=gone,
    )


def start_tile(tile: Json, say: Say) -> Markup:
    """A start tile."""
    words = say("board-start", tile=tile["tile"])
    lines = [
        text(8, 18 + 13 * i, line, 11, font_weight=600)
        for i, line in enumerate(art.wrapped(words, 76, 11, 3))
    ]
    owner = mark(tile["holder"], 75, 50, 7) if tile["holder"] is not None else ""
    return ticket_shape(
        words,
        *lines,
        Markup(owner),
        id=f"start-{tile['tile']}",
        data_tile=tile["tile"],
        opacity=0.6 if tile["holder"] is not None else None,
    )


# The play aid


AID = ("rail", "loco", "deliver", "take", "end")


def aid(width: float, height: float, say: Say) -> Markup:
    """The play aid: what a die is good for, in a few lines."""
    size = 12.5
    drawn = [text(16, 28, say("board-aid"), size + 3)]
    y = 34.0 + size * 1.5
    for part in AID:
        for i, line in enumerate(art.wrapped(say(f"board-aid-{part}"), width - 46, size, 5)):
            if i == 0:
                drawn.append(disc(22, y - 5, 3.5, "brass"))
            drawn.append(text(34, y, line, size, font_weight=500))
            y += size * 1.35
        y += size * 0.5
    return group(panel(width, height), *drawn, id="aid")
