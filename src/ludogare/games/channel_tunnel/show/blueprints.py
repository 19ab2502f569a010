"""The technology tracks, on blueprint paper."""

from __future__ import annotations

from functools import cache

from ludogare.core.drawing import (
    Markup,
    box,
    element,
    group,
    mark,
    name,
    path,
    placed,
    plain,
    stroke,
    text,
)
from ludogare.core.saying.texts import Json, Say
from ludogare.games.channel_tunnel.show.signs import coin, crate, eye, hat

SPACES = 6
TRACK = 62.0  # the height of a track


def blueprint(view: Json, player: Json, width: float, named: bool, say: Say, fresh: str) -> Markup:
    """Both tracks on one sheet; `named`: its pieces have ids, and stand for actions."""
    return group(
        sheet(width, 2 * TRACK),
        *(
            placed(0, TRACK * t, track(view, player, t, width / SPACES, named, say, fresh))
            for t in (0, 1)
        ),
    )


@cache
def sheet(width: float, height: float) -> Markup:
    """Squared paper, pinned down."""
    squares = "".join(f"M{i} 0V{plain(height)}" for i in range(16, int(width), 16))
    squares += "".join(f"M0 {i}H{plain(width)}" for i in range(16, int(height), 16))
    return group(
        box(2.5, 5, width, height, 4, class_="fill-dusk", opacity=0.3),
        box(0, 0, width, height, 4, class_="fill-plan"),
        stroke(squares, "plan-line", 0.6, opacity=0.2),
        box(3, 3, width - 6, height - 6, 3, class_="line-plan-line", fill="none", stroke_width=1,
            opacity=0.5),
    )  # fmt: skip


def track(
    view: Json, player: Json, t: int, step: float, named: bool, say: Say, fresh: str
) -> Markup:
    """A technology track; its next space stands for moving there."""
    seat, line = player["seat"], player["tracks"][t]
    mine = named and seat == view["seat"]
    at = line["step"]
    done = step * (at + 0.5)
    called = f"marker-{seat}-{line['track']}"
    return group(
        stroke(f"M{plain(step / 2)} 25H{plain(step * (SPACES - 0.5))}", "plan-line", 2),
        stroke(f"M{plain(step / 2)} 25H{plain(done)}", "light", 4) if at else "",
        *(placed(step * i, 0, track_space(line, i, step, say)) for i in range(SPACES)),
        following(player, line, step, mine, named, say),
        text(min(9, step / 2 - 24), 17, line["track"], 14, "plan-ink"),
        placed(
            done, 25,
            group(
                name(say("board-marker", seat=seat, track=line["track"], step=at)),
                element("ellipse", cx=1, cy=13, rx=14, ry=4, class_="fill-dusk", opacity=0.4),
                mark(seat, 0, 0, 13),
                text(0, 5, str(line["points"][at]), 13.5, "chalk" if seat == 0 else "coal",
                     text_anchor="middle"),
                id=called if named else None,
                class_="new" if named and fresh == called else None,
            ),
        ),
    )  # fmt: skip


def following(player: Json, line: Json, step: float, mine: bool, named: bool, say: Say) -> Markup:
    """The next space of a track, in a frame."""
    at = line["step"] + 1
    if at >= SPACES:
        return group()
    words = say(
        "board-step", track=line["track"], points=line["points"][at],
        barrier=line["barrier"][at], benefit=line["benefit"][at] or "none",
        purse=player["purse"],
    )  # fmt: skip
    return group(
        name(words),
        box(8 + step * at, 4, step - 14, TRACK - 8, 5, fill="transparent", class_="line-gold",
            stroke_width=1.8, stroke_dasharray="4 3"),
        id=f"step-{player['seat']}-{line['track']}" if named else None,
        data_track=line["track"] if mine else None,
        data_tip=words,
        data_group=f"tracks-{player['seat']}" if named else None,
    )  # fmt: skip


@cache
def stop(middle: float, points: int | None, passed: bool) -> Markup:
    """A space with its points, unless the marker has them; one that was reached shines."""
    worn = "fill-plan-dark line-light" if passed else "fill-plan-dark line-plan-line"
    return group(
        element("circle", cx=middle, cy=25, r=12, class_=worn, stroke_width=2),
        "" if points is None else text(middle, 30, str(points), 13.5, "plan-ink",
                                       text_anchor="middle"),
    )  # fmt: skip


@cache
def gate(passed: bool, price: int) -> Markup:
    """A barrier with its price; one that was paid stands open."""
    if passed:
        return stroke("M0 6V13M0 37V44", "plan-line", 4, stroke_linecap="round", opacity=0.8)
    return group(
        path("M-3.5 5H3.5V57H-3.5Z", "red"),
        stroke(
            "M-3.5 13 3.5 7M-3.5 25 3.5 19M-3.5 37 3.5 31M-3.5 49 3.5 43",
            "chalk",
            2,
        ),
        coin(0, 47, price, 10.5),
    )


def track_space(line: Json, i: int, step: float, say: Say) -> Markup:
    """A space: its points, the benefit it brings, the barrier in front of it."""
    middle = step / 2
    benefit = line["benefit"][i]
    drawn = [stop(middle, None if i == line["step"] else line["points"][i], i <= line["step"])]
    if benefit == "token":
        drawn.append(group(name(say("board-benefit", benefit=benefit)),
                           hat("yellow", round(middle - 7, 1), 49, 0.62),
                           text(middle + 5, 54, "+1", 13, "plan-ink")))  # fmt: skip
    elif benefit == "look":
        drawn.append(group(name(say("board-benefit", benefit=benefit)), eye(middle, 49)))
    elif benefit == "storage":
        drawn.append(group(name(say("board-benefit", benefit=benefit)), crate(middle, 49)))
    if line["barrier"][i]:
        said = name(say("board-barrier", price=line["barrier"][i]))
        drawn.append(group(said, gate(i <= line["step"], line["barrier"][i])))
    return group(*drawn)
