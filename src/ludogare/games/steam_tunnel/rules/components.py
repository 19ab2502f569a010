"""The cards and the two boards of Steam Tunnel, as tables that the rules read."""

from __future__ import annotations

from pathlib import Path

from ludogare.core.declaration.components import load
from ludogare.core.law.rule import table
from ludogare.games.steam_tunnel.rules.parts import (
    CARD_NAMES,
    FORK_NAME,
    PORT_NAMES,
    SIZES,
    TUNNEL_CARDS,
    Parts,
)
from ludogare.games.steam_tunnel.rules.parts import POINT_CARDS as POINT_CARDS

COMPONENTS = load("steam_tunnel", Path(__file__).parents[1] / "data", Parts)
_parts = COMPONENTS.parts

PORTS = len(PORT_NAMES)
STRAIGHT = [[0, 3], [1, 5], [2, 4]]  # ST-3.4: the way through a card that nobody sees
PATTERNS = len(CARD_NAMES)
FORK = CARD_NAMES.index(FORK_NAME)
POINT = CARD_NAMES.index("P")
_patterns = [card.ports() for card in _parts.deck.cards]
_point_ends = [getattr(_parts.point_card.ends, name) for name in PORT_NAMES]

COPIES = table([*(card.copies for card in _parts.deck.cards), _parts.point_card.copies])

# What lies on a cell: a face-up card as `pattern * 2 + turned`, or one of three more (no
# card: the hole, and what is off the board), which lead straight through without segments.
FACES = PATTERNS * 2
BLOCKED, NO_CARD, FACE_DOWN = FACES, FACES + 1, FACES + 2
NO_SEGMENT = -1


def _faces() -> list[tuple[list[list[int]], list[int]]]:
    """Segments and ends of every face, upright and turned."""
    faces = []
    for pattern in range(PATTERNS):
        segments = [] if pattern == POINT else _patterns[pattern]
        ends = _point_ends if pattern == POINT else [0] * PORTS
        for half in (0, 3):
            turned = [sorted((port + half) % PORTS for port in segment) for segment in segments]
            faces.append((sorted(turned), ends[half:] + ends[:half]))
    return faces


_faced = _faces()
_ways = [segments for segments, _ in _faced] + [STRAIGHT] * 3


def _lowest(way: list[list[int]]) -> list[int]:
    """For each port the lowest port of its segment, which names the segment."""
    return [
        next((segment[0] for segment in way if port in segment), NO_SEGMENT)
        for port in range(PORTS)
    ]


LOWEST = table(_lowest(way) for way in _ways)  # by card and port; NO_SEGMENT is an end
END = table([*(ends for _, ends in _faced), *[[0] * PORTS] * 3])  # by card and port
SEGMENTS = table([*(len(segments) for segments, _ in _faced), 0, 0, 0])  # by card
SEGMENT = table(  # by card and place in its list: the names of its segments, rising
    [segment[0] for segment in segments] + [NO_SEGMENT] * (3 - len(segments))
    for segments in [*(segments for segments, _ in _faced), [], [], []]
)

# Cells are numbered row by row, seven to a row on both boards. The first index of a
# table below is 0 for the board of 6 by 6 and 1 for the full board of 7 by 7.
WIDTH = 7
SIZE = table(SIZES)
CELLS = WIDTH * WIDTH
FLIPPABLE = table([32, 48])
MOST_FORKS = min(COPIES[FORK], TUNNEL_CARDS - FLIPPABLE[0])  # what is left covers the board


def _seam(size: int, cell: int, port: int) -> int:
    """Two ports that face each other are one seam; each card owns its upper and right ones."""
    row, column = divmod(cell, WIDTH)
    if row >= size or column >= size:
        return 0  # not on this board
    if port == 3:
        return ((row + 1) % size * WIDTH + column) * 3
    if port > 3:
        return (row * WIDTH + (column - 1) % size) * 3 + PORTS - port
    return cell * 3 + port


SEAMS = CELLS * 3
ON_BOARD = table([int(max(divmod(c, WIDTH)) < size) for c in range(CELLS)] for size in SIZE)
SEAM = table(
    [_seam(size, cell, port) for cell in range(CELLS) for port in range(PORTS)] for size in SIZE
)  # by board and cell * PORTS + port


POINT_CELLS = table(sorted(row * WIDTH + column for row, column in _parts.board.points))
HOLE_CELL = _parts.full_board.hole[0] * WIDTH + _parts.full_board.hole[1]
