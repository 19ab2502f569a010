"""The board of Carcassonne: the land as it lies, and beside it everybody's pieces.

The land has no edge, so the picture fits what lies there, with one free place all round.
"""

from __future__ import annotations

from ludogare.core.declaration.shown import Board
from ludogare.core.drawing import (
    Markup,
    box,
    disc,
    element,
    group,
    mark,
    name,
    panel,
    picture,
    placed,
    shorten,
    stroke,
    style,
    text,
)
from ludogare.core.saying.texts import Json, Say
from ludogare.games.carcassonne.rules.components import COMPONENTS, KINDS, TILE_NAMES
from ludogare.games.carcassonne.show import scenery
from ludogare.games.carcassonne.show.scenery import lettered, use, whole_tile
from ludogare.games.carcassonne.show.terrain import Land, Plan

STYLE = style(scenery.COLOURS, scenery.RULES)
PARTS = scenery.parts()
MEEPLES = COMPONENTS.parts.pieces.meeples
TOKENS = COMPONENTS.parts.pieces.tokens


WIDE = Plan(1000, 12, 100, 3, 48, 680, 112, (7, 5))
NARROW = Plan(360, 4, 84, 1, 46, 620, 72, (5, 5))
CROWDED = Plan(360, 4, 84, 2, 30, 620, 72, (5, 5))  # pieces alone, for four players or more


def draw(view: Json, say: Say, narrow: bool = False) -> str:
    """The board as a complete SVG document, for one reader."""
    plan = WIDE if not narrow else NARROW if len(view["players"]) < 4 else CROWDED
    columns, scale = grid_of(plan, len(view["players"]))
    rows = -(-len(view["players"]) // columns)
    head = max(plan.hand, rows * (plan.row * scale + 4) - 4)
    land = Land(view, say, plan, plan.margin * 2 + head)
    height = land.top + land.height + plan.margin
    return picture(
        plan.width,
        height,
        say("board-title"),
        description(view, say),
        STYLE,
        element("defs", *PARTS, *used_parts(view)),
        box(0, 0, plan.width, height, 0, class_="fill-paper"),
        hand(plan, view, say),
        *(player(plan, view, seat, say) for seat in range(len(view["players"]))),
        land.drawn(),
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
    lying = {tile["kind"] for tile in view["tiles"]}
    shown = lying | set(view["aside"]) | ({view["hand"]} - {None})
    seats = [p["seat"] for p in view["players"]]
    return [
        *(scenery.ground(kind) for kind in sorted(shown)),
        *(scenery.outline(k, i) for k in sorted(lying) for i in range(len(KINDS[k].segments))),
        *(scenery.meeple(seat) for seat in seats),
        *(scenery.token(seat) for seat in seats),
    ]


# Beside the land


def hand(plan: Plan, view: Json, say: Say) -> Markup:
    """The tile to be placed, or the back of the stack; and how many are left."""
    side = plan.hand
    scale = (side - 26) / 100
    left = say("board-left", stack=view["stack"])
    if view["hand"] is None:
        face = group(name(left), back() if view["stack"] else bare(), id="stack")
    else:
        words = say("board-hand", tile=KINDS[view["hand"]].name)
        face = group(name(words), whole_tile(view["hand"], 0), id=f"laid-{len(view['tiles'])}")
    aside = ", ".join(TILE_NAMES[kind] for kind in view["aside"])
    return placed(
        plan.margin,
        plan.margin,
        group(
            name(left + (" " + say("board-aside", tiles=aside) if aside else "")),
            panel(side, side),
            text(side / 2, side - 6, left, 13, "soft", text_anchor="middle"),
            *asides(plan, view),
        ),
        placed(side / 2, (side - 16) / 2, face, scale=scale),
    )


def asides(plan: Plan, view: Json) -> list[Markup]:
    """The tiles that fitted nowhere, small, in the corner."""
    return [
        placed(plan.hand - 10, 12 + 15 * i, use(f"tile-{kind}", scale=0.13))
        for i, kind in enumerate(view["aside"][:5])
    ]


def bare() -> Markup:
    """Where the stack was."""
    return box(-46, -42, 88, 88, 4, class_="fill-well line-edge", stroke_width=1.5)


def back() -> Markup:
    """The back of the tiles: a compass rose."""
    return group(
        box(-44, -38, 88, 88, 4, class_="fill-shadow"),
        box(-46, -42, 88, 88, 4, class_="fill-shade line-line"),
        box(-48, -46, 88, 88, 4, class_="fill-tiles line-line", stroke_width=1.5),
        stroke("M-4-36L2-8L30-2L2 4L-4 32L-10 4L-38-2L-10-8Z", "wall", 2.5),
        disc(-4, -2, 5, "wall"),
    )


def grid_of(plan: Plan, players: int) -> tuple[int, float]:
    """How many players' panels stand side by side, and how large they are drawn."""
    if plan.columns == 1 or players > plan.columns:
        return (2 if players == 4 and plan.columns > 1 else plan.columns), 1
    return players, 2 if players == 2 else 1.4


def player(plan: Plan, view: Json, seat: int, say: Say) -> Markup:
    """A player's name, points, meeples and tokens; where it is crowded, the pieces alone."""
    p = view["players"][seat]
    columns, scale = grid_of(plan, len(view["players"]))
    left = plan.margin + plan.hand + 8
    pitch = (plan.width - left - plan.margin + 8) / columns
    width = (pitch - 8) / scale
    words = say("board-score", seat=seat, points=p["points"], supply=p["supply"])
    active = seat == view["turn"] and view["phase"] != "over"
    return placed(
        left + seat % columns * pitch,
        plan.margin + seat // columns * (plan.row + 4),
        group(
            name(words),
            panel(
                width,
                plan.row,
                *([box(0, 0, 5, plan.row, 2, class_="fill-brass")] if active else []),
            ),
            mark(seat, 14 if plan is CROWDED else 19, 15, 8),
            *([] if plan is CROWDED else standing(p, width, say)),
        ),
        *supply(view, seat, plan),
        *tokens_held(view, seat, say, plan, width),
        scale=scale,
    )


def standing(p: Json, width: float, say: Say) -> list[Markup]:
    """A player's name and points."""
    points = str(p["points"])
    called = shorten(say("board-player", seat=p["seat"]), width - 92, 14)
    return [
        text(33, 20, called, 14),
        text(width - 9, 22, points, 19, text_anchor="end"),
        *([crown(width - 22 - 11 * len(points))] if p["winner"] else []),
    ]


def crown(x: float) -> Markup:
    """A laurel for a winner."""
    return placed(
        x, 15, stroke("M-8-5C-9 4-4 7 0 8C4 7 9 4 8-5", "brass", 2.6), disc(0, -3, 3, "gold")
    )


def supply(view: Json, seat: int, plan: Plan) -> list[Markup]:
    """The meeples that a player has left; those on the land leave a gap."""
    x, y, step = (30, 14, 9.6) if plan is CROWDED else (17, plan.row - 13, 15)
    away = {f["number"] for f in view["figures"] if f["seat"] == seat}
    return [
        placed(
            x + step * i,
            y,
            disc(0, 2, 2, "edge")
            if i in away
            else group(use(f"figure-{seat}", scale=0.52), id=f"meeple-{seat}-{i}"),
        )
        for i in range(MEEPLES)
    ]


def tokens_held(view: Json, seat: int, say: Say, plan: Plan, width: float) -> list[Markup]:
    """The tunnel tokens that a player has left, by colour."""
    drawn = []
    x, y = (width - 12, 15) if plan is CROWDED else (width - 12, plan.row - 12)
    for colour, held in reversed(view["players"][seat]["tokens"].items()):
        discs = [
            placed(-13 * i, 0, lettered(seat, colour, TOKENS - 1 - i, 0.62)) for i in range(held)
        ]
        if discs:
            mine = seat == view["turn"] and view["phase"] == "acting"
            words = say("board-tokens", seat=seat, colour=colour, held=held)
            drawn.append(placed(x, y, group(
                name(words), *discs,
                data_colour=colour if mine else None, id=f"tokens-{seat}-{colour}",
            )))  # fmt: skip
            x -= 13 * held + 6
    return drawn


BOARD = Board(draw, STYLE)
