"""The mine of Steam Tunnel in letters: every tunnel has one, at each port where it comes out.

┌────a─────┐
a          b     the tunnel a goes from the top to the left,
b         c●     b from the right to the left; a pawn stands on c
└────c─────┘
"""

from __future__ import annotations

from collections.abc import Mapping
from string import ascii_letters

from ludogare.core.letters import MARKS, PLAIN, SOFT, STRONG, WIDTH, Canvas, Ink, of_seat
from ludogare.core.saying.texts import Json, Say

WIDE, HIGH = 11, 4
PLACES = ((5, 0), (10, 1), (10, 2), (5, 3), (0, 2), (0, 1))
"""Where a card has its ports: top, right, right, bottom, left, left."""
RIGHT = 10
ROCK = Ink("#A07840")
VALUE = Ink("#B8893B", bold=True)
COLUMN = 26
"""The width of a line about a tunnel."""


def draw(view: Json, say: Say, numbers: Mapping[str, int]) -> Canvas:
    """The mine, the tunnels that have a segment, and the players."""
    canvas = Canvas()
    tunnels = [t for t in view["tunnels"] if t["segments"]]
    called = {t["id"]: letter for t, letter in zip(tunnels, ascii_letters, strict=False)}
    step = WIDE + (view["size"] * (WIDE + 1) <= WIDTH)  # where there is room, cards lie apart
    for cell in view["cells"]:
        _rock(canvas, step, cell)
        _card(canvas, step, cell, called, numbers)
    y = canvas.height + 1
    for i, tunnel in enumerate(tunnels):
        _tunnel(canvas, i % 3 * COLUMN, y + i // 3, called.get(tunnel["id"], "…"), tunnel)
    for player in view["players"]:
        y, seat = canvas.height, player["seat"]
        canvas.put(0, y, MARKS[seat], of_seat(seat))
        words = say("words-player", seat=seat, points=player["points"], now=player["provisional"])
        canvas.paragraph(2, y, words)
    return canvas


def _rock(canvas: Canvas, step: int, cell: Json) -> None:
    """A cell before anything lies on it."""
    if cell["face"] != "hole":
        x, y = cell["col"] * step, cell["row"] * HIGH
        canvas.box(x, y, WIDE, HIGH, SOFT if cell["face"] != "down" else ROCK)


def _card(
    canvas: Canvas, step: int, cell: Json, called: Mapping[str, str], numbers: Mapping[str, int]
) -> None:
    """What lies on a cell, with the numbers of what can be done there."""
    row, col = cell["row"], cell["col"]
    x, y = col * step, row * HIGH
    if cell["face"] in ("down", "blocked"):
        canvas.fill(x + 1, y + 1, WIDE - 2, HIGH - 2, "░", ROCK)
        if cell["blocker"] is not None:
            canvas.middle(x, y + 1, WIDE, f" {MARKS[cell['blocker']]} ", of_seat(cell["blocker"]))
    for segment in cell["segments"]:
        for port in segment["ports"]:
            _port(canvas, x, y, port, called.get(segment["tunnel"], "…"), PLAIN)
        pawn, port = segment["pawn"], segment["port"]
        claim = numbers.get(f"claim {row} {col} {port}")
        if pawn is not None:
            letter = called.get(segment["tunnel"], "…")
            _port(canvas, x, y, port, letter + MARKS[pawn], of_seat(pawn))
        elif claim is not None:
            _number(canvas, x, y, port, claim)
    for end in cell["ends"]:
        _port(canvas, x, y, end["port"], str(end["value"]), VALUE)
    for y_in, verb in ((1, "flip"), (2, "block")):
        number = numbers.get(f"{verb} {row} {col}")
        if number is not None:
            canvas.number(x + 4, y + y_in, number)


def _port(canvas: Canvas, x: int, y: int, port: int, words: str, ink: Ink) -> None:
    dx, dy = PLACES[port]
    if dx == RIGHT:
        canvas.until(x + dx, y + dy, words[::-1], ink)
    else:
        canvas.put(x + dx, y + dy, words, ink)


def _number(canvas: Canvas, x: int, y: int, port: int, number: int) -> None:
    dx, dy = PLACES[port]
    canvas.number(x + dx - (len(str(number)) if dx == RIGHT else 0), y + dy, number)


def _tunnel(canvas: Canvas, x: int, y: int, letter: str, tunnel: Json) -> None:
    """What a tunnel is worth, and whose pawns stand in it."""
    x = canvas.put(x, y, letter, STRONG) + 1
    ends = "+".join(map(str, tunnel["tally"])) or "0"
    ink = PLAIN if tunnel["open"] else SOFT
    x = canvas.put(x, y, f"({ends})×{tunnel['length']}={tunnel['value']}", ink) + 1
    for seat, pawns in enumerate(tunnel["pawns"]):
        if pawns:
            x = canvas.put(x, y, f"{MARKS[seat]}{pawns}", of_seat(seat)) + 1
