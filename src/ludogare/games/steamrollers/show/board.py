"""The board of SteamRollers: one's own sheet on a desk, dice, labels, and the others' sheets.

Two plans of the same picture: a wide one, with the sheet as large as the height allows and a column
beside it, and one that is 360 wide with everything below each other. The goods lie in crates in
their city; where those are too small for a finger, on a central board below the map as well. The
sheets of the others are small and grow when tapped.
"""

from __future__ import annotations

from ludogare.core.declaration.shown import Board
from ludogare.core.drawing import (
    Markup,
    box,
    element,
    garland,
    group,
    just_touched,
    known,
    mark,
    name,
    path,
    picture,
    placed,
    plain,
    stroke,
    style,
    text,
)
from ludogare.core.saying.texts import Json, Say
from ludogare.games.steamrollers.rules.components import BORDER_CASES
from ludogare.games.steamrollers.show import (
    art,
    desk,
    letters,
    pencil,
    pieces,
    placard,
    sheets,
    tickets,
)
from ludogare.games.steamrollers.show.chart import case_of, good_of
from ludogare.games.steamrollers.show.pieces import PUFFS, black_die, locomotive, white_die

STYLE = style(art.COLOURS_OF_GAME, art.RULES)
PARTS = [*desk.parts(), *art.parts(), *pencil.parts(), *pieces.parts()]
GROUNDS = [art.ground(case) for case in range(BORDER_CASES)]
WIDTH, HEIGHT, MARGIN, GAP = 1200.0, 694.0, 12.0, 10.0
NARROW_MARGIN, NARROW_WIDTH, NARROW_GAP = 4.0, 352.0, 8.0


class Stack:
    """Panels below each other in a column."""

    def __init__(self, x: float, y: float, gap: float) -> None:
        self.x, self.y, self.gap = x, y, gap
        self.drawn: list[Markup] = []

    def add(self, height: float, *content: Markup) -> None:
        """One more panel."""
        self.drawn.append(placed(self.x, self.y, *content))
        self.y += height + self.gap


def draw(view: Json, say: Say, narrow: bool = False, headed: bool = False) -> str:
    """The board as a complete SVG document, for one reader."""
    mine = next((p for p in view["players"] if p["seat"] == view["seat"]), None)
    shown = mine or view["players"][view["turn"] or 0]
    rest = [p for p in view["players"] if p is not shown]
    plan = narrow_plan if narrow else wide_plan
    width, height, drawn = plan(view, shown, rest, say, just_touched(view))
    return picture(
        width,
        height,
        say("board-title"),
        description(view, say),
        STYLE,
        element("defs", *PARTS, GROUNDS[case_of(view)]),
        desk.desk(width, height),
        *drawn,
    )


Drawn = tuple[float, float, list[Markup]]


def wide_plan(view: Json, shown: Json, rest: list[Json], say: Say, fresh: str) -> Drawn:
    """The sheet as large as the height allows, the rest in a column beside it."""
    lines = tickets.EXTRAS if view["orders"] or view["start_tiles"] else 0
    room = HEIGHT - 2 * MARGIN - sheets.PAD - sheets.BELOW - lines
    sheet = room * art.WIDTH / art.HEIGHT + 2 * sheets.PAD
    left = Stack(MARGIN, MARGIN, GAP)
    left.add(*sheets.own(sheet, view, shown, say, fresh))
    extras = tickets.extras(sheet, view, say, fresh)
    if extras:
        left.add(*extras)
    column = WIDTH - sheet - 2 * MARGIN - GAP - 4
    right = Stack(WIDTH - MARGIN - column, MARGIN, GAP)
    right.add(*tray(column, 44, view, say, fresh))
    right.add(*tickets.labels(column, 2 if column < 360 else 3, view, say, fresh))
    others_aside(column, right, view, rest, HEIGHT - MARGIN, say, fresh)
    won = [p["seat"] for p in view["players"] if p["winner"]]
    pennants = [garland(sheet + 2 * MARGIN, won)] if won else []
    return WIDTH, HEIGHT, [*left.drawn, *right.drawn, *pennants]


def narrow_plan(view: Json, shown: Json, rest: list[Json], say: Say, fresh: str) -> Drawn:
    """Everything below each other."""
    width = NARROW_WIDTH
    stack = Stack(NARROW_MARGIN, NARROW_MARGIN, NARROW_GAP)
    stack.add(*tray(width, 36, view, say, fresh))
    stack.add(*sheets.own_narrow(width, view, shown, say, fresh))
    stack.add(*central(width, view, say, fresh))
    stack.add(*tickets.labels(width, 3, view, say, fresh))
    extras = tickets.extras(width, view, say, fresh)
    if extras:
        stack.add(*extras)
    others_below(width, stack, view, rest, say, fresh)
    return width + 2 * NARROW_MARGIN, stack.y - NARROW_GAP + NARROW_MARGIN, stack.drawn


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

LEANS = (-5, 4, -2, 6, -7, 3, 5, -4)
"""How each die happens to lie, in degrees."""
NEAREST, APART, ASIDE = 7.0, 15.0, 8.0
"""Between dice at least, where there is room, and more before those that somebody has."""


def tray(width: float, size: float, view: Json, say: Say, fresh: str) -> tuple[float, Markup]:
    """The dice on baize: to choose from, in use, claimed with 2b, and the black one."""
    allowed = {a["value"]: a for a in view["choices"].get("dice", ())}
    winners = [p for p in view["players"] if p["winner"]]
    dice = white_dice(view, size, allowed, say, fresh) + taken_dice(view, size, allowed, say, fresh)
    black = size * 1.36
    most = max(len(dice), len(view["players"]) + 1)
    room = width - black - 26 - ASIDE
    lines = 1 if room / most >= size + NEAREST else 2
    in_line = -(-most // lines)
    pitch = min(size + APART, room / in_line)
    height = lines * (pitch if lines == 1 else size + NEAREST) + 25 + (black - size) / lines
    if winners:
        return height, group(desk.tray(width, height), *arrival(width, height, winners), id="tray")
    step = (height - 20) / lines
    drawn = [
        placed(
            12 + pitch * (i % in_line + 0.5) + (ASIDE if i >= len(view["white"]) else 0),
            9 + step * (i // in_line + 0.5),
            die,
        )
        for i, die in enumerate(dice)
    ]  # fmt: skip
    if view["black"]:
        one, two = view["black"]["kinds"]
        words = say("board-black", one=one, two=two)
        die = group(name(words), black_die(view["black"]["kinds"], black), id="black")
        drawn.append(placed(width - 16 - black / 2, 10 + step * (lines - 0.5), die))
    words = name(say("board-tray"))
    return height, group(words, desk.tray(width, height), *drawn, id="tray")


def arrival(width: float, height: float, winners: list[Json]) -> list[Markup]:
    """The end: the winners' engines come in under bunting, with their points on the boiler."""
    long = min(1.5 * (height - 26), (width - 24) / len(winners) - 8)
    foot = height - 15
    first = (width - (long + 8) * len(winners) + 8) / 2
    flags = max(6, int((width - 20) // 22))
    pitch = (width - 20) / flags
    return [
        *(path(f"M{plain(10 + pitch * i)} 8h{plain(pitch * 0.8)}l{plain(-pitch * 0.4)} 13z",
               f"seat-{winners[i % len(winners)]['seat']}" if i % 2 else "chalk")
          for i in range(flags)),
        stroke(f"M14 {plain(foot + 4)}H{plain(width - 14)}", "frame", 5, stroke_dasharray="5 7"),
        stroke(f"M10 {plain(foot)}H{plain(width - 10)}", "bone-low", 3),
        *(
            placed(
                first + (long + 8) * i, foot - 42 * long / 72,
                locomotive(long, str(winner["points"]), len(PUFFS) * 2),
                mark(winner["seat"], long * 0.14, long * 0.17, long * 0.085),
            )
            for i, winner in enumerate(winners)
        ),
    ]  # fmt: skip


def white_dice(
    view: Json, size: float, allowed: dict[int, Json], say: Say, fresh: str
) -> list[Markup]:
    """The dice that nobody has yet."""
    drawn = []
    seen: dict[int, int] = {}
    for i, value in enumerate(view["white"]):
        seen[value] = seen.get(value, 0) + 1
        die = group(
            name(tip_of(value, allowed, say)),
            white_die(value, size, LEANS[i % len(LEANS)]),
            **known(f"die-{value}-{seen[value]}", fresh),
            data_die=value,
            data_lights=f"v{value}",
            data_tip=tip_of(value, allowed, say),
        )
        drawn.append(group(group(die, data_first=value), data_second=value))  # with tile 2a
    return drawn


def taken_dice(
    view: Json, size: float, allowed: dict[int, Json], say: Say, fresh: str
) -> list[Markup]:
    """The dice that somebody has, each with a mark."""
    return [
        group(
            name(say(message, seat=seat, die=value)),
            box(-size / 2 - 4, -size / 2 - 4, size + 8, size + 9, 10, class_="fill-gold"),
            white_die(value, size),
            mark(seat, size / 2 - 1, -size / 2 + 1, 8),
            **known(called, fresh),
            data_from=f"die-{value}-{view['white'].count(value) + 1}",  # the last one of its kind
            data_lights=f"v{value}",
            data_tip=tip_of(value, allowed, say),
        )
        for called, value, seat, message in taken(view)
    ]


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


# The central board, where goods on the map are too small for a finger

PLATE, CUBE = 68.0, 20.0


def central(width: float, view: Json, say: Say, fresh: str) -> tuple[float, Markup]:
    """The six cities, each with its crate of goods."""
    wide = (width - 6) / 2
    plates = [
        placed(
            i % 2 * (wide + 6), i // 2 * (PLATE + 6),
            plate(wide, city, view["solo"], say, fresh),
        )
        for i, city in enumerate(view["cities"])
    ]  # fmt: skip
    return 3 * (PLATE + 6) - 6, group(*plates, id="central")


def plate(width: float, city: Json, solo: bool, say: Say, fresh: str) -> Markup:
    """A city of the central board."""
    number, goods = city["city"], city["goods"]
    tint = art.REGION_COLOURS[number - 1]
    left, room = 46.0, width - 52
    pitch = CUBE * 1.36
    per_line = int(room // pitch)
    cubes = [
        placed(left + 7 + i % per_line * pitch, 14 + i // per_line * (CUBE + 6),
               good_of(number, good, i, goods, solo, say, CUBE))
        for i, good in enumerate(goods)
    ]  # fmt: skip
    empty = text(left + room / 2, PLATE / 2 + 2, say("board-empty"), 13, "chalk",
                 font_style="italic", text_anchor="middle")  # fmt: skip
    return group(
        name(say("board-city", city=number, count=len(goods))),
        desk.paper(width, PLATE),
        box(0, 0, width, PLATE, 4, class_=f"fill-{tint}-pale"),
        placed(
            24, PLATE / 2,
            element("use", href="#hex", class_=f"fill-{tint}-deep line-page", stroke_width=3),
            art.pips(number, 13, 5, "chalk"),
            scale=0.48,
        ),
        placed(left, 5, pieces.crate(room, PLATE - 11)),
        box(1, 1, width - 2, PLATE - 2, class_="halo line-brass", fill="none", stroke_width=3,
            data_group=f"v{number}"),
        *(cubes or [empty]),
        placed(left, 5, pieces.crate_front(room, PLATE - 11, 7)),
        **known(f"city-{number}", fresh),
    )  # fmt: skip


# The others


def others_below(
    width: float, stack: Stack, view: Json, players: list[Json], say: Say, fresh: str
) -> None:
    """Small sheets of the others in lines of two, which grow when tapped; or Olive's."""
    if view["olive"]:
        stack.add(*sheets.olive(width, view, say))
    if len(players) == 1:
        stack.add(*sheets.small(width, view, players[0], say, fresh, ""))
        return
    pitch = (width + stack.gap) / 2
    for first in range(0, len(players), 2):
        line: list[Markup] = []
        height = 0.0
        for player, edge in zip(players[first : first + 2], ("left", "right"), strict=False):
            height, drawn = sheets.small(pitch - stack.gap, view, player, say, fresh, edge)
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
    """The same at the foot of the column, in which they grow, clear of one's own sheet.

    Where there is room, what a die is good for.
    """
    if view["olive"]:
        stack.add(*sheets.olive_aside(width, bottom - stack.y, view, say))
        return
    columns = 1 if len(players) == 1 else 2
    wide = (width - (columns - 1) * stack.gap) / columns
    room = (bottom - stack.y + stack.gap) / -(-len(players) // columns) - stack.gap
    line, y = [], stack.y
    for i, player in enumerate(players):
        edge = "" if columns == 1 else ("left", "right")[i % columns]
        height, drawn = sheets.small(wide, view, player, say, fresh, edge, room)
        x = stack.x + (i % columns) * (wide + stack.gap)
        line.append(placed(x, y, drawn))
        if i % columns == columns - 1 or player is players[-1]:
            y += height + stack.gap
    stack.drawn.append(placed(stack.x, y, tickets.aid(width, bottom - y, say)))
    stack.drawn.append(group(*line, class_="sheets"))


BOARD = Board(draw, STYLE, letters.draw, placard.drawn)
