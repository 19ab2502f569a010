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
    placed,
    stroke,
    text,
)
from ludogare.core.saying.texts import Json, Say
from ludogare.games.steamrollers.show import desk
from ludogare.games.steamrollers.show.pieces import LABEL, cube, label, wrapped

# Action tiles


LEAN = (-1.2, 0.8, -0.6, 1.4, -1.5, 0.5)
"""How each label happens to lie, in degrees."""


def labels(width: float, columns: int, view: Json, say: Say, fresh: str) -> tuple[float, Markup]:
    """The six action tiles as luggage labels; a tilted one really is."""
    pitch = width / columns
    scale = (pitch - 10) / LABEL[0]
    line = LABEL[1] * scale + 9
    drawn = [
        placed(
            7 + i % columns * pitch,
            4 + i // columns * line,
            tag(tile, LEAN[i], say, fresh),
            scale=scale,
        )
        for i, tile in enumerate(view["tiles"])
    ]
    return line * -(-len(drawn) // columns), group(*drawn, id="tiles")


def tag(tile: Json, lean: float, say: Say, fresh: str) -> Markup:
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
    turn = 9 if tile["tilted"] else lean
    solo = code.startswith("S")
    drawn = group(
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
            mark(holder, width - 10, height - 10, 9) if holder is not None else "",
            box(0, 0, width, height, class_="halo line-brass", fill="none", stroke_width=3,
                data_group=f"v{tile['number']}", data_rim=f"tile-{code}"),
            transform=f"rotate({turn} {width / 2} {height / 2})",
            opacity=0.8 if tile["used"] else None,
        ),
        **known(f"tile-{code}", fresh),
        data_tile=code,
        data_tip=words,
    )  # fmt: skip
    return group(drawn, data_verb="choose_two") if code == "2a" else drawn


# Orders and start tiles


EXTRAS = 74  # the height of a line of orders or start tiles


def extras(width: float, view: Json, say: Say, fresh: str) -> tuple[float, Markup] | None:
    """Order tiles, or the start tiles while they are chosen; None without either."""
    count = len(view["start_tiles"] or view["orders"])
    if not count:
        return None
    in_line = min(int(width // LEAST), count)
    pitch = width / in_line
    tickets = [order(o, pitch - 8, say, fresh) for o in view["orders"]]
    tickets = [start_tile(t, pitch - 8, say) for t in view["start_tiles"]] or tickets
    lines = -(-count // in_line)
    drawn = [
        placed(i % in_line * pitch + 2, i // in_line * EXTRAS + 2, ticket)
        for i, ticket in enumerate(tickets)
    ]
    return lines * EXTRAS - 6, group(*drawn, id="orders")


LEAST, TALL = 106, 64  # the least width of a ticket with its gap, and the height of one


def ticket_shape(wide: float, words: str, *content: Markup, **attributes: Attribute) -> Markup:
    """A small ticket with a name."""
    sheet = desk.paper(wide, TALL, "line-label-edge", 1.4)
    return group(name(words), sheet, *content, **attributes)


def order(order: Json, wide: float, say: Say, fresh: str) -> Markup:
    """An order tile: the goods it wants, and its points."""
    number, goods = order["order"], order["goods"]
    cubes = [placed(9 + i * 22, 37, cube(good, 16)) for i, good in enumerate(goods)]
    words = say("board-order", order=number, points=order["points"])
    owner = mark(order["holder"], wide - 14, 15, 8) if order["holder"] is not None else ""
    gone = 0.6 if order["holder"] is not None else None
    return ticket_shape(
        wide,
        words,
        text(9, 20, say("board-points-short", points=order["points"]), 15),
        stroke(f"M6 27H{wide - 6:.0f}", "rule", 1),
        *cubes,
        Markup(owner),
        **known(f"order-{number}", fresh),
        data_order=number,
        opacity=gone,
    )


def start_tile(tile: Json, wide: float, say: Say) -> Markup:
    """A start tile."""
    words = say("board-start", tile=tile["tile"])
    size, most = (13, 4) if wide > LEAST + 8 else (11, 5)
    lines = [
        text(7, size + 3 + size * 1.08 * i, line, size, font_weight=600)
        for i, line in enumerate(wrapped(words, wide - 10, size, most))
    ]
    owner = mark(tile["holder"], wide - 14, 52, 8) if tile["holder"] is not None else ""
    return ticket_shape(
        wide,
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
    """The play aid: what a die is good for, in a few lines; nothing where they do not fit."""
    size = 13.2
    drawn = [text(14, 26, say("board-aid"), size + 1)]
    y = 34.0 + size * 1.5
    for part in AID:
        for i, line in enumerate(wrapped(say(f"board-aid-{part}"), width - 44, size, 5)):
            if i == 0:
                drawn.append(disc(20, y - 5, 3.5, "brass"))
            drawn.append(text(32, y, line, size, font_weight=500))
            y += size * 1.3
        y += size * 0.4
    if y - size > height:
        return group()
    return group(desk.paper(width, height), *drawn, id="aid")
