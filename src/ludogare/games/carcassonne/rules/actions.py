"""The actions of Carcassonne.

A free spot goes by its number (0 is the start tile's), a tunnel mouth by the order in which
mouths came to the table; `view.spoken` tells their places.
"""

from __future__ import annotations

from ludogare.core.declaration.actions import actions, chosen
from ludogare.core.law.rule import table
from ludogare.games.carcassonne.rules.components import (
    CELLS,
    FACES,
    MOUTHS,
    PARTS,
    TILE_NAMES,
    part_of,
)
from ludogare.games.carcassonne.rules.parts import FEATURES, MOST_SEGMENTS
from ludogare.games.carcassonne.rules.state import COLOURS

COLOUR_NAMES = ("A", "B", "C")[:COLOURS]

ACTIONS = actions(
    seats={
        "place": {"spot": chosen(range(CELLS), "cell"), "turn": chosen(range(4), "turn")},
        "meeple": {"feature": FEATURES, "part": chosen(PARTS, "segment")},
        "no_meeple": {},
        "token": {
            "colour": chosen(COLOUR_NAMES, "token"),
            "mouth": chosen(range(1, MOUTHS + 1), "cell"),
        },
        "no_token": {},
    },
    chance={"draw": {"tile": TILE_NAMES}},
)

PLACE = ACTIONS.first("place")
NO_MEEPLE = ACTIONS.first("no_meeple")
TOKEN = ACTIONS.first("token")
NO_TOKEN = ACTIONS.first("no_token")
DRAW = ACTIONS.first("draw")

_meeples = [
    sorted(
        (ACTIONS.number("meeple", feature=FEATURES[s.feature], part=part_of(s, turn)), i)
        for i, s in enumerate(kind.segments)
    )
    for kind, turn in FACES
]
_rest = [[(0, 0)] * (MOST_SEGMENTS - len(row)) for row in _meeples]
MEEPLE_CHOICE = table(  # by face: meeple actions rising, each times 8 with its segment added
    [action * MOST_SEGMENTS + segment for action, segment in row + rest]
    for row, rest in zip(_meeples, _rest, strict=True)
)
