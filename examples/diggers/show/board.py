"""The board: a shaft for each digger, with points, and the metres that one may choose."""

from diggers.rules.actions import METRES
from ludogare.core.declaration.shown import Board
from ludogare.core.drawing import Markup, box, group, mark, name, picture, placed, style, text
from ludogare.core.saying.texts import Json, Say

STYLE = style({})
SHAFT, METRE = 86, 40


def metre(digger: Json, depth: int, say: Say) -> Markup:
    """A metre of a shaft; one's own stands for the action that digs so deep."""
    colour = "fill-gold" if depth == digger["depth"] else "fill-well"
    ground = box(0, 0, 60, METRE - 4, class_=colour)
    number = text(30, 24, str(depth), 16, text_anchor="middle")
    words = name(say("board-metre", depth=depth))
    return group(words, ground, number, data_depth=depth if digger["mine"] else None)


def draw(view: Json, say: Say, narrow: bool = False) -> str:
    """The drawing; it fits 360 as it is."""
    drawn = []
    for i, digger in enumerate(view["diggers"]):
        head = mark(digger["seat"], 12, 20, 10), text(30, 26, str(digger["points"]), 18)
        shaft = [placed(0, METRE * depth, metre(digger, depth, say)) for depth in METRES]
        drawn.append(placed(10 + SHAFT * i, 0, *head, *shaft))
    return picture(360, METRE * (len(METRES) + 1), say("title"), say("blurb"), STYLE, *drawn)


BOARD = Board(draw, STYLE)
