"""What lies beside the slots: the bag of hats, deck and discards, the deviation cards."""

from __future__ import annotations

from typing import Any

from ludogare.core.drawing import Markup, box, group, name, plain, stroke, text
from ludogare.core.drawing import placed as at
from ludogare.core.saying.numbers import figure
from ludogare.core.saying.texts import Json, Say
from ludogare.games.channel_tunnel.show.signs import hat

COLOURS = ("sky_blue", "black", "orange", "yellow", "white")


def pile(x: float, y: float, words: str, count: int, size: float, say: Say) -> Markup:
    """Cards face down."""
    layers = [
        box(x - i * 1.6, y - i * 1.6, 24, 32, 3, class_="fill-plan line-chalk", stroke_width=1)
        for i in range(min(3, (count + 10) // 11))
    ]
    said = say(f"{words}-count", count=count)
    nothing = [box(x, y, 24, 32, 3, class_="fill-well line-edge", stroke_dasharray="4 3")]
    return group(
        name(said),
        *(layers or nothing),
        text(x + 30, y + 13, str(count), 16),
        text(x + 30, y + 29, say(words), size, "soft", font_weight=500),
        data_tip=said,
    )


def bag(view: Json, width: float, size: float, say: Say, fresh: str) -> Markup:
    """How many hats of each colour are left to draw."""
    step = width / len(COLOURS)
    said = say("board-bag", count=sum(view["bag"]))
    return group(
        name(said),
        text(0, 12, said, size),
        *(
            group(
                hat(colour, round(step * (i + 0.5), 1), 30, 0.74),
                text(step * (i + 0.5), 53, str(view["bag"][i]), 14, text_anchor="middle"),
            )
            for i, colour in enumerate(COLOURS)
        ),
        id="bag",
        class_="new" if fresh == "bag" else None,
    )


def drift(view: Json, width: float, tall: float, say: Say) -> Markup:
    """The deviation cards: two lines of four, and the last beside them."""
    step = width / 5
    return group(*(
        at(
            step * (i // 2) if i < 8 else step * 4,
            (tall + 4) * (i % 2) if i < 8 else (tall + 4) / 2,
            drift_card(card, step - 4, tall, say),
        )
        for i, card in enumerate(view["drift"])
    ))  # fmt: skip


UNDERLINED = 24  # the height of a deviation card with room for a line below its value


def drift_card(card: list[Any], width: float, tall: float, say: Say) -> Markup:
    """A deviation card: bright in the discard, pale while it can still be drawn."""
    colour, value, out = card
    words = say("board-drift-card", colour=colour, value=value, out=out)
    return group(
        name(words),
        box(0, 0, width, tall, 4, class_=f"fill-drift-{colour} line-coal", stroke_width=1.2,
            opacity=1 if out else 0.3),
        text(width / 2, tall / 2 + 5, figure(value), 15,
             "chalk" if out and colour != "yellow" else "coal" if out else "ink",
             text_anchor="middle"),
        stroke(f"M4 {plain(tall - 4)}h{plain(width - 8)}", "chalk", 2)
        if out and tall >= UNDERLINED
        else "",
        data_tip=words,
    )  # fmt: skip


def page(width: float, height: float) -> Markup:
    """The page of an inventory."""
    return group(
        box(2.5, 5, width, height, 4, class_="fill-dusk", opacity=0.3),
        box(0, 0, width, height, 4, class_="fill-leaf-page"),
    )


def store_room(view: Json, width: float, height: float, say: Say, fresh: str) -> Markup:
    """The inventory as a column."""
    half = width / 2
    return group(
        page(width, height),
        at(9, 7, bag(view, width - 18, 13, say, fresh)),
        pile(11, 78, "board-deck", view["deck"], 13, say),
        pile(half - 3, 78, "board-discards", view["discards"], 13, say),
        text(9, 132, say("board-drift"), 13),
        at(9, 139, drift(view, width - 14, 29, say)),
    )


def store_strip(view: Json, width: float, say: Say, fresh: str) -> tuple[float, Markup]:
    """The inventory as a strip, with its height."""
    return 132, group(
        page(width, 132),
        at(8, 5, bag(view, 166, 11, say, fresh)),
        pile(192, 16, "board-deck", view["deck"], 10.6, say),
        pile(272, 16, "board-discards", view["discards"], 10.6, say),
        text(8, 79, say("board-drift"), 11),
        at(8, 86, drift(view, width - 12, 18, say)),
    )
