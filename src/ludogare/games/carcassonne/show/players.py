"""Beside the land: the meeples and tokens that everybody has left."""

from __future__ import annotations

from ludogare.core.drawing import Markup, box, group, mark, name, panel, placed, text
from ludogare.core.drawing import stroke as line
from ludogare.core.saying.texts import Json, Say
from ludogare.games.carcassonne.rules.components import COMPONENTS
from ludogare.games.carcassonne.show.parts import use
from ludogare.games.carcassonne.show.pieces import lettered

MEEPLES = COMPONENTS.parts.pieces.meeples
TOKENS = COMPONENTS.parts.pieces.tokens
TOKEN = 0.74  # how large tokens are drawn here
PITCH = 20  # from token to token
GAP = 12  # between meeples and tokens
MARKED = 38  # the room for a player's mark
ROOMY = 42  # the height from which tokens may have a line of their own
SMALLEST, MOST = 12.0, 20.0  # from meeple to meeple
CROWDED = 9.0  # from meeple to meeple, where one and their number say it better


def player(view: Json, seat: int, say: Say, width: float, height: float) -> Markup:
    """A player's panel: the mark and the pieces in a line, or the tokens in a second one.

    Names and points are in the head of the page.
    """
    p = view["players"][seat]
    words = say("board-score", seat=seat, points=p["points"], supply=p["supply"])
    active = seat == view["turn"] and view["phase"] != "over"
    tokens = PITCH * max(sum(other["tokens"].values()) for other in view["players"])
    tokens += GAP if tokens else 0
    wide, high = width - MARKED - 10, height - 6
    beside, above = min(wide - tokens, high * 4), min(wide, high * 2)  # for the meeples
    lines = 2 if height > ROOMY and above > beside else 1
    rows = [3 + high / lines * (i + 0.5) for i in range(lines)]
    return group(
        group(
            name(words),
            panel(width, height),
            *([box(0, 0, 5, height, 2, class_="fill-brass")] if active else []),
            *([laurel(20, rows[0])] if p["winner"] else []),
            mark(seat, 20, rows[0], 9),
        ),
        *supply(view, seat, rows[0], beside if lines == 1 else above),
        *tokens_held(view, seat, say, width - 10, rows[-1]),
        data_owner=seat,
        data_tip=words,
    )


def laurel(x: float, y: float) -> Markup:
    """A laurel round the mark of a winner."""
    return placed(x, y, line("M-11-8C-16 4-9 14 0 14C9 14 16 4 11-8", "brass", 3.4))


def supply(view: Json, seat: int, y: float, room: float) -> list[Markup]:
    """The meeples that a player has left; those on the land leave a gap where there is room."""
    away = {f["number"] for f in view["figures"] if f["seat"] == seat}
    places = [i for i in range(MEEPLES) if i not in away or room > SMALLEST * MEEPLES]
    step = min(MOST, room / max(1, len(places)))
    if step < CROWDED:
        return pile(seat, places, y)
    return [
        use("away", x, y)
        if i in away
        else placed(
            x,
            y,
            group(use(f"figure-{seat}", scale=max(SMALLEST, step) / 25), id=f"meeple-{seat}-{i}"),
        )
        for i, x in ((i, MARKED + step * (n + 0.5)) for n, i in enumerate(places))
    ]


def pile(seat: int, left: list[int], y: float) -> list[Markup]:
    """The meeples that a player has left behind each other, and how many they are."""
    return [
        *(
            placed(MARKED + 6, y, group(use(f"figure-{seat}", scale=0.68), id=f"meeple-{seat}-{i}"))
            for i in left
        ),
        text(MARKED + 15, y + 5, str(len(left)), 14),
    ]


def tokens_held(view: Json, seat: int, say: Say, right: float, y: float) -> list[Markup]:
    """The tunnel tokens that a player has left, by colour."""
    drawn = []
    x = right
    for colour, held in reversed(view["players"][seat]["tokens"].items()):
        discs = [
            placed(-PITCH * i, 0, lettered(seat, colour, TOKENS - 1 - i, TOKEN))
            for i in range(held)
        ]
        if discs:
            mine = seat == view["turn"] and view["phase"] == "acting"
            words = say("board-tokens", seat=seat, colour=colour, held=held)
            drawn.append(placed(x - 10 * TOKEN, y, group(
                name(words), *discs,
                data_colour=colour if mine else None, id=f"tokens-{seat}-{colour}",
            )))  # fmt: skip
            x -= PITCH * held + 5
    return drawn
