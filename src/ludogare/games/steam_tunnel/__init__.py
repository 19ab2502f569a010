"""Steam Tunnel, by James Ernest (2003)."""

from collections.abc import Mapping
from typing import Any

from ludogare.core.declaration.game import Game
from ludogare.games.steam_tunnel.rules import contract
from ludogare.games.steam_tunnel.rules.actions import ACTIONS, SEATS
from ludogare.games.steam_tunnel.rules.components import COMPONENTS, FLIPPABLE, PATTERNS
from ludogare.games.steam_tunnel.rules.options import OPTIONS
from ludogare.games.steam_tunnel.rules.state import State
from ludogare.games.steam_tunnel.rules.tunnels import UNIT


def bound(seats: int, options: Mapping[str, Any]) -> int:
    """Each turn flips a card, names it and places a pawn; after the last card no pawn follows."""
    return 3 * FLIPPABLE[options["full_board"]] - 1 + (options["starter"] == "chance")


GAME = Game(
    name="steam_tunnel",
    version=1,
    seats=range(2, SEATS + 1),
    State=State,
    rules=contract,
    actions=ACTIONS,
    options=OPTIONS,
    components=COMPONENTS,
    endings=("flip", "block"),
    bound=bound,
    choices=3 * max(FLIPPABLE),  # a card offers 3 segments to claim, or itself to block
    counts=PATTERNS + 3,
    unit=UNIT,
    prefix="ST",
)
