"""The board of Steam Tunnel: a cut through Io, with the mine, the players and a ledger.

Two plans of the same picture: a wide one, with a ledger of the tunnels beside the mine, and
one that is 360 wide.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from ludogare.core.declaration.shown import Board
from ludogare.core.drawing import (
    Attribute,
    Markup,
    box,
    corners,
    disc,
    element,
    group,
    mark,
    name,
    path,
    picture,
    placed,
    stroke,
    style,
    text,
    width_of,
)
from ludogare.core.saying.texts import Json, Say
from ludogare.games.steam_tunnel.show import letters, moon, pipes, placard
from ludogare.games.steam_tunnel.show.mine import Mine, tip

STYLE = style({**pipes.COLOURS, **moon.COLOURS}, pipes.RULES)


@dataclass(frozen=True)
class Plan:
    """Where things lie."""

    width: float
    height: float
    horizon: float
    ground: float  # where the mine begins
    jupiter: tuple[float, float, float]  # x, y and radius
    volcano: tuple[float, float, float]  # x, y and size
    title: float  # the size of the title; none where there is no room
    sign: tuple[float, float, float]  # a player's sign: width and height, the size of its figures
    signs: tuple[float, float, float, float]  # where the first stands, and the way to the next
    flag: tuple[float, float]  # where the winner's flag is planted, and its size
    mine: tuple[float, float, float]  # x, side with its frame, width of the frame
    ledger: tuple[float, float, float] | None  # from x to x, and down to y


WIDE = Plan(
    width=1400, height=812, horizon=84, ground=112, jupiter=(1100, 46, 104),
    volcano=(1290, 84, 0.8), title=44, sign=(170, 66, 20), signs=(36, 136, 0, 80),
    flag=(640, 1.1), mine=(252, 690, 24), ledger=(976, 1366, 740),
)  # fmt: skip
NARROW = Plan(
    width=360, height=438, horizon=44, ground=78, jupiter=(306, 18, 40),
    volcano=(206, 44, 0.42), title=0, sign=(84, 40, 13), signs=(4, 34, 89, 0),
    flag=(70, 0.6), mine=(0, 360, 14.5), ledger=None,
)  # fmt: skip


def draw(view: Json, say: Say, narrow: bool = False, headed: bool = False) -> str:
    """The board as a complete SVG document, for one reader."""
    plan = NARROW if narrow else WIDE
    left, side, frame = plan.mine
    return picture(
        plan.width,
        plan.height,
        say("board-title"),
        description(view, say),
        STYLE,
        element("defs", *parts(view)),
        scenery(plan),
        *(full_steam(plan, view) if view["phase"] == "over" else ()),
        *heading(plan, say),
        *players(plan, view, say, headed),
        *(ledger(plan.ground, *plan.ledger, view, say) if plan.ledger else ()),
        placed(left, plan.ground, Mine(view, say, side, frame).drawn()),
    )


def description(view: Json, say: Say) -> str:
    """The position in words."""
    cards = say("words-cards", face_down=view["face_down"])
    return " ".join([cards, *(standing(player, say) for player in view["players"])])


def standing(player: Json, say: Say) -> str:
    """A player's points in words."""
    points, now = player["points"], player["provisional"]
    return say("board-standing", seat=player["seat"], points=points, now=now)


def parts(view: Json) -> list[Markup]:
    """What this board uses often; the caps of dead ends show what a variant makes of them."""
    ways: set[tuple[int, ...]] = set()
    ends: set[tuple[int, int]] = set()
    for cell in view["cells"]:
        ways.update(tuple(way["ports"]) for way in cell["segments"] + cell["straight"])
        ends.update((end["port"], end["value"]) for end in cell["ends"] if not end["black"])
    caps = "×" if view["dead_ends"] == "deadly" else "1" if view["charity"] else ""
    return pipes.parts(ways, ends, caps, len(view["players"]))


# Above the ground


@cache
def scenery(plan: Plan) -> Markup:
    """Sky, planet, surface and what lies below."""
    return group(
        moon.sky(plan.width, plan.horizon, plan.ground),
        moon.jupiter(*plan.jupiter),
        moon.volcano(*plan.volcano),
        moon.strata(plan.width, plan.ground, plan.height),
        moon.magma(plan.volcano[0], plan.horizon, *plan.ledger[:2], plan.height)
        if plan.ledger
        else moon.lake(plan.width, plan.height),
        moon.surface(plan.width, plan.horizon, plan.ground),
    )


def full_steam(plan: Plan, view: Json) -> list[Markup]:
    """The end: the volcano erupts, every pipe blows off, and the winners' flags fly."""
    left, side, frame = plan.mine
    size, (planted, large) = plan.volcano[2], plan.flag
    across = view["size"]
    pitch = (side - 2 * frame) / across
    winners = [player["seat"] for player in view["players"] if player["winner"]]
    return [
        moon.eruption(*plan.volcano),
        *(moon.blown_off(left + frame + pitch * (i + 0.5), plan.ground, size)
          for i in range(across)),
        *(placed(planted + 70 * large * i, plan.horizon + 6, flag(seat), scale=large)
          for i, seat in enumerate(winners)),
    ]  # fmt: skip


def flag(seat: int) -> Markup:
    """A winner's flag on its pole."""
    return group(
        stroke("M0 0V-74", "coal", 4),
        stroke("M-.6 0V-74", "joint-shine", 1.4),
        path("M2-72Q16-80 30-72T56-72V-38Q42-46 30-38T2-38Z", f"seat-{seat}"),
        path("M30-72T56-72V-38Q42-46 30-38Z", "coal", opacity=0.18),
        disc(28, -56, 12, "chalk"),
        mark(seat, 28, -56, 8),
    )


def heading(plan: Plan, say: Say) -> list[Markup]:
    """The name of the game in the sky."""
    if not plan.title:
        return []
    words = say("board-title").upper()
    wide = width_of(words, plan.title) * 1.02
    return [
        text(36, 56, words, plan.title, "jupiter", textLength=wide, lengthAdjust="spacingAndGlyphs")
    ]


def players(plan: Plan, view: Json, say: Say, headed: bool) -> list[Markup]:
    """A sign for every player: beside the mine, or on the surface; in a page while it is played."""
    if headed and view["phase"] == "over":
        return []
    x, y, across, down = plan.signs
    across = min(across, (plan.width - 2 * x) / len(view["players"]))
    return [
        placed(x + across * i, y + down * i, sign(plan, view, player, say, headed))
        for i, player in enumerate(view["players"])
    ]


def sign(plan: Plan, view: Json, player: Json, say: Say, headed: bool = False) -> Markup:
    """A player's points; after an arrow, how many if it ended now, which is all there is in a page.

    The name is in the head of the page, with the points.
    """
    seat, (width, height, size) = player["seat"], plan.sign
    if not plan.ledger:
        width = min(width, (plan.width - 8) / len(view["players"]) - 3)
    awaited = seat in view["awaited"]
    rim = "gold" if awaited or player["winner"] else "chalk"
    said = standing(player, say)
    inside = outlook if headed else reached
    return group(
        name(said),
        box(2, 4, width, height, 5, class_="fill-coal", fill_opacity=0.35),
        box(0, 0, width, height, 5, class_="fill-navy"),
        box(1.5, 1.5, width - 3, height - 3, 4, class_=f"line-{rim}", fill="none",
            stroke_width=3 if awaited else 1.4),
        *inside(player, width, height, size, view["phase"] == "over"),
        id=f"player-{seat}",
        data_tip=said,
    )  # fmt: skip


def outlook(player: Json, width: float, height: float, size: float, over: bool) -> list[Markup]:
    """How many points a player would have now, below the mark where there is no room beside it."""
    now, least, right = player["provisional"], size * 0.9, width - size * 0.4
    large = min(size * 1.3, (right - size * 1.8) / (width_of(now, 1) + 1.25))
    if large < least:
        below = placed(right, height - size * 0.5, forecast(now, least))
        return [mark(player["seat"], size, height * 0.32, size * 0.58), below]
    beside = placed(right, height / 2 + large * 0.36, forecast(now, large))
    return [mark(player["seat"], size, height / 2, size * 0.62), beside]


def reached(player: Json, width: float, height: float, size: float, over: bool) -> list[Markup]:
    """A player's points, with a star for the winner, and what they would be now."""
    star = path(corners(5, size * 0.7, inner=size * 0.3), "gold")
    middle, left, right = height * (0.5 if over else 0.32), size * 1.9, width - size * 0.4
    large = min(size * 1.3, (right - left) / width_of(player["points"], 1))
    points = figures(player["points"], large, font_weight=700, class_="fill-chalk")
    starred = player["winner"] and left + width_of(player["points"], large) < right - size * 1.4
    now = forecast(player["provisional"], size * 0.9)
    return [
        mark(player["seat"], size, middle, size * 0.58),
        placed(left, middle + size * 0.45, points),
        *([] if over else [placed(right, height - size * 0.5, now)]),
        *([placed(right - size * 0.5, middle, star)] if starred else []),
    ]


def forecast(points: str, size: float) -> Markup:
    """What points would become, after an arrow; they end at 0 0."""
    arrow = stroke("M-12.5-3.4h7.5m-3-2.6l3 2.6-3 2.6", "star", 1.1)
    return group(
        placed(-width_of(points, size), 0, arrow, scale=size / 10),
        figures(points, size, class_="fill-star", text_anchor="end"),
    )


def figures(points: str, size: float, **more: Attribute) -> Markup:
    """Points, with a fraction in smaller figures."""
    whole, _, part = points.rpartition(" ") if "/" in points else (points, "", "")
    fraction = element("tspan", part, font_size=size * 0.92, dx=size * 0.26) if part else ""
    return element("text", whole, fraction, font_size=size, **more)


# The ledger

LINE, HEADING = 34, 36


def ledger(
    top: float, left: float, right: float, bottom: float, view: Json, say: Say
) -> list[Markup]:
    """The tunnels that are worth most, open ones and completed ones, the best first."""
    top += 12
    best = sorted((t for t in view["tunnels"] if t["value"]), key=lambda t: -t["value"])
    best = best[: int((bottom - top - 2 * HEADING) // LINE)]
    drawn = []
    for state in ("open", "completed"):
        lines = [tunnel for tunnel in best if tunnel["open"] == (state == "open")]
        if lines:
            words = say("board-ledger", state=state).upper()
            drawn.append(text(left + 2, top + 22, words, 16, "carved", letter_spacing=1.5))
            top += HEADING
        for tunnel in lines:
            drawn.append(placed(left, top, entry(tunnel, right - left, say)))
            top += LINE
    return drawn


def entry(tunnel: Json, width: float, say: Say) -> Markup:
    """A line of the ledger: who leads, the ends times the segments, and what that makes."""
    leaders = [mark(seat, 17 + 16 * i, 14.5, 8) for i, seat in enumerate(tunnel["leaders"])]
    nobody = element(
        "circle", class_="line-soft", cx=17, cy=14.5, r=7, fill="none", stroke_width=1.4,
        stroke_dasharray="2 2",
    )  # fmt: skip
    start = 18 + 16 * max(len(leaders), 1)
    words = reckoning(tunnel, width - start - 52)
    return group(
        box(1.5, 2, width, LINE - 4, 5, class_="fill-coal", fill_opacity=0.3),
        box(0, 0, width, LINE - 4, 5, class_="fill-tag"),
        *(leaders or [nobody]),
        text(start, 20, words, 16, "soft", font_weight=500),
        text(width - 12, 21, str(tunnel["value"]), 18, text_anchor="end"),
        id=f"line-{tunnel['id']}",
        class_="entry",
        data_group=tunnel["id"],
        data_tip=tip(tunnel, say),
    )


def reckoning(tunnel: Json, room: float) -> str:
    """The ends of a tunnel times its segments, in as much detail as there is room for."""
    ends, length = [str(end) for end in tunnel["tally"]], tunnel["length"]
    for plus in (" + ", "+"):
        words = f"({plus.join(ends)}) × {length}"
        if width_of(words, 16) <= room:
            return words
    return f"{sum(tunnel['tally'])} × {length}"


BOARD = Board(draw, STYLE, letters.draw, placard.drawn)
