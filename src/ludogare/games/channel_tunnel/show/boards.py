"""A player's board: hats, storage, deviation, technology, money, cards and points."""

from __future__ import annotations

from ludogare.core.drawing import (
    Attribute,
    Markup,
    box,
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
from ludogare.games.channel_tunnel.show.blueprints import track
from ludogare.games.channel_tunnel.show.desk import Desk
from ludogare.games.channel_tunnel.show.folders import cards, money
from ludogare.games.channel_tunnel.show.signs import button, flag, hat, rubble, victory

COLOURS = ("sky_blue", "black", "orange", "yellow", "white")
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


WIDE = Desk(
    590, (372, 10, 150, 28), (14, 66), 48, (270, 72), (424, 72), (12, 152), 94, (12, 286), 320, 4
)
NARROW = Desk(352, None, (8, 64), 39, (218, 66), (8, 150), (6, 212), 56, (8, 346), 380, 3)
OWN_NARROW = Desk(352, None, None, 56, (218, 66), (8, 66), (6, 130), 56, (8, 264), 298, 3)
STRIP = 88  # how high the reader's hand is where it lies apart, near the slots


def height_of(player: Json, desk: Desk) -> float:
    """How high a board is: as high as its cards make it."""
    count = len(player["cards"]) + len(player["resolved"]) + bool(player["pending"])
    rows = -(-count // desk.columns)
    return desk.cards + max(1, rows) * 46 + 6


def player_board(
    view: Json, player: Json, desk: Desk, height: float, say: Say, fresh: str
) -> Markup:
    """The whole board of one player."""
    seat = player["seat"]
    awaited = seat in view["awaited"]
    edge = f"seat-{seat}" if awaited else "edge"
    return group(
        box(0, 0, desk.width, height, class_=f"fill-sheet line-{edge}",
            stroke_width=3 if awaited else 1),
        head(view, player, desk, say, fresh),
        placed(*desk.hats, hats(view, player, desk.pitch, say, fresh)) if desk.hats else "",
        placed(*desk.storage, storage(view, player, say, fresh)),
        placed(*desk.deviation, deviation(view, player, say, fresh)),
        placed(*desk.tracks, *(
            placed(0, 64 * t, track(view, player, t, desk, say, fresh)) for t in (0, 1)
        )),
        placed(*desk.money, money(view, player, desk, say, fresh)),
        placed(8, desk.cards, cards(view, player, desk, say, fresh)),
        plates(view, player, *desk.plate, say) if desk.plate else "",
        id=f"board-{seat}",
    )  # fmt: skip


# Name and points


def head(view: Json, player: Json, desk: Desk, say: Say, fresh: str) -> Markup:
    """Who plays which side, and the points with their parts."""
    seat = player["seat"]
    called = say("board-player", seat=seat)
    tags = []
    if view["first"] == seat:
        tags.append(say("board-first"))
    if player["passed"]:
        tags.append(say("board-passed"))
    if player["winner"]:
        tags.append(say("board-winner"))
    room = 150 if desk.columns > 3 else 130
    after = 78 + min(room, width_of(called, 16))
    free = (desk.plate[0] if desk.plate else desk.width - 40) - after - 4
    parts = [[m, n] for m, n in player["score"] if n]
    said = say("board-points", seat=seat, points=player["points"])
    whole = "; ".join(f"{say(message)} {n}" for message, n in player["score"])
    chips, x = [], 14.0
    for message, n in parts:
        words = say(f"board-part-{message.removeprefix('sheet-')}")
        label = f"{words} {n:+d}"
        wide = width_of(label, 11) + 8
        if x + wide > desk.width - 8:
            break
        chips.append(box(x, 38, wide, 16, 8, class_="fill-well"))
        chips.append(text(x + wide / 2, 50, label, 11, text_anchor="middle"))
        x += wide + 4
    won = "winner" if player["winner"] else ""
    return group(
        mark(seat, 22, 21, 10),
        flag(player["side"], 40, 13),
        text(68, 26, shorten(called, room, 16), 16),
        text(after, 26, shorten(" · ".join(tags), free, 12), 12, "soft"),
        group(
            name(f"{said} {whole}"),
            victory(desk.width - 24, 21, player["points"], 16),
            *chips,
            id=f"points-{seat}",
            class_="new" if won and not view["awaited"] else None,
            data_tip=f"{said} {whole}",
        ),
    )


def strip(view: Json, player: Json, say: Say, fresh: str) -> Markup:
    """The reader's hand and plate, apart from the board: on a phone they lie by the slots."""
    return group(
        box(0, 0, 352, STRIP, class_="fill-sheet line-edge", stroke_width=1),
        placed(4, 6, hats(view, player, 52, say, fresh)),
        plates(view, player, 266, 20, 80, 48, say),
    )


def plates(
    view: Json, player: Json, x: float, y: float, wide: float, tall: float, say: Say
) -> Markup:
    """Plates for what no piece stands for: declining, keeping or discarding an Agenda card."""
    seat, phase = player["seat"], view["phase"]
    if seat != view["seat"] or seat not in view["awaited"]:
        return group()
    if phase == "deciding":
        narrow = wide < 120  # then one lies above the other
        across, down = (0.0, tall / 2 + 2) if narrow else (wide / 2 + 2, 0.0)
        size = (wide, tall / 2 - 2) if narrow else (wide / 2 - 2, tall)
        return group(*(
            button(x + i * across, y + i * down, *size, say(f"board-{verb}"), say(f"act-{verb}"),
                   data_verb=verb)
            for i, verb in enumerate(("agenda_keep", "agenda_discard"))
        ))  # fmt: skip
    if phase == "keeping":
        words = say("act-keep", colour=view["keeping"], count=0)
        return group(button(x, y, wide, tall, words, words, data_verb="keep", data_count=0))
    verb = REFUSALS.get(phase)
    if not verb:
        return group()
    words = say(f"act-{verb}")
    return group(button(x, y, wide, tall, words, words, id="decline", data_verb=verb))


# Pieces


def hats(view: Json, player: Json, pitch: float, say: Say, fresh: str) -> Markup:
    """The hand: a stack of hats for each colour."""
    seat = player["seat"]
    total = say("board-hand", count=player["tokens"], limit=player["limit"])
    drawn = []
    for i, colour in enumerate(COLOURS):
        count = player["hand"][i]
        words = say("tokens", count=count, colour=colour)
        pile = [
            group(
                hat(colour, 20, 42 - 8 * j, 1.16),
                **counted(view, player, colour, j + 1),
            )
            for j in range(count)
        ]
        nothing = box(4, 42, 32, 10, 5, class_="fill-well")
        drawn.append(
            placed(
                pitch * i,
                0,
                group(
                    name(words),
                    box(0, 38 - 8 * count, 40, 38 + 8 * count, 5, fill="transparent"),
                    *(pile or [nothing]),
                    text(20, 71, str(count), 14, text_anchor="middle")
                    if count
                    else text(20, 71, "–", 12, "soft", text_anchor="middle"),
                    id=f"hand-{seat}-{colour}",
                    class_="new" if fresh == f"hand-{seat}-{colour}" else None,
                    data_tip=words,
                    **chosen_as(view, player, colour),
                ),
            )
        )
    return group(name(total), *drawn)


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


def storage(view: Json, player: Json, say: Say, fresh: str) -> Markup:
    """Rubble in store, free places, and those not unlocked yet."""
    seat, mine = player["seat"], player["seat"] == view["seat"]
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
                    id=f"stored-{seat}-{i}",
                    data_verb="rubble" if mine else None,
                    data_colour=tiles[i] if mine else None,
                )
            )
        elif i < player["room"]:
            drawn.append(box(x + 2, 2, 34, 34, 5, class_="fill-well line-edge",
                             stroke_dasharray="4 3"))  # fmt: skip
        else:
            drawn.append(group(
                name(say("board-locked")),
                box(x + 2, 2, 34, 34, 5, class_="fill-well line-edge"),
                stroke(f"M{plain(x + 6)} 32 {plain(x + 32)} 6M{plain(x + 6)} 18 {plain(x + 18)} 6"
                       f"M{plain(x + 20)} 32 {plain(x + 32)} 20", "edge", 2),
            ))  # fmt: skip
    return group(
        name(said),
        *drawn,
        text(2, 53, said, 11.5, "soft", font_weight=500),
        id=f"storage-{seat}",
        class_="new" if fresh == f"storage-{seat}" else None,
        data_tip=said,
        data_group=f"storage-group-{seat}",
    )


def deviation(view: Json, player: Json, say: Say, fresh: str) -> Markup:
    """The deviation track with its cube."""
    seat, level = player["seat"], -player["deviation"]
    last = view["last_level"]
    said = say("board-deviation", level=player["deviation"])
    cells = []
    for i in range(last + 1):
        here = i == level
        cells.append(box(30 * i, 4, 28, 28, 4, class_="fill-well line-edge",
                         stroke_width=1.2))  # fmt: skip
        if here:
            cells.append(box(30 * i + 4, 8, 20, 20, 3, class_=f"fill-seat-{seat} line-coal",
                             stroke_width=1.4))  # fmt: skip
        cells.append(text(30 * i + 14, 22.5, str(-i), 11.5, "chalk" if here and seat == 0 else
                          "coal" if here else "soft", text_anchor="middle"))  # fmt: skip
    lost = 30 * (last + 1)
    cells.append(path(f"M{plain(lost)} 8H{plain(lost + 8)}V28H{plain(lost)}Z", "red"))
    return group(
        name(said),
        *cells,
        text(0, 53, said, 11.5, "soft", font_weight=500),
        id=f"deviation-{seat}",
        class_="new" if fresh == f"deviation-{seat}" else None,
        data_tip=said,
    )
