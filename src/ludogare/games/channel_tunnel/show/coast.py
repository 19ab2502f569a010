"""The engineer's cross-section, the hero of the board: two tunnels that grow towards each other."""

from __future__ import annotations

from ludogare.core.drawing import (
    Markup,
    box,
    element,
    group,
    mark,
    name,
    placed,
    plain,
    shorten,
    stroke,
    text,
    width_of,
)
from ludogare.core.saying.texts import Json, Say
from ludogare.games.channel_tunnel.show.machine import gallery, machine, portal
from ludogare.games.channel_tunnel.show.moment import breakthrough, fireworks, hoisted, train
from ludogare.games.channel_tunnel.show.scenery import ferry, scenery
from ludogare.games.channel_tunnel.show.signs import eye, flag, hidden_tile, rubble

TILES = 9
WIDE_TILE, NARROW_TILE = 58, 37
MET = ("arrival", "tie")
"""The endings at which somebody has come through."""


def cut(view: Json, say: Say, fresh: str, narrow: bool) -> tuple[float, Markup]:
    """The whole picture with its height."""
    return narrow_cut(view, say, fresh) if narrow else wide_cut(view, say, fresh)


# The tunnel


def space(view: Json, seat: int, i: int, size: float, say: Say, fresh: str) -> Markup:
    """One space of the tunnel: a tile, or the gallery where one was."""
    player = view["players"][seat]
    tile = player["tiles"][i]
    called = say(
        "board-tile", side=player["side"], number=i + 1, state=tile["state"],
        colour=tile["colour"] or "none", symbol="yes" if tile["agenda"] else "no",
    )  # fmt: skip
    inner = size - 4
    if tile["state"] == "drilled":
        drawn = gallery(size)
    elif tile["state"] == "down":
        drawn = hidden_tile(2, 2, inner)
    else:
        drawn = rubble(tile["colour"], 2, 2, inner, bool(tile["agenda"]))
    veil = ""
    if tile["state"] == "known":
        veil = Markup(
            box(4, 4, size - 8, size - 8, 4, class_="fill-rock", opacity=0.42)
            + stroke(f"M5 {plain(size - 6)} {plain(size - 6)} 5", "rock-edge", 2)
        )
    looks = [eye(12 + 16 * p, size - 11, 0.72, f"seat-{p}") for p in tile["looked"]]
    ahead = i == player["drilled"] and tile["state"] != "drilled"
    return group(
        name(called),
        drawn,
        veil,
        *looks,
        box(1, 1, size - 2, size - 2, 6, class_="line-gold", fill="none", stroke_width=3)
        if ahead
        else "",
        id=f"tile-{seat}-{i}",
        class_="new" if fresh == f"tile-{seat}-{i}" else None,
        data_verb="look",
        data_side=player["side"],
        data_index=i,
        data_tip=called,
        data_group=f"ahead-{seat}" if ahead else None,
    )


def works(
    view: Json, seat: int, x: float, y: float, size: float, turned: bool, say: Say, fresh: str
) -> Markup:
    """The nine spaces of a side from x on, and its machine; turned: from right to left."""
    player = view["players"][seat]
    at = [x + (TILES - 1 - i if turned else i) * size for i in range(TILES)]
    drilled = player["drilled"]
    outside = size + 14 if turned else -14
    where = at[drilled - 1] + size / 2 if drilled else at[0] + outside
    said = say("board-machine", seat=seat, drilled=drilled)
    return group(
        *(placed(at[i], y, space(view, seat, i, size, say, fresh)) for i in range(TILES)),
        placed(
            where,
            y + size / 2,
            group(
                name(said),
                machine(seat, turned),
                id=f"machine-{seat}",
                class_="new" if fresh == f"machine-{seat}" else None,
                data_tip=said,
            ),
            scale=size / 54,
        ),
    )


def round_sign(x: float, y: float, view: Json, say: Say) -> Markup:
    """Which round it is, on an enamel sign."""
    words = say("board-round", round=view["round"])
    return group(
        box(x - 61, y + 2.5, 124, 28, 6, class_="fill-coal", opacity=0.25),
        box(x - 62, y, 124, 28, 6, class_="fill-navy line-chalk", stroke_width=1.6),
        stroke(f"M{plain(x - 56)} {plain(y + 3.5)}h112", "chalk", 1.2, opacity=0.35),
        text(x, y + 19.5, words, 15.5, "chalk", text_anchor="middle"),
    )


def verdict(x: float, y: float, room: float, view: Json, say: Say) -> Markup:
    """Who won and why, once the match is over."""
    if not view["ending"]:
        return group()
    names = [say("board-player", seat=p["seat"]) for p in view["players"] if p["winner"]]
    won = say("board-won" if len(names) == 1 else "board-shared", names=" + ".join(names))
    lines = [won, say(f"ending-{view['ending']}")]
    size, high = 24, 58
    wide = min(room, max(width_of(won, size), width_of(lines[1], 13)) + 40)
    return group(
        name(" ".join(lines)),
        box(x - wide / 2 + 2, y + 4, wide, high, 8, class_="fill-coal", opacity=0.3),
        box(x - wide / 2, y, wide, high, 8, class_="fill-navy line-gold", stroke_width=2.5),
        text(x, y + 27, shorten(won, wide - 20, size), size, "gold", text_anchor="middle"),
        text(x, y + 47, shorten(lines[1], wide - 8, 13), 13, "chalk", text_anchor="middle"),
        id="verdict",
    )


def meeting(x: float, top: float, bottom: float) -> Markup:
    """The line where the two sides will meet."""
    return element(
        "path", d=f"M{plain(x)} {plain(top)}V{plain(bottom)}", class_="line-red", fill="none",
        stroke_width=2.4, stroke_dasharray="6 5",
    )  # fmt: skip


# Two plans


def plaque(side: str, seat: int, x: float, y: float) -> Markup:
    """Whose coast it is."""
    return group(
        box(x - 30, y - 12, 60, 24, 5, class_="fill-navy line-chalk", stroke_width=1.4),
        mark(seat, x - 16, y, 7.5),
        flag(side, x - 1, y - 7.5, 1.05),
    )


def trains(
    view: Json, noses: tuple[float, float], tops: tuple[float, float], size: float
) -> list[Markup]:
    """At the end, the first train of every side that has come through."""
    if view["ending"] not in MET:
        return []
    return [
        placed(noses[seat], tops[seat] + size / 2, train(seat, bool(seat)), scale=size / WIDE_TILE)
        for seat, player in enumerate(view["players"])
        if player["drilled"] == TILES
    ]


def celebration(view: Json) -> list[Markup]:
    """At the end, fireworks over the sea, and the winners' flags above their coast."""
    if not view["ending"]:
        return []
    masts = (("britain", 22, 47), ("france", 1136, 62))
    won = [p["seat"] for p in view["players"] if p["winner"]]
    return [fireworks(won), *(hoisted(*masts[seat]) for seat in won)]


def wide_cut(view: Json, say: Say, fresh: str) -> tuple[float, Markup]:
    """Both sides in one line, across the whole board."""
    width, height, y, size = 1200, 226, 146, WIDE_TILE
    british, french = 600 - 14 - TILES * size, 600 + 14
    met = view["ending"] in MET
    return height, group(
        scenery(width, 92, 122, height, 132, ((250, 44, 1), (440, 34, 0.75), (720, 48, 0.9))),
        ferry(800, 90, 1.05),
        round_sign(600, 10, view, say) if not view["ending"] else "",
        portal(-1200, british, y, size),
        portal(french + TILES * size, width + 1200, y, size),
        box(british, y + 2, width - 2 * british, size - 4, 0, class_="fill-chalk-4"),
        "" if met else meeting(600, 104, height),
        "" if met else flag("britain", 576, 112, 1.05),
        "" if met else flag("france", 602, 112, 1.05),
        works(view, 0, british, y, size, False, say, fresh),
        works(view, 1, french, y, size, True, say, fresh),
        *trains(view, (british + 150, french + TILES * size - 150), (y, y), size),
        plaque("britain", 0, 38, 72),
        plaque("france", 1, 1162, 84),
        *celebration(view),
        breakthrough(600, y + size / 2, size / WIDE_TILE) if met else "",
        verdict(600, 10, 640, view, say),
    )


def narrow_cut(view: Json, say: Say, fresh: str) -> tuple[float, Markup]:
    """The two sides one above the other."""
    width, height, size = 360, 206, NARROW_TILE
    left = width - TILES * size - 1
    met = view["ending"] in MET
    return height, group(
        scenery(width, 70, 90, height, 62, ((84, 32, 0.55), (262, 52, 0.5))),
        ferry(206, 68, 0.7),
        round_sign(180, 6, view, say) if not view["ending"] else "",
        portal(-300, left, 104, size),
        portal(1 + TILES * size, width + 300, 156, size),
        works(view, 0, left, 104, size, False, say, fresh),
        works(view, 1, 1, 156, size, True, say, fresh),
        *trains(view, (left + 78, 1 + TILES * size - 78), (104, 156), size),
        "" if view["ending"] else plaque("britain", 0, 31, 60),
        "" if view["ending"] else plaque("france", 1, 329, 64),
        breakthrough(180, 146, 52 / WIDE_TILE) if met else "",
        verdict(180, 6, 340, view, say),
    )
