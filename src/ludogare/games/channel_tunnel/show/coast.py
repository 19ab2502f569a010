"""The engineer's cross-section: sky, cliffs, sea, chalk, the tunnel and its two machines."""

from __future__ import annotations

from functools import cache

from ludogare.core.drawing import (
    Markup,
    box,
    disc,
    element,
    group,
    lettering,
    mark,
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
from ludogare.games.channel_tunnel.show.signs import eye, flag, hidden_tile, rubble

TILES = 9
WIDE_TILE, NARROW_TILE = 54, 37
Clouds = tuple[tuple[float, float], ...]  # where the sky is free


def cut(view: Json, say: Say, fresh: str, narrow: bool) -> tuple[float, Markup]:
    """The whole picture with its height."""
    return narrow_cut(view, say, fresh) if narrow else wide_cut(view, say, fresh)


# Scenery


def waves(x: float, y: float, width: float, colour: str) -> Markup:
    """A line of small waves."""
    count = int(width // 26)
    return stroke(f"M{plain(x)} {plain(y)}" + "q6.5-5 13 0t13 0" * count, colour, 1.6, opacity=0.8)


@cache
def ferry(x: float, y: float) -> Markup:
    """A ship on the way across, above those who will replace it."""
    return placed(
        x, y,
        path("M-34 0H34L27 11H-28Z", "navy"),
        path("M-22-10H20V0H-22Z", "chalk"),
        path("M-14-17H8V-10H-14Z", "chalk"),
        path("M-4-26H4V-17H-4Z", "red"),
        stroke("M-18-5H17", "navy", 2, stroke_dasharray="3 3"),
    )  # fmt: skip


def lighthouse(x: float, y: float) -> Markup:
    """A mark on the cliff."""
    return placed(
        x, y,
        path("M-5 0-3-26H3L5 0Z", "chalk"),
        path("M-4.5-7-4-13H4L4.5-7ZM-3.6-19-3.2-24H3.200L3.6-19Z", "red"),
        path("M-4-26H4V-31L0-35-4-31Z", "coal"),
        disc(0, -28.5, 1.8, "gold"), scale=0.78,
    )  # fmt: skip


def strata(width: float, top: float, bottom: float) -> Markup:
    """Layers of chalk and marl below the sea."""
    deep = bottom - top
    layers = []
    for i, colour in enumerate(("chalk-1", "chalk-2", "chalk-3", "chalk-4")):
        y = top + deep * (0, 0.3, 0.68, 0.9)[i]
        third = width / 3
        layers.append(
            path(
                f"M0 {plain(y)}C{plain(third)} {plain(y + 14)} {plain(2 * third)} {plain(y - 10)} "
                f"{plain(width)} {plain(y + 6)}V{plain(bottom)}H0Z",
                colour,
            )
        )
    return group(*layers)


@cache
def scenery(
    width: float, horizon: float, seabed: float, bottom: float, shore: float, clouds: Clouds
) -> Markup:
    """From the white cliffs to the dunes of the other side."""
    left, right = shore, width - shore
    return group(
        box(0, 0, width, bottom, 0, class_="fill-sky"),
        box(0, horizon - 22, width, 40, 0, class_="fill-sky-low"),
        disc(width * 0.79, horizon - 44, 17, "sun"),
        *(
            path(f"M{plain(x)} {y}h40a9 9 0 0 0-9-12 13 13 0 0 0-23-3 10 10 0 0 0-8 15Z",
                 "cloud")
            for x, y in clouds
        ),
        box(0, horizon, width, seabed - horizon, 0, class_="fill-sea"),
        path(f"M0 {plain(horizon + 24)}H{plain(width)}V{plain(seabed + 20)}H0Z", "sea-deep"),
        waves(left + 10, horizon + 6, right - left, "foam"),
        waves(left + 30, horizon + 16, right - left - 60, "foam"),
        strata(width, seabed, bottom),
        path(f"M0 {plain(horizon - 40)}H{plain(left - 26)}L{plain(left - 12)} {plain(horizon - 34)}"
             f"L{plain(left - 6)} {plain(horizon)}L{plain(left + 14)} {plain(seabed + 8)}H0Z",
             "cliff"),
        stroke(f"M{plain(left - 30)} {plain(horizon - 30)}l5 22-4 16 8 24M{plain(left - 58)} "
               f"{plain(horizon - 26)}l4 20-6 18 6 22", "cliff-shade", 3),
        path(f"M0 {plain(horizon - 46)}H{plain(left - 34)}Q{plain(left - 18)} "
             f"{plain(horizon - 46)} {plain(left - 12)} {plain(horizon - 34)}H0Z", "grass"),
        path(f"M{plain(width)} {plain(horizon - 18)}H{plain(right + 40)}Q{plain(right + 8)} "
             f"{plain(horizon - 14)} {plain(right)} {plain(horizon + 4)}L{plain(right - 18)} "
             f"{plain(seabed + 8)}H{plain(width)}Z", "chalk-2"),
        path(f"M{plain(width)} {plain(horizon - 24)}H{plain(right + 50)}Q{plain(right + 20)} "
             f"{plain(horizon - 22)} {plain(right + 8)} {plain(horizon - 8)}H{plain(width)}Z",
             "grass"),
        lighthouse(left - 44, horizon - 44),
        lighthouse(right + 58, horizon - 21),
    )  # fmt: skip


# The tunnel


@cache
def machine(seat: int, side: str, turned: bool) -> Markup:
    """A boring machine, its cutter head in front, within 50 by 44 around its middle."""
    body = group(
        stroke("M-66 14H-40M-66-8H-40M-58-8V14M-48-8V14", "ring", 2),
        box(-42, -19, 46, 38, 5, class_="fill-steel line-coal", stroke_width=1.4),
        path("M-42-6H4V6H-42Z", f"seat-{seat}"),
        path("M-8-19H-3L-10-6H-15ZM1-19H4V-14L0-6H-6ZM-15 6H-10L-3 19H-8ZM-6 6H0L4 14V19H1Z",
             "gold"),
        stroke("M-42-6H4M-42 6H4M-26-19V19", "coal", 1.2),
        path("M4-23H10Q20-23 20 0Q20 23 10 23H4Z", "coal"),
        path("M12-20 18-14 13-13ZM16-11 21-6 16-5ZM17-3 23 0 17 3ZM16 5 21 6 16 11Z"
             "M13 13 18 14 12 20Z", "gold"),
    )  # fmt: skip
    shown = group(body, transform="scale(-1 1)") if turned else body
    return group(shown, mark(seat, 27 if turned else -27, 0, 9))


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
        box(1, 1, size - 2, size - 2, 6, class_="line-brass", fill="none", stroke_width=2.5)
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


@cache
def gallery(size: float) -> Markup:
    """A space that was drilled and lined with concrete."""
    third = size / 3
    return group(
        box(0, 5, size, size - 10, 0, class_="fill-bore"),
        stroke(f"M{plain(third / 2)} 5V{plain(size - 5)}M{plain(third * 1.5)} 5V{plain(size - 5)}"
               f"M{plain(third * 2.5)} 5V{plain(size - 5)}", "ring", 2),
        stroke(f"M0 {plain(size - 11)}H{plain(size)}", "brass", 1.5),
    )  # fmt: skip


def works(
    view: Json, seat: int, x: float, y: float, size: float, turned: bool, say: Say, fresh: str
) -> Markup:
    """The nine spaces of a side from x on, and its machine; turned: from right to left."""
    player = view["players"][seat]
    at = [x + (TILES - 1 - i if turned else i) * size for i in range(TILES)]
    drilled = player["drilled"]
    outside = size + 22 if turned else -22
    where = at[drilled - 1] + size / 2 if drilled else at[0] + outside
    said = say("board-machine", seat=seat, drilled=drilled)
    return group(
        *(placed(at[i], y, space(view, seat, i, size, say, fresh)) for i in range(TILES)),
        placed(
            where,
            y + size / 2,
            group(
                name(said),
                machine(seat, player["side"], turned),
                id=f"machine-{seat}",
                class_="new" if fresh == f"machine-{seat}" else None,
                data_tip=said,
            ),
            scale=size / WIDE_TILE * 1.02,
        ),
    )


def round_sign(x: float, y: float, view: Json, say: Say) -> Markup:
    """Which round it is."""
    words = say("board-round", round=view["round"])
    return group(
        box(x - 62, y, 124, 26, 6, class_="fill-navy line-chalk", stroke_width=1.5),
        text(x, y + 18, words, 14.5, "chalk", text_anchor="middle"),
    )


def verdict(x: float, y: float, room: float, view: Json, say: Say) -> Markup:
    """Who won and why, once the match is over."""
    if not view["ending"]:
        return group()
    names = [say("board-player", seat=p["seat"]) for p in view["players"] if p["winner"]]
    won = say("board-won" if len(names) == 1 else "board-shared", names=" + ".join(names))
    lines = [won, say(f"ending-{view['ending']}")]
    wide = min(room, max(width_of(won, 18), width_of(lines[1], 12)) + 40)
    return group(
        name(" ".join(lines)),
        box(x - wide / 2, y, wide, 50, 8, class_="fill-navy line-gold", stroke_width=2.5),
        text(x, y + 22, shorten(won, wide - 20, 18), 18, "gold", text_anchor="middle"),
        text(x, y + 40, shorten(lines[1], wide - 12, 12), 12, "chalk", text_anchor="middle"),
        id="verdict",
    )


def meeting(x: float, top: float, bottom: float) -> Markup:
    """The line where the two sides meet."""
    return element(
        "path", d=f"M{plain(x)} {plain(top)}V{plain(bottom)}", class_="line-red", fill="none",
        stroke_width=2.4, stroke_dasharray="6 5",
    )  # fmt: skip


def wide_cut(view: Json, say: Say, fresh: str) -> tuple[float, Markup]:
    """Both sides in one line, across the whole board."""
    width, height, y = 1200, 182, 120
    size = WIDE_TILE
    british, french = 600 - 16 - TILES * size, 600 + 16
    return height, group(
        scenery(width, 72, 98, height, 122, ((690, 26), (860, 44), (1032, 40))),
        ferry(820, 70),
        lettering(342, 42, say("title"), 27, 372, "ink"),
        round_sign(600, 20, view, say),
        box(0, y + 3, width, size - 6, 0, class_="fill-chalk-4"),
        box(0, y + 5, british, size - 10, 0, class_="fill-bore"),
        box(french + TILES * size, y + 5, width, size - 10, 0, class_="fill-bore"),
        meeting(600, 78, height),
        flag("britain", 573, 90, 1.05),
        flag("france", 605, 90, 1.05),
        works(view, 0, british, y, size, False, say, fresh),
        works(view, 1, french, y, size, True, say, fresh),
        verdict(600, 52, 560, view, say),
    )


def narrow_cut(view: Json, say: Say, fresh: str) -> tuple[float, Markup]:
    """The two sides one above the other."""
    width, height, size = 360, 222, NARROW_TILE
    left = width - TILES * size - 1
    return height, group(
        scenery(width, 84, 104, height, 62, ((72, 34), (310, 40))),
        ferry(196, 82),
        round_sign(180, 10, view, say),
        box(0, 116 + 3, width, size - 6, 0, class_="fill-bore"),
        box(0, 172 + 3, width, size - 6, 0, class_="fill-bore"),
        flag("britain", 336, 100, 0.95),
        flag("france", 3, 156, 0.95),
        works(view, 0, left, 116, size, False, say, fresh),
        works(view, 1, 1, 172, size, True, say, fresh),
        verdict(180, 44, 340, view, say),
    )
