"""The board of SteamRollers: one's own sheet to draw on, the central board, dice and labels.

Two plans of the same picture: a wide one with the sheet, the table and the others side by side,
and one that is 360 wide with everything below each other. The sheets of the others are small and
grow when tapped.
"""

from __future__ import annotations

from dataclasses import dataclass

from ludogare.core.declaration.shown import Board
from ludogare.core.drawing import (
    Markup,
    box,
    element,
    group,
    just_touched,
    known,
    mark,
    name,
    panel,
    picture,
    placed,
    style,
    text,
)
from ludogare.core.saying.texts import Json, Say
from ludogare.games.steamrollers.rules.components import BORDER_CASES
from ludogare.games.steamrollers.show import art, sheets, tickets
from ludogare.games.steamrollers.show.art import black_die, cube, white_die
from ludogare.games.steamrollers.show.chart import case_of

STYLE = style(art.COLOURS_OF_GAME, art.RULES)
PARTS = art.parts()
GROUNDS = [art.ground(case) for case in range(BORDER_CASES)]
GAP = 8
AID = 260  # the room that the play aid takes at least


@dataclass(frozen=True)
class Plan:
    """The measures of a picture."""

    margin: float
    sheet: float  # the width of one's own sheet
    table: float  # the width of what lies on the table
    die: float
    cube: float
    plate: float  # the height of a city on the central board
    narrow: bool  # whether everything stands below each other


WIDE = Plan(12, 570, 430, die=46, cube=24, plate=72, narrow=False)
NARROW = Plan(4, 352, 352, die=36, cube=17, plate=66, narrow=True)
ASIDE = {0: 240, 1: 240, 2: 240, 3: 218, 4: 164}
"""How wide the column of the others is, so that all their sheets stand in it."""


class Stack:
    """Panels below each other in a column."""

    def __init__(self, x: float, y: float) -> None:
        self.x, self.y = x, y
        self.drawn: list[Markup] = []

    def add(self, height: float, *content: Markup) -> None:
        """One more panel."""
        self.drawn.append(placed(self.x, self.y, *content))
        self.y += height + GAP


def draw(view: Json, say: Say, narrow: bool = False) -> str:
    """The board as a complete SVG document, for one reader."""
    plan = NARROW if narrow else WIDE
    mine = next((p for p in view["players"] if p["seat"] == view["seat"]), None)
    shown = mine or view["players"][view["turn"] or 0]
    fresh = just_touched(view)
    rest = [p for p in view["players"] if p is not shown]
    left = Stack(plan.margin, plan.margin)
    right = left if plan.narrow else Stack(plan.margin + plan.sheet + GAP, plan.margin)
    right.add(plan.die + 34, tray(plan, view, say, fresh))
    left.add(*sheets.own(plan.sheet, view, shown, say, fresh))
    central(plan, right, view, say, fresh)
    right.add(*tickets.labels(plan.table, view, say, fresh))
    extras = tickets.extras(plan.sheet, view, say, fresh)
    if extras:
        left.add(*extras)
    if plan.narrow:
        last, column = left, plan.sheet
        others_below(plan, left, view, rest, say, fresh)
    else:
        column = ASIDE[len(rest)]
        last = Stack(right.x + plan.table + GAP, plan.margin)
        others_aside(column, last, view, rest, max(left.y, right.y), say, fresh)
    width = last.x + column + plan.margin
    height = max(left.y, right.y, last.y) - GAP + plan.margin
    return picture(
        width,
        height,
        say("board-title"),
        description(view, say),
        STYLE,
        element("defs", *PARTS, GROUNDS[case_of(view)]),
        box(0, 0, width, height, 0, class_="fill-paper"),
        *left.drawn,
        *(() if plan.narrow else (*right.drawn, *last.drawn)),
    )


def description(view: Json, say: Say) -> str:
    """The position in words."""
    lines = [say("board-round", round=view["round"])]
    lines += [
        say("board-points", seat=p["seat"], points=p["points"], power=p["power"])
        for p in view["players"]
    ]
    if view["olive"]:
        lines.append(say("board-olive-points", points=view["olive"]["points"]))
    return " ".join(lines)


# The dice


def tray(plan: Plan, view: Json, say: Say, fresh: str) -> Markup:
    """The dice: to choose from, in use, claimed with 2b, and the black one."""
    size, width = plan.die, plan.table
    pitch = size + 8
    allowed = {a["value"]: a for a in view["choices"].get("dice", ())}
    drawn: list[Markup] = []
    seen: dict[int, int] = {}
    x = 12 + size / 2
    middle = 17 + size / 2
    for value in view["white"]:
        seen[value] = seen.get(value, 0) + 1
        die = group(
            name(tip_of(value, allowed, say)),
            white_die(value, size),
            **known(f"die-{value}-{seen[value]}", fresh),
            data_die=value,
            data_lights=f"v{value}",
            data_tip=tip_of(value, allowed, say),
        )
        drawn.append(placed(x, middle, die))
        x += pitch
    for called, value, seat, message in taken(view):
        die = group(
            name(say(message, seat=seat, die=value)),
            box(-size / 2 - 5, -size / 2 - 5, size + 10, size + 10, 11, class_="fill-gold"),
            white_die(value, size),
            mark(seat, size / 2, -size / 2, 8),
            **known(called, fresh),
            data_lights=f"v{value}",
            data_tip=tip_of(value, allowed, say),
        )
        drawn.append(placed(x + 4, middle, die))
        x += pitch + 8
    if view["black"]:
        one, two = view["black"]["kinds"]
        words = say("board-black", one=one, two=two)
        die = group(name(words), black_die(view["black"]["kinds"], size * 1.4), id="black")
        drawn.append(placed(width - 10 - size * 0.7, middle, die))
    return group(panel(width, size + 34), *drawn, id="tray")


def taken(view: Json) -> list[tuple[str, int, int, str]]:
    """Dice that somebody has: in use, waiting, or claimed."""
    found = []
    for called, key in (("in-use", "die"), ("in-use-next", "second")):
        if view[key] and view["turn"] is not None:
            found.append((called, view[key], view["turn"], "board-in-use"))
    claimed = view["claimed"]
    if claimed and view["turn"] != claimed["seat"]:
        found.append(("claimed", claimed["die"], claimed["seat"], "board-claimed"))
    return found


def tip_of(value: int, allowed: dict[int, Json], say: Say) -> str:
    """What a die allows, in a sentence."""
    facts = allowed.get(value)
    if not facts:
        return say("board-die", die=value)
    return say("board-die-allows", die=value, **{k: v for k, v in facts.items() if k != "value"})


# The central board


def central(plan: Plan, stack: Stack, view: Json, say: Say, fresh: str) -> None:
    """The six cities with their goods."""
    width = (plan.table - 3 * 6) / 2
    height = 3 * (plan.plate + 6) + 6
    plates = [
        placed(
            6 + i % 2 * (width + 6),
            6 + i // 2 * (plan.plate + 6),
            plate(plan, width, city, view["solo"], say, fresh),
        )
        for i, city in enumerate(view["cities"])
    ]
    stack.add(height, group(panel(plan.table, height), *plates, id="central"))


def plate(plan: Plan, width: float, city: Json, solo: bool, say: Say, fresh: str) -> Markup:
    """A city of the central board."""
    number = city["city"]
    tint = art.REGION_COLOURS[number - 1]
    size = plan.cube
    pitch = size * 1.32
    left = plan.plate * 0.56 + 8
    per_line = max(1, int((width - left - 2) // pitch))
    lines = -(-max(1, len(city["goods"])) // per_line)
    top = (plan.plate - lines * pitch) / 2 + size * 0.24
    seen: dict[str, int] = {}
    cubes = []
    for i, good in enumerate(city["goods"]):
        seen[good] = seen.get(good, 0) + 1
        named = f"place{i}" if solo else good
        drawn = group(
            name(say("board-good", good=good, city=number)),
            cube(good, size),
            id=f"cube-{number}-{good}-{seen[good]}",
            data_origin=number,
            data_cube=named,
        )
        cubes.append(placed(left + i % per_line * pitch, top + i // per_line * pitch, drawn))
    empty = text(
        left + 4, plan.plate / 2 + 5, say("board-empty"), 13 if plan.narrow else 15, "ink",
        font_style="italic",
    )  # fmt: skip
    scale = plan.plate * 0.27 / art.SIZE
    return group(
        name(say("board-city", city=number, count=len(city["goods"]))),
        box(0, 0, width, plan.plate, class_=f"fill-{tint}-pale"),
        placed(
            plan.plate * 0.3,
            plan.plate / 2,
            element("use", href="#hex", class_=f"fill-{tint}-deep line-page", stroke_width=3),
            art.pips(number, 13, 5, "chalk"),
            scale=scale,
        ),
        box(
            1, 1, width - 2, plan.plate - 2, class_="halo line-brass", fill="none", stroke_width=3,
            data_group=f"v{number}",
        ),
        *(cubes or [empty]),
        **known(f"city-{number}", fresh),
    )  # fmt: skip


# The others


def others_below(
    plan: Plan, stack: Stack, view: Json, players: list[Json], say: Say, fresh: str
) -> None:
    """Small sheets of the others in lines of two, which grow when tapped; or Olive's."""
    if view["olive"]:
        stack.add(*sheets.olive(plan.sheet, view, say))
    pitch = (plan.sheet + GAP) / 2
    for first in range(0, len(players), 2):
        line: list[Markup] = []
        height = 0.0
        for player, edge in zip(players[first : first + 2], ("left", "right"), strict=False):
            height, drawn = sheets.small(pitch - GAP, view, player, say, fresh, edge)
            line.append(placed(len(line) * pitch, 0, drawn))
        stack.add(height, group(*line, class_="sheets"))


def others_aside(
    width: float,
    stack: Stack,
    view: Json,
    players: list[Json],
    bottom: float,
    say: Say,
    fresh: str,
) -> None:
    """The same in a column; below it, where there is room, what a die is good for."""
    if view["olive"]:
        stack.add(*sheets.olive(width, view, say))
    column, y = [], 0.0
    for i, player in enumerate(players):
        edge = "upper" if i == 0 else "lower" if i == len(players) - 1 else "middle"
        height, drawn = sheets.small(width, view, player, say, fresh, edge)
        column.append(placed(0, y, drawn))
        y += height + GAP
    if stack.y + y + AID < bottom:
        aid = tickets.aid(width, bottom - GAP - stack.y - y, say)
        stack.drawn.append(placed(stack.x, stack.y + y, aid))  # what grows lies over it
    if column:
        stack.add(y - GAP, group(*column, class_="sheets"))


BOARD = Board(draw, STYLE)
