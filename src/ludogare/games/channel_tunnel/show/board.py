"""The board of 1987 Channel Tunnel: the cut through the Channel, the slots, the two boards.

Two plans of the same picture: a wide one, with the boards side by side below the tunnel, and
one that is 360 wide, with everything below each other.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ludogare.core.declaration.shown import Board
from ludogare.core.drawing import Markup, box, element, just_touched, picture, placed, style
from ludogare.core.saying.texts import Json, Say
from ludogare.games.channel_tunnel.show import boards, coast, files, signs

STYLE = style(signs.COLOURS, signs.RULES)
PARTS = signs.parts()
GAP = 8


def draw(view: Json, say: Say, narrow: bool = False) -> str:
    """The board as a complete SVG document, for one reader."""
    fresh = just_touched(view)
    say = remembered(say)
    deep, scene = coast.cut(view, say, fresh, narrow)
    wide = 360 if narrow else 1200
    reader = reader_of(view)
    apart = narrow and view["seat"] is not None
    hand = placed(4, deep + 4, boards.strip(view, reader, say, fresh)) if apart else ""
    top = deep + (boards.STRIP + 8 if apart else GAP)
    spots, width, below = slot_places(narrow, top)
    tips = tips_for(view, reader, say)
    needs = [slot["height"] + reader["more"] for slot in view["slots"]]
    slots = [
        placed(*spots[i], files.slot_panel(view, slot, width, tips, needs[i], say, fresh))
        for i, slot in enumerate(view["slots"])
    ]
    stores = placed(*spots[5], files.store_room(view, width, say, fresh))
    tables, bottom = desks(view, narrow, below, say, fresh)
    return picture(
        wide,
        bottom + GAP,
        say("title"),
        description(view, say),
        STYLE,
        element("defs", *PARTS, signs.FLAG_SHAPE),
        box(0, 0, wide, bottom + GAP, 0, class_="fill-paper"),
        scene,
        hand,
        *slots,
        stores,
        *tables,
    )


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


def slot_places(narrow: bool, y: float) -> tuple[list[tuple[float, float]], float, float]:
    """Where the five slots and the stores lie, how wide they are, and what is below them."""
    if not narrow:
        width = (1200 - 7 * GAP) / 6
        return [(GAP + i * (width + GAP), y) for i in range(6)], width, y + files.HEIGHT + GAP
    width, pitch = 174, files.HEIGHT + 6
    spots = [(4 + (i % 2) * (width + 4.0), y + (i // 2) * pitch) for i in range(6)]
    return spots, width, y + 3 * pitch + 2


def desks(view: Json, narrow: bool, top: float, say: Say, fresh: str) -> tuple[list[Markup], float]:
    """Both boards; narrow, the reader's own comes first."""
    both = [boards.NARROW if narrow else boards.WIDE] * 2
    if narrow and view["seat"] is not None:
        both[view["seat"]] = boards.OWN_NARROW
    heights = [boards.height_of(view["players"][seat], both[seat]) for seat in (0, 1)]
    order = [1, 0] if narrow and view["seat"] == 1 else [0, 1]
    drawn, y = [], top
    for at, seat in enumerate(order):
        player, desk = view["players"][seat], both[seat]
        tall = heights[seat] if narrow else max(heights)
        x = 4.0 if narrow else GAP + at * (desk.width + 4)
        drawn.append(placed(x, y, boards.player_board(view, player, desk, tall, say, fresh)))
        y += tall + 6 if narrow else 0
    return drawn, y - 6 if narrow else top + max(heights)


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


BOARD = Board(draw, STYLE)
