"""1987 Channel Tunnel in letters: the tunnel, the slots as a table of choices, both boards.

Whoever places a stack finds its number where the row of an action meets the column of a colour.
"""

from __future__ import annotations

from collections.abc import Mapping

from ludogare.core.letters import MARKS, PLAIN, SOFT, STRONG, WIDTH, Canvas, Ink, of_seat
from ludogare.core.saying.texts import Json, Say
from ludogare.games.channel_tunnel.rules.parts import COLOURS

SIGNS = dict(zip(COLOURS, "≈#^o=", strict=True))
INKS = {
    "sky_blue": Ink("#102030", "#5BB8E8", bold=True),
    "black": Ink("#FFFFFF", "#202020", bold=True),
    "orange": Ink("#301800", "#F08C30", bold=True),
    "yellow": Ink("#302800", "#F2D040", bold=True),
    "white": Ink("#202020", "#F4F4F4", bold=True),
}
SEA, CHALK, BORED = Ink("#FFFFFF", "#2878A8"), Ink("#8A7A60"), Ink("#A0A0A0")
TILE, MACHINE = 4, 4
"""Letters from a tile of the tunnel to the next, and for a boring machine."""
NAMES, GRID, COLUMN = 36, 50, 6
"""Where the names of actions begin, where the table of choices does, and its columns."""


def draw(view: Json, say: Say, numbers: Mapping[str, int]) -> Canvas:
    """The tunnel below the sea, the slots, and the players."""
    canvas = Canvas()
    _tunnel(canvas, view)
    y = canvas.height + 1
    canvas.put(0, y, say("board-round", round=view["round"]), STRONG)
    _legend(canvas, y, say)
    for slot in view["slots"]:
        _slot(canvas, canvas.height, slot, say, numbers)
    for player in view["players"]:
        _player(canvas, canvas.height + 1, player, say)
    return canvas


def _tunnel(canvas: Canvas, view: Json) -> None:
    """Both ends of the tunnel: what is bored, the tiles that lie face up, and the rest."""
    tiles = len(view["players"][0]["tiles"])
    canvas.put(MACHINE, 0, "~ " * (tiles * TILE), SEA)
    for side, player in enumerate(view["players"]):
        seat = player["seat"]
        for i, tile in enumerate(player["tiles"]):
            x = MACHINE + (i if side == 0 else 2 * tiles - 1 - i) * TILE
            if tile["state"] == "drilled":
                canvas.put(x, 1, "═" * TILE, BORED)
            elif tile["colour"]:
                sign = SIGNS[tile["colour"]]
                ink = INKS[tile["colour"]]
                canvas.put(x, 1, f"({sign})" if tile["state"] == "known" else f" {sign} ", ink)
            else:
                canvas.put(x, 1, "░" * (TILE - 1), CHALK)
            if tile["agenda"]:
                canvas.put(x + TILE - 2, 1, "!", STRONG)
        ahead = tiles * 2 - player["drilled"] if side else player["drilled"] - 1
        head = MACHINE + ahead * TILE
        canvas.put(head, 1, f"═{MARKS[seat]}▐ " if side == 0 else f"▌{MARKS[seat]}═", of_seat(seat))
    canvas.put(MACHINE + tiles * TILE - 1, 1, "┊", SOFT)


def _legend(canvas: Canvas, y: int, say: Say) -> None:
    """The colours, in the order of the columns, with their signs."""
    x = NAMES - 1
    for colour in COLOURS:
        x = canvas.put(x, y, SIGNS[colour], INKS[colour])
        x = canvas.put(x + 1, y, say("letters-colour", colour=colour), SOFT) + 1


def _slot(canvas: Canvas, y: int, slot: Json, say: Say, numbers: Mapping[str, int]) -> None:
    """A slot with what lies there, its two actions, and the stacks that could go there."""
    card, below = slot["card"], y
    canvas.put(0, y, "─" * WIDTH, SOFT)
    y += 1
    if card:
        canvas.paragraph(0, y, say("card-name", **card), STRONG, NAMES - 2)
        facts = [say("points-many", **card), say("rubble", **card), f"{card['ecu']} M"]
        below = canvas.paragraph(0, y + 1, ", ".join(facts), PLAIN, NAMES - 2)
    if slot["height"]:
        colour = slot["colour"]
        at = y if not card else below
        canvas.put(0, at, f" {slot['height']}×{SIGNS[colour]} ", INKS[colour])
    for row, action in enumerate(slot["actions"]):
        secondary = card and action == "secondary"
        name = say("secondary", **card) if secondary else say("board-do", action=action)
        canvas.put(NAMES, y + row, f"{name:.13}")
        for i, colour in enumerate(COLOURS):
            number = numbers.get(f"place {colour} {slot['slot']} {action}")
            if number is not None:
                canvas.put(GRID + i * COLUMN, y + row, SIGNS[colour], INKS[colour])
                canvas.number(GRID + i * COLUMN + 1, y + row, number)


def _player(canvas: Canvas, y: int, player: Json, say: Say) -> None:
    """A player's board: tokens, storage, deviation, money, tracks and cards."""
    seat = player["seat"]
    canvas.put(0, y, MARKS[seat], of_seat(seat))
    facts = {key: player[key] for key in ("side", "points", "drilled", "tokens", "stored", "room")}
    steps = [track["step"] for track in player["tracks"]]
    facts |= {"level": player["deviation"], "ecu": player["ecu"], "a": steps[0], "b": steps[1]}
    y = canvas.paragraph(2, y, say("words-player", seat=seat, **facts))
    x = 2
    for colour, count in zip(COLOURS, player["hand"], strict=True):
        x = canvas.put(x, y, f" {count}{SIGNS[colour]} ", INKS[colour] if count else SOFT) + 1
    x = canvas.put(x + 2, y, "▤ ", SOFT)
    for colour, count in zip(COLOURS, player["storage"], strict=True):
        x = canvas.put(x, y, SIGNS[colour] * count, INKS[colour])
    canvas.put(x, y, "·" * max(0, player["room"] - player["stored"]), SOFT)
    for row, track in enumerate(player["tracks"]):
        _track(canvas, 44, y + row, track, seat)
    for card in player["cards"]:
        words = say("words-card", **{**card, "tiles": len(card["tiles"])})
        y = canvas.paragraph(2, y + 1, words.strip(), PLAIN, 42) - 1


def _track(canvas: Canvas, x: int, y: int, track: Json, seat: int) -> None:
    """A technology track: the points of its spaces, its barriers, and the marker."""
    x = canvas.put(x, y, f"{track['track']} ", STRONG)
    for step, points in enumerate(track["points"]):
        if track["barrier"][step]:
            x = canvas.put(x, y, f"‖{track['barrier'][step]}M ", SOFT)
        here = step == track["step"]
        x = canvas.put(
            x, y, f"[{points}]" if here else f" {points} ", of_seat(seat) if here else PLAIN
        )
