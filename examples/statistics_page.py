"""Draws the figures of `ten_million.py`, and writes the page about them."""

from __future__ import annotations

from typing import Any

from pictures import Picture, drawn, empty

from ludogare.core.declaration.game import Game
from ludogare.core.saying.texts import Voice
from ludogare.games import find

HEAD = """# What {matches} matches say

In random play every legal action is equally likely. So these figures are about the rules, not
about good play. `ludogare simulate GAME --report` says how good players fare in the first seat, or
with a landscape.

{matches} matches of each game and number of players, seed {seed}, Ludogare {ludogare}, played in
{seconds:,.0f} s on {device}. A share of the victories is exact to {error:.2%} or better (95 %).
Made by `examples/ten_million.py`; all figures: [figures.json]({folder}/figures.json).
"""
COLOURS = ("#2f6f8f", "#c8553d", "#8a9a5b", "#d9a441", "#6d597a", "#444444")


def title(game: Game) -> str:
    """What a game is called."""
    return Voice(game, "en")("title")


def draw(game: Game, figures: dict[str, Any]) -> Picture:
    """Who wins, how matches end, and how many points there are, in one picture."""
    by_seats = figures["seats"]
    columns = 4 if "landscapes" in figures else 3
    figure, axes = empty(3.4 * columns, 3.1, columns)
    draw_wins(axes[0], by_seats)
    draw_endings(axes[1], by_seats)
    draw_points(axes[2], by_seats[min(by_seats, key=lambda seats: abs(int(seats) - 2))])
    if "landscapes" in figures:
        draw_landscapes(axes[3], figures["landscapes"])
    return drawn(figure)


def draw_wins(axes: Any, by_seats: dict[str, Any]) -> None:
    """The share of the victories of each seat, for each number of players."""
    for at, (seats, of) in enumerate(by_seats.items()):
        for seat, won in enumerate(of["wins"]):
            place = at + 0.8 * (seat + 0.5) / len(of["wins"]) - 0.4
            axes.bar(place, won["share"], 0.72 / len(of["wins"]), color=COLOURS[seat])
        even = 1 / int(seats)
        axes.plot([at - 0.42, at + 0.42], [even, even], color="black", linewidth=0.8)
    axes.set_xticks(range(len(by_seats)), by_seats)
    axes.set(title="victories by seat, first seat left", xlabel="players", ylabel="share")


def draw_endings(axes: Any, by_seats: dict[str, Any]) -> None:
    """How matches end, for each number of players."""
    names = list(dict.fromkeys(name for of in by_seats.values() for name in of["endings"]))
    below = [0.0] * len(by_seats)
    for name, colour in zip(names, COLOURS, strict=False):
        parts = [of["endings"].get(name, {"share": 0.0})["share"] for of in by_seats.values()]
        axes.bar(list(by_seats), parts, bottom=below, color=colour, label=name)
        below = [low + part for low, part in zip(below, parts, strict=True)]
    axes.legend(fontsize=8, loc="lower right")
    axes.set(title="how they end", xlabel="players")


def draw_points(axes: Any, of: dict[str, Any]) -> None:
    """The points of the best seat, and of the others."""
    for kind, colour in (("other", COLOURS[1]), ("best", COLOURS[0])):
        bars = of["points"][kind]
        edges = [bars["from"] + bars["width"] * i for i in range(len(bars["shares"]) + 1)]
        label = {"best": "the best", "other": "the others"}[kind]
        heights = [share / bars["width"] for share in bars["shares"]]
        axes.stairs(heights, edges, color=colour, fill=True, alpha=0.6, label=label)
    axes.legend(fontsize=8)
    axes.set(title=f"points, {len(of['wins'])} players", xlabel="points")


def draw_landscapes(axes: Any, kinds: dict[str, Any]) -> None:
    """The share of the victories by how many of a kind were bought."""
    for (name, line), colour in zip(kinds.items(), COLOURS, strict=False):
        many, won = [p["bought"] for p in line], [p["share"] for p in line]
        axes.plot(many, won, ".-", color=colour, label=name)
    axes.legend(fontsize=8)
    axes.set(title="victories by landscapes bought", xlabel="of this kind", ylim=(0.2, 0.8))


def page(found: dict[str, Any], folder: str) -> str:
    """The page about all games."""
    every = [of for game in found["games"].values() for of in game["seats"].values()]
    error = max(won["error"] for of in every for won in of["wins"])
    matches = f"{every[0]['matches']:,}"
    head = HEAD.format(matches=matches, folder=folder, error=error, **found)
    return "\n".join([head, *(about(find(n), f, folder) for n, f in found["games"].items())])


def about(game: Game, figures: dict[str, Any], folder: str) -> str:
    """What the figures say about a game."""
    lines = [f"## {title(game)}", "", f"![{title(game)}]({folder}/{game.name}.svg)", ""]
    if figures["options"]:
        told = ", ".join(f"`{name}` {value}" for name, value in figures["options"].items())
        lines += [f"With {told}: the first seat plays first.", ""]
    lines += [*table_of_wins(figures["seats"]), "", *table_of_endings(game, figures["seats"])]
    if "landscapes" in figures:
        lines += ["", *table_of_landscapes(figures["landscapes"])]
    return "\n".join([*lines, ""])


def table_of_wins(by_seats: dict[str, Any]) -> list[str]:
    """Who wins, by the number of players."""
    most = max(map(int, by_seats))
    seats = " | ".join(f"seat {seat + 1}" for seat in range(most))
    lines = [f"| players | {seats} | shared | points (mean) | margin | plies (median, 95 %) |"]
    lines.append("| --- |" + " --- |" * (most + 4))
    for count, of in by_seats.items():
        won = [f"{one['share']:.2%}" for one in of["wins"]] + [""] * (most - int(count))
        points = " / ".join(f"{mean:.1f}" for mean in of["points"]["mean"])
        margin = f"{of['points']['margin']['mean']:.1f}" if int(count) > 1 else ""
        plies = f"{of['plies']['median']:.0f}, {of['plies']['p95']:.0f}"
        row = [count, *won, f"{of['shared']:.2%}", points, margin, plies]
        lines.append(f"| {' | '.join(row)} |")
    return lines


def table_of_endings(game: Game, by_seats: dict[str, Any]) -> list[str]:
    """How matches end, by the number of players; and how the first seat does then."""
    say = Voice(game, "en")
    players = [f"{count} player{'s' * (count != '1')}" for count in by_seats]
    lines = [f"| how it ends | {' | '.join(players)} |"]
    lines.append("| --- |" + " --- |" * len(by_seats))
    for name in dict.fromkeys(name for of in by_seats.values() for name in of["endings"]):
        told = say(f"ending-{name}") if say.has(f"ending-{name}") else name
        cells = [ending(of["endings"].get(name)) for of in by_seats.values()]
        lines.append(f"| {told} | {' | '.join(cells)} |")
    return [*lines, "", "In brackets: how often the first seat wins then."]


def ending(of: dict[str, Any] | None) -> str:
    """The share of an ending, and of the first seat in it."""
    return f"{of['share']:.3%} ({of['wins'][0]['share']:.1%})" if of else "never"


def table_of_landscapes(kinds: dict[str, Any]) -> list[str]:
    """Which landscape wins: two players, the share of the victories of whoever bought so many."""
    most = max((point["bought"] for line in kinds.values() for point in line), default=0)
    lines = [
        "Which landscape wins, with two players: how often those win who bought this many of it.",
        "",
    ]
    lines.append(f"| | {' | '.join(map(str, range(most + 1)))} |")
    lines.append("| --- |" + " --- |" * (most + 1))
    for name, line in kinds.items():
        shares = {point["bought"]: f"{point['share']:.1%}" for point in line}
        cells = " | ".join(shares.get(many, "") for many in range(most + 1))
        lines.append(f"| {name} | {cells} |")
    return lines
