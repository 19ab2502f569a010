"""Carcassonne, by Klaus-Jürgen Wrede (2000), with the Tunnel by Christwart Conrad (2009)."""

from collections.abc import Mapping
from typing import Any

from ludogare.core.declaration.game import Game
from ludogare.games.carcassonne.rules import contract
from ludogare.games.carcassonne.rules.actions import ACTIONS
from ludogare.games.carcassonne.rules.components import COMPONENTS, DRAWN, KINDS, MOUTHS, SPOTS
from ludogare.games.carcassonne.rules.options import OPTIONS
from ludogare.games.carcassonne.rules.parts import MOST_SEGMENTS, SETS
from ludogare.games.carcassonne.rules.state import COLOURS, SEATS, State


def tiles(options: Mapping[str, Any]) -> int:
    """How many tiles a match is played with, the start tile included."""
    chosen = {
        "base": True,
        "tunnel": options["tunnel"],
        "inns_cathedrals": options["inns_cathedrals"],
        "other_tunnels": options["other_tunnels"] != "off",
    }
    return sum(kind.copies for kind in KINDS[:DRAWN] if chosen[SETS[kind.set]])


def bound(seats: int, options: Mapping[str, Any]) -> int:
    """Each turn draws a tile, places it, and asks for a meeple and, with the Tunnel, a token."""
    return (tiles(options) - 1) * (4 if options["tunnel"] else 3)


GAME = Game(
    name="carcassonne",
    version=1,
    seats=range(2, SEATS + 1),
    State=State,
    rules=contract,
    actions=ACTIONS,
    options=OPTIONS,
    components=COMPONENTS,
    endings=("placed", "aside"),
    bound=bound,
    choices=max(4 * SPOTS, MOST_SEGMENTS + COLOURS * MOUTHS + 2),  # a tile; a meeple or token
    counts=DRAWN + 2 * SEATS + 1,
    minutes=45,
    prefix="CA",
)
