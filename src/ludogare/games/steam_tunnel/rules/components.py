"""The cards and the two boards of Steam Tunnel, as tables that the rules read."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ludogare.core.declaration.components import load
from ludogare.core.law.rule import table

COMPONENTS = load("steam_tunnel", Path(__file__).parents[1] / "data")
_bad = COMPONENTS.bad

# Ports are numbered clockwise, so that half a turn adds 3.
PORT_NAMES = ("N", "E1", "E2", "S", "W2", "W1")
PORTS = len(PORT_NAMES)
STRAIGHT = [[0, 3], [1, 5], [2, 4]]  # ST-3.4: the way through a card that nobody sees

CARD_NAMES = ("A1", "A2", "B1", "B2", "C1", "C2", "D1", "D2", "E", "F", "G", "P")
PATTERNS = len(CARD_NAMES)
FORK = CARD_NAMES.index("G")
POINT = CARD_NAMES.index("P")
TUNNEL_CARDS, POINT_CARDS = 44, 4
HIGHEST_END = 5  # with all 24 point ends on one tunnel, their sum still fits 8 bits


def _segments(card: dict[str, Any]) -> list[list[int]]:
    """The segments of a card, each as its ports in rising order."""
    names = [segment.split("-") for segment in card["segments"]]
    ports = [port for segment in names for port in segment]
    if len(set(ports)) < len(ports) or not set(ports) <= set(PORT_NAMES):
        raise _bad(f"card {card['name']}: a port is one of {', '.join(PORT_NAMES)}, used once")
    if not 2 <= len(names) <= 3 or any(len(segment) < 2 for segment in names):
        raise _bad(f"card {card['name']} needs 2 or 3 segments of 2 ports or more")
    return [sorted(map(PORT_NAMES.index, segment)) for segment in names]


_deck = COMPONENTS["deck"]["cards"]
if tuple(card["name"] for card in _deck) != CARD_NAMES[:POINT]:
    raise _bad(f"the cards are {', '.join(CARD_NAMES[:POINT])}, in this order")
if sum(card["copies"] for card in _deck) != TUNNEL_CARDS:
    raise _bad(f"there are {TUNNEL_CARDS} tunnel cards")
_patterns = [_segments(card) for card in _deck]
for _card, _pattern in zip(_deck, _patterns, strict=True):
    if any(len(segment) > 2 for segment in _pattern) != (_card["name"] == CARD_NAMES[FORK]):
        raise _bad(f"card {CARD_NAMES[FORK]} has forks, and no other")
_points = COMPONENTS["point_card"]
if set(_points["ends"]) != set(PORT_NAMES) or _points["copies"] != POINT_CARDS:
    raise _bad(f"there are {POINT_CARDS} point cards with an end at each port")
_point_ends = [_points["ends"][name] for name in PORT_NAMES]
if not all(1 <= end <= HIGHEST_END for end in _point_ends):
    raise _bad(f"the ends of a point card are worth 1 to {HIGHEST_END}")

COPIES = table([*(card["copies"] for card in _deck), POINT_CARDS])

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
SIZE = table([6, 7])
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


def _place(place: Any, size: int) -> int:
    if not isinstance(place, list) or len(place) != 2 or not all(p in range(size) for p in place):
        raise _bad(f"{place} is no row and column of a board of {size} by {size}")
    row, column = place
    return int(row) * WIDTH + int(column)


_on_board = sorted(_place(place, SIZE[0]) for place in COMPONENTS["board"]["points"])
if len(set(_on_board)) != POINT_CARDS or len(_on_board) != POINT_CARDS:
    raise _bad(f"the {POINT_CARDS} point cards need {POINT_CARDS} places on the board")
POINT_CELLS = table(_on_board)
HOLE_CELL = _place(COMPONENTS["full_board"]["hole"], SIZE[1])
