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
from ludogare.games.channel_tunnel.show.desk import Desk
from ludogare.games.channel_tunnel.show.signs import coin, crate, eye, hat


def track(view: Json, player: Json, t: int, desk: Desk, say: Say, fresh: str) -> Markup:
    """A technology track on blueprint paper; its next space stands for moving there."""
    seat, line = player["seat"], player["tracks"][t]
    mine = seat == view["seat"]
    spaces = []
    for i in range(6):
        spaces.append(placed(2 + desk.step * i, 0, track_space(player, line, i, desk, say)))
    at = line["step"]
    following = at + 1
    if following < 6:
        words = say(
            "board-step", track=line["track"], points=line["points"][following],
            barrier=line["barrier"][following], benefit=line["benefit"][following] or "none",
            purse=player["purse"],
        )  # fmt: skip
        spaces.append(group(
            name(words),
            box(10 + desk.step * following, 4, desk.step - 14, 50, 5, fill="transparent",
                class_="line-gold", stroke_width=1.6, stroke_dasharray="4 3"),
            id=f"step-{seat}-{line['track']}",
            data_track=line["track"] if mine else None,
            data_tip=words,
            data_group=f"tracks-{seat}",
        ))  # fmt: skip
    return group(
        blueprint(desk.step),
        *spaces,
        text(7, 13, line["track"], 11, "plan-ink"),
        placed(
            2 + desk.step * (at + 0.5), 24,
            group(
                name(say("board-marker", seat=seat, track=line["track"], step=at)),
                mark(seat, 0, 0, 11),
                text(0, 4.5, str(line["points"][at]), 12, "chalk" if seat == 0 else "coal",
                     text_anchor="middle"),
                id=f"marker-{seat}-{line['track']}",
                class_="new" if fresh == f"marker-{seat}-{line['track']}" else None,
            ),
        ),
    )  # fmt: skip


@cache
def blueprint(step: float) -> Markup:
    """Squared paper with the line of a track."""
    wide = step * 6 + 4
    grid = "".join(f"M{plain(i)} 0V58" for i in range(14, int(wide), 14))
    across = f"M0 14H{plain(wide)}M0 28H{plain(wide)}M0 42H{plain(wide)}"
    return group(
        box(0, 0, wide, 58, 6, class_="fill-plan"),
        stroke(grid + across, "plan-line", 0.5, opacity=0.25),
        stroke(f"M{plain(step / 2)} 24H{plain(wide - step / 2)}", "plan-line", 2),
    )


@cache
def stop(middle: float, points: int) -> Markup:
    """A space of a track with its points."""
    return group(
        element("circle", cx=middle, cy=24, r=11, class_="fill-plan-dark line-plan-line",
                stroke_width=1.6),
        text(middle, 28.5, str(points), 12, "plan-ink", text_anchor="middle"),
    )  # fmt: skip


@cache
def gate(passed: bool, price: int) -> Markup:
    """A barrier with its price, or one that lies behind."""
    return group(
        path("M-3.5 4H3.5V54H-3.5Z", "red" if not passed else "plan-line"),
        stroke("M-3.5 12 3.5 6M-3.5 24 3.5 18M-3.5 36 3.5 30M-3.5 48 3.5 42", "chalk", 2),
        "" if passed else coin(0, 45, price, 9),
    )


def track_space(player: Json, line: Json, i: int, desk: Desk, say: Say) -> Markup:
    """A space: its points, the benefit it brings, the barrier in front of it."""
    middle = desk.step / 2
    benefit = line["benefit"][i]
    drawn = [stop(middle, line["points"][i])]
    if benefit == "token":
        drawn.append(group(name(say("board-benefit", benefit=benefit)),
                           hat("yellow", middle - 5, 46, 0.55),
                           text(middle + 7, 51, "+1", 11, "plan-ink")))  # fmt: skip
    elif benefit == "look":
        drawn.append(group(name(say("board-benefit", benefit=benefit)), eye(middle, 47)))
    elif benefit == "storage":
        drawn.append(group(name(say("board-benefit", benefit=benefit)), crate(middle, 47)))
    if line["barrier"][i]:
        said = name(say("board-barrier", price=line["barrier"][i]))
        drawn.append(group(said, gate(i <= line["step"], line["barrier"][i])))
    return group(*drawn)
