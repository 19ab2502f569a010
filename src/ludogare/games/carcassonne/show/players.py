"""Beside the land: everybody's name, points, meeples and tokens."""

from __future__ import annotations

from ludogare.core.drawing import Markup, box, disc, fitting, group, mark, name, panel, placed, text
from ludogare.core.drawing import stroke as line
from ludogare.core.saying.texts import Json, Say
from ludogare.games.carcassonne.rules.components import COMPONENTS
from ludogare.games.carcassonne.show.parts import use
from ludogare.games.carcassonne.show.pieces import lettered

MEEPLES = COMPONENTS.parts.pieces.meeples
TOKENS = COMPONENTS.parts.pieces.tokens
TOKEN = 0.74  # how large tokens are drawn here
NAMED = 42  # the height from which there is a line for the name
ROOMY = 66  # and one for the tokens


def player(view: Json, seat: int, say: Say, width: float, height: float) -> Markup:
    """A player's panel: one line with the pieces, or a line for the name above, or three lines."""
    p = view["players"][seat]
    words = say("board-score", seat=seat, points=p["points"], supply=p["supply"])
    active = seat == view["turn"] and view["phase"] != "over"
    named, roomy = height >= NAMED, height >= ROOMY
    lines = 1 + named + roomy
    step = (height - 8) / lines
    rows = [4 + step * (i + 0.5) for i in range(lines)]
    points = str(p["points"])
    wide = 14 + 10 * len(points)
    room = width - 40
    right = 30 + room
    tokens = [] if roomy else tokens_held(view, seat, say, right, rows[-1])
    taken = 21 * sum(p["tokens"].values()) if tokens else 0
    return group(
        group(
            name(words),
            panel(width, height),
            *([box(0, 0, 5, height, 2, class_="fill-brass")] if active else []),
            mark(seat, 18, rows[0], 8),
            *([text(width - 9, rows[0] + 6, points, 18, text_anchor="end")] if named else []),
            *(called(p, say, rows[0], width - wide - 40 - 22 * p["winner"]) if named else []),
            *([crown(width - (12 + wide if named else 16), rows[0])] if p["winner"] else []),
        ),
        *supply(view, seat, 18 if named else 38, rows[1] if named else rows[0],
                min(15, (room - taken - (0 if named else 8)) / MEEPLES)),
        *(tokens_held(view, seat, say, right, rows[2]) if roomy else tokens),
        data_owner=seat,
        data_tip=words,
    )  # fmt: skip


def called(p: Json, say: Say, y: float, room: float) -> list[Markup]:
    """A player's name, where it fits; it is in the head as well."""
    words = fitting(room, 14, say("board-player", seat=p["seat"]))
    return [text(32, y + 5, words, 14)] if words else []


def crown(x: float, y: float) -> Markup:
    """A laurel for a winner."""
    leaves = line("M-8-5C-9 4-4 7 0 8C4 7 9 4 8-5", "brass", 2.6)
    return placed(x, y, leaves, disc(0, -3, 3, "gold"))


def supply(view: Json, seat: int, x: float, y: float, step: float) -> list[Markup]:
    """The meeples that a player has left; those on the land leave a gap."""
    away = {f["number"] for f in view["figures"] if f["seat"] == seat}
    return [
        placed(
            x + step * i,
            y,
            disc(0, 2, 2, "edge")
            if i in away
            else group(use(f"figure-{seat}", scale=0.58), id=f"meeple-{seat}-{i}"),
        )
        for i in range(MEEPLES)
    ]


def tokens_held(view: Json, seat: int, say: Say, right: float, y: float) -> list[Markup]:
    """The tunnel tokens that a player has left, by colour."""
    drawn = []
    x = right
    for colour, held in reversed(view["players"][seat]["tokens"].items()):
        discs = [
            placed(-20 * i, 0, lettered(seat, colour, TOKENS - 1 - i, TOKEN)) for i in range(held)
        ]
        if discs:
            mine = seat == view["turn"] and view["phase"] == "acting"
            words = say("board-tokens", seat=seat, colour=colour, held=held)
            drawn.append(placed(x - 7, y, group(
                name(words), *discs,
                data_colour=colour if mine else None, id=f"tokens-{seat}-{colour}",
            )))  # fmt: skip
            x -= 20 * held + 5
    return drawn
