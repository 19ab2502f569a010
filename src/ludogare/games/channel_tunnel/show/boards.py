"""The boards of the two players: one's own spread out, the other's folded to a line that opens."""

from __future__ import annotations

from ludogare.core.drawing import (
    Markup,
    box,
    fitting,
    group,
    mark,
    name,
    path,
    placed,
    text,
)
from ludogare.core.saying.numbers import figure
from ludogare.core.saying.texts import Json, Say
from ludogare.games.channel_tunnel.show.blueprints import TRACK, blueprint
from ludogare.games.channel_tunnel.show.folders import cards, money, money_room
from ludogare.games.channel_tunnel.show.hand import (
    chosen_as,
    deviation,
    hats,
    plates,
    shelf,
    storage,
)
from ludogare.games.channel_tunnel.show.signs import coin, crate, flag, hat
from ludogare.games.channel_tunnel.show.stores import COLOURS, page

WIDTH, HEIGHT = 1176.0, 196.0  # of a board that is spread out on a wide desk
SHELF = 344.0  # the part of it that holds hats, rubble and the deviation
FOLDED, FOLDED_NARROW = 34.0, 58.0
STRIP = 102.0  # how high the reader's hand is on a phone, where it lies by the slots
NARROW = 352.0


def frame(width: float, height: float, seat: int, awaited: bool) -> Markup:
    """A page, framed in the seat's colour while it is awaited."""
    worn = f"line-seat-{seat}" if awaited else "line-leaf-line"
    return group(
        page(width, height),
        box(0, 0, width, height, 4, class_=worn, fill="none", stroke_width=3 if awaited else 1),
    )


def board(view: Json, player: Json, named: bool, say: Say, fresh: str) -> Markup:
    """A board spread out; `named`: its pieces have ids, and stand for actions."""
    seat = player["seat"]
    plan = WIDTH - SHELF - 10
    funds = money_room(player, 13, say, 262)
    below = 2 * TRACK + 8
    _, own = cards(view, player, plan - funds - 20, 2, named, 13, say, fresh)
    return group(
        frame(SHELF, HEIGHT, seat, seat in view["awaited"]),
        placed(8, 2, hats(view, player, 48, 1.2, say, fresh)) if named else hand_line(player, say),
        plates(view, player, 254, 16, 84, 58, 13, say),
        placed(10, 120, storage(view, player, 13, named, say, fresh)),
        placed(182, 120, deviation(view, player, 13, named, say, fresh)),
        placed(SHELF + 10, 0, blueprint(view, player, plan, named, say, fresh)),
        placed(SHELF + 10, below, frame(plan, HEIGHT - below, seat, False)),
        placed(SHELF + 18, below + 18, money(view, player, funds, 13, named, say, fresh)),
        placed(SHELF + funds + 24, below + 3, own),
        id=f"board-{seat}" if named else None,
        data_owner=seat,
    )


def hand_line(player: Json, say: Say) -> Markup:
    """The hats of the other side, on their shelf."""
    drawn = [
        group(
            *(hat(colour, 32 + 48 * i, round(64 - 8 * j, 1), 1.2)
              for j in range(min(5, player["hand"][i]))),
            text(32 + 48 * i, 98, str(player["hand"][i]), 14, text_anchor="middle"),
        )
        for i, colour in enumerate(COLOURS)
    ]  # fmt: skip
    total = say("board-hand", count=player["tokens"], limit=player["limit"])
    return group(name(total), placed(8, 2, shelf(240, 72)), *drawn)


# The other side, folded


def tags_of(view: Json, player: Json, say: Say) -> str:
    """What is said of a player beside the name."""
    facts = (
        (view["first"] == player["seat"], "board-first"),
        (player["passed"], "board-passed"),
        (player["winner"], "board-winner"),
    )
    return " · ".join(say(message) for is_so, message in facts if is_so)


def called(view: Json, player: Json, x: float, y: float, room: float, size: float, say: Say
           ) -> Markup:  # fmt: skip
    """Mark, flag and name, with the points and their parts as a tip."""
    seat = player["seat"]
    said = say("board-points", seat=seat, points=player["points"])
    whole = ", ".join(f"{say(message)} {figure(n)}" for message, n in player["score"])
    called_so, tags = say("board-player", seat=seat), tags_of(view, player, say)
    words = fitting(room - 54, size, f"{called_so} · {tags}" if tags else called_so, called_so)
    return group(
        name(f"{said} {whole}"),
        mark(seat, x + 10, y, 9),
        flag(player["side"], x + 26, y - 7),
        text(x + 54, y + size * 0.36, words, size) if words else "",
        id=f"points-{seat}",
        data_tip=f"{said} {whole}",
    )


def small_hats(view: Json, player: Json, pitch: float, say: Say, fresh: str) -> Markup:
    """The other's hats, counted; in an exchange they can be taken."""
    seat = player["seat"]
    drawn = []
    for i, colour in enumerate(COLOURS):
        count = player["hand"][i]
        words = say("tokens", count=count, colour=colour)
        drawn.append(group(
            name(words),
            box(pitch * i, -15, pitch - 2, 30, 4, fill="transparent"),
            hat(colour, pitch * i + 16, 0, 0.8),
            text(pitch * i + 31, 5, str(count), 14, "ink" if count else "soft"),
            id=f"hand-{seat}-{colour}",
            class_="new" if fresh == f"hand-{seat}-{colour}" else None,
            data_tip=words,
            **chosen_as(view, player, colour),
        ))  # fmt: skip
    return group(*drawn)


def counts(player: Json, say: Say, fresh: str) -> list[tuple[float, Markup]]:
    """The rest of a folded board in signs, each with its width."""
    seat = player["seat"]

    def sign(wide: float, ident: str, said: str, *drawn: str) -> tuple[float, Markup]:
        new = "new" if fresh == ident else None
        return wide, group(name(said), *drawn, id=ident, class_=new, data_tip=said)

    found = [
        sign(58, f"storage-{seat}",
             say("board-storage", stored=player["stored"], room=player["room"]),
             crate(10, 0, 1.1, "ink"), text(23, 5, f"{player['stored']}/{player['room']}", 14)),
        sign(54, f"deviation-{seat}", say("board-deviation", level=figure(player["deviation"])),
             path("M2-9H18V9H2Z", f"seat-{seat}"),
             text(23, 5, figure(player["deviation"]), 14)),
    ]  # fmt: skip
    for line in player["tracks"]:
        said = say("board-marker", seat=seat, track=line["track"], step=line["step"])
        found.append(
            sign(52, f"marker-{seat}-{line['track']}", said,
                 box(0, -12, 46, 24, 4, class_="fill-plan"),
                 text(23, 5, f"{line['track']} {line['points'][line['step']]}", 14, "plan-ink",
                      text_anchor="middle"))
        )  # fmt: skip
    purse = say("board-purse", ecu=player["ecu"], purse=player["purse"])
    found.append(sign(34, f"funds-{seat}", purse, coin(13, 0, player["ecu"], 12)))
    return found


def small_cards(player: Json, room: float, fresh: str) -> Markup:
    """The cards of a folded board as the edges of their files."""
    held = [*player["cards"], *player["money"]]
    pitch = min(20.0, (room - 16) / max(1, len(held) - 1))
    return group(*(
        placed(
            pitch * i, 0,
            group(
                box(0, -11, 16, 22, 2, class_=f"fill-type-{card['type']} line-coal",
                    stroke_width=1),
                path("M3-7H13V-4H3Z", "wall-lit"),
                id=f"card-{card['card']}",
                class_="new" if fresh == f"card-{card['card']}" else None,
            ),
        )
        for i, card in enumerate(held)
    ))  # fmt: skip


CHEVRON = "M-7-4 0 3 7-4 9-1 0 8-9-1Z"


def folded(view: Json, player: Json, say: Say, fresh: str) -> Markup:
    """The other side's board as one line, which opens over one's own when it is tapped."""
    middle, x = FOLDED / 2, 524.0
    signs = []
    for wide, drawn in counts(player, say, fresh):
        signs.append(placed(x, middle, drawn))
        x += wide
    words = say("board-points", seat=player["seat"], points=player["points"])
    return group(
        name(words),
        group(placed(0, -HEIGHT - 8, board(view, player, False, say, "")), class_="unfolded"),
        frame(WIDTH, FOLDED, player["seat"], player["seat"] in view["awaited"]),
        called(view, player, 8, middle, 262, 15, say),
        placed(288, middle, small_hats(view, player, 46, say, fresh)),
        *signs,
        placed(x + 8, middle, small_cards(player, WIDTH - x - 48, fresh)),
        placed(WIDTH - 20, middle, group(path(CHEVRON, "soft"), transform="scale(1 -1)")),
        id=f"board-{player['seat']}",
        class_="fold",
        tabindex="0",
    )


# On a phone


def strip(view: Json, player: Json, say: Say, fresh: str) -> Markup:
    """The reader's hand and plate, apart from the board: on a phone they lie by the slots."""
    seat = player["seat"]
    return group(
        frame(NARROW, STRIP, seat, seat in view["awaited"]),
        placed(4, 0, hats(view, player, 51, 1.12, say, fresh)),
        plates(view, player, 266, 20, 80, 56, 11, say),
    )


def narrow_board(view: Json, player: Json, named: bool, say: Say, fresh: str
                 ) -> tuple[float, Markup]:  # fmt: skip
    """A board for a phone without its hats, with its height."""
    below = 2 * TRACK + 10
    cards_high, own = cards(view, player, NARROW - 16, None, named, 11, say, fresh)
    high = below + 66 + 34 + cards_high + 8
    return high, group(
        frame(NARROW, high, player["seat"], False),
        placed(4, 4, blueprint(view, player, NARROW - 8, named, say, fresh)),
        placed(10, below + 2, storage(view, player, 11, named, say, fresh)),
        placed(186, below + 2, deviation(view, player, 11, named, say, fresh)),
        placed(8, below + 66, money(view, player, NARROW - 16, 11, named, say, fresh)),
        placed(8, below + 100, own),
        id=f"board-{player['seat']}" if named else None,
        data_owner=player["seat"],
    )


def narrow_folded(view: Json, player: Json, say: Say, fresh: str) -> Markup:
    """The other side's board as two lines, which open upwards."""
    high, whole = narrow_board(view, player, False, say, "")
    signs, x = [], 190.0
    for wide, drawn in counts(player, say, fresh)[:2]:
        signs.append(placed(x, 15, drawn))
        x += wide
    x = 216.0
    for _, drawn in counts(player, say, fresh)[2:]:
        signs.append(placed(x, 43, drawn))
        x += 50
    return group(
        name(say("board-points", seat=player["seat"], points=player["points"])),
        group(placed(0, -high - 4, whole), class_="unfolded"),
        frame(NARROW, FOLDED_NARROW, player["seat"], player["seat"] in view["awaited"]),
        called(view, player, 6, 15, 180, 13, say),
        placed(2, 43, small_hats(view, player, 42, say, fresh)),
        *signs,
        placed(300, 15, small_cards(player, 26, fresh)),
        placed(NARROW - 14, 15, group(path(CHEVRON, "soft"), transform="scale(.8 -.8)")),
        id=f"board-{player['seat']}",
        class_="fold",
        tabindex="0",
    )
