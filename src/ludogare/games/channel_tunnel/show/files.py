"""The five slots: two standing orders, and three project files with what they offer."""

from __future__ import annotations

from functools import cache
from typing import Any

from ludogare.core.drawing import (
    Attribute,
    Markup,
    box,
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
    button,
    coin,
    hat,
    icon,
    paragraph,
    rubble,
    victory,
)

HEIGHT = 232  # of a slot
FILE = 140  # of the file in it


def card_words(card: Json, say: Say) -> str:
    """A card in words: name, points, what it asks, what it does, secondary action, money."""
    return say("board-card", **card, effect=say("board-ability", **card))


def title_of(card: Json, say: Say) -> str:
    """A card's name; an influence card goes by its country."""
    return say("country" if card["kind"] == "european_influence" else "card-name", **card)


# Project files


@cache
def file_shape(width: float, height: float, card_type: str) -> Markup:
    """A folder with a coloured tab."""
    return group(
        path(f"M6 0H{plain(width * 0.62)}L{plain(width * 0.68)} 9H{plain(width - 6)}"
             f"Q{plain(width)} 9 {plain(width)} 15V{plain(height - 6)}Q{plain(width)} "
             f"{plain(height)} {plain(width - 6)} {plain(height)}H6Q0 {plain(height)} 0 "
             f"{plain(height - 6)}V6Q0 0 6 0Z", "file"),
        path(f"M6 0H{plain(width * 0.62)}L{plain(width * 0.68)} 9H{plain(width - 6)}"
             f"Q{plain(width)} 9 {plain(width)} 15V28H0V6Q0 0 6 0Z", f"type-{card_type}"),
        stroke(f"M0 28H{plain(width)}", "coal", 1, opacity=0.35),
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
            box(x + 20 * i, y, 16, 16, 3, class_="fill-rock line-coal", stroke_width=1.2,
                stroke_dasharray=dash, opacity=0.75 if i else 1)
        )  # fmt: skip
    if kind == "discard_1":
        drawn.append(stroke(f"M{plain(x - 2)} {plain(y - 2)}l20 20", "red", 2.6))
    else:
        drawn.append(stroke(f"M{plain(x + 4)} {plain(y + 5)}l4 5 4-5", "chalk", 2))
    return group(said, *drawn)


def file(card: Json, width: float, say: Say, fresh: str, **more: Attribute) -> Markup:
    """A displayed card as a project file."""
    number = card["card"]
    words = card_words(card, say)
    title = title_of(card, say)
    size = 12 if len(title) < 22 else 10.4
    return group(
        name(words),
        file_shape(width, FILE, card["type"]),
        text(8, 21, shorten(title, width - 34, size), size, "chalk"),
        victory(width - 16, 19, card["points"] if card["kind"] != "topographic_analysis" else "∗"),
        paragraph(8, 44, say("board-ability", **card), width - 16, 12.2, most=4),
        stroke(f"M6 {plain(FILE - 44)}H{plain(width - 6)}", "file-edge", 1),
        requirement(card["rubble"], 10, FILE - 38, say),
        text(52, FILE - 26, say("board-asks", **card), 11, "soft", font_weight=500),
        icon(card["secondary"], 18, FILE - 10, "ink", 0.62),
        text(32, FILE - 6, say("secondary", **card), 11.5),
        coin(width - 16, FILE - 14, card["ecu"], 10),
        text(width - 29, FILE - 10, "M", 10, "soft", text_anchor="end"),
        id=f"card-{number}",
        class_="new" if fresh == f"card-{number}" else None,
        data_tip=words,
        **more,
    )


def no_file(width: float, say: Say) -> Markup:
    """A place that could not be refilled."""
    return group(
        name(say("board-no-card")),
        box(0, 4, width, FILE - 4, class_="fill-well line-edge", stroke_dasharray="5 5"),
        text(width / 2, FILE / 2, say("board-no-card"), 11, "soft", text_anchor="middle"),
    )


def orders(slot: Json, width: float, say: Say) -> Markup:
    """A permanent action card: two actions side by side."""
    half = width / 2
    drawn = [box(0, 0, width, FILE, class_="fill-navy")]
    for i, action in enumerate(slot["actions"]):
        x = half * (i + 0.5)
        title = say("action", action=action)
        drawn += [
            box(half * i + 6, 8, half - 12, 50, 8, class_="fill-plan"),
            icon(action, x, 33, "chalk", 1.5),
            text(x, 74, title, min(12.5, 12.5 * (half - 6) / (6.9 * len(title))), "chalk",
                 text_anchor="middle"),
            paragraph(half * i + 7, 90, say("board-order", action=action), half - 10, 11.4,
                      "plan-ink", 4),
        ]  # fmt: skip
    return group(*drawn)


# A slot


def stack(slot: Json, x: float, y: float, room: float, need: int, say: Say, fresh: str) -> Markup:
    """The hats on a slot, and how many it takes to displace them."""
    height = slot["height"]
    words = say(
        "board-stack", slot=slot["slot"], height=height, colour=slot["colour"] or "none", need=need
    )
    step = 15 if room > 175 else 10
    hats = [hat(slot["colour"], 18 + step * i, 15, 0.92) for i in range(height)]
    if height:
        hats.append(text(36 + step * (height - 1), 20, f"×{height}", 13))
    empty = [
        box(4, 3, 28, 24, 5, class_="fill-well line-edge", stroke_dasharray="4 3"),
    ]
    return placed(
        x,
        y,
        group(
            name(words),
            *(hats or empty),
            text(room - 6, 20, say("board-need", need=need), 11.5, "soft", text_anchor="end"),
            id=f"stack-{slot['slot']}",
            class_="new" if fresh == f"stack-{slot['slot']}" else None,
            data_tip=words,
        ),
    )


def slot_panel(
    view: Json, slot: Json, width: float, tips: dict[str, str], need: int, say: Say, fresh: str
) -> Markup:
    """A slot with its card, its stack and the two actions it offers."""
    at, card = slot["slot"], slot["card"]
    if at < 2:
        top = orders(slot, width, say)
    elif card:
        verb = {"turn": "place", "taking": "take", "choosing": "heavy"}.get(view["phase"])
        top = file(card, width, say, fresh, data_verb=verb, data_slot=at if verb else None)
    else:
        top = no_file(width, say)
    half = (width - 12) / 2
    buttons = []
    for i, action in enumerate(slot["actions"]):
        done = card["secondary"] if action == "secondary" and card else action
        words = say("board-do", action=action)
        buttons.append(
            button(
                4 + i * (half + 4), HEIGHT - 48, half, 42, words,
                f"{say('action', action=done)}. {tips[f'{at}-{action}']}",
                done if action != "development" else action,
                data_tip=tips[f"{at}-{action}"],
                data_lights=tips.get(f"lights-{done}"),
                **stands_for(view["phase"], at, action),
            )
        )  # fmt: skip
    return group(
        box(0, 0, width, HEIGHT, class_="fill-sheet line-edge", stroke_width=1),
        top,
        stack(slot, 4, FILE + 8, width - 8, need, say, fresh),
        *buttons,
        id=f"slot-{at}",
    )


def stands_for(phase: str, slot: int, action: str) -> dict[str, Attribute]:
    """Which actions a plate stands for now."""
    if phase == "turn":
        return {"data_verb": "place", "data_slot": slot, "data_action": action}
    if phase == "choosing" and action != "secondary":
        named = {} if action == "finance" else {"data_slot": slot}
        return {"data_verb": "heavy", "data_action": action, **named}
    return {}


# Piles beside the slots


def pile(x: float, y: float, count: int, words: str, room: float) -> Markup:
    """Cards face down."""
    size = min(11.5, 11.5 * (room - 38) / width_of(words, 11.5))
    layers = [
        box(x - i * 1.5, y - i * 1.5, 30, 38, 4, class_="fill-plan line-chalk", stroke_width=1)
        for i in range(min(3, (count + 10) // 11))
    ]
    nothing = [box(x, y, 30, 38, 4, class_="fill-well line-edge", stroke_dasharray="4 3")]
    return group(
        name(f"{words}: {count}"),
        *(layers or nothing),
        text(x + 38, y + 18, str(count), 16),
        text(x + 38, y + 32, words, size, "soft", font_weight=500),
        data_tip=f"{words}: {count}",
    )


def store_room(view: Json, width: float, say: Say, fresh: str) -> Markup:
    """Bag, deck, discards and the deviation cards."""
    colours = ("sky_blue", "black", "orange", "yellow", "white")
    bag = sum(view["bag"])
    step = (width - 16) / 5
    return group(
        box(0, 0, width, HEIGHT, class_="fill-sheet line-edge", stroke_width=1),
        text(10, 18, say("board-bag", count=bag), 12),
        group(
            name(say("board-bag", count=bag)),
            *(
                group(
                    hat(colour, 8 + step * (i + 0.5), 36, 0.72),
                    text(8 + step * (i + 0.5), 58, str(view["bag"][i]), 12.5, text_anchor="middle"),
                )
                for i, colour in enumerate(colours)
            ),
            id="bag",
            class_="new" if fresh == "bag" else None,
        ),
        pile(12, 72, view["deck"], say("board-deck"), width / 2 - 16),
        pile(width / 2, 72, view["discards"], say("board-discards"), width / 2 - 4),
        text(10, 134, say("board-drift"), 12),
        *(
            placed(
                10 + (width - 20) / 5 * (i // 2) if i < 8 else 10 + (width - 20) / 5 * 4,
                142 + (40 * (i % 2) if i < 8 else 20),
                drift_card(card, (width - 20) / 5 - 4, say),
            )
            for i, card in enumerate(view["drift"])
        ),
    )


def drift_card(card: list[Any], width: float, say: Say) -> Markup:
    """A deviation card: bright in the discard, pale while it can still be drawn."""
    colour, value, out = card
    words = say("board-drift-card", colour=colour, value=value, out=out)
    return group(
        name(words),
        box(0, 0, width, 36, 4, class_=f"fill-drift-{colour} line-coal", stroke_width=1.2,
            opacity=1 if out else 0.3),
        text(width / 2, 24, str(value), 15, "chalk" if out and colour != "yellow" else "coal"
             if out else "ink", text_anchor="middle"),
        stroke(f"M4 32h{plain(width - 8)}", "chalk", 2) if out else "",
        data_tip=words,
    )  # fmt: skip


def tile_row(colours: list[str], x: float, y: float, size: float) -> list[Markup]:
    """Tiles in a line."""
    return [rubble(c, x + i * (size + 1), y, size) for i, c in enumerate(colours)]
