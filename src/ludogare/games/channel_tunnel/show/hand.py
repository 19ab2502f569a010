"""What a player holds: hats on a shelf, rubble in store, deviation; and the plate to decline."""

from __future__ import annotations

from ludogare.core.drawing import (
    Attribute,
    Markup,
    box,
    group,
    name,
    path,
    placed,
    stroke,
    text,
)
from ludogare.core.saying.numbers import figure
from ludogare.core.saying.texts import Json, Say
from ludogare.games.channel_tunnel.show.signs import button, hat, rubble
from ludogare.games.channel_tunnel.show.stores import COLOURS

REFUSALS = {
    "recruiting": "draw",
    "exchanging": "no_exchange",
    "turn": "pass",
    "moving": "no_move",
    "crossing": "pay_barrier",
    "looking": "no_look",
    "realigning": "realigned",
    "giving": "enough",
    "chaining": "end_turn",
}
"""The verb by which each question can be declined."""


def plates(
    view: Json, player: Json, x: float, y: float, wide: float, tall: float, size: float, say: Say
) -> Markup:
    """Plates for what no piece stands for: declining, keeping or discarding an Agenda card."""
    seat, phase = player["seat"], view["phase"]
    if seat != view["seat"] or seat not in view["awaited"]:
        return group()
    if phase == "deciding":
        half = tall / 2 + 2
        return group(*(
            button(x, y + i * half, wide, half - 4, say(f"board-{verb}"), say(f"act-{verb}"),
                   size=size, data_verb=verb)
            for i, verb in enumerate(("agenda_keep", "agenda_discard"))
        ))  # fmt: skip
    if phase == "keeping":
        words = say("act-keep", colour=view["keeping"], count=0)
        return button(x, y, wide, tall, words, words, size=size, data_verb="keep", data_count=0)
    verb = REFUSALS.get(phase)
    if not verb:
        return group()
    words = say(f"act-{verb}")
    return button(x, y, wide, tall, words, words, size=size, id="decline", data_verb=verb)


def shelf(width: float, y: float) -> Markup:
    """The board on which hats lie."""
    return group(
        box(0, y, width, 8, 2, class_="fill-shelf"),
        box(0, y, width, 2.6, 1, class_="fill-shelf-lit"),
    )


def hats(view: Json, player: Json, pitch: float, scale: float, say: Say, fresh: str) -> Markup:
    """The hand: a stack of hats for each colour, on a shelf at y 74."""
    total = say("board-hand", count=player["tokens"], limit=player["limit"])
    drawn = [
        placed(pitch * i, 0, pile(view, player, i, pitch, scale, say, fresh))
        for i in range(len(COLOURS))
    ]
    return group(name(total), shelf(pitch * len(COLOURS), 72), *drawn)


def pile(
    view: Json, player: Json, i: int, pitch: float, scale: float, say: Say, fresh: str
) -> Markup:
    """The hats of one colour."""
    seat, colour, count = player["seat"], COLOURS[i], player["hand"][i]
    words = say("tokens", count=count, colour=colour)
    middle, step = pitch / 2, min(8.0, 44 / max(1, count))
    piled = [
        group(hat(colour, middle, round(62 - step * j, 1), scale),
              **counted(view, player, colour, j + 1))
        for j in range(count)
    ]  # fmt: skip
    top = 48 - step * count
    touched = "new" if fresh == f"hand-{seat}-{colour}" else None
    return group(
        name(words),
        box(2, top, pitch - 4, 98 - top, 5, fill="transparent"),
        group(*piled, data_carried="yes", class_=touched) if piled else "",
        text(middle, 96, str(count) if count else "–", 14, "ink" if count else "soft",
             text_anchor="middle"),
        id=f"hand-{seat}-{colour}",
        data_tip=words,
        **chosen_as(view, player, colour),
    )  # fmt: skip


def chosen_as(view: Json, player: Json, colour: str) -> dict[str, Attribute]:
    """Which actions a stack in hand stands for now."""
    mine = player["seat"] == view["seat"]
    phase = view["phase"]
    if phase == "exchanging" and view["seat"] in view["awaited"]:
        return {"data_give": colour} if mine else {"data_take": colour}
    verb = {"turn": "place", "paying": "pay_token"}.get(phase)
    if mine and verb:
        return {"data_verb": verb, "data_colour": colour}
    return {}


def counted(view: Json, player: Json, colour: str, count: int) -> dict[str, Attribute]:
    """A hat stands for keeping so many of its colour."""
    mine = player["seat"] == view["seat"] == view["turn"]
    if mine and view["phase"] == "keeping" and colour == view["keeping"]:
        return {"data_verb": "keep", "data_count": count}
    return {}


def storage(view: Json, player: Json, size: float, named: bool, say: Say, fresh: str) -> Markup:
    """Rubble in store, free places, and those not unlocked yet; `named`: with ids."""
    seat, mine = player["seat"], named and player["seat"] == view["seat"]
    tiles = [c for i, c in enumerate(COLOURS) for _ in range(player["storage"][i])]
    said = say("board-storage", stored=player["stored"], room=player["room"])
    drawn = []
    for i in range(player["places"]):
        x = 40.0 * i
        if i < len(tiles):
            drawn.append(
                group(
                    name(say("board-stored", colour=tiles[i])),
                    rubble(tiles[i], x, 0, 38),
                    id=f"stored-{seat}-{i}" if named else None,
                    data_verb="rubble" if mine else None,
                    data_colour=tiles[i] if mine else None,
                )
            )
        elif i < player["room"]:
            drawn.append(box(x + 2, 2, 34, 34, 5, class_="fill-well line-edge",
                             stroke_dasharray="4 3"))  # fmt: skip
        else:
            drawn.append(placed(x, 0, locked(say)))
    return group(
        name(said),
        *drawn,
        text(2, 54, said, size, "soft", font_weight=500),
        id=f"storage-{seat}" if named else None,
        class_="new" if named and fresh == f"storage-{seat}" else None,
        data_tip=said,
        data_group=f"storage-group-{seat}" if named else None,
    )


def locked(say: Say) -> Markup:
    """A place for rubble that technology has still to open."""
    return group(
        name(say("board-locked")),
        box(2, 2, 34, 34, 5, class_="fill-well line-edge"),
        stroke("M6 32 32 6M6 18 18 6M20 32 32 20", "edge", 2),
    )


def deviation(view: Json, player: Json, size: float, named: bool, say: Say, fresh: str) -> Markup:
    """The deviation track with its cube; `named`: with ids."""
    seat, level = player["seat"], -player["deviation"]
    last = view["last_level"]
    said = say("board-deviation", level=figure(player["deviation"]))
    cells = []
    for i in range(last + 1):
        here = i == level
        cells.append(box(30 * i, 4, 28, 30, 4, class_="fill-well line-edge",
                         stroke_width=1.2))  # fmt: skip
        if here:
            cells.append(box(30 * i + 3, 7, 22, 24, 3, class_=f"fill-seat-{seat} line-coal",
                             stroke_width=1.4))  # fmt: skip
            cells.append(box(30 * i + 4, 8, 20, 5, 2, class_="fill-wall-lit", opacity=0.4))
        cells.append(text(30 * i + 14, 24, figure(-i), 13.5, "chalk" if here and
                          seat == 0 else "coal" if here else "soft",
                          text_anchor="middle"))  # fmt: skip
    lost = 30 * (last + 1)
    cells.append(path(f"M{lost} 8H{lost + 8}V30H{lost}Z", "red"))
    return group(
        name(said),
        *cells,
        text(0, 54, said, size, "soft", font_weight=500),
        id=f"deviation-{seat}" if named else None,
        class_="new" if named and fresh == f"deviation-{seat}" else None,
        data_tip=said,
    )
