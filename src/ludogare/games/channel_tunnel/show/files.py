"""Project files: folders with a coloured tab, what they ask for, and the tag with their price."""

from __future__ import annotations

from functools import cache

from ludogare.core.drawing import (
    Attribute,
    Markup,
    box,
    disc,
    element,
    group,
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
from ludogare.games.channel_tunnel.show.signs import (
    coin,
    flag,
    hat,
    icon,
    paragraph,
    rubble,
    victory,
    wrapped,
)


def card_words(card: Json, say: Say) -> str:
    """A card in words: name, points, what it asks, what it does, secondary action, money."""
    return say("board-card", **card, effect=say("board-ability", **card))


def title_of(card: Json, say: Say) -> str:
    """A card's name; an influence card goes by its country."""
    return say("country" if card["kind"] == "european_influence" else "card-name", **card)


def points_of(card: Json) -> int | str:
    """The points of a card; a star where they depend on others."""
    value: int = card["points"]
    return value if card["kind"] != "topographic_analysis" else "∗"


@cache
def folder(width: float, height: float, card_type: str, tab: float = 28) -> Markup:
    """An open folder: its cover with a coloured tab, and the page in it."""
    cover = (
        f"M6 0H{plain(width * 0.66)}L{plain(width * 0.72)} 7H{plain(width - 6)}"
        f"Q{plain(width)} 7 {plain(width)} 13V{plain(height - 6)}Q{plain(width)} {plain(height)} "
        f"{plain(width - 6)} {plain(height)}H6Q0 {plain(height)} 0 {plain(height - 6)}V6Q0 0 6 0Z"
    )
    return group(
        path(cover, "dusk", opacity=0.3, transform="translate(2.5 5)"),
        element("path", d=cover, class_=f"fill-type-{card_type}"),
        stroke(f"M6 1.5H{plain(width * 0.655)}", "wall-lit", 1.6, opacity=0.5),
        path(f"M0 {plain(tab + 8)}V{plain(height - 6)}Q0 {plain(height)} 6 {plain(height)}H"
             f"{plain(width - 6)}L{plain(width - 12)} {plain(height - 4)}H6Z", "coal", opacity=0.2),
        box(4, tab, width - 8, height - tab - 4, 3, class_="fill-leaf-page"),
    )  # fmt: skip


def requirement(kind: str, x: float, y: float, say: Say) -> Markup:
    """What a card asks for: nothing, a tile to discard, one to place, one or two."""
    said = name(say("rubble", rubble=kind))
    if kind == "none":
        return group(said, stroke(f"M{plain(x)} {plain(y + 8)}h16", "soft", 2))
    count = 2 if kind == "place_1_or_2" else 1
    drawn = []
    for i in range(count):
        dash = "3 2" if i else None
        drawn.append(
            box(x + 18 * i, y, 16, 16, 3, class_="fill-rock line-coal", stroke_width=1.2,
                stroke_dasharray=dash, opacity=0.75 if i else 1)
        )  # fmt: skip
    if kind == "discard_1":
        drawn.append(stroke(f"M{plain(x - 2)} {plain(y - 2)}l20 20", "red", 2.6))
    else:
        drawn.append(stroke(f"M{plain(x + 4)} {plain(y + 5)}l4 5 4-5", "chalk", 2))
    return group(said, *drawn)


def asked(card: Json, room: float, say: Say) -> Markup:
    """What a card asks for in words, where they fit; its signs say it anyway."""
    words = say("board-asks", **card)
    if width_of(words, 13) * 0.93 > room:
        return group()
    return text(49, 122, words, 13, "soft", font_weight=500)


def file(
    card: Json, width: float, height: float, say: Say, fresh: str, **more: Attribute
) -> Markup:
    """A displayed card as a project file that lies open."""
    number = card["card"]
    words = card_words(card, say)
    title = wrapped(title_of(card, say), width - 44, 13.5)[:2]
    return group(
        name(words),
        folder(width, height, card["type"], 14 + 14 * len(title)),
        *(text(9, 19.5 + 14 * i, line, 13.5, "chalk") for i, line in enumerate(title)),
        victory(width - 17, 17, points_of(card), 11.5),
        paragraph(11, 33 + 14 * len(title), say("board-ability", **card), width - 20, 13, most=4,
                  step=1.15),
        flag(card["country"], width - 43, 80, 1.5) if card["country"] else "",
        stroke(f"M10 104H{plain(width - 10)}", "leaf-line", 1.2),
        requirement(card["rubble"], 12, 109, say),
        asked(card, width - 82, say),
        coin(width - 18, 117.5, card["ecu"], 11),
        id=f"card-{number}",
        class_="new" if fresh == f"card-{number}" else None,
        data_tip=words,
        **more,
    )  # fmt: skip


def strip_file(
    card: Json, width: float, height: float, say: Say, fresh: str, **more: Attribute
) -> Markup:
    """The same as a strip for a phone: words at the left, room for plates at the right."""
    number = card["card"]
    words = card_words(card, say)
    return group(
        name(words),
        folder(width, height, card["type"], 24),
        text(8, 17, shorten(title_of(card, say), width * 0.66 - 14, 12.5), 12.5, "chalk"),
        icon(card["secondary"], width - 66, 14.5, "chalk", 0.5),
        coin(width - 43, 14.5, card["ecu"], 9.5),
        victory(width - 17, 14.5, points_of(card), 9.5),
        paragraph(9, 39, say("board-ability", **card), 166, 10.6, most=5),
        requirement(card["rubble"], 142, height - 24, say),
        id=f"card-{number}",
        class_="new" if fresh == f"card-{number}" else None,
        data_tip=words,
        **more,
    )


def no_file(width: float, height: float, say: Say) -> Markup:
    """A place that could not be refilled."""
    return group(
        name(say("board-no-card")),
        box(0, 4, width, height - 4, class_="fill-desk-lit line-desk-line", stroke_dasharray="5 5"),
        text(width / 2, 60, say("board-no-card"), 13, "chalk", text_anchor="middle"),
    )


# What it takes to place hats here

TAG = "M10 0H56a4 4 0 0 1 4 4V20a4 4 0 0 1-4 4H10L0 17V7Z"


def tag(x: float, y: float, need: int, words: str) -> Markup:
    """The price of a slot on a tag with a string: so many hats of one colour at least."""
    return placed(
        x, y,
        group(
            name(words),
            path(TAG, "dusk", opacity=0.3, transform="translate(1.5 3)"),
            element("path", d=TAG, class_="fill-tag line-tag-edge", stroke_width=1.2),
            disc(8, 12, 2.6, "tag-edge"),
            stroke("M8 12C-2 10-8 4-12 8", "tag-edge", 1.5, stroke_linecap="round"),
            text(14, 17, f"≥{need}", 14, "coal"),
            path("M39 16C39 10 42 7.5 45.5 7.5S52 10 52 16H54V18H37V16Z", "coal"),
            class_="tag",
        ),
    )  # fmt: skip


def stack(slot: Json, x: float, y: float, room: float, need: int, say: Say, fresh: str) -> Markup:
    """The hats on a slot, and the tag that says how many displace them."""
    height = slot["height"]
    words = say(
        "board-stack", slot=slot["slot"], height=height, colour=slot["colour"] or "none", need=need
    )
    free = room - 76
    step = min(14.0, (free - 54) / max(1, height - 1))
    hats = [hat(slot["colour"], round(18 + step * i, 1), 15, 0.95) for i in range(height)]
    if height:
        hats.append(text(38 + step * (height - 1), 20, f"×{height}", 14))
    empty = [
        box(4, 5, 30, 22, 5, class_="fill-well line-edge", stroke_dasharray="4 3"),
    ]
    return placed(
        x,
        y,
        group(
            name(words),
            *(hats or empty),
            tag(room - 62, 4, need, words),
            id=f"stack-{slot['slot']}",
            class_="new" if fresh == f"stack-{slot['slot']}" else None,
            data_tip=words,
        ),
    )


def tile_row(colours: list[str], x: float, y: float, size: float) -> list[Markup]:
    """Tiles in a line."""
    return [rubble(c, x + i * (size + 1), y, size) for i, c in enumerate(colours)]
