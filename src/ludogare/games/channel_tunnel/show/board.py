"""The board of 1987 Channel Tunnel: the cut through the Channel, and below it the desk.

Two plans of the same picture: a wide one, with the slots in a line, one's own board spread out and
the other's folded to a line; and one that is 360 wide, with everything below each other.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ludogare.core.declaration.shown import Board
from ludogare.core.drawing import Markup, box, element, just_touched, picture, placed, style
from ludogare.core.saying.texts import Json, Say
from ludogare.games.channel_tunnel.show import (
    boards,
    coast,
    letters,
    placard,
    scenery,
    signs,
    slots,
    stores,
)

STYLE = style(signs.COLOURS, signs.RULES)
PARTS = [*scenery.parts(), *signs.parts(), signs.FLAG_SHAPE]
MARGIN, GAP = 12.0, 8.0
WIDTH, NARROW_WIDTH = 1200.0, 360.0


def draw(view: Json, say: Say, narrow: bool = False, headed: bool = False) -> str:
    """The board as a complete SVG document, for one reader."""
    say = remembered(say)
    plan = narrow_plan if narrow else wide_plan
    deep, scene = coast.cut(view, say, just_touched(view), narrow)
    width = NARROW_WIDTH if narrow else WIDTH
    height, drawn = plan(view, deep, say, just_touched(view))
    return picture(
        width,
        height,
        say("title"),
        description(view, say),
        STYLE,
        element("defs", *PARTS),
        desk(deep, width, height),
        scene,
        *drawn,
    )


def desk(top: float, width: float, height: float) -> Markup:
    """The desk under everything: linoleum with an edge of brass; it goes on beyond the picture."""
    far, wide = scenery.FAR, width + 2 * scenery.FAR
    return Markup(
        box(-far, top, wide, height - top + far, 0, class_="fill-desk")
        + box(-far, top + 3, wide, 70, 0, class_="fill-desk-lit")
        + box(-far, top - 1, wide, 4, 0, class_="fill-brass")
        + box(-far, top + 3, wide, 6, 0, class_="fill-dusk", opacity=0.25)
    )


def wide_plan(view: Json, top: float, say: Say, fresh: str) -> tuple[float, list[Markup]]:
    """The slots in a line with the stores, one's own board, the other's folded to a line."""
    reader = reader_of(view)
    tips = tips_for(view, reader, say)
    y = top + 14
    pitch = slots.WIDTH + GAP
    drawn = [
        placed(MARGIN + i * pitch, y, slots.slot_panel(
            view, slot, tips, slot["height"] + reader["more"], say, fresh))
        for i, slot in enumerate(view["slots"])
    ]  # fmt: skip
    x = MARGIN + 5 * pitch
    room = stores.store_room(view, WIDTH - MARGIN - x, slots.HEIGHT, say, fresh)
    drawn.append(placed(x, y, room))
    y += slots.HEIGHT + 12
    drawn.append(placed(MARGIN, y, boards.board(view, reader, True, say, fresh)))
    y += boards.HEIGHT + GAP
    other = view["players"][1 - reader["seat"]]
    drawn.append(placed(MARGIN, y, boards.folded(view, other, say, fresh)))
    return y + boards.FOLDED + GAP, drawn


def narrow_plan(view: Json, top: float, say: Say, fresh: str) -> tuple[float, list[Markup]]:
    """Hand, slots, blueprints, stores and the other's line, below each other."""
    reader = reader_of(view)
    tips = tips_for(view, reader, say)
    y = top + GAP
    drawn = [placed(4, y, boards.strip(view, reader, say, fresh))]
    y += boards.STRIP + GAP
    for slot in view["slots"]:
        need = slot["height"] + reader["more"]
        height, panel = slots.slot_strip(view, slot, tips, need, say, fresh)
        drawn.append(placed(4, y, panel))
        y += height + GAP
    height, own = boards.narrow_board(view, reader, True, say, fresh)
    drawn.append(placed(4, y, own))
    y += height + GAP
    height, stored = stores.store_strip(view, boards.NARROW, say, fresh)
    drawn.append(placed(4, y, stored))
    y += height + GAP
    other = view["players"][1 - reader["seat"]]
    drawn.append(placed(4, y, boards.narrow_folded(view, other, say, fresh)))
    return y + boards.FOLDED_NARROW + GAP, drawn


KEPT = 4000  # sentences in one language for one pair of players
Words = dict[Any, str]


@lru_cache(64)
def words_of(language: str, names: tuple[str, ...]) -> Words:
    """Sentences said before, in a language and with these names."""
    return {}


def remembered(say: Say) -> Say:
    """The same voice with a memory: most words of a board are those of the last one."""
    language = getattr(say, "language", None)
    if language is None:
        return say
    words = words_of(language, tuple(getattr(say, "names", ())))
    if len(words) > KEPT:
        words.clear()

    def said(message: str, **args: Any) -> str:
        key = message, *(v if isinstance(v, int | str) else str(v) for v in args.values()), *args
        found = words.get(key)
        if found is None:
            found = words[key] = say(message, **args)
        return found

    return said


def reader_of(view: Json) -> Json:
    """Whose costs are told: the reader's, or those of the player in turn."""
    seat = view["seat"] if view["seat"] is not None else view["turn"] or 0
    player: Json = view["players"][seat]
    return player


# What an action would cost, before it is taken


def tips_for(view: Json, player: Json, say: Say) -> dict[str, str]:
    """For each plate what it would do and cost this player; and what it lights."""
    seat = player["seat"]
    found = {
        "lights-drilling": f"ahead-{seat}",
        "lights-technology": f"tracks-{seat}",
        "lights-development": f"storage-group-{seat}",
    }
    acts = {
        "technology": technology_tip(player, say),
        "finance": say("board-tip-finance"),
        "planning": say("board-tip-planning", number=player["planned"] + 1),
        "drilling": drilling_tip(view, player, say),
    }
    for slot in view["slots"]:
        at, card = slot["slot"], slot["card"]
        need = say("board-need-words", need=slot["height"] + player["more"])
        for action in slot["actions"]:
            if action in acts:
                words = acts[action]
            elif not card:
                words = say("board-no-card")
            elif action == "secondary":
                own = say("board-tip-take", ecu=card["ecu"])
                done = own if card["secondary"] == "finance" else acts[card["secondary"]]
                words = f"{say('board-tip-secondary')} {done}"
            else:
                words = say("board-tip-development", **card, stored=player["stored"])
            found[f"{at}-{action}"] = f"{need} {words}"
    return found


def drilling_tip(view: Json, player: Json, say: Say) -> str:
    """What the next tile costs and what follows; or why it cannot be drilled."""
    price, checks = player["price"], player["checks"]
    if price in ("hidden", "full", "arrived"):
        return say("board-no-drilling", why=price)
    payment = "any" if view["free_choice"] else "matching"
    then = "cards" if price == "sky_blue" else "card"
    if player["drilled"] == len(player["tiles"]) - 1 and not checks:
        then = "arrival"
    return say("board-tip-drilling", colour=price, payment=payment, then=then, cards=checks)


def technology_tip(player: Json, say: Say) -> str:
    """The next step of both tracks with its price."""
    repairs = player["pending"] == "repairs"  # CT-10.10: no marker moves
    words = [say("board-tip-repairs")] if repairs else []
    for line in player["tracks"]:
        following = line["step"] + 1
        if following < len(line["points"]) and not repairs:
            words.append(say(
                "board-step", track=line["track"], points=line["points"][following],
                barrier=line["barrier"][following], purse=player["purse"],
                benefit=line["benefit"][following] or "none",
            ))  # fmt: skip
    return " ".join([*words, say("board-tip-realign", level=player["deviation"])])


def description(view: Json, say: Say) -> str:
    """The position in words."""
    told = [say("board-round", round=view["round"]) + "."]
    for player in view["players"]:
        told.append(say(
            "words-player", seat=player["seat"], side=player["side"], points=player["points"],
            tokens=player["tokens"], drilled=player["drilled"], level=player["deviation"],
            stored=player["stored"], room=player["room"], ecu=player["ecu"],
            a=player["tracks"][0]["step"], b=player["tracks"][1]["step"],
        ))  # fmt: skip
    return " ".join(told)


BOARD = Board(draw, STYLE, letters.draw, placard.drawn)
