"""The board of Carcassonne: the land as it lies, and beside it the tile in hand and the players.

The land has no edge. The picture shows all of it; a page makes it as large as is pleasant, and
follows the play (`terrain.py`).
"""

from __future__ import annotations

from dataclasses import dataclass

from ludogare.core.declaration.shown import Board
from ludogare.core.drawing import (
    Markup,
    box,
    disc,
    element,
    garland,
    group,
    name,
    panel,
    path,
    picture,
    placed,
    shorten,
    stroke,
    style,
    text,
)
from ludogare.core.saying.texts import Json, Say
from ludogare.games.carcassonne.rules.components import KINDS, TILE_NAMES
from ludogare.games.carcassonne.show import colours, letters, pieces, placard, tiles
from ludogare.games.carcassonne.show.chart import chart, compass
from ludogare.games.carcassonne.show.ending import homecoming, winners
from ludogare.games.carcassonne.show.parts import use
from ludogare.games.carcassonne.show.players import player
from ludogare.games.carcassonne.show.terrain import Land
from ludogare.games.carcassonne.show.turns import PERIODS
from ludogare.games.carcassonne.show.words import shown

STYLE = style(colours.COLOURS, colours.RULES)
PARTS = [*tiles.parts(), *pieces.parts()]
GAP = 6
FEW = 4  # players who each have a line of their own in a narrow picture


@dataclass(frozen=True)
class Plan:
    """Where things lie."""

    width: float
    height: float
    margin: float
    hand: float  # the side of the panel with the tile in hand
    players: float  # the height that all players have together
    tallest: float  # of a player's panel
    least: float  # px of a tile on a page, and while a meeple is placed
    closer: float


WIDE = Plan(1000, 620, 10, 186, 232, 62, 76, 76)
NARROW = Plan(360, 486, 4, 96, 96, 46, 58, 120)
AT_END = 28  # px of a tile at least, so that most of the land is seen


def draw(view: Json, say: Say, narrow: bool = False, headed: bool = False) -> str:
    """The board as a complete SVG document, for one reader."""
    plan = NARROW if narrow else WIDE
    land = Land(view, say)
    aside = 0 if narrow else plan.hand + GAP
    over = max(plan.hand, plan.players) + GAP if narrow else 0
    left, top = plan.margin + aside, plan.margin + over
    room = plan.width - left - plan.margin, plan.height - top - plan.margin
    least = plan.closer if view["choices"] else plan.least
    ended = view["phase"] == "over"
    return picture(
        plan.width,
        plan.height,
        say("board-title"),
        description(view, say),
        STYLE,
        element("defs", *PARTS, chart(), *used_parts(view)),
        box(0, 0, plan.width, 9 * plan.height, 0, class_="fill-paper"),
        land.drawn(left, top, *room, AT_END if ended else least),
        placed(plan.width - plan.margin - 30, top + (50 if ended else 30), compass(), scale=0.55),
        shelf(plan.width, top) if narrow else "",
        placed(left - GAP, top - 10, garland(plan.width - left + GAP, winners(view)))
        if ended
        else "",
        hand(plan, view, say),
        *seated(plan, view, say, narrow),
    )


def description(view: Json, say: Say) -> str:
    """The position in words."""
    table = say("board-table", tiles=len(view["tiles"]), stack=view["stack"])
    players = [
        say("board-score", seat=p["seat"], points=p["points"], supply=p["supply"])
        for p in view["players"]
    ]
    return " ".join([table, *players])


def used_parts(view: Json) -> list[Markup]:
    """The tiles, outlines and pieces that this picture uses."""
    lying = {(tile["kind"], tile["turn"]) for tile in view["tiles"]}
    held = {(view["hand"], turn) for turn in turns_in_hand(view)}
    aside = {(kind, 0) for kind in view["aside"]}
    seats = [p["seat"] for p in view["players"]]
    every = lying | held | aside
    return [
        *tiles.needed(every),
        *(tiles.ground(*face) for face in sorted(every)),
        *(tiles.alone(kind, turn, f"hand-{turn}") for kind, turn in sorted(held)),
        *(group(use(f"hand-{turn}"), use("tried"), id=f"ghost-{turn}") for _, turn in sorted(held)),
        *(tiles.alone(kind, 0, f"aside-{kind}") for kind in sorted(set(view["aside"]))),
        *tiles.outlines({kind for kind, _ in lying}),
        *(part(seat) for seat in seats for part in (pieces.meeple, pieces.postures)),
        *(part(seat) for seat in seats for part in (pieces.token, pieces.emblem)),
    ]


def turns_in_hand(view: Json) -> range:
    """The turns in which the tile in hand looks different."""
    return range(0 if view["hand"] is None else PERIODS[view["hand"]])


# Round the land


def shelf(width: float, height: float) -> Markup:
    """What hand and players lie on above the land, which goes on beneath."""
    return group(
        box(0, 0, width, height - GAP / 2, 0, class_="fill-board"),
        box(0, height - GAP / 2, width, 1, 0, class_="fill-edge"),
    )


def hand(plan: Plan, view: Json, say: Say) -> Markup:
    """The tile to be placed, or the back of the stack; and how many are left."""
    side = plan.hand
    left = say("board-left", stack=view["stack"])
    aside = ", ".join(TILE_NAMES[kind] for kind in view["aside"])
    foot = left
    if view["phase"] == "over":
        names = " · ".join(say("board-player", seat=seat) for seat in winners(view))
        foot = shorten(names, side - 12, 13)
    return placed(
        plan.margin,
        plan.margin,
        group(
            name(left + (" " + say("board-aside", tiles=aside) if aside else "")),
            panel(side, side),
            text(side / 2, side - 7, foot, 13, "soft", text_anchor="middle"),
            *asides(plan, view),
        ),
        placed(side / 2, (side - 18) / 2, held(view, say), scale=(side - 32) / 108),
    )


def held(view: Json, say: Say) -> Markup:
    """What lies in the panel: the tile in hand in all its turns, or the stack."""
    if view["phase"] == "over":
        return homecoming(winners(view))
    if view["hand"] is None:
        left = say("board-left", stack=view["stack"])
        return group(name(left), back() if view["stack"] else bare(), id="stack")
    words = say("board-hand", items=shown(KINDS[view["hand"]].name))
    turns = turns_in_hand(view)
    faces = [
        group(use(f"hand-{turn}"), class_="face faced" if turn == 0 else "face", data_face=turn)
        for turn in turns
    ]
    return group(
        name(words),
        *faces,
        *([turner()] if len(turns) > 1 else []),
        id=f"laid-{len(view['tiles'])}",
        data_turns="yes" if len(turns) > 1 else None,
    )


def turner() -> Markup:
    """A sign that the tile can be turned."""
    return placed(
        42,
        -42,
        element("circle", r=11, class_="fill-sheet line-brass", stroke_width=1.6),
        stroke("M-4.6-3.2A5.6 5.6 0 1 1-5.4 1.6", "ink", 2),
        path("M-7.6-5.6L-1.8-5L-5.6-.4Z", "ink"),
    )


def asides(plan: Plan, view: Json) -> list[Markup]:
    """The tiles that fitted nowhere, small, in the corner."""
    return [
        placed(plan.hand - 10, 12 + 15 * i, use(f"aside-{kind}", scale=0.13))
        for i, kind in enumerate(view["aside"][:5])
    ]


def bare() -> Markup:
    """Where the stack was."""
    return box(-48, -48, 96, 96, 4, class_="fill-well line-edge", stroke_width=1.5)


def back() -> Markup:
    """The stack of tiles, with a compass rose on their backs."""
    return group(
        *(box(-48, y, 92, 92, 4, class_="fill-board line-line") for y in (-38, -41, -44)),
        box(-48, -48, 92, 92, 4, class_="fill-ridge line-line", stroke_width=1.2),
        box(-42, -42, 80, 80, 3, class_="line-roof-2", fill="none", stroke_width=1.6),
        placed(-2, -2, compass(), scale=0.78),
        disc(-2, -2, 4, "gold"),
    )


def seated(plan: Plan, view: Json, say: Say, narrow: bool) -> list[Markup]:
    """The players: below each other, in a narrow picture beside the hand, perhaps by two."""
    players = len(view["players"])
    columns = 2 if narrow and players >= FEW else 1
    rows = -(-players // columns)
    left = plan.margin + (plan.hand + GAP if narrow else 0)
    top = plan.margin + (0 if narrow else plan.hand + GAP)
    width = (plan.width - left - plan.margin + GAP) / columns - GAP if narrow else plan.hand
    height = min(plan.tallest, (plan.players + 4) / rows - 4)
    return [
        placed(
            left + seat % columns * (width + GAP),
            top + seat // columns * (height + 4),
            player(view, seat, say, width, height),
        )
        for seat in range(players)
    ]


BOARD = Board(draw, STYLE, letters.draw, placard.drawn)
